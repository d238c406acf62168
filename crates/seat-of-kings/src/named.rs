//! Reading and writing a type whose values have names.

/// A text that is the name of no value of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an unknown name")]
pub struct UnknownName;

/// Reads and writes the values of `Self::ALL` by their `name`.
macro_rules! impl_named {
    ($type:ty) => {
        impl std::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(name: &str) -> Result<Self, $crate::UnknownName> {
                Self::ALL
                    .into_iter()
                    .find(|each| each.name() == name)
                    .ok_or($crate::UnknownName)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
