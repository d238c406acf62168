//! Positions of a region, and the ranks they belong to.

use std::fmt;
use std::str::FromStr;

use crate::{Positions, UnknownName};

/// A rank of a region, from the bottom up. Rule: SKB2
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "named as in the rules")]
pub enum Rank {
    Farmer,
    Herdsman,
    Warrior,
    Chieftain,
    King,
}

impl Rank {
    /// All of them, from the bottom up.
    pub const ALL: [Self; 5] = [
        Self::Farmer,
        Self::Herdsman,
        Self::Warrior,
        Self::Chieftain,
        Self::King,
    ];

    /// The letter that its positions begin with.
    pub const fn letter(self) -> char {
        match self {
            Self::Farmer => 'F',
            Self::Herdsman => 'H',
            Self::Warrior => 'W',
            Self::Chieftain => 'C',
            Self::King => 'K',
        }
    }

    /// The number of its positions. Rule: SKB2
    pub const fn size(self) -> u8 {
        5 - self as u8
    }

    /// Its positions. Rule: SKB2
    pub const fn positions(self) -> Positions {
        match self {
            Self::Farmer => Positions::FARMERS,
            Self::Herdsman => Positions::HERDSMEN,
            Self::Warrior => Positions::WARRIORS,
            Self::Chieftain => Positions::CHIEFTAINS,
            Self::King => Positions::KING,
        }
    }
}

/// A place for a stack in a region. Rule: SKB2
///
/// They are in the byte order of their names: C1 C2 F1-F5 H1-H4 K W1-W3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position(
    /// Below 15.
    u8,
);

impl Position {
    /// The King position.
    pub const KING: Self = Self(11);
    /// The number of positions of a region.
    pub const COUNT: usize = 15;

    const NAMES: [&str; Self::COUNT] = [
        "C1", "C2", "F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "K", "W1", "W2", "W3",
    ];

    /// All of them in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The position of this rank and number, from 1 at the left, or `None` if the rank has no such number.
    pub const fn new(rank: Rank, number: u8) -> Option<Self> {
        if number == 0 || number > rank.size() {
            return None;
        }
        let first = match rank {
            Rank::Chieftain => 0,
            Rank::Farmer => 2,
            Rank::Herdsman => 7,
            Rank::King => 11,
            Rank::Warrior => 12,
        };
        Some(Self(first + number - 1))
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        match self.0 {
            0..=1 => Rank::Chieftain,
            2..=6 => Rank::Farmer,
            7..=10 => Rank::Herdsman,
            11 => Rank::King,
            _ => Rank::Warrior,
        }
    }

    /// Its name, such as `F2`.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the type promises.
        (self.0 & 15) as usize
    }

    /// Its place in the order from the lowest rank up, left to right, from 0.
    pub const fn rank_order(self) -> u8 {
        match self.0 {
            0..=1 => 12 + self.0,
            2..=10 => self.0 - 2,
            11 => 14,
            _ => self.0 - 3,
        }
    }

    /// The position of this place from the lowest rank up, left to right, from 0 to 14.
    pub(crate) const fn by_rank(place: usize) -> Self {
        Self([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 0, 1, 11][place])
    }

    /// The position at this place in the order; `index` must be below 15.
    pub(crate) const fn at(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }
}

impl FromStr for Position {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::all()
            .find(|each| each.name() == name)
            .ok_or(UnknownName)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skb2_fifteen_positions_in_five_ranks() {
        let names: Vec<_> = Position::all().map(Position::name).collect();
        assert!(names.is_sorted());
        for rank in Rank::ALL {
            for number in 0..7 {
                let position = Position::new(rank, number);
                assert_eq!(position.is_some(), (1..=rank.size()).contains(&number));
                if let Some(position) = position {
                    assert_eq!(position.rank(), rank);
                    let king = rank == Rank::King;
                    let name = if king {
                        "K".into()
                    } else {
                        format!("{}{number}", rank.letter())
                    };
                    assert_eq!(position.name(), name);
                    assert_eq!(name.parse(), Ok(position));
                    assert!(rank.positions().has(position));
                }
            }
        }
    }

    #[test]
    fn rank_order_is_by_rank_and_from_left_to_right() {
        let names = "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2 K".split(' ');
        for (order, name) in names.enumerate() {
            let position: Position = name.parse().expect(name);
            assert_eq!(usize::from(position.rank_order()), order, "{name}");
        }
    }

    #[test]
    fn other_names_are_no_positions() {
        for name in ["", "K1", "F0", "F6", "H5", "W4", "C3", "f1", "F", "F1 "] {
            assert_eq!(name.parse::<Position>(), Err(UnknownName), "{name}");
        }
    }

    #[test]
    fn positions_are_shown_by_name() {
        let shown: Vec<_> = Position::all().map(|each| format!("{each:?}")).collect();
        assert!(Position::all().map(Position::name).eq(shown));
    }
}
