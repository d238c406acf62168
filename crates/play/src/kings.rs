//! Seat of Kings at a table: the effects in its log, and the moments of a game that is over.

mod effect;
mod moment;

pub use effect::KingsEffect;
pub use moment::{HandView, KingsMoment, KingsReplay};

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
