//! Actions and observations as numbers, for arrays and learning.

use ::seat_of_kings::{Decision, Decisions, Part, View};
use game::{Game, Moves, Seat};

use crate::{Action, AnyGame, AnyVariant};

impl AnyVariant {
    /// The number of numbers of its actions, which start at 0. They are those of the moves of a ringfort game, and of the
    /// [parts](Part) of the decisions of Seat of Kings.
    pub fn number_count(self) -> usize {
        match self {
            Self::Ringforts(variant) => variant.move_count(),
            Self::SeatOfKings => Part::COUNT,
        }
    }

    /// The name of this numbering. Another numbering of the same variant gets another name.
    pub fn numbering(self) -> String {
        format!("{}:1", self.name())
    }

    /// The token of a number, or what it adds to one, such as `keep 17`; `None` if `number` is out of range.
    pub fn number_name(self, number: u16) -> Option<String> {
        match self {
            Self::Ringforts(variant) => {
                let mv = variant.indexed_move(number.into());
                mv.map(|mv| mv.to_string())
            }
            Self::SeatOfKings => Part::new(number).map(|part| part.to_string()),
        }
    }

    /// The numbers of an action, one after the other: one, or in Seat of Kings up to three. `None` if it is never legal in this variant.
    pub fn numbers(self, action: Action) -> Option<Vec<u16>> {
        match (self, action) {
            (Self::Ringforts(variant), Action::Ringforts(mv)) => {
                Some(vec![variant.move_index(mv)? as u16])
            }
            (Self::SeatOfKings, Action::Kings(decision)) => {
                Some(decision.parts().map(Part::number).collect())
            }
            _ => None,
        }
    }

    /// The action of these numbers; `None` if they are those of none, or not all.
    pub fn numbered(self, numbers: &[u16]) -> Option<Action> {
        match (self, numbers) {
            (Self::Ringforts(variant), &[number]) => {
                variant.indexed_move(number.into()).map(Action::from)
            }
            (Self::Ringforts(_), _) => None,
            (Self::SeatOfKings, _) => Decision::of_parts(&parts(numbers)?).map(Action::from),
        }
    }
}

impl AnyVariant {
    /// The shape of its observations: planes of 7 columns of 7 rows, or in Seat of Kings a number of values.
    pub fn observation_shape(self) -> Vec<usize> {
        match self {
            Self::Ringforts(variant) => vec![variant.planes().len(), 7, 7],
            Self::SeatOfKings => vec![View::OBSERVED],
        }
    }

    /// The names of what is along the first axis of an observation, each with its length there.
    pub fn observed(self) -> Vec<(&'static str, usize)> {
        match self {
            Self::Ringforts(variant) => variant
                .planes()
                .iter()
                .map(|plane| (plane.name(), 1))
                .collect(),
            Self::SeatOfKings => View::observed().into(),
        }
    }
}

impl AnyGame {
    /// Writes the observation of a seat, whose decision may be begun with these numbers. Rule: SKO4
    ///
    /// # Panics
    ///
    /// If `values` are not as many as [`AnyVariant::observation_shape`] says.
    pub fn observe(&self, seat: Seat, begun: &[u16], values: &mut [u8]) {
        match self {
            Self::Ringforts(line) => line.write_planes(seat, values),
            Self::SeatOfKings(state) => {
                state.observe(seat, &parts(begun).unwrap_or_default(), values);
            }
        }
    }

    /// The numbers that are legal after those of an action that is begun, ascending; empty if chance is next, the game is over, or no
    /// legal action begins so.
    pub fn next_numbers(&self, begun: &[u16]) -> Vec<u16> {
        match self {
            Self::Ringforts(line) if begun.is_empty() => {
                let variant = line.position().variant();
                let moves = line.moves();
                let indices = moves.iter().filter_map(|mv| variant.move_index(mv));
                let mut numbers: Vec<_> = indices.map(|index| index as u16).collect();
                numbers.sort_unstable();
                numbers
            }
            Self::Ringforts(_) => Vec::new(),
            Self::SeatOfKings(state) => {
                let decisions: Decisions = state.moves();
                let next = parts(begun).map(|begun| decisions.next_parts(&begun));
                next.unwrap_or_default()
                    .into_iter()
                    .map(Part::number)
                    .collect()
            }
        }
    }
}

fn parts(numbers: &[u16]) -> Option<Vec<Part>> {
    numbers.iter().map(|&number| Part::new(number)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Collects the actions that the numbers after these lead to.
    fn collect(game: &AnyGame, begun: &mut Vec<u16>, found: &mut BTreeSet<String>) {
        let variant = game.variant();
        let next = game.next_numbers(begun);
        assert!(
            next.is_sorted_by(|one, next| one < next),
            "{begun:?} {game}"
        );
        for number in next {
            assert!(usize::from(number) < variant.number_count());
            begun.push(number);
            match variant.numbered(begun) {
                Some(action) => {
                    assert_eq!(
                        variant.numbers(action).as_deref(),
                        Some(&**begun),
                        "{action}"
                    );
                    assert!(found.insert(action.to_string()), "{action} twice: {game}");
                    assert!(
                        game.next_numbers(begun).is_empty(),
                        "{action} begins another"
                    );
                }
                None => {
                    let before = found.len();
                    collect(game, begun, found);
                    assert!(found.len() > before, "{begun:?} leads to nothing: {game}");
                }
            }
            begun.pop();
        }
    }

    #[test]
    fn numbers_lead_to_the_legal_actions_and_no_others_along_whole_games() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for variant in AnyVariant::all() {
            let mut game = variant.start();
            loop {
                let mut found = BTreeSet::new();
                collect(&game, &mut Vec::new(), &mut found);
                let legal: BTreeSet<_> = game.legal_tokens().into_iter().collect();
                assert_eq!(found, legal, "{game}");
                if game.play_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn numbers_keep_their_meaning() {
        let kings = AnyVariant::SeatOfKings;
        let named = |number| kings.number_name(number);
        assert_eq!(kings.number_count(), 1_915);
        for (number, name) in [
            (0, "keep 1"),
            (35, "keep 36"),
            (36, "discard 1"),
            (72, "amnesty connacht 1"),
            (216, "play 1 connacht"),
            (360, "F1"),
            (375, "F1+F2"),
            (480, "stone 1 connacht"),
            (624, "F1.0"),
            (1_824, "place F1"),
            (1_914, "decline"),
        ] {
            assert_eq!(named(number).as_deref(), Some(name));
        }
        assert_eq!(named(1_915), None);
        let numbers = |variant: &str, token: &str| {
            let variant: AnyVariant = variant.parse().expect("a name");
            variant.numbers(token.parse().expect("a token"))
        };
        assert_eq!(numbers("four-treasures", "A2"), Some(vec![0]));
        assert_eq!(numbers("four-treasures", "pass"), None);
        assert_eq!(
            numbers("seat-of-kings", "keep 3 17 25"),
            Some(vec![2, 16, 24])
        );
        assert_eq!(numbers("seat-of-kings", "D4"), None);
    }
}
