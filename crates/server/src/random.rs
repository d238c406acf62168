//! Random bytes, which a test can make repeatable.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use blake3::Hasher;

/// The random bytes of a server. Clones are the same source.
#[derive(Debug, Clone)]
pub struct Random(Source);

#[derive(Debug, Clone)]
enum Source {
    System,
    Seeded { seed: u64, drawn: Arc<AtomicU64> },
}

impl Random {
    /// The random numbers of the operating system: nobody can guess them.
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// Bytes that follow from a seed, the same in every run that draws in the same order. Only for tests: anybody who knows
    /// the seed knows every secret.
    pub fn seeded(seed: u64) -> Self {
        Self(Source::Seeded {
            seed,
            drawn: Arc::default(),
        })
    }

    /// The next bytes.
    ///
    /// # Panics
    ///
    /// If the operating system has none.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match &self.0 {
            Source::System => {
                getrandom::fill(&mut bytes).expect("the operating system has random numbers");
            }
            Source::Seeded { seed, drawn } => {
                let number = drawn.fetch_add(1, Ordering::Relaxed);
                let mut hasher = Hasher::new();
                hasher.update(&seed.to_be_bytes());
                hasher.update(&number.to_be_bytes());
                hasher.finalize_xof().fill(&mut bytes);
            }
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_bytes_again() {
        let (one, other) = (Random::seeded(1), Random::seeded(1));
        let first: [u8; 32] = one.bytes();
        assert_eq!(first, other.bytes());
        assert_ne!(first, one.bytes());
        assert_ne!(first, Random::seeded(2).bytes());
    }
}
