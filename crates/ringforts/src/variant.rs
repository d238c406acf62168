//! The ten variants as values: a rule book, a level, two seats or four.

use std::fmt;

use game::Seat;

use crate::{Color, Hills};

/// One of the ten ringfort games, in the order of the manual; `as usize` is its place in [`Variant::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(
    missing_docs,
    reason = "the names say it all; `Variant::name` spells them"
)]
pub enum Variant {
    SacredHill1,
    SacredHill2,
    SacredHillDoubles1,
    SacredHillDoubles2,
    FourTreasures,
    FourTreasuresDoubles,
    HighKings1,
    HighKings2,
    PoisonedChalice,
    StoneOfDestiny,
}

/// A rule book, on which one or more variants rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Book {
    /// Clauses SH, SHL and SHD.
    SacredHill,
    /// Clauses FT.
    FourTreasures,
    /// Clauses HK and HKL.
    HighKings,
    /// Clauses PC.
    PoisonedChalice,
    /// Clauses SD.
    StoneOfDestiny,
}

/// The level of a rule book that has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The first, or the only one.
    One,
    /// The second, which adds rules to the first.
    Two,
}

impl Variant {
    /// All ten, in the order of the manual.
    pub const ALL: [Self; 10] = [
        Self::SacredHill1,
        Self::SacredHill2,
        Self::SacredHillDoubles1,
        Self::SacredHillDoubles2,
        Self::FourTreasures,
        Self::FourTreasuresDoubles,
        Self::HighKings1,
        Self::HighKings2,
        Self::PoisonedChalice,
        Self::StoneOfDestiny,
    ];

    /// Its name in every text, such as `sacred-hill-1`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SacredHill1 => "sacred-hill-1",
            Self::SacredHill2 => "sacred-hill-2",
            Self::SacredHillDoubles1 => "sacred-hill-doubles-1",
            Self::SacredHillDoubles2 => "sacred-hill-doubles-2",
            Self::FourTreasures => "four-treasures",
            Self::FourTreasuresDoubles => "four-treasures-doubles",
            Self::HighKings1 => "high-kings-1",
            Self::HighKings2 => "high-kings-2",
            Self::PoisonedChalice => "poisoned-chalice",
            Self::StoneOfDestiny => "stone-of-destiny",
        }
    }

    /// The variant of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// The rule book that it follows.
    pub const fn book(self) -> Book {
        match self {
            Self::SacredHill1
            | Self::SacredHill2
            | Self::SacredHillDoubles1
            | Self::SacredHillDoubles2 => Book::SacredHill,
            Self::FourTreasures | Self::FourTreasuresDoubles => Book::FourTreasures,
            Self::HighKings1 | Self::HighKings2 => Book::HighKings,
            Self::PoisonedChalice => Book::PoisonedChalice,
            Self::StoneOfDestiny => Book::StoneOfDestiny,
        }
    }

    /// The level of that book.
    pub const fn level(self) -> Level {
        match self {
            Self::SacredHill2 | Self::SacredHillDoubles2 | Self::HighKings2 => Level::Two,
            _ => Level::One,
        }
    }

    /// Whether two partners sit on each side. Rule: SHD1, FT4
    pub const fn is_doubles(self) -> bool {
        matches!(
            self,
            Self::SacredHillDoubles1 | Self::SacredHillDoubles2 | Self::FourTreasuresDoubles
        )
    }

    /// How many seats it has: 2, or 4 in doubles.
    pub const fn seat_count(self) -> u8 {
        match self.is_doubles() {
            true => 4,
            false => 2,
        }
    }

    /// Its seats in turn order. Rule: SHD1
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.seat_count()).map(Seat::new)
    }

    /// What a seat is called: its color, or in doubles its place. Rule: SHD1
    ///
    /// # Panics
    ///
    /// If the variant has no such seat.
    pub const fn seat_name(self, seat: Seat) -> &'static str {
        match self.is_doubles() {
            true => ["south", "west", "north", "east"][seat.index()],
            false => ["red", "blue"][seat.index()],
        }
    }

    /// The seat of a name.
    pub fn seat_from_name(self, name: &str) -> Option<Seat> {
        self.seats().find(|&seat| self.seat_name(seat) == name)
    }

    /// The hills on which a seat may act: all, or in doubles the four rows nearest to it. Rule: SHD1
    pub const fn area(self, seat: Seat) -> Hills {
        match self.is_doubles() {
            true => AREAS[seat.index()],
            false => Hills::BOARD,
        }
    }

    /// The line that two partners share: row 4 for Red, column D for Blue. Rule: SHD1
    pub(crate) const fn shared_row(self, color: Color) -> Hills {
        match color {
            Color::Red => Hills::row(3),
            Color::Blue => Hills::column(3),
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The areas of South, West, North and East. Rule: SHD1
const AREAS: [Hills; Seat::MOST] = {
    let mut areas = [Hills::NONE; Seat::MOST];
    let mut line = 0;
    while line < 4 {
        areas[0] = areas[0].with(Hills::row(line));
        areas[1] = areas[1].with(Hills::column(line));
        areas[2] = areas[2].with(Hills::row(6 - line));
        areas[3] = areas[3].with(Hills::column(6 - line));
        line += 1;
    }
    areas
};
