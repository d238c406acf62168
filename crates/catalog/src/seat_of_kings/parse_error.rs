//! Errors of positions and options as JSON.

use seat_of_kings::PositionError;
use serde_path_to_error::{Path, Segment};
use thiserror::Error;

use crate::json;

/// An error in a JSON text, and its place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseError {
    /// It is not a JSON object.
    #[error("line, column {column}: {message}")]
    Json {
        /// The column in characters, from 1.
        column: usize,
        /// The message of the JSON reader.
        message: String,
    },
    /// A key is missing or duplicated, or its value has a wrong type, is out of range, or is an unknown name.
    #[error("{key}: {message}")]
    Key {
        /// The path of the key, such as `players.blue.hand`.
        key: String,
        /// The fault.
        message: String,
    },
    /// The rules refuse the position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl ParseError {
    /// The column of the first character at fault, in characters from 1; 1 if a key is at fault.
    pub const fn column(&self) -> usize {
        match self {
            Self::Json { column, .. } => *column,
            Self::Key { .. } | Self::Position(_) => 1,
        }
    }

    pub(super) fn at(key: impl Into<String>, message: impl ToString) -> Self {
        Self::Key {
            key: key.into(),
            message: message.to_string(),
        }
    }

    /// The error of the JSON reader for a text, at the value of this path.
    pub(super) fn of_json(text: &str, path: &Path, error: &serde_json::Error) -> Self {
        let (keys, message) = keys_and_message(path, error);
        if keys.is_empty() || !error.is_data() {
            Self::Json {
                column: column(text, error),
                message,
            }
        } else {
            Self::at(keys.join("."), message)
        }
    }

    /// The error of the JSON reader for the value of a key, at this path below it.
    pub(super) fn of_keys(above: &str, path: &Path, error: &serde_json::Error) -> Self {
        let (mut keys, message) = keys_and_message(path, error);
        keys.insert(0, above.into());
        Self::at(keys.join("."), message)
    }
}

/// The keys of a path, and the message.
fn keys_and_message(path: &Path, error: &serde_json::Error) -> (Vec<String>, String) {
    // A position is always the first line of its own text: only the column is informative.
    let message = json::message(error);
    let (own, message) = own_key(&message);
    let above = path.iter().filter_map(|segment| match segment {
        Segment::Map { key } => Some(key.as_str()),
        _ => None,
    });
    (above.chain(own).map(String::from).collect(), message.into())
}

/// Splits the name of a missing or duplicate key off the message of the JSON reader.
fn own_key(message: &str) -> (Option<&str>, &str) {
    let named = |begin: &str| message.strip_prefix(begin)?.strip_suffix('`');
    let duplicate = named("duplicate field `").or_else(|| named("duplicate key `"));
    match (named("missing field `"), duplicate) {
        (Some(key), _) => (Some(key), "missing"),
        (_, Some(key)) => (Some(key), "there twice"),
        _ => (None, message),
    }
}

/// The column in characters, from 1; what breaks off is at fault after its last character.
fn column(text: &str, error: &serde_json::Error) -> usize {
    let bytes = if error.is_eof() {
        text.len()
    } else {
        error.column().saturating_sub(1)
    };
    let before = text.char_indices().filter(|(place, _)| *place < bytes);
    before.count() + 1
}
