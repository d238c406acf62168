//! Reading a deck file, with all its faults at once.

use crate::deck::{Array, Card, Deck, Face, Offset};
use crate::position::Rank;
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

/// The faults found so far.
struct Faults(Vec<String>);

impl Faults {
    /// Notes a fault of a key of a card; `card` is empty for the file itself.
    fn add(&mut self, card: &str, key: &str, what: &str) {
        let place = if card.is_empty() {
            key.to_string()
        } else {
            format!("{card}: {key}")
        };
        self.0.push(format!("{place}: {what}"));
    }
}

/// The deck of a file, or all the faults of the file. Rule: SKC2a
pub(crate) fn read(text: &str) -> Result<Deck, Vec<String>> {
    let file: Table = text
        .parse()
        .map_err(|error: toml::de::Error| vec![format!("not TOML: {}", error.message())])?;
    let mut faults = Faults(Vec::new());
    unknown_keys(&file, &["name", "edition", "card"], "", &mut faults);
    let name = file.get("name").and_then(Value::as_str);
    if name.is_none() {
        faults.add("", "name", "missing or no text");
    }
    if file.get("edition").and_then(Value::as_integer) != Some(1) {
        faults.add("", "edition", "not 1");
    }
    let cards = cards(&file, &mut faults);
    match name {
        Some(name) if faults.0.is_empty() => Ok(Deck {
            name: name.to_string(),
            cards,
        }),
        _ => Err(faults.0),
    }
}

/// The cards of a file that can be read. Rule: SKC1, SKC2a
fn cards(file: &Table, faults: &mut Faults) -> BTreeMap<u8, Card> {
    let none = Vec::new();
    let list = file.get("card").and_then(Value::as_array).unwrap_or(&none);
    if list.len() != 36 {
        faults.add("", "card", &format!("{} cards, not 36", list.len()));
    }
    let mut seen = BTreeSet::new();
    let mut cards = BTreeMap::new();
    for (index, value) in list.iter().enumerate() {
        let Some(table) = value.as_table() else {
            faults.add("", "card", &format!("card at place {} no table", index + 1));
            continue;
        };
        let number = table
            .get("number")
            .and_then(Value::as_integer)
            .filter(|number| (1..=36).contains(number))
            .map(|number| number as u8);
        let called = match number {
            Some(number) => format!("card {number}"),
            None => format!("card at place {}", index + 1),
        };
        match number {
            None => faults.add(&called, "number", "no whole number from 1 to 36"),
            Some(number) if !seen.insert(number) => faults.add(&called, "number", "twice"),
            Some(_) => {}
        }
        if let (Some(number), Some(card)) = (number, card(table, &called, faults)) {
            cards.insert(number, card);
        }
    }
    cards
}

/// One card. Rule: SKC1, SKC2a
fn card(table: &Table, called: &str, faults: &mut Faults) -> Option<Card> {
    let known = ["number", "name", "cost", "stone", "place", "grey"];
    unknown_keys(table, &known, called, faults);
    if table.get("name").is_some_and(|name| !name.is_str()) {
        faults.add(called, "name", "no text");
    }
    let cost = table
        .get("cost")
        .and_then(Value::as_integer)
        .filter(|cost| (0..=4).contains(cost));
    if cost.is_none() {
        faults.add(called, "cost", "missing or no whole number from 0 to 4");
    }
    let is_stone = match table.get("stone") {
        None => false,
        Some(Value::Boolean(stone)) => *stone,
        Some(_) => {
            faults.add(called, "stone", "neither true nor false");
            return None;
        }
    };
    let face = if is_stone {
        stone(table, cost, called, faults);
        Face::Stone
    } else {
        Face::Array(array(table, called, faults)?)
    };
    Some(Card {
        cost: cost? as u64,
        face,
    })
}

/// What a Stone may not have. Rule: SKC1, SKC2a
fn stone(table: &Table, cost: Option<i64>, called: &str, faults: &mut Faults) {
    if cost.is_some_and(|cost| cost != 3) {
        faults.add(called, "cost", "a Stone costs 3");
    }
    for key in ["place", "grey"] {
        if table.contains_key(key) {
            faults.add(called, key, "a Stone has none");
        }
    }
}

/// The array of a card. Rule: SKC1, SKC2, SKC2a
fn array(table: &Table, called: &str, faults: &mut Faults) -> Option<Array> {
    let place = offsets(table, "place", called, faults);
    let grey = offsets(table, "grey", called, faults);
    let (place, grey) = (place?, grey?);
    let before = faults.0.len();
    if !(1..=2).contains(&place.len()) {
        faults.add(called, "place", "not one or two Placement Positions");
    }
    for offset in &place {
        if !matches!(offset.rank, Rank::Farmer | Rank::Herdsman | Rank::Warrior) {
            faults.add(
                called,
                "place",
                "a Placement Position that is not F, H or W",
            );
        }
    }
    for (key, list, others) in [("place", &place, &grey[..0]), ("grey", &grey, &place[..])] {
        for (index, offset) in list.iter().enumerate() {
            if list[..index].contains(offset) || others.contains(offset) {
                faults.add(called, key, "a position twice");
            }
        }
    }
    let array = Array { place, grey };
    if array.fits().is_empty() {
        faults.add(called, "place", "no fit in a region");
    }
    (faults.0.len() == before).then_some(array)
}

/// A list of positions of an array; empty if the key is missing.
fn offsets(table: &Table, key: &str, called: &str, faults: &mut Faults) -> Option<Vec<Offset>> {
    let Some(value) = table.get(key) else {
        return Some(Vec::new());
    };
    let Some(list) = value.as_array() else {
        faults.add(called, key, "no list of positions");
        return None;
    };
    let read: Vec<Option<Offset>> = list
        .iter()
        .map(|value| value.as_str().and_then(offset))
        .collect();
    for (value, _) in list.iter().zip(&read).filter(|(_, read)| read.is_none()) {
        faults.add(called, key, &format!("no position: {value}"));
    }
    read.into_iter().collect()
}

/// A rank and `0`, `+1` to `+4` or `-1` to `-4`. Rule: SKC2a
fn offset(word: &str) -> Option<Offset> {
    let mut letters = word.chars();
    let rank = Rank::parse(letters.next()?)?;
    let shift = match letters.as_str() {
        "0" => 0,
        "+1" => 1,
        "+2" => 2,
        "+3" => 3,
        "+4" => 4,
        "-1" => -1,
        "-2" => -2,
        "-3" => -3,
        "-4" => -4,
        _ => return None,
    };
    Some(Offset { rank, shift })
}

fn unknown_keys(table: &Table, known: &[&str], called: &str, faults: &mut Faults) {
    for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
        faults.add(called, key, "unknown key");
    }
}
