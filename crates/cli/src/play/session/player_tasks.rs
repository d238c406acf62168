//! Runs the computer's players and applies their results to the table.

use anyhow::Context;
use catalog::Action;
use game::Seat;

use super::{AnnouncedEvent, Session};
use crate::play::journal::now_ms;
use crate::play::player_task::{Purpose, Subject};
use crate::play::seat_view;

/// The outcome of a player task.
pub(crate) enum Outcome {
    /// A move of the computer: its durable events.
    Moved(Vec<AnnouncedEvent>),
    /// The token of the decision that a strong player would make, or why there is no hint.
    Hint(anyhow::Result<String>),
}

impl Session {
    /// Requests a hint for a seat. The search for it is started next.
    pub(crate) fn request_hint(&mut self, seat: Seat) {
        self.hint = Some(seat);
    }

    /// Starts a player unless one is running: for a requested hint first, else for a decision of the computer. Calls `on_done`
    /// when the player has finished; drops it if none is started.
    pub(crate) fn start_player(
        &mut self,
        on_done: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<()> {
        if self.opponents.subject().is_some() {
            return Ok(());
        }
        let log = self.table.log().len();
        if let Some(seat) = self.hint.take() {
            let seen = seat_view::seen_by(&self.table, seat);
            return self.opponents.start_hint((seat, seen), log, on_done);
        }
        match self.table.wanted() {
            Some(wanted) => self.opponents.start(wanted, log, on_done),
            None => Ok(()),
        }
    }

    /// The seat for which the computer is deciding.
    pub(crate) fn thinking_seat(&self) -> Option<Seat> {
        let subject = self.opponents.subject()?;
        (subject.purpose == Purpose::Decision).then_some(subject.seat)
    }

    /// Returns true if a requested hint is still to come.
    pub(crate) fn waits_for_hint(&self) -> bool {
        let subject = self.opponents.subject();
        self.hint.is_some() || subject.is_some_and(|subject| subject.purpose == Purpose::Hint)
    }

    /// Runs the player whose turn it is and waits for it; `None` if no player has anything to do.
    pub(crate) fn run_player(&mut self) -> anyhow::Result<Option<Outcome>> {
        self.start_player(|| {})?;
        let result = self.opponents.wait();
        result.map(|result| self.outcome(result)).transpose()
    }

    /// The outcome of the running player; `None` until it has finished.
    pub(crate) fn poll_player(&mut self) -> anyhow::Result<Option<Outcome>> {
        let result = self.opponents.poll();
        result.map(|result| self.outcome(result)).transpose()
    }

    fn outcome(
        &mut self,
        (subject, decision): (Subject, anyhow::Result<Action>),
    ) -> anyhow::Result<Outcome> {
        Ok(match subject.purpose {
            Purpose::Hint => Outcome::Hint(decision.map(|action| action.to_string())),
            Purpose::Decision => {
                let decision =
                    decision.with_context(|| self.table.name(subject.seat).to_owned())?;
                Outcome::Moved(self.program_moves(subject.seat, decision)?)
            }
        })
    }

    fn program_moves(&mut self, seat: Seat, action: Action) -> anyhow::Result<Vec<AnnouncedEvent>> {
        let (version, now) = (self.table.version(), now_ms());
        let moved = self.table.program_moves(seat, action, version, now)?;
        self.persist(version, moved)
    }

    /// Cancels tasks whose decision is no longer awaited.
    pub(super) fn cancel_stale_tasks(&mut self) {
        let asked = self.table.asked();
        self.hint = self.hint.filter(|seat| asked.contains(seat));
        let Some(subject) = self.opponents.subject() else {
            return;
        };
        let is_asked = match subject.purpose {
            Purpose::Hint => asked.contains(&subject.seat),
            Purpose::Decision => {
                let wanted = self.table.wanted();
                wanted.is_some_and(|wanted| wanted.seat == subject.seat)
            }
        };
        if !is_asked || subject.log != self.table.log().len() {
            self.opponents.cancel();
        }
    }
}
