//! `tara view`: a position as one seat may see it.

use std::io::Write;

use anyhow::bail;
use catalog::{AnyGame, seat_of_kings};
use game::Hidden;

use crate::answer::Answer;
use crate::args::ViewArgs;
use crate::input;
use crate::words::Words;

/// Rule: SKO4
pub(crate) fn run(args: &ViewArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::position(&args.position)?;
    let seats = seats(&game);
    let Some(place) = seats.iter().position(|&seat| seat == args.seat) else {
        let seats: Vec<_> = seats.into_iter().map(String::from).collect();
        let words = Words::new();
        let values = [
            ("seat", args.seat.as_str().into()),
            ("seats", words.list(&seats).into()),
        ];
        bail!(words.say("view-no-seat", &values));
    };
    match &game {
        // Nothing is hidden.
        AnyGame::Ringforts(_) => writeln!(out, "{game}")?,
        AnyGame::SeatOfKings(state) => {
            let players = state.public().options().players;
            let seat = players.seats().nth(place);
            let view = state.view(seat.expect("it is one of the seats"));
            writeln!(out, "{}", seat_of_kings::view(&view))?;
        }
    }
    Ok(Answer::Yes)
}

/// The names of the seats at this table, in turn order.
fn seats(game: &AnyGame) -> Vec<&'static str> {
    match game {
        AnyGame::Ringforts(_) => game.variant().seats(),
        AnyGame::SeatOfKings(state) => {
            let players = state.public().options().players;
            players
                .seats()
                .map(|seat| players.color(seat).name())
                .collect()
        }
    }
}
