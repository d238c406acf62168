//! Faults of deck files, with card, key and line.

use std::fmt;

use thiserror::Error;

/// All faults of a deck file: those of the file itself, then those of each card. Rule: SKC2a
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct Faults(
    /// At least one.
    pub Vec<CardFault>,
);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<_> = self.0.iter().map(CardFault::to_string).collect();
        f.write_str(&faults.join("; "))
    }
}

/// One fault of a deck file, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct CardFault {
    /// The place of the `[[card]]` in the file, from 1; `None` for the file itself.
    pub card: Option<usize>,
    /// The number of that card, if it has one.
    pub number: Option<u8>,
    /// The key; empty for the card, or the file, as a whole.
    pub key: String,
    /// The line of the key in the file, or that of the card where it has no such key, from 1; `None` for the file as a
    /// whole.
    pub line: Option<usize>,
    /// The fault.
    pub fault: DeckFault,
}

impl fmt::Display for CardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.card, self.number) {
            (Some(card), Some(number)) => write!(f, "card {card} (number {number}): ")?,
            (Some(card), None) => write!(f, "card {card}: ")?,
            (None, _) => {}
        }
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        self.fault.fmt(f)?;
        match self.line {
            Some(line) => write!(f, " (line {line})"),
            None => Ok(()),
        }
    }
}

/// A fault of a deck file. Rule: SKC2a
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says itself in its message")]
pub enum DeckFault {
    #[error("not UTF-8 from byte {0} on")]
    Encoding(usize),
    #[error("not TOML: line {line}, column {column}: {what}")]
    Syntax {
        line: usize,
        column: usize,
        what: String,
    },
    #[error("missing")]
    Missing,
    #[error("unknown key")]
    UnknownKey,
    #[error("not a text")]
    NotText,
    #[error("not 1, the only edition of this form")]
    Edition,
    #[error("{0} cards, not 36")]
    Count(usize),
    #[error("not a table")]
    NotTable,
    #[error("not a whole number from 1 to 36")]
    Number,
    #[error("comes twice")]
    NumberTwice,
    #[error("not a whole number from 0 to 4")]
    Cost,
    #[error("a Stone of Destiny costs 3")]
    StoneCost,
    #[error("a Stone of Destiny has no array")]
    StoneArray,
    #[error("not true or false")]
    NotBoolean,
    #[error("not a list of positions")]
    NotList,
    #[error("{0} Placement Positions, not one or two")]
    PlaceCount(usize),
    #[error("{0} is not a rank and 0, +1 to +4 or -1 to -4")]
    Spot(String),
    #[error("{0} is not a Farmer, Herdsman or Warrior")]
    PlaceRank(String),
    #[error("{0} is named twice")]
    SpotTwice(String),
    #[error("the array fits nowhere")]
    NoFit,
}
