//! Reports of the host to a table: actions of programs, the time, downtime, and that it stops.

use catalog::Action;
use game::Seat;

use crate::fair::Bytes;
use crate::{Departure, Event, Refusal, Stage, Table, Transition, VacancyReason};

impl Table {
    /// Plays the action of a program for its seat.
    ///
    /// # Errors
    ///
    /// If that seat is no program's or is not asked, the game has gone on since that version, or the decision is not legal.
    pub fn program_moves(
        &mut self,
        seat: Seat,
        action: Action,
        version: u32,
        at: u64,
    ) -> Result<Transition, Refusal> {
        if seat.index() >= self.agreed().seats.len() || self.screen(seat).is_some() {
            return Err(Refusal::NoSeat);
        }
        self.check_turn(seat, version)?;
        let event = self.moved(seat, action, 0)?;
        Ok(self.carry_out(at, None, event))
    }

    /// Ends the time of the seats whose clocks have run out at this moment, or a draw to which seats did not reveal in time.
    pub fn tick(&mut self, at: u64) -> Transition {
        let mut transition = Transition::NONE;
        if let Some(due) = self.reveal_due().filter(|&due| due <= at) {
            transition.extend(self.void_draw_at(due.max(self.last_at())));
        }
        while let Some((seat, due)) = self.clocks().due().filter(|&(_, due)| due <= at) {
            let event = Event::SeatLeft {
                seat: seat.index() as u8,
                how: Departure::Time,
            };
            let at_due = due.max(self.last_at());
            self.record(at_due, None, event, &mut transition);
            transition.extend(self.settle(at));
        }
        transition
    }

    /// Records downtime of the host up to this moment: clocks do not run for `downtime_ms`.
    pub fn resume(&mut self, downtime_ms: u64, at: u64) -> Transition {
        let mut transition = Transition::NONE;
        self.record(
            at,
            None,
            Event::HostResumed { downtime_ms },
            &mut transition,
        );
        transition
    }

    /// Makes the draw void to which some seats have not revealed their shares, and stops a table at which too many were void
    /// before one game; does nothing if all persons do not sit yet.
    pub fn void_draw_at(&mut self, at: u64) -> Transition {
        if self.reveal_due().is_none() {
            return Transition::NONE;
        }
        let seats = self.unrevealed().map(|seat| seat.index() as u8).collect();
        self.carry_out(at, None, Event::DrawVoided { seats })
    }

    /// Frees seats before the first game of the table.
    ///
    /// # Errors
    ///
    /// [`Refusal::Begun`] once a game has begun, [`Refusal::Revealing`] while shares are revealed, [`Refusal::NoSeat`] if a seat
    /// is not a person's.
    pub fn free_seats(
        &mut self,
        seats: &[Seat],
        reason: VacancyReason,
        at: u64,
    ) -> Result<Transition, Refusal> {
        self.check_changeable(seats)?;
        let seats = seats.iter().map(|seat| seat.index() as u8).collect();
        let reason = Some(reason);
        Ok(self.carry_out(at, None, Event::SeatsFreed { seats, reason }))
    }

    /// Gives seats of persons to a program before the first game of the table: those that nobody has taken.
    ///
    /// # Errors
    ///
    /// As [`Table::free_seats`].
    pub fn fill_seats(
        &mut self,
        seats: &[Seat],
        program: &str,
        at: u64,
    ) -> Result<Transition, Refusal> {
        self.check_changeable(seats)?;
        let mut transition = Transition::NONE;
        for &seat in seats {
            let filled = Event::SeatFilled {
                seat: seat.index() as u8,
                program: program.into(),
            };
            transition.extend(self.carry_out(at, None, filled));
        }
        Ok(transition)
    }

    /// Checks that who sits on these seats can change now.
    fn check_changeable(&self, seats: &[Seat]) -> Result<(), Refusal> {
        self.check_unbegun()?;
        if self.reveal_due().is_some() {
            // Whoever knows the shares that were revealed could throw the draw away.
            return Err(Refusal::Revealing);
        }
        for &seat in seats {
            self.screen(seat).ok_or(Refusal::NoSeat)?;
        }
        Ok(())
    }

    /// Closes the table before its first game.
    ///
    /// # Errors
    ///
    /// [`Refusal::Begun`] once a game has begun.
    pub fn close(&mut self, at: u64) -> Result<Transition, Refusal> {
        self.check_unbegun()?;
        Ok(self.stop("closed", at))
    }

    fn check_unbegun(&self) -> Result<(), Refusal> {
        if self.is_unbegun() {
            Ok(())
        } else {
            Err(Refusal::Begun)
        }
    }

    /// Mixes a nonce into all later draws of the table, also those of later games, because it was restored from a copy; does
    /// nothing at a table that is stopped.
    pub fn renew_draws(&mut self, nonce: Bytes, at: u64) -> Transition {
        let mut transition = Transition::NONE;
        if self.stage() != Stage::Stopped {
            self.record(at, None, Event::TableRestored { nonce }, &mut transition);
        }
        transition
    }

    /// Stops the table for good, for a reason in a word.
    pub fn stop(&mut self, reason: &str, at: u64) -> Transition {
        let mut transition = Transition::NONE;
        let reason = reason.into();
        self.record(at, None, Event::TableStopped { reason }, &mut transition);
        transition
    }
}
