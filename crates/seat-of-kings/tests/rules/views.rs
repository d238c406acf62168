//! Clause SKO4: what a view hides, and what it shows; what can be asked of it, and guessed from it.

use std::collections::HashSet;

use game::{Hidden, Moves};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Card, Cards, Decision, Setup, State, View, Violation};
use serde_json::{Value, json};

use crate::kit::{Table, table};

/// The position as this seat may see it, made from the whole one.
fn hidden(position: &Value, seat: &str) -> Value {
    let mut view = position.clone();
    let length = |list: &Value| json!(list.as_array().expect("cards").len());
    view["deck"] = length(&view["deck"]);
    let seats = position["seats"].as_array().expect("seats");
    for other in seats
        .iter()
        .filter_map(Value::as_str)
        .filter(|other| *other != seat)
    {
        for name in ["hand", "aside"] {
            view["players"][other][name] = length(&position["players"][other][name]);
        }
    }
    view
}

#[track_caller]
fn assert_views(t: &Table, seats: &[&str]) {
    for seat in seats {
        assert_eq!(t.view(seat), hidden(&t.position(), seat), "{seat}");
    }
}

#[test]
fn sko4_hands_set_aside_cards_and_the_deck_are_hidden() {
    let t = table(
        "blue red white | round 3 played 1 | cumals blue=1 red=4 white=0 | prisoners blue:red=2 | discard 30,31
        | connacht F1=red,blue K=WHITE | ulster H1=blue,blue",
    );
    assert_views(&t, &["blue", "red", "white"]);
    let view = t.view("red");
    assert_eq!(view["players"]["blue"]["hand"], json!(2));
    assert_eq!(view["players"]["blue"]["aside"], json!(3));
    assert_eq!(view["players"]["white"]["hand"], json!(3));
    assert_eq!(
        view["players"]["red"]["hand"].as_array().map(Vec::len),
        Some(3)
    );
    assert_eq!(view["deck"], json!(17));
    assert_eq!(view["discard"], json!([30, 31]));
}

#[test]
fn sko4_everything_else_is_open() {
    let t = table(
        "blue red | round 2 played 3 | cumals blue=7 | prisoners blue:red=2 red:blue=1 | discard 30 | ulster H1=blue,blue",
    );
    let view = t.view("red");
    assert_eq!(view["players"]["blue"]["cumals"], json!(7));
    assert_eq!(view["players"]["blue"]["prisoners"], json!({"red": 2}));
    assert_eq!(view["board"], json!({"ulster": {"H1": ["blue", "blue"]}}));
    assert_eq!(view["stage"], json!({"name": "turn", "seat": "red"}));
    assert_eq!(view["options"], t.position()["options"]);
}

#[test]
fn sko4_in_even_rounds_nothing_is_set_aside() {
    let t = table("blue red | round 4");
    assert_views(&t, &["blue", "red"]);
    assert_eq!(t.view("blue")["players"]["red"]["aside"], json!(0));
}

#[test]
fn sko4_two_positions_that_differ_in_hidden_cards_only_look_the_same() {
    let one = table(
        "blue red | round 3 | hand blue=1,2,3 red=4,5,6 | aside blue=7,8,9 red=10,11,12 | deck 13,14",
    );
    let other = table(
        "blue red | round 3 | hand blue=1,2,3 red=20,5,6 | aside blue=7,8,9 red=4,30,12 | deck 14,36",
    );
    assert_eq!(one.view("blue"), other.view("blue"));
    assert_ne!(one.view("red"), other.view("red"));
}

#[test]
fn sko4_nobody_sees_what_the_others_kept() {
    let start = "new blue red white ; lots 3 2 1 ; shuffle ...";
    let mut one = table(start);
    one.play("keep 1 2 3");
    let mut other = table(start);
    other.play("keep 2 4 6");
    for seat in ["red", "white"] {
        assert_eq!(one.views(seat), other.views(seat), "{seat}");
    }
    one.play("keep 7 8 9 ; keep 13 14 15");
    other.play("keep 7 8 9 ; keep 13 14 15");
    assert_eq!(one.view("red"), other.view("red"));
    assert_views(&one, &["blue", "red", "white"]);
}

#[test]
fn sko4_the_order_of_the_deck_is_hidden_before_the_cards_are_kept() {
    // The same six for Blue; the rest of the deck differs.
    let one = table("new blue red ; lots 2 1 ; shuffle 1 2 3 4 5 6 7 8 ...");
    let other = table("new blue red ; lots 2 1 ; shuffle 1 2 3 4 5 6 36 35 ...");
    assert_eq!(one.views("blue"), other.views("blue"));
}

#[test]
fn sko4_a_reshuffled_deck_is_known_to_be_one() {
    let t = table("blue red | round 4 | reshuffled");
    assert_views(&t, &["blue", "red"]);
    assert_eq!(t.view("blue")["reshuffled"], json!(true));
    let fresh = table("blue red | round 4");
    assert!(fresh.view("blue").get("reshuffled").is_none());
}

#[test]
fn sko4_discards_and_cards_turned_up_are_open() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=16 | deck 9,5 | cumals blue=0 red=0 white=0 | ulster F1=red F2=blue",
    );
    t.play("play 16 connacht F2 ; end ; start white");
    for seat in ["blue", "red", "white"] {
        assert_eq!(t.view(seat)["discard"], json!([5, 9, 16]));
    }
    assert_views(&t, &["blue", "red", "white"]);
}

/// The views of the seats of a table.
fn seen(t: &Table) -> Vec<View> {
    let seats = t.state().public().options().players.seats();
    seats.map(|seat| t.state().view(seat)).collect()
}

fn decision(text: &str) -> Decision {
    text.parse().expect("a decision")
}

#[test]
fn skr3_only_the_seat_that_decides_has_decisions() {
    let t = table("blue red | hand blue=17 red=31");
    let [blue, red] = &seen(&t)[..] else {
        panic!("two seats");
    };
    let decisions = blue.decisions().expect("its turn");
    let texts: Vec<_> = decisions.iter().map(|each| each.to_string()).collect();
    assert_eq!(texts, t.legal());
    assert!(red.decisions().is_none());
    for view in seen(&table("new blue red")) {
        assert!(view.decisions().is_none());
    }
}

#[test]
fn sko6_reasons_for_a_seat_follow_from_what_it_sees() {
    let t = table("blue red | hand blue=17 red=31");
    let [blue, red] = &seen(&t)[..] else {
        panic!("two seats");
    };
    let why = |view: &View, text| view.explain(decision(text)).map(|reason| reason.why);
    assert_eq!(why(blue, "discard 17"), None);
    assert_eq!(why(blue, "discard 31"), Some(Violation::NotInHand));
    assert_eq!(why(red, "discard 31"), Some(Violation::AnotherSeat));
    assert_eq!(why(red, "end"), Some(Violation::AnotherSeat));
    for view in seen(&table("new blue red")) {
        assert_eq!(why(&view, "end"), Some(Violation::LotsFirst));
    }
}

#[test]
fn skr2_cards_can_be_chosen_before_the_others_have_chosen() {
    let mut t = table("new blue red ; lots 2 1 ; shuffle ...");
    let first = seen(&t);
    assert!(first[1].decisions().is_none());
    let choosing = first[1].choosing_now().expect("its choice is to come");
    let texts: Vec<_> = choosing.decisions().iter().flat_map(Moves::iter).collect();
    assert_eq!(choosing.seat(), first[1].seat());
    t.play("keep 1 2 3");
    let legal: Vec<_> = t.legal().iter().map(|text| decision(text)).collect();
    assert_eq!(texts, legal);
    assert_eq!(seen(&t)[0].choosing_now(), None);
    t.play("keep 7 8 9");
    for view in seen(&t) {
        assert_eq!(view.choosing_now(), None);
    }
}

#[test]
fn skc4_the_cards_of_a_reshuffled_deck_are_known() {
    let deck: Cards = [5, 9].into_iter().filter_map(Card::new).collect();
    for view in seen(&table(
        "blue red | round 4 | reshuffled | deck 9,5 | discard rest",
    )) {
        assert_eq!(view.deck(), Some(deck));
    }
    for view in seen(&table("blue red | round 4 | deck 9,5 | discard rest")) {
        assert_eq!(view.deck(), None);
    }
}

#[test]
fn sko4_a_guess_fits_what_the_seat_has_seen() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for moment in [
        "new blue red ; lots 2 1 ; shuffle ... ; keep 1 2 3",
        "blue red white | round 3 played 4 | discard 30,31",
        "blue red white | round 4 played 1 | reshuffled | discard 30,31",
        // A card is turned up, and lies neither on the discard pile nor in the deck.
        "blue red white | round 3 played 8 | hand white=16 | deck 9 | discard rest | cumals blue=1 red=1 white=1
        | ulster F1=red F2=blue F3=white ; play 16 connacht F2 ; end",
    ] {
        let t = table(moment);
        for view in seen(&t) {
            let mut hidden = HashSet::new();
            for _ in 0..20 {
                let guess = State::determinize(&view, &mut rng);
                assert_eq!(guess.view(view.seat()), view, "{moment}");
                let whole = Setup::from(&guess);
                hidden.insert(format!("{:?} {:?}", whole.players, whole.deck));
                assert_eq!(State::try_from(whole), Ok(guess), "{moment}");
            }
            assert!(hidden.len() > 1, "{moment}");
        }
    }
}
