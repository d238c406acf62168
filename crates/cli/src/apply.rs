//! `tara apply`: the position after some moves.

use std::io::Write;

use anyhow::Context;
use catalog::PlayError;

use crate::answer::{Answer, complain};
use crate::args::ApplyArgs;
use crate::input;
use crate::words::words;

pub(crate) fn run(args: &ApplyArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut game = input::position(&args.position)?;
    for (place, token) in (1..).zip(&args.tokens) {
        match game.play_text(token) {
            Ok(()) => {}
            Err(PlayError::Illegal(because)) => {
                let words = words();
                let values = [
                    ("place", place.into()),
                    ("token", token.as_str().into()),
                    ("clause", because.clause.into()),
                    ("sentence", words.explain(&because).into()),
                ];
                complain(&words.say("apply-illegal", &values));
                return Ok(Answer::No);
            }
            Err(error) => return Err(error).context(place_of(place)),
        }
    }
    writeln!(out, "{game}")?;
    Ok(Answer::Yes)
}

fn place_of(place: u64) -> String {
    words().say("apply-place", &[("place", place.into())])
}
