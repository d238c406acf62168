//! The deck: Stones of Destiny and arrays, with their fits.

use crate::position::{Position, Rank};
use serde::Deserialize;

/// A deck of 36 cards with the tie-break numbers 1 to 36, each once. Rule: SKC1
#[derive(Clone, Deserialize, PartialEq, Eq, Debug)]
pub struct Deck {
    pub(crate) name: String,
    #[serde(rename = "card")]
    cards: Vec<Card>,
}

impl Deck {
    /// Reads a deck file, which must have no faults: they are not looked for. Rule: SKC2a
    ///
    /// # Errors
    ///
    /// If the file is not TOML, or has not the keys and types of a deck.
    pub fn read(text: &str) -> Result<Deck, toml::de::Error> {
        toml::from_str(text)
    }

    /// The card of a number from 1 to 36.
    ///
    /// # Panics
    ///
    /// If the deck has no such card.
    pub(crate) fn card(&self, number: u8) -> &Card {
        let card = self.cards.iter().find(|card| card.number == number);
        card.expect("a deck has the numbers 1 to 36")
    }
}

/// One card: a Stone, or an array of positions that are fixed relative to each other. Rule: SKC1
#[derive(Clone, Deserialize, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    number: u8,
    /// The Activation Cost in cumals.
    pub(crate) cost: u64,
    #[serde(default, rename = "stone")]
    pub(crate) is_stone: bool,
    /// One or two Placement Positions; none on a Stone.
    #[serde(default)]
    place: Vec<Offset>,
    /// The greyed positions.
    #[serde(default)]
    grey: Vec<Offset>,
}

/// A position of an array: its rank, and how far it is shifted to the right along the rank.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
struct Offset {
    rank: Rank,
    shift: i32,
}

impl TryFrom<String> for Offset {
    type Error = String;

    /// Reads the letter of a rank and a shift such as `+1`. Rule: SKC2a
    fn try_from(word: String) -> Result<Offset, String> {
        let read = || {
            let rank = Rank::parse(word.chars().next()?)?;
            let shift = word.get(1..)?.parse().ok()?;
            Some(Offset { rank, shift })
        };
        read().ok_or_else(|| format!("no position: {word}"))
    }
}

impl Card {
    /// The Placement Positions of every fit, those of one fit in ascending order; the leftmost fit first. A Stone has
    /// none. Rule: SKC2
    pub(crate) fn fits(&self) -> Vec<Vec<Position>> {
        let fit = |along| {
            let positions = |offsets: &[Offset]| -> Option<Vec<Position>> {
                let at = |offset: &Offset| Position::new(offset.rank, offset.shift + along);
                offsets.iter().map(at).collect()
            };
            positions(&self.grey)?;
            let mut place = positions(&self.place)?;
            place.sort();
            (!self.is_stone).then_some(place)
        };
        (-9..=9).filter_map(fit).collect()
    }
}
