//! Errors of transcripts that cannot be read.

use std::io;

use catalog::seat_of_kings::ParseError;
use catalog::{ChanceError, InvalidToken, json};
use seat_of_kings::NotADraw;
use thiserror::Error;

use crate::MARK;

/// A line that cannot be read as a transcript.
#[derive(Debug, Error)]
#[error("line {line}{fault}")]
pub struct ReadError {
    /// The number of the line, from 1.
    pub line: u64,
    /// The fault.
    pub fault: Fault,
}

/// The fault that makes a line unreadable as a transcript; the message goes on where `line N` ends.
#[derive(Debug, Error)]
pub enum Fault {
    /// The source of the lines failed.
    #[error(": {0}")]
    Io(io::Error),
    /// The line is empty.
    #[error(": empty")]
    Empty,
    /// The line is not a JSON object.
    #[error(": not a JSON object")]
    NoObject,
    /// The line has more than so many bytes, too many for any game.
    #[error(": longer than {0} bytes")]
    TooLong(u64),
    /// A byte that is not UTF-8. Columns here are in bytes, from 1.
    #[error(", column {0}: not UTF-8")]
    NotUtf8(usize),
    /// A half of a character in UTF-16.
    #[error(", column {0}: half of a UTF-16 character")]
    HalfCharacter(usize),
    /// A byte order mark, behind another file.
    #[error(", column {0}: a byte order mark: a second file begins here")]
    Mark(usize),
    /// Not JSON, a missing or duplicate key, or a value of a wrong type.
    #[error(", column {column}: {message}")]
    Json {
        /// The column in bytes, from 1; 0 for the line as a whole.
        column: usize,
        /// The message of the JSON reader.
        message: String,
    },
    /// The value of a key has the right type, but cannot be read.
    #[error(", {key}: {message}")]
    Value {
        /// The key.
        key: &'static str,
        /// The fault of its value.
        message: String,
    },
    /// Invalid options of a game of Seat of Kings.
    #[error(", {0}")]
    Options(#[from] ParseError),
    /// A chance event that cannot be parsed or cannot happen at its point of the game.
    #[error(", event {event}, chance: {error}")]
    Chance {
        /// The number of the event, from 1.
        event: usize,
        /// The reason.
        error: ChanceFault,
    },
    /// A move that is not a token of the variant.
    #[error(", event {event}, {field}: {error}")]
    Token {
        /// The number of the event, from 1.
        event: usize,
        /// The key of the field that has it.
        field: &'static str,
        /// The token.
        error: InvalidToken,
    },
}

/// The fault of a chance event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChanceFault {
    /// The text is not a chance event.
    #[error(transparent)]
    Form(#[from] NotADraw),
    /// The event cannot happen at its point of the game.
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

impl Fault {
    pub(crate) fn value(key: &'static str, source: impl ToString) -> Self {
        Self::Value {
            key,
            message: source.to_string(),
        }
    }

    /// The fault of a line that is not JSON, or not that of a transcript. It names a character that cannot be seen.
    pub(crate) fn json(error: &serde_json::Error, line: &str) -> Self {
        // A transcript is always the first line of its own text: only the column is informative.
        let (column, message) = (error.column(), json::message(error));
        let rest = line.get(column.saturating_sub(1)..).unwrap_or_default();
        match rest.chars().next().filter(|found| !found.is_ascii()) {
            Some(MARK) => Self::Mark(column),
            Some(found) => Self::Json {
                column,
                message: format!("{message} (U+{:04X})", u32::from(found)),
            },
            None => Self::Json { column, message },
        }
    }

    /// The column in bytes, from 1; 0 if the line as a whole is at fault.
    pub const fn column(&self) -> usize {
        match self {
            Self::NotUtf8(column)
            | Self::HalfCharacter(column)
            | Self::Mark(column)
            | Self::Json { column, .. } => *column,
            _ => 0,
        }
    }
}
