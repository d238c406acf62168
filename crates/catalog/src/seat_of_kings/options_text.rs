//! Options as a text or a command line gives them.

use std::sync::Arc;

use seat_of_kings::{Deck, Edition, Fault, Options, Players, PositionError, Regions};
use serde::Deserialize;
use serde_json::Value;

use super::object::Object;
use super::{ParseError, names};
use crate::json::present;

/// Options of a game as given; those left out have their defaults.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct OptionsText {
    /// The name of the edition: `en` by default.
    #[serde(deserialize_with = "present")]
    pub edition: Option<String>,
    /// The names of the regions; by default the first, as many as there are players.
    #[serde(deserialize_with = "present")]
    pub regions: Option<Vec<String>>,
    /// The name of the deck, which must be that of the deck in use.
    #[serde(deserialize_with = "present")]
    pub deck: Option<String>,
    /// After how many rounds a game is drawn: 60 by default.
    #[serde(deserialize_with = "present")]
    pub max_rounds: Option<u32>,
}

impl OptionsText {
    /// The options of a new game of these seats with this deck.
    ///
    /// # Errors
    ///
    /// The path of the invalid key: `seats`, or `options.` and its name. Rule: SKB3, SKB6, SKO1, SKO2
    pub fn of_new_game(
        &self,
        seats: &[impl AsRef<str>],
        deck: &Arc<Deck>,
    ) -> Result<Options, ParseError> {
        let options = self.options(names::players(seats)?, deck)?;
        let (expected, found) = (options.players.count(), options.regions.len());
        let (key, fault) = if options.max_rounds == 0 {
            ("options.max_rounds", Fault::AtLeastOne)
        } else if found != expected {
            ("options.regions", Fault::RegionCount { expected, found })
        } else {
            return Ok(options);
        };
        let key = key.into();
        Err(ParseError::Position(PositionError { key, fault }))
    }

    /// Reads options in JSON.
    ///
    /// # Errors
    ///
    /// The path of the key whose value has a wrong type.
    pub fn of_json(options: Value) -> Result<Self, ParseError> {
        let read = serde_path_to_error::deserialize(options).map(|Object(options)| options);
        read.map_err(|error| ParseError::of_keys("options", error.path(), error.inner()))
    }

    /// The options with their defaults, numbers not checked.
    pub(super) fn options(
        &self,
        players: Players,
        deck: &Arc<Deck>,
    ) -> Result<Options, ParseError> {
        let usual = Options::new(players);
        Ok(Options {
            players,
            regions: self.regions()?.unwrap_or(usual.regions),
            edition: self.edition()?.unwrap_or(usual.edition),
            max_rounds: self.max_rounds.unwrap_or(usual.max_rounds),
            deck: self.checked(deck)?,
        })
    }

    fn regions(&self) -> Result<Option<Regions>, ParseError> {
        let names = self.regions.as_deref();
        let read = |regions| names::regions("options.regions", regions);
        names.map(read).transpose()
    }

    fn edition(&self) -> Result<Option<Edition>, ParseError> {
        let Some(name) = &self.edition else {
            return Ok(None);
        };
        let mut editions = [Edition::En, Edition::It].into_iter();
        match editions.find(|edition| edition.name() == name) {
            None => {
                let unknown = format!("unknown edition {name:?}");
                Err(ParseError::at("options.edition", unknown))
            }
            edition => Ok(edition),
        }
    }

    /// The deck in use, if nothing else is said of it. Rule: SKC3
    fn checked(&self, deck: &Arc<Deck>) -> Result<Arc<Deck>, ParseError> {
        let in_use = deck.name();
        match &self.deck {
            Some(name) if name != in_use => {
                let other = format!("{name:?}, but the deck in use is {in_use:?}");
                Err(ParseError::at("options.deck", other))
            }
            _ => Ok(Arc::clone(deck)),
        }
    }
}
