//! Names of seats and positions.

use game::Seat;
use seat_of_kings::{Players, Positions};

/// The name of a seat.
pub(super) fn name(players: Players, seat: Seat) -> &'static str {
    players.color(seat).name()
}

/// The names of seats, in the order given.
pub(super) fn names(players: Players, seats: impl IntoIterator<Item = Seat>) -> Vec<&'static str> {
    seats.into_iter().map(|seat| name(players, seat)).collect()
}

/// The names of positions, from the lowest rank up, left to right.
pub(super) fn positions(set: Positions) -> Vec<&'static str> {
    set.by_rank().map(|position| position.name()).collect()
}
