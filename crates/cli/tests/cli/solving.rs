//! `solve`: proved results.

use std::fs;

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, file, random, tara};

/// A position so many moves before the end of a random game.
fn late(variant: &str, moves_left: usize) -> String {
    let game: Value = serde_json::from_str(&random(variant, &["--seed", "4"])).expect("JSON");
    let moves: Vec<_> = game["moves"].as_array().expect("moves").iter().collect();
    let played = moves.iter().filter_map(|mv| mv.as_str());
    let some: Vec<_> = played.take(moves.len() - moves_left).collect();
    let position = tara(&[&["apply", variant], &some[..]].concat()).well();
    position.trim_end().into()
}

/// The number after a word of a line of its own.
fn number(printed: &str, word: &str) -> i64 {
    let line = printed.lines().find_map(|line| line.strip_prefix(word));
    line.and_then(|rest| rest.trim().parse().ok()).expect(word)
}

#[test]
fn every_ringfort_variant_is_solved_by_best_play_to_its_value() {
    for variant in VARIANTS {
        // Before the last move of High Kings many backtracks may still be possible.
        let moves_left = if variant.starts_with("high-kings") {
            1
        } else {
            3
        };
        let position = late(variant, moves_left);
        let printed = tara(&["solve", &position]).well();
        let lines: Vec<_> = printed.lines().collect();
        let [value, pv, nodes] = lines[..] else {
            panic!("{printed}");
        };
        assert!(value.starts_with("value ") && nodes.starts_with("nodes "));
        let moves: Vec<_> = pv.split(' ').skip(1).collect();
        let last = tara(&[&["apply", &position], &moves[..]].concat()).well();
        if !last.contains(" over ") {
            assert!(variant.starts_with("high-kings"), "{position}: {printed}");
            continue;
        }
        let score = tara(&["score", last.trim_end()]).well();
        let words: Vec<_> = score.split(' ').collect();
        let points = |place: usize| words[place].parse::<i64>().expect("points");
        let is_red = [" red ", " south ", " north "]
            .iter()
            .any(|seat| position.contains(seat));
        let sign = if is_red { 1 } else { -1 };
        assert_eq!(
            number(&printed, "value"),
            sign * (points(1) - points(3)),
            "{position}"
        );
    }
}

#[test]
fn json_says_the_same() {
    let position = late("poisoned-chalice", 6);
    let lines = tara(&["solve", &position]).well();
    let json: Value =
        serde_json::from_str(&tara(&["solve", &position, "--json"]).well()).expect("JSON");
    assert_eq!(json["proved"], true);
    assert_eq!(json["value"], number(&lines, "value"));
    assert_eq!(json["nodes"], number(&lines, "nodes"));
    assert_eq!(json.get("bounds"), None);
    let pv: Vec<_> = json["pv"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert!(lines.contains(&format!("\npv {}\n", pv.join(" "))));
}

#[test]
fn a_finished_game_is_worth_what_red_has_more() {
    let blue_wins =
        "sacred-hill-1 bbbbb/rbbbbbb/rbbbbbb/rbbbbbb/bbbbbbb/bbbbbbb/bbbbr - over - - -";
    let score = tara(&["score", blue_wins]).well();
    assert!(score.starts_with("red 0 blue 3 "), "{score}");
    assert_eq!(
        tara(&["solve", blue_wins]).well(),
        "value -3\npv\nnodes 0\n"
    );
}

#[test]
fn a_limit_ends_it_with_what_is_proved_so_far() {
    for (limit, most) in [(["--nodes", "50"], 50), (["--time", "1"], 1_000_000)] {
        let ran = tara(&[&["solve", "four-treasures"], &limit[..]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
        assert!(
            ran.out.starts_with("stopped\nbounds -78 78\nnodes "),
            "{}",
            ran.out
        );
        assert!(number(&ran.out, "nodes") <= most);
    }
    let ran = tara(&["solve", "high-kings-2", "--nodes", "9", "--json"]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(
        ran.out,
        "{\"proved\":false,\"bounds\":[-48,48],\"pv\":[],\"nodes\":9}\n"
    );
}

#[test]
fn limits_out_of_range_are_refused_with_the_range() {
    for (limit, range) in [
        ("--nodes", "1 to 1000000000000"),
        ("--time", "1 to 86400000"),
        ("--table-mb", "1 to 1048576"),
    ] {
        for bad in ["0", "-1", "x", "99999999999999999999"] {
            let why = tara(&["solve", "four-treasures", limit, bad]).refused(2);
            assert!(
                why.ends_with(&format!("not a whole number from {range}")),
                "{why}"
            );
        }
    }
}

#[test]
fn a_store_goes_on_where_it_stopped() {
    let position = late("four-treasures", 12);
    let whole = tara(&["solve", &position]).well();
    let store = file("solve-store", "");
    fs::remove_file(&store).expect("it is there");
    let part = (number(&whole, "nodes") / 4).to_string();
    let mut stops = 0;
    let resumed = loop {
        let ran = tara(&["solve", &position, "--store", &store, "--nodes", &part]);
        assert!(stops < 1000, "it gets nowhere");
        if ran.code == Some(0) {
            break ran.well();
        }
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
        stops += 1;
    };
    assert!(stops >= 2, "{stops}");
    assert_eq!(number(&resumed, "value"), number(&whole, "value"));
    let known = tara(&["solve", &position, "--store", &store]).well();
    assert!(number(&known, "nodes") < number(&whole, "nodes") / 4);
    assert!(!fs::exists(format!("{store}.new")).expect("a place for files"));
}

#[test]
fn a_store_that_does_not_fit_is_refused_and_kept() {
    let store = file("solve-other", "");
    fs::remove_file(&store).expect("it is there");
    tara(&["solve", &late("four-treasures", 5), "--store", &store]).well();
    let before = fs::read(&store).expect("it was written");
    let position = late("sacred-hill-1", 3);
    assert_eq!(
        tara(&["solve", &position, "--store", &store]).refused(2),
        format!("{store}: a store of four-treasures, but the position is of sacred-hill-1")
    );
    assert_eq!(fs::read(&store).expect("it is still there"), before);
    let text = file("solve-text", "no store");
    assert_eq!(
        tara(&["solve", &position, "--store", &text]).refused(2),
        format!("{text}: not a store of proved values")
    );
}

#[test]
fn hidden_cards_leave_nothing_to_prove() {
    let refused = tara(&["solve", SEAT_OF_KINGS]).refused(2);
    assert!(refused.contains("has hidden cards"), "{refused}");
}
