//! Sets of hills as bits, and the geometry of the board.
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

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::{Hill, select::nth_bit};

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

    /// How many hills are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this hill is in it.
    pub const fn has(self, hill: Hill) -> bool {
        self.0 & (1 << hill.bit()) != 0
    }

    /// The set and another.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The first hill in order, if there is one.
    pub fn first(self) -> Option<Hill> {
        match self.is_empty() {
            true => None,
            false => Some(Hill::from_bit(self.0.trailing_zeros())),
        }
    }

    /// The hill of this rank in order, from 0; `rank` must be below [`Hills::len`].
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

    /// The neighbors of its hills, horizontally and vertically. Rule: B2
    pub const fn neighbors(self) -> Self {
        let bits = self.0;
        Self((bits << 1 | bits >> 1 | bits << 8 | bits >> 8) & Self::BOARD.0)
    }

    /// The hills a knight's move from its hills. Rule: B3
    pub const fn knight_moves(self) -> Self {
        let (one, two) = (self.one_row_away(), self.two_rows_away());
        Self((one << 16 | one >> 16 | two << 8 | two >> 8) & Self::BOARD.0)
    }

    /// The hills closer than a knight's move to one of its hills: (1,0), (1,1) and (2,0) away. Rule: SH3
    pub const fn closer_than_knight(self) -> Self {
        let (bits, one, two) = (self.0, self.one_row_away(), self.two_rows_away());
        let beside = one | bits;
        Self((one | two | beside << 8 | beside >> 8 | bits << 16 | bits >> 16) & Self::BOARD.0)
    }

    /// The hills one or two steps from one of its hills, straight or diagonally. Rule: SD1
    pub const fn one_or_two_away(self) -> Self {
        let (bits, one, two) = (self.0, self.one_row_away(), self.two_rows_away());
        let (beside, beyond) = (one | bits, two | bits);
        let columns = beside << 8 | beside >> 8 | beyond << 16 | beyond >> 16;
        Self((one | two | columns) & Self::BOARD.0)
    }

    /// The hills with at least none, one, two, three, four neighbors in the set.
    ///
    /// The counts are bit-sliced: one set a number. Rule: SHL1
    pub const fn neighbor_counts(self) -> [Self; 5] {
        let bits = self.0;
        let (north, south, east, west) = (bits << 1, bits >> 1, bits << 8, bits >> 8);
        let (rows_one, rows_two) = (north | south, north & south);
        let (columns_one, columns_two) = (east | west, east & west);
        let counts = [
            u64::MAX,
            rows_one | columns_one,
            rows_two | columns_two | (rows_one & columns_one),
            (rows_two & columns_one) | (columns_two & rows_one),
            rows_two & columns_two,
        ];
        let mut sets = [Self::NONE; 5];
        let mut count = 0;
        while count < 5 {
            sets[count] = Self(counts[count] & Self::BOARD.0);
            count += 1;
        }
        sets
    }

    /// The hills of `self` all of whose existing neighbors are in `besiegers`. Rule: B7
    pub const fn besieged_by(self, besiegers: Self) -> Self {
        let elsewhere = Self(Self::BOARD.0 & !besiegers.0);
        Self(self.0 & !elsewhere.neighbors().0)
    }

    /// All hills that can be walked to from `self` within `within`; `self` must be part of it. Rule: B6
    pub fn flood(self, within: Self) -> Self {
        let mut reached = self;
        loop {
            let more = reached.with(reached.neighbors() & within);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The hill north of each hill, where there is one.
    pub(crate) const fn north(self) -> Self {
        Self((self.0 << 1) & Self::BOARD.0)
    }

    /// The hill east of each hill, where there is one.
    pub(crate) const fn east(self) -> Self {
        Self((self.0 << 8) & Self::BOARD.0)
    }

    /// The hill south of each hill, where there is one.
    pub(crate) const fn south(self) -> Self {
        Self((self.0 >> 1) & Self::BOARD.0)
    }

    /// The hill west of each hill, where there is one.
    pub(crate) const fn west(self) -> Self {
        Self((self.0 >> 8) & Self::BOARD.0)
    }

    /// The bits, eight a column.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The hills among these bits.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::BOARD.0)
    }

    /// The bits moved one row up and down; guards may be set.
    const fn one_row_away(self) -> u64 {
        self.0 << 1 | self.0 >> 1
    }

    /// The bits moved two rows up and down; guards may be set. The outermost row would land in the next column.
    const fn two_rows_away(self) -> u64 {
        (self.0 & !(Self::ROW << 6)) << 2 | (self.0 & !Self::ROW) >> 2
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

    /// The hills that `near` allows, by columns and rows apart, from each hill of the board.
    fn agrees(fast: fn(Hills) -> Hills, near: impl Fn(u8, u8) -> bool) {
        for hill in Hill::all() {
            let slow: Hills = Hill::all()
                .filter(|other| {
                    let columns = hill.column().abs_diff(other.column());
                    let rows = hill.row().abs_diff(other.row());
                    near(columns, rows)
                })
                .collect();
            assert_eq!(fast(Hills::of(hill)), slow, "{hill}");
        }
    }

    #[test]
    fn b1_the_board_is_45_hills_without_corners() {
        assert_eq!(Hills::BOARD, Hill::all().collect());
        assert_eq!(Hills::BOARD.len(), Hill::COUNT);
    }

    #[test]
    fn b2_neighbors_are_one_step_along_row_or_column() {
        agrees(Hills::neighbors, |columns, rows| columns + rows == 1);
        agrees(
            |set| set.north() | set.south() | set.east() | set.west(),
            |columns, rows| columns + rows == 1,
        );
    }

    #[test]
    fn b3_knight_moves_do_not_wrap() {
        agrees(Hills::knight_moves, |columns, rows| {
            (columns, rows) == (1, 2) || (columns, rows) == (2, 1)
        });
    }

    #[test]
    fn sh3_closer_than_a_knights_move() {
        agrees(Hills::closer_than_knight, |columns, rows| {
            matches!((columns, rows), (0, 1) | (1, 0) | (1, 1) | (0, 2) | (2, 0))
        });
    }

    #[test]
    fn sd1_one_or_two_away_in_eight_directions() {
        agrees(Hills::one_or_two_away, |columns, rows| {
            matches!(
                (columns, rows),
                (0 | 1, 1) | (1, 0) | (0, 2) | (2, 0) | (2, 2)
            )
        });
    }

    #[test]
    fn b7_besieged_takes_all_existing_neighbors() {
        for hill in Hill::all() {
            let around = Hills::of(hill).neighbors();
            assert!(Hills::of(hill).besieged_by(around).has(hill), "{hill}");
            for gap in around {
                let open = around - Hills::of(gap);
                assert!(Hills::of(hill).besieged_by(open).is_empty(), "{hill} {gap}");
            }
        }
    }

    #[test]
    fn shl1_neighbor_counts_agree_with_counting() {
        let mut state = 1u64;
        for _ in 0..2_000 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let set = Hills::from_bits(state ^ state >> 29);
            let counts = set.neighbor_counts();
            for hill in Hill::all() {
                let count = (Hills::of(hill).neighbors() & set).len();
                for (at_least, hills) in counts.iter().enumerate() {
                    assert_eq!(hills.has(hill), count >= at_least, "{hill} {set:?}");
                }
            }
        }
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
    fn what_is_near_a_set_is_what_is_near_its_hills() {
        let near: [fn(Hills) -> Hills; 4] = [
            Hills::neighbors,
            Hills::knight_moves,
            Hills::closer_than_knight,
            Hills::one_or_two_away,
        ];
        for set in (1..200_u64).map(|seed| Hills::from_bits(crate::key::mixed(seed))) {
            for near in near {
                let of_hills = set.into_iter().map(|hill| near(hill.into()));
                assert_eq!(
                    near(set),
                    of_hills.fold(Hills::NONE, |one, other| one | other)
                );
            }
        }
    }

    #[test]
    fn sets_tell_their_length_and_are_shown_by_names() {
        let hills: Hills = ["B2", "D4", "G6"]
            .into_iter()
            .filter_map(Hill::from_name)
            .collect();
        assert_eq!(hills.into_iter().len(), 3);
        assert_eq!(format!("{hills:?}"), "{B2, D4, G6}");
    }
}
