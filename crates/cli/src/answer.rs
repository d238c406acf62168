//! The outcome of a command, and the one line that says what is wrong.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The outcome of a command that could do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Answer {
    /// Success.
    Yes,
    /// A negative answer, such as an illegal move or a transcript that does not replay.
    No,
    /// Some of the input could not be read; standard error says what.
    Unreadable,
}

impl Answer {
    /// The exit code: 0, 1 or 2.
    pub(crate) fn exit_code(self) -> ExitCode {
        match self {
            Self::Yes => ExitCode::SUCCESS,
            Self::No => ExitCode::FAILURE,
            Self::Unreadable => ExitCode::from(2),
        }
    }
}

/// Writes a text to standard error as one line. A failure is ignored, because there is nowhere else to report it.
pub(crate) fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "tara: {}", in_one_line(what));
}

/// Replaces control characters by spaces, so that a text from outside stays on one line.
pub(crate) fn in_one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

/// Returns true if an error means that the reader of standard output has gone, which is not an error of the command.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error
        .chain()
        .find_map(|cause| cause.downcast_ref::<io::Error>());
    io.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
}

/// The message of a command-line error on one line, without the usage that follows it.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let mut message = String::new();
    for line in text.lines() {
        let words = line.trim();
        if words.starts_with("Usage:") || words.starts_with("For more information") {
            break;
        }
        if !words.is_empty() {
            message.push_str(separator(&message, line));
            message.push_str(words);
        }
    }
    message
}

/// The separator between two lines of a message. Lists and tips are indented; other lines were split by a line feed in an
/// argument.
fn separator(before: &str, line: &str) -> &'static str {
    match line.strip_prefix("  ") {
        _ if before.is_empty() => "",
        Some(added) if added.starts_with("tip:") => "; ",
        Some(added) if !added.starts_with('[') && !before.ends_with(':') => ", ",
        _ => " ",
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::Args;

    #[test]
    fn what_is_wrong_with_a_command_line_is_one_clear_line() {
        let cases: [(&[&str], &str); 10] = [
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
            (&["frob\nnicate"], "unrecognized subcommand 'frob nicate'"),
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
        ];
        for (args, want) in cases {
            let error = Args::try_parse_from([&["tara"], args].concat()).expect_err(want);
            assert_eq!(one_line(&error), want);
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
                let message = one_line(&Args::try_parse_from(args).expect_err(bad));
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
}
