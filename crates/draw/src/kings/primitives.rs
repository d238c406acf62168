//! Small parts of drawings: groups that are moved and scaled, filled and stroked forms, and texts of glyphs.

use super::palette::INK;
use super::shapes::shapes;
use crate::Point;
use crate::element::Element;

/// The alignment of a text about its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    Left,
    Middle,
    Right,
}

/// A glyph of a text: how far its middle is from the point of the text before it is scaled, and its line.
pub(crate) struct PlacedGlyph {
    pub(crate) x: f64,
    d: &'static str,
}

/// A group of a class, moved and scaled.
pub(crate) fn placed(class: &str, at: Point, scale: f64) -> Element {
    let moved = format!("translate({} {})", at.x, at.y);
    let transform = if scale == 1.0 {
        moved
    } else {
        format!("{moved} scale({scale})")
    };
    Element::group(class).set("transform", transform)
}

/// A path of a class that is filled and has an edge of a width.
pub(crate) fn form(class: &str, d: &str, fill: &str, edge: &str, width: i32) -> Element {
    Element::path(d)
        .set("class", class)
        .set("fill", fill)
        .set("stroke", edge)
        .set("stroke-width", width)
        .set("stroke-linejoin", "round")
}

/// A path of a class that is a line of a width.
pub(crate) fn line(class: &str, d: &str, color: &str, width: i32) -> Element {
    form(class, d, "none", color, width).set("stroke-linecap", "round")
}

/// A rounded rectangle about a point, given as half its width and height.
pub(crate) fn rectangle(class: &str, at: Point, half: Point, round: i32) -> Element {
    Element::new("rect")
        .set("class", class)
        .set("x", at.x - half.x)
        .set("y", at.y - half.y)
        .set("width", 2 * half.x)
        .set("height", 2 * half.y)
        .set("rx", round)
}

/// A circle about a point.
pub(crate) fn circle(class: &str, at: Point, radius: i32) -> Element {
    Element::new("circle")
        .set("class", class)
        .set("cx", at.x)
        .set("cy", at.y)
        .set("r", radius)
}

/// A text of glyphs, 200 high before it is scaled.
pub(crate) fn glyphs(text: &str, at: Point, scale: f64, anchor: Anchor) -> Element {
    let lines = laid(text, anchor)
        .into_iter()
        .map(|glyph| Element::path(glyph.d).set("transform", format!("translate({} 0)", glyph.x)));
    placed("kings-glyphs", at, scale)
        .set("fill", "none")
        .set("stroke", INK)
        .set("stroke-width", shapes().glyph_line)
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
        .with(lines)
}

/// The glyphs of a text; characters without a glyph are left out.
pub(crate) fn laid(text: &str, anchor: Anchor) -> Vec<PlacedGlyph> {
    let known = text
        .chars()
        .filter_map(|character| shapes().glyphs.get(&character));
    let width: f64 = known.clone().map(|glyph| glyph.advance).sum();
    let mut x = match anchor {
        Anchor::Left => 0.0,
        Anchor::Middle => -width / 2.0,
        Anchor::Right => -width,
    };
    let place = |glyph: &'static super::shapes::Glyph| {
        let middle = x + glyph.advance / 2.0;
        x += glyph.advance;
        PlacedGlyph {
            x: middle,
            d: &glyph.d,
        }
    };
    known.map(place).collect()
}
