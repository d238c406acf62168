//! Views: their contents and what they hide (SKO4).

use catalog::AnyGame;
use catalog::seat_of_kings::{is_view, read_view};
use game::{Chance, Hidden, Moves, Seat, Tokens};
use seat_of_kings::{Color, Decision, Deck, Options, Players, State};
use serde_json::{Value, json};

use crate::games::at_every_moment;
use crate::{position, view};

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
fn sko4_a_view_is_read_as_it_is_written() {
    let deck = Deck::reconstructed();
    at_every_moment(1, |state, _| {
        let seat = state.public().decides().unwrap_or(Seat::new(0));
        let seen = state.view(seat);
        let text = view(&seen).to_string();
        assert_eq!(read_view(&text, &deck).expect(&text), seen, "{text}");
    });
}

#[test]
fn sko4_faults_of_views() {
    let state = dealt();
    let blue = state.view(Seat::new(0));
    let refused = |key: &str, value: Value| {
        let mut text = view(&blue);
        *text.pointer_mut(key).expect("a key") = value;
        let error = read_view(&text.to_string(), &Deck::reconstructed());
        error.expect_err(key).to_string()
    };
    let whole = position(&state).to_string();
    let error = read_view(&whole, &Deck::reconstructed()).expect_err("a position");
    assert!(!is_view(&whole) && is_view(&view(&blue).to_string()));
    let one_seat = "players: a view lists the cards of one seat";
    assert_eq!(error.to_string(), one_seat);
    assert_eq!(refused("/players/blue/hand", json!(6)), one_seat);
    let hidden = |key, count, hidden| format!("{key}: {count} cards, but only {hidden} are hidden");
    let many = hidden("players.red.hand", 31, 30);
    assert_eq!(refused("/players/red/hand", json!(31)), many);
    assert_eq!(refused("/deck", json!(25)), hidden("deck", 25, 24));
    assert_eq!(refused("/deck", json!(23)), "deck: card 36 is nowhere");
    let mut text = view(&blue);
    text["deck_cards"] = json!([1]);
    let error = read_view(&text.to_string(), &Deck::reconstructed()).expect_err("known");
    assert_eq!(error.to_string(), "deck_cards: known only if reshuffled");
    text["reshuffled"] = json!(true);
    text["deck_cards"] = Value::Null;
    assert!(read_view(&text.to_string(), &Deck::reconstructed()).is_err());
}

/// Blue and Red have six cards each.
fn dealt() -> State {
    let players = Players::new(&Color::ALL[..2]).expect("different colors");
    let mut state = State::new(Options::new(players));
    Chance::apply_draw(&mut state, &[17, 5]);
    Chance::apply_draw(&mut state, &(1..=36).collect::<Vec<_>>());
    state
}

#[test]
fn sko4_no_output_for_a_seat_depends_on_hidden_cards() {
    let mut earlier: Vec<Decision> = Vec::new();
    at_every_moment(1, |state, rng| {
        for seat in state.public().options().players.seats() {
            let seen = state.view(seat);
            let other = State::determinize(&seen, rng);
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
                    assert_eq!(
                        one.explain_text(&token),
                        other.explain_text(&token),
                        "{token}"
                    );
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
