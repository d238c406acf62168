//! `convert`.

use crate::kit::{Ran, SEAT_OF_KINGS, VARIANTS, file, random, tara, tara_with};

fn convert(text: &str) -> Ran {
    tara_with(&["convert", "-"], text.as_bytes())
}

#[test]
fn transcripts_of_every_variant_are_game_files_and_back() {
    for variant in VARIANTS.into_iter().chain([SEAT_OF_KINGS]) {
        let games = random(variant, &["--games", "3", "--seed", "4"]);
        let text = convert(&games).well();
        assert!(text.starts_with(&format!("[Variant \"{variant}\"]\n")));
        assert_eq!(text.matches("[Variant").count(), 3);
        let path = file(&format!("{variant}.tara"), &text);
        assert_eq!(tara(&["convert", &path]).well(), games);
    }
    assert_eq!(convert("").well(), "");
    assert_eq!(convert(" \n").well(), "");
}

#[test]
fn comments_variations_and_names_are_no_part_of_a_transcript() {
    let plain = convert("[Variant \"four-treasures\"] D4 C3 *").well();
    let text = "[Variant \"four-treasures\"]\n[Red \"Ann\"]\n1. D4 {here} (1. D5 C3) 1... C3 *";
    assert_eq!(convert(text).well(), plain);
    assert!(plain.contains(r#""moves":["D4","C3"],"final":"four-treasures "#));
}

#[test]
fn an_illegal_move_is_reported_with_place_and_sentence() {
    let text = "[Variant \"four-treasures\"]\n\n1. D4\nD4 *";
    let message = convert(text).refused(1);
    let begin = "line 4, column 1: D4 is not legal, B11 ";
    assert!(
        message.starts_with(begin) && message.ends_with('.'),
        "{message}"
    );
}

#[test]
fn a_syntax_error_is_reported_with_its_place() {
    let message = convert("[Variant \"four-treasures\"]\nD9 *").refused(2);
    let want = "standard input: line 2, column 1: \"D9\" is not a move token of four-treasures";
    assert_eq!(message, want);
    let message = convert("four-treasures").refused(2);
    assert_eq!(
        message,
        "standard input: line 1, column 1: a game begins with [Variant \"...\"]"
    );
    assert!(
        convert("{")
            .refused(2)
            .starts_with("standard input: line 1, column 1: ")
    );
    assert!(
        tara(&["convert", "missing"])
            .refused(2)
            .starts_with("missing: ")
    );
}

#[test]
fn a_transcript_that_does_not_agree_is_not_converted() {
    let game = random("four-treasures", &[]);
    let other = game.replace("\"points\":{\"red\":", "\"points\":{\"red\":1");
    let message = convert(&other).refused(1);
    assert!(
        message.starts_with("line 1, event ") && message.contains(", points: expected "),
        "{message}"
    );
    let challenge = game
        .replace("}}\n", "},\"challenge\":true}\n")
        .replace("]}\n", "]},\"challenge\":true}\n");
    let message = convert(&challenge).refused(2);
    let want = "standard input: line 1: a game with an illegal move that nobody challenged has no game file";
    assert_eq!(message, want);
}

#[test]
fn skc3_another_deck_is_named() {
    let text = "[Variant \"seat-of-kings\"]\n[Seats \"blue,red\"]\n[Deck \"mine\"]\n*";
    let message = convert(text).refused(2);
    assert!(
        message.contains("line 3, column 7: header Deck: \"mine\", but the deck in use is "),
        "{message}"
    );
}
