//! `tara perft`: how many sequences of moves there are.

use std::io::Write;

use seat_of_kings::Deck;

use crate::answer::Answer;
use crate::args::PerftArgs;
use crate::input;

pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::game(&args.position, &Deck::reconstructed())?;
    if !args.divide || args.depth == 0 {
        let total = if args.divide { "total " } else { "" };
        writeln!(out, "{total}{}", game.perft(args.depth)?)?;
        return Ok(Answer::Yes);
    }
    let parts = game.divide(args.depth)?;
    for (token, count) in &parts {
        writeln!(out, "{token} {count}")?;
    }
    let total: u64 = parts.iter().map(|(_, count)| count).sum();
    writeln!(out, "total {total}")?;
    Ok(Answer::Yes)
}
