//! The geometry of the board: neighbors, knight's moves and other surroundings of sets of hills.

use crate::Hills;

impl Hills {
    /// The neighbors of its hills, horizontally and vertically. Rule: B2
    pub const fn neighbors(self) -> Self {
        let bits = self.0;
        // A step over the end of a column lands on its guard bit, which is off the board, not in the next column.
        Self((bits << 1 | bits >> 1 | bits << 8 | bits >> 8) & Self::BOARD.0)
    }

    /// The hills a knight's move from its hills. Rule: B3
    pub const fn knight_moves(self) -> Self {
        let (one, two) = (self.one_row_away(), self.two_rows_away());
        Self((one << 16 | one >> 16 | two << 8 | two >> 8) & Self::BOARD.0)
    }

    /// The hills closer than a knight's move to one of its hills: (1,0), (1,1) and (2,0) away. Rule: SH3
    pub(crate) const fn closer_than_knight(self) -> Self {
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
        // Each line counts 0 to 2 neighbors in two bits, at least one and both; the two counts are then added bit by bit.
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

    /// The hills of `within` that are connected to `self`, which must be part of it. Rule: B6
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

    /// The bits moved one row up and down; guards may be set.
    const fn one_row_away(self) -> u64 {
        self.0 << 1 | self.0 >> 1
    }

    /// The bits moved two rows up and down; guards may be set. The outermost row would land in the next column.
    const fn two_rows_away(self) -> u64 {
        (self.0 & !(Self::ROW << 6)) << 2 | (self.0 & !Self::ROW) >> 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hill;

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
    fn geometry_of_a_set_is_the_union_over_its_hills() {
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
}
