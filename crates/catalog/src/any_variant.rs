//! The variants of all rules crates under one name.

use std::fmt;
use std::str::FromStr;

use ringforts::{Book, Level, Line, Position, Variant};
use thiserror::Error;

use crate::AnyGame;

/// A set of rules that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnyVariant {
    /// One of the ten ringfort games.
    Ringforts(Variant),
}

/// A name that no variant has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("unknown variant")]
pub struct UnknownVariant;

impl AnyVariant {
    /// All of them, in the order of the rules.
    pub fn all() -> impl Iterator<Item = Self> {
        Variant::ALL.into_iter().map(Self::Ringforts)
    }

    /// Its name in every text, such as `sacred-hill-1`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ringforts(variant) => variant.name(),
        }
    }

    /// The names of its seats in turn order. Rule: SHD1
    pub fn seats(self) -> Vec<&'static str> {
        match self {
            Self::Ringforts(variant) => variant
                .seats()
                .map(|seat| variant.seat_name(seat))
                .collect(),
        }
    }

    /// The name of the rule book that it follows, such as `sacred-hill`.
    pub const fn book(self) -> &'static str {
        match self {
            Self::Ringforts(variant) => match variant.book() {
                Book::SacredHill => "sacred-hill",
                Book::FourTreasures => "four-treasures",
                Book::HighKings => "high-kings",
                Book::PoisonedChalice => "poisoned-chalice",
                Book::StoneOfDestiny => "stone-of-destiny",
            },
        }
    }

    /// The level of that book, 1 or 2; 1 if it has no levels.
    pub const fn level(self) -> u8 {
        match self {
            Self::Ringforts(variant) => match variant.level() {
                Level::One => 1,
                Level::Two => 2,
            },
        }
    }

    /// The start of a game, in which the first seat moves first.
    pub fn start(self) -> AnyGame {
        match self {
            Self::Ringforts(variant) => AnyGame::Ringforts(Line::new(Position::start(variant))),
        }
    }
}

impl FromStr for AnyVariant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::all()
            .find(|variant| variant.name() == name)
            .ok_or(UnknownVariant)
    }
}

impl fmt::Display for AnyVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_variants_and_back() {
        assert_eq!(AnyVariant::all().count(), 10);
        for variant in AnyVariant::all() {
            assert_eq!(variant.name().parse(), Ok(variant));
            assert_eq!(variant.start().variant(), variant);
        }
        assert_eq!("chess".parse::<AnyVariant>(), Err(UnknownVariant));
        assert_eq!("Sacred-Hill-1".parse::<AnyVariant>(), Err(UnknownVariant));
    }

    #[test]
    fn shd1_doubles_have_four_seats_in_turn_order() {
        let seats = |name: &str| name.parse::<AnyVariant>().map(AnyVariant::seats);
        assert_eq!(seats("four-treasures"), Ok(vec!["red", "blue"]));
        assert_eq!(
            seats("four-treasures-doubles"),
            Ok(vec!["south", "west", "north", "east"])
        );
    }
}
