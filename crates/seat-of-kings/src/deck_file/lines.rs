//! The lines at which the faults of a deck file are.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::CardFault;

/// Sets the line of each fault, if the file is TOML: that of its key, else that of its card.
pub(super) fn tell(file: &[u8], faults: &mut [CardFault]) {
    let Ok(text) = std::str::from_utf8(file) else {
        return;
    };
    let Ok(table) = DeTable::parse(text) else {
        return;
    };
    let cards = get(table.get_ref(), "card").and_then(|cards| cards.get_ref().as_array());
    for fault in faults {
        let start = match fault.card {
            None => key(table.get_ref(), &fault.key),
            Some(place) => {
                let card = cards.and_then(|cards| cards.get(place - 1));
                card.map(|card| {
                    let own = card.get_ref().as_table();
                    let own = own.and_then(|own| key(own, &fault.key));
                    own.unwrap_or(card.span().start)
                })
            }
        };
        fault.line = start.map(|start| 1 + text[..start].matches('\n').count());
    }
}

/// The line at which a key begins, or `None` if it is absent.
fn key(table: &DeTable<'_>, key: &str) -> Option<usize> {
    let mut keys = table.iter().map(|(key, _)| key);
    Some(keys.find(|each| each.get_ref() == key)?.span().start)
}

fn get<'a, 'i>(table: &'a DeTable<'i>, key: &str) -> Option<&'a Spanned<DeValue<'i>>> {
    let mut pairs = table.iter();
    let (_, value) = pairs.find(|(each, _)| each.get_ref() == key)?;
    Some(value)
}
