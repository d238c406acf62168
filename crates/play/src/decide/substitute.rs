//! Decides for a seat that has left a game of Seat of Kings.

use catalog::{Action, AnyGame};
use game::{Game, Moves};
use seat_of_kings::Decision;

/// The action for the seat that decides: it keeps its first three cards, discards its lowest card, declines, pays
/// no ransom, keeps the first fort asked for, names the next seat, and otherwise ends the step. Rule: SKO5
///
/// # Panics
///
/// If no seat decides.
pub(crate) fn action(game: &AnyGame) -> Action {
    let state = game.as_kings();
    let state = state.expect("a ringfort game ends when a seat leaves it");
    let legal = state.moves();
    let chosen = legal
        .iter()
        .min_by_key(|&decision| preference(state, decision));
    Action::Kings(chosen.expect("a seat that decides has a decision"))
}

/// The rank of a decision: the lowest is preferred; among equals, the first in the order of decisions.
fn preference(state: &seat_of_kings::State, decision: Decision) -> (u8, u32) {
    let players = state.public().options().players;
    match decision {
        Decision::Keep(cards) => {
            let cards = cards.map(|card| u32::from(card.number()));
            (0, (cards[0] * 64 + cards[1]) * 64 + cards[2])
        }
        Decision::Discard(card) => (0, card.number().into()),
        Decision::Start(color) => {
            let seats = players.count() as u32;
            let next = players.seat(color).map_or(0, |seat| seat.index() as u32);
            let own = state
                .public()
                .decides()
                .map_or(0, |seat| seat.index() as u32);
            (0, (next + seats - own) % seats)
        }
        Decision::Decline | Decision::End | Decision::Ransom(0) => (0, 0),
        Decision::KeepFort(position) => (1, position.rank_order().into()),
        _ => (2, 0),
    }
}
