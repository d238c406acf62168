//! Errors of position texts, with field and column.

use std::fmt;

use thiserror::Error;

use crate::{Hill, board};

/// A position text that cannot be read: the field, the column and the fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{field}, column {column}: {fault}")]
pub struct PositionError {
    /// The field at fault.
    pub field: Field,
    /// The column of the first character at fault, in characters from 1; one past the end if something is missing.
    pub column: usize,
    /// The fault.
    pub fault: Fault,
}

impl PositionError {
    /// The hill at fault in this text, which was refused, if the board is at fault at one; of a run of vacant hills the
    /// first.
    pub fn hill(&self, text: &str) -> Option<Hill> {
        let (variant, rest) = text.split_once(' ')?;
        let board = rest.split(' ').next()?;
        let before = variant.chars().count() + 2;
        let is_on_board = self.field == Field::Board;
        let at = self.column.checked_sub(before).filter(|_| is_on_board)?;
        board::hill_at(board, at)
    }
}

/// A field of a position text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "named as in the text; `Line` is the text as a whole"
)]
pub enum Field {
    Line,
    Variant,
    Board,
    Turn,
    Phase,
    Lost,
    Last,
    Links,
}

impl Field {
    /// Its name in refusals.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Variant => "variant",
            Self::Board => "board",
            Self::Turn => "turn",
            Self::Phase => "phase",
            Self::Lost => "lost",
            Self::Last => "last",
            Self::Links => "links",
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Defines the faults from one list of names and messages.
macro_rules! define_faults {
    ($($fault:ident: $message:literal;)+) => {
        /// A fault of a position text.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
        #[expect(missing_docs, reason = "each says itself in its message")]
        pub enum Fault {
            $(#[error($message)] $fault,)+
        }

        impl Fault {
            /// The stable name in messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$fault => stringify!($fault),)+
                }
            }

            /// All faults, in their order.
            pub fn all() -> impl Iterator<Item = Self> {
                [$(Self::$fault),+].into_iter()
            }
        }
    };
}

define_faults! {
    Fields: "not seven fields with one space between";
    Variant: "unknown variant";
    Letter: "not a letter for what stands on a hill in this variant";
    Run: "a run of vacant hills is one digit from 1 to 7, and no two stand side by side";
    RowTooLong: "the row has too many hills";
    RowTooShort: "the row has too few hills";
    Rows: "not seven rows";
    Seat: "not a seat of this variant";
    NoSeat: "only a game that is over has `-` as turn";
    SeatAfterEnd: "a game that is over has `-` as turn";
    Phase: "not a phase of this variant";
    Lost: "two digits from 0 to 3 with a colon in High Kings, else `-`";
    LostTooMany: "a side that has lost two kings has lost the game";
    LostInSetup: "no king is lost in Setup";
    Last: "not a number of turns left that this variant and phase can have";
    FullBoard: "the last hill is filled, so one turn must be left";
    FinalTurnTooSoon: "no final turn while a hill is vacant and the other side has kings";
    NoLinks: "links are written in Stone of Destiny's Battle and after its end, else `-`";
    Link: "not two neighbors, lower hill first";
    LinkOrder: "the links do not ascend";
    LinkColors: "not between two ringforts of one color";
    KingsAdjacent: "two kings of one color side by side";
    RingfortWithoutKing: "in Setup every ringfort has its king";
    TooManyInSetup: "more than three ringforts of a color in Setup";
    Counts: "the ringforts do not fit the side to move";
    Kings: "the kings on the board are not three less those lost";
    RingfortsAdjacent: "before Battle, two ringforts of one color side by side";
    Stranded: "a stranded king that cannot be";
    OffEdge: "in Manoeuvres, a ringfort off the edges";
    EdgeTwice: "in Manoeuvres, two ringforts of one color on an edge";
    Opposite: "in Manoeuvres, a ringfort opposite another";
    TooManyRingforts: "more than 23 ringforts of a color";
    NotOneKing: "not one king of each color that has a ringfort";
    NotFull: "in Battle the board is full";
    NoSpare: "in Battle the side to move has 22 ringforts";
}

#[cfg(test)]
mod tests {
    use crate::Position;

    #[test]
    fn a_refusal_of_the_board_tells_the_hill() {
        let hill = |text: &str| {
            let refused = text.parse::<Position>().expect_err(text);
            refused.hill(text).map(|hill| hill.to_string())
        };
        let hill_at_fault = |text| hill(text).unwrap_or_default();
        assert_eq!(
            hill_at_fault("poisoned-chalice 5/7/2r4/7/7/7/5 blue manoeuvres - - -"),
            "C5"
        );
        assert_eq!(
            hill_at_fault("high-kings-1 5/7/2RR3/7/7/7/5 red setup 0:0 - -"),
            "D5"
        );
        assert_eq!(
            hill_at_fault("sacred-hill-1 5/7/3x3/7/7/7/5 red manoeuvres - - -"),
            "D5"
        );
        assert_eq!(
            hill_at_fault("sacred-hill-1 5/7/7/7/7/7/5 green manoeuvres - - -"),
            ""
        );
        assert_eq!(hill_at_fault("sacred-hill-1"), "");
    }
}
