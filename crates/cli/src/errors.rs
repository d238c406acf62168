//! Errors in the language of the user, each from its own message.

use std::error::Error;
use std::io::{self, ErrorKind};

use bots::{ConstructionError, SpecError};
use server::admin::AdminRefusal;

use crate::words::{Language, Words, language};

/// An error in one line: each cause after what it caused.
pub(crate) fn line(error: &anyhow::Error, words: &Words) -> String {
    let causes = error.chain().map(|cause| sentence(cause, words));
    causes.collect::<Vec<_>>().join(": ")
}

/// What an error says. In English that is its own message.
pub(crate) fn sentence(error: &(dyn Error + 'static), words: &Words) -> String {
    let translated = match language() {
        Language::English => None,
        _ => translated(error, words),
    };
    translated.unwrap_or_else(|| error.to_string())
}

fn translated(error: &(dyn Error + 'static), words: &Words) -> Option<String> {
    let refused = || of_admin(error.downcast_ref()?, words);
    let of_io = error.downcast_ref().map(|error| of_io(error, words));
    of_io
        .or_else(|| host::errors::sentence(error, words))
        .or_else(|| error.downcast_ref().map(|error| of_player(error, words)))
        .or_else(refused)
}

fn of_io(error: &io::Error, words: &Words) -> String {
    let name = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-not-allowed",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::IsADirectory => "io-directory",
        ErrorKind::NotADirectory => "io-no-directory",
        ErrorKind::StorageFull => "io-full",
        _ => "io-other",
    };
    words.say(name, &[("error", error.to_string().into())])
}

fn of_player(error: &ConstructionError, words: &Words) -> String {
    let (name, spec, game) = match error {
        ConstructionError::Game { spec, game } => ("player-other-game", spec, *game),
        ConstructionError::Program(spec) => ("player-program", spec, ""),
    };
    let values = [("spec", spec.to_string().into()), ("game", game.into())];
    words.say(name, &values)
}

/// The message of a refusal, by the code that it has in JSON.
fn of_admin(error: &AdminRefusal, words: &Words) -> Option<String> {
    let coded = serde_json::to_value(error).ok()?;
    let name = format!("admin-refused-{}", coded.get("code")?.as_str()?);
    let detail = coded.get("detail").map(ToString::to_string);
    let detail = detail.as_deref().map(|json| json.trim_matches('"'));
    Some(words.say(&name, &[("detail", detail.into())]))
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

#[cfg(test)]
mod tests;
