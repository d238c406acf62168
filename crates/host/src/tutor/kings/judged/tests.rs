//! Warnings of known turns and looks back at them, and that the hidden cards of others change nothing.

use play::{Decider, Passage, PassedPly};
use serde_json::{Value, json};

use super::super::super::TutorQuestion;
use super::*;

/// The last turn of Blue in a round, with card 13, which leads to the King position of Ulster; where Red has the other King position,
/// Blue needs it.
fn text(connacht: &str, round: u32) -> String {
    let deck: Vec<String> = (1..=36_u8)
        .filter(|card| ![2, 13].contains(card))
        .map(|card| card.to_string())
        .collect();
    format!(
        r#"{{"variant":"seat-of-kings","seats":["blue","red"],"options":{{"edition":"en","regions":["connacht","ulster"],"deck":"reconstructed","max_rounds":60}},"round":{round},"starting":"blue","played":4,"stage":{{"name":"turn","seat":"blue"}},"players":{{"blue":{{"cumals":6,"hand":[13],"aside":[],"prisoners":{{}}}},"red":{{"cumals":2,"hand":[2],"aside":[],"prisoners":{{}}}}}},"board":{{{connacht}"ulster":{{"C1":["blue"],"C2":["blue"],"W3":["blue"],"W2":["blue"],"H3":["blue"],"H2":["red"]}}}},"closed":[],"deck":[{}],"discard":[]}}"#,
        deck.join(",")
    )
}

const RED_KING: &str = r#""connacht":{"K":["red"]},"#;

const CLIMB: [&str; 5] = [
    "play 13 ulster H4",
    "place H4",
    "activate",
    "promote K",
    "end",
];

fn game(connacht: &str, round: u32) -> AnyGame {
    AnyGame::read(&text(connacht, round)).expect("a position")
}

/// The answer of a tutor before an action.
fn before(game: &AnyGame, token: &str) -> Value {
    let action = game.parse_action(token).expect("a token");
    let question = TutorQuestion::before(7, game, action).expect("legal");
    serde_json::to_value(question.answer(&StopFlag::default())).expect("a value")
}

/// The answer of a tutor to the seat on turn after these decisions of it.
fn after(game: &AnyGame, tokens: &[&str], by: Decider) -> Value {
    let seat = game.as_kings().and_then(|state| state.public().decides());
    let seat = seat.expect("a seat decides");
    let plies = tokens.iter().zip(3..).map(|(token, version)| PassedPly {
        who: Some((seat, by)),
        ply: game.parse_action(token).expect("a token").into(),
        version,
    });
    let passage = Passage {
        before: game.clone(),
        plies: plies.collect(),
        turns: 1,
    };
    let question = TutorQuestion::after(9, seat, passage);
    serde_json::to_value(question.answer(&StopFlag::default())).expect("a value")
}

#[test]
fn a_turn_that_leaves_the_throne_is_warned_of() {
    let game = game(RED_KING, 2);
    let warning = &before(&game, "discard 13")["warning"];
    assert!(warning["points"].as_f64() >= Some(0.15), "{warning}");
    assert_eq!(warning["better"]["token"], "play 13 ulster H4");
    assert_eq!(
        warning["remark"],
        json!({"code": "enthroned", "region": "ulster"})
    );
    assert_eq!(warning["answer"], Value::Null);
    assert_eq!(before(&game, "play 13 ulster H4")["warning"], Value::Null);
}

#[test]
fn a_step_within_a_turn_is_not_warned_of() {
    let mut game = game(RED_KING, 2);
    for token in &CLIMB[..3] {
        game.play(game.parse_action(token).expect("a token"))
            .expect("legal");
    }
    assert_eq!(before(&game, "end")["warning"], Value::Null);
}

#[test]
fn a_throne_is_missed_in_the_opening_and_near_the_end() {
    let said = after(&game("", 2), &["discard 13"], Decider::Seat);
    let missed = &said["missed"];
    let lost = missed["points"].as_f64().expect("a cost");
    assert!((0.05..0.15).contains(&lost), "{said}");
    assert_eq!(missed["action"]["token"], "play 13 ulster H4");
    assert_eq!(
        missed["remark"],
        json!({"code": "enthroned", "region": "ulster"})
    );
    let later = after(&game("", 4), &["discard 13"], Decider::Seat);
    assert_eq!(later["missed"], Value::Null);
}

#[test]
fn the_only_way_is_well_seen_if_the_player_chose_it() {
    let game = game(RED_KING, 2);
    let said = after(&game, &CLIMB, Decider::Seat);
    assert!(said["only_way"].as_f64() >= Some(0.1), "{said}");
    assert_eq!(said["missed"], Value::Null);
    let said = after(&game, &CLIMB, Decider::Table);
    assert_eq!(said["only_way"], Value::Null);
}

#[test]
fn games_that_the_seat_sees_alike_give_the_same_answer() {
    let game = game(RED_KING, 2);
    let state = game.as_kings().expect("Seat of Kings");
    let view = state.view(state.public().decides().expect("a seat decides"));
    let expected = [
        before(&game, "discard 13"),
        after(&game, &["discard 13"], Decider::Seat),
        after(&game, &CLIMB, Decider::Seat),
    ];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    for _ in 0..3 {
        let other = State::determinize(&view, &mut rng);
        assert_ne!(&other, state, "other hidden cards");
        let other = AnyGame::SeatOfKings(Box::new(other));
        let said = [
            before(&other, "discard 13"),
            after(&other, &["discard 13"], Decider::Seat),
            after(&other, &CLIMB, Decider::Seat),
        ];
        assert_eq!(said, expected);
    }
}
