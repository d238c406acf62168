//! The exceptions of the package.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use ::seat_of_kings::Faults;
use catalog::seat_of_kings::ParseError;
use catalog::{AnyVariant, Explanation, InvalidToken, PlayError, ReadError};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use words::{Language, Words};

create_exception!(
    tara,
    IllegalMove,
    PyValueError,
    "A move or a chance event that cannot be played now. `clause` and `places` say why, `message` in words."
);
create_exception!(
    tara,
    BadText,
    PyValueError,
    "A text that cannot be read, with the `field` and the `column` (from 1) at fault, and `message`."
);

/// The most threads of a call.
pub(crate) const MAX_THREADS: usize = 256;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(Language::English));

/// The name of a variant, over its drawing.
pub(crate) fn title(variant: AnyVariant) -> String {
    WORDS.get(&format!("variant-{}", variant.name()))
}

/// The exception of a text, or of a key of it.
pub(crate) fn bad_text(field: &str, column: usize, message: &str) -> PyErr {
    Python::attach(|py| {
        let error = BadText::new_err(message.to_owned());
        let value = error.value(py);
        // A new exception takes any attribute.
        let _ = value.setattr("field", field);
        let _ = value.setattr("column", column);
        let _ = value.setattr("message", message);
        error
    })
}

pub(crate) fn of_read(error: &ReadError) -> PyErr {
    let field = match error {
        ReadError::Variant => "variant",
        ReadError::LineBreak(_) => "line",
        ReadError::Ringforts(error) => error.field.name(),
        ReadError::SeatOfKings(error) => return of_parse(error),
    };
    bad_text(field, error.column(), &error.to_string())
}

pub(crate) fn of_parse(error: &ParseError) -> PyErr {
    let field = match error {
        ParseError::Json { .. } => "line",
        ParseError::Key { key, .. } => key,
        ParseError::Position(error) => &error.key,
    };
    bad_text(field, error.column(), &error.to_string())
}

pub(crate) fn of_deck(faults: &Faults) -> PyErr {
    bad_text("deck", 1, &faults.to_string())
}

pub(crate) fn of_token(error: &InvalidToken) -> PyErr {
    bad_text("token", 1, &error.to_string())
}

/// The exception of a ply that cannot be played.
pub(crate) fn of_play(error: &PlayError, token: &str) -> PyErr {
    match error {
        PlayError::InvalidToken(error) => of_token(error),
        PlayError::Illegal(why) => illegal(Some(why.clause), &why.places, &sentence(why), token),
        PlayError::Chance(error) => illegal(None, &[], &error.to_string(), token),
    }
}

/// The sentence that explains why a move is not legal.
pub(crate) fn sentence(why: &Explanation) -> String {
    WORDS.explain(why)
}

/// The exception of something that cannot be played now.
pub(crate) fn illegal(
    clause: Option<&str>,
    places: &[String],
    message: &str,
    token: &str,
) -> PyErr {
    Python::attach(|py| {
        let by = clause.map_or(String::new(), |clause| format!(" by {clause}"));
        let error = IllegalMove::new_err(format!("{token:?} is not legal{by}: {message}"));
        let value = error.value(py);
        // A new exception takes any attribute.
        let _ = value.setattr("clause", clause);
        let _ = value.setattr("places", places);
        let _ = value.setattr("message", message);
        error
    })
}

/// Checks that the number of an argument is in range.
pub(crate) fn in_range<T: PartialOrd + Display>(
    name: &str,
    value: T,
    range: RangeInclusive<T>,
) -> PyResult<()> {
    if range.contains(&value) {
        return Ok(());
    }
    let (least, most) = range.into_inner();
    Err(PyValueError::new_err(format!(
        "{name} is {value}, not {least} to {most}"
    )))
}

/// The exception of an action in one game of many: the same, with the `index` of the game.
pub(crate) fn in_game(error: PyErr, index: usize) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        let message = format!("game {index}: {value}");
        // An exception takes any attribute.
        let _ = value.setattr("args", (message,));
        let _ = value.setattr("index", index);
        error
    })
}
