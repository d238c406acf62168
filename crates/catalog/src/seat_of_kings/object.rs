//! Parts of positions in JSON: objects, optional keys, and lists of cards, or how many they are.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// A value that must be an object, where a derived reader would take a list of the values, too.
#[derive(Debug, Default)]
pub(super) struct Object<T>(pub(super) T);

/// The numbers of cards. In a view, hidden cards are written as their count. Rule: SKO4
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum CardList {
    /// The cards.
    Cards(Vec<u8>),
    /// Their number.
    Count(u64),
}

/// The value of an optional key. `null` is an error.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OptionalKey<T>(pub(super) Option<T>);

impl<T> Default for OptionalKey<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for OptionalKey<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::deserialize(from).map(|value| Self(Some(value)))
    }
}

impl<'de> Deserialize<'de> for CardList {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Numbers;
        impl<'de> Visitor<'de> for Numbers {
            type Value = CardList;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards")
            }

            fn visit_u64<E: Error>(self, count: u64) -> Result<CardList, E> {
                Ok(CardList::Count(count))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, numbers: A) -> Result<CardList, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(numbers)).map(CardList::Cards)
            }
        }
        from.deserialize_any(Numbers)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Self::Value, A::Error> {
                T::deserialize(MapAccessDeserializer::new(entries)).map(Object)
            }
        }
        from.deserialize_map(Fields(PhantomData))
    }
}
