//! The settings file of `tara serve`.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use serde::Deserialize;
use serde_json::{Map, Value};
use server::Settings;
use toml::de::{self, DeTable, Deserializer};

use crate::errors::of_settings_file;
use crate::input::nearest;
use crate::words::{Language, Words};

/// An error in a settings file.
#[derive(Debug, PartialEq)]
pub(crate) struct FileError {
    /// From 1, as the column.
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// The setting at fault; `None` if the text is no TOML.
    pub(crate) key: Option<String>,
    /// The error of the parser, in English. Of a wrong value it names the type in Rust.
    message: String,
}

/// Reads the settings of a file, by their names.
pub(crate) fn read(text: &str) -> Result<Map<String, Value>, FileError> {
    let table = DeTable::parse(text).map_err(|error| FileError::at(&error, text, None))?;
    // Each alone, so that an error has its key.
    for (key, value) in table.get_ref() {
        let alone = DeTable::from_iter([(key.clone(), value.clone())]);
        let alone = Deserializer::from(toml::Spanned::new(table.span(), alone));
        Settings::deserialize(alone)
            .map_err(|error| FileError::at(&error, text, Some(key.get_ref())))?;
    }
    Map::deserialize(Deserializer::from(table)).map_err(|error| FileError::at(&error, text, None))
}

impl FileError {
    fn at(error: &de::Error, text: &str, key: Option<&str>) -> Self {
        let begin = error.span().map_or(0, |span| span.start);
        let before = text.get(..begin).unwrap_or_default();
        let last = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
            key: key.map(Into::into),
            message: error.message().into(),
        }
    }

    /// Returns true if no setting has this key.
    pub(crate) fn is_unknown(&self) -> bool {
        self.message.starts_with("unknown field ")
    }

    /// The setting whose key is most like an unknown one. The parser lists all after it, each between two backticks.
    pub(crate) fn nearest(&self) -> Option<&str> {
        let mut words = self.message.split('`').skip(1).step_by(2);
        let key = words.next()?;
        nearest(key, words)
    }
}

impl Display for FileError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.key.is_some() {
            return f.write_str(&of_settings_file(self, &Words::of(Language::English)));
        }
        let (line, column) = (self.line, self.column);
        write!(f, "line {line}, column {column}: {}", self.message)
    }
}

impl Error for FileError {}
