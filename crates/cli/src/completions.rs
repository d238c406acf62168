//! `tara completions`: the completion script of a shell.

use std::io::Write;

use clap::CommandFactory;

use crate::answer::Answer;
use crate::args::{Args, CompletionsArgs};

pub(crate) fn run(args: &CompletionsArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    // Written to memory first: the generator panics where writing fails.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "tara", &mut script);
    out.write_all(&script)?;
    Ok(Answer::Yes)
}
