//! Seat of Kings for people, `show`, and for one seat, `view`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, command, random, tara, tara_with};

/// The names of messages, which must never be seen in place of their words.
const NAMES: [&str; 4] = ["show-", "deck-", "why-", "variant-"];

#[track_caller]
fn show(position: &str) -> String {
    let page = tara_with(&["show", "-"], position.as_bytes()).well();
    for line in page.lines() {
        assert!(
            line.chars().count() <= 60 && line.trim_end() == line,
            "{line:?}"
        );
    }
    assert!(
        !page.contains("\n\n\n") && !page.contains('{') && !page.contains('\u{1b}'),
        "{page}"
    );
    assert!(NAMES.iter().all(|name| !page.contains(name)), "{page}");
    page
}

/// The positions of a random game: the start, and those after every event.
fn positions(more: &[&str]) -> Vec<String> {
    let game: Value = serde_json::from_str(&random(SEAT_OF_KINGS, more)).expect("JSON");
    let seats = game["seats"].as_array().expect("seats");
    let seats: Vec<_> = seats.iter().filter_map(Value::as_str).collect();
    let start = tara(&["start", SEAT_OF_KINGS, "--seats", &seats.join(",")]).well();
    let mut start: Value = serde_json::from_str(&start).expect("JSON");
    start["options"] = game["options"].clone();
    let mut positions = vec![start.to_string()];
    for event in game["events"].as_array().expect("events") {
        let token = event
            .get("chance")
            .or(event.get("do"))
            .and_then(Value::as_str);
        let last = positions.last().expect("the start");
        let next = tara_with(&["apply", "-", token.expect("a text")], last.as_bytes());
        positions.push(next.well());
    }
    positions
}

#[test]
fn every_stage_can_be_shown() {
    let games: [&[&str]; 3] = [
        &["--policy", "eager", "--max-rounds", "3", "--seed", "1"],
        &[
            "--policy",
            "eager",
            "--max-rounds",
            "6",
            "--seed",
            "2",
            "--seats",
            "red,yellow",
        ],
        &[
            "--max-rounds",
            "2",
            "--seats",
            "blue,white,red",
            "--edition",
            "it",
        ],
    ];
    let mut stages = BTreeSet::new();
    for more in games {
        for position in positions(more) {
            let value: Value = serde_json::from_str(&position).expect("JSON");
            let stage = value["stage"]["name"].as_str().expect("a name").to_string();
            let page = show(&position);
            let head: Vec<_> = page.lines().collect();
            assert!(head[0].starts_with("Tara, Seat of Kings  "), "{page}");
            assert!(page.contains("This deck is a reconstruction"), "{page}");
            assert_eq!(
                page.contains("▸"),
                value["stage"].get("seat").is_some(),
                "{page}"
            );
            assert_eq!(
                head[0].contains("the game is over"),
                stage == "over",
                "{page}"
            );
            assert_eq!(
                page.contains("Italian rulebook"),
                value["options"]["edition"] == "it"
            );
            stages.insert(stage);
        }
    }
    for stage in [
        "chance", "keep", "turn", "place", "promote", "traitor", "exchange", "over",
    ] {
        assert!(stages.contains(stage), "{stages:?}");
    }
}

#[test]
fn stacks_forts_captives_and_kings_are_drawn_and_explained() {
    let mut position: Value =
        serde_json::from_str(&tara(&["apply", SEAT_OF_KINGS]).well()).expect("JSON");
    position["board"] = serde_json::json!({
        "connacht": {"K": ["BLUE"], "F1": ["red"], "F2": ["white", "red", "blue"], "F3": ["blue", "yellow", "yellow"]},
        "munster": {"H2": ["white", "yellow", "red", "blue", "blue"], "W1": ["white", "white"]},
    });
    position["players"]["yellow"]["prisoners"] = serde_json::json!({"red": 3, "blue": 1});
    let page = show(&position.to_string());
    let connacht = "  Connacht                 Ulster
K         B*                        ·
C        ·   ·                    ·   ·
W      ·   ·   ·                ·   ·   ·
H    ·   ·   ·   ·            ·   ·   ·   ·
F  R  wrB bYY  ·   ·        ·   ·   ·   ·   ·
";
    assert!(page.contains(connacht), "{page}");
    for line in [
        "H    ·   ·   ·   ·            ·  3BB  ·   ·",
        "R    controller of a position",
        "WW   fort",
        "wrB  with captives below, from the bottom up",
        "B*   King piece",
        "3BB  with this many captives below, from the bottom up:",
        "     Munster H2 wyrBB",
        "  B Blue         2     15      1",
        "  Y Yellow       2     17      2  1b 3r",
    ] {
        assert!(page.lines().any(|each| each == line), "{line:?}: {page}");
    }
}

#[test]
fn the_awaited_decision_and_its_seat_are_shown() {
    let deal = format!(
        "shuffle {}",
        (1..=36)
            .map(|card: u8| card.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    );
    let tokens = ["apply", SEAT_OF_KINGS, "lots 17 5 3 2", &deal];
    let page = show(&tara(&tokens).well());
    assert!(
        page.contains("Round 1\nBlue chooses three of six cards"),
        "{page}"
    );
    assert!(
        page.contains("Legal: keep (20).\n") && page.contains("▸ B Blue    1 2 3 4 5 6\n"),
        "{page}"
    );
    assert!(
        page.contains(" 2  farmer-left, cost 0: F2, F3, F4, F5\n"),
        "{page}"
    );
    let keeps = [
        "keep 1 2 3",
        "keep 7 8 9",
        "keep 13 14 15",
        "keep 19 20 21",
        "play 1 ulster F2",
    ];
    let page = show(&tara(&[&tokens[..], &keeps].concat()).well());
    assert!(
        page.contains("Round 1, turn 1 of 12\nBlue has played card 1 in Ulster"),
        "{page}"
    );
    assert!(page.contains("Legal: end, place F2.\n"), "{page}");
    assert!(page.contains("▸ B Blue    2 3       4 5 6\n"), "{page}");
    assert!(
        page.contains("The deck has 12 cards. Discarded: 1.\nBlue is the Starting Player"),
        "{page}"
    );
}

#[test]
fn skt2_cards_turned_up_in_a_tie_are_shown() {
    let start = tara(&["apply", SEAT_OF_KINGS]).well();
    let mut position: Value = serde_json::from_str(&start).expect("JSON");
    let discard = (1..=36).filter(|&card: &u8| card != 17).collect::<Vec<_>>();
    position["round"] = 2.into();
    position["played"] = 12.into();
    position["deck"] = serde_json::json!([]);
    position["discard"] = discard.into();
    position["board"] = serde_json::json!({"ulster": {"F1": ["blue"], "F2": ["red"]}});
    position["stage"] = serde_json::json!({
        "name": "chance", "draw": "tie", "region": "ulster",
        "eligible": ["blue", "red"], "left": ["red"], "turned": {"blue": 17},
    });
    let page = show(&position.to_string());
    let head = "Round 2, the end of the round\nNext, the discards are shuffled to form a new deck";
    assert!(page.contains(head), "{page}");
    assert!(
        page.contains("Turned up for the traitor of Ulster: Blue 17.\n"),
        "{page}"
    );
}

#[test]
fn the_colors_of_players_are_for_terminals() {
    let mut show = command(&["show", SEAT_OF_KINGS]);
    let colored = show.env("CLICOLOR_FORCE", "1").output().expect("it runs");
    assert!(colored.stdout.contains(&0x1b));
    let plain = anstream::adapter::strip_bytes(&colored.stdout).into_vec();
    assert_eq!(
        String::from_utf8(plain).expect("text"),
        tara(&["show", SEAT_OF_KINGS]).well()
    );
}

#[test]
fn sko4_a_view_has_lengths_in_place_of_what_is_hidden() {
    let all = positions(&[
        "--max-rounds",
        "1",
        "--seats",
        "red,blue,white",
        "--seed",
        "4",
    ]);
    for position in all.iter().step_by(5) {
        let whole: Value = serde_json::from_str(position).expect("JSON");
        for seat in ["red", "blue", "white"] {
            let text = tara_with(&["view", "-", "--seat", seat], position.as_bytes()).well();
            assert_eq!(text.lines().count(), 1);
            let view: Value = serde_json::from_str(&text).expect("JSON");
            let mut want = whole.clone();
            let hide = |value: &mut Value| *value = value.as_array().expect("a list").len().into();
            hide(&mut want["deck"]);
            for (owner, player) in want["players"].as_object_mut().expect("players") {
                if owner != seat {
                    hide(&mut player["hand"]);
                    hide(&mut player["aside"]);
                }
            }
            assert_eq!(view, want);
        }
    }
}

#[test]
fn sko4_a_view_is_refused_where_a_whole_position_is_needed() {
    let view = tara(&["view", SEAT_OF_KINGS, "--seat", "blue"]).well();
    for args in [&["moves", "-"][..], &["apply", "-", "lots 1 2 3 4"]] {
        assert_eq!(
            tara_with(args, view.as_bytes()).refused(2),
            "standard input: players.red.hand: 0 cards that are not listed: this is a view, not a whole position"
        );
    }
}

#[test]
fn a_view_is_of_a_seat_at_the_table() {
    let message = tara(&["view", SEAT_OF_KINGS, "--seat", "green"]).refused(2);
    assert_eq!(
        message,
        "nobody plays \"green\" here; the seats are blue, red, white and yellow"
    );
    assert!(tara(&["view", SEAT_OF_KINGS]).refused(2).contains("--seat"));
    assert!(
        tara(&["view", SEAT_OF_KINGS, "--seat", ""])
            .refused(2)
            .contains("the seats are")
    );
    assert!(
        tara(&["view", "four-treasures", "--seat", "south"])
            .refused(2)
            .ends_with("red and blue")
    );
    let open = tara(&["view", "four-treasures", "--seat", "blue"]).well();
    assert_eq!(open, tara(&["apply", "four-treasures"]).well());
}
