//! The messages of the command in the language of its user, with tests that none is missing.

use std::env;
use std::ffi::OsString;
use std::sync::{LazyLock, OnceLock};

pub(crate) use ::words::{Language, Words};

use crate::answer::complain;
use crate::locale;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(language()));

/// The words of the chosen language.
pub(crate) fn words() -> &'static Words {
    &WORDS
}

/// The chosen language; English before one is chosen.
pub(crate) fn language() -> Language {
    *LANGUAGE.get_or_init(|| Language::English)
}

/// Chooses the language for the whole run: `--lang` among the arguments, else `TARA_LANG`. If neither is given, or Tara has no
/// such language, it is the language of the system, else English; an unknown language that was asked for is reported.
pub(crate) fn choose_language(args: impl Iterator<Item = OsString>) {
    let wanted = asked(args).or_else(|| env::var("TARA_LANG").ok().filter(|tag| !tag.is_empty()));
    let known = wanted.as_deref().and_then(Language::of_tag);
    let language = known.or_else(|| {
        locale::languages()
            .iter()
            .find_map(|tag| Language::of_tag(tag))
    });
    let language = *LANGUAGE.get_or_init(|| language.unwrap_or(Language::English));
    if let (Some(tag), None) = (wanted, known) {
        let values = [("tag", tag.into()), ("used", language.tag().into())];
        complain(&words().say("language-unknown", &values));
    }
}

/// The value of the last `--lang` before `--`.
fn asked(args: impl Iterator<Item = OsString>) -> Option<String> {
    let mut args = args
        .map(|arg| arg.to_string_lossy().into_owned())
        .take_while(|arg| arg != "--");
    let mut found = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            found = args.next();
        } else if let Some(tag) = arg.strip_prefix("--lang=") {
            found = Some(tag.into());
        }
    }
    found
}

#[cfg(test)]
mod tests;
