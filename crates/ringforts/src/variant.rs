//! The variants, listed once; the file of its rule book defines each of them.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use thiserror::Error;

use crate::rule_book::{Clauses, VariantRules};
use crate::{
    Color, Hills, Level, MoveKind, Overlay, RuleBook, four_treasures, high_kings, poisoned_chalice,
    sacred_hill, stone_of_destiny,
};

/// Gives the list of variants to a macro: each with the value that says what it is, in the order of the manual.
macro_rules! with_variants {
    ($macro:ident) => {
        $macro! {
            SacredHill1: sacred_hill::LEVEL_1,
            SacredHill2: sacred_hill::LEVEL_2,
            SacredHillDoubles1: sacred_hill::DOUBLES_1,
            SacredHillDoubles2: sacred_hill::DOUBLES_2,
            FourTreasures: four_treasures::SINGLES,
            FourTreasuresDoubles: four_treasures::DOUBLES,
            HighKings1: high_kings::LEVEL_1,
            HighKings2: high_kings::LEVEL_2,
            PoisonedChalice: poisoned_chalice::SINGLES,
            StoneOfDestiny: stone_of_destiny::SINGLES,
        }
    };
}

pub(crate) use with_variants;

macro_rules! define_variants {
    ($($variant:ident: $book:ident::$rules:ident,)+) => {
        /// One of the ringfort games, in the order of the manual; `as usize` is its place in [`Variant::ALL`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[expect(
            missing_docs,
            reason = "the names say it all; `Variant::name` spells them"
        )]
        pub enum Variant {
            $($variant,)+
        }

        /// The rules of each variant, in the order of [`Variant::ALL`].
        const RULES: [VariantRules; Variant::ALL.len()] = [$($book::$rules),+];

        impl Variant {
            /// All of them, in the order of the manual.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];
        }
    };
}

with_variants!(define_variants);

impl Variant {
    /// Its name in every text, such as `sacred-hill-1`.
    pub const fn name(self) -> &'static str {
        RULES[self as usize].name
    }

    /// The variant of this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// The rule book that it follows.
    #[inline(always)]
    pub const fn book(self) -> &'static RuleBook {
        RULES[self as usize].book
    }

    /// The level of that book.
    #[inline(always)]
    pub const fn level(self) -> Level {
        RULES[self as usize].level
    }

    /// Returns whether two partners sit on each side. Rule: SHD1, FT4
    #[inline(always)]
    pub const fn is_doubles(self) -> bool {
        RULES[self as usize].is_doubles
    }

    /// The kinds of moves that can be legal, in the order in which they are numbered.
    pub const fn move_kinds(self) -> &'static [MoveKind] {
        RULES[self as usize].move_kinds
    }

    /// The overlays of Battle.
    pub const fn overlays(self) -> &'static [Overlay] {
        RULES[self as usize].overlays
    }

    /// The names of the sentences in `locales/` that teach it, in order.
    pub const fn lessons(self) -> &'static [&'static str] {
        RULES[self as usize].lessons
    }

    /// The clauses behind its words that do not follow from the rest.
    pub(crate) const fn own_clauses(self) -> Clauses {
        RULES[self as usize].clauses
    }

    /// The number of its seats: 2, or 4 in doubles.
    pub const fn seat_count(self) -> u8 {
        if self.is_doubles() { 4 } else { 2 }
    }

    /// Its seats in turn order. Rule: SHD1
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.seat_count()).map(Seat::new)
    }

    /// The name of a seat: its color, or in doubles its place. Rule: SHD1
    ///
    /// # Panics
    ///
    /// If the variant has no such seat.
    pub const fn seat_name(self, seat: Seat) -> &'static str {
        if self.is_doubles() {
            ["south", "west", "north", "east"][seat.index()]
        } else {
            ["red", "blue"][seat.index()]
        }
    }

    /// The seat of a name; `None` if the variant has no such seat.
    pub(crate) fn seat_from_name(self, name: &str) -> Option<Seat> {
        self.seats().find(|&seat| self.seat_name(seat) == name)
    }

    /// The hills on which a seat may act: all, or in doubles the four rows nearest to it. Rule: SHD1
    pub const fn area(self, seat: Seat) -> Hills {
        if self.is_doubles() {
            AREAS[seat.index()]
        } else {
            Hills::BOARD
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

/// A name that no variant has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("unknown variant")]
pub struct UnknownVariant;

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::from_name(name).ok_or(UnknownVariant)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The areas of South, West, North and East. Rule: SHD1
const AREAS: [Hills; Seat::MAX_COUNT] = {
    let mut areas = [Hills::NONE; Seat::MAX_COUNT];
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
