//! Why a position text is refused, and where.

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
    /// The hill at fault in this text, which was refused, if the board is at fault at one; of a run of vacant hills the first.
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

/// A fault of a position text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says itself in its message")]
pub enum Fault {
    #[error("not seven fields with one space between")]
    Fields,
    #[error("unknown variant")]
    Variant,
    #[error("not a letter for what stands on a hill in this variant")]
    Letter,
    #[error("a run of vacant hills is one digit from 1 to 7, and no two stand side by side")]
    Run,
    #[error("the row has too many hills")]
    RowTooLong,
    #[error("the row has too few hills")]
    RowTooShort,
    #[error("not seven rows")]
    Rows,
    #[error("not a seat of this variant")]
    Seat,
    #[error("only a game that is over has `-` as turn")]
    NoSeat,
    #[error("a game that is over has `-` as turn")]
    SeatAfterEnd,
    #[error("not a phase of this variant")]
    Phase,
    #[error("two digits from 0 to 3 with a colon in High Kings, else `-`")]
    Lost,
    #[error("a side that has lost two kings has lost the game")]
    LostTooMany,
    #[error("no king is lost in Setup")]
    LostInSetup,
    #[error("not a number of turns left that this variant and phase can have")]
    Last,
    #[error("the last hill is filled, so one turn must be left")]
    FullBoard,
    #[error("no final turn while a hill is vacant and the other side has kings")]
    FinalTurnTooSoon,
    #[error("links are written in Stone of Destiny's Battle and after its end, else `-`")]
    NoLinks,
    #[error("not two neighbors, lower hill first")]
    Link,
    #[error("the links do not ascend")]
    LinkOrder,
    #[error("not between two ringforts of one color")]
    LinkColors,
    #[error("two kings of one color side by side")]
    KingsAdjacent,
    #[error("in Setup every ringfort has its king")]
    RingfortWithoutKing,
    #[error("more than three ringforts of a color in Setup")]
    TooManyInSetup,
    #[error("the ringforts do not fit the side to move")]
    Counts,
    #[error("the kings on the board are not three less those lost")]
    Kings,
    #[error("before Battle, two ringforts of one color side by side")]
    RingfortsAdjacent,
    #[error("a stranded king that cannot be")]
    Stranded,
    #[error("in Manoeuvres, a ringfort off the edges")]
    OffEdge,
    #[error("in Manoeuvres, two ringforts of one color on an edge")]
    EdgeTwice,
    #[error("in Manoeuvres, a ringfort opposite another")]
    Opposite,
    #[error("more than 23 ringforts of a color")]
    TooManyRingforts,
    #[error("not one king of each color that has a ringfort")]
    NotOneKing,
    #[error("in Battle the board is full")]
    NotFull,
    #[error("in Battle the side to move has 22 ringforts")]
    NoSpare,
}

impl Fault {
    /// The stable name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fields => "Fields",
            Self::Variant => "Variant",
            Self::Letter => "Letter",
            Self::Run => "Run",
            Self::RowTooLong => "RowTooLong",
            Self::RowTooShort => "RowTooShort",
            Self::Rows => "Rows",
            Self::Seat => "Seat",
            Self::NoSeat => "NoSeat",
            Self::SeatAfterEnd => "SeatAfterEnd",
            Self::Phase => "Phase",
            Self::Lost => "Lost",
            Self::LostTooMany => "LostTooMany",
            Self::LostInSetup => "LostInSetup",
            Self::Last => "Last",
            Self::FullBoard => "FullBoard",
            Self::FinalTurnTooSoon => "FinalTurnTooSoon",
            Self::NoLinks => "NoLinks",
            Self::Link => "Link",
            Self::LinkOrder => "LinkOrder",
            Self::LinkColors => "LinkColors",
            Self::KingsAdjacent => "KingsAdjacent",
            Self::RingfortWithoutKing => "RingfortWithoutKing",
            Self::TooManyInSetup => "TooManyInSetup",
            Self::Counts => "Counts",
            Self::Kings => "Kings",
            Self::RingfortsAdjacent => "RingfortsAdjacent",
            Self::Stranded => "Stranded",
            Self::OffEdge => "OffEdge",
            Self::EdgeTwice => "EdgeTwice",
            Self::Opposite => "Opposite",
            Self::TooManyRingforts => "TooManyRingforts",
            Self::NotOneKing => "NotOneKing",
            Self::NotFull => "NotFull",
            Self::NoSpare => "NoSpare",
        }
    }

    /// All faults, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::successors(Some(Self::Fields), |fault| fault.next())
    }

    /// The fault after this one.
    const fn next(self) -> Option<Self> {
        Some(match self {
            Self::Fields => Self::Variant,
            Self::Variant => Self::Letter,
            Self::Letter => Self::Run,
            Self::Run => Self::RowTooLong,
            Self::RowTooLong => Self::RowTooShort,
            Self::RowTooShort => Self::Rows,
            Self::Rows => Self::Seat,
            Self::Seat => Self::NoSeat,
            Self::NoSeat => Self::SeatAfterEnd,
            Self::SeatAfterEnd => Self::Phase,
            Self::Phase => Self::Lost,
            Self::Lost => Self::LostTooMany,
            Self::LostTooMany => Self::LostInSetup,
            Self::LostInSetup => Self::Last,
            Self::Last => Self::FullBoard,
            Self::FullBoard => Self::FinalTurnTooSoon,
            Self::FinalTurnTooSoon => Self::NoLinks,
            Self::NoLinks => Self::Link,
            Self::Link => Self::LinkOrder,
            Self::LinkOrder => Self::LinkColors,
            Self::LinkColors => Self::KingsAdjacent,
            Self::KingsAdjacent => Self::RingfortWithoutKing,
            Self::RingfortWithoutKing => Self::TooManyInSetup,
            Self::TooManyInSetup => Self::Counts,
            Self::Counts => Self::Kings,
            Self::Kings => Self::RingfortsAdjacent,
            Self::RingfortsAdjacent => Self::Stranded,
            Self::Stranded => Self::OffEdge,
            Self::OffEdge => Self::EdgeTwice,
            Self::EdgeTwice => Self::Opposite,
            Self::Opposite => Self::TooManyRingforts,
            Self::TooManyRingforts => Self::NotOneKing,
            Self::NotOneKing => Self::NotFull,
            Self::NotFull => Self::NoSpare,
            Self::NoSpare => return None,
        })
    }
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
