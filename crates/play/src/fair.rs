//! Fair draws: the table commits to all randomness before a game, and anybody can check it afterwards.
//!
//! All randomness of a game follows from a secret of the table, whose hash is shown before the game, and the share of
//! each seat. [`Proof`](crate::Proof) checks it; `docs/fairness.md` explains how to do that with other tools.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use blake3::Hasher;
use rand_core::TryRng;
use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;
use utoipa::ToSchema;

/// 32 bytes, written as 64 hexadecimal digits: a secret, the share of a seat, or a commitment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String)]
pub struct Bytes(pub [u8; 32]);

/// The error of a text that is not 32 bytes in hexadecimal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not 64 hexadecimal digits")]
pub struct NotBytes;

/// The secret from which the games of a table are drawn. It never leaves the table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Root(Bytes);

/// The random numbers of one draw, which follow from a seed and the number of the draw.
pub struct Stream(blake3::OutputReader);

impl Root {
    /// A root of 32 bytes that nobody can guess.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(Bytes(bytes))
    }

    /// The secret of the game of this number at the table, after this many void draws of that game; both from 0.
    pub fn secret(&self, game: u32, void_draws: u32) -> Bytes {
        let mut hasher = Hasher::new_keyed(&self.0.0);
        hasher.update(b"game").update(&game.to_le_bytes());
        if void_draws > 0 {
            hasher.update(&void_draws.to_le_bytes());
        }
        Bytes(*hasher.finalize().as_bytes())
    }

    /// The root after a restore of the table from a backup: no later secret follows from anything that was published before.
    #[must_use]
    pub fn renewed(&self, nonce: Bytes) -> Self {
        let mut hasher = Hasher::new_keyed(&self.0.0);
        hasher.update(b"restored").update(&nonce.0);
        Self(Bytes(*hasher.finalize().as_bytes()))
    }

    /// A number for a player of the program, the same whenever it is asked for.
    pub(crate) fn player_seed(&self, game: u32, seat: u8) -> u64 {
        let mut hasher = Hasher::new_keyed(&self.0.0);
        hasher
            .update(b"player")
            .update(&game.to_le_bytes())
            .update(&[seat]);
        let mut number = [0; 8];
        hasher.finalize_xof().fill(&mut number);
        u64::from_le_bytes(number)
    }
}

/// Nothing of a root is ever shown, in a log neither.
impl fmt::Debug for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Root")
    }
}

/// The hash that commits to a secret of a table or to the share of a seat.
pub fn commitment(secret: Bytes) -> Bytes {
    Bytes(*blake3::hash(&secret.0).as_bytes())
}

/// The seed after a restore of the database: a backup cannot repeat draws that people have seen.
pub fn renewed(seed: Bytes, nonce: Bytes) -> Bytes {
    Bytes(*blake3::keyed_hash(&seed.0, &nonce.0).as_bytes())
}

/// The seed of a game: its secret, mixed with the shares of the seats in turn order; seats without a share have 32
/// zeros.
pub fn seed(secret: Bytes, sent: &[Bytes]) -> Bytes {
    let mut hasher = Hasher::new_keyed(&secret.0);
    for bytes in sent {
        hasher.update(&bytes.0);
    }
    Bytes(*hasher.finalize().as_bytes())
}

/// The random numbers of the draw of this number in a game, from 0.
pub fn stream(seed: Bytes, draw: u32) -> Stream {
    let mut hasher = Hasher::new_keyed(&seed.0);
    hasher.update(&draw.to_le_bytes());
    Stream(hasher.finalize_xof())
}

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut number = [0; 4];
        self.0.fill(&mut number);
        Ok(u32::from_le_bytes(number))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut number = [0; 8];
        self.0.fill(&mut number);
        Ok(u64::from_le_bytes(number))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill(bytes);
        Ok(())
    }
}

impl FromStr for Bytes {
    type Err = NotBytes;

    fn from_str(text: &str) -> Result<Self, NotBytes> {
        let hash = blake3::Hash::from_hex(text).map_err(|_| NotBytes)?;
        Ok(Self(*hash.as_bytes()))
    }
}

impl TryFrom<String> for Bytes {
    type Error = NotBytes;

    fn try_from(text: String) -> Result<Self, NotBytes> {
        text.parse()
    }
}

impl Bytes {
    /// Its hexadecimal digits. Each view has three of them or more, and that of `blake3` writes digit by digit.
    fn hex(self) -> [u8; 64] {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut hex = [0; 64];
        for (digits, byte) in hex.chunks_exact_mut(2).zip(self.0) {
            digits[0] = DIGITS[usize::from(byte >> 4)];
            digits[1] = DIGITS[usize::from(byte & 15)];
        }
        hex
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(str::from_utf8(&self.hex()).expect("digits are ASCII"))
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.hex()).expect("digits are ASCII"))
    }
}

/// Hides the bytes, which may be a secret or what a seat has not revealed.
impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes")
    }
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    #[test]
    fn bytes_are_written_and_read() {
        let bytes = Bytes(std::array::from_fn(|place| place as u8 * 7));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        assert_eq!("00".parse::<Bytes>(), Err(NotBytes));
        assert_eq!("g".repeat(64).parse::<Bytes>(), Err(NotBytes));
    }

    #[test]
    fn every_nonce_makes_another_root() {
        let root = Root::new([7; 32]);
        let renewed = [1, 2].map(|nonce| root.renewed(Bytes([nonce; 32])));
        let secrets = [&root, &renewed[0], &renewed[1]].map(|root| root.secret(0, 0));
        assert!(secrets[0] != secrets[1] && secrets[1] != secrets[2] && secrets[0] != secrets[2]);
    }

    #[test]
    fn games_draws_and_what_seats_send_all_change_the_numbers() {
        let root = Root::new([7; 32]);
        let number = |(game, void_draws), sent: [u8; 2], draw| {
            let sent = sent.map(|byte| Bytes([byte; 32]));
            stream(seed(root.secret(game, void_draws), &sent), draw).next_u64()
        };
        let one = number((0, 0), [1, 2], 0);
        assert_eq!(one, number((0, 0), [1, 2], 0));
        for other in [
            number((1, 0), [1, 2], 0),
            number((0, 1), [1, 2], 0),
            number((0, 0), [3, 2], 0),
            number((0, 0), [1, 3], 0),
            number((0, 0), [1, 2], 1),
        ] {
            assert_ne!(one, other);
        }
    }
}
