//! Points of games that were not played out, and of those that were.

use catalog::{AnyGame, AnyVariant};
use game::Scores;

use crate::{Ending, Table};

/// The least that a side gets that did not leave. Rule: M9
const LEAST_FOR_STAYING: u8 = 3;

impl Table {
    /// How many sides win and lose. Rule: SHD1
    pub(crate) fn sides(&self) -> usize {
        match self.rules.variant {
            AnyVariant::Ringforts(_) => 2,
            AnyVariant::SeatOfKings => self.agreed.seats.len(),
        }
    }
}

/// The points of an agreed draw. Rule: M9, SKO3
pub(crate) fn drawn(table: &Table) -> Vec<u8> {
    let each = match table.rules.variant {
        AnyVariant::Ringforts(_) => 1,
        AnyVariant::SeatOfKings => 0,
    };
    vec![each; table.sides()]
}

/// The points of a game that was played out. A seat that left cannot win. Rule: SKO5
pub(crate) fn played(table: &Table, scores: &Scores) -> Vec<u8> {
    let mut points = scores.all().to_vec();
    points.resize(table.sides(), 0);
    for seat in table.seats().filter(|&seat| !table.plays(seat)) {
        points[table.rules.side(seat)] = 0;
    }
    points
}

/// The end of a game that seats have left, if that ends it, with its points. Rule: M9, SKO5
pub(crate) fn by_leaving(table: &Table) -> Option<(Ending, Vec<u8>)> {
    let mut leavers = table.seats().filter(|&seat| !table.plays(seat));
    let leaver = leavers.next()?;
    let ending = |seat: game::Seat| Ending::Left {
        seat: seat.index() as u8,
        how: table.left[seat.index()].expect("it left"),
    };
    match table.course.game() {
        AnyGame::Ringforts(_) => {
            let mut points = vec![0; 2];
            let other = 1 - table.rules.side(leaver);
            let as_it_stands = table.course.game().score().points[other].1;
            points[other] = as_it_stands.max(LEAST_FOR_STAYING);
            Some((ending(leaver), points))
        }
        AnyGame::SeatOfKings(_) => {
            let last = leavers.last().unwrap_or(leaver);
            let mut staying = table.seats().filter(|&seat| table.plays(seat));
            let (stays, None) = (staying.next()?, staying.next()) else {
                return None;
            };
            let mut points = vec![0; table.sides()];
            points[stays.index()] = 1;
            Some((ending(last), points))
        }
    }
}
