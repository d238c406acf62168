//! The position that a search starts from: in Seat of Kings, the view of the seat that decides and nothing else.

use ::seat_of_kings::{Step, View};
use anyhow::bail;
use catalog::AnyGame;
use game::{Hidden, Seat};
use ringforts::Line;

use crate::answer::{Answer, complain};
use crate::args::PositionArgs;
use crate::input::{self, PositionInput};
use crate::words::Words;

/// What the player to move sees of a position.
pub(crate) enum SearchRoot {
    /// A ringfort game, which is open.
    Ringforts(Line),
    /// Seat of Kings, as the seat that decides may see it.
    SeatOfKings(Box<View>),
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
    match game {
        game if game.is_over() => Ok(SearchRoot::Over),
        AnyGame::Ringforts(line) => Ok(SearchRoot::Ringforts(line)),
        AnyGame::SeatOfKings(state) => {
            let seat = state.public().decides().unwrap_or(Seat::new(0));
            of_view(state.view(seat))
        }
    }
}

fn of_view(view: View) -> anyhow::Result<SearchRoot> {
    let (public, seat) = (view.public(), view.seat());
    match public.decides() {
        Some(decides) if decides == seat => Ok(SearchRoot::SeatOfKings(Box::new(view))),
        Some(_) => {
            let color = public.options().players.color(seat);
            bail!(Words::new().say("search-another", &[("seat", color.name().into())]))
        }
        None if matches!(public.step(), Step::Over(_)) => Ok(SearchRoot::Over),
        None => Ok(SearchRoot::Chance),
    }
}

/// Says why there is no move to choose.
pub(crate) fn no_move(why: &str) -> Answer {
    complain(&Words::new().get(why));
    Answer::No
}
