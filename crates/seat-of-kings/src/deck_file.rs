//! Reads deck files, which are TOML, and reports all their faults at once.

mod card_reader;
mod faults;

use toml::de::{DeTable, DeValue, Error};

use self::card_reader::CardReader;
use self::faults::{Report, integer};
use crate::deck::Print;
use crate::plain_names::is_plain;
use crate::{Card, Cards, Deck};

pub use faults::{CardFault, DeckFault, Faults};

/// The most characters of a name.
const MAX_NAME_CHARS: usize = 64;

const FILE_KEYS: [&str; 3] = ["name", "edition", "card"];

pub(crate) fn read(file: &[u8]) -> Result<Deck, Faults> {
    let of_file = |fault| Faults::of_file(None, fault);
    let text = std::str::from_utf8(file)
        .map_err(|error| of_file(DeckFault::Encoding(error.valid_up_to())))?;
    if let Some(line) = second_edition(text) {
        return Err(Faults::of_file(Some(line), DeckFault::Joined));
    }
    let table = DeTable::parse(text).map_err(|error| of_file(syntax(text, &error)))?;
    let mut report = Report::new(text);
    let deck = check(table.get_ref(), &mut report);
    let faults = report.into_faults();
    deck.filter(|_| faults.0.is_empty()).ok_or(faults)
}

/// The line of the second `edition`, from 1, which is that of a deck behind the first; `None` if there is none.
fn second_edition(text: &str) -> Option<usize> {
    let is_edition = |line: &str| {
        let rest = line.trim_start().strip_prefix("edition");
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut lines = (1..).zip(text.lines());
    lines.by_ref().find(|(_, line)| is_edition(line))?;
    lines.find_map(|(number, line)| is_edition(line).then_some(number))
}

fn syntax(text: &str, error: &Error) -> DeckFault {
    let before = &text[..error.span().map_or(0, |span| span.start)];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    DeckFault::Syntax {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        what: error.message().replace('\n', ", "),
    }
}

/// The deck, if every card can be read; there may be faults all the same.
fn check<'text>(table: &DeTable<'text>, report: &mut Report<'text>) -> Option<Deck> {
    let keys = table.keys().map(|key| key.get_ref().as_ref());
    for key in keys.filter(|key| !FILE_KEYS.contains(key)) {
        report.add(table, key, DeckFault::UnknownKey);
    }
    let name = name(table, report);
    if table.get("edition").and_then(integer) != Some(1) {
        report.add(table, "edition", DeckFault::Edition);
    }
    let prints = prints(table, report);
    Some(Deck::new(name, prints.into_iter().collect::<Option<_>>()?))
}

/// The name of the deck; empty if it is at fault.
fn name(table: &DeTable<'_>, report: &mut Report<'_>) -> String {
    let fault = match table.get("name").map(|name| name.get_ref()) {
        Some(DeValue::String(name)) if is_fit(name) => return name.as_ref().into(),
        Some(DeValue::String(_)) => DeckFault::Name(MAX_NAME_CHARS),
        Some(_) => DeckFault::NotText,
        None => DeckFault::Missing,
    };
    report.add(table, "name", fault);
    String::new()
}

/// Everybody at a table reads the names of a deck and its cards.
fn is_fit(name: &str) -> bool {
    name.chars().count() <= MAX_NAME_CHARS && is_plain(name)
}

/// The prints of the cards by index; `None` for those that cannot be read.
fn prints<'text>(table: &DeTable<'text>, report: &mut Report<'text>) -> Vec<Option<Print>> {
    let cards = table
        .get("card")
        .and_then(|cards| cards.get_ref().as_array());
    let count = cards.map_or(0, |cards| cards.len());
    if count != Card::COUNT {
        report.add(table, "card", DeckFault::Count(count));
    }
    let mut prints = vec![None; Card::COUNT];
    let mut seen = Cards::NONE;
    for (place, value) in cards.into_iter().flatten().enumerate() {
        let (card, print) = CardReader::new(place + 1, value, report).read(&mut seen);
        if let Some(card) = card {
            prints[card.index()] = print;
        }
    }
    prints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(file: &str) -> String {
        let faults = read(file.as_bytes()).expect_err("no deck");
        faults.to_string()
    }

    #[test]
    fn skc2a_invalid_toml_is_reported_with_line_and_column() {
        let is_at = |file: &str, line: usize, column: usize| {
            let place = format!("not TOML: line {line}, column {column}: ");
            let faults = faults(file);
            assert!(faults.starts_with(&place), "{faults} of {file}");
        };
        is_at("name = a", 1, 8);
        is_at("name = \"Tir\"\n\nedition = a", 3, 11);
        is_at("\n[\"\u{e9}\"]\nname = \"\u{e9}\" a", 3, 12);
    }

    #[test]
    fn skc2a_all_faults_are_reported_in_one_sentence() {
        let expected = "name: not a text (line 1); card: 0 cards, not 36";
        assert_eq!(faults("name = 1\nedition = 1"), expected);
    }

    #[test]
    fn skc2a_a_fault_is_reported_with_the_line_of_its_key_or_its_card() {
        let file = "name = \"x\"\nedition = 2\n\n[[card]]\nnumber = 1\ncost = 7\nplace = [\"F0\"]\n\n[[card]]\nnumber = 2\nplace = [\"F0\"]\n";
        let faults = faults(file);
        for fault in [
            "only edition of this form (line 2)",
            "card 1 (number 1): cost: not a whole number from 0 to 4 (line 6)",
            "card 2 (number 2): cost: missing (line 9)",
        ] {
            assert!(faults.contains(fault), "{faults}");
        }
    }
}
