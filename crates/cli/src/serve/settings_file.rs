//! The settings file of `tara serve`.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use serde::Deserialize;
use serde_json::{Map, Value};
use server::Settings;
use toml::de::{self, DeTable, Deserializer};

/// An error in a settings file.
#[derive(Debug, PartialEq)]
pub(crate) struct FileError {
    /// From 1, as the column.
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// The setting at fault; `None` if the text is no TOML.
    pub(crate) key: Option<String>,
    /// What the parser says, in English.
    message: String,
}

/// Reads the settings of a file, by their names.
pub(super) fn read(text: &str) -> Result<Map<String, Value>, FileError> {
    let table = DeTable::parse(text).map_err(|error| FileError::at(&error, text, None))?;
    // Each alone, so that an error has its key.
    for (key, value) in table.get_ref() {
        let alone = DeTable::from_iter([(key.clone(), value.clone())]);
        let alone = Deserializer::from(toml::Spanned::new(table.span(), alone));
        Settings::deserialize(alone)
            .map_err(|error| FileError::at(&error, text, Some(key.get_ref())))?;
    }
    let all = Deserializer::from(table);
    Map::deserialize(all).map_err(|error| FileError::at(&error, text, None))
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
}

impl Display for FileError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.key {
            Some(key) if !self.is_unknown() => write!(f, "{key}: {}", self.message),
            _ => f.write_str(&self.message),
        }
    }
}

impl Error for FileError {}
