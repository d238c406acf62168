//! Texts as other programs save them: with a byte order mark, in UTF-16, with other line ends, and in files of any name.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

use crate::kit::{file, folder, random, tara, tara_with};
use crate::play::TWO_PEOPLE;

const POSITION: &str = "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -\n";
const GAME: &str = "[Variant \"sacred-hill-1\"]\n[Red \"Jörg\"]\n\n1. D4 {Die\nMitte.} *\n";
const DECK: &str = include_str!("../../../../data/decks/reconstructed.toml");

/// A text as programs save it, each time with a name.
fn saved(text: &str) -> Vec<(&'static str, Vec<u8>)> {
    let utf16 = |bytes_of: fn(u16) -> [u8; 2], text: &str| {
        let units = text.encode_utf16();
        units.flat_map(bytes_of).collect::<Vec<u8>>()
    };
    let (windows, mac) = (text.replace('\n', "\r\n"), text.replace('\n', "\r"));
    let marked = format!("\u{feff}{windows}");
    vec![
        ("as it is", text.into()),
        ("mark", format!("\u{feff}{text}").into()),
        ("mark and Windows", marked.clone().into()),
        ("Windows", windows.into()),
        ("old Mac", mac.into()),
        ("UTF-16 LE", utf16(u16::to_le_bytes, &marked)),
        ("UTF-16 BE", utf16(u16::to_be_bytes, &marked)),
        ("blank lines", format!("{text}\n  \n\n").into()),
        ("no end", text.trim_end().into()),
    ]
}

#[test]
fn every_reader_takes_every_form_of_a_text() {
    let transcripts = random("sacred-hill-1", &["--games", "2"]);
    let kings = random("seat-of-kings", &["--max-rounds", "2"]);
    let settings = "listen = \"127.0.0.1:0\"\nbase_path = \"x\"\n";
    let cases: [(&[&str], &str); 9] = [
        (&["replay", "-"], &transcripts),
        (&["convert", "-"], &transcripts),
        (&["convert", "-"], GAME),
        (&["moves", "-"], POSITION),
        (&["show", "-"], POSITION),
        (&["apply", "-", "D4"], POSITION),
        (&["deck", "check", "-"], DECK),
        (&["deck", "show", "-"], DECK),
        (&["replay", "--deck", "-"], DECK),
    ];
    for (args, text) in cases {
        let game = file("kings", &kings);
        let of_deck: &[&str] = if args[1] == "--deck" { &[&game] } else { &[] };
        let args = [args, of_deck].concat();
        let want = tara_with(&args, text.as_bytes()).well();
        for (form, bytes) in saved(text) {
            assert_eq!(tara_with(&args, &bytes).well(), want, "{args:?}, {form}");
        }
    }
    let message = |bytes: &[u8]| {
        let settings = file("settings", bytes);
        let refused = tara(&["serve", "--settings", &settings]).refused(2);
        refused.replace(&settings, "settings")
    };
    let want = message(settings.as_bytes());
    for (form, bytes) in saved(settings) {
        assert_eq!(message(&bytes), want, "{form}");
    }
}

#[test]
fn what_is_typed_may_come_from_a_file_too() {
    for (form, bytes) in saved("tara\nisready\nquit\n") {
        let answer = tara_with(&["engine", "--player", "random"], &bytes).well();
        assert!(answer.ends_with("readyok\n"), "{form}: {answer}");
    }
    let folder = folder("typed");
    let args = ["play", "sacred-hill-1", "--plain", "--seed", "1", "--save"];
    let played = |number: usize, bytes: &[u8]| {
        let save = folder.join(number.to_string());
        let save = save.to_str().expect("text");
        let out = tara_with(&[&args[..], &[save]].concat(), bytes).well();
        out.replace(save, "").trim_end().to_owned()
    };
    let typed = "D4\nquit\n";
    let want = played(0, typed.as_bytes());
    for (number, (form, bytes)) in (1..).zip(saved(typed)) {
        assert_eq!(played(number, &bytes), want, "{form}");
    }
}

#[test]
fn a_file_that_grows_is_read_and_continued_in_every_form() {
    let folder = folder("grows");
    let path = folder.join("game.jsonl");
    let path = path.to_str().expect("text");
    let kept = |args: &[&str], input: &[u8]| {
        let _ = std::fs::remove_file(path);
        tara_with(&[args, &[path]].concat(), input).well();
        std::fs::read_to_string(path).expect("it is kept")
    };
    let play = ["play", "--plain", "--seed", "1"];
    let over = [
        &play[..],
        &["seat-of-kings", "--seats", "blue,red", "--max-rounds", "1"],
        &["--seat", "blue=random", "--seat", "red=random", "--save"],
    ];
    let over = kept(&over.concat(), b"");
    let begun = kept(
        &[
            &["play", "four-treasures"],
            &TWO_PEOPLE[..],
            &["--plain", "--save"],
        ]
        .concat(),
        b"D4\nquit\n",
    );
    let arena = ["arena", "four-treasures", "--a", "random", "--b", "random"];
    let arena = [&arena[..], &["--games", "4", "--out"]].concat();
    let games = kept(&arena, b"");
    let half: String = games.split_inclusive('\n').take(3).collect();
    for (number, (form, _)) in saved("").into_iter().enumerate() {
        let write = |text: &str| {
            let first = if number % 2 == 0 { "" } else { "\n" };
            let saved = saved(&format!("{first}{text}"));
            std::fs::write(path, &saved[number].1).expect("it is written");
        };
        write(&over);
        let proved = tara(&["verify", path]).well();
        assert!(proved.starts_with("proved: "), "{form}: {proved}");
        write(&begun);
        for input in ["C3\nquit\n", "E5\nquit\n"] {
            let resume = [&play[..], &["--resume", path]].concat();
            let shown = tara_with(&resume, input.as_bytes()).well();
            assert!(shown.contains("Game resumed."), "{form}: {shown}");
        }
        let continued = String::from_utf8(std::fs::read(path).expect("it is kept"));
        assert!(continued.expect("UTF-8").contains("\"E5\""), "{form}");
        write(&half);
        for _ in 0..2 {
            tara(&[&arena[..], &[path]].concat()).well();
        }
        let continued = String::from_utf8(std::fs::read(path).expect("it is kept"));
        let continued = continued.expect("UTF-8").replace('\r', "\n");
        let lines = continued.trim_start_matches('\u{feff}').lines();
        let lines: Vec<_> = lines.filter(|line| !line.trim().is_empty()).collect();
        assert_eq!(lines.len(), games.lines().count(), "{form}");
    }
}

#[test]
fn a_fault_is_placed_in_the_text_whatever_its_form() {
    let bytes = b"\xff\xfe1\x00\r\x00\n\x00\x00\xd8a\x00";
    assert_eq!(
        tara_with(&["moves", "-"], bytes).refused(2),
        "standard input: line 2, column 1: half of a UTF-16 character"
    );
    let game = GAME.replace("D4", "D9").replace('\n', "\r");
    let refused = tara_with(&["convert", "-"], format!("\u{feff}{game}").as_bytes()).refused(2);
    assert!(
        refused.starts_with("standard input: line 4, column 4: "),
        "{refused}"
    );
}

#[test]
fn files_have_names_of_any_bytes() {
    let folder = folder("names");
    let name = folder.join(OsStr::from_bytes(b"b\xf6se"));
    let argument = |prefix: &str| {
        let path = name.as_os_str().as_bytes();
        OsString::from_vec([prefix.as_bytes(), path].concat())
    };
    let words = |words: &[&str], last: OsString| {
        let mut words: Vec<OsString> = words.iter().map(Into::into).collect();
        words.push(last);
        words
    };
    for args in [
        words(&["moves"], argument("@")),
        words(&["show"], argument("@")),
        words(&["solve", "--nodes", "1"], argument("@")),
        words(&["replay"], argument("")),
        words(&["convert"], argument("")),
        words(&["deck", "check"], argument("")),
        words(&["serve", "--settings"], argument("")),
    ] {
        let refused = tara(&args).refused(2);
        let named = format!("{}: ", name.display());
        assert!(refused.starts_with(&named), "{args:?}: {refused}");
    }
    std::fs::write(&name, POSITION).expect("a file");
    assert_eq!(
        tara(&words(&["moves"], argument("@")))
            .well()
            .lines()
            .count(),
        45
    );
}

#[test]
fn a_file_that_is_not_of_a_match_is_left_as_it_is() {
    for text in ["a shopping list", "{\"arena\":{}}\r{}\r"] {
        let path = file("list", text);
        tara(&[
            "arena",
            "four-treasures",
            "--a",
            "random",
            "--b",
            "random",
            "--games",
            "2",
            "--out",
            &path,
        ])
        .refused(2);
        tara(&["play", "--resume", &path, "--plain"]).refused(2);
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
    }
}

#[test]
fn blank_lines_and_spaces_around_a_position_are_passed_over() {
    let kings = tara(&["start", "seat-of-kings"]).well();
    for position in [POSITION, &kings, "high-kings-1\n"] {
        let want = tara_with(&["moves", "-"], position.as_bytes()).well();
        let line = position.trim_end();
        for around in [
            format!("\n \r\n{position}"),
            format!("{line} \t\r\n\r\n"),
            format!("\u{feff}\n{line}\r"),
        ] {
            let from = format!("@{}", file("position", &around));
            assert_eq!(tara(&["moves", &from]).well(), want, "{around:?}");
            let piped = tara_with(&["moves", "-"], around.as_bytes()).well();
            assert_eq!(piped, want, "{around:?}");
        }
    }
}

#[test]
fn a_second_file_behind_the_first_is_told_by_its_line() {
    let game = random("sacred-hill-1", &[]);
    let kings = tara(&["start", "seat-of-kings"]).well();
    let mark = "a byte order mark: a second file begins here";
    let cases: [(&[&str], &str); 5] = [
        (&["replay", "-"], &game),
        (&["convert", "-"], GAME),
        (&["moves", "-"], POSITION),
        (&["moves", "-"], &kings),
        (&["deck", "check", "-"], DECK),
    ];
    for (args, text) in cases {
        let line = text.matches('\n').count() + 1;
        let ran = tara_with(args, format!("{text}\u{feff}{text}").as_bytes());
        let told = format!("tara: standard input: line {line}, column 1: {mark}\n");
        assert_eq!((ran.code, ran.err), (Some(2), told), "{args:?}");
        let mut cut = saved(text).swap_remove(5).1;
        cut.push(b'x');
        let ran = tara_with(args, &cut);
        assert!(
            ran.err.ends_with("half of a UTF-16 character\n"),
            "{}",
            ran.err
        );
    }
    for text in [POSITION, &kings] {
        let told = tara_with(&["moves", "-"], text.repeat(2).as_bytes()).refused(2);
        let want = "standard input: line 2, column 1: a position is one line, and a second text";
        assert!(told.starts_with(want), "{told}");
    }
    let save = "\n\u{feff}{\"at\":1}\n";
    for args in [&["play", "--resume"][..], &ARENA_OUT] {
        let save = file("save", save);
        let told = tara(&[args, &[&save]].concat()).refused(2);
        assert!(
            told.ends_with(&format!(": line 2, column 1: {mark}")),
            "{told}"
        );
    }
}

const ARENA_OUT: [&str; 9] = [
    "arena",
    "four-treasures",
    "--games",
    "2",
    "--a",
    "random",
    "--b",
    "random",
    "--out",
];
