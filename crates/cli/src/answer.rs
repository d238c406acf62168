//! How the command ends: yes, no, or one line that says what is wrong.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// What a command that could do its work has to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It is as asked.
    Yes,
    /// A move is illegal, a transcript does not agree.
    No,
}

impl Answer {
    /// 0 or 1; 2 is for what could not be read.
    pub(crate) fn exit_code(self) -> ExitCode {
        match self {
            Self::Yes => ExitCode::SUCCESS,
            Self::No => ExitCode::FAILURE,
        }
    }
}

/// Writes one line to standard error, whatever is in it; if nobody can read it, nothing is left to be done.
pub(crate) fn complain(what: &str) {
    let line: String = what
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let _ = writeln!(io::stderr(), "tara: {line}");
}

/// Whether somebody stopped reading, which is no fault of anybody.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error
        .chain()
        .find_map(|cause| cause.downcast_ref::<io::Error>());
    io.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
}

/// What is wrong with a command line, without the usage that follows it.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text.lines().map(str::trim);
    let told: Vec<_> = lines
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let told = told.join(" ");
    told.strip_prefix("error: ").unwrap_or(&told).into()
}
