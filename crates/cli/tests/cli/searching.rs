//! `bestmove` and `analyze`.

use crate::kit::{VARIANTS, tara};

/// Red has just finished.
const OVER: &str =
    "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbb - over - - -";

#[test]
fn bestmove_prints_one_legal_move_of_every_ringfort_variant() {
    for variant in VARIANTS {
        let token = tara(&["bestmove", variant, "--nodes", "500"]).well();
        let legal = tara(&["moves", variant]).well();
        assert!(legal.lines().any(|mv| mv == token.trim_end()), "{token}");
        let again = tara(&["bestmove", variant, "--nodes", "500", "--seed", "0"]);
        assert_eq!(again.well(), token);
    }
}

#[test]
fn analyze_tells_score_depth_nodes_and_line() {
    // Blue has one hill left; then there are 41 bridges of Red and 28 of Blue, and the winner has 2 points more. Rule: M3
    let position =
        "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbb1 blue battle - - -";
    let output = tara(&["analyze", position, "--depth", "3"]).well();
    assert_eq!(output, "score -15.00 depth 1 nodes 1 line F1\n");
    let json = tara(&["analyze", position, "--depth", "3", "--json"]).well();
    let want = r#"{"depth":1,"nodes":1,"proved":true,"lines":[{"score":-15.0,"moves":["F1"]}]}"#;
    assert_eq!(json.trim_end(), want);
}

#[test]
fn analyze_tells_as_many_lines_as_asked_for_best_first() {
    let output = tara(&["analyze", "sacred-hill-1", "--depth", "2", "--lines", "5"]).well();
    let scores = output.lines().map(|line| {
        let mut words = line.split(' ');
        let score = words.nth(1).expect("a score");
        score.parse::<f64>().expect("a number")
    });
    let scores: Vec<_> = scores.collect();
    assert_eq!(scores.len(), 5);
    assert!(scores.is_sorted_by(|one, other| one >= other), "{output}");
}

#[test]
fn a_finished_position_has_no_best_move() {
    for command in ["bestmove", "analyze"] {
        let why = tara(&[command, OVER]).refused(1);
        assert_eq!(why, "the game is over, and there is no move to choose");
    }
}

#[test]
fn limits_out_of_range_are_refused_with_the_range() {
    for (limit, range) in [
        ("--nodes", "1 to 1000000000000"),
        ("--depth", "1 to 100"),
        ("--time", "1 to 86400000"),
        ("--threads", "1 to 256"),
        ("--table", "1 to 65536"),
    ] {
        for bad in ["0", "-1", "x", "99999999999999999999"] {
            let why = tara(&["bestmove", "four-treasures", limit, bad]).refused(2);
            assert!(
                why.ends_with(&format!("not a whole number from {range}")),
                "{why}"
            );
        }
    }
}

#[test]
fn a_level_takes_the_place_of_limits() {
    let level = |variant: &str, level: &str| {
        let args = ["bestmove", variant, "--level", level, "--seed", "3"];
        tara(&args).well()
    };
    let legal = tara(&["moves", "sacred-hill-1"]).well();
    let token = level("sacred-hill-1", "2");
    assert!(legal.lines().any(|mv| mv == token.trim_end()), "{token}");
    assert_eq!(level("sacred-hill-1", "2"), token);
    for limit in ["--nodes", "--depth", "--time", "--threads", "--table"] {
        let args = ["bestmove", "sacred-hill-1", "--level", "2", limit, "9"];
        let why = tara(&args).refused(2);
        assert!(why.contains("'--level <L>' cannot be used with"), "{why}");
    }
    for bad in ["0", "9", "-1", "x"] {
        let why = tara(&["bestmove", "sacred-hill-1", "--level", bad]).refused(2);
        assert!(why.ends_with("not a whole number from 1 to 8"), "{why}");
    }
}
