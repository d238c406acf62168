//! Readers of a table: watching, leaving, being sent away.

use game::Seat;

use super::TableSlot;
use crate::api::{Target, ToClient};
use crate::capacity::reserved_left;
use crate::loaded_table::{Invitation, PersonSeat, SeenVersion};
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::subscriber::{Outbox, Subscriber, is_connected, log_seen, send_moments, send_views};

impl<O: Outbox> TableSlot<O> {
    /// Sends a reader the table, now and after each change, with the entries of the log since a version, the last 128 of them
    /// at most.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if none of the secrets holds the seat.
    pub fn watch(
        &mut self,
        target: Target,
        held: &[SecretHash],
        since: Option<SeenVersion>,
        outbox: &O,
        at: u64,
    ) -> Result<(), Problem> {
        let loaded = self.loaded.as_ref().ok_or(Problem::Unavailable)?;
        let seat = match &target.seat {
            Some(name) => Some(loaded.seat_of(name, held)?),
            None => None,
        };
        let was_connected = seat.is_none_or(|(seat, _)| is_connected(&self.subscribers, seat));
        self.subscribers
            .retain(|reader| !reader.is_of(&target, outbox));
        let log_seen = since.map_or(0, |seen| log_seen(loaded, seen));
        // Most tables have one reader or two: no room is kept for more.
        self.subscribers.reserve_exact(1);
        self.subscribers.push(Subscriber {
            outbox: outbox.clone(),
            target,
            seat,
            log_seen,
        });
        let people = loaded.shown(&self.subscribers, &self.claims(at));
        let last = self.subscribers.len() - 1;
        if since.is_some() {
            send_moments(&self.subscribers[last..], &loaded.table);
        }
        send_views(&mut self.subscribers[last..], loaded, &people, at);
        if !was_connected {
            self.send_people(at);
        }
        self.warn_if_nearly_full();
        Ok(())
    }

    /// Ends what [`TableSlot::watch`] began.
    pub fn leave(&mut self, target: &Target, outbox: &O, at: u64) {
        let mut readers = self.subscribers.iter();
        let Some(place) = readers.position(|reader| reader.is_of(target, outbox)) else {
            return;
        };
        let gone = self.subscribers.swap_remove(place);
        self.subscribers.shrink_to_fit();
        if let Some((seat, _)) = gone.seat
            && !is_connected(&self.subscribers, seat)
        {
            self.away_since[seat.index()] = at;
            self.send_people(at);
        }
    }

    /// Sends all readers away, because the table cannot be loaded.
    pub fn dismiss_all(&mut self, problem: &Problem) {
        self.dismiss(problem, |_| true);
    }

    /// Sends all readers away because the table is deleted, and drops it.
    pub fn delete(&mut self) {
        self.dismiss_all(&Problem::Deleted);
        self.unload();
    }

    /// The clients that watch the table, each with the name of the seat for which it reads.
    pub fn readers(&self) -> impl Iterator<Item = (Option<&str>, &O)> {
        let open = self.subscribers.iter();
        let open = open.filter(|reader| reader.outbox.is_open());
        open.map(|reader| (reader.target.seat.as_deref(), &reader.outbox))
    }

    /// Sends the readers away whose secret holds no seats anymore.
    pub fn dismiss_holder(&mut self, holder: SecretHash) {
        self.dismiss(&Problem::WrongSecret, |reader| reader.is_held_by(holder));
    }

    /// Sends every reader its view as it is stored, after a [pause](Self::pause).
    pub fn send_views_again(&mut self, at: u64) {
        self.send_views(usize::MAX, at);
    }

    fn dismiss(&mut self, problem: &Problem, is_dismissed: impl Fn(&Subscriber<O>) -> bool) {
        for reader in self
            .subscribers
            .extract_if(.., |reader| is_dismissed(reader))
        {
            let error = problem.body(reader.outbox.language());
            let target = &reader.target;
            reader.outbox.put(&ToClient::Gone { target, error });
        }
    }

    /// Takes the seats of persons as they are stored now, and notifies the readers. Those whose secret holds no seat
    /// anymore are sent away.
    pub fn set_people(&mut self, people: Vec<PersonSeat>, at: u64) {
        let lost = |reader: &Subscriber<O>| {
            let holder = |person: &PersonSeat| person.holder.is_some_and(|h| reader.is_held_by(h));
            reader.seat.is_some() && !people.iter().any(holder)
        };
        self.dismiss(&Problem::WrongSecret, lost);
        if let Some(loaded) = &mut self.loaded {
            loaded.people = people;
        }
        // The storage has the due time of each seat that it gave away.
        if let Some(due) = self.due() {
            self.stored_due = Some(self.stored_due.map_or(due, |stored| stored.min(due)));
        }
        self.send_people(at);
    }

    /// Changes by which invitation guests may take seats; `None` for none.
    pub const fn set_invitation(&mut self, invitation: Option<Invitation>) {
        if let Some(loaded) = &mut self.loaded {
            loaded.invitation = invitation;
        }
    }

    /// Changes whether guests need no invitation.
    pub const fn set_listed(&mut self, is_listed: bool) {
        if let Some(loaded) = &mut self.loaded {
            loaded.is_listed = is_listed;
        }
    }

    /// By seat: whether its person is connected.
    pub fn here(&self) -> [bool; Seat::MAX_COUNT] {
        std::array::from_fn(|place| is_connected(&self.subscribers, Seat::new(place as u8)))
    }

    fn send_people(&self, at: u64) {
        if let Some(loaded) = &self.loaded {
            let people = loaded.shown(&self.subscribers, &self.claims(at));
            self.send(&ToClient::People {
                table: self.id,
                people: &people,
            });
        }
    }

    /// Tells all readers how many events are left, when they are few.
    pub(super) fn warn_if_nearly_full(&self) {
        let loaded = self.loaded.as_ref();
        if let Some(events_left) = loaded.and_then(|loaded| reserved_left(&loaded.table)) {
            self.send(&ToClient::NearlyFull {
                table: self.id,
                events_left,
            });
        }
    }

    pub(super) fn send(&self, message: &ToClient<'_>) {
        for reader in &self.subscribers {
            reader.outbox.put(message);
        }
    }

    /// Sends every reader its view. The first `log_kept` entries of the log are as they were.
    pub(super) fn send_views(&mut self, log_kept: usize, at: u64) {
        if let Some(loaded) = &self.loaded {
            let people = loaded.shown(&self.subscribers, &self.claims(at));
            for reader in &mut self.subscribers {
                reader.log_seen = reader.log_seen.min(log_kept);
            }
            send_moments(&self.subscribers, &loaded.table);
            send_views(&mut self.subscribers, loaded, &people, at);
        }
        self.subscribers.retain(|reader| reader.outbox.is_open());
    }

    /// By seat: for how long its person has been away, in milliseconds; 0 for one that is connected.
    pub(super) fn away_ms(&self, at: u64) -> [u64; Seat::MAX_COUNT] {
        std::array::from_fn(|place| {
            if is_connected(&self.subscribers, Seat::new(place as u8)) {
                0
            } else {
                at.saturating_sub(self.away_since[place])
            }
        })
    }

    /// By seat: in how many milliseconds an opponent may claim the game of it; `None` for a person who is connected, and where
    /// nothing can be claimed.
    fn claims(&self, at: u64) -> [Option<u64>; Seat::MAX_COUNT] {
        let loaded = self.loaded.as_ref();
        let limit = loaded.and_then(|loaded| loaded.table.away_limit_ms(self.times.claim_after_ms));
        std::array::from_fn(|place| {
            let is_here = is_connected(&self.subscribers, Seat::new(place as u8));
            let limit = limit.filter(|_| !is_here)?;
            Some(limit.saturating_sub(at.saturating_sub(self.away_since[place])))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use catalog::AnyVariant;
    use play::fair::{self, Bytes, Root};
    use play::{Agreement, Command, CommandContext, Order, Reader, Table, Taker};
    use serde::Serialize;
    use serde_json::{Value, json};
    use words::Language;

    use super::*;
    use crate::loaded_table::LoadedTable;
    use crate::session::Session;
    use crate::subscriber::{MAX_LOG_ENTRIES, MAX_MOMENTS};
    use crate::table_id::TableId;
    use crate::table_slot::WaitingTimes;

    /// A client that keeps all messages.
    #[derive(Clone, Default)]
    struct Inbox(Rc<RefCell<Vec<Value>>>);

    impl Inbox {
        fn take(&self) -> Value {
            self.0.borrow_mut().remove(0)
        }
    }

    impl Outbox for Inbox {
        fn put(&self, message: &impl Serialize) {
            let message = serde_json::to_value(message).expect("text for keys");
            self.0.borrow_mut().push(message);
        }

        fn is_open(&self) -> bool {
            true
        }

        fn language(&self) -> Language {
            Language::English
        }

        fn is_same(&self, other: &Self) -> bool {
            Rc::ptr_eq(&self.0, &other.0)
        }
    }

    const TABLE: [u8; 8] = [7; 8];

    /// The share of each seat.
    const SENT: Bytes = Bytes([7; 32]);

    /// A running game of Seat of Kings whose log takes three messages.
    fn long_game() -> Table {
        let takers = [Taker::Person(1), Taker::Person(2)];
        let agreed = Agreement::game(AnyVariant::SeatOfKings, takers);
        let (mut table, _) = Table::open(agreed, Root::new([7; 32]), 0).expect("agreed");
        let order = |table: &mut Table, seat, command| {
            let (id, version) = (u64::from(table.version()), table.version());
            let order = Order {
                id,
                version,
                command,
            };
            let done = table.order(seat, &order, &CommandContext::default());
            done.expect("legal");
        };
        for seat in [0, 1].map(Seat::new) {
            let commitment = fair::commitment(SENT);
            order(&mut table, seat, Command::Sit { commitment });
        }
        for seat in [0, 1].map(Seat::new) {
            order(&mut table, seat, Command::Reveal { sent: SENT });
        }
        for number in 0.. {
            if table.log().len() > 2 * MAX_LOG_ENTRIES + 8 {
                break;
            }
            let seat = table.asked()[0];
            let legal = table.legal(seat).expect("it is asked");
            let tokens = legal.tokens();
            let token = match legal.keeps[..] {
                [a, b, c, ..] => format!("keep {a} {b} {c}"),
                _ => tokens[number % tokens.len()].clone(),
            };
            let action = token.as_str().into();
            order(&mut table, seat, Command::Move { action });
        }
        table
    }

    fn slot(table: Table) -> TableSlot<Inbox> {
        let times = WaitingTimes {
            claim_after_ms: 0,
            sit_within_ms: 0,
        };
        let mut slot = TableSlot::new(TableId::from_bytes(TABLE), times);
        let loaded = LoadedTable {
            table,
            people: Vec::new(),
            invitation: None,
            is_listed: false,
            epoch: 0,
        };
        slot.load(loaded, 0);
        slot
    }

    #[test]
    fn a_table_keeps_no_room_for_readers_that_it_has_not() {
        let mut slot = slot(long_game());
        let target = Target {
            table: TableId::from_bytes(TABLE),
            seat: None,
        };
        let inboxes = [(); 2].map(|()| Inbox::default());
        for (inbox, readers) in inboxes.iter().zip(1..) {
            let watched = slot.watch(target.clone(), &[], None, inbox, 0);
            watched.expect("anybody may watch");
            assert_eq!(slot.subscribers.capacity(), readers);
        }
        for (inbox, readers) in inboxes.iter().zip([1, 0]) {
            slot.leave(&target, inbox, 0);
            assert_eq!(slot.subscribers.capacity(), readers);
        }
    }

    #[test]
    fn a_long_log_comes_in_parts() {
        let mut slot = slot(long_game());
        let inbox = Inbox::default();
        let mut session = Session::new(inbox.clone(), 1);
        let target = Target {
            table: TableId::from_bytes(TABLE),
            seat: None,
        };
        let watched = session.watch(&mut slot, target.clone(), None, 0);
        watched.expect("anybody may watch");
        let view = inbox.take()["view"].take();
        let mut log = view["log"].as_array().expect("a list").clone();
        assert_eq!((log.len(), &view["log_kept"]), (MAX_LOG_ENTRIES, &json!(0)));
        let mut from = view["log_from"].as_u64().expect("a number") as usize;
        while from > 0 {
            let sent = session.send_log(&slot, &target, from);
            sent.expect("anybody may read");
            let mut part = inbox.take();
            let entries = part["log"].as_array_mut().expect("a list");
            assert!(entries.len() <= MAX_LOG_ENTRIES);
            entries.append(&mut log);
            log = std::mem::take(entries);
            from = part["log_from"].as_u64().expect("a number") as usize;
        }
        let table = &slot.loaded().expect("it is").table;
        let whole = table.view(Reader::Watcher, 0, 0).log;
        assert_eq!(json!(log), json!(whole));
    }

    #[test]
    fn moments_come_when_asked_for_and_before_a_view_with_several_new_entries() {
        let mut slot = slot(long_game());
        let count = slot.loaded().expect("it is").table.log().len();
        let inbox = Inbox::default();
        let mut session = Session::new(inbox.clone(), 1);
        let target = Target {
            table: TableId::from_bytes(TABLE),
            seat: None,
        };
        let since = |slot: &TableSlot<Inbox>, kept: usize| {
            let entry = slot
                .loaded()
                .expect("it is")
                .table
                .log()
                .iter()
                .nth(kept - 1);
            let version = entry.expect("it is there").version;
            Some(SeenVersion { epoch: 0, version })
        };
        let counts = |message: &Value| -> Vec<Value> {
            let moments = message["moments"].as_array().expect("a list");
            moments
                .iter()
                .map(|moment| moment["count"].clone())
                .collect()
        };
        for (lacks, sent) in [
            (1, false),
            (2, true),
            (MAX_MOMENTS, true),
            (MAX_MOMENTS + 1, false),
        ] {
            let seen = since(&slot, count - lacks);
            session
                .watch(&mut slot, target.clone(), seen, 0)
                .expect("anybody may watch");
            if sent {
                let all: Vec<Value> = (count - lacks..count).map(Value::from).collect();
                assert_eq!(counts(&inbox.take()), all);
            }
            assert_eq!(inbox.take()["type"], "view", "{lacks}");
        }
        for (from, last) in [
            (0, MAX_MOMENTS - 1),
            (count - 3, count),
            (usize::MAX, count),
        ] {
            session
                .send_moments(&slot, &target, from)
                .expect("anybody may read");
            let all: Vec<Value> = (from.min(count)..=last).map(Value::from).collect();
            assert_eq!(counts(&inbox.take()), all);
        }
        let seat = Some("blue".into());
        let of_seat = Target { seat, ..target };
        let refused = session.send_moments(&slot, &of_seat, 0);
        assert!(matches!(refused, Err(Problem::WrongSecret)));
    }

    #[test]
    fn the_end_of_a_long_game_and_a_gap_send_no_more_than_a_part() {
        let mut slot = slot(long_game());
        let inbox = Inbox::default();
        let target = Target {
            table: TableId::from_bytes(TABLE),
            seat: None,
        };
        let since = slot.loaded().expect("it is").table.log().iter().nth(9);
        let since = since.map(|entry| SeenVersion {
            epoch: 0,
            version: entry.version,
        });
        let watched = slot.watch(target, &[], since, &inbox, 0);
        watched.expect("anybody may watch");
        let view = inbox.take()["view"].take();
        assert_eq!(view["log_kept"], 10);
        slot.stop("test", 0).expect("it is loaded");
        slot.written(0);
        let view = inbox.take()["view"].take();
        let count = view["log"].as_array().map(Vec::len);
        assert_eq!(
            (count, &view["log_kept"]),
            (Some(MAX_LOG_ENTRIES), &json!(0))
        );
    }
}
