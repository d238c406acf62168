//! Which games a match has: who sits where, and by which seed.

use std::fmt;

use game::{Seat, Side};

use super::derived;

/// One of the two who play a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// The first that was named.
    A,
    /// The second.
    B,
}

/// How a match is cut into games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Where all randomness of the match begins.
    pub seed: u64,
    /// How many plies are played at random before anybody is asked.
    pub opening: u32,
    /// How many sides the game has.
    pub sides: u8,
}

/// One game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fixture {
    /// Its number in the match, from 0.
    pub number: u64,
    /// The group that it belongs to, from 0.
    pub group: u64,
    /// The side that A plays; B plays all others.
    pub side_of_a: u8,
    /// How many plies are played at random first.
    pub opening: u32,
    /// The seed of what all games of the group share.
    pub group_seed: u64,
    /// The seed of what is this game's alone.
    pub seed: u64,
}

impl Plan {
    /// How many games there are if at least so many are wanted: whole groups are played.
    pub const fn games(&self, wanted: u64) -> u64 {
        wanted.div_ceil(self.sides as u64) * self.sides as u64
    }

    /// The game of a number. Within a group A plays each side once, the first of all first.
    pub const fn fixture(&self, number: u64) -> Fixture {
        let group = number / self.sides as u64;
        Fixture {
            number,
            group,
            side_of_a: (number % self.sides as u64) as u8,
            opening: self.opening,
            group_seed: derived(derived(self.seed, 0), group),
            seed: derived(derived(self.seed, 1), number),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "a",
            Self::B => "b",
        })
    }
}

impl Fixture {
    /// Who plays a side.
    pub const fn who(&self, side: Side) -> Who {
        match side.index() == self.side_of_a as usize {
            true => Who::A,
            false => Who::B,
        }
    }

    /// The seed of the player of a seat.
    pub const fn player_seed(&self, seat: Seat) -> u64 {
        derived(self.seed, seat.index() as u64)
    }

    /// The seed of what is drawn as the event of this number: the same in all games of a group.
    pub const fn chance_seed(&self, event: u64) -> u64 {
        derived(derived(self.group_seed, 1), event)
    }

    /// The seed of the opening: the same in all games of a group.
    pub const fn opening_seed(&self) -> u64 {
        derived(self.group_seed, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: Plan = Plan {
        seed: 7,
        opening: 2,
        sides: 2,
    };

    #[test]
    fn a_pair_shares_what_is_drawn_and_swaps_sides() {
        let [first, second, third] = [4, 5, 6].map(|number| PLAN.fixture(number));
        assert_eq!((first.group, second.group, third.group), (2, 2, 3));
        assert_eq!(first.opening_seed(), second.opening_seed());
        assert_eq!(first.chance_seed(3), second.chance_seed(3));
        assert_ne!(first.chance_seed(3), first.chance_seed(4));
        assert_ne!(first.opening_seed(), third.opening_seed());
        assert_ne!(
            first.player_seed(Seat::new(0)),
            second.player_seed(Seat::new(0))
        );
        assert_eq!(first.who(Side::new(0)), Who::A);
        assert_eq!(second.who(Side::new(0)), Who::B);
    }

    #[test]
    fn whole_groups_are_played() {
        assert_eq!([0, 1, 2, 3].map(|games| PLAN.games(games)), [0, 2, 2, 4]);
        let four = Plan { sides: 4, ..PLAN };
        assert_eq!(four.games(5), 8);
        assert_eq!(
            (0..5)
                .map(|number| four.fixture(number).side_of_a)
                .collect::<Vec<_>>(),
            [0, 1, 2, 3, 0]
        );
    }
}
