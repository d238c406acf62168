//! Sets of positions as bits, and the geometry of a region.
//!
//! The order of the bits is the byte order of the names. Numbers of one rank are side by side, so that a pair is
//! one shift, and so is the step from a pair to the position above it:
//!
//! ```text
//!     K                      11
//!     C1 C2                0    1
//!     W1 W2 W3          12   13   14
//!     H1 H2 H3 H4      7   8    9   10
//!     F1 F2 F3 F4 F5  2  3   4    5   6
//! ```

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::Position;

/// A set of positions of one region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Positions(
    /// Only the lower 15 bits are set.
    u16,
);

impl Positions {
    /// No position.
    pub const NONE: Self = Self(0);
    /// All 15 positions. Rule: SKB2
    pub const ALL: Self = Self(0x7fff);
    /// C1 and C2.
    pub const CHIEFTAINS: Self = Self(0b11);
    /// F1 to F5.
    pub const FARMERS: Self = Self(0b111_1100);
    /// H1 to H4.
    pub const HERDSMEN: Self = Self(0b111_1000_0000);
    /// The King position.
    pub const KING: Self = Self(1 << 11);
    /// W1 to W3.
    pub const WARRIORS: Self = Self(0b111 << 12);

    /// Those with a position of their rank to the right of them.
    const LEFT_OF_PAIR: u16 = 0b011_0011_1011_1101;

    /// The set of one position.
    pub const fn of(position: Position) -> Self {
        Self(1 << position.index())
    }

    /// Returns whether the position is in it.
    pub const fn has(self, position: Position) -> bool {
        self.0 >> position.index() & 1 == 1
    }

    /// Returns whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A bit for each position, in their order; below 2 to the 15th.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The number of positions in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those of the set from the lowest rank up, left to right.
    pub fn by_rank(self) -> impl Iterator<Item = Position> {
        let positions = (0..Position::COUNT).map(Position::by_rank);
        positions.filter(move |&position| self.has(position))
    }

    /// The one of this place in the order, from 0; `rank` must be below the length.
    pub fn nth(self, rank: usize) -> Position {
        let mut bits = self.0;
        for _ in 0..rank {
            bits &= bits.wrapping_sub(1);
        }
        Position::at((bits.trailing_zeros() & 15) as u8)
    }

    /// The first in the order, or `None` if the set is empty.
    pub fn first(self) -> Option<Position> {
        (!self.is_empty()).then(|| self.nth(0))
    }

    /// The positions in their order.
    pub const fn iter(self) -> PositionIter {
        PositionIter(self.0)
    }

    /// The positions above pairs in this set of which at least one is active. Rule: SKB2, SKA3
    pub const fn above_pairs(self, active: Self) -> Self {
        let awake = active.0 | active.0 >> 1;
        let left = self.0 & self.0 >> 1 & awake & Self::LEFT_OF_PAIR;
        let lower = (left & (Self::FARMERS.0 | Self::HERDSMEN.0)) << 5;
        let upper = (left & Self::WARRIORS.0) >> 12 | (left & 1) << 11;
        Self(lower | upper)
    }

    /// Every position moved along the order; those that leave it are lost.
    pub(crate) const fn shifted(self, by: i8) -> Self {
        let bits = if by < 0 { self.0 >> -by } else { self.0 << by };
        Self(bits & Self::ALL.0)
    }
}

/// Gives the positions of a set in their order.
#[derive(Debug, Clone, Copy)]
pub struct PositionIter(u16);

impl Iterator for PositionIter {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Position::at(place))
    }
}

impl From<Position> for Positions {
    fn from(position: Position) -> Self {
        Self::of(position)
    }
}

impl FromIterator<Position> for Positions {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Self {
        let sets = positions.into_iter().map(Self::of);
        sets.fold(Self::NONE, |one, other| one | other)
    }
}

impl BitOr for Positions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Positions {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for Positions {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Positions {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Positions {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Not for Positions {
    type Output = Self;

    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rank;

    /// The positions above the pair that begins at this one, by rank and number.
    fn above(rank: Rank, number: u8) -> Option<Position> {
        Position::new(rank, number + 1)?;
        let next = Rank::ALL[rank as usize + 1];
        Position::new(next, number)
    }

    #[test]
    fn skb2_position_i_stands_above_i_and_i_plus_1() {
        for rank in [Rank::Farmer, Rank::Herdsman, Rank::Warrior, Rank::Chieftain] {
            for number in 1..=rank.size() {
                let one = Position::new(rank, number).expect("in the rank");
                let alone = Positions::of(one);
                assert_eq!(alone.above_pairs(alone), Positions::NONE);
                let Some(other) = Position::new(rank, number + 1) else {
                    continue;
                };
                let pair = alone | other.into();
                let above = Positions::from_iter(above(rank, number));
                assert_eq!(above.len(), 1);
                for active in [alone, other.into(), pair] {
                    assert_eq!(pair.above_pairs(active), above, "{pair:?}");
                }
                assert_eq!(pair.above_pairs(!pair), Positions::NONE);
            }
        }
    }

    #[test]
    fn positions_of_two_ranks_are_no_pair() {
        for one in Position::all() {
            for other in Position::all().filter(|other| other.rank() != one.rank()) {
                let both = Positions::of(one) | other.into();
                assert_eq!(both.above_pairs(both), Positions::NONE, "{both:?}");
            }
        }
    }

    #[test]
    fn every_rank_has_its_positions() {
        let all = Rank::ALL.map(Rank::positions);
        assert_eq!(all.iter().map(|set| set.len()).sum::<usize>(), 15);
        assert_eq!(
            all.into_iter()
                .fold(Positions::NONE, |one, other| one | other),
            Positions::ALL
        );
    }

    #[test]
    fn what_is_not_in_a_set_is_in_its_complement() {
        for one in Position::all() {
            for other in Position::all() {
                assert_eq!((!Positions::of(one)).has(other), one != other);
            }
        }
    }

    #[test]
    fn bits_are_in_the_order_of_positions() {
        for (place, position) in Position::all().enumerate() {
            assert_eq!(Positions::of(position).bits(), 1 << place, "{position}");
        }
        assert_eq!(
            Positions::KING.bits() | Positions::CHIEFTAINS.bits(),
            0b1000_0000_0011
        );
    }

    #[test]
    fn sets_are_shown_by_the_names_in_them() {
        let set = Positions::KING | Positions::CHIEFTAINS;
        assert_eq!(format!("{set:?}"), "{C1, C2, K}");
    }
}
