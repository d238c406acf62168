//! Shapes of JSON that derived readers do not have: optional keys without `null`, and objects without duplicate keys.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// An object with any names as keys, in the order of the text. A duplicate key is an error.
#[derive(Debug)]
pub struct OrderedMap<T>(
    /// The keys with their values.
    pub Vec<(String, T)>,
);

/// Deserializes the value of an optional key, for `#[serde(deserialize_with = ..)]`.
///
/// # Errors
///
/// Those of the value. `null` is an error unless the value may be null.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The message of an error of the JSON reader, without the line and the column.
pub fn message(error: &serde_json::Error) -> String {
    let mut message = error.to_string();
    if let Some(place) = message.rfind(" at line ") {
        message.truncate(place);
    }
    message
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for OrderedMap<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Entries<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
            type Value = OrderedMap<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
                let mut named: Vec<(String, T)> = Vec::new();
                while let Some(key) = entries.next_key::<String>()? {
                    if named.iter().any(|(name, _)| *name == key) {
                        return Err(A::Error::custom(format_args!("duplicate key `{key}`")));
                    }
                    named.push((key, entries.next_value()?));
                }
                Ok(OrderedMap(named))
            }
        }
        from.deserialize_map(Entries(PhantomData))
    }
}
