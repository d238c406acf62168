//! Decisions from and to text.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Decision, Piece, UnknownName};

/// Text that does not have the form of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a decision")]
pub struct NotADecision;

impl FromStr for Decision {
    type Err = NotADecision;

    /// Takes a text for its words, and only if the decision has that very text.
    fn from_str(text: &str) -> Result<Self, NotADecision> {
        let mut words = text.split([' ', '+']);
        let decision = Self::from_values(words.next().unwrap_or_default(), words);
        let is_same = |decision: &Self| decision.to_string() == text;
        decision.filter(is_same).ok_or(NotADecision)
    }
}

/// A number below 100 without leading zeros.
pub(crate) fn number(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [one @ b'0'..=b'9'] => Some(one - b'0'),
        [ten @ b'1'..=b'9', one @ b'0'..=b'9'] => Some((ten - b'0') * 10 + (one - b'0')),
        _ => None,
    }
}

impl FromStr for Piece {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let (position, level) = name.split_once('.').ok_or(UnknownName)?;
        Ok(Self {
            position: position.parse()?,
            level: number(level).ok_or(UnknownName)?,
        })
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name)?;
        for (key, values) in self.fields() {
            let separator = if key.name == "positions" { "+" } else { " " };
            for (place, value) in values.iter().enumerate() {
                f.write_str(if place == 0 { " " } else { separator })?;
                value.fmt(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.position, self.level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_texts_and_back() {
        let texts = [
            "keep 3 17 25",
            "discard 17",
            "amnesty ulster 17",
            "play 17 ulster F2",
            "play 9 ulster F2+H2",
            "place F2",
            "stone 8 ulster F2.0 H1.12",
            "keep-fort F2",
            "activate",
            "promote K",
            "end",
            "traitor",
            "decline",
            "exchange H3",
            "garrison F3",
            "ransom 0",
            "ransom 3",
            "start red",
            "region munster",
            "keep 25 3 3",
        ];
        for text in texts {
            assert_eq!(
                text.parse::<Decision>().map(|read| read.to_string()),
                Ok(text.into())
            );
        }
    }

    #[test]
    fn other_texts_are_no_decisions() {
        let texts = [
            "",
            "keep 3 17",
            "keep 3 17 25 4",
            "keep 3 17 37",
            "discard 0",
            "discard 017",
            "discard  17",
            "discard 17 ",
            " discard 17",
            "Discard 17",
            "amnesty 17 ulster",
            "amnesty Ulster 17",
            "play 17 ulster",
            "play 17 ulster F2+",
            "play 17 ulster F2+H2+W1",
            "play 17 ulster F6",
            "place",
            "place f2",
            "place K1",
            "stone 8 ulster F2.0",
            "stone 8 ulster F2 H1",
            "stone 8 ulster F2.00 H1.0",
            "stone 8 ulster F2.100 H1.0",
            "stone 8 ulster F2.0+H1.0",
            "play 17+ulster F2",
            "play 9 ulster F2 H2",
            "activate F2",
            "end 1",
            "ransom 4",
            "ransom -1",
            "ransom 1.0",
            "start green",
            "region tara",
            "lots 1 2",
        ];
        for text in texts {
            assert_eq!(text.parse::<Decision>(), Err(NotADecision), "{text:?}");
        }
    }
}
