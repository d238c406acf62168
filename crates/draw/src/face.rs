//! The face of a board: the land with its contour lines in a dark frame with gold lines, and the light on all of it.

use ringforts::Color;

use crate::element::Element;
use crate::look::{BOARD, Frame, look};
use crate::palette::{BANK, CONTOUR, DITCH, FRAME, FRAME_LINE, HOLLOW, LAND, ribbon, transparent};
use crate::point::PITCH;

/// The face, which no move changes.
pub(crate) fn face() -> Element {
    let frame = &look().frame;
    let land = Element::path(&land())
        .set("class", "tara-land")
        .set("fill", lit("land"));
    let contours = transparent(Element::path(&look().contours), "stroke", CONTOUR)
        .set("class", "tara-contour")
        .set("fill", "none")
        .set("stroke-width", 14);
    let wood = Element::path(&format!("{}{}", edge(frame), self::land()))
        .set("class", "tara-frame")
        .set("fill", lit("frame"))
        .set("fill-rule", "evenodd");
    let shore = Element::path(&self::land())
        .set("class", "tara-shore")
        .set("fill", "none")
        .set("stroke", FRAME[1])
        .set("stroke-width", 44)
        .set("stroke-linejoin", "round");
    let [outer, inner] = frame.lines;
    let gold = [
        line(frame, outer).set("stroke-width", 18),
        line(frame, inner)
            .set("stroke-width", 11)
            .set("stroke-opacity", 0.6),
    ];
    Element::group("tara-face")
        .with([lights(), land, contours, wood])
        .with(gold)
        .with([
            shore,
            golden(Element::path(&self::land())).set("stroke-width", 18),
        ])
        .with(roundels())
}

/// The land: a square whose corners, where no hill is, are cut off.
fn land() -> String {
    let beyond = look().land.beyond;
    let (low, high) = (-beyond, BOARD + beyond);
    let (near, far) = (PITCH - beyond, BOARD - PITCH + beyond);
    format!("M{near} {low}H{far}L{high} {near}V{far}L{far} {high}H{near}L{low} {far}V{near}Z")
}

/// The edge of the frame, which covers the contour lines beyond the land.
fn edge(&Frame { beyond, radius, .. }: &Frame) -> String {
    let (low, high) = (-beyond, BOARD + beyond);
    let (near, far) = (low + radius, high - radius);
    let arc = |x, y| format!("A{radius} {radius} 0 0 1 {x} {y}");
    let [east, south, west, north] = [
        arc(high, near),
        arc(far, high),
        arc(low, far),
        arc(near, low),
    ];
    format!("M{near} {low}H{far}{east}V{far}{south}H{near}{west}V{near}{north}Z")
}

/// A line around the board, so far from the edge of its frame.
fn line(frame: &Frame, inward: i32) -> Element {
    let size = BOARD + 2 * (frame.beyond - inward);
    golden(Element::new("rect"))
        .set("x", inward - frame.beyond)
        .set("y", inward - frame.beyond)
        .set("width", size)
        .set("height", size)
        .set("rx", frame.radius - inward)
}

fn golden(element: Element) -> Element {
    element
        .set("class", "tara-gold")
        .set("fill", "none")
        .set("stroke", FRAME_LINE)
}

/// The ornaments of the four corners.
fn roundels() -> impl Iterator<Item = Element> {
    let roundel = &look().roundel;
    let [outer, inner] = roundel.radii;
    let ring = |radius| golden(Element::new("circle")).set("r", radius);
    let ornament = [
        ring(outer).set("stroke-width", 18),
        ring(inner)
            .set("stroke-width", 11)
            .set("stroke-opacity", 0.6),
        golden(Element::path(&roundel.triskele))
            .set("stroke-width", 22)
            .set("stroke-linecap", "round")
            .set("stroke-linejoin", "round"),
    ];
    let ends = [-roundel.outward, BOARD + roundel.outward];
    let corners = ends.into_iter().flat_map(move |x| ends.map(|y| (x, y)));
    corners.map(move |(x, y)| {
        Element::new("g")
            .set("transform", format!("translate({x} {y})"))
            .with(ornament.clone())
    })
}

/// The paint of a gradient of [`lights`].
pub(crate) fn lit(name: &str) -> String {
    format!("url(#tara-{name}-light)")
}

/// The gradients. Those of land, frame and ribbons go across the whole board, so that light falls once.
fn lights() -> Element {
    let (low, high) = (-look().land.beyond, BOARD + look().land.beyond);
    let across = |name: &str, colors: &[&str]| {
        light(name, colors)
            .set("gradientUnits", "userSpaceOnUse")
            .set("x1", low)
            .set("y1", low)
            .set("x2", high)
            .set("y2", high)
    };
    let slope = |name: &str, colors: &[&str]| {
        light(name, colors)
            .set("x1", 0.15)
            .set("y1", 0.1)
            .set("x2", 0.85)
            .set("y2", 0.9)
    };
    let ribbons = Color::BOTH.map(|color| across(color.name(), &ribbon(color)));
    Element::new("defs")
        .with([across("land", &LAND), across("frame", &FRAME)])
        .with(ribbons)
        .with([
            slope("ditch", &DITCH),
            slope("bank", &BANK),
            slope("hollow", &HOLLOW),
        ])
}

fn light(name: &str, colors: &[&str]) -> Element {
    let last = colors.len() as f64 - 1.0;
    let stops = colors.iter().enumerate().map(|(at, color)| {
        Element::new("stop")
            .set("class", format!("tara-{name}-light-{at}"))
            .set("offset", at as f64 / last)
            .set("stop-color", color)
    });
    Element::new("linearGradient")
        .set("id", format!("tara-{name}-light"))
        .with(stops)
}
