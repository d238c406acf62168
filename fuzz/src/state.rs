//! Positions of Seat of Kings as JSON: refused by a key, or read, settled, and written so that they read the same
//! again; every decision that is legal there leads to a position that can be read, too.

use std::sync::Arc;

use catalog::seat_of_kings::{position, read, view};
use game::{Game, Hidden, Moves, laws};
use seat_of_kings::{Deck, State};

/// The most decisions that are played from one position: a swap has hundreds.
const MAX_DECISIONS: usize = 64;

/// Reads bytes as a position.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn state(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let deck = Deck::reconstructed();
    let state = match read(text, &deck) {
        Ok(state) => state,
        Err(refused) => {
            assert!(!refused.to_string().is_empty());
            return;
        }
    };
    laws::check_tokens(&state);
    check(&state, &deck);
    let moves = state.moves();
    for rank in 0..moves.len().min(MAX_DECISIONS) {
        let mut next = state.clone();
        next.play(moves.get(rank * moves.len() / moves.len().min(MAX_DECISIONS)));
        check(&next, &deck);
    }
}

/// Checks that a written state reads the same, and that every seat has a view.
fn check(state: &State, deck: &Arc<Deck>) {
    let text = position(state).to_string();
    let again = read(&text, deck).unwrap_or_else(|refused| panic!("{refused}: {text}"));
    assert!(again == *state, "{text}");
    for seat in state.public().options().players.seats() {
        assert!(view(&state.view(seat)).to_string().starts_with('{'));
    }
}
