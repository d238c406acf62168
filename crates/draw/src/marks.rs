//! Kings, and marks on hills, each of a shape of its own, so that color is never the only difference.

use ringforts::{Color, Hill, Hills};
use view::RingfortsView;

use crate::Point;
use crate::board::Targets;
use crate::element::Element;
use crate::knots::cast;
use crate::palette::{LAND, LEGAL, MARK, PLATE, side};
use crate::shapes::{king, signs};

/// The kings of both colors. Rule: B4
pub(crate) fn kings(view: &RingfortsView) -> Element {
    let of = |color: Color| {
        let hills = view.kings[color.index()].0.into_iter();
        hills.map(move |hill| king_on(color, hill))
    };
    Element::group("tara-kings").with(Color::BOTH.into_iter().flat_map(of))
}

fn king_on(color: Color, hill: Hill) -> Element {
    let [fill, edge] = side(color);
    let plate = Element::path(&king(color).plate)
        .set("class", "tara-plate")
        .set("fill", PLATE)
        .set("stroke-width", 26);
    let crown = Element::path(&king(color).crown)
        .set("class", "tara-crown")
        .set("fill", fill)
        .set("stroke-width", 18);
    on(hill, &format!("tara-king tara-side-{}", color.index()))
        .set("stroke", edge)
        .set("stroke-linejoin", "round")
        .with([
            cast(Element::path(&king(color).plate), "fill").set("stroke", "none"),
            plate,
            crown,
        ])
}

/// The marks: hills where a move can end, orders of priority, ringforts without a bridge.
pub(crate) fn marks(view: &RingfortsView, targets: &Targets) -> Element {
    let vacant = view.vacant();
    let order = |hill| priority(targets, hill);
    let [red, blue] = &view.unlinked;
    Element::group("tara-marks")
        .with(
            (targets.hills & vacant)
                .into_iter()
                .map(|hill| target(hill, order(hill))),
        )
        .with((targets.hills - vacant).into_iter().map(capture))
        .with(
            Hills::BOARD
                .into_iter()
                .filter_map(|hill| pips(hill, order(hill), vacant)),
        )
        .with((red.0 | blue.0).into_iter().map(unlinked))
}

/// The order of priority of a hill, 0 without one. Rule: SHL3
fn priority(targets: &Targets, hill: Hill) -> usize {
    let orders = targets.priorities.iter().flatten();
    orders
        .into_iter()
        .position(|hills| hills.has(hill))
        .unwrap_or(0)
}

/// A vacant hill on which a move can end: a ring, with a dot where no pips are.
fn target(hill: Hill, order: usize) -> Element {
    let ring = Element::new("circle")
        .set("class", "tara-legal")
        .set("r", 235)
        .set("fill", "none")
        .set("stroke", LEGAL)
        .set("stroke-width", 34);
    let dot = Element::path(&signs().target)
        .set("class", "tara-target")
        .set("fill", LEGAL);
    mark_on(hill).with([ring]).with((order == 0).then_some(dot))
}

/// A ringfort on which a move can end: four corners around it.
fn capture(hill: Hill) -> Element {
    let corners = Element::path(&signs().capture)
        .set("class", "tara-legal")
        .set("fill", "none")
        .set("stroke", LEGAL)
        .set("stroke-width", 34)
        .set("stroke-linecap", "round");
    mark_on(hill).with([corners])
}

/// The dots of an order of priority; on a ringfort they have a plate, as the knot would hide them. Rule: SHL3
fn pips(hill: Hill, order: usize, vacant: Hills) -> Option<Element> {
    let points = signs().pips.get(order.checked_sub(1)?)?;
    let dots = points.iter().map(|point| {
        Element::new("circle")
            .set("class", "tara-pip")
            .set("cx", point.x)
            .set("cy", point.y)
            .set("r", signs().pip_radius)
            .set("fill", MARK)
    });
    let plate = (!vacant.has(hill)).then(|| badge().set("r", 175));
    Some(mark_on(hill).with(plate).with(dots))
}

/// A ringfort that may be removed for want of a bridge: a broken link, at its corner. Rule: SD4
fn unlinked(hill: Hill) -> Element {
    let sign = Element::path(&signs().unlinked)
        .set("class", "tara-unlinked")
        .set("fill", "none")
        .set("stroke", MARK)
        .set("stroke-width", 28)
        .set("stroke-linecap", "round");
    let plate = badge().set("cx", 330).set("cy", 330).set("r", 120);
    mark_on(hill).with([plate, sign])
}

fn badge() -> Element {
    Element::new("circle")
        .set("class", "tara-badge")
        .set("fill", LAND[0])
        .set("stroke", MARK)
        .set("stroke-width", 16)
}

fn mark_on(hill: Hill) -> Element {
    on(hill, "tara-mark")
}

/// A group about a hill.
fn on(hill: Hill, class: &str) -> Element {
    let at = Point::of(hill);
    Element::group(class).set("transform", format!("translate({} {})", at.x, at.y))
}
