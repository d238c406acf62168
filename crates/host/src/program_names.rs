//! The names that the page uses for seats and their players, in every language, so that no person takes one.

use std::sync::LazyLock;

use crate::person_name::look_alike;

/// The texts that clients show for seats, for computer players and for seats without a name.
pub(crate) struct ProgramNames {
    /// Whole texts.
    texts: Vec<String>,
    /// The words of the texts that name a level, and the names of players in the protocol.
    words: Vec<String>,
}

/// The names of all languages in `locales/`.
pub(crate) static PROGRAM_NAMES: LazyLock<ProgramNames> =
    LazyLock::new(|| ProgramNames::new(TEXTS));

/// The messages `sitter-...` and `seat-...` of all languages, one on a line, as the build script found them.
const TEXTS: &str = include_str!(concat!(env!("OUT_DIR"), "/sitters.txt"));

/// The place of the level in a text.
const LEVEL: &str = "{$level}";

/// The names of players in the protocol, and what people call them.
const WORDS: [&str; 4] = ["random", "greedy", "level", "computer"];

/// Words before a noun that make no other name of it.
const ARTICLES: [&str; 21] = [
    "the", "a", "an", "der", "die", "das", "ein", "il", "lo", "la", "un", "el", "los", "las", "le",
    "les", "l", "o", "os", "de", "het",
];

/// The highest level whose name is kept free.
const MAX_LEVEL: u8 = 9;

impl ProgramNames {
    /// The names of these messages, one on a line, in which `{$level}` stands for a number.
    fn new(messages: &str) -> Self {
        let mut names = Self {
            texts: Vec::new(),
            words: WORDS.map(String::from).into(),
        };
        for text in messages.lines() {
            if text.contains(LEVEL) {
                names.words.extend(words(&text.replace(LEVEL, " ")));
                let levels = (1..=MAX_LEVEL).map(|level| text.replace(LEVEL, &level.to_string()));
                names.texts.extend(levels);
            } else {
                names.texts.push(text.into());
            }
        }
        names
    }

    /// Returns true if a name looks like one of the texts, or consists of their words, articles and numbers alone.
    pub(crate) fn are_like(&self, name: &str) -> bool {
        let is_text = |text: &String| look_alike(name, text);
        self.texts.iter().any(is_text) || self.is_of_words(name)
    }

    fn is_of_words(&self, name: &str) -> bool {
        let mut has_word = false;
        for word in words(name) {
            let letters = word.trim_end_matches(char::is_numeric);
            let is_of_program = self
                .words
                .iter()
                .any(|known| look_alike(&word, known) || look_alike(letters, known));
            let is_filler =
                letters.is_empty() || ARTICLES.iter().any(|article| look_alike(&word, article));
            if !is_of_program && !is_filler {
                return false;
            }
            has_word |= is_of_program;
        }
        has_word
    }
}

/// The words of a text, without what stands between them.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(String::from)
}

#[cfg(test)]
mod tests;
