//! `tara engine`: plays for another program over standard input and output.
//!
//! `docs/engine-protocol.md` describes the protocol.

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
