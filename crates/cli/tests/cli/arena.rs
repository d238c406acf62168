//! `arena`: matches, their files, and what is refused.

use std::fs;

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, file, tara};

fn arena(variant: &str, more: &[&str]) -> Value {
    let report = tara(&[&["arena", variant, "--json"], more].concat()).well();
    serde_json::from_str(&report).expect("JSON")
}

/// The report of a match without the time that the players thought.
fn timeless(mut report: Value) -> Value {
    report["cpu_ms_a_move"] = Value::Null;
    report
}

/// The options of a short match, with a file to write.
fn options(out: &str) -> Vec<&str> {
    let options = "--a uct:30 --b greedy --games 6 --seed 3 --opening 2 --out";
    options.split(' ').chain([out]).collect()
}

/// The lines of a match's file without times.
fn games(path: &str) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("it was written");
    assert!(text.ends_with('\n'));
    let lines = text.lines();
    lines
        .map(|line| {
            let mut game: Value = serde_json::from_str(line).expect("JSON");
            game["cpu_us"] = Value::Null;
            game
        })
        .collect()
}

#[test]
fn every_ringfort_game_can_be_played() {
    for variant in VARIANTS {
        let report = arena(variant, &["--a", "greedy", "--b", "random", "--games", "3"]);
        assert_eq!(report["variant"], variant);
        assert_eq!(report["games"], 4, "whole pairs are played");
        let pairs = report["pairs"].as_array().expect("a list").iter();
        assert_eq!(
            pairs
                .map(|count| count.as_u64().expect("a count"))
                .sum::<u64>(),
            2
        );
    }
}

#[test]
fn a_baseline_wins_clearly_against_random_play() {
    let options = ["--a", "random", "--b", "uct:200", "--games", "20"];
    let report = arena("sacred-hill-1", &options);
    assert_eq!((&report["lost"], &report["won"]), (&20.into(), &0.into()));
    assert!(report["points"]["high"].as_f64() < Some(0.0), "{report}");
    assert!(report["share"]["high"].as_f64() < Some(0.5), "{report}");
    let cpu = &report["cpu_ms_a_move"];
    assert!(cpu["b"].as_f64() > cpu["a"].as_f64(), "{report}");
}

#[test]
fn people_read_the_same() {
    let options = "arena four-treasures --a uct:50 --b random --games 4 --opening 0";
    let report = tara(&options.split(' ').collect::<Vec<_>>()).well();
    let begin = "four-treasures: a uct:50 against b random, seed 0, 0 random plies first\n";
    assert!(report.starts_with(begin), "{report}");
    assert_eq!(report.lines().count(), 9, "{report}");
    assert!(
        !report.contains(['{', '$']) && !report.contains("arena-"),
        "{report}"
    );
}

#[test]
fn threads_do_not_change_the_games() {
    let [one, three] = ["one.jsonl", "three.jsonl"].map(|name| file(name, ""));
    let alone = timeless(arena("high-kings-2", &options(&one)));
    let together = [options(&three), vec!["--threads", "3"]].concat();
    assert_eq!(timeless(arena("high-kings-2", &together)), alone);
    assert_eq!(games(&one), games(&three));
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let path = file("whole.jsonl", "");
    let report = timeless(arena("poisoned-chalice", &options(&path)));
    let (whole, want) = (fs::read(&path).expect("it was written"), games(&path));
    let first_line = whole
        .iter()
        .position(|&byte| byte == b'\n')
        .expect("a line");
    let torn = file("torn.jsonl", "");
    let lengths = [0, 1, first_line, first_line + 1, first_line + 2];
    let later = (1..8).map(|part| whole.len() * part / 8);
    for length in lengths.into_iter().chain(later).chain([whole.len() - 1]) {
        fs::write(&torn, &whole[..length]).expect("a place for files");
        assert_eq!(
            timeless(arena("poisoned-chalice", &options(&torn))),
            report,
            "{length}"
        );
        assert_eq!(games(&torn), want, "{length}");
    }
}

#[test]
fn a_longer_match_keeps_the_games_of_a_shorter_one() {
    let path = file("longer.jsonl", "");
    arena("four-treasures", &options(&path));
    let before = fs::read(&path).expect("it was written");
    let longer = [&options(&path)[..], &[]].concat();
    let longer: Vec<_> = longer
        .iter()
        .map(|&word| if word == "6" { "8" } else { word })
        .collect();
    assert_eq!(arena("four-treasures", &longer)["games"], 8);
    assert!(
        fs::read(&path)
            .expect("it was written")
            .starts_with(&before)
    );
}

#[test]
fn its_games_replay() {
    let path = file("replay.jsonl", "");
    arena("stone-of-destiny", &options(&path));
    let games = games(&path);
    let transcripts = games[1..]
        .iter()
        .map(|game| format!("{}\n", game["transcript"]));
    let transcripts = file("transcripts.jsonl", transcripts.collect::<String>());
    assert_eq!(tara(&["replay", &transcripts]).well(), "");
}

#[test]
fn the_file_of_another_match_is_refused() {
    let path = file("another.jsonl", "");
    arena("four-treasures", &options(&path));
    let refused = |variant: &str, from: &str, to: &str| {
        let swap = |word| if word == from { to } else { word };
        let options: Vec<_> = options(&path).into_iter().map(swap).collect();
        tara(&[&["arena", variant], &options[..]].concat()).refused(2)
    };
    let report = |name, found, expected| {
        format!("{path}: the file belongs to another match: its {name} is {found}, not {expected}")
    };
    let four = "four-treasures";
    assert_eq!(
        refused("high-kings-1", "", ""),
        report("variant", four, "high-kings-1")
    );
    assert_eq!(
        refused(four, "uct:30", "uct:31"),
        report("a", "uct:30", "uct:31")
    );
    assert_eq!(
        refused(four, "greedy", "random"),
        report("b", "greedy", "random")
    );
    assert_eq!(refused(four, "3", "4"), report("seed", "3", "4"));
    assert_eq!(refused(four, "2", "5"), report("opening", "2", "5"));
}

#[test]
fn a_file_that_is_no_match_is_left_as_it_is() {
    let path = file("valid.jsonl", "");
    arena("four-treasures", &options(&path));
    let lines = fs::read_to_string(&path).expect("it was written");
    let lines: Vec<_> = lines.lines().collect();
    let cases = [
        ("not a match\n".into(), "line 1"),
        (format!("{}\n{{}}\n", lines[0]), "line 2"),
        (
            format!("{}\n{}\n", lines[0], lines[2]),
            "line 2: not the next game of this match",
        ),
        (
            format!("{}\n{}\n{}\n", lines[0], lines[1], lines[1]),
            "line 3: not the next game",
        ),
    ];
    for (text, want) in cases {
        let path = file("broken.jsonl", &text);
        let report = tara(&[&["arena", "four-treasures"], &options(&path)[..]].concat()).refused(2);
        assert!(report.contains(want), "{report}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
    }
}

#[test]
fn a_decided_test_ends_the_match() {
    let options = "--a uct:200 --b random --games 1000 --elo0 0 --elo1 300 --until-decided";
    let options: Vec<_> = options.split(' ').collect();
    let report = arena("four-treasures", &options);
    assert_eq!(report["sprt"]["verdict"], "elo1");
    assert!(report["games"].as_u64() < Some(100), "{report}");
    assert_eq!(
        timeless(arena("four-treasures", &options)),
        timeless(report)
    );
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |options: &str| {
        let options: Vec<_> = options.split(' ').collect();
        tara(&[&["arena"], &options[..]].concat()).refused(2)
    };
    let report = refused("four-treasures --a grredy --b random");
    assert!(
        report.contains("no player is called \"grredy\""),
        "{report}"
    );
    let report = refused("four-treasures --a uct:many --b random");
    assert!(
        report.contains("\"many\" is not a whole number from 1"),
        "{report}"
    );
    let report = refused("four-treasures --a random --b random --games 0");
    assert!(report.contains("not a whole number from 1"), "{report}");
    let report = refused("four-treasures --a random --b random --elo0 5 --elo1 5");
    assert!(report.contains("must be below the second"), "{report}");
    let report = refused(&format!("{SEAT_OF_KINGS} --a engine:tara --b random"));
    assert_eq!(report, "engine:tara does not play Seat of Kings");
    let report = refused("four-treasures --a random --b random --seats blue,red");
    assert!(
        report.contains("only seat-of-kings has --seats"),
        "{report}"
    );
}

#[test]
fn seat_of_kings_is_played_in_groups_of_as_many_games_as_seats() {
    let path = file("kings.jsonl", "");
    let mut options = vec![
        "--a", "random", "--b", "random", "--games", "4", "--out", &path,
    ];
    options.extend(["--seats", "blue,white,red", "--max-rounds", "3"]);
    let report = arena(SEAT_OF_KINGS, &options);
    assert_eq!(
        (&report["games"], &report["pairs"]),
        (&6.into(), &Value::Null)
    );
    assert_eq!(report["options"]["max_rounds"], 3);
    let text = fs::read_to_string(&path).expect("it was written");
    let games: Vec<Value> = text
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let events = |game: usize| &games[game]["transcript"]["events"];
    assert_eq!(events(0)[0], events(2)[0], "the same lots");
    assert_eq!(events(0)[1], events(1)[1], "the same shuffle");
    assert_ne!(events(0)[1], events(3)[1], "another group");
    let transcripts = games.iter().map(|game| format!("{}\n", game["transcript"]));
    let transcripts = file("kings-transcripts.jsonl", transcripts.collect::<String>());
    assert_eq!(tara(&["replay", &transcripts]).well(), "");
    assert_eq!(timeless(arena(SEAT_OF_KINGS, &options)), timeless(report));
    let more = [
        &["arena", SEAT_OF_KINGS],
        &options[..options.len() - 1],
        &["4"],
    ]
    .concat();
    assert!(
        tara(&more)
            .refused(2)
            .contains("another match: its options is")
    );
}

#[test]
fn balance_says_what_moving_first_is_worth() {
    let report = tara(&[
        "balance",
        "four-treasures",
        "--player",
        "random",
        "--games",
        "2000",
        "--json",
    ]);
    let report: Value = serde_json::from_str(&report.well()).expect("JSON");
    assert_eq!(
        (&report["games"], &report["opening"]),
        (&2000.into(), &0.into())
    );
    let between = |value: &Value, least, most| {
        let [low, mean, high] = ["low", "mean", "high"].map(|key| value[key].as_f64().expect(key));
        assert!(
            low < mean && mean < high && least < low && high < most,
            "{value}"
        );
    };
    between(&report["first_points"], -2.0, 3.0);
    between(&report["first_share"], 0.4, 0.7);
    between(&report["branching"], 15.0, 35.0);
    let plies = &report["plies"];
    assert!(
        plies["least"].as_u64() <= plies["most"].as_u64(),
        "{report}"
    );
}

#[test]
fn balance_is_written_for_people_too() {
    for variant in ["high-kings-1", SEAT_OF_KINGS] {
        let report = tara(&["balance", variant, "--player", "random", "--games", "4"]).well();
        let begin =
            format!("{variant}: random against itself, 4 games, seed 0, 0 random plies first\n");
        assert!(report.starts_with(&begin), "{report}");
        assert_eq!(report.lines().count(), 5, "{report}");
        assert!(
            !report.contains("balance-") && !report.contains('$'),
            "{report}"
        );
    }
}
