//! Who thinks at a table that is played at this terminal, and what comes of it.

use anyhow::Context;
use catalog::Action;
use game::Seat;

use super::{Happened, Session};
use crate::play::journal::now_ms;
use crate::play::moment;
use crate::play::thinking::{Purpose, Subject};

/// What came of a thought.
pub(crate) enum Outcome {
    /// A decision, which is kept with what followed from it.
    Happened(Vec<Happened>),
    /// What a good player would do, or why that is not known.
    Hint(anyhow::Result<String>),
}

impl Session {
    /// Asks for a hint to a decision of a seat. It is thought about next.
    pub(crate) fn ask_for_hint(&mut self, seat: Seat) {
        self.hint = Some(seat);
    }

    /// Lets a player begin to think, if nobody thinks: about a hint that was asked for, else about a decision of the program.
    /// The bell rings when it has come to an end.
    pub(crate) fn begin_to_think(
        &mut self,
        bell: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<()> {
        if self.opponents.thinks().is_some() {
            return Ok(());
        }
        let log = self.table.log().len();
        if let Some(seat) = self.hint.take() {
            let seen = moment::seen(&self.table, seat);
            return self.opponents.begin_hint((seat, seen), log, bell);
        }
        match self.table.wanted() {
            Some(wanted) => self.opponents.begin(wanted, log, bell),
            None => Ok(()),
        }
    }

    /// The seat whose player thinks about its decision.
    pub(crate) fn thinks(&self) -> Option<Seat> {
        let subject = self.opponents.thinks()?;
        (subject.purpose == Purpose::Decision).then_some(subject.seat)
    }

    /// Whether somebody has asked for a hint and waits for it.
    pub(crate) fn waits_for_hint(&self) -> bool {
        let subject = self.opponents.thinks();
        self.hint.is_some() || subject.is_some_and(|subject| subject.purpose == Purpose::Hint)
    }

    /// Lets a player think, if one is asked, and waits for what comes of it.
    pub(crate) fn think(&mut self) -> anyhow::Result<Option<Outcome>> {
        self.begin_to_think(|| {})?;
        let thought = self.opponents.thought();
        thought.map(|thought| self.outcome(thought)).transpose()
    }

    /// What has come of a thought, if it has come to an end.
    pub(crate) fn thought(&mut self) -> anyhow::Result<Option<Outcome>> {
        let thought = self.opponents.thought_if_done();
        thought.map(|thought| self.outcome(thought)).transpose()
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
                Outcome::Happened(self.program_moves(subject.seat, decision)?)
            }
        })
    }

    fn program_moves(&mut self, seat: Seat, action: Action) -> anyhow::Result<Vec<Happened>> {
        let (version, now) = (self.table.version(), now_ms());
        let moved = self.table.program_moves(seat, action, version, now)?;
        self.keep(version, moved)
    }

    /// Gives up thoughts about decisions that are not asked for any more.
    pub(super) fn forget_moot_thoughts(&mut self) {
        let asked = self.table.asked();
        self.hint = self.hint.filter(|seat| asked.contains(seat));
        let Some(subject) = self.opponents.thinks() else {
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
            self.opponents.give_up();
        }
    }
}
