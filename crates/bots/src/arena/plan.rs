//! The plan of a match: who plays which side of each game, and by which seeds.

use std::fmt;

use game::{Seat, Side};

use super::derive_seed;

/// One of the two participants of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Participant {
    /// The participant named first.
    A,
    /// The participant named second.
    B,
}

/// The parameters of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchPlan {
    /// The seed from which all randomness of the match follows.
    pub seed: u64,
    /// Random plies before the players take over.
    pub opening: u32,
    /// The number of sides in the game, which is also the number of games in a group.
    pub sides: u8,
}

/// The plan of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GamePlan {
    /// The number of the game in the match, from 0.
    pub number: u64,
    /// The number of its group, from 0.
    pub group: u64,
    /// The side that A plays. B plays all others.
    pub side_of_a: u8,
    /// Random plies before the players take over.
    pub opening: u32,
    /// The seed that all games of the group share.
    pub group_seed: u64,
    /// The seed of this game alone.
    pub seed: u64,
}

impl MatchPlan {
    /// The number of games in the fewest whole groups that have at least `wanted` games.
    pub const fn games(&self, wanted: u64) -> u64 {
        wanted.div_ceil(self.sides as u64) * self.sides as u64
    }

    /// The plan of the game of this number. Within a group A plays each side once, from the first on.
    pub const fn game_plan(&self, number: u64) -> GamePlan {
        let group = number / self.sides as u64;
        GamePlan {
            number,
            group,
            side_of_a: (number % self.sides as u64) as u8,
            opening: self.opening,
            group_seed: derive_seed(derive_seed(self.seed, 0), group),
            seed: derive_seed(derive_seed(self.seed, 1), number),
        }
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "a",
            Self::B => "b",
        })
    }
}

impl GamePlan {
    /// The participant that plays a side.
    pub const fn participant(&self, side: Side) -> Participant {
        if side.index() == self.side_of_a as usize {
            Participant::A
        } else {
            Participant::B
        }
    }

    /// The seed of the player of a seat.
    pub const fn player_seed(&self, seat: Seat) -> u64 {
        derive_seed(self.seed, seat.index() as u64)
    }

    /// The seed of the draw of this number: the same in all games of a group.
    pub const fn chance_seed(&self, event: u64) -> u64 {
        derive_seed(derive_seed(self.group_seed, 1), event)
    }

    /// The seed of the opening: the same in all games of a group.
    pub const fn opening_seed(&self) -> u64 {
        derive_seed(self.group_seed, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: MatchPlan = MatchPlan {
        seed: 7,
        opening: 2,
        sides: 2,
    };

    #[test]
    fn a_pair_shares_draws_and_swaps_sides() {
        let [first, second, third] = [4, 5, 6].map(|number| PLAN.game_plan(number));
        assert_eq!((first.group, second.group, third.group), (2, 2, 3));
        assert_eq!(first.opening_seed(), second.opening_seed());
        assert_eq!(first.chance_seed(3), second.chance_seed(3));
        assert_ne!(first.chance_seed(3), first.chance_seed(4));
        assert_ne!(first.opening_seed(), third.opening_seed());
        assert_ne!(
            first.player_seed(Seat::new(0)),
            second.player_seed(Seat::new(0))
        );
        assert_eq!(first.participant(Side::new(0)), Participant::A);
        assert_eq!(second.participant(Side::new(0)), Participant::B);
    }

    #[test]
    fn whole_groups_are_played() {
        assert_eq!([0, 1, 2, 3].map(|games| PLAN.games(games)), [0, 2, 2, 4]);
        let four = MatchPlan { sides: 4, ..PLAN };
        assert_eq!(four.games(5), 8);
        assert_eq!(
            (0..5)
                .map(|number| four.game_plan(number).side_of_a)
                .collect::<Vec<_>>(),
            [0, 1, 2, 3, 0]
        );
    }
}
