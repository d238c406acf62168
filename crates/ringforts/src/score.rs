//! The measures of a board (kingdoms, bridges, territory, captured kings) and the points that follow.

use crate::{FirstMeasureKind, Hills, Kings, Links, Position};

/// The numbers that decide the points, Red's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measures {
    /// Kingdoms; in Four Treasures bridges. Rule: M2, M3
    pub first: FirstMeasure,
    /// Ringforts on the board. Rule: B9
    pub territory: [u8; 2],
    /// Kings captured by Red and by Blue; only in High Kings. Rule: HK13
    pub kings_captured: Option<[u8; 2]>,
}

/// The first measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstMeasure {
    /// The fewest win. Rule: M2
    Kingdoms([u8; 2]),
    /// The most win. Rule: M3
    Bridges([u8; 2]),
}

/// The measures of a position as it stands, over or not. Rule: M5, SD6
pub fn measures(position: &Position) -> Measures {
    let ringforts = position.ringforts;
    let book = position.variant().book();
    let counts_kings = book.kings == Kings::Three;
    let [red_lost, blue_lost] = position.lost;
    Measures {
        first: match book.first_measure {
            FirstMeasureKind::Bridges => FirstMeasure::Bridges(ringforts.map(bridges)),
            FirstMeasureKind::Kingdoms => FirstMeasure::Kingdoms(ringforts.map(kingdoms)),
        },
        territory: ringforts.map(|ringforts| ringforts.len() as u8),
        kings_captured: counts_kings.then_some([blue_lost, red_lost]),
    }
}

/// The points of Red and Blue for a position as it stands, over or not. Rule: M2-M5, HK13, HK14, SD7
pub fn points(position: &Position) -> [u8; 2] {
    measures(position).points()
}

impl Measures {
    /// The points of Red and Blue by these measures. Rule: M2-M4, HK13, HK14
    #[inline]
    pub fn points(&self) -> [u8; 2] {
        match self.kings_captured {
            Some(captured) if is_double_capture(captured) => points_by_double_capture(captured),
            _ => points_by_measures(self),
        }
    }
}

/// Returns whether a side has captured two kings or more. Rule: HK12
pub(crate) fn is_double_capture(captured: [u8; 2]) -> bool {
    captured.iter().any(|&kings| kings >= 2)
}

/// The kingdoms of one color: its groups of neighbors. Rule: B6
pub fn kingdoms(ringforts: Hills) -> u8 {
    let singles = ringforts - ringforts.neighbors();
    let mut groups = ringforts - singles;
    let mut count = singles.len() as u8;
    while let Some(hill) = groups.first() {
        groups -= Hills::of(hill).flood(groups);
        count += 1;
    }
    count
}

/// The groups of neighbors in a set, in the order of their first hills. Rule: B6
pub(crate) fn groups(ringforts: Hills) -> impl Iterator<Item = Hills> {
    let mut left = ringforts;
    std::iter::from_fn(move || {
        let group = Hills::of(left.first()?).flood(left);
        left -= group;
        Some(group)
    })
}

/// The bridges of one color: its pairs of neighbors. Rule: B5
pub fn bridges(ringforts: Hills) -> u8 {
    Links::within(ringforts).len() as u8
}

/// The points by the first measure, or by territory where that is equal. Rule: M2-M4, HK13
fn points_by_measures(measures: &Measures) -> [u8; 2] {
    let decisive = measures.lead_by_measures().decisive();
    let Some(winner) = decisive.leader() else {
        return [1, 1];
    };
    let [red, blue] = decisive.counts;
    let mut points = measures.kings_captured.unwrap_or_default();
    points[winner.index()] += 2 + red.abs_diff(blue);
    points
}

/// Both sides have lost two kings only if both had one stranded at the end. Rule: HK14, HKL4
fn points_by_double_capture(captured: [u8; 2]) -> [u8; 2] {
    if captured.iter().all(|&kings| kings >= 2) {
        [1, 1]
    } else {
        captured
    }
}
