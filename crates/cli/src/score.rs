//! `tara score`: points and measures as they stand.

use std::io::Write;

use crate::answer::Answer;
use crate::args::ScoreArgs;
use crate::input;

pub(crate) fn run(args: &ScoreArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::position(&args.position)?;
    writeln!(out, "{}", game.score())?;
    Ok(Answer::Yes)
}
