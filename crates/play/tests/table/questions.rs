//! The question to the seat that decides in a ringfort game, by the clauses that narrow its choice.

use catalog::AnyGame;
use play::Question;
use serde_json::{Value, json};

/// The question at a position: its name without `prompt-`, its values and its clause.
fn question(position: &str) -> Value {
    let game = AnyGame::read(position).unwrap_or_else(|refused| panic!("{position}: {refused:?}"));
    let line = game.as_ringforts().expect("a ringfort game");
    let question = Question::of(line.position());
    let mut question = serde_json::to_value(question).expect("JSON");
    if let Some(name) = question["name"].as_str() {
        question["name"] = name.trim_start_matches("prompt-").into();
    }
    question
}

/// Checks the questions at some positions.
#[track_caller]
fn are_asked<const COUNT: usize>(cases: [(&str, Value); COUNT]) {
    for (position, asked) in cases {
        assert_eq!(question(position), asked, "{position}");
    }
}

#[test]
fn sh3_ft1_hills_are_marked_where_not_every_vacant_one_is_legal() {
    are_asked([
        (
            "four-treasures 5/7/7/7/7/7/5 red battle - - -",
            json!({"name": "build"}),
        ),
        (
            "sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -",
            json!({"name": "build-marked"}),
        ),
    ]);
}

#[test]
fn sh7_shl2_the_order_of_priority_is_told_where_it_decides() {
    are_asked([
        (
            "sacred-hill-1 5/7/3r3/2rbr2/3r3/7/5 red battle - - -",
            json!({"name": "capture", "values": {"count": 1, "hill": "D4"}}),
        ),
        (
            "sacred-hill-2 5/7/3r3/2rbr2/3r3/7/5 red battle - - -",
            json!({"name": "capture-most", "values": {"count": 1, "hill": "D4", "order": 4}}),
        ),
        (
            "sacred-hill-2 5/7/3r3/2rbr2/1r1r3/2r4/5 red battle - - -",
            json!({"name": "build-or-capture-most", "values": {"order": 4}}),
        ),
        (
            "sacred-hill-2 5/7/7/2r1b2/7/7/5 red battle - - -",
            json!({"name": "build-most", "values": {"order": 1}}),
        ),
    ]);
}

#[test]
fn pc4_qualified_rows_are_columns_for_red_and_rows_for_blue() {
    are_asked([
        (
            "poisoned-chalice r2r1/1r5/1b3bb/4r1b/2br3/b1rb3/1r3 red battle - - -",
            json!({"name": "build-row", "values": {"count": 4, "line": "column"}}),
        ),
        (
            "poisoned-chalice r2r1/7/1b3bb/4r1b/2br3/b1rb3/1r3 blue battle - - -",
            json!({"name": "build-row", "values": {"count": 4, "line": "row"}}),
        ),
    ]);
}

#[test]
fn hk1_hk6_hk9_hkl2_what_narrows_the_choice_of_a_king_is_told() {
    are_asked([
        (
            "high-kings-1 5/7/3B3/3R3/7/7/5 red setup 0:0 - -",
            json!({"name": "build-king", "values": {"number": 2}}),
        ),
        (
            "high-kings-1 5/2B1B1R/7/b2r3/7/1R3R1/2B2 red manoeuvres 0:0 - -",
            json!({"name": "king"}),
        ),
        (
            "high-kings-1 R4/7/b1r1B1B/7/r1brbBr/2rbr2/R1r1R red battle 0:0 - -",
            json!({"name": "king-mobile", "values": {"hill": "B7"}, "clause": "HK6"}),
        ),
        (
            "high-kings-1 Rb2B/B2b3/r1r1r1b/1b3b1/r1b1r1r/3r2B/R2bR red battle 0:0 - -",
            json!({"name": "king-or-pass", "values": {"turns": 0}}),
        ),
        (
            "high-kings-2 R1R1B/3r3/4r2/7/b6/1r4R/nr3 blue battle 0:1 - -",
            json!({"name": "king-stranded", "values": {"hill": "B1"}}),
        ),
    ]);
}

#[test]
fn sd1_sd2_the_enemy_king_narrows_where_to_build_unless_none_is_vacant_near_it() {
    are_asked([
        (
            "stone-of-destiny 5/7/7/7/7/7/5 red manoeuvres - - -",
            json!({"name": "build-with-king", "values": {"king": "first"}}),
        ),
        (
            "stone-of-destiny 5/7/7/3R3/7/7/5 blue manoeuvres - - -",
            json!({"name": "build-near-king", "values": {"king": "first"}}),
        ),
        (
            "stone-of-destiny 5/3B3/3R3/3r3/7/7/5 blue manoeuvres - - -",
            json!({"name": "build-near-king", "values": {"king": "again"}}),
        ),
        (
            "stone-of-destiny 5/7/7/7/1r1b3/rrb4/BRb2 red manoeuvres - - -",
            json!({"name": "build-with-king", "values": {"king": "again"}}),
        ),
    ]);
}

#[test]
fn sd4_a_ringfort_is_taken_first() {
    are_asked([(
        "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - \
         A2A3,A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6",
        json!({"name": "take-first", "values": {"count": 1, "hill": "F5"}}),
    )]);
}
