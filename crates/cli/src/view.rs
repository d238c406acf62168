//! `tara view`: a position as one seat may see it.

use std::io::Write;

use anyhow::bail;
use game::Seat;

use crate::answer::Answer;
use crate::args::ViewArgs;
use crate::input;
use crate::words::words;

/// Rule: SKO4
pub(crate) fn run(args: &ViewArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::position(&args.position)?;
    let seats = game.seat_names();
    let Some(place) = seats.iter().position(|&seat| seat == args.seat) else {
        let seats: Vec<_> = seats.into_iter().map(String::from).collect();
        let words = words();
        let values = [
            ("seat", args.seat.as_str().into()),
            ("seats", words.list(&seats).into()),
        ];
        bail!(words.say("view-no-seat", &values));
    };
    writeln!(out, "{}", game.view_text(Seat::new(place as u8)))?;
    Ok(Answer::Yes)
}
