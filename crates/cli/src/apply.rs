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
        // A draw may end with blanks: `seq -s ' '` adds one on macOS.
        let text = token.trim_end_matches(|c: char| c == ' ' && game.is_chance_next());
        match game.play_text(text) {
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
