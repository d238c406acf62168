//! Seats of people: opening a table and joining it.

use game::Seat;
use host::api::{NewInvitation, OpenTable, OpenedTable, TakenSeats};
use host::{Guest, JoinStep, Problem, SecretHash, TableId, open_table, taken};
use play::VacancyReason;

use super::{Slot, Tables};
use crate::net::address::Address;

impl Tables {
    /// The table that the secret of this guest opened before. Returns `None` if it opened none.
    ///
    /// # Errors
    ///
    /// If something else was agreed there.
    pub(crate) async fn opened_before(
        &self,
        asked: &OpenTable,
        opener: &Guest,
    ) -> Result<Option<OpenedTable>, Problem> {
        let Some(id) = self.store.opened_by(opener.secret.hash()).await? else {
            return Ok(None);
        };
        let slot = self.own(id).await?;
        let opened = slot.loaded()?.reopened(id, &asked.agreed, opener)?;
        Ok(Some(opened))
    }

    /// Opens a table, one for each secret, for a client at this address.
    pub(crate) async fn open(
        &self,
        asked: &OpenTable,
        opener: &Guest,
        address: Address,
    ) -> Result<OpenedTable, Problem> {
        let id = TableId::from_bytes(self.random.bytes());
        let (root, at) = (self.random.bytes(), self.clock.now());
        if asked.listed {
            self.lobby.check_tables(address, at)?;
        }
        let (listed, lasts_ms) = (asked.listed, self.invitation_ms);
        let (new, seats) = open_table(id, &asked.agreed, listed, opener, root, at, lasts_ms)?;
        let invited_until = new.invitation.until;
        let due = (!seats.is_empty()).then_some(at + self.times.sit_within_ms);
        if !self.store.open_table(new, due).await? {
            // The same request came twice at once.
            let opened = self.opened_before(asked, opener).await?;
            return opened.ok_or(Problem::Unavailable);
        }
        self.metrics.opened.inc();
        // A table of computer players alone begins at once, and goes on when somebody watches.
        let mut slot = self.own(id).await?;
        slot.opener = Some(address);
        if let Ok(own) = slot.loaded()?.held_seats(opener.secret.hash()) {
            slot.note_address(&own, address);
        }
        self.lobby.note(&slot, self.clock.now());
        Ok(opener.opened(id, seats, invited_until))
    }

    /// Gives a guest at this address a free seat, and with it all seats of its screen.
    pub(crate) async fn join(
        &self,
        id: TableId,
        invitation: Option<SecretHash>,
        guest: &Guest,
        address: Address,
    ) -> Result<TakenSeats, Problem> {
        let mut slot = self.own(id).await?;
        let at = self.clock.now();
        match slot.loaded()?.join(invitation, guest, at)? {
            JoinStep::Held(seats) => Ok(taken(id, seats)),
            JoinStep::Take { screen, holder } => {
                self.check_seat_not_lost(id, holder).await?;
                self.withholders.check(id, address)?;
                if invitation.is_none() {
                    let seats = slot.loaded()?.seats_of_screen(screen);
                    self.lobby.take_seats(id, &seats, address, at)?;
                }
                let name = guest.name.clone();
                let due = at + self.times.sit_within_ms;
                let take = self.store.take(id, screen, holder, name, at, due);
                let is_taken = take.await;
                // Whether they are taken or not, the lobby knows by this who holds the seats.
                self.reload_people(&mut slot).await?;
                if !is_taken? {
                    return Err(Problem::NoFreeSeat);
                }
                let seats = slot.loaded()?.seats_of_screen(screen);
                slot.note_address(&seats, address);
                self.go_on(&mut slot);
                Ok(taken(id, slot.loaded()?.names_of(holder)))
            }
        }
    }

    /// Frees the seats of a secret before the first game.
    pub(crate) async fn give_up(&self, id: TableId, held: SecretHash) -> Result<(), Problem> {
        let mut slot = self.own(id).await?;
        // A draw whose time is over is void before anybody leaves.
        self.tick(&mut slot, self.clock.now()).await?;
        let seats = slot.loaded()?.seats_to_leave(held)?;
        self.free(&mut slot, &seats, VacancyReason::Left).await
    }

    /// Refuses a secret that lost a seat of a table for good.
    pub(super) async fn check_seat_not_lost(
        &self,
        id: TableId,
        holder: SecretHash,
    ) -> Result<(), Problem> {
        if self.store.has_lost_seat(id, holder).await? {
            Err(Problem::LostSeat)
        } else {
            Ok(())
        }
    }

    /// Frees all seats of the screen of a seat before the first game, for the secret that opened the table. Returns the
    /// invitation that takes the place of the one that the guest has.
    pub(crate) async fn dismiss(
        &self,
        id: TableId,
        opener: SecretHash,
        seat: &str,
    ) -> Result<NewInvitation, Problem> {
        self.check_opener(id, opener).await?;
        let mut slot = self.own(id).await?;
        self.tick(&mut slot, self.clock.now()).await?;
        let seats = slot.loaded()?.seats_to_dismiss(seat, opener)?;
        self.free(&mut slot, &seats, VacancyReason::Dismissed)
            .await?;
        self.replace_invitation(&mut slot).await
    }

    /// Gives free seats to a computer player before the first game, for the secret that opened the table.
    pub(crate) async fn fill(
        &self,
        id: TableId,
        opener: SecretHash,
        seat: Option<&str>,
        program: &str,
    ) -> Result<(), Problem> {
        self.check_opener(id, opener).await?;
        host::check_program(program)?;
        let mut slot = self.own(id).await?;
        let at = self.clock.now();
        let seats = slot.loaded()?.free_seats(seat)?;
        let step = slot
            .table
            .change(at, |table| Ok(table.fill_seats(&seats, program, at)?));
        self.finish(&mut slot, step).await.map(|_| ())
    }

    /// Closes a table before its first game, for the secret that opened it.
    pub(crate) async fn close(&self, id: TableId, opener: SecretHash) -> Result<(), Problem> {
        self.check_opener(id, opener).await?;
        let mut slot = self.own(id).await?;
        let at = self.clock.now();
        let step = slot.table.change(at, |table| Ok(table.close(at)?));
        self.finish(&mut slot, step).await.map(|_| ())
    }

    pub(super) async fn check_opener(
        &self,
        id: TableId,
        opener: SecretHash,
    ) -> Result<(), Problem> {
        if self.store.is_opener(id, opener).await? {
            Ok(())
        } else {
            Err(Problem::WrongSecret)
        }
    }

    async fn free(
        &self,
        slot: &mut Slot,
        seats: &[Seat],
        reason: VacancyReason,
    ) -> Result<(), Problem> {
        let at = self.clock.now();
        let step = slot
            .table
            .change(at, |table| Ok(table.free_seats(seats, reason, at)?));
        self.finish(slot, step).await.map(|_| ())
    }

    /// Deletes the names at all seats of some secrets.
    pub(crate) async fn forget_names(&self, holders: &[SecretHash]) -> Result<(), Problem> {
        for id in self.store.forget_names(holders).await? {
            // A table that was stopped has no names in memory.
            if let Ok(mut slot) = self.own(id).await {
                self.reload_people(&mut slot).await?;
            }
        }
        Ok(())
    }
}
