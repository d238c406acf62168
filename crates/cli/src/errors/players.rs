//! Errors of players, of their matches, and of a solver and its store.

use std::error::Error;

use bots::arena::GameError;
use bots::statistics::SprtError;
use bots::{ConstructionError, PlayerError, SpecError, StoreError};

use super::of_io;
use crate::words::Words;

/// The message of such an error. Returns `None` for any other.
pub(super) fn sentence(error: &(dyn Error + 'static), words: &Words) -> Option<String> {
    let of_sprt = |_: &SprtError| words.get("sprt-range");
    let of_its_kind = [
        error.downcast_ref().map(|error| of_spec(error, words)),
        error
            .downcast_ref()
            .map(|error| of_construction(error, words)),
        error.downcast_ref().map(|error| of_player(error, words)),
        error.downcast_ref().map(|error| of_game(error, words)),
        error.downcast_ref().map(|error| of_store(error, words)),
        error.downcast_ref().map(of_sprt),
    ];
    of_its_kind.into_iter().flatten().next()
}

fn of_construction(error: &ConstructionError, words: &Words) -> String {
    let (name, spec, game) = match error {
        ConstructionError::Game { spec, game } => ("player-other-game", spec, *game),
        ConstructionError::Program(spec) => ("player-program", spec, ""),
    };
    let values = [("spec", spec.to_string().into()), ("game", game.into())];
    words.say(name, &values)
}

/// The reason why a text is no SPEC.
pub(crate) fn of_spec(error: &SpecError, words: &Words) -> String {
    let (name, word, found) = match error {
        SpecError::Unknown(word) => ("spec-unknown", word.as_str(), ""),
        SpecError::Missing { word, .. } => ("spec-missing", *word, ""),
        SpecError::NoNumber { usage, found, .. } => ("spec-number", *usage, found.as_str()),
        SpecError::NoCommand => ("spec-no-command", "", ""),
        SpecError::Excess(word) => ("spec-excess", *word, ""),
    };
    let (least, most) = match error {
        SpecError::NoNumber { least, most, .. } => (*least, *most),
        _ => Default::default(),
    };
    let values = [
        ("word", word.split(':').next().into()),
        ("found", found.into()),
        ("least", least.into()),
        ("most", most.into()),
    ];
    words.say(name, &values)
}

fn of_player(error: &PlayerError, words: &Words) -> String {
    match error {
        PlayerError::NoMove => words.get("player-no-move"),
        // It was made from messages where the program was read.
        PlayerError::Program(sentence) => sentence.clone(),
    }
}

fn of_game(error: &GameError, words: &Words) -> String {
    let (who, place, why) = match error {
        GameError::NoMove { who, place, error } => (who, place, of_player(error, words)),
        GameError::Illegal { who, place, token } => {
            let why = words.say("player-illegal", &[("token", token.as_str().into())]);
            (who, place, why)
        }
    };
    let values = [
        ("who", who.to_string().into()),
        ("place", (*place).into()),
        ("why", why.into()),
    ];
    words.say("player-at-move", &values)
}

fn of_store(error: &StoreError, words: &Words) -> String {
    match error {
        StoreError::NotAStore => words.get("store-foreign"),
        StoreError::Version(found) => words.say("store-version", &[("found", (*found).into())]),
        StoreError::Variant { found, wanted } => {
            let values = [("found", found), ("wanted", wanted)];
            let values = values.map(|(name, variant)| (name, variant.name().into()));
            words.say("store-variant", &values)
        }
        StoreError::Damaged => words.get("store-damaged"),
        StoreError::Io(error) => of_io(error, words),
    }
}
