//! One hill of the board.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Hills;

/// A hill: column A-G and row 1-7, less the four corners. Rule: B1
///
/// Hills are ordered by column, then row, as their names are in byte order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hill(
    /// Eight times the column plus the row, both from 0; never a corner, never a row above 6.
    u8,
);

impl Hill {
    /// The number of hills on the board.
    pub const COUNT: usize = 45;
    /// The first in order: A2.
    pub(crate) const FIRST: Self = Self(1);

    /// The hill of this column and row, both 0 to 6; `None` for a corner and off the board.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        let is_corner = column.is_multiple_of(6) && row.is_multiple_of(6);
        if column < 7 && row < 7 && !is_corner {
            Some(Self(8 * column + row))
        } else {
            None
        }
    }

    /// The hill of a name such as `D4`; `None` for any other text.
    pub fn from_name(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else {
            return None;
        };
        Self::at(column.wrapping_sub(b'A'), row.wrapping_sub(b'1'))
    }

    /// Its name, such as `D4`.
    pub fn name(self) -> &'static str {
        let at = 2 * self.bit();
        &NAMES[at..at + 2]
    }

    /// All hills, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..7).flat_map(|column| (0..7).filter_map(move |row| Self::at(column, row)))
    }

    /// Its column, 0 (A) to 6 (G).
    pub const fn column(self) -> u8 {
        self.0 / 8
    }

    /// Its row, 0 (row 1, the south) to 6.
    pub const fn row(self) -> u8 {
        self.0 % 8
    }

    /// Its bit in a set of hills: eight times the column plus the row.
    pub const fn bit(self) -> usize {
        // The mask tells the compiler what the type promises, so that tables of 64 need no bounds check.
        (self.0 & 63) as usize
    }

    /// The hills next to it, horizontally and vertically. Rule: B2
    pub fn neighbors(self) -> Hills {
        NEIGHBORS[self.bit()]
    }

    /// The hills a knight's move away. Rule: B3
    pub fn knight_moves(self) -> Hills {
        KNIGHT_MOVES[self.bit()]
    }

    /// The hill of a bit that belongs to one.
    pub(crate) const fn from_bit(bit: u32) -> Self {
        debug_assert!(Self::at(bit as u8 / 8, bit as u8 % 8).is_some());
        Self(bit as u8)
    }
}

/// The names by bit, two letters each. Hills lack the eighth of each column, and the corners.
const NAMES: &str = "A1A2A3A4A5A6A7A8B1B2B3B4B5B6B7B8C1C2C3C4C5C6C7C8D1D2D3D4D5D6D7D8\
    E1E2E3E4E5E6E7E8F1F2F3F4F5F6F7F8G1G2G3G4G5G6G7G8";

/// The neighbors of each hill, by bit.
static NEIGHBORS: [Hills; 64] = by_bit(true);

/// The knight's moves from each hill, by bit.
static KNIGHT_MOVES: [Hills; 64] = by_bit(false);

const fn by_bit(are_neighbors: bool) -> [Hills; 64] {
    let mut table = [Hills::NONE; 64];
    let mut bit = 0;
    while bit < 64 {
        if let Some(hill) = Hill::at(bit / 8, bit % 8) {
            let one = Hills::of(hill);
            table[bit as usize] = if are_neighbors {
                one.neighbors()
            } else {
                one.knight_moves()
            };
        }
        bit += 1;
    }
    table
}

/// A text that is not the name of a hill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a hill")]
pub struct NotAHill;

impl FromStr for Hill {
    type Err = NotAHill;

    fn from_str(name: &str) -> Result<Self, NotAHill> {
        Self::from_name(name).ok_or(NotAHill)
    }
}

impl fmt::Display for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_hills_and_back() {
        assert_eq!(Hill::all().count(), Hill::COUNT);
        assert!(Hill::all().is_sorted());
        for hill in Hill::all() {
            assert_eq!(Hill::from_name(&hill.to_string()), Some(hill));
            assert_eq!(hill.name().parse(), Ok(hill));
            assert_eq!(format!("{hill:?}"), hill.to_string());
        }
        for off in [
            "A1", "A7", "G1", "G7", "H4", "D8", "D0", "d4", "D", "D44", "", "É",
        ] {
            assert_eq!(Hill::from_name(off), None, "{off}");
            assert_eq!(off.parse::<Hill>(), Err(NotAHill));
        }
    }
}
