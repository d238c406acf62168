//! `tara engine`: a player that another program asks, line by line on standard input and output.
//!
//! `docs/engine-protocol.md` says what is exchanged.

mod command;
mod events;
mod session;
mod thinker;

use std::io::Write;

use crate::answer::Answer;
use crate::args::EngineArgs;

pub(crate) fn run(args: &EngineArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    session::Session::new(&args.player)?.serve(out)?;
    Ok(Answer::Yes)
}
