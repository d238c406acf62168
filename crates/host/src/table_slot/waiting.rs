//! Waiting of a table: for a computer player, and for the time at which a clock runs out.

use super::TableSlot;
use crate::api::ToClient;
use crate::append::DueUpdate;
use crate::questions::MoveQuestion;
use crate::subscriber::Outbox;

/// The work that follows a step: a question to a computer player, and an alarm.
#[derive(Default)]
pub struct NextWork {
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
    pub fn take_next(&mut self) -> NextWork {
        let Some(loaded) = &self.loaded else {
            return NextWork::default();
        };
        let mut next = NextWork::default();
        if let Some(wanted) = loaded.table.wanted()
            && self.thinking != Some(wanted.version)
            && !self.is_deserted()
        {
            let version = wanted.version;
            next.question = MoveQuestion::of(self.id, &loaded.table);
            next.lacks_player = next.question.is_none();
            self.thinking = next.question.as_ref().map(|_| version);
        }
        let due = self.due();
        next.alarm = self.earlier_alarm(due);
        next
    }

    /// The time at which a clock, the time to reveal or the time to sit runs out, in milliseconds since the beginning of 1970; `None` if
    /// none of them runs.
    pub(super) fn due(&self) -> Option<u64> {
        let loaded = self.loaded.as_ref()?;
        let sit_due = loaded.sit_due(self.times.sit_within_ms);
        [loaded.table.due(), sit_due].into_iter().flatten().min()
    }

    /// Notes that the question of the table was withdrawn before it was answered; it comes again.
    pub const fn question_withdrawn(&mut self) {
        self.thinking = None;
    }

    /// Takes back a question for which no processor is free, and notifies the readers. Returns when to call
    /// [`TableSlot::alarm`], if no earlier alarm is set.
    pub fn retry_later(&mut self, at: u64) -> Option<u64> {
        self.thinking = None;
        self.send(&ToClient::Busy { table: self.id });
        self.earlier_alarm(Some(at + RETRY_MS))
    }

    /// Drops the table until about a time, in milliseconds since the beginning of 1970, because the storage failed, and
    /// notifies the readers. Returns when to call [`TableSlot::alarm`], if no earlier alarm is set.
    pub fn pause(&mut self, until: u64) -> Option<u64> {
        self.send(&ToClient::Paused { table: self.id });
        self.prolong_pause(until)
    }

    /// Drops the table as [`TableSlot::pause`] does, when the readers know already that it is paused.
    pub fn prolong_pause(&mut self, until: u64) -> Option<u64> {
        self.unload();
        self.earlier_alarm(Some(until))
    }

    /// Puts off the work of an alarm until a time, in milliseconds since the beginning of 1970. Returns when to call [`TableSlot::alarm`], if no
    /// earlier alarm is set.
    pub fn alarm_at(&mut self, at: u64) -> Option<u64> {
        self.earlier_alarm(Some(at))
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
    use catalog::AnyVariant;
    use game::Seat;
    use play::fair::{Bytes, Root};
    use play::{Agreement, Command, Order, Reader, Table, Taker, VacancyReason};
    use serde::Serialize;
    use words::Language;

    use super::*;
    use crate::{LoadedTable, PersonSeat, SecretHash, TableId, WaitingTimes};

    const TIMES: WaitingTimes = WaitingTimes {
        claim_after_ms: 0,
        sit_within_ms: 600,
    };

    #[derive(Clone)]
    struct NoClient;

    impl Outbox for NoClient {
        fn put(&self, _: &impl Serialize) {}

        fn is_open(&self) -> bool {
            false
        }

        fn language(&self) -> Language {
            Language::English
        }

        fn is_same(&self, _: &Self) -> bool {
            false
        }
    }

    /// A table of two persons; the first took its seat at 1,000, the second at 1,500.
    fn slot_of_two() -> TableSlot<NoClient> {
        let takers = [Taker::Person(1), Taker::Person(2)];
        let agreed = Agreement::game(AnyVariant::SeatOfKings, takers);
        let (table, _) = Table::open(agreed, Root::new([7; 32]), 1_000).expect("agreed");
        let taken = |(seat, at)| PersonSeat {
            seat,
            screen: seat + 1,
            holder: SecretHash::stored(&[seat; 32]),
            name: None,
            taken_at: Some(at),
        };
        let mut slot = TableSlot::new(TableId::from_bytes([0; 8]), TIMES);
        let loaded = LoadedTable {
            table,
            people: [(0, 1_000), (1, 1_500)].map(taken).into(),
            invitation: None,
            is_listed: false,
            epoch: 0,
        };
        slot.load(loaded, 1_000);
        slot
    }

    #[test]
    fn a_seat_whose_person_does_not_sit_in_time_is_free_again() {
        let mut slot = slot_of_two();
        assert_eq!(slot.take_next().alarm, Some(1_600));
        let commitment = Bytes([1; 32]);
        let sit = Order {
            id: 1,
            version: 1,
            command: Command::Sit { commitment },
        };
        let sat = slot
            .order(Seat::new(0), &sit, 0, 1_200)
            .expect("it is free");
        assert_eq!(sat.map(|append| append.due), Some(DueUpdate::Set(2_100)));
        slot.written(1_200);
        assert_eq!(slot.take_next().alarm, None, "an earlier alarm is set");
        slot.alarm();
        assert!(slot.tick(1_600).expect("it is loaded").is_none());
        assert_eq!(slot.take_next().alarm, Some(2_100));
        let freed = slot.tick(2_100).expect("it is loaded").expect("a step");
        assert_eq!((freed.freed, freed.due), (vec![1], DueUpdate::Clear));
        slot.written(2_100);
        let loaded = slot.loaded().expect("it is loaded");
        let is_taken = |person: &PersonSeat| person.holder.is_some();
        let taken: Vec<bool> = loaded.people.iter().map(is_taken).collect();
        assert_eq!(taken, [true, false]);
        let view = loaded.table.view(Reader::Watcher, 2_100, 0);
        let reason = view.vacancy.map(|vacancy| vacancy.reason);
        assert_eq!(reason, Some(VacancyReason::NeverSat));
        assert!(slot.tick(9_000).expect("it is loaded").is_none());
    }

    #[test]
    fn an_earlier_time_will_do_until_it_has_passed() {
        let mut slot: TableSlot<NoClient> = TableSlot::new(TableId::from_bytes([0; 8]), TIMES);
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
