//! What a view shows and what it hides (SKO4).

use catalog::AnyGame;
use catalog::seat_of_kings::{position, view};
use game::{Hidden, Moves, Seat, Tokens};
use seat_of_kings::{Decision, State};
use serde_json::{Value, json};

use crate::games::at_every_moment;

/// A position with the lengths of what is hidden from a seat.
fn hidden(state: &State, seat: Seat) -> Value {
    let mut table = position(state);
    let players = state.public().options().players;
    let length = |cards: &mut Value| *cards = json!(cards.as_array().map(Vec::len));
    let mut deck: Vec<_> = state.deck().map(|card| card.number()).collect();
    deck.sort_unstable();
    length(&mut table["deck"]);
    for other in players.seats().filter(|other| *other != seat) {
        let player = &mut table["players"][players.color(other).name()];
        length(&mut player["hand"]);
        length(&mut player["aside"]);
    }
    if state.public().is_reshuffled() {
        table["deck_cards"] = json!(deck);
    }
    table
}

#[test]
fn sko4_hidden_cards_are_counted_and_everything_else_is_open() {
    let mut reshuffled = 0;
    at_every_moment(1, |state, _| {
        reshuffled += u32::from(state.public().is_reshuffled());
        for seat in state.public().options().players.seats() {
            let view = view(&state.view(seat)).to_string();
            assert_eq!(view, hidden(state, seat).to_string());
        }
    });
    assert!(reshuffled > 0, "no deck was made of discards");
}

#[test]
fn sko4_nothing_that_a_seat_is_told_depends_on_what_it_has_not_seen() {
    let mut earlier: Vec<Decision> = Vec::new();
    at_every_moment(1, |state, rng| {
        for seat in state.public().options().players.seats() {
            let seen = state.view(seat);
            let other = State::guess(&seen, rng);
            let written = view(&other.view(seat)).to_string();
            assert_eq!(view(&seen).to_string(), written);
            if state.public().decides() == Some(seat) {
                let [one, other] =
                    [state, &other].map(|it| AnyGame::SeatOfKings(Box::new(it.clone())));
                let legal = one.legal_tokens();
                assert_eq!(legal, other.legal_tokens());
                let mine = seen.decisions().expect("it decides");
                let mine: Vec<_> = mine
                    .iter()
                    .map(|decision| state.write_move(decision))
                    .collect();
                assert_eq!(legal, mine);
                for decision in &earlier {
                    let token = decision.to_string();
                    assert_eq!(one.explain(&token), other.explain(&token), "{token}");
                }
                if earlier.len() < 200 {
                    earlier.extend(
                        legal
                            .first()
                            .and_then(|token| token.parse::<Decision>().ok()),
                    );
                }
            }
        }
    });
}
