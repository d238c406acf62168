//! The evaluation of the ringfort games: values, keys, move indices and ordering scores.

pub mod features;
mod handcrafted;
mod shipped;
mod weights;
mod windows;

use std::sync::Arc;

use ringforts::{Hill, Line, Link, Move, Variant};
use search::{Evaluate, Score};

pub use weights::{Weights, WeightsError};

/// Static evaluation of ringfort positions.
#[derive(Debug, Clone, Default)]
pub enum RingfortEvaluation {
    /// The fitted weights of the program; the handcrafted evaluation in a variant that has none.
    #[default]
    Fitted,
    /// The handcrafted evaluation.
    Handcrafted,
    /// These weights, for games of their variant.
    Given(Arc<Weights>),
}

/// Lends the weights of a variant to a program that comes without them, before a player of the variant is asked.
///
/// # Errors
///
/// If the file is not one of that variant.
pub fn lend_weights(variant: Variant, file: &[u8]) -> Result<(), WeightsError> {
    shipped::lend(variant, file)
}

impl Evaluate<Line> for RingfortEvaluation {
    const MOVE_INDICES: usize = 6 * KIND;

    fn value(&self, line: &Line) -> Score {
        let position = line.position();
        match self {
            Self::Fitted => match shipped::weights(position.variant()) {
                Some(weights) => weights.value(position),
                None => handcrafted::value(position),
            },
            Self::Handcrafted => handcrafted::value(position),
            Self::Given(weights) => weights.value(position),
        }
    }

    /// `None` while an earlier position can come again, since the history then decides too. Rule: HK15
    fn key(&self, line: &Line) -> Option<u64> {
        (!line.has_reversible_history()).then(|| line.position().key())
    }

    fn move_index(&self, mv: Move) -> u16 {
        let number = match mv {
            Move::Build(hill) => hill.bit(),
            Move::Capture(hill) => 64 + hill.bit(),
            Move::Pass => 128,
            Move::Step { from, to } => KIND + pair(from, to),
            Move::Take { from, to } => 2 * KIND + pair(from, to),
            Move::Sacrifice { from, to } => 3 * KIND + pair(from, to),
            Move::Swap { at, link } => 4 * KIND + 2 * pair(at, link.hills()[0]) + direction(link),
        };
        number as u16
    }

    fn ordering_score(&self, line: &Line, mv: Move) -> i32 {
        handcrafted::ordering_score(line.position(), mv)
    }
}

/// The number of indices for pairs of hills.
const KIND: usize = 64 * 64;

const fn pair(one: Hill, other: Hill) -> usize {
    64 * one.bit() + other.bit()
}

/// 0 for a link to the north, 1 for one to the east.
fn direction(link: Link) -> usize {
    let [one, other] = link.hills();
    usize::from(one.row() == other.row())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ringforts::Variant;

    use super::*;

    #[test]
    fn every_move_of_a_variant_has_a_number_of_its_own() {
        for variant in Variant::ALL {
            let moves = (0..variant.move_count()).filter_map(|index| variant.indexed_move(index));
            let numbers: HashSet<_> = moves
                .map(|mv| RingfortEvaluation::Handcrafted.move_index(mv))
                .collect();
            assert_eq!(numbers.len(), variant.move_count(), "{variant}");
            let most = <RingfortEvaluation as Evaluate<Line>>::MOVE_INDICES;
            assert!(numbers.iter().all(|&number| usize::from(number) < most));
        }
    }
}
