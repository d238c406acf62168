//! The position that a search starts from: in Seat of Kings, the view of the seat that decides and nothing else.

use ::seat_of_kings::{Step, View};
use anyhow::bail;
use catalog::Observation;
use game::Turn;

use crate::answer::{Answer, complain};
use crate::args::PositionArgs;
use crate::input::{self, PositionInput};
use crate::words::words;

/// The position that a search starts from.
pub(crate) enum SearchRoot {
    /// A seat is to move, and sees this.
    Decision(Observation),
    /// Nobody is to move: chance is next.
    Chance,
    /// Nobody is to move: the game is over.
    Over,
}

/// Reads a position, or a view of Seat of Kings. Rule: SKO4
pub(crate) fn read(args: &PositionArgs) -> anyhow::Result<SearchRoot> {
    let game = match input::position_or_view(args)? {
        PositionInput::View(view) => return of_view(*view),
        PositionInput::Game(game) => game,
    };
    match game.turn() {
        Turn::Over(_) => Ok(SearchRoot::Over),
        Turn::Chance => Ok(SearchRoot::Chance),
        Turn::Seat(seat) => Ok(SearchRoot::Decision(game.seen_by(seat))),
    }
}

fn of_view(view: View) -> anyhow::Result<SearchRoot> {
    let (public, seat) = (view.public(), view.seat());
    match public.decides() {
        Some(decides) if decides == seat => Ok(SearchRoot::Decision(Observation::SeatOfKings(
            Box::new(view),
        ))),
        Some(_) => {
            let color = public.options().players.color(seat);
            bail!(words().say("search-another", &[("seat", color.name().into())]))
        }
        None if matches!(public.step(), Step::Over(_)) => Ok(SearchRoot::Over),
        None => Ok(SearchRoot::Chance),
    }
}

/// Says why there is no move to choose.
pub(crate) fn no_move(why: &str) -> Answer {
    complain(&words().get(why));
    Answer::No
}
