//! The bound on the events of a table, which keeps loading it short, and on those that a seat can add by itself.

use game::Seat;
use play::{Order, Stage, Table};

use crate::problem::Problem;

/// The maximum number of events of a table. At that number a table that is not over is stopped. Loading that many takes
/// a few tens of milliseconds: `cargo run --release -p tara-play --example loading`.
pub const MAX_EVENTS: u32 = 10_000;

/// The number of them that are reserved for playing a game to its end: the longest games have fewer. From then on nothing is offered or
/// taken back.
const RESERVED_EVENTS: u32 = 2_000;

/// The maximum number of events that a seat can cause beside those of games, before the first game, and again from then on.
const MAX_NEEDLESS_EVENTS: u32 = 500;

/// The maximum number of times that the opener dismisses guests, each of whom may have sat.
const MAX_DISMISSALS: u32 = 200;

/// The events that all seats and the opener can add before and during the first game leave room for that game and another.
const _: () = assert!(
    2 * MAX_NEEDLESS_EVENTS * Seat::MAX_COUNT as u32
        + (1 + Seat::MAX_COUNT as u32) * MAX_DISMISSALS
        + 2 * RESERVED_EVENTS
        <= MAX_EVENTS
);

/// The number of events that a table may still have; `None` if it is over or has not reached the reserved ones.
pub(crate) fn reserved_left(table: &Table) -> Option<u32> {
    let is_live = matches!(table.stage(), Stage::Seating | Stage::Playing);
    let left = MAX_EVENTS.saturating_sub(table.version());
    (is_live && left <= RESERVED_EVENTS).then_some(left)
}

/// Refuses what need not be, once only the reserved events are left or the seat has caused as many as it may. What was done before is
/// not refused when it is asked again.
///
/// # Errors
///
/// [`Problem::Full`], or that the number of the order is used.
pub(crate) fn check(table: &Table, seat: Seat, order: &Order) -> Result<(), Problem> {
    let has_room = table.version() + RESERVED_EVENTS < MAX_EVENTS;
    if (has_room && may_add(table, seat))
        || !table.is_needless(seat, &order.command)
        || table.knows(seat, order)?
    {
        Ok(())
    } else {
        Err(Problem::Full)
    }
}

/// Refuses to free seats of a person who leaves, if they were left too often.
///
/// # Errors
///
/// [`Problem::Full`].
pub(crate) fn check_leaving(table: &Table, seats: &[Seat]) -> Result<(), Problem> {
    if seats.iter().all(|&seat| may_add(table, seat)) {
        Ok(())
    } else {
        Err(Problem::Full)
    }
}

/// Refuses to dismiss a guest, if that was done too often.
///
/// # Errors
///
/// [`Problem::Full`].
pub(crate) const fn check_dismissing(table: &Table) -> Result<(), Problem> {
    if table.dismissals() < MAX_DISMISSALS {
        Ok(())
    } else {
        Err(Problem::Full)
    }
}

/// Returns true if a seat may cause further events that no game needs.
const fn may_add(table: &Table, seat: Seat) -> bool {
    table.needless_events(seat) < MAX_NEEDLESS_EVENTS
}

#[cfg(test)]
mod tests;
