//! Positions, written and read.

use std::collections::BTreeSet;

use catalog::seat_of_kings::read;
use catalog::{AnyGame, AnyVariant, PlayError};
use game::{Chance, Game, Turn};
use seat_of_kings::{Deck, Draw, State, Step};
use serde_json::{Value, json};

use crate::games::at_every_moment;
use crate::position;

fn keys(value: &Value) -> String {
    let object = value.as_object().expect("an object");
    object.keys().cloned().collect::<Vec<_>>().join(" ")
}

#[test]
fn positions_read_back_at_every_moment() {
    let mut names = BTreeSet::new();
    at_every_moment(2, |state, _| {
        let written = position(state);
        let text = written.to_string();
        assert!(!text.contains('\n'));
        assert_eq!(
            read(&text, &Deck::reconstructed()).as_ref(),
            Ok(state),
            "{text}"
        );
        let game = AnyGame::read(&text).expect(&text);
        assert_eq!(game, AnyGame::SeatOfKings(Box::new(state.clone())));
        assert_eq!(game.to_string(), text);
        let stage = &written["stage"];
        names.insert(match stage["draw"].as_str() {
            Some(draw) => format!("chance {draw}"),
            None => stage["name"].as_str().expect("a name").to_string(),
        });
        if let Some(then) = stage["then"]["name"].as_str() {
            names.insert(format!("garrison then {then}"));
        }
    });
    let all = "activate, chance deal, chance lots, chance tie, exchange, garrison, garrison then clear, \
               keep, keep-fort, over, place, promote, ransom, region, start, traitor, turn";
    let missing: Vec<_> = all
        .split(", ")
        .filter(|name| !names.contains(*name))
        .collect();
    assert!(missing.is_empty(), "{missing:?} have not come up");
}

#[test]
fn keys_stand_in_the_order_of_the_notation() {
    let all = "variant seats options round starting played stage players board closed deck discard";
    at_every_moment(1, |state, _| {
        let written = position(state);
        if state.public().is_reshuffled() {
            assert_eq!(keys(&written), format!("{all} reshuffled"))
        } else {
            assert_eq!(keys(&written), all)
        }
        assert_eq!(keys(&written["options"]), "edition regions deck max_rounds");
        for player in written["players"].as_object().expect("players").values() {
            assert_eq!(keys(player), "cumals hand aside prisoners");
        }
        match (state.public().step(), state.turn()) {
            (Step::Turn, _) => assert_eq!(keys(&written["stage"]), "name seat"),
            (_, Turn::Seat(_)) => assert!(keys(&written["stage"]).starts_with("name seat")),
            (_, Turn::Chance) => assert!(keys(&written["stage"]).starts_with("name draw")),
            (_, Turn::Over(_)) => {
                assert!(["name", "name winner"].contains(&&*keys(&written["stage"])))
            }
        }
    });
}

#[test]
fn skr1_the_name_of_the_variant_is_a_start_of_four_that_waits_for_lots() {
    let game = AnyGame::read("seat-of-kings").expect("a name");
    assert_eq!(game, AnyVariant::SeatOfKings.start());
    assert!(game.is_chance_next() && !game.is_over());
    assert_eq!((game.seat_name(), game.legal_tokens()), (None, Vec::new()));
    let AnyGame::SeatOfKings(state) = &game else {
        panic!("{game}");
    };
    let written = position(state);
    assert_eq!(written["seats"], json!(AnyVariant::SeatOfKings.seats()));
    assert_eq!(written["stage"], json!({"name": "chance", "draw": "lots"}));
}

#[test]
fn what_is_left_out_of_the_options_has_its_default() {
    let start = AnyVariant::SeatOfKings.start().to_string();
    let mut position: Value = serde_json::from_str(&start).expect("JSON");
    let options = position["options"].take();
    for key in ["edition", "regions", "deck", "max_rounds"] {
        let mut without = options.clone();
        without.as_object_mut().expect("an object").remove(key);
        position["options"] = without;
        let read = AnyGame::read(&position.to_string()).expect(key);
        assert_eq!(read.to_string(), start);
    }
    position
        .as_object_mut()
        .expect("an object")
        .remove("options");
    assert_eq!(
        AnyGame::read(&position.to_string())
            .expect("none")
            .to_string(),
        start
    );
}

#[test]
fn chance_events_happen_only_at_their_moment() {
    let mut game = AnyVariant::SeatOfKings.start();
    let refused = |game: &mut AnyGame, event: &str| {
        let before = game.clone();
        let error = game.play_text(event).expect_err(event);
        assert_eq!(*game, before);
        assert!(matches!(error, PlayError::Chance(_)), "{event}: {error}");
        error.to_string()
    };
    assert_eq!(
        refused(&mut game, "shuffle 1 2 3 4"),
        "the next chance event is `lots`"
    );
    assert_eq!(refused(&mut game, "lots 1 2 3"), "3 drawn, not 4");
    assert_eq!(refused(&mut game, "lots 1 2 3 1"), "1 is drawn twice");
    assert_eq!(
        refused(&mut game, "lots 1 2 3 37"),
        "37 is not there to be drawn"
    );
    assert!(matches!(
        game.play_text("lots"),
        Err(PlayError::InvalidToken(_))
    ));
    let illegal = game.play_text("end").expect_err("nobody decides");
    assert!(matches!(illegal, PlayError::Illegal(because) if because.clause == "SKR1"));
    game.play_text("lots 1 2 3 4").expect("four cards");
    assert_eq!(
        refused(&mut game, "lots 1 2 3 4"),
        "the next chance event is `shuffle`"
    );
    let cards: Box<[u8]> = (1..=36).collect();
    game.play_text(&Draw::Shuffle(cards.clone()).to_string())
        .expect("all cards");
    assert_eq!(game.seat_name(), Some("yellow"));
    let shuffle = Draw::Shuffle(cards).to_string();
    assert_eq!(refused(&mut game, &shuffle), "no chance event is next");
}

#[test]
fn sko3_the_winner_has_a_point_and_nobody_before_the_end() {
    at_every_moment(1, |state, _| {
        let game = AnyGame::SeatOfKings(Box::new(state.clone()));
        let score = game.score();
        let points: u8 = score.points.iter().map(|(_, points)| points).sum();
        assert!(points <= u8::from(game.is_over()));
        let points: Vec<_> = score
            .points
            .iter()
            .map(|(seat, points)| format!("{seat} {points}"))
            .collect();
        assert_eq!(score.to_string(), points.join(" "));
        if let Step::Over(Some(winner)) = state.public().step() {
            let name = state.public().options().players.color(winner).name();
            assert!(score.points.contains(&(name, 1)));
        }
    });
}

#[test]
fn a_draw_is_written_as_its_event() {
    at_every_moment(1, |state, rng| {
        if state.chance_event().is_some() {
            let mut game = AnyGame::SeatOfKings(Box::new(state.clone()));
            let event = game.play_random(rng).expect("chance is next");
            let mut again = AnyGame::SeatOfKings(Box::new(state.clone()));
            again.play_ply(event.as_ref()).expect("it was drawn");
            assert_eq!(game, again);
        }
    });
}

#[test]
fn sko6_tokens_are_explained_with_their_positions() {
    let text = position(&state_after("lots 4 3 2 1")).to_string();
    let mut game = AnyGame::read(&text).expect(&text);
    let cards: Box<[u8]> = (1..=36).collect();
    game.play_text(&Draw::Shuffle(cards).to_string())
        .expect("all cards");
    let because = game
        .explain_text("keep 1 2 7")
        .expect("a token")
        .expect("not legal");
    assert_eq!(
        (because.clause, &*because.sentence),
        ("SKR2", "why-not-among-six")
    );
    assert_eq!(game.explain_text("keep 1 2 3"), Ok(None));
    for token in [
        "",
        "keep",
        "keep 1 2",
        "keep 1  2 3",
        "D4",
        "pass",
        "shuffle 1",
        "lots 1 2 3 4",
    ] {
        assert!(game.explain_text(token).is_err(), "{token}");
    }
}

fn state_after(event: &str) -> State {
    let mut game = AnyVariant::SeatOfKings.start();
    game.play_text(event).expect(event);
    match game {
        AnyGame::SeatOfKings(state) => *state,
        AnyGame::Ringforts(_) => panic!("{event}"),
    }
}
