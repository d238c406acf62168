//! The ringforts and bridges of one color as knotwork.

use ringforts::Color;

use crate::Strands;
use crate::element::Element;
use crate::face::lit;
use crate::look::look;
use crate::palette::{CAST, MIDLINE, side, transparent};
use crate::path_data::{over_edges, over_ribbons, whole};
use crate::shapes::form;

/// All knots of a color: their shadow, each strand whole, then once more where it lies above another.
pub(crate) fn knots(color: Color, strands: &Strands) -> Element {
    let form = form(color);
    let [_, edge] = side(color);
    let (fill, land) = (lit(color.name()), lit("land"));
    let line = |class: &str, stroke: &str, width: i32, d: &str| {
        Element::path(d)
            .set("class", class)
            .set("stroke", stroke)
            .set("stroke-width", width)
    };
    let edge_width = form.ribbon + 2 * form.outline;
    let band = |d: &str| {
        let midline = (form.midline > 0).then(|| line("tara-midline", MIDLINE, form.midline, d));
        let ribbon = line("tara-ribbon", &fill, form.ribbon, d);
        std::iter::once(ribbon).chain(midline)
    };
    let (whole, edges) = (whole(strands), over_edges(strands));
    Element::group(&format!("tara-knot tara-side-{}", color.index()))
        .set("fill", "none")
        .set("stroke-linejoin", "round")
        .with([
            cast(Element::path(&whole), "stroke").set("stroke-width", edge_width),
            line("tara-edge", edge, edge_width, &whole),
        ])
        .with(band(&whole))
        .with([
            line("tara-gap", &land, edge_width + 2 * form.gap, &edges),
            line("tara-edge", edge, edge_width, &edges),
        ])
        .with(band(&over_ribbons(strands)))
}

/// The shadow of an outline: the same, moved from the light.
pub(crate) fn cast(outline: Element, paint: &'static str) -> Element {
    let to = look().cast;
    transparent(outline, paint, CAST)
        .set("class", "tara-cast")
        .set("transform", format!("translate({} {})", to.x, to.y))
}
