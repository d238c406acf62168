//! `tara moves`: the legal moves, or why a move is not legal.

use std::io::Write;

use catalog::Explanation;

use crate::answer::Answer;
use crate::args::MovesArgs;
use crate::input;
use crate::words::{Words, words};

/// The line in place of moves where a chance event is next.
const CHANCE: &str = "chance";

pub(crate) fn run(args: &MovesArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::position(&args.position)?;
    let Some(token) = &args.why else {
        if game.is_chance_next() {
            writeln!(out, "{CHANCE}")?;
        }
        for token in game.legal_tokens() {
            writeln!(out, "{token}")?;
        }
        return Ok(Answer::Yes);
    };
    let Some(because) = game.explain_text(token)? else {
        return Ok(Answer::Yes);
    };
    writeln!(out, "{}", reason(&because, words()))?;
    Ok(Answer::No)
}

/// The line that explains why a move is not legal: clause, hills or positions, and a sentence. Rule: B12, SKO6
fn reason(because: &Explanation, words: &Words) -> String {
    let places = match because.places.as_slice() {
        [] => "-".into(),
        places => places.join(","),
    };
    let sentence = words.explain(because);
    format!("{} {places} {sentence}", because.clause)
}
