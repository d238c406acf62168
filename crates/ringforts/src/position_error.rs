//! Errors of position texts, with field, column and hill.

use std::fmt;

use thiserror::Error;

use crate::Hill;

/// A position text that cannot be read: the field, the column and the fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{field}, column {column}: {fault}")]
pub struct PositionError {
    /// The field at fault.
    pub field: Field,
    /// The column of the first character at fault, in characters from 1; one past the end if something is missing.
    pub column: usize,
    /// The hill at fault, if there is one; for a run of vacant hills the first.
    pub hill: Option<Hill>,
    /// The fault.
    pub fault: Fault,
}

/// A field of a position text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "named as in the text, but for `Line`, the text as a whole, and `TurnsLeft`, which is `last` there"
)]
pub enum Field {
    Line,
    Variant,
    Board,
    Turn,
    Phase,
    Lost,
    TurnsLeft,
    Links,
}

impl Field {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Variant => "variant",
            Self::Board => "board",
            Self::Turn => "turn",
            Self::Phase => "phase",
            Self::Lost => "lost",
            Self::TurnsLeft => "last",
            Self::Links => "links",
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Defines the faults from one list of names, codes and messages.
macro_rules! define_faults {
    ($($fault:ident = $code:literal, $message:literal;)+) => {
        /// A fault of a position text.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
        #[expect(missing_docs, reason = "each says itself in its message")]
        pub enum Fault {
            $(#[error($message)] $fault,)+
        }

        impl Fault {
            /// Its name in messages to clients, such as `kings-adjacent`; it does not change.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$fault => $code,)+
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
    Fields = "fields", "not seven fields with one space between";
    Variant = "variant", "unknown variant";
    Letter = "letter", "not a letter for what stands on a hill in this variant";
    Run = "run", "a run of vacant hills is one digit from 1 to 7, and no two stand side by side";
    RowTooLong = "row-too-long", "the row has too many hills";
    RowTooShort = "row-too-short", "the row has too few hills";
    Rows = "rows", "not seven rows";
    Seat = "seat", "not a seat of this variant";
    NoSeat = "no-seat", "only a game that is over has `-` as turn";
    SeatAfterEnd = "seat-after-end", "a game that is over has `-` as turn";
    Phase = "phase", "not a phase of this variant";
    Lost = "lost", "two digits from 0 to 3 with a colon in High Kings, else `-`";
    LostTooMany = "lost-too-many", "a side that has lost two kings has lost the game";
    LostInSetup = "lost-in-setup", "no king is lost in Setup";
    TurnsLeft = "turns-left", "not a number of turns left that this variant and phase can have";
    FullBoard = "full-board", "the last hill is filled, so one turn must be left";
    FinalTurnTooSoon = "final-turn-too-soon", "no final turn while a hill is vacant and the other side has kings";
    NoLinks = "no-links", "links are written in Stone of Destiny's Battle and after its end, else `-`";
    Link = "link", "not two neighbors, lower hill first";
    LinkOrder = "link-order", "the links do not ascend";
    LinkColors = "link-colors", "not between two ringforts of one color";
    KingsAdjacent = "kings-adjacent", "two kings of one color side by side";
    RingfortWithoutKing = "ringfort-without-king", "in Setup every ringfort has its king";
    TooManyInSetup = "too-many-in-setup", "more than three ringforts of a color in Setup";
    Counts = "counts", "the ringforts do not fit the side to move";
    Kings = "kings", "the kings on the board are not three less those lost";
    RingfortsAdjacent = "ringforts-adjacent", "before Battle, two ringforts of one color side by side";
    Stranded = "stranded", "a stranded king that cannot be";
    OffEdge = "off-edge", "in Manoeuvres, a ringfort off the edges";
    EdgeTwice = "edge-twice", "in Manoeuvres, two ringforts of one color on an edge";
    Opposite = "opposite", "in Manoeuvres, a ringfort opposite another";
    TooManyRingforts = "too-many-ringforts", "more than 23 ringforts of a color";
    NotOneKing = "not-one-king", "not one king of each color that has a ringfort";
    NotFull = "not-full", "in Battle the board is full";
    NoSpare = "no-spare", "in Battle the side to move has 22 ringforts";
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::Fault;
    use crate::Position;

    #[test]
    fn every_code_is_its_own_and_in_kebab_case() {
        let codes: HashSet<_> = Fault::all().map(Fault::code).collect();
        assert_eq!(codes.len(), Fault::all().count());
        let is_kebab = |letter: char| letter == '-' || letter.is_ascii_lowercase();
        assert!(codes.iter().all(|code| code.chars().all(is_kebab)));
        assert_eq!(Fault::KingsAdjacent.code(), "kings-adjacent");
    }

    #[test]
    fn a_refusal_of_the_board_names_the_hill() {
        let hill = |text: &str| {
            let refused = text.parse::<Position>().expect_err(text);
            refused.hill.map(|hill| hill.to_string())
        };
        let hill_at_fault = |text: &str| hill(text).unwrap_or_default();
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
        for (board, hill) in [
            ("5/6/7/7/7/7/5", "G6"),
            ("5/61/7/7/7/7/5", "G6"),
            ("5/9/7/7/7/7/5", "A6"),
            ("5/rrrrr7/7/7/7/7/5", "F6"),
            ("5/7r/7/7/7/7/5", ""),
            ("5/7/7/7/7/7/r3", "F1"),
            ("5/7/7", ""),
        ] {
            let text = format!("sacred-hill-1 {board} red manoeuvres - - -");
            assert_eq!(hill_at_fault(&text), hill, "{board}");
        }
    }
}
