//! The place of one table in memory, with what the server adds to that of the host.

use std::ops::{Deref, DerefMut};

use host::{MoveAnswer, TableId, TableSlot, WaitingTimes};

use crate::address::Address;
use crate::outbox::Outbox;
use crate::thinking::Flow;

/// The place of one table in memory.
pub(crate) struct Slot {
    slot: TableSlot<Outbox>,
    /// The address that opened the table; after the table has left the memory, the first that plays or watches it. Computer
    /// players think for its share. It is not stored.
    pub(super) opener: Option<Address>,
    /// The last pause after a failure of the database, in milliseconds; 0 after a success.
    pub(super) pause_ms: u64,
    /// A decision of a computer player that could not be stored yet.
    pub(super) unstored: Option<MoveAnswer>,
}

/// The first and the longest pause until the database is tried again, in milliseconds.
const MIN_PAUSE_MS: u64 = 250;
const MAX_PAUSE_MS: u64 = 8_000;

impl Slot {
    pub(super) const fn new(id: TableId, times: WaitingTimes) -> Self {
        Self {
            slot: TableSlot::new(id, times),
            opener: None,
            pause_ms: 0,
            unstored: None,
        }
    }

    /// The flow of the decisions that the table waits for.
    pub(super) fn flow(&self) -> Flow {
        match self.opener {
            Some(address) if self.slot.has_persons() => Flow::TablesOf(address),
            Some(address) => Flow::ProgramsOf(address),
            None => Flow::Table(self.slot.id()),
        }
    }

    /// Returns true if the database failed when the table was last written or read.
    pub(super) const fn is_paused(&self) -> bool {
        self.pause_ms > 0
    }

    /// Pauses the table because the database failed, each time twice as long as the last. Returns when to call the alarm, if
    /// no earlier one is set.
    pub(super) fn pause(&mut self, at: u64) -> Option<u64> {
        self.pause_ms = (2 * self.pause_ms).clamp(MIN_PAUSE_MS, MAX_PAUSE_MS);
        self.slot.pause(at + self.pause_ms)
    }

    /// Ends the pause: the database works. Readers get their view again.
    pub(super) fn end_pause(&mut self, at: u64) {
        if std::mem::take(&mut self.pause_ms) > 0 {
            self.slot.send_views_again(at);
        }
    }
}

impl Deref for Slot {
    type Target = TableSlot<Outbox>;

    fn deref(&self) -> &Self::Target {
        &self.slot
    }
}

impl DerefMut for Slot {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.slot
    }
}
