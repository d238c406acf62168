//! Secrets, of which a host keeps only hashes; the holder of a secret holds the seats that belong to it.

use std::fmt;
use std::str::FromStr;

use blake3::Hasher;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use utoipa::ToSchema;

/// 16 random bytes, written as 32 hexadecimal digits.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String)]
pub struct Secret([u8; 16]);

/// The hash of a secret.
#[derive(Clone, Copy)]
pub struct SecretHash([u8; 32]);

impl Secret {
    /// The secret of these bytes. They must come from a source that nobody can guess.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The hash by which a host recognizes the secret.
    pub fn hash(&self) -> SecretHash {
        SecretHash(*blake3::hash(&self.0).as_bytes())
    }

    /// The invitation of the table that this secret opens. The secret cannot be computed from it.
    pub fn invitation(&self) -> Self {
        let mut bytes = [0; 16];
        let mut hasher = Hasher::new_derive_key("Tara 2026 invitation of a table");
        hasher.update(&self.0).finalize_xof().fill(&mut bytes);
        Self(bytes)
    }

    /// The secret as text, for its holder alone.
    pub fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl SecretHash {
    /// The hash as it is stored.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash of stored bytes. Returns `None` unless there are 32.
    pub fn stored(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

impl FromStr for Secret {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "not 32 hexadecimal digits";
        if text.len() != 32 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(WRONG);
        }
        let number = u128::from_str_radix(text, 16).map_err(|_| WRONG)?;
        Ok(Self(number.to_be_bytes()))
    }
}

impl TryFrom<String> for Secret {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.reveal().serialize(to)
    }
}

/// Compares in constant time.
impl PartialEq for SecretHash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for SecretHash {}

/// Hides the secret, so that it never reaches a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_written_parsed_and_compared() {
        let (one, other) = (Secret::from_bytes([1; 16]), Secret::from_bytes([2; 16]));
        let again: Secret = one.reveal().parse().expect("a secret");
        assert_eq!(again.hash(), one.hash());
        assert_ne!(other.hash(), one.hash());
        for wrong in ["", "00", &"g".repeat(32), &"+".repeat(32), &"0".repeat(33)] {
            assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_invitation_follows_from_the_secret_and_is_not_what_is_stored_of_it() {
        let (one, other) = (Secret::from_bytes([1; 16]), Secret::from_bytes([2; 16]));
        assert_eq!(one.invitation().hash(), one.invitation().hash());
        assert_ne!(one.invitation().hash(), other.invitation().hash());
        let stored = Secret(one.hash().bytes()[..16].try_into().expect("16 bytes"));
        assert_ne!(one.invitation().hash(), stored.hash());
    }

    #[test]
    fn a_secret_is_not_shown() {
        let secret = Secret::from_bytes([1; 16]);
        assert_eq!(
            format!("{secret:?} {:?}", secret.hash()),
            "Secret SecretHash"
        );
    }
}
