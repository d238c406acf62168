//! Seats of people: joining a table, and leaving it.

use game::Seat;
use host::api::{NewInvitation, TakenSeats};
use host::{Guest, JoinStep, Problem, SecretHash, TableId, taken};
use play::VacancyReason;

use super::{Slot, Tables, invitations, orders};
use crate::net::address::Address;
use crate::random::Random;
use crate::store::Store;

/// For how long a person may have a seat without sitting there and leave it as if nothing had been, in milliseconds.
const MAX_IDLE_MS: u64 = 60_000;

/// Gives a guest at this address a free seat, and with it all seats of its screen.
pub(crate) async fn join(
    tables: &Tables,
    id: TableId,
    invitation: Option<SecretHash>,
    guest: &Guest,
    address: Address,
) -> Result<TakenSeats, Problem> {
    let mut slot = tables.own(id).await?;
    let at = tables.clock.now();
    match slot.loaded()?.join(invitation, guest, at)? {
        JoinStep::Held(seats) => Ok(taken(id, seats)),
        JoinStep::Take { screen, holder } => {
            check_seat_not_lost(&tables.store, id, holder).await?;
            tables.withholders.check(id, address)?;
            if invitation.is_none() {
                tables.lapses.check(address, at)?;
                let seats = slot.loaded()?.seats_of_screen(screen);
                tables.lobby.take_seats(id, &seats, address, at)?;
            }
            let name = guest.name.clone();
            let due = at + tables.times.sit_within_ms;
            let take = tables.store.take(id, screen, holder, name, at, due);
            let is_taken = take.await;
            // Whether they are taken or not, the lobby knows by this who holds the seats.
            tables.reload_people(&mut slot).await?;
            if !is_taken? {
                return Err(Problem::NoFreeSeat);
            }
            let seats = slot.loaded()?.seats_of_screen(screen);
            slot.note_address(&seats, address);
            tables.go_on(&mut slot);
            Ok(taken(id, slot.loaded()?.names_of(holder)))
        }
    }
}

/// Frees the seats of a secret before the first game.
pub(crate) async fn give_up(tables: &Tables, id: TableId, held: SecretHash) -> Result<(), Problem> {
    let mut slot = tables.own(id).await?;
    // A draw whose time is over is void before anybody leaves.
    let at = tables.clock.now();
    orders::tick(tables, &mut slot, at).await?;
    let loaded = slot.loaded()?;
    let seats = loaded.seats_to_leave(held)?;
    // Leaving before the time to sit is over keeps no seats of others either.
    let idle = loaded.overdue_seats(tables.times.sit_within_ms.min(MAX_IDLE_MS), at);
    let idle = seats.iter().filter(|seat| idle.contains(seat));
    let idle: Vec<u8> = idle.map(|seat| seat.index() as u8).collect();
    tables.note_unused(&slot, &idle, at);
    free(tables, &mut slot, &seats, VacancyReason::Left).await
}

/// Frees all seats of the screen of a seat before the first game, for the secret that opened the table. Returns the
/// invitation that takes the place of the one that the guest has.
pub(crate) async fn dismiss(
    tables: &Tables,
    random: &Random,
    id: TableId,
    opener: SecretHash,
    seat: &str,
) -> Result<NewInvitation, Problem> {
    check_opener(&tables.store, id, opener).await?;
    let mut slot = tables.own(id).await?;
    orders::tick(tables, &mut slot, tables.clock.now()).await?;
    let seats = slot.loaded()?.seats_to_dismiss(seat, opener)?;
    free(tables, &mut slot, &seats, VacancyReason::Dismissed).await?;
    invitations::replace(tables, random, &mut slot).await
}

/// Gives free seats to a computer player before the first game, for the secret that opened the table.
pub(crate) async fn fill(
    tables: &Tables,
    id: TableId,
    opener: SecretHash,
    seat: Option<&str>,
    program: &str,
) -> Result<(), Problem> {
    check_opener(&tables.store, id, opener).await?;
    host::check_program(program)?;
    let mut slot = tables.own(id).await?;
    let at = tables.clock.now();
    let seats = slot.loaded()?.free_seats(seat)?;
    tables
        .change(&mut slot, at, |table| {
            Ok(table.fill_seats(&seats, program, at)?)
        })
        .await
}

async fn free(
    tables: &Tables,
    slot: &mut Slot,
    seats: &[Seat],
    reason: VacancyReason,
) -> Result<(), Problem> {
    let at = tables.clock.now();
    tables
        .change(slot, at, |table| Ok(table.free_seats(seats, reason, at)?))
        .await
}

/// Gives the person who holds a secret another name at a table, and tells the readers.
pub(crate) async fn rename(
    tables: &Tables,
    id: TableId,
    holder: SecretHash,
    name: &str,
) -> Result<(), Problem> {
    let mut slot = tables.own(id).await?;
    let Some(name) = slot.loaded()?.renamed_by(holder, name)? else {
        return Ok(());
    };
    if !tables.store.rename(id, holder, name).await? {
        return Err(Problem::GivenName);
    }
    tables.reload_people(&mut slot).await
}

/// Deletes the names at all seats of some secrets.
pub(crate) async fn forget_names(tables: &Tables, holders: &[SecretHash]) -> Result<(), Problem> {
    for id in tables.store.forget_names(holders).await? {
        // A table that was stopped has no names in memory.
        if let Ok(mut slot) = tables.own(id).await {
            tables.reload_people(&mut slot).await?;
        }
    }
    Ok(())
}

/// Refuses a secret that did not open a table.
pub(super) async fn check_opener(
    store: &Store,
    id: TableId,
    opener: SecretHash,
) -> Result<(), Problem> {
    if store.is_opener(id, opener).await? {
        Ok(())
    } else {
        Err(Problem::WrongSecret)
    }
}

/// Refuses a secret that lost a seat of a table for good.
pub(super) async fn check_seat_not_lost(
    store: &Store,
    id: TableId,
    holder: SecretHash,
) -> Result<(), Problem> {
    if store.has_lost_seat(id, holder).await? {
        Err(Problem::LostSeat)
    } else {
        Ok(())
    }
}
