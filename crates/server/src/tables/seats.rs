//! Seats of people: opening a table and joining it.

use game::Seat;
use host::api::{OpenTable, OpenedTable, TakenSeats};
use host::{Guest, JoinStep, Problem, SecretHash, TableId, open_table, taken};
use play::VacancyReason;

use super::{Slot, Tables};
use crate::address::Address;

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
        let (new, seats) = open_table(id, &asked.agreed, asked.listed, opener, root, at)?;
        let due = (!seats.is_empty()).then_some(at + self.times.sit_within_ms);
        if !self.store.open_table(new, due).await? {
            // The same request came twice at once.
            let opened = self.opened_before(asked, opener).await?;
            return opened.ok_or(Problem::Unavailable);
        }
        self.metrics.opened.inc();
        // A table of computer players alone begins at once, and goes on when somebody watches.
        self.own(id).await?.opener = Some(address);
        Ok(opener.opened(id, seats))
    }

    /// Gives a guest a free seat, and with it all seats of its screen.
    pub(crate) async fn join(
        &self,
        id: TableId,
        invitation: Option<SecretHash>,
        guest: &Guest,
    ) -> Result<TakenSeats, Problem> {
        let mut slot = self.own(id).await?;
        let at = self.clock.now();
        match slot.loaded()?.join(invitation, guest)? {
            JoinStep::Held(seats) => Ok(taken(id, seats)),
            JoinStep::Take { screen, holder } => {
                let name = guest.name.clone();
                let due = at + self.times.sit_within_ms;
                let take = self.store.take(id, screen, holder, name, at, due);
                if !take.await? {
                    return Err(Problem::NoFreeSeat);
                }
                self.reload_people(&mut slot).await?;
                self.go_on(&mut slot);
                Ok(taken(id, slot.loaded()?.names_of(holder)))
            }
        }
    }

    /// Frees the seats of a secret before the first game.
    pub(crate) async fn give_up(&self, id: TableId, held: SecretHash) -> Result<(), Problem> {
        let mut slot = self.own(id).await?;
        let seats = slot.loaded()?.held_seats(held)?;
        self.free(&mut slot, &seats, VacancyReason::Left).await
    }

    /// Frees all seats of the screen of a seat before the first game, for the secret that opened the table.
    pub(crate) async fn dismiss(
        &self,
        id: TableId,
        opener: SecretHash,
        seat: &str,
    ) -> Result<(), Problem> {
        self.check_opener(id, opener).await?;
        let mut slot = self.own(id).await?;
        let seats = slot.loaded()?.seats_beside(seat)?;
        self.free(&mut slot, &seats, VacancyReason::Dismissed).await
    }

    /// Closes a table before its first game, for the secret that opened it.
    pub(crate) async fn close(&self, id: TableId, opener: SecretHash) -> Result<(), Problem> {
        self.check_opener(id, opener).await?;
        let mut slot = self.own(id).await?;
        let at = self.clock.now();
        let step = slot.change(at, |table| Ok(table.close(at)?));
        self.finish(&mut slot, step).await.map(|_| ())
    }

    async fn check_opener(&self, id: TableId, opener: SecretHash) -> Result<(), Problem> {
        if self.store.opened_by(opener).await? == Some(id) {
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
        let step = slot.change(at, |table| Ok(table.free_seats(seats, reason, at)?));
        self.finish(slot, step).await.map(|_| ())
    }

    /// Reads from the database who holds each seat, and tells the readers.
    pub(super) async fn reload_people(&self, slot: &mut Slot) -> Result<(), Problem> {
        let people = self.store.people(slot.id()).await?;
        slot.set_people(people);
        Ok(())
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
