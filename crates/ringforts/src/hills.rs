//! Sets of hills as bits.
//!
//! Their neighbors and other surroundings are in `geometry.rs`, sieges in `siege.rs`.
//!
//! A set is one `u64` of eight bits a column: seven rows and a guard, which is never set and keeps the top of
//! one column from touching the foot of the next.
//!
//! ```text
//!     row 7     .  14 22 30 38 46  .
//!     row 6     5  13 21 29 37 45 53
//!     row 5     4  12 20 28 36 44 52
//!     row 4     3  11 19 27 35 43 51
//!     row 3     2  10 18 26 34 42 50
//!     row 2     1   9 17 25 33 41 49
//!     row 1     .   8 16 24 32 40  .
//!               A   B  C  D  E  F  G
//! ```

mod geometry;

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::{Hill, nth_bit::nth_bit};

/// A set of hills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hills(
    /// Only bits of hills are set.
    u64,
);

impl Hills {
    /// No hill.
    pub const NONE: Self = Self(0);
    /// All 45 hills. Rule: B1
    pub const BOARD: Self = Self(0x003e_7f7f_7f7f_7f3e);

    /// Row 1, its corners included.
    const ROW: u64 = 0x0001_0101_0101_0101;

    /// The set of one hill.
    pub const fn of(hill: Hill) -> Self {
        Self(1 << hill.bit())
    }

    /// The hills of a column, 0 (A) to 6 (G).
    ///
    /// # Panics
    ///
    /// If `column` is above 6.
    pub const fn column(column: u8) -> Self {
        assert!(column < 7, "a column is 0 to 6");
        Self(Self::BOARD.0 & (0x7f << (8 * column)))
    }

    /// The hills of a row, 0 (row 1) to 6.
    ///
    /// # Panics
    ///
    /// If `row` is above 6.
    pub const fn row(row: u8) -> Self {
        assert!(row < 7, "a row is 0 to 6");
        Self(Self::BOARD.0 & (Self::ROW << row))
    }

    /// The number of hills in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether this hill is in it.
    pub const fn has(self, hill: Hill) -> bool {
        self.0 & (1 << hill.bit()) != 0
    }

    /// The set and another.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The first hill in order; `None` if the set is empty.
    pub fn first(self) -> Option<Hill> {
        if self.is_empty() {
            None
        } else {
            Some(Hill::from_bit(self.0.trailing_zeros()))
        }
    }

    /// The hill of this rank in order, from 0. Any hill at all, and with debug assertions a panic, unless `rank` is below
    /// [`Hills::len`].
    pub(crate) fn nth(self, rank: usize) -> Hill {
        debug_assert!(rank < self.len());
        Hill::from_bit(nth_bit(self.0, rank as u32))
    }

    /// The set, or nothing if `keep` is false, without a branch.
    pub(crate) fn only_if(self, keep: bool) -> Self {
        Self(self.0 & u64::from(keep).wrapping_neg())
    }

    /// The hills that are in exactly one of the two sets.
    pub(crate) const fn toggled(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The bits, eight a column: that of a hill is [`Hill::bit`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The hills among these bits.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::BOARD.0)
    }
}

impl BitAnd for Hills {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Hills {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

impl BitOrAssign for Hills {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The hills of the board that are not in the set.
impl Not for Hills {
    type Output = Self;
    fn not(self) -> Self {
        Self(Self::BOARD.0 & !self.0)
    }
}

/// The hills that are in the first set and not in the second.
impl Sub for Hills {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Hills {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

/// The hills in order.
#[derive(Debug, Clone)]
pub struct HillIter(Hills);

impl Iterator for HillIter {
    type Item = Hill;

    fn next(&mut self) -> Option<Hill> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for HillIter {}

impl IntoIterator for Hills {
    type Item = Hill;
    type IntoIter = HillIter;
    fn into_iter(self) -> HillIter {
        HillIter(self)
    }
}

impl From<Hill> for Hills {
    fn from(hill: Hill) -> Self {
        Self::of(hill)
    }
}

impl From<Option<Hill>> for Hills {
    fn from(hill: Option<Hill>) -> Self {
        hill.into_iter().collect()
    }
}

impl FromIterator<Hill> for Hills {
    fn from_iter<I: IntoIterator<Item = Hill>>(hills: I) -> Self {
        hills
            .into_iter()
            .fold(Self::NONE, |set, hill| set | Self::of(hill))
    }
}

impl fmt::Debug for Hills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_the_board_is_45_hills_without_corners() {
        assert_eq!(Hills::BOARD, Hill::all().collect());
        assert_eq!(Hills::BOARD.len(), Hill::COUNT);
    }

    #[test]
    fn sets_are_read_by_rank_and_in_order() {
        let set: Hills = ["G2", "A3", "D4", "D7"]
            .iter()
            .filter_map(|name| Hill::from_name(name))
            .collect();
        let names: Vec<_> = set.into_iter().map(|hill| hill.to_string()).collect();
        assert_eq!(names, ["A3", "D4", "D7", "G2"]);
        for (rank, hill) in set.into_iter().enumerate() {
            assert_eq!(set.nth(rank), hill);
        }
        assert_eq!(set.only_if(true), set);
        assert!(set.only_if(false).is_empty());
    }

    #[test]
    fn len_and_debug() {
        let hills: Hills = ["B2", "D4", "G6"]
            .into_iter()
            .filter_map(Hill::from_name)
            .collect();
        assert_eq!(hills.into_iter().len(), 3);
        assert_eq!(format!("{hills:?}"), "{B2, D4, G6}");
    }
}
