//! Applies the events of seats before a game: taken, committed, revealed, cleared, freed, filled, and a void draw.

use game::Seat;

use crate::agreement::Taker;
use crate::fair::{self, Bytes};
use crate::shares::{Vacancy, VoidDraw};
use crate::table::Table;
use crate::{EventFault, Stage, VacancyReason};

impl Table {
    /// Takes a seat with a share that is shown at once, as programs before commitments let seats do.
    pub(super) fn take_seat(&mut self, seat: u8, sent: Bytes) -> Result<(), EventFault> {
        let seat = self.person(seat)?;
        if self.stage != Stage::Seating || self.shares.revealed(seat).is_some() {
            return Err(EventFault::NotTaken);
        }
        self.shares.reveal(seat, sent);
        self.note_sat(seat);
        Ok(())
    }

    /// Takes a seat with the hash of a share, or replaces that hash.
    pub(super) fn commit(&mut self, seat: u8, commitment: Bytes) -> Result<(), EventFault> {
        let seat = self.person(seat)?;
        if self.stage != Stage::Seating || self.is_complete() {
            return Err(EventFault::NotTaken);
        }
        if self.shares.commitment(seat).is_some() {
            self.needless[seat.index()] += 1;
        }
        self.shares.commit(seat, commitment);
        self.note_sat(seat);
        Ok(())
    }

    /// Reveals the share to which a seat committed.
    pub(super) fn reveal(&mut self, seat: u8, sent: Bytes) -> Result<(), EventFault> {
        let seat = self.person(seat)?;
        let is_due = self.is_complete() && self.shares.revealed(seat).is_none();
        if self.stage != Stage::Seating || !is_due || !self.shares.is_committed(seat, sent) {
            return Err(EventFault::NotRevealed);
        }
        self.shares.reveal(seat, sent);
        Ok(())
    }

    /// Notes that a person sits, and when that was the last one.
    fn note_sat(&mut self, seat: Seat) {
        self.has_sat[seat.index()] = true;
        self.vacancy
            .take_if(|vacancy| vacancy.seats.contains(&seat));
        if self.is_complete() {
            self.shares.complete_at = Some(self.at);
        }
    }

    /// Clears the shares that seats have shown. Their persons keep the seats.
    pub(super) fn clear_shown_shares(&mut self, seats: &[u8]) -> Result<(), EventFault> {
        for &seat in seats {
            let seat = self.person(seat)?;
            let shown = self.shares.revealed(seat).map(fair::commitment);
            if self.stage != Stage::Seating || shown.is_none() {
                return Err(EventFault::NothingShown);
            }
            self.used_shares.extend(shown);
            self.shares.clear(seat);
        }
        self.shares.complete_at = None;
        Ok(())
    }

    /// Frees seats before the first game.
    pub(super) fn free(
        &mut self,
        seats: &[u8],
        reason: Option<VacancyReason>,
    ) -> Result<(), EventFault> {
        if self.is_complete() {
            self.void(seats)?;
        }
        let seats: Result<Vec<Seat>, _> = seats.iter().map(|&seat| self.person(seat)).collect();
        let seats = seats?;
        for &seat in &seats {
            self.shares.clear(seat);
            self.has_sat[seat.index()] = false;
            if reason == Some(VacancyReason::Left) {
                self.needless[seat.index()] += 1;
            }
        }
        self.dismissals += u32::from(reason == Some(VacancyReason::Dismissed));
        self.vacancy = reason.map(|reason| Vacancy { seats, reason });
        Ok(())
    }

    /// Gives the seat of a person to a program before the first game. If everybody else sits, all sit now.
    pub(super) fn fill(&mut self, seat: u8, program: &str) -> Result<(), EventFault> {
        let seat = self.person(seat)?;
        if !self.is_unbegun() || self.shares.complete_at.is_some() {
            return Err(EventFault::NotFilled);
        }
        self.agreed.seats[seat.index()].taker = Taker::Program(program.into());
        self.shares.clear(seat);
        self.has_sat[seat.index()] = false;
        self.vacancy
            .take_if(|vacancy| vacancy.seats.contains(&seat));
        if self.is_complete() && self.has_persons() {
            self.shares.complete_at = Some(self.at);
        }
        Ok(())
    }

    /// Makes a draw void to which some seats did not reveal their shares. These seats are free again; the next draw has other
    /// shares and another secret of the table.
    pub(super) fn void(&mut self, freed: &[u8]) -> Result<(), EventFault> {
        if self.stage != Stage::Seating || !self.is_complete() {
            return Err(EventFault::NotVoid);
        }
        for &seat in freed {
            let seat = self.person(seat)?;
            self.has_sat[seat.index()] = false;
        }
        self.void_draw = Some(VoidDraw {
            seats: self.unrevealed().collect(),
            secret: self.secret(),
        });
        self.standing.void_draws += 1;
        self.clear_shares();
        self.set_secret();
        Ok(())
    }
}
