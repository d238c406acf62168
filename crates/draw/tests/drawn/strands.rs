//! Laws of the strands of every position: they are closed, smooth, and alternate.

use std::collections::HashMap;

use draw::{Crossing, Point, Strand, Strands};
use ringforts::{Color, Link, Position, Variant};
use view::RingfortsView;

use crate::kit::{count, moments};

/// The directions of two curves that meet may differ by this sine, from whole numbers in the data.
const SMOOTH: f64 = 0.02;

#[test]
fn every_strand_is_closed_smooth_and_alternates() {
    for variant in Variant::ALL {
        let games = if variant.book().can_repeat { 2 } else { 4 };
        for position in moments(variant, games) {
            for color in Color::BOTH {
                let strands = Strands::of(&RingfortsView::of(&position), color);
                strands.iter().for_each(|strand| check(strand, &position));
                check_crossings(&strands, &position);
            }
        }
    }
}

#[test]
fn there_are_as_many_strands_as_another_way_to_count_says() {
    for variant in Variant::ALL {
        for position in moments(variant, 3) {
            for color in Color::BOTH {
                let is_linked = |lower, higher| {
                    let link = Link::new(lower, higher).expect("the lower one is first");
                    if variant.book().makes_links_singly {
                        position.links().has(link) && position.ringforts(color).has(lower)
                    } else {
                        position.ringforts(color).has(lower)
                            && position.ringforts(color).has(higher)
                    }
                };
                let strands = Strands::of(&RingfortsView::of(&position), color);
                assert_eq!(
                    strands.len(),
                    count(&position, color, is_linked),
                    "{position} {color:?}"
                );
                assert_eq!(strands.is_empty(), position.ringforts(color).is_empty());
            }
        }
    }
}

fn check(strand: &Strand, position: &Position) {
    for (segment, next) in strand.joints() {
        assert_eq!(segment.end(), next.start(), "not joined: {position}");
        assert_ne!(
            segment.crossings[0], segment.crossings[1],
            "does not alternate: {position}"
        );
        check_joint(
            &segment.curve[segment.curve.len() - 2..],
            next.curve[1],
            position,
        );
        for inner in (3..segment.curve.len() - 1).step_by(3) {
            check_joint(
                &segment.curve[inner - 1..=inner],
                segment.curve[inner + 1],
                position,
            );
        }
    }
}

/// Two curves that meet go on in one direction: from the point before they meet, through there, to the point after.
fn check_joint(before: &[Point], after: Point, position: &Position) {
    let step = |from: Point, to: Point| [f64::from(to.x - from.x), f64::from(to.y - from.y)];
    let ([a, b], [c, d]) = (step(before[0], before[1]), step(before[1], after));
    let lengths = a.hypot(b) * c.hypot(d);
    let (sine, cosine) = ((a * d - b * c) / lengths, (a * c + b * d) / lengths);
    assert!(
        sine.abs() < SMOOTH && cosine > 0.0,
        "a corner at {:?}: {position}",
        before[1]
    );
}

/// At each crossing one strand lies over and one under, so each has exactly two passes.
fn check_crossings(strands: &Strands, position: &Position) {
    let mut crossings: HashMap<Point, Vec<Crossing>> = HashMap::new();
    for pass in strands.iter().flat_map(Strand::passes) {
        crossings.entry(pass.at).or_default().push(pass.crossing);
    }
    for (at, mut crossings) in crossings {
        crossings.sort();
        assert_eq!(
            crossings,
            [Crossing::Over, Crossing::Under],
            "at {at:?}: {position}"
        );
    }
}
