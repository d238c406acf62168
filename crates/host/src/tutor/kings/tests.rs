//! The remarks of a tutor on turns of Seat of Kings, and that no hidden card changes them.

use catalog::{Action, AnyGame};
use game::Hidden;
use play::{Decider, PassedPly};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::StopFlag;
use seat_of_kings::{Color, Options, Players, State};
use serde_json::{Value, json};

use super::super::TutorQuestion;
use super::*;

fn start(players: usize) -> AnyGame {
    let players = Players::new(&Color::ALL[..players]).expect("different colors");
    AnyGame::SeatOfKings(Box::new(State::new(Options::new(players))))
}

/// So many random plies from here, each decided by its seat.
fn random_plies(game: &mut AnyGame, count: usize, seed: u64) -> Vec<PassedPly> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let plies = (0..count as u32).map_while(|version| {
        let decides = game.as_kings().and_then(|state| state.public().decides());
        let ply = game.play_random(&mut rng)?;
        let who = decides.filter(|_| matches!(ply, Ply::Action(_)));
        let who = who.map(|seat| (seat, Decider::Seat));
        Some(PassedPly { who, ply, version })
    });
    plies.collect()
}

/// The answer of a tutor without a search.
fn said(seat: Seat, before: AnyGame, plies: Vec<PassedPly>, turns: usize) -> Value {
    let passage = Passage {
        before,
        plies,
        turns,
    };
    let question = TutorQuestion::after(9, seat, passage);
    let stop = StopFlag::default();
    stop.set();
    serde_json::to_value(question.answer(&stop)).expect("a value")
}

/// The plies of these tokens from version 3 on.
fn plies(game: &AnyGame, tokens: &[&str]) -> Vec<PassedPly> {
    let mut now = game.clone();
    let read = tokens.iter().zip(3..).map(|(token, version)| {
        let seat = now.as_kings().and_then(|state| state.public().decides());
        let action = now.parse_action(token).expect("a token");
        now.play(action).expect("legal");
        PassedPly {
            who: seat.map(|seat| (seat, Decider::Seat)),
            ply: action.into(),
            version,
        }
    });
    read.collect()
}

/// Blue, then Red, with a turn each.
const TURN: &str = r#"{"variant":"seat-of-kings","seats":["blue","red"],"options":{"edition":"en","regions":["connacht","ulster"],"deck":"reconstructed","max_rounds":60},"round":2,"starting":"blue","played":0,"stage":{"name":"turn","seat":"blue"},"players":{"blue":{"cumals":2,"hand":[3,10,17],"aside":[],"prisoners":{}},"red":{"cumals":2,"hand":[2,13,26],"aside":[],"prisoners":{}}},"board":{"ulster":{"H2":["blue"],"H1":["blue"],"H3":["red"],"H4":["red"]}},"closed":[],"deck":[1,4,5,6,7,8,9,11,12,14,15,16,18,19,20,21,22,23,24,25,27,28,29,30,31,32,33,34,35,36],"discard":[]}"#;

#[test]
fn of_a_turn_of_another_seat_all_is_told_and_of_ones_own_only_phases() {
    let game = AnyGame::read(TURN).expect("a position");
    let plies = plies(
        &game,
        &["discard 3", "play 13 ulster H2", "place H2", "end"],
    );
    let said = said(Seat::new(0), game, plies, 1);
    assert_eq!(said["version"], 9);
    assert_eq!(
        said["moves"][0],
        json!({"version": 3, "seat": "blue", "remarks": []})
    );
    let red = &said["moves"][1];
    assert_eq!((&red["version"], &red["seat"]), (&json!(6), &json!("red")));
    assert_eq!(
        red["remarks"][0],
        json!({"kind": 3, "code": "captured", "region": "ulster", "position": "H2", "owner": "blue"})
    );
    assert_eq!(said["says_lead"], false);
}

#[test]
fn ones_own_stone_is_no_news() {
    let text = TURN
        .replace("[3,10,17]", "[3,10,19]")
        .replace("18,19,20", "17,18,20");
    let game = AnyGame::read(&text).expect("a position");
    let plies = plies(&game, &["stone 19 ulster H2.0 H3.0", "end", "discard 2"]);
    let said = said(Seat::new(0), game, plies, 1);
    assert_eq!(said["moves"][0]["remarks"], json!([]));
    assert_eq!(said["moves"][1]["remarks"][0]["code"], "discarded");
}

#[test]
fn who_leads_is_said_every_eighth_turn() {
    let game = AnyGame::read(TURN).expect("a position");
    let lead = |turns| said(Seat::new(0), game.clone(), Vec::new(), turns)["says_lead"].clone();
    assert_eq!([lead(7), lead(8), lead(0)], [false, true, false]);
}

#[test]
fn each_turn_of_random_games_is_told_once_with_its_version() {
    for players in 2..=4 {
        let before = start(players);
        let plies = random_plies(&mut before.clone(), 400, players as u64);
        let last = plies.iter().rfind(|made| made.who.is_some());
        let last = last.expect("a decision").version;
        let answer = said(Seat::new(0), before, plies, 3);
        let moves = answer["moves"].as_array().expect("moves");
        let versions: Vec<u64> = moves
            .iter()
            .filter_map(|one| one["version"].as_u64())
            .collect();
        assert!(versions.is_sorted_by(|one, other| one < other));
        assert_eq!(versions.last(), Some(&u64::from(last)));
        for one in moves.iter().filter(|one| one["seat"] != "blue") {
            assert!(!one["remarks"].as_array().expect("remarks").is_empty());
        }
    }
}

#[test]
fn games_that_differ_in_hidden_cards_alone_are_told_alike() {
    let reader = Seat::new(0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut game, mut compared) = (start(2), 0);
    random_plies(&mut game, 6, 1);
    for seed in 0..200 {
        let before = game.clone();
        let mut plies = random_plies(&mut game, 3, seed);
        // Chance draws from the hidden cards, which are other ones.
        plies.truncate(plies.iter().take_while(|made| made.who.is_some()).count());
        let Some(state) = before.as_kings() else {
            break;
        };
        if state.public().decides().is_none() || plies.is_empty() {
            continue;
        }
        let copy = |plies: &[PassedPly]| -> Vec<PassedPly> {
            let plies = plies.iter();
            let copied = plies.map(|made| PassedPly {
                who: made.who,
                ply: made.ply.clone(),
                version: made.version,
            });
            copied.collect()
        };
        let expected = said(reader, before.clone(), copy(&plies), 1);
        for _ in 0..20 {
            let other = State::determinize(&state.view(reader), &mut rng);
            let other = AnyGame::SeatOfKings(Box::new(other));
            if is_seen_alike([before.clone(), other.clone()], &plies) {
                assert_eq!(said(reader, other, copy(&plies), 1), expected);
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

/// True if all of it can be played in both games, and shows everybody the same: no seat lacks a card, and none is turned up that
/// differs.
fn is_seen_alike(mut games: [AnyGame; 2], plies: &[PassedPly]) -> bool {
    plies.iter().all(|made| {
        let Ply::Action(action @ Action::Kings(_)) = made.ply else {
            return false;
        };
        let is_played = games.iter_mut().all(|game| game.play(action).is_ok());
        let [one, other] = games
            .each_ref()
            .map(|game| game.as_kings().map(State::public));
        is_played && one == other
    })
}
