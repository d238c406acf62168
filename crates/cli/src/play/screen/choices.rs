//! The decisions of Seat of Kings as a list to choose from.

use ::play::Table;
use catalog::Observation;
use game::Seat;
use seat_of_kings::{Card, Decision, Decisions};

use crate::play::seat_view;

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

/// All decisions of a seat: three cards to keep by their numbers, others in the byte order of their tokens, but the swaps of a
/// Stone, of which there are hundreds, by their common beginning and at the end. Rule: SKR2, SKD1
pub(crate) fn of(table: &Table, seat: Seat) -> Vec<Choice> {
    let actions = match seat_view::seen_by(table, seat) {
        Observation::SeatOfKings(view) => {
            return view
                .decisions()
                .as_ref()
                .map_or_else(Vec::new, of_decisions);
        }
        Observation::Ringforts(_) => table.legal(seat).unwrap_or_default().actions,
    };
    let whole = actions.into_iter().map(|action| Choice::Whole {
        token: action.token,
        cards: Vec::new(),
    });
    whole.collect()
}

fn of_decisions(decisions: &Decisions) -> Vec<Choice> {
    let mut choices: Vec<Choice> = decisions.others().map(whole).collect();
    choices.sort_by_key(|choice| (choice.cards().len() > 1).then(|| choice.cards().to_vec()));
    choices.extend(
        decisions
            .stones()
            .map(|(card, region, _)| Choice::Beginning {
                token: format!("stone {card} {region}"),
                cards: vec![card.number()],
            }),
    );
    choices
}

fn whole(decision: Decision) -> Choice {
    let cards = match decision {
        Decision::Keep(cards) => cards.to_vec(),
        _ => decision.card().into_iter().collect(),
    };
    Choice::Whole {
        token: decision.to_string(),
        cards: cards.into_iter().map(Card::number).collect(),
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game};
    use seat_of_kings::{Color, Options, Players, State};

    use super::*;

    #[test]
    fn three_of_six_cards_are_twenty() {
        let players = Players::new(&[Color::Blue, Color::Red]).expect("two colors");
        let mut state = State::new(Options::new(players));
        state.apply_draw(&[17, 5]);
        let six = [2, 9, 10, 17, 30, 36];
        let others = (1..=36).filter(|card| !six.contains(card));
        state.apply_draw(&six.into_iter().chain(others).collect::<Vec<_>>());
        let keeps = of_decisions(&state.moves());
        assert_eq!(keeps.len(), 20);
        assert_eq!(keeps[0].text(), "keep 2 9 10");
        assert_eq!(keeps[19].text(), "keep 17 30 36");
        assert_eq!(keeps[19].cards(), [17, 30, 36]);
    }
}
