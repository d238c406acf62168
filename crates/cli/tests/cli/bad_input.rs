//! Whatever cannot be read: exit code 2, one line that says where, and nothing else.

use crate::kit::{file, tara, tara_with};

#[test]
fn bad_usage_is_refused_in_one_line() {
    let cases: [&[&str]; 23] = [
        &["frobnicate"],
        &["--frobnicate"],
        &["variants", "more"],
        &["moves"],
        &["moves", "four-treasures", "D4"],
        &["moves", "four-treasures", "--why"],
        &["apply"],
        &["perft", "four-treasures"],
        &["perft", "four-treasures", "-1"],
        &["perft", "four-treasures", "two"],
        &["perft", "four-treasures", "99999999999999999999"],
        &["random"],
        &["random", "chess"],
        &["random", "four-treasures", "--games", "-1"],
        &[
            "random",
            "four-treasures",
            "--games",
            "18446744073709551616",
        ],
        &["random", "four-treasures", "--seed", "1.5"],
        &["random", "four-treasures", "--seed", "18446744073709551616"],
        &["replay"],
        &["bench", "--millis", "0"],
        &["bench", "--variant", "chess"],
        &["completions", "dos"],
        &["rules", "ZZ9"],
        &["rules", "SH1", "SH2"],
    ];
    for args in cases {
        let message = tara(args).refused(2);
        assert!(message.len() > 10, "{args:?}: {message}");
    }
}

#[test]
fn what_is_missing_or_wrong_is_named() {
    assert!(tara(&["moves"]).refused(2).contains("<POSITION>"));
    assert!(
        tara(&["random", "chess"])
            .refused(2)
            .contains("possible values: sacred-hill-1, ")
    );
    assert!(tara(&["rules", "ZZ9"]).refused(2).contains("ZZ9"));
    assert!(tara(&["frob\nnicate"]).refused(2).contains("frob"));
}

#[test]
fn a_variant_that_may_have_been_meant_is_named() {
    let message = tara(&["moves", "four-treasure"]).refused(2);
    assert_eq!(
        message,
        "variant, column 1: unknown variant; did you mean four-treasures?"
    );
    let message = tara(&["random", "high-king-2"]).refused(2);
    assert!(
        message.contains("a similar value exists: 'high-kings-2'"),
        "{message}"
    );
}

#[test]
fn a_command_that_needs_another_word_prints_its_help() {
    for args in [&[][..], &["deck"], &["admin"], &["admin", "report"]] {
        let ran = tara(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(ran.err.contains("\nCommands:\n"), "{args:?}: {}", ran.err);
    }
}

#[test]
fn a_position_is_refused_by_field_and_column() {
    let cases = [
        ("", "line, column 1: "),
        ("chess", "variant, column 1: unknown variant"),
        ("@", "a file name is missing"),
        (
            "four-treasures  5/7/7/7/7/7/5 red battle - - -",
            "line, column 16: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 red battle - -",
            "line, column 44: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 red battle - - -\n",
            "line, column 46: a line break",
        ),
        ("four-treasures\n", "line, column 15: a line break"),
        (
            "four-treasures 5/7/7/7/7/7/6 red battle - - -",
            "board, column 28: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/é red battle - - -",
            "board, column 28: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 south battle - - -",
            "turn, column 30: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 red setup - - -",
            "phase, column 34: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 red battle 0:0 - -",
            "lost, column 41: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 red battle - 3 -",
            "last, column 43: ",
        ),
        (
            "four-treasures 5/7/7/7/7/7/5 red battle - - D4D5",
            "links, column 45: ",
        ),
    ];
    for (position, want) in cases {
        for command in ["moves", "apply", "score", "show"] {
            let message = tara(&[command, position]).refused(2);
            assert!(message.contains(want), "{position:?}: {message}");
        }
        assert!(
            tara(&["perft", position, "2"]).refused(2).contains(want),
            "{position:?}"
        );
    }
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let directory = env!("CARGO_TARGET_TMPDIR");
    for name in [directory, "/no/such/file"] {
        let message = tara(&["replay", name]).refused(2);
        assert!(message.starts_with(name), "{message}");
        let message = tara(&["moves", &format!("@{name}")]).refused(2);
        assert!(message.starts_with(name), "{message}");
    }
    let bytes = file("bytes", [0xff, 0xfe, 0x00]);
    for args in [["moves", &format!("@{bytes}")], ["replay", &bytes]] {
        let message = tara(&args).refused(2);
        let half = "line 1, column 1: half of a UTF-16 character";
        assert_eq!(message, format!("{bytes}: {half}"));
    }
    assert!(
        tara(&["man", "--out", &format!("{bytes}/pages")])
            .refused(2)
            .starts_with(&bytes)
    );
}

#[test]
fn invalid_utf_8_is_reported_by_line_and_column() {
    let cases: [(&[u8], &str); 3] = [
        (b"four\xfftreasures", "line 1, column 5"),
        ("é\n".as_bytes(), "variant, column 1: unknown variant"),
        (b"\xc3\xa9\n\xc3\xa9\xc3\xa9\xc3", "line 2, column 3"),
    ];
    for (input, want) in cases {
        let message = tara_with(&["moves", "-"], input).refused(2);
        assert!(
            message.starts_with(&format!("standard input: {want}")),
            "{message}"
        );
    }
}

#[test]
fn standard_input_has_its_name_in_messages() {
    for args in [["moves", "-"], ["moves", "@-"], ["replay", "-"]] {
        let message = tara_with(&args, b"chess").refused(2);
        assert!(message.starts_with("standard input: "), "{message}");
    }
    let twice = tara_with(&["apply", "-"], b"four-treasures\n\nD4\n").refused(2);
    assert!(
        twice.starts_with("standard input: line 2, column 1: a position is one line, and a second"),
        "{twice}"
    );
}

#[test]
fn an_empty_name_is_reported_as_missing() {
    let message = tara(&["moves", "@"]).refused(2);
    assert_eq!(message, "a file name is missing after @");
    let message = tara(&["rules", ""]).refused(2);
    assert!(
        message.ends_with(" is missing; `tara rules` lists them"),
        "{message}"
    );
    assert!(tara(&["replay", ""]).refused(2).contains("<FILE>"));
}

#[test]
fn a_position_that_is_far_too_long_is_refused() {
    let long = vec![b'r'; 3 << 20];
    assert!(
        tara_with(&["moves", "-"], &long)
            .refused(2)
            .contains("too long")
    );
    assert!(
        tara_with(&["replay", "-"], &long)
            .refused(2)
            .contains("line 1")
    );
    let row = format!("four-treasures {} red battle - - -", "r".repeat(100_000));
    assert!(
        tara(&["moves", &row])
            .refused(2)
            .starts_with("board, column 21")
    );
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let bytes = OsStr::from_bytes(b"four\xfftreasures");
    for command in [
        "moves",
        "apply",
        "score",
        "show",
        "random",
        "replay",
        "rules",
        "completions",
    ] {
        let message = tara(&[OsStr::new(command), bytes]).refused(2);
        if command != "replay" {
            assert_eq!(message, "argument 2, column 5: not UTF-8");
        }
    }
    let message = tara(&[bytes]).refused(2);
    assert_eq!(message, "argument 1, column 5: not UTF-8");
    tara(&[
        OsStr::new("moves"),
        OsStr::new("four-treasures"),
        OsStr::new("--why"),
        bytes,
    ])
    .refused(2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_no_panic() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let mut command = crate::kit::command(&["variants"]);
    let output = command.stdout(full).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"tara: standard output: "));
    // More than is written at once, so that the conversion itself meets the fault.
    let games = crate::kit::random("four-treasures", &["--games", "100"]);
    let games = file("games", games);
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let mut command = crate::kit::command(&["convert", &games]);
    let output = command.stdout(full).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("tara: standard output: "), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_is_written_to_and_not_read() {
    let arena = |out| {
        let players = ["--a", "random", "--b", "random", "--games", "2"];
        tara(&[&["arena", "four-treasures", "--out", out], &players[..]].concat())
    };
    let refused = arena("/dev/full").refused(2);
    assert!(refused.starts_with("/dev/full: "), "{refused}");
    arena("/dev/null").well();
}
