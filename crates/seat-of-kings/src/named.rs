//! Reading and writing a type whose values have names.

/// Reads and writes the values of `Self::ALL` by their `name`.
macro_rules! impl_named {
    ($type:ty) => {
        impl std::str::FromStr for $type {
            type Err = ();

            fn from_str(name: &str) -> Result<Self, ()> {
                Self::ALL
                    .into_iter()
                    .find(|each| each.name() == name)
                    .ok_or(())
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
