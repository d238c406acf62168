//! Who reads a table: watching, leaving, being sent away.

use game::Seat;

use super::TableSlot;
use crate::api::{Target, ToClient};
use crate::capacity::reserved_left;
use crate::loaded_table::PersonSeat;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::subscriber::{Outbox, Subscriber, is_connected, log_seen};

impl<O: Outbox> TableSlot<O> {
    /// Sends a reader the table, now and after each change, with the entries of the log since a version.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if none of the secrets holds the seat.
    pub fn watch(
        &mut self,
        target: Target,
        held: &[SecretHash],
        since: Option<u32>,
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
        let log_seen = since.map_or(0, |since| log_seen(&loaded.table, since));
        self.subscribers.push(Subscriber {
            outbox: outbox.clone(),
            target,
            seat,
            log_seen,
        });
        let people = loaded.shown(&self.subscribers);
        if let Some(reader) = self.subscribers.last_mut() {
            reader.send_view(loaded, &people, at);
        }
        if !was_connected {
            self.send_people();
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
        if let Some((seat, _)) = gone.seat
            && !is_connected(&self.subscribers, seat)
        {
            self.away_since[seat.index()] = at;
            self.send_people();
        }
    }

    /// Sends all readers away, because the table cannot be loaded.
    pub fn dismiss_all(&mut self, problem: &Problem) {
        self.dismiss(problem, |_| true);
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
            let error = problem.body();
            let target = &reader.target;
            reader.outbox.put(&ToClient::Gone { target, error });
        }
    }

    /// Takes the seats of persons as they are stored now, and tells the readers. Those whose secret holds no seat anymore are
    /// sent away.
    pub fn set_people(&mut self, people: Vec<PersonSeat>) {
        let lost = |reader: &Subscriber<O>| {
            let holder = |person: &PersonSeat| person.holder.is_some_and(|h| reader.is_held_by(h));
            reader.seat.is_some() && !people.iter().any(holder)
        };
        self.dismiss(&Problem::WrongSecret, lost);
        if let Some(loaded) = &mut self.loaded {
            loaded.people = people;
        }
        self.send_people();
    }

    fn send_people(&self) {
        if let Some(loaded) = &self.loaded {
            let people = loaded.shown(&self.subscribers);
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
            let people = loaded.shown(&self.subscribers);
            for reader in &mut self.subscribers {
                reader.log_seen = reader.log_seen.min(log_kept);
                reader.send_view(loaded, &people, at);
            }
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
}
