//! `tara start`: prints the start position of a game.

use std::io::Write;

use crate::answer::Answer;
use crate::args::StartArgs;
use crate::table;

pub(crate) fn run(args: &StartArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    writeln!(out, "{}", table::start(args.variant, &args.table)?)?;
    Ok(Answer::Yes)
}
