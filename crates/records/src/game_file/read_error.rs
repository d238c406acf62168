//! Errors of game files, with their places.

use std::io;

use catalog::{ChanceError, Explanation, InvalidToken};
use thiserror::Error;

use super::{HeaderError, VariationError};

/// An error in a game file, and its place.
#[derive(Debug, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ReadError {
    /// The number of the line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: usize,
    /// The fault.
    pub fault: Fault,
}

/// A fault of a game file.
#[derive(Debug, Error)]
pub enum Fault {
    /// The source of the text failed.
    #[error(transparent)]
    Io(io::Error),
    /// A byte that is not UTF-8.
    #[error("not UTF-8")]
    NotUtf8,
    /// A half of a character in UTF-16.
    #[error("half of a UTF-16 character")]
    HalfCharacter,
    /// A byte order mark, behind another file.
    #[error("a byte order mark: a second file begins here")]
    Mark,
    /// A control character other than white space.
    #[error("a control character, U+{:04X}", u32::from(*.0))]
    Control(char),
    /// The game has more than so many bytes.
    #[error("a game of more than {0} bytes")]
    TooLong(u64),
    /// The game does not begin with a header.
    #[error("a game begins with [Variant \"...\"]")]
    NoGame,
    /// Text after the result is not another game.
    #[error("text after the end of the game")]
    AfterEnd,
    /// This part of a header is missing.
    #[error("expected {0} here, as in [Name \"value\"]")]
    HeaderForm(&'static str),
    /// A backslash before a character other than these.
    #[error("a backslash before something else than {0}")]
    Escape(&'static str),
    /// An invalid header.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// A comment that begins here has no end.
    #[error("unclosed comment")]
    UnclosedComment,
    /// A variation that begins here has no end.
    #[error("unclosed variation")]
    UnclosedVariation,
    /// A variation that cannot be opened or closed.
    #[error(transparent)]
    Variation(#[from] VariationError),
    /// An unexpected character.
    #[error("unexpected {0:?}")]
    Unexpected(char),
    /// A wrong move number.
    #[error("the number {found}, but the next move has {expected}")]
    Number {
        /// The right number.
        expected: String,
        /// The number in the text.
        found: String,
    },
    /// This number, or this seat with its colon, has no move.
    #[error("no move after {0}")]
    NoMove(String),
    /// A wrong seat.
    #[error("no seat {found} decides here, but {expected}")]
    Seat {
        /// The seat to move, or `chance` or `nobody`.
        expected: &'static str,
        /// The word before the colon.
        found: String,
    },
    /// A text that is not a token of the variant.
    #[error(transparent)]
    Token(InvalidToken),
    /// A chance event that cannot happen here.
    #[error(transparent)]
    Chance(ChanceError),
    /// An illegal move, and the reason.
    #[error("{} is not legal by {}", .0.token, .0.clause)]
    Illegal(Explanation),
    /// A move of more than so many bytes.
    #[error("a move of more than {0} characters")]
    LongMove(usize),
    /// A decision of these words without its semicolon.
    #[error("no semicolon after {0:?}")]
    NoSemicolon(String),
    /// The text ends in the middle of a word or a decision, or right after it, so that it could be longer.
    #[error("the text breaks off")]
    BreaksOff,
    /// A game without a result.
    #[error("no result at the end of the game: points such as 5-0, or *")]
    NoResult,
    /// A result inside a variation.
    #[error("a result in a variation")]
    ResultInVariation,
    /// A wrong result.
    #[error("the result {found}, but the game has {expected}")]
    Result {
        /// The result of the game.
        expected: String,
        /// The result in the text.
        found: String,
    },
    /// An `Ending` header of a game that was played out.
    #[error("the game was played out, and cannot have the header Ending")]
    PlayedOut,
}
