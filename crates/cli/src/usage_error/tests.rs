//! Errors of the command line in English, word for word.

use clap::Parser;

use super::*;
use crate::args::Args;
use crate::words::words;

/// The error of this command line, in English.
fn said(args: &[&str]) -> String {
    let error = Args::try_parse_from(args).expect_err("it is wrong");
    one_line(&error, words())
}

#[test]
fn what_is_wrong_with_a_command_line_is_one_clear_line() {
    let cases: [(&[&str], &str); 20] = [
        (
            &["perft"],
            "the following required arguments were not provided: <POSITION>, <DEPTH>",
        ),
        (
            &["replay", "--al"],
            "unexpected argument '--al' found; tip: a similar argument exists: '--all'",
        ),
        (
            &["apply", "four-treasures", "-1"],
            "unexpected argument '-1' found; tip: to pass '-1' as a value, use '-- -1'",
        ),
        (
            &["completions", "dos"],
            "invalid value 'dos' for '<SHELL>' [possible values: bash, elvish, fish, powershell, zsh]",
        ),
        (
            &["frob\nnicate"],
            "unrecognized subcommand 'frob nicate'; tip: `tara --help` lists all commands",
        ),
        (
            &["best"],
            "unrecognized subcommand 'best'; tip: a similar subcommand exists: 'bestmove'",
        ),
        (
            &["replya"],
            "unrecognized subcommand 'replya'; tip: some similar subcommands exist: 'replay', 'play', 'arena', 'apply'",
        ),
        (
            &["random", "chess"],
            "invalid value 'chess' for '<VARIANT>' [possible values: sacred-hill-1, sacred-hill-2, \
             sacred-hill-doubles-1, sacred-hill-doubles-2, four-treasures, four-treasures-doubles, high-kings-1, \
             high-kings-2, poisoned-chalice, stone-of-destiny, seat-of-kings]",
        ),
        (
            &["random", "four-treasures", "--games", "-1"],
            "invalid value '-1' for '--games <N>': not a whole number from 0 to 18446744073709551615",
        ),
        (
            &["random", "four-treasures", "--seed", "-1.5"],
            "invalid value '-1.5' for '--seed <S>': not a whole number from 0 to 18446744073709551615",
        ),
        (
            &["perft", "four-treasures", "-1"],
            "invalid value '-1' for '<DEPTH>': not a whole number from 0 to 4294967295",
        ),
        (
            &["bench", "--millis", "-1"],
            "invalid value '-1' for '--millis <N>': not a whole number from 1 to 600000",
        ),
        (
            &["variants", "--json=x"],
            "unexpected value 'x' for '--json' found; no more were expected",
        ),
        (
            &["variants", "--json", "--json"],
            "the argument '--json' cannot be used multiple times",
        ),
        (
            &["bestmove", "x", "--level", "3", "--nodes", "3"],
            "the argument '--level <L>' cannot be used with '--nodes <N>'",
        ),
        (
            &[
                "bestmove", "x", "--level", "3", "--nodes", "3", "--depth", "2",
            ],
            "the argument '--level <L>' cannot be used with: --nodes <N>, --depth <D>",
        ),
        (
            &["random", "four-treasures", "--policy"],
            "a value is required for '--policy <POLICY>' but none was supplied [possible values: uniform, eager]",
        ),
        (
            &["rando"],
            "unrecognized subcommand 'rando'; tip: a similar subcommand exists: 'random'",
        ),
        (
            &["--", "man"],
            "unexpected argument 'man' found; tip: subcommand 'man' exists; to use it, remove the '--' before it",
        ),
        (
            &["--games", "random"],
            "unexpected argument '--games' found; tip: 'random --games' exists",
        ),
    ];
    for (args, want) in cases {
        assert_eq!(said(&[&["tara"], args].concat()), want);
    }
}

#[test]
fn every_number_is_refused_by_its_range() {
    let numbers: [(&[&str], &str); 4] = [
        (&["perft", "four-treasures"], "from 0 to 4294967295"),
        (
            &["random", "four-treasures", "--games"],
            "from 0 to 18446744073709551615",
        ),
        (
            &["random", "four-treasures", "--seed"],
            "from 0 to 18446744073709551615",
        ),
        (&["bench", "--millis"], "from 1 to 600000"),
    ];
    for (args, range) in numbers {
        for bad in [
            "-1",
            "-0.5",
            "1.5",
            "x",
            "",
            " 1",
            "1e3",
            "99999999999999999999",
        ] {
            let args = [&["tara"], args, &[bad]].concat();
            let message = said(&args);
            let begin = format!("invalid value '{bad}' for '");
            assert!(
                message.starts_with(&begin) && message.ends_with(range),
                "{message}"
            );
        }
    }
    assert!(Args::try_parse_from(["tara", "bench", "--millis", "0"]).is_err());
    assert!(Args::try_parse_from(["tara", "bench", "--millis", "600001"]).is_err());
    assert!(Args::try_parse_from(["tara", "bench", "--millis", "600000"]).is_ok());
}
