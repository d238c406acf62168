//! Seat of Kings: the effects in the log of a table, the counts and moments of a game that is over, and positions outside of tables.

mod counts;
mod effect;
mod moment;
mod position;

pub use counts::KingsCounts;
pub use effect::KingsEffect;
pub use moment::{HandView, KingsMoment, KingsReplay};
pub use position::KingsPosition;

use game::Seat;
use seat_of_kings::{Players, Positions};

/// The name of a seat.
fn name(players: Players, seat: Seat) -> &'static str {
    players.color(seat).name()
}

/// The names of positions, from the lowest rank up, left to right.
fn positions(set: Positions) -> Vec<&'static str> {
    set.by_rank().map(|position| position.name()).collect()
}
