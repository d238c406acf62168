//! What a table waits for: a computer player, and the time at which a clock runs out.

use super::TableSlot;
use crate::api::ToClient;
use crate::append::DueUpdate;
use crate::questions::MoveQuestion;
use crate::subscriber::Outbox;

/// The decision or time that a table waits for.
#[derive(Default)]
pub struct Next {
    /// The question to a computer player, if it was not asked before.
    pub question: Option<MoveQuestion>,
    /// The time to call [`TableSlot::alarm`], in milliseconds since the beginning of 1970, if no earlier alarm is set.
    pub alarm: Option<u64>,
    /// True if the table waits for a computer player that is not on offer, so that nothing will ever come.
    pub lacks_player: bool,
}

/// After how many milliseconds a question for which no processor was free is asked again.
const RETRY_MS: u64 = 500;

impl<O: Outbox> TableSlot<O> {
    /// The decision or time that the table waits for now. A question comes once for each version, and for computer players alone only while
    /// somebody watches them.
    pub fn take_next(&mut self) -> Next {
        let Some(loaded) = &self.loaded else {
            return Next::default();
        };
        let mut next = Next::default();
        if let Some(wanted) = loaded.table.wanted()
            && self.thinking != Some(wanted.version)
            && (loaded.table.has_persons() || self.is_watched())
        {
            let version = wanted.version;
            next.question = MoveQuestion::new(self.id, wanted);
            next.lacks_player = next.question.is_none();
            self.thinking = next.question.as_ref().map(|_| version);
        }
        let due = loaded.table.due();
        next.alarm = self.earlier_alarm(due);
        next
    }

    /// Takes a question back for which no processor is free, and tells the readers. Returns when to call
    /// [`TableSlot::alarm`], if no earlier alarm is set.
    pub fn retry_later(&mut self, at: u64) -> Option<u64> {
        self.thinking = None;
        self.send(&ToClient::Busy { table: self.id });
        self.earlier_alarm(Some(at + RETRY_MS))
    }

    /// Drops the table until about a time, in milliseconds since the beginning of 1970, because the storage failed, and
    /// tells the readers. Returns when to call [`TableSlot::alarm`], if no earlier alarm is set.
    pub fn pause(&mut self, until: u64) -> Option<u64> {
        self.unload();
        self.send(&ToClient::Paused { table: self.id });
        self.earlier_alarm(Some(until))
    }

    /// Notes that the alarm went off. The driver then [ticks](Self::tick) and asks for what is [next](Self::take_next).
    pub const fn alarm(&mut self) {
        self.alarm = None;
    }

    fn earlier_alarm(&mut self, alarm: Option<u64>) -> Option<u64> {
        let alarm = alarm.filter(|&at| self.alarm.is_none_or(|set| at < set))?;
        self.alarm = Some(alarm);
        Some(alarm)
    }

    /// The due time to store. Most moves put it off; the earlier time will do until it has passed.
    pub(super) fn due_update(&self, due: Option<u64>, at: u64) -> DueUpdate {
        match (due, self.stored_due) {
            (None, None) => DueUpdate::Keep,
            (None, Some(_)) => DueUpdate::Clear,
            (Some(due), Some(stored)) if at < stored && stored <= due => DueUpdate::Keep,
            (Some(due), _) => DueUpdate::Set(due),
        }
    }

    pub(super) const fn note_due(&mut self, written: DueUpdate) {
        match written {
            DueUpdate::Keep => {}
            DueUpdate::Set(due) => self.stored_due = Some(due),
            DueUpdate::Clear => self.stored_due = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;
    use crate::TableId;

    #[derive(Clone)]
    struct NoClient;

    impl Outbox for NoClient {
        fn put(&self, _: &impl Serialize) {}

        fn is_open(&self) -> bool {
            false
        }

        fn is_same(&self, _: &Self) -> bool {
            false
        }
    }

    #[test]
    fn an_earlier_time_will_do_until_it_has_passed() {
        let mut slot: TableSlot<NoClient> = TableSlot::new(TableId::from_bytes([0; 8]), 0);
        assert_eq!(slot.due_update(None, 10), DueUpdate::Keep);
        for (due, at, written) in [
            (Some(50), 10, DueUpdate::Set(50)),
            (Some(60), 20, DueUpdate::Keep),
            (Some(50), 49, DueUpdate::Keep),
            (Some(70), 50, DueUpdate::Set(70)),
            (Some(65), 51, DueUpdate::Set(65)),
            (None, 52, DueUpdate::Clear),
            (None, 53, DueUpdate::Keep),
            (Some(90), 54, DueUpdate::Set(90)),
        ] {
            assert_eq!(slot.due_update(due, at), written, "{due:?} at {at}");
            slot.note_due(written);
        }
    }
}
