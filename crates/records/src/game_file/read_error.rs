//! Why a game file cannot be read, and where.

use std::io;

use catalog::{Explanation, NotAToken, NotDrawn};
use thiserror::Error;

use super::{HeaderError, VariationError};

/// What is wrong with a game file, and where.
#[derive(Debug, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ReadError {
    /// The number of the line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a game file.
#[derive(Debug, Error)]
pub enum Fault {
    /// The source of the text failed.
    #[error(transparent)]
    Io(io::Error),
    /// A byte that is no part of UTF-8.
    #[error("not UTF-8")]
    NotUtf8,
    /// A control character that is no white space.
    #[error("a control character, U+{:04X}", u32::from(*.0))]
    Control(
        /// The character.
        char,
    ),
    /// A game is longer than any.
    #[error("a game of more than {0} bytes")]
    TooLong(
        /// The most that a game may have.
        u64,
    ),
    /// Something else than a header stands where a game begins.
    #[error("a game begins with [Variant \"...\"]")]
    NoGame,
    /// Something stands after the result, but no other game.
    #[error("text after the end of the game")]
    AfterEnd,
    /// Something is missing within a header.
    #[error("expected {0} here, as in [Name \"value\"]")]
    HeaderForm(
        /// What should be there.
        &'static str,
    ),
    /// A backslash before a character that needs none.
    #[error("a backslash before something else than {0}")]
    Escape(
        /// What may come after it.
        &'static str,
    ),
    /// A header that cannot be.
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
    /// A character that begins and ends nothing here.
    #[error("unexpected {0:?}")]
    Unexpected(
        /// The character.
        char,
    ),
    /// The number of a move is another.
    #[error("the number {found}, but the next move has {expected}")]
    Number {
        /// The number that it has.
        expected: String,
        /// The number that stands there.
        found: String,
    },
    /// A number or a seat, and no move after it.
    #[error("no move after {0}")]
    NoMove(
        /// The number, or the seat and its colon.
        String,
    ),
    /// Another seat decides.
    #[error("no seat {found} decides here, but {expected}")]
    Seat {
        /// The seat that does, or `chance` or `nobody`.
        expected: &'static str,
        /// The word before the colon.
        found: String,
    },
    /// A move that is no token of the variant.
    #[error(transparent)]
    Token(NotAToken),
    /// An event of chance that cannot happen here.
    #[error(transparent)]
    NotDrawn(NotDrawn),
    /// A move that is not legal.
    #[error("{} is not legal by {}", .0.token, .0.clause)]
    Illegal(
        /// Which, and why.
        Explanation,
    ),
    /// Words that are too many for a move.
    #[error("a move of more than {0} characters")]
    LongMove(
        /// The most that a move may have.
        usize,
    ),
    /// A decision without its semicolon.
    #[error("no semicolon after {0:?}")]
    NoSemicolon(
        /// The words of it.
        String,
    ),
    /// The text ends in the middle of a word or a decision, or right after it, so that it could be longer.
    #[error("the text breaks off")]
    BreaksOff,
    /// A game that goes no further and has no result.
    #[error("no result at the end of the game: points such as 5-0, or *")]
    NoResult,
    /// The result of a variation, which has none.
    #[error("a result in a variation")]
    ResultInVariation,
    /// The result is another.
    #[error("the result {found}, but the game has {expected}")]
    Result {
        /// The result of the game.
        expected: String,
        /// The result that stands there.
        found: String,
    },
    /// A header tells how a game ended that was played out.
    #[error("the game was played out, and cannot have the header Ending")]
    PlayedOut,
}
