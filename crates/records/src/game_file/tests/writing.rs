//! Written games: numbers, seats, lines.

use catalog::AnyVariant;
use seat_of_kings::Deck;

use super::{random, read};
use crate::game_file::{Move, RoundPlace};

/// Reads a text and gives it as it is written.
fn written(text: &str) -> String {
    read(text).to_string()
}

#[test]
fn lines_have_at_most_a_hundred_characters_unless_a_word_has_more() {
    for variant in AnyVariant::all() {
        let text = random(variant, 200, 2).to_string();
        let (_, moves) = text.split_once("\n\n").expect("headers");
        for line in moves.lines() {
            let length = line.chars().count();
            assert!(length <= 100 && length > 0 && line.trim() == line, "{line}");
        }
        assert!(
            moves.lines().any(|line| line.chars().count() > 85),
            "{moves}"
        );
    }
}

#[test]
fn a_move_has_a_number_where_its_round_begins_and_after_what_parts_it() {
    let text =
        "[Variant \"four-treasures\"]\n{first} D4 C3 {second} E5 (E4 F3 G4) D2 (B3 (A2 A3)) A2 *";
    let want = "[Variant \"four-treasures\"]\n\n\
        {first} 1. D4 C3 {second} 2. E5 (2. E4 F3 3. G4) 2... D2 (2... B3 (2... A2 3. A3)) 3. A2 *\n";
    assert_eq!(written(text), want);
    assert_eq!(written(want), want);
}

#[test]
fn a_round_begins_with_the_seat_that_moves_first() {
    let start = "four-treasures-doubles 5/7/7/7/7/7/5 west battle - - -";
    let headers = format!("[Variant \"four-treasures-doubles\"]\n[Start \"{start}\"]\n\n");
    let text = format!("{headers}1. D6 D5 D2 D3 2. C6 (2. B6 E6) 2... C5 *\n");
    assert_eq!(written(&text), text);
}

#[test]
fn a_round_whose_first_seat_is_skipped_begins_with_dots() {
    let mut skipped = 0;
    for seed in 0..40 {
        let record = random(
            "four-treasures-doubles".parse().expect("a name"),
            1000,
            seed,
        );
        for pair in record.mainline().moves().windows(2) {
            let [one, next] = [&pair[0], &pair[1]].map(Move::number);
            let begins = next.round - one.round;
            assert!(begins <= 1 && (begins == 1 || next.place == RoundPlace::Later));
            skipped += usize::from(begins == 1 && next.place == RoundPlace::Later);
        }
    }
    assert!(skipped > 0);
}

#[test]
fn decisions_of_a_seat_stand_on_a_line() {
    let deal = (1..=36)
        .map(|card| card.to_string())
        .collect::<Vec<_>>()
        .join(" ");
    let text = format!(
        "[Variant \"seat-of-kings\"]\n[Seats \"blue,red\"]\n\
         lots 5 17; shuffle {deal}; keep 1 2 3; {{so}} (keep 1 2 4;) keep 7 8 9; discard 1; *"
    );
    let record = written(&text);
    let (_, moves) = record.split_once("\n\n").expect("headers");
    let want = [
        "1. lots 5 17;",
        "shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34",
        "35 36;",
        "red: keep 1 2 3; {so}",
        "(1... red: keep 1 2 4;)",
        "1... blue: keep 7 8 9;",
        "red: discard 1;",
        "*",
    ];
    assert_eq!(moves.lines().collect::<Vec<_>>(), want);
    assert_eq!(written(&record), record);
}

#[test]
fn headers_escape_quotes_and_backslashes() {
    let text = "[Variant \"four-treasures\"]\n[Red \"\\\"A\\\\nn\\\"\"]\n[Date \"2026-11\"]\n\n*\n";
    assert_eq!(written(text), text);
    let headers = read(text).records.remove(0).headers().clone();
    assert_eq!(headers.get("Red"), Some("\"A\\nn\""));
    assert_eq!(headers.list().len(), 3);
    assert_eq!(headers.get("Blue"), None);
    assert!(headers.start(&Deck::reconstructed()).is_ok());
}

#[test]
fn numbers_and_seats_may_be_left_out_and_spaces_stand_anywhere() {
    let text = "[ Variant  \"four-treasures\" ][Red \"\"] 1.D4\n\tC3{a\n b}(E3)2. E5 \n*";
    let want = "[Variant \"four-treasures\"]\n[Red \"\"]\n\n1. D4 C3 {a b} (1... E3) 2. E5 *\n";
    assert_eq!(written(text), want);
    let comments = "[Variant \"four-treasures\"] D4 {} (E4) {after} *";
    let want = "[Variant \"four-treasures\"]\n\n1. D4 {after} (1. E4) *\n";
    assert_eq!(written(comments), want);
}

#[test]
fn the_games_of_the_notation_are_written_as_they_stand_there() {
    let page = include_str!("../../../../../docs/notation.md");
    let blocks = page.split("```text\n").skip(1);
    let blocks = blocks.filter_map(|block| block.split_once("```"));
    let games = blocks.filter(|(block, _)| block.starts_with("[Variant"));
    let mut variants = Vec::new();
    for (text, _) in games {
        let file = read(text);
        assert_eq!(file.to_string(), text);
        variants.extend(file.records.iter().map(|record| record.variant().name()));
    }
    assert_eq!(variants, ["sacred-hill-1", "seat-of-kings"]);
}
