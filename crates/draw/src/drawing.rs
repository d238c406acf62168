//! The common root of all drawings.

use std::fmt::Display;

use crate::element::Element;
use crate::palette::PAPER;

/// An empty drawing on its paper, shown in this width and height. `frame` is x, y, width and height of what it shows; its classes
/// begin with `prefix`; `title` is what it is called by a screen reader.
pub(crate) fn drawing(
    prefix: &str,
    frame: [i32; 4],
    size: [impl Display; 2],
    title: &str,
) -> Element {
    let [x, y, width, height] = frame;
    let [shown_width, shown_height] = size;
    let paper = Element::new("rect")
        .set("class", format!("{prefix}-paper"))
        .set("x", x)
        .set("y", y)
        .set("width", width)
        .set("height", height)
        .set("fill", PAPER);
    Element::new("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("class", format!("{prefix}-drawing"))
        .set("viewBox", frame.map(|number| number.to_string()).join(" "))
        .set("width", shown_width)
        .set("height", shown_height)
        .set("role", "img")
        .with([Element::new("title").saying(title), paper])
}
