//! Reads one card of a deck file, and goes on after a fault.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::faults::{DeckFault, Report, integer};
use super::{MAX_NAME_CHARS, is_fit};
use crate::deck::{Print, Spot};
use crate::{Card, Cards, Rank};

const CARD_KEYS: [&str; 6] = ["number", "name", "cost", "stone", "place", "grey"];

/// Reads one `[[card]]`.
pub(super) struct CardReader<'a, 'text> {
    /// The place of the card in the file, from 1.
    place: usize,
    number: Option<u8>,
    value: &'a Spanned<DeValue<'text>>,
    report: &'a mut Report<'text>,
}

impl<'a, 'text> CardReader<'a, 'text> {
    pub(super) const fn new(
        place: usize,
        value: &'a Spanned<DeValue<'text>>,
        report: &'a mut Report<'text>,
    ) -> Self {
        Self {
            place,
            number: None,
            value,
            report,
        }
    }

    /// The number of the card and what is printed on it; `None` for what cannot be read. `seen` are the cards before it.
    pub(super) fn read(&mut self, seen: &mut Cards) -> (Option<Card>, Option<Print>) {
        let Some(table) = self.value.get_ref().as_table() else {
            self.report("", DeckFault::NotTable);
            return (None, None);
        };
        let number = self.number(table, seen);
        (number, self.print(table))
    }

    fn report(&mut self, key: &str, fault: DeckFault) {
        self.report
            .add_to_card(self.place, self.number, self.value, key, fault);
    }

    fn number(&mut self, table: &DeTable<'text>, seen: &mut Cards) -> Option<Card> {
        let number = table.get("number").and_then(integer);
        let card = number.and_then(|number| Card::new(u8::try_from(number).ok()?));
        self.number = card.map(Card::number);
        match card {
            None => self.report("number", DeckFault::Number),
            Some(card) if seen.has(card) => self.report("number", DeckFault::NumberTwice),
            Some(card) => seen.insert(card),
        }
        card
    }

    /// The print of the card; `None` if it cannot be read.
    fn print(&mut self, table: &DeTable<'text>) -> Option<Print> {
        let keys = table.keys().map(|key| key.get_ref().as_ref());
        for key in keys.filter(|key| !CARD_KEYS.contains(key)) {
            self.report(key, DeckFault::UnknownKey);
        }
        let name = self.name(table);
        let is_stone = self.is_stone(table);
        let cost = self.cost(table);
        // The other keys of the card depend on whether it is a stone.
        let is_stone = is_stone?;
        if is_stone && cost.is_some_and(|cost| cost != Print::STONE_CUMALS) {
            self.report("cost", DeckFault::StoneCost);
        }
        let (place, grey) = if is_stone {
            self.refuse_array(table);
            (Vec::new(), Vec::new())
        } else {
            self.array(table)
        };
        Some(Print {
            name,
            cost_cumals: cost.unwrap_or_default(),
            place,
            grey,
        })
    }

    fn name(&mut self, table: &DeTable<'text>) -> Option<String> {
        let value = table.get("name")?;
        let Some(name) = value.get_ref().as_str() else {
            self.report("name", DeckFault::NotText);
            return None;
        };
        if !is_fit(name) {
            self.report("name", DeckFault::Name(MAX_NAME_CHARS));
        }
        Some(name.into())
    }

    /// Returns true if the card is a Stone of Destiny; `None` if its key is at fault.
    fn is_stone(&mut self, table: &DeTable<'text>) -> Option<bool> {
        let Some(value) = table.get("stone") else {
            return Some(false);
        };
        let is_stone = value.get_ref().as_bool();
        if is_stone.is_none() {
            self.report("stone", DeckFault::NotBoolean);
        }
        is_stone
    }

    /// The cost in cumals; `None` if it is at fault.
    fn cost(&mut self, table: &DeTable<'text>) -> Option<u8> {
        let Some(value) = table.get("cost") else {
            self.report("cost", DeckFault::Missing);
            return None;
        };
        let cost = integer(value).and_then(|cost| u8::try_from(cost).ok());
        let cost = cost.filter(|cost| *cost <= 4);
        if cost.is_none() {
            self.report("cost", DeckFault::Cost);
        }
        cost
    }

    fn refuse_array(&mut self, table: &DeTable<'text>) {
        for key in ["place", "grey"] {
            if table.contains_key(key) {
                self.report(key, DeckFault::StoneArray);
            }
        }
    }

    /// The Placement Positions and the grey positions.
    fn array(&mut self, table: &DeTable<'text>) -> (Vec<Spot>, Vec<Spot>) {
        let before = self.report.count();
        let mut place = self.spots(table, "place", &[]);
        let count = table.get("place").map_or(0, |value| {
            // `spots` reports a value that is not a list.
            value.get_ref().as_array().map_or(1, |list| list.len())
        });
        if !(1..=2).contains(&count) {
            self.report("place", DeckFault::PlaceCount(count));
        }
        for spot in place.iter().filter(|spot| spot.rank > Rank::Warrior) {
            self.report("place", DeckFault::PlaceRank(spot.to_string()));
        }
        place.sort_unstable();
        let grey = self.spots(table, "grey", &place);
        let print = Print {
            name: None,
            cost_cumals: 0,
            place,
            grey,
        };
        if self.report.count() == before && print.fits().is_empty() {
            self.report("place", DeckFault::NoFit);
        }
        (print.place, print.grey)
    }

    /// The positions of a list; `others` have been named before.
    fn spots(&mut self, table: &DeTable<'text>, key: &str, others: &[Spot]) -> Vec<Spot> {
        let mut spots = Vec::new();
        let Some(value) = table.get(key) else {
            return spots;
        };
        let Some(list) = value.get_ref().as_array() else {
            self.report(key, DeckFault::NotList);
            return spots;
        };
        for value in list.iter() {
            let Some(spot) = value.get_ref().as_str().and_then(spot) else {
                let text = value.get_ref().as_str();
                let text = text.unwrap_or_else(|| self.report.source(value)).into();
                self.report(key, DeckFault::Spot(text));
                continue;
            };
            if spots.contains(&spot) || others.contains(&spot) {
                self.report(key, DeckFault::SpotTwice(spot.to_string()));
            }
            spots.push(spot);
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
