//! JSON values that know their path, so that every fault can name it.

use crate::color::Color;
use serde_json::Value;

/// A value and the path of keys that leads to it.
pub(crate) struct At<'a> {
    path: String,
    value: &'a Value,
}

impl<'a> At<'a> {
    /// The whole text.
    pub(crate) fn top(value: &'a Value) -> At<'a> {
        At {
            path: String::new(),
            value,
        }
    }

    /// A fault of this value: its path, and what is wrong.
    pub(crate) fn fault(&self, what: &str) -> String {
        if self.path.is_empty() {
            format!("position: {what}")
        } else {
            format!("{}: {what}", self.path)
        }
    }

    fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() {
            key.to_string()
        } else {
            format!("{}.{key}", self.path)
        }
    }

    /// The value of a key, if the object has it.
    pub(crate) fn find(&self, key: &str) -> Result<Option<At<'a>>, String> {
        let object = self
            .value
            .as_object()
            .ok_or_else(|| self.fault("no object"))?;
        Ok(object.get(key).map(|value| At {
            path: self.path_of(key),
            value,
        }))
    }

    /// The value of a key that must be there.
    pub(crate) fn key(&self, key: &str) -> Result<At<'a>, String> {
        self.find(key)?
            .ok_or_else(|| format!("{}: missing", self.path_of(key)))
    }

    /// All entries of an object.
    pub(crate) fn entries(&self) -> Result<Vec<(&'a str, At<'a>)>, String> {
        let object = self
            .value
            .as_object()
            .ok_or_else(|| self.fault("no object"))?;
        let entries = object.iter().map(|(key, value)| {
            let path = self.path_of(key);
            (key.as_str(), At { path, value })
        });
        Ok(entries.collect())
    }

    /// All elements of a list, each with the path of the list.
    pub(crate) fn list(&self) -> Result<Vec<At<'a>>, String> {
        let list = self.value.as_array().ok_or_else(|| self.fault("no list"))?;
        let elements = list.iter().map(|value| At {
            path: self.path.clone(),
            value,
        });
        Ok(elements.collect())
    }

    /// A text.
    pub(crate) fn text(&self) -> Result<&'a str, String> {
        self.value.as_str().ok_or_else(|| self.fault("no text"))
    }

    /// True or false.
    pub(crate) fn truth(&self) -> Result<bool, String> {
        self.value
            .as_bool()
            .ok_or_else(|| self.fault("neither true nor false"))
    }

    /// A whole number of a range, both ends included.
    pub(crate) fn whole(&self, least: u64, most: u64) -> Result<u64, String> {
        self.value
            .as_u64()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| self.fault(&format!("no whole number from {least} to {most}")))
    }

    /// The color of a seat at the table.
    pub(crate) fn color(&self, seats: &[Color]) -> Result<Color, String> {
        Color::parse(self.text()?)
            .filter(|color| seats.contains(color))
            .ok_or_else(|| self.fault("no color at this table"))
    }
}
