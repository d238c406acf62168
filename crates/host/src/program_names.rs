//! The names that the page uses for seats and their players, in every language, and those of the house, so that no person takes one.

use std::sync::LazyLock;

use crate::person_name::{look_alike, looks_reserved, reads_as, reserved_looks};

/// The texts that clients show for seats, for computer players and for seats without a name; or words of the house.
pub(crate) struct ProgramNames {
    /// Whole texts.
    texts: Vec<String>,
    /// The words of the texts that name a level, and the names of players in the protocol.
    words: Vec<String>,
    /// The looks of the words, and of what makes no other name of them.
    pieces: Vec<Piece>,
}

/// A part of a name, as a reader sees it.
struct Piece {
    looks: [String; 4],
    is_word: bool,
}

/// The names of all languages in `locales/`.
pub(crate) static PROGRAM_NAMES: LazyLock<ProgramNames> = LazyLock::new(|| {
    let mut names = ProgramNames::new(TEXTS, WORDS);
    let short = SHORT_LEVELS.into_iter().flat_map(levels);
    names.texts.extend(short);
    names
});

/// Reserved words: a name with one of them seems to speak for the host.
static HOUSE_NAMES: LazyLock<ProgramNames> =
    LazyLock::new(|| ProgramNames::new(SHORT_HOUSE, HOUSE));

/// The messages `sitter-...` and `seat-...` of all languages, one on a line, as the build script found them.
const TEXTS: &str = include_str!(concat!(env!("OUT_DIR"), "/sitters.txt"));

/// The place of the level in a text.
const LEVEL: &str = "{$level}";

/// The names of players in the protocol, and what people call them.
const WORDS: &str = "random greedy level computer komputer livello stufe";

/// Short words for a level, which count only with its number: other names contain them too, such as Livia.
const SHORT_LEVELS: [&str; 3] = ["Lvl {$level}", "Lv {$level}", "Liv {$level}"];

/// Those who run a server, in English, German and Italian.
const HOUSE: &str = "operator host admin administrator moderator staff support system server official sysadmin superuser \
    webmaster betreiber betreiberin gastgeber gastgeberin administratorin moderatorin spielleitung offiziell inhaber inhaberin \
    eigentümer eigentümerin besitzer besitzerin gestore operatore operatrice amministratore amministratrice moderatore \
    moderatrice assistenza ufficiale proprietario proprietaria titolare";

/// Words of the house that other names contain too, such as Dermod, so that they count only alone or beside fillers.
const SHORT_HOUSE: &str = "mod\nmods\nroot\nowner";

/// Words beside a noun that make no other name of it: articles, numbers, and what the house is called.
const FILLERS: [&str; 57] = [
    "the", "a", "an", "der", "die", "das", "ein", "il", "lo", "la", "un", "el", "los", "las", "le",
    "les", "l", "o", "os", "de", "het", "i", "v", "x", "one", "two", "three", "four", "five",
    "six", "seven", "eight", "nine", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben",
    "acht", "neun", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove",
    "tara", "of", "von", "di", "team", "no",
];

/// The highest level whose name is kept free.
const MAX_LEVEL: u8 = 9;

impl ProgramNames {
    /// These words, and the names of messages, one on a line, in which `{$level}` stands for a number.
    fn new(messages: &str, words: &str) -> Self {
        let (mut texts, mut words) = (Vec::new(), words_of(words).collect::<Vec<_>>());
        for text in messages.lines() {
            if text.contains(LEVEL) {
                words.extend(words_of(&text.replace(LEVEL, " ")));
                texts.extend(levels(text));
            } else {
                texts.push(text.into());
            }
        }
        let piece = |text: &str, is_word| Piece {
            looks: reserved_looks(text),
            is_word,
        };
        let pieces = words.iter().map(|word| piece(word, true));
        let pieces = pieces.chain(FILLERS.iter().map(|filler| piece(filler, false)));
        let pieces = pieces.collect();
        Self {
            texts,
            words,
            pieces,
        }
    }

    /// Returns true if a name looks like one of the texts, or consists of their words, articles and numbers alone, whatever stands
    /// between their letters.
    pub(crate) fn are_like(&self, name: &str) -> bool {
        let is_text = |text: &String| looks_reserved(name, text);
        self.texts.iter().any(is_text) || (self.is_of_words(name) && !self.is_surname(name))
    }

    fn is_of_words(&self, name: &str) -> bool {
        let is_composed = |(look, text): (usize, &String)| self.is_composed(text, look);
        reserved_looks(name).iter().enumerate().any(is_composed)
    }

    /// Returns true if a text is a row of pieces, by one of their looks, with a word among them.
    fn is_composed(&self, text: &str, look: usize) -> bool {
        // By the bytes before a place: whether the pieces there have a word, if pieces end there.
        let mut ends: Vec<Option<bool>> = vec![None; text.len() + 1];
        ends[0] = Some(false);
        for at in 0..text.len() {
            let Some(has_word) = ends[at] else { continue };
            let rest = &text[at..];
            let number = rest.chars().next().filter(|first| first.is_numeric());
            let number = number.map(|first| (first.len_utf8(), false));
            let pieces = self.pieces.iter().filter_map(|piece| {
                let length = reads_as(rest, &piece.looks[look])?;
                Some((length, piece.is_word))
            });
            for (length, is_word) in pieces.chain(number) {
                let end = &mut ends[at + length];
                *end = Some(end.unwrap_or_default() || has_word || is_word);
            }
        }
        ends[text.len()] == Some(true)
    }

    /// Returns true for a name that differs from a word by its accents alone, such as the surname Starke from the German word for a
    /// level.
    fn is_surname(&self, name: &str) -> bool {
        let mut words = self.words.iter();
        name.is_ascii() && words.any(|word| !word.is_ascii() && look_alike(name, word))
    }
}

/// Returns true if a name looks like one of the house, also beside articles, numbers and the like.
pub(crate) fn is_of_house(name: &str) -> bool {
    let is_filler = |word: &str| FILLERS.contains(&word.to_lowercase().as_str());
    let noun: String = words_of(name).filter(|word| !is_filler(word)).collect();
    let noun = noun.trim_matches(char::is_numeric);
    HOUSE_NAMES.are_like(name) || HOUSE_NAMES.are_like(noun)
}

/// A text with each level at its place.
fn levels(text: &str) -> impl Iterator<Item = String> {
    (1..=MAX_LEVEL).map(|level| text.replace(LEVEL, &level.to_string()))
}

/// The words of a text, without what stands between them.
fn words_of(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(String::from)
}

#[cfg(test)]
mod tests;
