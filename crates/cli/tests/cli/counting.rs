//! `perft` and `bench`.

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, tara};

#[test]
fn perft_of_a_depth_is_one_number() {
    assert_eq!(tara(&["perft", "four-treasures", "0"]).well(), "1\n");
    assert_eq!(
        tara(&["perft", "four-treasures", "3"]).well(),
        format!("{}\n", 45 * 44 * 43)
    );
    assert_eq!(tara(&["perft", "sacred-hill-1", "1"]).well(), "45\n");
}

#[test]
fn divide_gives_a_line_for_each_move_and_the_total() {
    for variant in VARIANTS {
        let moves = tara(&["moves", variant]).well();
        let divided = tara(&["perft", variant, "2", "--divide"]).well();
        let total = tara(&["perft", variant, "2"]).well();
        let lines: Vec<_> = divided
            .lines()
            .filter_map(|line| line.split_once(' '))
            .collect();
        let (last, parts) = lines.split_last().expect("a total");
        assert_eq!(*last, ("total", total.trim_end()));
        assert!(
            parts.iter().map(|(token, _)| *token).eq(moves.lines()),
            "{variant}"
        );
        let sum: u64 = parts
            .iter()
            .filter_map(|(_, count)| count.parse::<u64>().ok())
            .sum();
        assert_eq!(sum.to_string(), last.1);
    }
    assert_eq!(
        tara(&["perft", "four-treasures", "0", "--divide"]).well(),
        "total 1\n"
    );
}

#[test]
fn a_finished_game_has_no_sequences_however_deep() {
    let over = "four-treasures 5/7/7/7/7/7/5 - over - - -";
    assert_eq!(tara(&["perft", over, "0"]).well(), "1\n");
    assert_eq!(tara(&["perft", over, "4294967295"]).well(), "0\n");
    assert_eq!(tara(&["perft", over, "5", "--divide"]).well(), "total 0\n");
}

#[test]
fn a_great_depth_near_the_end_is_counted() {
    let late =
        "four-treasures 1rbrb/rbrbrbr/rbrbrbr/brbrbrb/rbrbrbr/rbrbrbr/rbrb1 red battle - - -";
    assert_eq!(tara(&["perft", late, "1000000000"]).well(), "0\n");
}

#[test]
fn bench_prints_a_figure_a_line() {
    let args = [
        "bench",
        "--json",
        "--millis",
        "1",
        "--variant",
        "sacred-hill-2",
    ];
    let printed = tara(&args).well();
    let figures: Vec<Value> = printed
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let names: Vec<_> = figures.iter().map(|figure| &figure["bench"]).collect();
    let all = [
        "playouts",
        "perft",
        "perft_bulk",
        "search",
        "signature",
        "solve",
        "position_bytes",
    ];
    assert_eq!(names, all);
    let is_rate = |figure: &&Value| figure.get("per_second").is_some();
    assert_eq!(figures.iter().filter(is_rate).count(), 5);
    for figure in figures.iter().filter(is_rate) {
        let keys: Vec<_> = figure.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["bench", "variant", "per_second"]);
        assert!(figure["per_second"].as_u64() > Some(0), "{figure}");
    }
    assert_eq!(
        printed.lines().last(),
        Some(r#"{"bench":"position_bytes","variant":"sacred-hill-2","bytes":64}"#)
    );
    assert_eq!(
        tara(&["bench", "--millis", "1"]).well().lines().count(),
        7 * VARIANTS.len() + 5
    );
}

#[test]
fn bench_counts_games_and_decisions_of_seat_of_kings() {
    let args = ["bench", "--json", "--millis", "1", "--variant"];
    let printed = tara(&[&args[..], &[SEAT_OF_KINGS]].concat()).well();
    let figures = printed.lines();
    let figures: Vec<Value> = figures
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let names: Vec<_> = figures.iter().map(|figure| &figure["bench"]).collect();
    let all = [
        "playouts",
        "decisions",
        "search",
        "signature",
        "position_bytes",
    ];
    assert_eq!(names, all);
    let rate = |place: usize| figures[place]["per_second"].as_u64().expect("a number");
    assert!(rate(1) > 100 * rate(0), "{printed}");
    assert!(printed.starts_with(r#"{"bench":"playouts","variant":"seat-of-kings","per_second":"#));
}

#[test]
fn perft_is_not_offered_where_chance_has_a_part() {
    for more in [&["3"][..], &["0"], &["2", "--divide"]] {
        let message = tara(&[&["perft", SEAT_OF_KINGS], more].concat()).refused(2);
        assert!(
            message.contains("perft is not offered for seat-of-kings"),
            "{message}"
        );
    }
}
