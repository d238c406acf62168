//! The layers below the knots: the ground with its coordinates, rows, areas, and vacant hills.

use ringforts::{Hill, Hills};
use view::RingfortsView;

use crate::Point;
use crate::element::Element;
use crate::outline::outline;
use crate::palette::{GLYPH, HILL, HILL_EDGE, LAND, LAND_EDGE, TINT};
use crate::point::PITCH;
use crate::shapes::signs;

/// From the outermost hills to the edge of the ground, and to the middle of the coordinates.
const BORDER: i32 = 560;
const BESIDE: i32 = 730;
/// From the first to the last column.
const BOARD: i32 = 6 * PITCH;

/// The ground, and the letters and numbers beside it.
pub(crate) fn ground() -> Element {
    let land = Element::path(&land())
        .set("class", "tara-land")
        .set("fill", LAND)
        .set("stroke", LAND_EDGE)
        .set("stroke-width", 24)
        .set("stroke-linejoin", "round");
    Element::group("tara-ground").with([land, coordinates()])
}

/// The edge of the ground: a square whose corners, where no hill is, are cut off.
fn land() -> String {
    let (low, high) = (-BORDER, BOARD + BORDER);
    let (near, far) = (PITCH - BORDER, BOARD - PITCH + BORDER);
    let corners = [
        [near, low],
        [far, low],
        [high, near],
        [high, far],
        [far, high],
        [near, high],
        [low, far],
        [low, near],
    ];
    format!("M{}Z", corners.map(|[x, y]| format!("{x} {y}")).join("L"))
}

fn coordinates() -> Element {
    let letters = ('A'..='G').zip(0..).map(|(glyph, column)| {
        let at = Point::from((PITCH * column, BOARD + BESIDE));
        (glyph, at)
    });
    let numbers = ('1'..='7').zip(0..).map(|(glyph, row)| {
        let at = Point::from((-BESIDE, BOARD - PITCH * row));
        (glyph, at)
    });
    let glyphs = letters.chain(numbers).map(|(glyph, at)| {
        Element::path(&signs().glyphs[&glyph])
            .set("transform", format!("translate({} {})", at.x, at.y))
    });
    Element::group("tara-glyph")
        .set("fill", "none")
        .set("stroke", GLYPH)
        .set("stroke-width", signs().glyph_line)
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
        .with(glyphs)
}

/// The tints on the ground: qualified rows, and the area of the seat to move. Rule: PC3, SHD1
pub(crate) fn tints(view: &RingfortsView) -> Element {
    let rows = view.qualified_rows().map(|row| {
        Element::path(&outline(row))
            .set("class", "tara-qualified")
            .set("fill", TINT)
            .set("stroke", GLYPH)
            .set("stroke-width", 14)
            .set("stroke-dasharray", "6 30")
            .set("stroke-linecap", "round")
    });
    let area = view.area().map(|area| {
        Element::path(&outline(area))
            .set("class", "tara-area")
            .set("fill", "none")
            .set("stroke", GLYPH)
            .set("stroke-width", 30)
            .set("stroke-linejoin", "round")
    });
    Element::group("tara-tints").with(rows).with(area)
}

/// The vacant hills; those outside the area of the seat to move are dim.
pub(crate) fn hills(view: &RingfortsView) -> Element {
    let vacant = view.vacant();
    let area = view.area().unwrap_or(Hills::BOARD);
    let dim_hills = vacant - area;
    let dim = Element::group("tara-dim")
        .set("opacity", "0.35")
        .with(dim_hills.into_iter().map(hill));
    Element::group("tara-hills")
        .set("fill", HILL)
        .set("stroke", HILL_EDGE)
        .set("stroke-width", 16)
        .with((vacant & area).into_iter().map(hill))
        .with((!dim_hills.is_empty()).then_some(dim))
}

fn hill(hill: Hill) -> Element {
    let at = Point::of(hill);
    Element::new("circle")
        .set("class", "tara-hill")
        .set("cx", at.x)
        .set("cy", at.y)
        .set("r", 300)
}
