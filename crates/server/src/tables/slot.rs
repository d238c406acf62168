//! The place of one table in memory, with what the server adds to that of the host.

use game::Seat;
use host::{LoadedTable, MoveAnswer, Problem, TableId, TableSlot, WaitingTimes};

use super::thinking::QueueKey;
use crate::net::address::Address;
use crate::net::outbox::Outbox;

/// The place of one table in memory.
pub(crate) struct Slot {
    pub(super) table: TableSlot<Outbox>,
    /// The address that opened the table; after the table has left the memory, the first that plays or watches it. Computer
    /// players think for its share. It is not stored.
    pub(super) opener: Option<Address>,
    /// Addresses from which persons took these seats, by their numbers in turn order from 0, or sat. They are not stored.
    seat_addresses: Vec<(u8, Address)>,
    /// `None` unless the database failed and nothing has been written for the table since.
    pause: Option<Pause>,
    /// The last delay before the database was tried again, in milliseconds; 0 after a write that succeeded.
    delay_ms: u64,
    /// A decision of a computer player that could not be stored yet.
    pub(super) unstored: Option<MoveAnswer>,
}

/// A pause after a failure of the database.
#[derive(Debug, Clone, Copy)]
struct Pause {
    /// The time before which nothing is tried that nobody asks for, in milliseconds since the beginning of 1970.
    until: u64,
}

/// The first and the longest delay before the database is tried again, in milliseconds.
const MIN_DELAY_MS: u64 = 250;
const MAX_DELAY_MS: u64 = 8_000;

/// The maximum number of addresses of a seat that are remembered.
const MAX_SEAT_ADDRESSES: usize = 4;

impl Slot {
    pub(super) const fn new(id: TableId, times: WaitingTimes) -> Self {
        Self {
            table: TableSlot::new(id, times),
            opener: None,
            seat_addresses: Vec::new(),
            pause: None,
            delay_ms: 0,
            unstored: None,
        }
    }

    pub(super) const fn id(&self) -> TableId {
        self.table.id()
    }

    /// The table with its readers.
    pub(crate) const fn table(&self) -> &TableSlot<Outbox> {
        &self.table
    }

    /// The table, if it is in memory.
    ///
    /// # Errors
    ///
    /// As [`TableSlot::loaded`].
    pub(crate) fn loaded(&self) -> Result<&LoadedTable, Problem> {
        self.table.loaded()
    }

    /// Notes that the person of these seats is at an address.
    pub(super) fn note_address(&mut self, seats: &[Seat], address: Address) {
        for seat in seats {
            let entry = (seat.index() as u8, address);
            let of_seat = self.addresses_of(&[entry.0]);
            if of_seat.len() < MAX_SEAT_ADDRESSES && !of_seat.contains(&address) {
                self.seat_addresses.push(entry);
            }
        }
    }

    /// The addresses of the persons of these seats, as far as they are known.
    pub(super) fn addresses_of(&self, seats: &[u8]) -> Vec<Address> {
        let noted = self.seat_addresses.iter();
        let own = noted.filter(|(seat, _)| seats.contains(seat));
        own.map(|&(_, address)| address).collect()
    }

    /// Forgets the addresses of the persons who had seats that are free.
    pub(super) fn forget_addresses(&mut self) {
        let Ok(loaded) = self.table.loaded() else {
            return;
        };
        let is_taken = |number: u8| {
            let mut people = loaded.people.iter();
            people.any(|person| person.seat == number && person.holder.is_some())
        };
        self.seat_addresses.retain(|&(seat, _)| is_taken(seat));
    }

    /// The flow of the decisions that the table waits for.
    pub(super) fn flow(&self) -> QueueKey {
        match self.opener {
            Some(address) if self.table.has_persons() => QueueKey::TablesOf(address),
            Some(address) => QueueKey::ProgramsOf(address),
            None => QueueKey::Table(self.table.id()),
        }
    }

    /// Returns true if the database failed, and nothing has been written for the table since.
    pub(super) const fn is_paused(&self) -> bool {
        self.pause.is_some()
    }

    /// The end of the delay of a paused table, in milliseconds since the beginning of 1970; `None` if it is over by `at` or the table is not
    /// paused.
    pub(super) fn delayed_until(&self, at: u64) -> Option<u64> {
        self.pause
            .map(|pause| pause.until)
            .filter(|&until| at < until)
    }

    /// Pauses the table because the database failed, with a delay twice as long as the last. Readers are told if it was not paused before.
    /// Returns when to call the alarm, if no earlier one is set.
    pub(super) fn pause(&mut self, at: u64) -> Option<u64> {
        self.delay_ms = (2 * self.delay_ms).clamp(MIN_DELAY_MS, MAX_DELAY_MS);
        let until = at + self.delay_ms;
        match self.pause.replace(Pause { until }) {
            None => self.table.pause(until),
            Some(_) => self.table.prolong_pause(until),
        }
    }

    /// Ends the pause of a table that has nothing to write. Readers get their view again. The next failure delays for longer all the same.
    pub(super) fn end_pause(&mut self, at: u64) {
        if self.pause.take().is_some() {
            self.table.send_views_again(at);
        }
    }

    /// Notes that a step of the table was written, which ends the pause; readers get the view of the step.
    pub(super) const fn note_written(&mut self) {
        self.pause = None;
        self.delay_ms = 0;
    }
}
