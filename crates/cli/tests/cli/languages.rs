//! The language of the words: how it is chosen, and that nothing else changes with it.

use std::io::Write;
use std::process::Stdio;

use crate::kit::{command, tara};

const TRANSLATIONS: [&str; 2] = ["de", "it"];

#[test]
fn an_option_goes_before_the_variable_and_that_before_the_system() {
    let first_line = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = command(args);
        command
            .env_remove("TARA_LANG")
            .envs(variables.iter().copied());
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{args:?}");
        let text = String::from_utf8(output.stdout).expect("text");
        text.lines().next().expect("a line").to_owned()
    };
    let (german, italian) = ("SH3 Der Heilige Hügel", "SH3 La Collina Sacra");
    let rules = ["rules", "SH3"];
    let option = ["rules", "SH3", "--lang", "it"];
    assert_eq!(first_line(&option, &[("TARA_LANG", "de")]), italian);
    assert_eq!(first_line(&["--lang=de-AT", "rules", "SH3"], &[]), german);
    assert_eq!(
        first_line(&rules, &[("TARA_LANG", "de"), ("LC_ALL", "it_IT.UTF-8")]),
        german
    );
    assert_eq!(first_line(&rules, &[("LC_ALL", "it_CH.UTF-8")]), italian);
    let preferred = [("LC_ALL", "en_US.UTF-8"), ("LANGUAGE", "fr:de:it")];
    assert_eq!(first_line(&rules, &preferred), german);
    for plain in ["C", "C.UTF-8", "POSIX"] {
        let variables = [("LC_ALL", plain), ("LANGUAGE", "de"), ("LANG", "it_IT")];
        assert_eq!(first_line(&rules, &variables), "SH3 Sacred Hill", "{plain}");
    }
}

#[test]
fn a_language_that_is_not_there_is_reported_once() {
    let answer = tara(&["rules", "SH3", "--lang", "fr"]);
    assert_eq!(answer.code, Some(0));
    assert!(
        answer.out.starts_with("SH3 Sacred Hill\n"),
        "{}",
        answer.out
    );
    assert_eq!(
        answer.err,
        "tara: “fr” is not available, only en, de and it; using en\n"
    );
}

#[test]
fn an_error_of_the_command_line_is_in_the_language_too() {
    assert_eq!(
        tara(&["moves", "@", "--lang", "de"]).refused(2),
        "hinter @ fehlt ein Dateiname"
    );
}

#[test]
fn machine_output_is_the_same_in_every_language() {
    for args in [
        &["variants", "--json"][..],
        &["moves", "high-kings-1"],
        &["perft", "four-treasures", "2"],
        &["score", "four-treasures"],
        &[
            "random",
            "seat-of-kings",
            "--seed",
            "1",
            "--max-rounds",
            "2",
        ],
        &["apply", "sacred-hill-1", "D4", "E6"],
        &["bestmove", "four-treasures", "--depth", "1"],
    ] {
        let english = tara(args).well();
        for language in TRANSLATIONS {
            let translated = tara(&[args, &["--lang", language]].concat()).well();
            assert_eq!(translated, english, "{args:?} in {language}");
        }
    }
}

/// The command in a locale, in a language.
fn in_locale(locale: &str, language: &str, args: &[&str], input: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let mut command = command(args);
    command.env("LC_ALL", locale).env("TARA_LANG", language);
    let mut child = command.stdin(Stdio::piped()).spawn().expect("it starts");
    let written = child.stdin.take().expect("it was piped").write_all(input);
    // A command that reads nothing may have ended before.
    drop(written);
    let output = child.wait_with_output().expect("it ends");
    (output.stdout, output.stderr)
}

#[test]
fn people_read_ascii_where_the_terminal_has_no_utf_8() {
    let folder = crate::kit::folder("ascii");
    let cases: [&[&str]; 15] = [
        &["show", "sacred-hill-1"],
        &["show", "stone-of-destiny"],
        &["show", "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -"],
        &["show", "seat-of-kings"],
        &["rules"],
        &["rules", "high-kings-1"],
        &["rules", "--learn", "seat-of-kings"],
        &["deck", "show"],
        &["deck", "check", "/no/süch"],
        &["moves", "sacred-hill-9"],
        &["moves", "sacred-hill-1", "--why", "xD4"],
        &["replay", "-"],
        &["--help"],
        &["admin"],
        &["serve", "--listen", "ä"],
    ];
    for language in ["en", "de", "it"] {
        for locale in ["C", "POSIX", "de_DE.ISO-8859-1", "de_DE"] {
            for args in cases {
                let (out, err) = in_locale(locale, language, args, "ß\n".as_bytes());
                let shown = [out, err].concat();
                assert!(shown.is_ascii() && shown.len() > 20, "{args:?} in {locale}");
                assert!(!shown.contains(&b'?') || args[0] != "show", "{args:?}");
            }
        }
        let save = folder.join(language);
        let save = save.to_str().expect("text");
        let args = [
            "play",
            "sacred-hill-1",
            "--plain",
            "--seed",
            "2",
            "--save",
            save,
        ];
        let typed = "ä\nhelp\nD4\nlog\nquit\n";
        let (out, err) = in_locale("C", language, &args, typed.as_bytes());
        assert!(out.is_ascii() && err.is_empty() && out.len() > 1000);
    }
    let (board, _) = in_locale("C", "en", &["show", "sacred-hill-1"], b"");
    let board = String::from_utf8(board).expect("text");
    assert!(board.contains("\n  7      o   o   o   o   o\n"), "{board}");
    let (board, _) = in_locale("C.UTF-8", "en", &["show", "sacred-hill-1"], b"");
    assert!(!board.is_ascii());
}

#[test]
fn programs_read_the_same_in_every_charset() {
    let deck = include_str!("../../../../data/decks/reconstructed.toml");
    let deck = deck.replacen("name = \"reconstructed\"", "name = \"Königin „é“\"", 1);
    let deck = crate::kit::file("deck.toml", deck);
    let game = [
        "random",
        "seat-of-kings",
        "--max-rounds",
        "2",
        "--deck",
        &deck,
    ];
    let transcript = tara(&game).well();
    assert!(transcript.contains("Königin „é“"), "{transcript}");
    let start = tara(&["start", "seat-of-kings", "--deck", &deck]).well();
    let cases: [(&[&str], &str); 8] = [
        (&game, ""),
        (&["convert", "--deck", &deck, "-"], &transcript),
        (&["start", "seat-of-kings", "--deck", &deck], ""),
        (&["apply", "--deck", &deck, "-"], &start),
        (&["view", "--deck", &deck, "-", "--seat", "red"], &start),
        (&["deck", "show", &deck, "--svg", "-"], ""),
        (&["show", "--deck", &deck, "-", "--svg", "-"], &start),
        (&["variants", "--json"], ""),
    ];
    for (args, input) in cases {
        let (want, _) = in_locale("C.UTF-8", "en", args, input.as_bytes());
        let (out, _) = in_locale("C", "en", args, input.as_bytes());
        assert_eq!(
            String::from_utf8_lossy(&out),
            String::from_utf8_lossy(&want),
            "{args:?}"
        );
        assert!(want.len() > 100, "{args:?}");
    }
}
