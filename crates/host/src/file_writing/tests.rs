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

/// Characters that people type, paste or come by, and all that mean something in a file.
const TYPED: [char; 36] = [
    'a',
    'Z',
    '7',
    ' ',
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u{1}',
    '\u{7}',
    '\u{1b}',
    '\u{7f}',
    '\u{85}',
    '\u{9f}',
    '\u{a0}',
    '\u{ad}',
    '\u{200b}',
    '\u{200f}',
    '\u{2028}',
    '\u{202e}',
    '\u{3000}',
    '\u{feff}',
    '\u{fffe}',
    '\u{fffd}',
    '\u{1f451}',
    'ß',
    '\u{301}',
    '{',
    '}',
    '\\',
    '"',
    '[',
    ']',
    '(',
    '%',
];

/// Texts of any of these characters, from a seed.
struct Typist(u64);

impl Typist {
    fn below(&mut self, bound: usize) -> usize {
        // Knuth's generator: its high bits are good enough.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn text(&mut self) -> String {
        let length = self.below(40);
        (0..length)
            .map(|_| TYPED[self.below(TYPED.len())])
            .collect()
    }

    fn texts(&mut self) -> Vec<String> {
        (0..self.below(4)).map(|_| self.text()).collect()
    }
}

/// A comment as a file keeps it: words with one space between.
fn kept(comments: &[String]) -> Vec<String> {
    let spaced = comments
        .iter()
        .map(|text| text.replace(char::is_control, " "));
    let kept = spaced.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    kept.filter(|text| !text.is_empty()).collect()
}

#[test]
fn whatever_people_type_is_read_back() {
    const TREE: [(Option<usize>, &str); 6] = [
        (None, "D4"),
        (None, "B2"),
        (Some(0), "E5"),
        (Some(0), "C2"),
        (Some(2), "F6"),
        (Some(3), "D6"),
    ];
    for seed in 0..500 {
        let mut typist = Typist(seed);
        let names = ["Event", "Place", "Game", "Note", "Red", "Blue"];
        let typed = names.map(|name| header(name, &typist.text()));
        let asked = WriteOf {
            headers: [&[header("Variant", "four-treasures")], &typed[..]].concat(),
            of: None,
            comments: typist.texts(),
            moves: TREE
                .map(|(after, action)| WriteMove {
                    after,
                    action: action.into(),
                    comments: typist.texts(),
                })
                .into(),
        };
        let written = write_file(&asked, None, Language::English).expect("a game");
        let FileBody::Game(game) = read(&written.file) else {
            panic!("a fault in {}", written.file);
        };
        for (typed, read) in asked.headers.iter().zip(&game.headers) {
            assert_eq!(
                read.value,
                typed.value.replace(char::is_control, " "),
                "{seed}"
            );
        }
        assert_eq!(game.comments, kept(&asked.comments), "{seed}");
        let of_read = |token: &str| {
            let mut moves = game.moves.iter().filter(|mv| mv.token == token);
            moves.next().expect("each comes once").comments.clone()
        };
        for ((_, token), mv) in TREE.iter().zip(&asked.moves) {
            assert_eq!(of_read(token), kept(&mv.comments), "{token} of {seed}");
        }
    }
}

#[test]
fn a_control_character_takes_nothing_else_with_it() {
    let asked = |comment: &str| WriteOf {
        headers: vec![
            header("Variant", "sacred-hill-1"),
            header("Note", "a\u{7}b\nc"),
        ],
        of: None,
        comments: Vec::new(),
        moves: vec![WriteMove {
            after: None,
            action: "D4".into(),
            comments: vec![comment.into(), "second".into()],
        }],
    };
    for control in ['\u{1}', '\u{7}', '\u{1b}', '\u{7f}', '\u{9b}'] {
        let asked = asked(&format!("before {control} after"));
        let written = write_file(&asked, None, Language::English).expect("a game");
        assert!(written.file.ends_with("1. D4 {before after} {second} *\n"));
        assert!(written.file.contains("[Note \"a b c\"]\n"));
    }
}
