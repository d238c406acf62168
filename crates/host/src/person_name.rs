//! Names and texts of people, which others read.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{
    EmojiStatus, GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};

use crate::problem::Problem;
use crate::program_names::{PROGRAM_NAMES, is_of_house};
use crate::questions::on_offer;
use crate::scripts::{is_ignorable, latin, skeleton};

/// The most characters of a name.
const MAX_CHARACTERS: usize = 40;

/// The most characters of a text.
const MAX_TEXT_CHARACTERS: usize = 500;

/// The most marks that one letter carries; more would cover the lines above and below.
const MAX_MARKS: usize = 3;

/// Joins emoji to one, such as those of a family, and can be seen nowhere else.
const JOINER: char = '\u{200d}';

/// Asks for the colored form of an emoji.
const EMOJI_FORM: char = '\u{fe0f}';

/// Symbols that show nothing, or only that something is missing: an empty Braille cell, a note without a head, and what stands
/// for an object or for a character that could not be read.
const BLANK_SYMBOLS: [char; 4] = ['\u{2800}', '\u{1d159}', '\u{fffc}', '\u{fffd}'];

/// Keeps two letters of an Arabic script apart that would join, as in Persian names.
const NON_JOINER: char = '\u{200c}';

/// The letters for which people write the digits from 0.
const DIGIT_LOOKS: &str = "olzeasgtbg";

/// The names by which the protocol calls seats, and by which clients call this program.
const RESERVED: [&str; 9] = [
    "red", "blue", "white", "yellow", "south", "west", "north", "east", "tara",
];

/// A name that other people may see: 1 to 40 characters that can be seen, and nothing that changes how the text around them is
/// shown or looks like the name of a computer player, of a seat or of the house.
///
/// # Errors
///
/// [`Problem::Name`].
pub(crate) fn fit_name(name: &str) -> Result<String, Problem> {
    let name: String = name.trim().nfc().collect();
    let is_fit = (1..=MAX_CHARACTERS).contains(&name.chars().count())
        && has_fit_characters(&name)
        && !is_player_name(&name);
    if is_fit { Ok(name) } else { Err(Problem::Name) }
}

/// A text of a person as one line. Characters that are invisible or change the text around them become spaces.
///
/// # Errors
///
/// [`Problem::Malformed`] if it has more than 500 characters.
pub fn plain_text(text: &str) -> Result<String, Problem> {
    let seen = |character| {
        if is_visible(character) {
            character
        } else {
            ' '
        }
    };
    let text: String = text.nfc().map(seen).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    if text.chars().count() > MAX_TEXT_CHARACTERS {
        let detail = format!("a text has at most {MAX_TEXT_CHARACTERS} characters");
        return Err(Problem::Malformed(detail));
    }
    Ok(text)
}

/// Returns true if two names look the same to a reader: in the same case or in another, with or without accents, spaces and dots.
///
/// Where a symbol stands for a letter, a reader does not count how often it stands there.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let mut both = one.chars().chain(other.chars());
    let has_symbols = both.any(|seen| !is_of_word(seen) && symbol_look(seen) != seen);
    let (one, other) = (looks(one), looks(other));
    let letters = |look: &str| {
        let mut letters: Vec<char> = look.chars().collect();
        letters.dedup_by(|one, other| has_symbols && one == other);
        letters
    };
    let mut looks = one.iter().zip(&other);
    looks.any(|(one, other)| letters(one) == letters(other))
}

/// Returns true if a name looks like a word that no person may have, also with the letters that look like i for those like l, and
/// with digits for letters.
pub(crate) fn looks_reserved(name: &str, word: &str) -> bool {
    let (name, word) = (reserved_looks(name), reserved_looks(word));
    let is_word = |(name, word): (&String, &String)| reads_as(name, word) == Some(name.len());
    name.iter().zip(&word).any(is_word)
}

/// The length of the beginning of a look that a reader takes for a word, with digits for letters as in 4dmin; `None` if there is none.
pub(crate) fn reads_as(look: &str, word: &str) -> Option<usize> {
    let mut left = look.chars();
    let digit = |seen: char| DIGIT_LOOKS.chars().nth(seen.to_digit(10)? as usize);
    for letter in word.chars() {
        let seen = left.next()?;
        if seen != letter && digit(seen) != Some(letter) {
            return None;
        }
    }
    Some(look.len() - left.as_str().len())
}

/// The looks of a name for which i and l are the same.
pub(crate) fn reserved_looks(name: &str) -> [String; 4] {
    looks(name).map(|look| look.replace('i', "l"))
}

/// The look of a name to a reader, without accents and what stands between letters: as small letters, and as it is written. A capital I
/// looks like a small l, but its lower case does not. Then both with symbols for the letters that they look like.
fn looks(name: &str) -> [String; 4] {
    let plain = without_accents(name);
    let [letters, all] =
        [&plain, &plain.chars().map(symbol_look).collect()].map(|text| letters_of(text));
    // Through upper case, which writes a sharp s as two letters.
    let look = |text: &str| {
        let small = text.to_uppercase().to_lowercase();
        let latin: String = small.chars().map(latin_look).collect();
        let seen: String = skeleton(&latin).map(romanized).collect();
        without_accents(&seen).to_lowercase()
    };
    let as_written = |text: &str| look(&skeleton(text).collect::<String>());
    [
        look(&letters),
        as_written(&letters),
        look(&all),
        as_written(&all),
    ]
}

/// The letter that a symbol looks like; any other character as it is.
fn symbol_look(character: char) -> char {
    match character {
        '@' => 'a',
        '|' => 'l',
        '$' => 's',
        other if is_of_word(other) => other,
        other => romanized(other),
    }
}

/// The Latin letter or the digit for a character that is no Greek or Cyrillic one; the character itself if there is no single one.
fn romanized(character: char) -> char {
    let latin = match character {
        '\u{370}'..='\u{52f}' => None,
        other => latin(other),
    };
    let latin = latin.filter(|latin| latin.len() == 1);
    let latin = latin.and_then(|latin| latin.chars().next());
    latin
        .filter(char::is_ascii_alphanumeric)
        .unwrap_or(character)
}

/// A text without the marks that any script may have. Those that are letters of one script, such as vowels of Hindi, stay.
fn without_accents(text: &str) -> String {
    let is_accent = |character: &char| {
        matches!(
            character,
            '\u{300}'..='\u{36f}'
                | '\u{483}'..='\u{489}'
                | '\u{591}'..='\u{5c7}'
                | '\u{64b}'..='\u{65f}'
                | '\u{1ab0}'..='\u{1aff}'
                | '\u{1dc0}'..='\u{1dff}'
                | '\u{20d0}'..='\u{20ff}'
                | '\u{fe20}'..='\u{fe2f}'
        )
    };
    text.nfkd().filter(|one| !is_accent(one)).collect()
}

/// The small Latin letter that a small letter of another script, mostly Cyrillic or Greek, looks like within a Latin name, where Unicode does not count them as
/// confusable; any other character as it is.
fn latin_look(character: char) -> char {
    match character {
        'в' | 'β' => 'b',
        'ε' => 'e',
        'н' => 'h',
        'ꮖ' => 'i',
        'к' | 'κ' => 'k',
        'λ' => 'l',
        'м' => 'm',
        'п' | 'η' | 'π' => 'n',
        'г' | 'я' => 'r',
        'т' | 'τ' => 't',
        'и' | 'ц' | 'υ' | 'μ' => 'u',
        'ν' => 'v',
        'ш' | 'ω' => 'w',
        'χ' => 'x',
        // Unicode takes digits of some scripts for letters, and a small capital M for a turned w.
        '\u{1d00}'..='\u{1d7f}' => romanized(character),
        other if other.is_numeric() => romanized(other),
        other => other,
    }
}

/// The letters and digits of a name with their marks; all of it if there are none, as in an emoji.
fn letters_of(name: &str) -> String {
    let letters: String = name.chars().filter(|one| is_of_word(*one)).collect();
    if letters.is_empty() {
        name.to_owned()
    } else {
        letters
    }
}

fn is_of_word(character: char) -> bool {
    matches!(
        character.general_category_group(),
        GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark | GeneralCategoryGroup::Number
    )
}

fn has_fit_characters(name: &str) -> bool {
    let (mut before, mut marks) = (None, 0);
    for character in name.chars() {
        let after_emoji = before.is_some_and(is_emoji);
        let is_cut = match before {
            Some(JOINER) => !is_emoji(character),
            Some(NON_JOINER) => !is_arabic(character),
            _ => false,
        };
        let is_fit = match character {
            EMOJI_FORM => after_emoji,
            JOINER => after_emoji || before == Some(EMOJI_FORM),
            NON_JOINER => before.is_some_and(is_arabic),
            _ => is_visible(character) && !is_cut,
        };
        let is_mark = character.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if is_mark { marks + 1 } else { 0 };
        if !is_fit || marks > MAX_MARKS || is_mark && before.is_none() {
            return false;
        }
        before = Some(character);
    }
    !matches!(before, Some(JOINER | NON_JOINER))
}

/// Returns true for the letters of Arabic, Persian and the languages written like them.
const fn is_arabic(character: char) -> bool {
    matches!(
        character,
        '\u{620}'..='\u{64a}' | '\u{66e}'..='\u{6d3}' | '\u{6fa}'..='\u{6ff}' | '\u{750}'..='\u{77f}'
    )
}

/// Returns true if a character can be seen, or is a space, and leaves the text around it as it is.
fn is_visible(character: char) -> bool {
    let is_seen = match character.general_category_group() {
        GeneralCategoryGroup::Other => false,
        GeneralCategoryGroup::Separator => character == ' ',
        GeneralCategoryGroup::Letter
        | GeneralCategoryGroup::Mark
        | GeneralCategoryGroup::Number
        | GeneralCategoryGroup::Punctuation
        | GeneralCategoryGroup::Symbol => character.general_category() != GeneralCategory::Format,
    };
    is_seen && !is_ignorable(character) && !BLANK_SYMBOLS.contains(&character)
}

fn is_emoji(character: char) -> bool {
    !matches!(
        character.emoji_status(),
        EmojiStatus::NonEmoji | EmojiStatus::NonEmojiButEmojiComponent
    )
}

/// Returns true if a name is that of a computer player, of a seat or of the house, or looks like one.
fn is_player_name(name: &str) -> bool {
    on_offer(name).is_some()
        || RESERVED
            .iter()
            .any(|reserved| looks_reserved(name, reserved))
        || PROGRAM_NAMES.are_like(name)
        || is_of_house(name)
}

#[cfg(test)]
mod tests;
