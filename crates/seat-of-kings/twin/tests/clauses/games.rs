//! Random games: nothing panics, nothing is lost, everything agrees, every game ends.

use crate::kit::{check_pieces, number};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings_twin::{
    Deck, Edition, Legal, NextEvent, Options, Policy, RECONSTRUCTED, Twin, random_game,
};
use serde_json::{Value, json};

const TABLES: [&[&str]; 4] = [
    &["blue", "red"],
    &["yellow", "red"],
    &["red", "white", "yellow"],
    &["blue", "red", "white", "yellow"],
];

fn options(edition: Edition, max_rounds: u32) -> Options {
    let deck = Deck::read(RECONSTRUCTED).expect("the deck has no faults");
    Options {
        edition,
        regions: None,
        deck,
        max_rounds,
    }
}

/// One transcript for each table, edition and policy.
fn transcripts(max_rounds: u32, legal: Legal, seed: u64) -> Vec<Value> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut transcripts = Vec::new();
    for seats in TABLES {
        for edition in [Edition::En, Edition::It] {
            for policy in [Policy::Uniform, Policy::Eager] {
                let options = options(edition, max_rounds);
                transcripts.push(random_game(seats, &options, policy, legal, &mut random));
            }
        }
    }
    transcripts
}

/// A position round-trips, has all cards once, and means the same. Rule: SKC1
fn check_position(game: &Twin, position: &Value) {
    let mut cards: Vec<u64> = Vec::new();
    let mut add = |list: &Value| cards.extend(list.as_array().expect("a list").iter().map(number));
    add(&position["deck"]);
    add(&position["discard"]);
    for player in position["players"].as_object().expect("an object").values() {
        add(&player["hand"]);
        add(&player["aside"]);
    }
    cards.sort_unstable();
    assert_eq!(cards, (1..=36).collect::<Vec<u64>>());
    let deck = Deck::read(RECONSTRUCTED).expect("the deck has no faults");
    let again = Twin::read(&position.to_string(), &deck).expect("what was written is read");
    assert_eq!(again.position().as_ref(), Some(position));
    assert_eq!(again.final_state(), game.final_state());
    assert_eq!(again.legal(), game.legal());
}

#[test]
fn nothing_is_lost_in_random_games() {
    for (index, transcript) in transcripts(16, Legal::LeftOut, 5).iter().enumerate() {
        let seats: Vec<&str> = TABLES[index / 4].to_vec();
        let edition = if transcript["options"]["edition"] == json!("it") {
            Edition::It
        } else {
            Edition::En
        };
        let mut game = Twin::new(&seats, &options(edition, 16));
        for event in transcript["events"].as_array().expect("a list") {
            let line = event
                .get("do")
                .or(event.get("chance"))
                .and_then(Value::as_str);
            game.play(line.expect("a line")).expect("a legal event");
            // Forts of two at the moment of the choice are no fault yet.
            if !game
                .legal()
                .iter()
                .any(|line| line.starts_with("keep-fort"))
            {
                check_pieces(&game.final_state(), game.points().is_some());
            }
            if let Some(position) = game.position() {
                check_position(&game, &position);
            }
        }
        assert!(matches!(game.next_event(), NextEvent::Over(_)));
        assert_eq!(game.final_state(), transcript["final"]);
    }
}

#[test]
fn legal_decisions_parse_are_sorted_and_break_nothing() {
    for transcript in transcripts(2, Legal::Written, 11) {
        for event in transcript["events"].as_array().expect("a list") {
            let Some(legal) = event.get("legal").and_then(Value::as_array) else {
                continue;
            };
            let lines: Vec<&str> = legal.iter().filter_map(Value::as_str).collect();
            assert!(lines.is_sorted());
            assert!(lines.contains(&event["do"].as_str().expect("a line")));
            let mut once = lines.clone();
            once.dedup();
            assert_eq!(once, lines);
        }
    }
}

/// Every short decision, legal or not: the answer of `broken` and the list of legal ones agree.
#[test]
fn broken_and_legal_agree() {
    let mut lines: Vec<String> = ["activate", "end", "traitor", "decline"]
        .map(str::to_string)
        .to_vec();
    let positions = "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2 K";
    for word in ["place", "promote", "keep-fort", "exchange", "garrison"] {
        lines.extend(
            positions
                .split(' ')
                .map(|position| format!("{word} {position}")),
        );
    }
    lines.extend((0..=3).map(|n| format!("ransom {n}")));
    lines.extend(["blue", "red", "white", "yellow"].map(|color| format!("start {color}")));
    for region in ["connacht", "ulster", "leinster", "munster"] {
        lines.push(format!("region {region}"));
        for card in 1..=36 {
            lines.push(format!("amnesty {region} {card}"));
            lines.extend(
                positions
                    .split(' ')
                    .map(|position| format!("play {card} {region} {position}")),
            );
        }
    }
    for transcript in transcripts(2, Legal::LeftOut, 3) {
        let seats = transcript["seats"].as_array().expect("a list");
        let seats: Vec<&str> = seats.iter().filter_map(Value::as_str).collect();
        let mut game = Twin::new(&seats, &options(Edition::En, 2));
        for event in transcript["events"].as_array().expect("a list") {
            let legal = game.legal();
            for line in &lines {
                let clauses = game.broken(line).expect("a decision");
                assert_eq!(
                    clauses.is_empty(),
                    legal.contains(line),
                    "{line} {clauses:?}"
                );
            }
            let line = event
                .get("do")
                .or(event.get("chance"))
                .and_then(Value::as_str);
            if game.play(line.expect("a line")).is_err() {
                // The game was played by the other edition.
                break;
            }
        }
    }
}
