//! The remarks of a tutor in known positions; over random games, that they are legal and true.

use catalog::AnyGame;
use game::{Explain, Seat, Tokens, random_move};
use play::Passage;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Position, Variant};
use serde_json::{Value, json};

use super::super::TutorQuestion;
use super::*;
use crate::problem::Problem;

fn game(text: &str) -> AnyGame {
    AnyGame::read(text).expect("a position")
}

/// The answer of a tutor before a move.
fn before(text: &str, token: &str) -> Value {
    let (game, action) = (game(text), token.parse().expect("an action"));
    let question = TutorQuestion::before(7, &game, action).expect("a legal move");
    serde_json::to_value(question.answer(&StopFlag::default())).expect("a value")
}

/// The answer of a tutor to Red after these moves, of which the seats decide every one.
fn after(text: &str, tokens: &[&str], turns: usize) -> Value {
    let before = game(text);
    let mut line = before.as_ringforts().expect("ringforts").clone();
    let mut plies = Vec::new();
    for (token, version) in tokens.iter().zip(3..) {
        let seat = line.position().seat().expect("a mover");
        let mv = line.read_move(token).expect("a token");
        assert_eq!(line.explain(mv), None, "{token} is legal");
        line.play(mv);
        plies.push(PassedPly {
            who: Some((seat, Decider::Seat)),
            ply: Action::from(mv).into(),
            version,
        });
    }
    let passage = Passage {
        before,
        plies,
        turns,
    };
    let question = TutorQuestion::after(9, Seat::new(0), passage);
    serde_json::to_value(question.answer(&StopFlag::default())).expect("a value")
}

/// F5 joins two kingdoms of Red, and two of Blue.
const CROSSING: &str =
    "poisoned-chalice bbrbr/2b2rb/r2b2b/3b1br/r1rbbbb/brrrrrr/rrrbb red battle - - -";

#[test]
fn a_blunder_is_warned_of_with_the_answer_and_what_it_does() {
    let said = before(CROSSING, "E5");
    assert_eq!(said["version"], 7);
    let warning = &said["warning"];
    assert!(warning["points"].as_f64() >= Some(1.5), "{said}");
    assert_eq!(warning["answer"]["token"], "F5");
    assert_eq!(
        warning["remark"],
        json!({"code": "joined", "hill": "F5", "kingdoms": 2})
    );
}

#[test]
fn nothing_is_said_before_a_good_move() {
    assert_eq!(
        before(CROSSING, "F5"),
        json!({"version": 7, "says_lead": false, "moves": []})
    );
}

#[test]
fn the_only_way_is_seen() {
    let text = "high-kings-1 b1rb1/1Rrb1bR/r1bbrb1/brbr1rb/Brrbr1b/rbrBbBr/Rr2b red battle 0:0 - -";
    let said = after(text, &["B6-D7"], 1);
    assert!(said["only_way"].as_f64() >= Some(1.0), "{said}");
    assert_eq!(said["missed"], Value::Null);
}

#[test]
fn of_ones_own_moves_only_phases_are_told_and_of_answers_all() {
    let said = after(CROSSING, &["F5", "E5"], 1);
    assert_eq!(
        said["moves"],
        json!([
            {"version": 3, "seat": "red", "remarks": []},
            {"version": 4, "seat": "blue", "remarks": [
                {"kind": 7, "code": "row", "hill": "E5", "row": "5", "own": 2, "other": 2},
                {"kind": 8, "code": "linked", "hill": "E5", "hills": "D5", "count": 1}
            ]}
        ])
    );
}

#[test]
fn a_missed_chance_is_told_with_what_it_gains() {
    let text = "poisoned-chalice 1br1r/2b2r1/6b/5br/r4b1/b5r/r3b red battle - - -";
    let missed = &after(text, &["C3"], 1)["missed"];
    assert_eq!(missed["action"]["token"], "F2");
    assert_eq!(
        missed["remark"],
        json!({"code": "gap", "hill": "F1", "gap": "E1", "has_king": false})
    );
    assert!((0.5..1.5).contains(&missed["points"].as_f64().expect("points")));
}

#[test]
fn who_leads_is_said_when_it_changes_and_every_eighth_turn() {
    let behind = "sacred-hill-1 5/7/3r3/2b1b2/3r3/7/5 red battle - - -";
    assert_eq!(after(behind, &["D4", "C5"], 1)["says_lead"], true);
    let even = "sacred-hill-1 5/7/3r3/2b4/3b3/7/5 red battle - - -";
    assert_eq!(after(even, &["D6", "C5"], 7)["says_lead"], false);
    assert_eq!(after(even, &["D6", "C5"], 8)["says_lead"], true);
}

#[test]
fn an_illegal_move_and_one_of_another_family_are_refused() {
    let action = "D5".parse().expect("an action");
    let refused = TutorQuestion::before(0, &game(CROSSING), action).err();
    assert!(matches!(refused, Some(Problem::Refused(_))));
    let kings = game("seat-of-kings");
    let refused = TutorQuestion::before(0, &kings, "D4".parse().expect("an action")).err();
    assert!(matches!(refused, Some(Problem::Refused(_))));
}

#[test]
fn what_is_said_in_a_random_game_is_legal_and_true() {
    let (mut warnings, mut missed) = (0, 0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut line = Line::new(Position::start(Variant::PoisonedChalice));
    let stop = StopFlag::default();
    while let Some(mv) = random_move(&line, &mut rng) {
        if let Some(said) = warning(&line, mv, &stop) {
            let mut after = line.clone();
            after.play(mv);
            let expected = said.answer.expect("an answer");
            let answer = after.read_move(&expected.token).expect("a token");
            assert!(said.points >= 1.5 && after.moves().contains(answer));
            assert!(
                gains(&after, answer)
                    .iter()
                    .any(|gain| said.remark == AnyRemark::Ringforts(*gain))
            );
            warnings += 1;
        }
        if let (Some(said), only_way) = looked_back(&line, mv, &stop) {
            let better = line.read_move(&said.action.token).expect("a token");
            assert!((0.5..1.5).contains(&said.points) && only_way.is_none());
            assert!(
                better != mv
                    && gains(&line, better)
                        .iter()
                        .any(|gain| said.remark == AnyRemark::Ringforts(*gain))
            );
            missed += 1;
        }
        line.play(mv);
    }
    assert!(warnings >= 5 && missed >= 2, "{warnings} {missed}");
}
