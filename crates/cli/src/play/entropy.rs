//! The random numbers of a local table: from a seed, or from the operating system.

use ::play::fair::{self, Bytes};
use anyhow::anyhow;
use rand_core::Rng;

/// A source of random bytes.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Entropy {
    /// Derives all bytes from a number, so that a session can be repeated.
    Seed(u64),
    /// Asks the operating system.
    System,
}

impl Entropy {
    pub(crate) fn new(seed: Option<u64>) -> Self {
        seed.map_or(Self::System, Self::Seed)
    }

    /// Returns 32 bytes for a numbered purpose. A seed always gives the same bytes for the same purpose.
    pub(crate) fn bytes(self, purpose: u32) -> anyhow::Result<[u8; 32]> {
        let mut bytes = [0; 32];
        match self {
            Self::Seed(seed) => {
                let mut key = [0; 32];
                key[..8].copy_from_slice(&seed.to_le_bytes());
                fair::stream(Bytes(key), purpose).fill_bytes(&mut bytes);
            }
            Self::System => {
                getrandom::fill(&mut bytes).map_err(|error| anyhow!("{error}"))?;
            }
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_bytes_and_each_purpose_others() {
        let of = |seed, purpose| Entropy::Seed(seed).bytes(purpose).expect("never fails");
        assert_eq!(of(1, 2), of(1, 2));
        assert_ne!(of(1, 2), of(1, 3));
        assert_ne!(of(1, 2), of(2, 2));
    }
}
