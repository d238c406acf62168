//! Points of games that were not played out, and of those that were.

use catalog::Loss;
use game::{Scores, Seat};

use crate::{Departure, Ending, Table};

impl Table {
    /// The number of sides that win or lose. Rule: SHD1
    pub(crate) fn sides(&self) -> usize {
        self.variant().side_count(self.agreed().seats.len())
    }

    /// An ending of the game that is played, as records write it; `None` if it was played out or aborted.
    pub(crate) fn record_ending(&self, ending: Ending) -> Option<catalog::Ending> {
        let side = |seat: usize| self.game().score().points[seat].0;
        match ending {
            Ending::Played | Ending::Aborted { .. } => None,
            Ending::Agreed | Ending::Abandoned { .. } => Some(catalog::Ending::DrawAgreed),
            Ending::Left { .. } if self.variant().has_chance() => {
                let stays = self.seats().find(|&seat| self.plays(seat))?;
                Some(catalog::Ending::Alone(side(stays.index())))
            }
            Ending::Left { seat, how } => {
                let loser = self.variant().side(Seat::new(seat));
                Some(catalog::Ending::Lost(side(loser), how.loss()))
            }
        }
    }
}

impl Departure {
    /// The same, as game files say it.
    const fn loss(self) -> Loss {
        match self {
            Self::Resigned => Loss::Resigned,
            Self::Time => Loss::OutOfTime,
            Self::Abandoned => Loss::Abandoned,
        }
    }
}

/// The points of an agreed draw. Rule: M9, SKO5
pub(crate) fn drawn(table: &Table) -> Vec<u8> {
    catalog::Ending::DrawAgreed.points(table.game())
}

/// The points of a game that was played out. A seat that left cannot win. Rule: SKO5
pub(crate) fn played(table: &Table, scores: &Scores) -> Vec<u8> {
    let mut points = scores.all().to_vec();
    points.resize(table.sides(), 0);
    for seat in table.seats().filter(|&seat| !table.plays(seat)) {
        points[table.variant().side(seat)] = 0;
    }
    points
}

/// The end of a game that seats have left, if that ends it, with its points. Rule: M9, SKO5
pub(crate) fn by_leaving(table: &Table) -> Option<(Ending, Vec<u8>)> {
    let mut leavers = table.seats().filter(|&seat| !table.plays(seat));
    let leaver = leavers.next()?;
    let last = leavers.last().unwrap_or(leaver);
    let staying = table.seats().filter(|&seat| table.plays(seat)).count();
    if staying > 1 && table.variant().has_chance() {
        return None;
    }
    let ending = Ending::Left {
        seat: last.index() as u8,
        how: table.left(last)?,
    };
    Some((ending, table.record_ending(ending)?.points(table.game())))
}
