//! The deck: Stones of Destiny and arrays, with their fits.

use crate::position::{Position, Rank};
use std::collections::BTreeMap;

/// A deck of 36 cards with the tie-break numbers 1 to 36, each once. Rule: SKC1
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    pub(crate) name: String,
    pub(crate) cards: BTreeMap<u8, Card>,
}

impl Deck {
    /// Reads a deck file.
    ///
    /// # Errors
    ///
    /// All faults of the file at once, each naming the card and the key. Rule: SKC2a
    pub fn read(toml: &str) -> Result<Deck, Vec<String>> {
        crate::deck_file::read(toml)
    }

    /// The name that transcripts and positions give.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The card of a number from 1 to 36.
    pub(crate) fn card(&self, number: u8) -> &Card {
        &self.cards[&number]
    }
}

/// One card. Rule: SKC1
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    /// The Activation Cost in cumals.
    pub(crate) cost: u64,
    /// What it shows.
    pub(crate) face: Face,
}

/// What a card shows. Rule: SKC1
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Stone,
    Array(Array),
}

impl Card {
    /// The array, unless it is a Stone.
    pub(crate) fn array(&self) -> Option<&Array> {
        match &self.face {
            Face::Stone => None,
            Face::Array(array) => Some(array),
        }
    }
}

/// A position of an array: its rank, and how far it is shifted to the right along the rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offset {
    pub(crate) rank: Rank,
    pub(crate) shift: i32,
}

/// The positions of a card, fixed relative to each other. Rule: SKC1
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Array {
    /// One or two Placement Positions.
    pub(crate) place: Vec<Offset>,
    /// The greyed positions.
    pub(crate) grey: Vec<Offset>,
}

impl Array {
    /// The Placement Positions of every fit, those of one fit in ascending order; the leftmost fit first. Rule: SKC2
    pub(crate) fn fits(&self) -> Vec<Vec<Position>> {
        (-9..=9)
            .filter_map(|along| {
                let positions = |offsets: &[Offset]| -> Option<Vec<Position>> {
                    offsets
                        .iter()
                        .map(|offset| Position::new(offset.rank, offset.shift + along))
                        .collect()
                };
                positions(&self.grey)?;
                let mut place = positions(&self.place)?;
                place.sort();
                Some(place)
            })
            .collect()
    }
}
