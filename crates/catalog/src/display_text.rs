//! Values in JSON as their text by `Display` and `FromStr`, for `#[serde(with = "catalog::display_text")]`.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes the text of a value.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Parses the text of a value.
///
/// # Errors
///
/// If it is not text, or not the text of such a value.
pub fn deserialize<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(D::Error::custom)
}
