//! Steps of tables: orders of seats, clocks that run out, decisions of computer players.

use std::time::Instant;

use host::api::Target;
use host::{MoveAnswer, Problem, Session, TableId};
use play::{Command, Order};

use super::{Slot, Tables};
use crate::net::outbox::Outbox;
use crate::store::StoreError;

/// Does what a client orders in the name of a seat, as it decided in this epoch if it says so. Returns the version of the table once it is durable.
pub(crate) async fn order(
    tables: &Tables,
    session: &Session<Outbox>,
    target: &Target,
    epoch: Option<u64>,
    order: &Order,
    lag_ms: u64,
) -> Result<u32, Problem> {
    let began = Instant::now();
    if target.seat.is_none() {
        return Err(Problem::WrongSecret);
    }
    let mut slot = tables.own(target.table).await?;
    let address = session.outbox().address();
    tables.events.check(address, Problem::TooMany)?;
    let at = tables.clock.now();
    // The order comes after the end of a game by a clock that has run out, and after the end of the time to sit.
    tick(tables, &mut slot, at).await?;
    let seat = session.seat_of(&slot.table, target)?;
    slot.loaded()?.check_epoch(epoch)?;
    if let Command::Sit { .. } = order.command {
        slot.note_address(&[seat], address);
    }
    let before = slot.loaded()?.table.version();
    let step = slot.table.order(seat, order, lag_ms, at);
    let version = tables.finish(&mut slot, step).await?;
    tables
        .events
        .count(address, version.saturating_sub(before + 1));
    tables.metrics.orders.inc();
    let took = began.elapsed().as_secs_f64();
    tables.metrics.order_seconds.observe(took);
    Ok(version)
}

pub(super) async fn tick(tables: &Tables, slot: &mut Slot, at: u64) -> Result<(), Problem> {
    let step = slot.table.tick(at);
    tables.finish(slot, step).await.map(|_| ())
}

/// Sets the alarms of all tables with a running clock.
pub(crate) async fn set_alarms(tables: &Tables) -> Result<(), StoreError> {
    for (id, due) in tables.store.dues().await? {
        tables.set_alarm(id, Some(due));
    }
    Ok(())
}

/// Looks at a table whose alarm went off.
pub(crate) async fn alarm(tables: &Tables, id: TableId) {
    let mut slot = tables.own_unloaded(id).await;
    slot.table.alarm();
    if let Some(until) = slot.delayed_until(tables.clock.now()) {
        let alarm = slot.table.alarm_at(until);
        return tables.set_alarm(id, alarm);
    }
    if slot.is_paused()
        && let Err(error) = tables.store.probe(tables.clock.now()).await
    {
        tracing::debug!(table = %id, %error, "the database still fails");
        return tables.pause(&mut slot);
    }
    if tables.load_if_absent(&mut slot).await.is_err() {
        return;
    }
    let at = tables.clock.now();
    match tick(tables, &mut slot, at).await {
        Ok(()) => {
            tables.go_on(&mut slot);
            // A decision of a computer player has to be written first.
            if !slot.table.is_thinking() {
                slot.end_pause(at);
            }
        }
        Err(problem) => {
            tracing::warn!(table = %id, %problem, "an expired clock could not be applied")
        }
    }
}

/// Plays the decision of a computer player, unless the game has gone on since. A decision that cannot be stored is kept
/// until it can.
pub(crate) async fn answered(tables: &Tables, answer: MoveAnswer) {
    let mut slot = tables.own_unloaded(answer.table).await;
    if !slot.table.is_loaded() {
        // When the table is loaded, it asks the same question, which finds the answer here.
        slot.unstored = Some(answer);
        // A failure pauses the table.
        let _ = tables.load_if_absent(&mut slot).await;
        return;
    }
    let step = slot.table.answered(&answer, tables.clock.now());
    match tables.finish(&mut slot, step).await {
        Ok(_) => {}
        Err(Problem::Unavailable) => slot.unstored = Some(answer),
        Err(problem) => {
            tracing::debug!(table = %answer.table, %problem, "a decision of a computer player came too late");
            tables.go_on(&mut slot);
        }
    }
}
