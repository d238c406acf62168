//! Tests of games written as texts.

use super::*;
use crate::api::{FileBody, FileOf};
use crate::file_reading::read_file;

#[test]
fn a_day_is_named_as_in_a_header() {
    for (at_ms, day) in [
        (0, "1970-01-01"),
        (951_782_400_000, "2000-02-29"),
        (951_868_800_000, "2000-03-01"),
        (1_795_391_999_999, "2026-11-22"),
        (1_795_392_000_000, "2026-11-23"),
        (4_107_542_400_000, "2100-03-01"),
    ] {
        assert_eq!(day_of(at_ms), day);
    }
}

fn header(name: &str, value: &str) -> FileHeader {
    FileHeader {
        name: name.into(),
        value: value.into(),
    }
}

fn read(text: &str) -> FileBody {
    let asked = FileOf {
        text: text.into(),
        game: 0,
        from: 0,
        through: None,
    };
    read_file(&asked, Language::English).expect("a file, or a fault")
}

#[test]
fn what_is_read_is_written_again() {
    let text = "[Variant \"sacred-hill-1\"]\n[Red \"Ann\"]\n\n{The middle.} 1. D4 D3 \
        (1... C3 {more room} 2. B5 (2. B3)) (1... C5) 2. C6 E5 {Not D5.} *\n";
    let FileBody::Game(game) = read(text) else {
        panic!("a fault");
    };
    let moves = game.moves.into_iter().map(|mv| WriteMove {
        after: mv.after,
        action: serde_json::from_value(serde_json::json!(mv.action)).expect("no draw"),
        comments: mv.comments,
    });
    let asked = WriteOf {
        headers: game.headers,
        of: None,
        comments: game.comments,
        moves: moves.collect(),
    };
    let written = write_file(&asked, None, Language::English).expect("a game");
    assert_eq!(written.file, text);
    assert!(
        written
            .transcript
            .contains(r#""moves":["D4","D3","C6","E5"]"#)
    );
}

#[test]
fn a_tree_whose_moves_follow_later_ones_is_refused() {
    let mv = |after| WriteMove {
        after,
        action: "D4".into(),
        comments: Vec::new(),
    };
    let asked = WriteOf {
        headers: vec![header("Variant", "four-treasures")],
        of: None,
        comments: Vec::new(),
        moves: vec![mv(None), mv(Some(1))],
    };
    let refused = write_file(&asked, None, Language::English).expect_err("no tree");
    assert_eq!(refused.code(), "malformed");
}
