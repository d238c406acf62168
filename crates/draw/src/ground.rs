//! The layers of the ground: the face of the board, rows, vacant hills, and the veil outside the area of the seat to move.

use ringforts::{Color, Hill, Hills};
use view::RingfortsView;

use crate::Point;
use crate::element::Element;
use crate::face::{face, lit};
use crate::frame::{coordinates, counts, seats};
use crate::look::{BOARD, Earthwork, look};
use crate::outline::outline;
use crate::palette::{DITCH_EDGE, GLYPH, LEGAL, VEIL, transparent};
use crate::point::PITCH;

/// The face, and what stands in its frame, for the color to move if it is asked. Rule: PC3, SHD1
pub(crate) fn ground(view: &RingfortsView, mover: Option<Color>) -> Element {
    Element::group("tara-ground")
        .with([face(), coordinates()])
        .with(counts(view, mover))
        .with(view.areas.is_some().then(seats))
}

/// The tints of qualified rows. Rule: PC3
pub(crate) fn tints(view: &RingfortsView) -> Element {
    let rows = view.qualified_rows().map(|row| {
        Element::path(&outline(row))
            .set("class", "tara-qualified")
            .set("fill", LEGAL)
            .set("fill-opacity", 0.17)
            .set("stroke", GLYPH)
            .set("stroke-width", 14)
            .set("stroke-dasharray", "6 30")
            .set("stroke-linecap", "round")
    });
    Element::group("tara-tints").with(rows)
}

/// The vacant hills.
pub(crate) fn hills(view: &RingfortsView) -> Element {
    let hills = view.vacant().into_iter().map(|hill| {
        let at = Point::of(hill);
        Element::new("use")
            .set("class", "tara-hill")
            .set("href", format!("#{EARTHWORK}"))
            .set("x", at.x)
            .set("y", at.y)
    });
    Element::group("tara-hills")
        .with([Element::new("defs").with([earthwork()])])
        .with(hills)
}

/// The name of the earthwork that all vacant hills are copies of.
const EARTHWORK: &str = "tara-earthwork";

/// A vacant hill: ditch, bank and hollow.
fn earthwork() -> Element {
    let Earthwork {
        ditch,
        bank,
        hollow,
        shade,
    } = &look().earthwork;
    let ring = |name: &str, radius: &i32| {
        Element::new("circle")
            .set("class", format!("tara-{name}"))
            .set("r", radius)
            .set("fill", lit(name))
    };
    let ditch = ring("ditch", ditch)
        .set("stroke", DITCH_EDGE)
        .set("stroke-width", 18);
    let shade = Element::path(shade)
        .set("class", "tara-hollow-shade")
        .set("fill", "none")
        .set("stroke", DITCH_EDGE)
        .set("stroke-width", 12)
        .set("stroke-opacity", 0.7)
        .set("stroke-linecap", "round");
    Element::new("g").set("id", EARTHWORK).with([
        ditch,
        ring("bank", bank),
        ring("hollow", hollow),
        shade,
    ])
}

/// The veil over the land of all hills outside the area of the seat to move. Rule: SHD1
pub(crate) fn veil(view: &RingfortsView) -> Option<Element> {
    let outside = Hills::BOARD - view.area()?;
    let squares = outside.into_iter().map(square);
    let d: String = squares.chain(corners(outside)).collect();
    let veil = Element::path(&d).set("class", "tara-veil");
    Some(transparent(veil, "fill", VEIL))
}

/// The land of a hill, which reaches from the outermost ones to the frame.
fn square(hill: Hill) -> String {
    let middle = Point::of(hill);
    let [[left, right], [top, foot]] = [span(middle.x), span(middle.y)];
    format!("M{left} {top}H{right}V{foot}H{left}Z")
}

fn span(middle: i32) -> [i32; 2] {
    let beyond = look().land.beyond;
    let low = if middle == 0 {
        -beyond
    } else {
        middle - PITCH / 2
    };
    let high = if middle == BOARD {
        BOARD + beyond
    } else {
        middle + PITCH / 2
    };
    [low, high]
}

/// The land of those corners that have a hill of the set beside them, cut off by the frame.
fn corners(hills: Hills) -> impl Iterator<Item = String> {
    let beyond = look().land.beyond;
    let (far, inner) = (BOARD + beyond, BOARD - PITCH / 2);
    let [low, high] = [
        [-beyond, PITCH - beyond, PITCH / 2],
        [far, far - PITCH, inner],
    ];
    let beside = [
        ("B7", low, low),
        ("F7", high, low),
        ("B1", low, high),
        ("F1", high, high),
    ];
    let has = move |name| Hill::from_name(name).is_some_and(|hill| hills.has(hill));
    let beside = beside.into_iter().filter(move |&(name, ..)| has(name));
    beside.map(|(_, [x, cut_x, in_x], [y, cut_y, in_y])| {
        format!("M{cut_x} {y}H{in_x}V{in_y}H{x}V{cut_y}Z")
    })
}
