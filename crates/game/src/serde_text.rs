//! Values as their texts for serde, by `Display` and `FromStr`.

use std::fmt::{Display, Formatter, Result as Written};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::Deserializer;
use serde::de::{Error, Visitor};

/// Serializes each of these types as its text by `Display`, and deserializes it by `FromStr`.
#[macro_export]
macro_rules! serde_by_text {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::from_text(from)
            }
        }
    )+};
}

/// Parses the text of a value.
///
/// # Errors
///
/// If it is not text, or not the text of such a value: the message has both.
pub fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    from: D,
) -> Result<T, D::Error> {
    struct Text<T>(PhantomData<T>);
    impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut Formatter<'_>) -> Written {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            let refused = |error: T::Err| E::custom(format_args!("{text:?}: {error}"));
            text.parse().map_err(refused)
        }
    }
    from.deserialize_str(Text(PhantomData))
}
