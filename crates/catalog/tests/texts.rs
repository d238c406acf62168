//! Values as their texts for serde.

use catalog::{Action, AnyVariant, Draw, Ply};
use ringforts::{Hill, Move, Position, Variant};
use seat_of_kings::{Color, Decision, Piece, Region};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};

/// Reads and writes these texts, and says why the last, which is none, is refused.
fn check<T: Serialize + DeserializeOwned>(texts: &[&str], none: &str) -> String {
    for text in texts {
        let value: T = from_value(json!(text)).expect(text);
        assert_eq!(to_value(value).expect("text"), json!(text));
    }
    let refused = |value: Value| from_value::<T>(value).map(drop).expect_err("none");
    let wrong_type = refused(json!(5)).to_string();
    assert_eq!(wrong_type, "invalid type: integer `5`, expected a string");
    refused(json!(none)).to_string()
}

#[test]
fn values_are_their_texts_and_a_refusal_has_the_text_and_the_reason() {
    let hills = check::<Hill>(&["A2", "D4", "G6"], "A1");
    assert_eq!(hills, r#""A1": not a hill"#);
    let moves = ["D4", "xD4", "B2-C4", "B2xC4", "B2-C4~", "pass", "xD4+E4E5"];
    assert_eq!(check::<Move>(&moves, "d4"), r#""d4": not a move"#);
    let chess = check::<Variant>(&["high-kings-2"], "chess");
    assert_eq!(chess, r#""chess": unknown variant"#);
    let game = check::<AnyVariant>(&["high-kings-2", "seat-of-kings"], "chess");
    assert_eq!(game, chess);
    let start = ["four-treasures 5/7/7/7/7/7/5 red battle - - -"];
    let board = check::<Position>(&start, "four-treasures 5/7/7/7/7/7/6 red battle - - -");
    assert!(board.contains("board, column 28"), "{board}");

    let decisions = ["keep 1 2 3", "end"];
    let decision = check::<Decision>(&decisions, "keep 0");
    assert_eq!(decision, r#""keep 0": not a decision"#);
    check::<Draw>(&["lots 17 5"], "lots");
    let region = check::<Region>(&["ulster"], "Ulster");
    assert_eq!(region, r#""Ulster": an unknown name"#);
    check::<Color>(&["blue"], "green");
    check::<seat_of_kings::Position>(&["F1"], "F9");
    check::<Piece>(&["F1.0"], "F1");
    let action = check::<Action>(&[&moves[..], &decisions].concat(), "?");
    assert_eq!(action, r#""?": a token of no game"#);
    check::<Ply>(&["lots 17 5", "D4", "end"], "?");
}
