//! The outcome of a command, and the one line that says what is wrong.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::charset::shown;

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
    let _ = writeln!(io::stderr(), "tara: {}", shown(&in_one_line(what)));
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
