//! The decisions of Seat of Kings as a list to choose from.

use ::play::{ActionFields, ActionView, Table};
use catalog::Action;
use game::Seat;
use seat_of_kings::Card;

/// An entry of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Choice {
    /// A whole decision.
    Whole {
        token: String,
        /// The numbers of the cards that it names.
        cards: Vec<u8>,
    },
    /// The beginning that several decisions share; a person types the rest.
    Beginning { token: String, cards: Vec<u8> },
}

impl Choice {
    /// The token, or its beginning.
    pub(crate) fn text(&self) -> &str {
        let (Self::Whole { token, .. } | Self::Beginning { token, .. }) = self;
        token
    }

    /// The numbers of the cards that the entry names.
    pub(crate) fn cards(&self) -> &[u8] {
        let (Self::Whole { cards, .. } | Self::Beginning { cards, .. }) = self;
        cards
    }
}

/// All decisions of a seat in the byte order of their tokens, but the swaps of a Stone, of which there are hundreds, by their
/// common beginning and at the end. Rule: SKR2, SKD1
pub(crate) fn of(table: &Table, seat: Seat) -> Vec<Choice> {
    let legal = table.legal(seat).unwrap_or_default();
    let mut choices: Vec<Choice> = legal.actions.iter().map(whole).collect();
    for play in &legal.plays {
        choices.extend(play.fits.iter().map(|fit| Choice::Whole {
            token: format!("play {} {} {}", play.card, play.region, fit.join("+")),
            cards: vec![play.card],
        }));
    }
    choices.sort_unstable_by(|one, other| one.text().cmp(other.text()));
    choices.extend(legal.stones.iter().map(|stone| Choice::Beginning {
        token: format!("stone {} {}", stone.card, stone.region),
        cards: vec![stone.card],
    }));
    choices.extend(triples(&legal.keeps).into_iter().map(keep));
    choices
}

fn whole(action: &ActionView) -> Choice {
    Choice::Whole {
        token: action.token.clone(),
        cards: cards(&action.fields),
    }
}

fn keep(cards: [u8; 3]) -> Choice {
    let [one, two, three] = cards;
    Choice::Whole {
        token: format!("keep {one} {two} {three}"),
        cards: cards.into(),
    }
}

/// The number of the card that an action names, if any.
fn cards(action: &ActionFields) -> Vec<u8> {
    match action.action() {
        Some(Action::Kings(decision)) => decision.card().map(Card::number).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Every three of some cards.
fn triples(cards: &[u8]) -> Vec<[u8; 3]> {
    let mut triples = Vec::new();
    for (place, &one) in cards.iter().enumerate() {
        for (next, &other) in cards.iter().enumerate().skip(place + 1) {
            for &third in &cards[next + 1..] {
                triples.push([one, other, third]);
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
        let triples: Vec<_> = triples(&[2, 9, 10, 17, 30, 36])
            .into_iter()
            .map(keep)
            .collect();
        assert_eq!(triples.len(), 20);
        assert_eq!(triples[0].text(), "keep 2 9 10");
        assert_eq!(triples[19].text(), "keep 17 30 36");
        assert_eq!(triples[19].cards(), [17, 30, 36]);
    }
}
