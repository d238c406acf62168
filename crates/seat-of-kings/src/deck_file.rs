//! Reads deck files, which are TOML, and reports all their faults at once.

mod faults;
mod lines;

use toml::{Table, Value};

use crate::deck::{Print, Spot};
use crate::{Card, Cards, Deck, Rank};

pub use faults::{CardFault, DeckFault, Faults};

const FILE_KEYS: [&str; 3] = ["name", "edition", "card"];
const CARD_KEYS: [&str; 6] = ["number", "name", "cost", "stone", "place", "grey"];

pub(crate) fn read(file: &[u8]) -> Result<Deck, Faults> {
    let mut faults = Vec::new();
    let read = table(file, &mut faults).and_then(|table| check(&table, &mut faults));
    match read {
        Some(deck) if faults.is_empty() => Ok(deck),
        _ => {
            lines::tell(file, &mut faults);
            Err(Faults(faults))
        }
    }
}

fn table(file: &[u8], faults: &mut Vec<CardFault>) -> Option<Table> {
    let text = match std::str::from_utf8(file) {
        Ok(text) => text,
        Err(error) => {
            tell(faults, "", DeckFault::Encoding(error.valid_up_to()));
            return None;
        }
    };
    match text.parse::<Table>() {
        Ok(table) => Some(table),
        Err(error) => {
            let before = &text[..error.span().map_or(0, |span| span.start)];
            let line_start = before.rfind('\n').map_or(0, |end| end + 1);
            let syntax = DeckFault::Syntax {
                line: before.matches('\n').count() + 1,
                column: before[line_start..].chars().count() + 1,
                what: error.message().replace('\n', ", "),
            };
            tell(faults, "", syntax);
            None
        }
    }
}

/// A fault of the file itself.
fn tell(faults: &mut Vec<CardFault>, key: &str, fault: DeckFault) {
    let key = key.into();
    faults.push(CardFault {
        card: None,
        number: None,
        key,
        line: None,
        fault,
    });
}

/// The deck, if every card can be read; there may be faults all the same.
fn check(table: &Table, faults: &mut Vec<CardFault>) -> Option<Deck> {
    for key in table
        .keys()
        .filter(|key| !FILE_KEYS.contains(&key.as_str()))
    {
        tell(faults, key, DeckFault::UnknownKey);
    }
    let name = match table.get("name") {
        Some(Value::String(name)) => name.clone(),
        found => {
            let missing = found.is_none();
            tell(
                faults,
                "name",
                if missing {
                    DeckFault::Missing
                } else {
                    DeckFault::NotText
                },
            );
            String::new()
        }
    };
    if table.get("edition") != Some(&Value::Integer(1)) {
        tell(faults, "edition", DeckFault::Edition);
    }
    let cards = match table.get("card") {
        Some(Value::Array(cards)) => cards.as_slice(),
        _ => &[],
    };
    if cards.len() != Card::COUNT {
        tell(faults, "card", DeckFault::Count(cards.len()));
    }
    let mut prints: Vec<Option<Print>> = vec![None; Card::COUNT];
    let mut seen = Cards::NONE;
    for (place, value) in cards.iter().enumerate() {
        let mut reader = CardReader::new(place + 1, value, faults);
        let number = reader.number(&mut seen);
        let print = reader.print();
        if let Some(card) = number {
            prints[card.index()] = print;
        }
    }
    Some(Deck::new(name, prints.into_iter().collect::<Option<_>>()?))
}

/// Reads one `[[card]]`, and goes on after a fault.
struct CardReader<'a> {
    card: usize,
    number: Option<u8>,
    table: Option<&'a Table>,
    faults: &'a mut Vec<CardFault>,
}

impl<'a> CardReader<'a> {
    fn new(card: usize, value: &'a Value, faults: &'a mut Vec<CardFault>) -> Self {
        let table = value.as_table();
        let mut reader = Self {
            card,
            number: None,
            table,
            faults,
        };
        if table.is_none() {
            reader.tell("", DeckFault::NotTable);
        }
        reader
    }

    fn tell(&mut self, key: &str, fault: DeckFault) {
        let (card, number, key) = (Some(self.card), self.number, key.into());
        self.faults.push(CardFault {
            card,
            number,
            key,
            line: None,
            fault,
        });
    }

    fn get(&self, key: &str) -> Option<&'a Value> {
        self.table?.get(key)
    }

    fn number(&mut self, seen: &mut Cards) -> Option<Card> {
        self.table?;
        let number = self.get("number").and_then(Value::as_integer);
        let card = number.and_then(|number| Card::new(u8::try_from(number).ok()?));
        self.number = card.map(Card::number);
        match card {
            None => self.tell("number", DeckFault::Number),
            Some(card) if seen.has(card) => self.tell("number", DeckFault::NumberTwice),
            Some(card) => seen.insert(card),
        }
        card
    }

    /// The print of the card; `None` if it cannot be read.
    fn print(&mut self) -> Option<Print> {
        let table = self.table?;
        for key in table
            .keys()
            .filter(|key| !CARD_KEYS.contains(&key.as_str()))
        {
            self.tell(key, DeckFault::UnknownKey);
        }
        let name = match self.get("name") {
            Some(Value::String(name)) => Some(name.clone()),
            Some(_) => {
                self.tell("name", DeckFault::NotText);
                None
            }
            None => None,
        };
        let is_stone = match self.get("stone") {
            Some(Value::Boolean(stone)) => *stone,
            None => false,
            Some(_) => {
                // What else the card must have depends on it.
                self.tell("stone", DeckFault::NotBoolean);
                self.cost();
                return None;
            }
        };
        let cost = self.cost();
        if is_stone && cost.is_some_and(|cost| cost != Print::STONE_CUMALS) {
            self.tell("cost", DeckFault::StoneCost);
        }
        let cost_cumals = cost.unwrap_or_default();
        let (place, grey) = if is_stone {
            self.no_array()
        } else {
            self.array()
        };
        Some(Print {
            name,
            cost_cumals,
            place,
            grey,
        })
    }

    /// The cost, if it can be one.
    fn cost(&mut self) -> Option<u8> {
        let value = self.get("cost");
        let cost = value.and_then(Value::as_integer);
        let cost = cost
            .and_then(|cost| u8::try_from(cost).ok())
            .filter(|cost| *cost <= 4);
        if cost.is_none() {
            let fault = if value.is_none() {
                DeckFault::Missing
            } else {
                DeckFault::Cost
            };
            self.tell("cost", fault);
        }
        cost
    }

    fn no_array(&mut self) -> (Vec<Spot>, Vec<Spot>) {
        for key in ["place", "grey"] {
            if self.get(key).is_some() {
                self.tell(key, DeckFault::StoneArray);
            }
        }
        (Vec::new(), Vec::new())
    }

    fn array(&mut self) -> (Vec<Spot>, Vec<Spot>) {
        let before = self.faults.len();
        let mut place = self.spots("place", &[]);
        let count = match self.get("place") {
            Some(Value::Array(list)) => list.len(),
            // A value of another type has been reported already.
            Some(_) => 1,
            None => 0,
        };
        if !(1..=2).contains(&count) {
            self.tell("place", DeckFault::PlaceCount(count));
        }
        for spot in place.clone() {
            if spot.rank > Rank::Warrior {
                self.tell("place", DeckFault::PlaceRank(spot.to_string()));
            }
        }
        place.sort_unstable();
        let grey = self.spots("grey", &place);
        let print = Print {
            name: None,
            cost_cumals: 0,
            place,
            grey,
        };
        if self.faults.len() == before && print.fits().is_empty() {
            self.tell("place", DeckFault::NoFit);
        }
        (print.place, print.grey)
    }

    /// The positions of a list; `others` have been named before.
    fn spots(&mut self, key: &str, others: &[Spot]) -> Vec<Spot> {
        let list = match self.get(key) {
            Some(Value::Array(list)) => list.as_slice(),
            Some(_) => {
                self.tell(key, DeckFault::NotList);
                &[]
            }
            None => &[],
        };
        let mut spots = Vec::new();
        for value in list {
            match value.as_str().and_then(spot) {
                None => {
                    let text = value.as_str().map_or_else(|| value.to_string(), Into::into);
                    self.tell(key, DeckFault::Spot(text));
                }
                Some(spot) => {
                    if spots.contains(&spot) || others.contains(&spot) {
                        self.tell(key, DeckFault::SpotTwice(spot.to_string()));
                    }
                    spots.push(spot);
                }
            }
        }
        spots
    }
}

/// Reads a position such as `F0` or `H-1`.
fn spot(text: &str) -> Option<Spot> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    let rank = Rank::ALL.into_iter().find(|rank| rank.letter() == letter)?;
    let shift = match letters.as_str().as_bytes() {
        b"0" => 0,
        [b'+', digit @ b'1'..=b'4'] => (digit - b'0') as i8,
        [b'-', digit @ b'1'..=b'4'] => -((digit - b'0') as i8),
        _ => return None,
    };
    Some(Spot { rank, shift })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(file: &str) -> String {
        let faults = read(file.as_bytes()).expect_err("no deck");
        faults.to_string()
    }

    #[test]
    fn skc2a_invalid_toml_is_reported_with_line_and_column() {
        let is_at = |file: &str, line: usize, column: usize| {
            let place = format!("not TOML: line {line}, column {column}: ");
            let said = said(file);
            assert!(said.starts_with(&place), "{said} of {file}");
        };
        is_at("name = a", 1, 8);
        is_at("name = \"Tir\"\n\nedition = a", 3, 11);
        is_at("\n[\"\u{e9}\"]\nname = \"\u{e9}\" a", 3, 12);
    }

    #[test]
    fn skc2a_all_faults_are_reported_in_one_sentence() {
        let faults = "name: not a text (line 1); card: 0 cards, not 36";
        assert_eq!(said("name = 1\nedition = 1"), faults);
    }

    #[test]
    fn skc2a_a_fault_is_reported_with_the_line_of_its_key_or_card() {
        let file = "name = \"x\"\nedition = 2\n\n[[card]]\nnumber = 1\ncost = 7\nplace = [\"F0\"]\n\n[[card]]\nnumber = 2\nplace = [\"F0\"]\n";
        let said = said(file);
        for expected in [
            "only edition of this form (line 2)",
            "card 1 (number 1): cost: not a whole number from 0 to 4 (line 6)",
            "card 2 (number 2): cost: missing (line 9)",
        ] {
            assert!(said.contains(expected), "{said}");
        }
    }
}
