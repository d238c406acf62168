//! The decisions of Seat of Kings as a list to choose from.

use ::play::Table;
use game::Seat;

/// An entry of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Choice {
    /// A decision.
    Whole(String),
    /// How many decisions begin; the rest is typed.
    Beginning(String),
}

impl Choice {
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Whole(text) | Self::Beginning(text) => text,
        }
    }
}

/// All decisions of a seat; swaps of a Stone, of which there are hundreds, by their beginning. Rule: SKR2, SKD1
pub(crate) fn of(table: &Table, seat: Seat) -> Vec<Choice> {
    let legal = table.legal(seat).unwrap_or_default();
    let stones = legal.stones.iter();
    let stones = stones.map(|stone| format!("stone {} {}", stone.card, stone.region));
    let swaps = stones.map(Choice::Beginning);
    let keeps = triples(&legal.keeps).into_iter().map(Choice::Whole);
    let tokens = legal.tokens().into_iter().map(Choice::Whole);
    tokens.chain(swaps).chain(keeps).collect()
}

/// Every three of some cards.
fn triples(cards: &[u8]) -> Vec<String> {
    let mut triples = Vec::new();
    for (place, one) in cards.iter().enumerate() {
        for (next, other) in cards.iter().enumerate().skip(place + 1) {
            for third in &cards[next + 1..] {
                triples.push(format!("keep {one} {other} {third}"));
            }
        }
    }
    triples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_six_cards_are_twenty() {
        let triples = triples(&[2, 9, 10, 17, 30, 36]);
        assert_eq!(triples.len(), 20);
        assert_eq!(triples[0], "keep 2 9 10");
        assert_eq!(triples[19], "keep 17 30 36");
    }
}
