//! The bound on the events of a table, which keeps loading it short.

use game::Seat;
use play::{Command, Order, Stage, Table};

use crate::problem::Problem;

/// The maximum number of events of a table. At that number a table that is not over is stopped. Loading so many takes a few tens of
/// milliseconds: `cargo run --release -p play --example loading`.
pub const MAX_EVENTS: u32 = 10_000;

/// The number of them that are reserved for playing a game to its end: the longest games have fewer. From then on nothing is offered or
/// taken back.
const RESERVED_EVENTS: u32 = 2_000;

/// The number of events that a table may still have; `None` if it is over or has not reached the reserved ones.
pub(crate) fn reserved_left(table: &Table) -> Option<u32> {
    let is_live = matches!(table.stage(), Stage::Seating | Stage::Playing);
    let left = MAX_EVENTS.saturating_sub(table.version());
    (is_live && left <= RESERVED_EVENTS).then_some(left)
}

/// Refuses what need not be, once only the reserved events are left. What was done before is not refused when it is asked
/// again.
///
/// # Errors
///
/// [`Problem::Full`], or that the number of the order is used.
pub(crate) fn check(table: &Table, seat: Seat, order: &Order) -> Result<(), Problem> {
    let is_needless = matches!(order.command, Command::Offer { .. } | Command::Undo);
    let has_room = table.version() + RESERVED_EVENTS < MAX_EVENTS;
    if has_room || !is_needless || table.knows(seat, order)? {
        Ok(())
    } else {
        Err(Problem::Full)
    }
}
