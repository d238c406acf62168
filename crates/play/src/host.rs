//! What the host tells a table: decisions of programs, the time, and that it was away or stops.

use game::Seat;

use crate::{Event, Leaving, Refusal, Stamped, Table};

impl Table {
    /// Plays the decision of a program for its seat, and gives the events.
    ///
    /// # Errors
    ///
    /// If that seat is no program's or is not asked, the game has gone on since that version, or the decision is not legal.
    pub fn program_moves(
        &mut self,
        seat: Seat,
        decision: &str,
        version: u32,
        at: u64,
    ) -> Result<Vec<Stamped>, Refusal> {
        if seat.index() >= self.agreed.seats.len() || self.screen(seat).is_some() {
            return Err(Refusal::NoSeat);
        }
        let event = self.moved(seat, decision, version, 0)?;
        let mut events = vec![self.note(at, None, event)];
        events.extend(self.settle(at));
        Ok(events)
    }

    /// Lets the time be this, and gives the events: clocks may have run out.
    pub fn tick(&mut self, at: u64) -> Vec<Stamped> {
        let mut events = Vec::new();
        while let Some((seat, due)) = self.clocks.due().filter(|&(_, due)| due <= at) {
            let event = Event::Left {
                seat: seat.index() as u8,
                how: Leaving::Time,
            };
            events.push(self.note(due.max(self.at), None, event));
            events.extend(self.settle(at));
        }
        events
    }

    /// Takes it that the host was away for so long until now, so that no clock ran; gives the event.
    pub fn resume(&mut self, stood_ms: u64, at: u64) -> Stamped {
        self.note(at, None, Event::Resumed { stood_ms })
    }

    /// Stops the table for good, for a reason in a word.
    pub fn stop(&mut self, why: &str, at: u64) -> Stamped {
        self.note(at, None, Event::Stopped { why: why.into() })
    }
}
