//! Help and errors of the command line, in each language.

use std::fs;
use std::path::Path;

use crate::kit::{command, tara};

/// The help of this command line on a page of a hundred characters, without the blanks at the ends of lines.
fn help(args: &[&str]) -> String {
    let mut command = command(args);
    command.env("COLUMNS", "100").env_remove("TARA_DATABASE");
    let output = command.output().expect("it runs");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    let text = String::from_utf8(output.stdout).expect("text");
    let lines = text.lines().map(str::trim_end);
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn help_is_in_the_language_that_was_asked_for() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/help");
    for (page, args) in [
        ("tara.de.txt", &["--lang", "de", "--help"][..]),
        ("admin-tables.en.txt", &["admin", "tables", "--help"]),
        (
            "admin-tables.de.txt",
            &["admin", "tables", "--help", "--lang", "de"],
        ),
        (
            "admin-tables.it.txt",
            &["admin", "tables", "--lang=it", "--help"],
        ),
        ("rules.it.txt", &["rules", "-h", "--lang", "it"]),
    ] {
        let want = fs::read_to_string(pages.join(page)).expect(page);
        assert_eq!(help(args), want, "{page}");
    }
}

#[test]
fn the_variable_chooses_the_language_of_help_too() {
    let mut command = command(&["rules", "-h"]);
    let output = command.env("TARA_LANG", "it").output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        text.contains("\nUso: tara rules [OPZIONI] [ID]\n"),
        "{text}"
    );
}

#[test]
fn an_error_of_usage_is_in_the_language_with_the_same_exit_code_and_on_one_line() {
    let cases: [(&[&str], [&str; 3]); 6] = [
        (
            &["rando"],
            [
                "unrecognized subcommand 'rando'; tip: a similar subcommand exists: 'random'",
                "unbekannter Befehl „rando“; Tipp: ähnlich ist der Befehl „random“",
                "comando “rando” sconosciuto; suggerimento: c’è un comando simile: “random”",
            ],
        ),
        (
            &["help"],
            [
                "unrecognized subcommand 'help'; tip: `tara --help` lists all commands",
                "unbekannter Befehl „help“; Tipp: `tara --help` listet alle Befehle auf",
                "comando “help” sconosciuto; suggerimento: `tara --help` elenca tutti i comandi",
            ],
        ),
        (
            &["play"],
            [
                "the following required arguments were not provided: <VARIANT>; tip: `tara variants` lists the variants",
                "fehlende Argumente: <VARIANTE>; Tipp: `tara variants` listet die Varianten auf",
                "argomenti mancanti: <VARIANTE>; suggerimento: `tara variants` elenca le varianti",
            ],
        ),
        (
            &["perft"],
            [
                "the following required arguments were not provided: <POSITION>, <DEPTH>",
                "fehlende Argumente: <STELLUNG>, <TIEFE>",
                "argomenti mancanti: <POSIZIONE>, <PROFONDITÀ>",
            ],
        ),
        (
            &["random", "four-treasures", "--policy", "x"],
            [
                "invalid value 'x' for '--policy <POLICY>' [possible values: uniform, eager]",
                "ungültiger Wert „x“ für „--policy <VERFAHREN>“ [mögliche Werte: uniform, eager]",
                "valore “x” non valido per “--policy <CRITERIO>” [valori possibili: uniform, eager]",
            ],
        ),
        (
            &["show", "x", "--svg", "a", "--png", "b"],
            [
                "the argument '--svg <FILE>' cannot be used with '--png <FILE>'",
                "„--svg <DATEI>“ verträgt sich nicht mit „--png <DATEI>“",
                "“--svg <FILE>” non si può usare insieme a “--png <FILE>”",
            ],
        ),
    ];
    for (args, wanted) in cases {
        for (language, want) in ["en", "de", "it"].into_iter().zip(wanted) {
            let args = [&["--lang", language], args].concat();
            assert_eq!(tara(&args).refused(2), want);
        }
    }
}

#[test]
fn a_command_that_needs_another_word_prints_its_help_in_the_language() {
    let mut command = command(&["admin", "report"]);
    let output = command.env("TARA_LANG", "de").output().expect("it runs");
    let help = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(help.contains("\nBefehle:\n  close  Eine "), "{help}");
}

#[test]
fn man_pages_and_completions_are_english_in_every_language() {
    for args in [["man"].as_slice(), &["completions", "zsh"]] {
        let english = tara(args).well();
        for language in ["de", "it"] {
            let args = [args, &["--lang", language]].concat();
            assert_eq!(tara(&args).well(), english);
        }
    }
}
