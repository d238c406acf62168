//! `tara start`: prints the start position of a game.

use std::io::Write;

use catalog::{AnyGame, AnyVariant};
use seat_of_kings::State;

use crate::answer::Answer;
use crate::args::StartArgs;
use crate::table;

/// Rule: SKB3, SKB6, SKO1, SKO2
pub(crate) fn run(args: &StartArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let start = match args.variant {
        AnyVariant::SeatOfKings => {
            AnyGame::SeatOfKings(Box::new(State::new(table::agreed(&args.table)?)))
        }
        AnyVariant::Ringforts(_) => {
            table::refuse(&args.table)?;
            args.variant.start()
        }
    };
    writeln!(out, "{start}")?;
    Ok(Answer::Yes)
}
