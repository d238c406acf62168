//! Segments of strands, placed on the board.

use ringforts::{Color, Hill, Hills, Links};
use serde::Deserialize;

use crate::Point;
use crate::shapes::{self, PieceSides, SegmentShape};

/// The place of a strand at a crossing point: over or under the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Crossing {
    /// It is fully visible.
    Over,
    /// The other strand hides a part of it.
    Under,
}

/// A piece of a strand from one crossing to the next, in the direction in which its strand goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    /// Its first point, then three points for each cubic Bézier curve.
    pub curve: Vec<Point>,
    /// At its first and at its last point.
    pub crossings: [Crossing; 2],
}

impl Segment {
    /// Its first point, and the crossing there.
    pub fn start(&self) -> (Point, Crossing) {
        (self.curve[0], self.crossings[0])
    }

    /// Its last point, and the crossing there.
    pub fn end(&self) -> (Point, Crossing) {
        (self.curve[self.curve.len() - 1], self.crossings[1])
    }

    /// The same piece the other way round.
    pub(crate) fn reversed(mut self) -> Self {
        self.curve.reverse();
        self.crossings.reverse();
        self
    }

    /// A piece on the side of a hill that is some quarter turns to the right of its north.
    fn laid(piece: &SegmentShape, turns: usize, hill: Hill) -> Self {
        let origin = Point::of(hill);
        let place = |&point: &Point| origin + (0..turns).fold(point, |at, _| at.turned());
        Self {
            curve: piece.curve.iter().map(place).collect(),
            crossings: piece.crossings,
        }
    }
}

/// All pieces of the ringforts of a color, hill by hill, joined where bridges are.
pub(crate) fn segments(color: Color, ringforts: Hills, bridges: Links) -> Vec<Segment> {
    let mut segments = Vec::new();
    for hill in ringforts {
        let linked = bridges.of_hill(hill);
        for (turns, neighbor) in neighbors(hill).into_iter().enumerate() {
            let absent = if neighbor.is_some_and(|neighbor| linked.has(neighbor)) {
                PieceSides::Open
            } else {
                PieceSides::Bridge
            };
            let pieces = shapes::form(color).pieces.iter();
            let here = pieces.filter(|piece| piece.place != absent);
            segments.extend(here.map(|piece| Segment::laid(piece, turns, hill)));
        }
    }
    segments
}

/// The hills in the north, east, south and west of a hill.
pub(crate) fn neighbors(hill: Hill) -> [Option<Hill>; 4] {
    let (column, row) = (hill.column(), hill.row());
    [
        Hill::at(column, row + 1),
        Hill::at(column + 1, row),
        row.checked_sub(1).and_then(|row| Hill::at(column, row)),
        column
            .checked_sub(1)
            .and_then(|column| Hill::at(column, row)),
    ]
}
