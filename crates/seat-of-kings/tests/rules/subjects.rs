//! Clause SKO6: what a reason is about beside its positions, which follows from what everybody sees.

use catalog::AnyGame;
use game::{Explain, Hidden};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Card, Decision, ReasonValue, Region, Regions, SeatSet, State, Subject};

use crate::explanations::cases;
use crate::kit::table;
use crate::setups::{SECOND_KING, at};

/// Clauses of which some reasons rest on no position.
const WITHOUT_POSITIONS: [&str; 11] = [
    "SK2P1", "SK2P2", "SKA1", "SKA3", "SKB6", "SKC1", "SKD5", "SKM1", "SKR3", "SKT2", "SKX2",
];

/// A stone that leaves Blue with two forts.
const FORTS: &str =
    "blue red | hand blue=7 | ulster F1=blue,blue F3=blue,red F4=blue ; stone 7 ulster F3.1 F4.0";
/// Red is offered prisoners, or else has none to buy.
const LAST: &str = "blue red white | played 8 round 3 | hand white=17";

fn subject(state: &State, decision: &str) -> Option<Subject> {
    let decision: Decision = decision.parse().expect("a decision");
    let reason = state.explain(decision);
    let reason = reason.unwrap_or_else(|| panic!("{decision} is legal"));
    state.public().subject(decision, reason.why)
}

#[test]
fn sko6_every_reason_without_positions_has_a_subject() {
    for [clause, decision, setup] in cases() {
        if !WITHOUT_POSITIONS.contains(&clause) {
            continue;
        }
        let t = table(setup);
        let reason = t.state().explain(decision.parse().expect("a decision"));
        let is_placed = !reason.expect("a reason").positions.is_empty();
        let is_about = subject(t.state(), decision).is_some();
        assert!(is_placed || is_about, "{clause}: {decision} after {setup}");
    }
}

#[test]
fn sko6_each_subject_is_the_thing_that_decides() {
    let card = |number| Card::new(number).expect("a card");
    let throne = |region| Subject::Thrones(Regions::NONE.with(region));
    let blue = table("blue red").state().public().on_turn();
    let red = table("blue red | starting red").state().public().on_turn();
    let placing = "blue red | hand blue=17 ; play 17 ulster F1";
    let last = |more: &str| format!("{LAST} | {more} ; play 17 ulster F1 ; end");
    #[rustfmt::skip] // One case below the other.
    let cases = [
        ("discard 2", "blue red | hand blue=1 red=2".into(), Subject::Hand),
        ("play 7 ulster F1", "blue red | hand blue=7".into(), Subject::Card(card(7))),
        ("stone 7 ulster F1.0 F2.0", "blue red | hand blue=7".into(), Subject::Card(card(7))),
        ("amnesty connacht 17", "blue red | closed connacht | hand blue=17".into(), throne(Region::Connacht)),
        ("amnesty munster 17", "blue red | closed connacht | hand blue=17".into(), throne(Region::Ulster)),
        ("region connacht", SECOND_KING.into(), throne(Region::Connacht)),
        ("end", SECOND_KING.into(), Subject::Thrones(Regions::NONE.with(Region::Connacht).with(Region::Ulster))),
        ("amnesty ulster 17", "blue red | hand blue=17 | cumals blue=3".into(), Subject::Cumals(blue)),
        ("place F1", "blue red | hand blue=17 | prisoners red:blue=20 ; play 17 ulster F1".into(), Subject::Stock(blue)),
        ("promote H1", placing.into(), Subject::Positions(Region::Ulster, at("F1"))),
        ("activate", FORTS.into(), Subject::Positions(Region::Ulster, at("F1 F3"))),
        ("end", "blue red".into(), Subject::Hand),
        ("ransom 2", last("cumals red=9 | prisoners blue:red=1"), Subject::Prisoners { captor: blue, owner: red }),
        ("ransom 1", last("cumals red=0 | prisoners blue:red=2"), Subject::Cumals(red)),
        ("start blue", last(""), Subject::Seats(SeatSet::default().with(blue))),
    ];
    for (decision, setup, expected) in cases {
        let setup: String = setup;
        let t = table(&setup);
        assert_eq!(
            subject(t.state(), decision),
            Some(expected),
            "{decision} after {setup}"
        );
    }
}

#[test]
fn sko4_an_explanation_is_the_same_whatever_is_hidden() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for [_, decision, setup] in cases() {
        let t = table(setup);
        let state = t.state();
        let Some(seat) = state.public().decides() else {
            continue;
        };
        let explained = |state: State| {
            let game = AnyGame::SeatOfKings(Box::new(state));
            game.explain_text(decision).expect("a decision")
        };
        let other = Hidden::determinize(&state.view(seat), &mut rng);
        assert_eq!(
            explained(other),
            explained(state.clone()),
            "{decision} after {setup}"
        );
    }
}

#[test]
fn sko6_what_is_too_dear_costs_more_than_there_is() {
    for [clause, decision, setup] in cases() {
        let t = table(setup);
        let parsed: Decision = decision.parse().expect("a decision");
        let reason = t.state().explain(parsed).expect("a reason");
        let values = t.state().public().reason_values(parsed, reason.why);
        let value = |name| values.iter().find(|(key, _)| *key == name);
        if let (Some((_, cost)), Some((_, own))) = (value("cost"), value("own")) {
            let (ReasonValue::Number(cost), ReasonValue::Number(own)) = (cost, own) else {
                panic!("{clause}: no numbers");
            };
            assert!(cost > own, "{clause}: {decision} after {setup}");
        }
    }
}

#[test]
fn skd3_where_a_fort_is_chosen_first_an_activation_is_told_so() {
    let t = table(FORTS);
    let reason = t.state().explain(Decision::Activate).expect("a reason");
    assert_eq!(reason.why.clause(), "SKA1");
    let values = t
        .state()
        .public()
        .reason_values(Decision::Activate, reason.why);
    assert_eq!(values, [("asked", ReasonValue::Word("keep-fort"))]);
}
