//! Faults of deck files, with card, key and line.

use std::fmt;

use thiserror::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// All faults of a deck file: those of the file itself, then those of each card. Rule: SKC2a
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct Faults(
    /// At least one.
    pub Vec<CardFault>,
);

impl Faults {
    /// The one fault of a file that is read no further.
    pub(super) fn of_file(line: Option<usize>, fault: DeckFault) -> Self {
        Self(vec![CardFault {
            card: None,
            number: None,
            key: String::new(),
            line,
            fault,
        }])
    }
}

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
    #[error("two decks are joined: the second begins here")]
    Joined,
    #[error("missing")]
    Missing,
    #[error("unknown key")]
    UnknownKey,
    #[error("not a text")]
    NotText,
    #[error(
        "a name has at most {0} characters, none of which changes how the text around it is shown"
    )]
    Name(usize),
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

/// Collects the faults of a deck file, each with its line.
pub(super) struct Report<'text> {
    text: &'text str,
    faults: Vec<CardFault>,
}

impl<'text> Report<'text> {
    pub(super) const fn new(text: &'text str) -> Self {
        Self {
            text,
            faults: Vec::new(),
        }
    }

    /// Adds a fault of a key of the file; its line is that of the key, if there is one.
    pub(super) fn add(&mut self, file: &DeTable<'_>, key: &str, fault: DeckFault) {
        self.faults.push(CardFault {
            card: None,
            number: None,
            key: key.into(),
            line: start(file, key).map(|start| self.line(start)),
            fault,
        });
    }

    /// Adds a fault of a card; its line is that of the key, else that of the card.
    pub(super) fn add_to_card(
        &mut self,
        place: usize,
        number: Option<u8>,
        card: &Spanned<DeValue<'_>>,
        key: &str,
        fault: DeckFault,
    ) {
        let table = card.get_ref().as_table();
        let at = table.and_then(|table| start(table, key));
        self.faults.push(CardFault {
            card: Some(place),
            number,
            key: key.into(),
            line: Some(self.line(at.unwrap_or(card.span().start))),
            fault,
        });
    }

    /// The number of faults so far.
    pub(super) const fn count(&self) -> usize {
        self.faults.len()
    }

    /// A value as it stands in the file.
    pub(super) fn source(&self, value: &Spanned<DeValue<'_>>) -> &'text str {
        &self.text[value.span()]
    }

    pub(super) fn into_faults(self) -> Faults {
        Faults(self.faults)
    }

    /// The line of a byte, from 1.
    fn line(&self, byte: usize) -> usize {
        1 + self.text[..byte].matches('\n').count()
    }
}

/// The byte at which a key begins; `None` if it is absent.
fn start(table: &DeTable<'_>, key: &str) -> Option<usize> {
    let (key, _) = table.get_key_value(key)?;
    Some(key.span().start)
}

/// The whole number that is the value; `None` if it is none, or not in the range of `i64`.
pub(super) fn integer(value: &Spanned<DeValue<'_>>) -> Option<i64> {
    let number = value.get_ref().as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}
