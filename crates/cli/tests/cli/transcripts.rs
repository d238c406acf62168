//! `random` and `replay`.

use std::io::{BufRead, BufReader};

use serde_json::{Value, json};

use crate::kit::{Ran, VARIANTS, command, file, random, tara, tara_with};

/// A name, a change to a transcript, and what a replay says to it.
type Change = (&'static str, fn(&mut Value), &'static str);

/// The transcript of a random game with its legal lists, changed.
fn changed(variant: &str, change: impl FnOnce(&mut Value)) -> String {
    let text = random(variant, &["--seed", "5", "--legal"]);
    let mut game: Value = serde_json::from_str(&text).expect("JSON");
    change(&mut game);
    format!("{game}\n")
}

fn replay(text: &str) -> Ran {
    tara_with(&["replay", "-"], text.as_bytes())
}

/// The line that a replay prints of the one thing that does not agree.
#[track_caller]
fn message(text: &str) -> String {
    let ran = replay(text);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    ran.out
}

#[test]
fn random_games_replay() {
    for variant in VARIANTS {
        let games = random(variant, &["--games", "3", "--seed", "9", "--legal"]);
        assert_eq!(games.lines().count(), 3);
        assert_eq!(replay(&games).well(), "", "{variant}");
        let path = file(
            &format!("{variant}.jsonl"),
            random(variant, &["--games", "20"]),
        );
        assert_eq!(tara(&["replay", &path, "--all"]).well(), "", "{variant}");
    }
}

#[test]
fn keys_stand_in_their_order() {
    let keys = |more: &[&str]| {
        let game: Value = serde_json::from_str(&random("high-kings-1", more)).expect("JSON");
        game.as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(keys(&[]), "variant seats start moves final points measures");
    assert_eq!(
        keys(&["--legal"]),
        "variant seats start moves legal final points measures"
    );
}

#[test]
fn the_same_seed_gives_the_same_games() {
    for variant in ["four-treasures", "high-kings-2"] {
        let games = |seed, count| random(variant, &["--seed", seed, "--games", count]);
        assert_eq!(games("7", "3"), games("7", "3"));
        assert_ne!(games("7", "1"), games("8", "1"));
        assert!(games("7", "3").starts_with(&games("7", "2")));
        assert_ne!(games("18446744073709551615", "1"), "");
        assert_eq!(games("7", "0"), "");
    }
}

#[test]
fn each_difference_names_line_event_field_expected_and_found() {
    let good = random("four-treasures", &["--seed", "5"]);
    let last = good.matches("\",\"").count();
    assert!(last > 40);
    let changes: [Change; 6] = [
        (
            "seats",
            |game| game["seats"] = json!(["blue", "red"]),
            "event 0, seats: expected [\"red\",\"blue\"], found [\"blue\",\"red\"]",
        ),
        (
            "legal",
            |game| game["legal"][1] = json!(["D4"]),
            "event 2, legal: expected [\"A2\"",
        ),
        (
            "missing list",
            |game| drop(game["legal"].as_array_mut().and_then(Vec::pop)),
            "found nothing",
        ),
        (
            "final",
            |game| game["final"] = json!("F"),
            "final: expected \"four-treasures ",
        ),
        (
            "points",
            |game| game["points"]["red"] = json!(99),
            "points: expected {\"red\":",
        ),
        (
            "measures",
            |game| game["measures"]["bridges"] = json!([0, 0]),
            "measures: expected {\"bridges\":[",
        ),
    ];
    for (name, change, want) in changes {
        let text = format!("{good}{}", changed("four-treasures", change));
        let message = message(&text);
        assert!(
            message.starts_with("line 2, event ") && message.contains(want),
            "{name}: {message}"
        );
    }
}

#[test]
fn another_variant_than_that_of_the_start_is_one_difference() {
    for variant in ["sacred-hill-2", "four-treasures-doubles"] {
        let text = changed("sacred-hill-1", |game| game["variant"] = json!(variant));
        let want =
            format!("line 1, event 0, variant: expected \"sacred-hill-1\", found \"{variant}\"\n");
        assert_eq!(message(&text), want);
        let all = tara_with(&["replay", "--all", "-"], text.as_bytes());
        assert_eq!((all.code, all.out), (Some(1), want));
    }
}

#[test]
fn numbers_are_compared_by_their_value() {
    let text = random("high-kings-1", &["--seed", "5"]);
    let (game, points) = text.split_once("\"points\":").expect("the game is over");
    let floats = points
        .replace(",\"blue\"", "e0,\"blue\"")
        .replace(']', ".0]");
    assert_ne!(points, floats);
    assert_eq!(replay(&format!("{game}\"points\":{floats}")).well(), "");
    let wrong = points.replacen("\"blue\":", "\"blue\":0.5e1", 1);
    assert!(message(&format!("{game}\"points\":{wrong}")).contains("points: expected {"));
}

#[test]
fn a_key_that_is_there_twice_is_refused() {
    let text = random("high-kings-1", &["--seed", "5"]);
    for (key, entry) in [("red", "\"red\":0,"), ("territory", "\"territory\":[0,0],")] {
        let object = if key == "red" { "points" } else { "measures" };
        let object = format!("\"{object}\":{{");
        let twice = text.replacen(&object, &format!("{object}{entry}"), 1);
        let refused = replay(&twice).refused(2);
        assert!(
            refused.contains(": line 1, column ")
                && refused.ends_with(&format!("duplicate key `{key}`")),
            "{refused}"
        );
    }
}

#[test]
fn an_illegal_move_is_named_with_its_clause() {
    let text = changed("sacred-hill-1", |game| {
        game["moves"][2] = game["moves"][1].clone();
    });
    let game: Value = serde_json::from_str(&text).expect("JSON");
    let token = game["moves"][2].as_str().expect("a token");
    let want = format!(
        "line 1, event 3, moves: {token} is not legal, B11 There is already a ringfort on {token}.\n"
    );
    assert_eq!(message(&text), want);
}

#[test]
fn all_goes_on_to_every_difference() {
    let wrong = changed("high-kings-1", |game| {
        game["legal"][0] = json!([]);
        game["points"] = json!({"red": 99, "blue": 99});
    });
    let right = changed("high-kings-1", |_| {});
    let illegal = changed("high-kings-1", |game| game["moves"][0] = json!("pass"));
    let text = [wrong, right, illegal].concat();
    let ran = tara_with(&["replay", "--all", "-"], text.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let fields: Vec<_> = ran
        .out
        .lines()
        .filter_map(|line| line.split_once(": ")?.0.rsplit_once(", "))
        .collect();
    assert_eq!(fields.len(), 3, "{}", ran.out);
    assert_eq!((fields[0].0, fields[0].1), ("line 1, event 1", "legal"));
    assert_eq!(fields[1].1, "points");
    assert_eq!((fields[2].0, fields[2].1), ("line 3, event 1", "moves"));
    assert_eq!(
        message(&text),
        format!("{}\n", ran.out.lines().next().expect("a line"))
    );
}

#[test]
fn all_goes_on_after_what_cannot_be_read() {
    let good = random("four-treasures", &["--seed", "5"]);
    let wrong = changed("four-treasures", |game| game["points"]["red"] = json!(99));
    let token = changed("four-treasures", |game| {
        game["legal"][0] = json!([]);
        game["moves"][4] = json!("pass");
    });
    let chess = good.replacen("four-treasures", "chess", 1);
    let mut bytes = good.clone().into_bytes();
    bytes[20] = 0xff;
    let lines = [
        good.as_bytes(),
        b"\n",
        wrong.as_bytes(),
        token.as_bytes(),
        chess.as_bytes(),
        bytes.as_slice(),
        b"{\n",
        wrong.as_bytes(),
    ];
    let all = tara_with(&["replay", "--all", "-"], &lines.concat());
    assert_eq!(all.code, Some(2));
    let message = [
        "2: empty",
        "4, event 5, moves: \"pass\" is not a move token of four-treasures",
        "5, variant: unknown variant",
        "6, column 21: not UTF-8",
        "7, column 1: EOF while parsing an object",
    ];
    let message = message.map(|line| format!("tara: standard input: line {line}\n"));
    assert_eq!(all.err, message.concat());
    let found = ["line 3, ", "line 4, event 1, legal: ", "line 8, "];
    assert_eq!(all.out.lines().count(), found.len(), "{}", all.out);
    for (line, begin) in all.out.lines().zip(found) {
        assert!(line.starts_with(begin), "{line}");
    }
    let last = [wrong.as_bytes(), b"[]\n", good.as_bytes()].concat();
    assert_eq!(tara_with(&["replay", "--all", "-"], &last).code, Some(2));
    assert_eq!(tara_with(&["replay", "-"], &last).code, Some(1));
}

#[test]
fn a_transcript_may_break_off_without_an_outcome() {
    let text = changed("stone-of-destiny", |game| {
        for key in ["points", "measures", "final"] {
            game.as_object_mut().expect("an object").remove(key);
        }
        for key in ["moves", "legal"] {
            game[key].as_array_mut().expect("a list").truncate(10);
        }
    });
    assert_eq!(replay(&text).well(), "");
    let outcome = r#""points":{"red":1,"blue":1},"variant""#;
    let message = message(&text.replacen("\"variant\"", outcome, 1));
    assert!(
        message.contains("event 10, points: expected nothing, found {"),
        "{message}"
    );
}

#[test]
fn unknown_keys_are_passed_over() {
    assert_eq!(
        replay(&changed("four-treasures", |game| game["note"] = json!([[null]]))).well(),
        ""
    );
}

#[test]
fn what_is_no_transcript_is_refused_by_line() {
    let good = random("four-treasures", &["--seed", "5"]);
    let refused = |line: &str| replay(&format!("{good}{line}\n{good}")).refused(2);
    let cases = [
        ("", "standard input: line 2: empty"),
        ("   ", "standard input: line 2: empty"),
        ("[]", "standard input: line 2: not a JSON object"),
        (
            "{",
            "standard input: line 2, column 1: EOF while parsing an object",
        ),
        (
            &good[..60],
            "standard input: line 2, column 60: EOF while parsing a",
        ),
        (
            r#"{"start":"S","moves":[]}"#,
            "standard input: line 2, column 24: missing field `variant`",
        ),
        (
            r#"{"variant":"V","start":"S","moves":{}}"#,
            "standard input: line 2, column 35: invalid type: map",
        ),
        (
            r#"{"variant":"V","start":"S","moves":[]}"#,
            "standard input: line 2, variant: unknown variant",
        ),
        (
            r#"{"variant":"four-treasures","start":"S","moves":[]}"#,
            "standard input: line 2, start: line, column 2: not seven fields",
        ),
    ];
    for (line, want) in cases {
        let refused = refused(line);
        assert!(refused.starts_with(want), "{line}: {refused}");
    }
    let token = changed("four-treasures", |game| game["moves"][4] = json!("pass"));
    assert_eq!(
        replay(&token).refused(2),
        "standard input: line 1, event 5, moves: \"pass\" is not a move token of four-treasures"
    );
    let null = changed("four-treasures", |game| game["points"] = json!(null));
    assert!(replay(&null).refused(2).contains("invalid type: null"));
}

#[test]
fn no_line_is_no_difference() {
    assert_eq!(replay("").well(), "");
}

#[test]
fn a_reader_who_has_seen_enough_ends_the_games_quietly() {
    let mut child = command(&[
        "random",
        "stone-of-destiny",
        "--games",
        "1000000",
        "--legal",
    ])
    .spawn()
    .expect("it starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("it was piped"));
    out.read_line(&mut line).expect("a game");
    drop(out);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
    assert!(line.starts_with("{\"variant\":\"stone-of-destiny\""));
}

#[test]
fn a_reader_who_has_seen_enough_is_still_answered_no() {
    let wrong = changed("sacred-hill-1", |game| game["legal"] = json!([]));
    let path = file("wrong.jsonl", wrong.repeat(200));
    {
        let mut child = command(&["replay", "--all", &path])
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let mut out = BufReader::with_capacity(16, child.stdout.take().expect("it was piped"));
        out.read_line(&mut line).expect("a difference");
        drop(out);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(
            (output.status.code(), output.stderr.as_slice()),
            (Some(1), &b""[..])
        );
    }
    let mut child = command(&["replay", &path]).spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(1), &b""[..])
    );
}
