//! The readers of a table, and where their messages go.

use game::Seat;
use play::{PublicView, Reader, Table};
use serde::Serialize;
use words::Language;

use crate::api::{PublicSeat, Target, ToClient};
use crate::loaded_table::{LoadedTable, SeenVersion};
use crate::secret::SecretHash;

/// The most entries of the log in one message: more than most ringfort games have. A game of Seat of Kings has some 900.
pub const MAX_LOG_ENTRIES: usize = 128;

/// The most moments of a game in one message: as many as a page plays one after the other when it was away.
pub const MAX_MOMENTS: usize = 32;

/// The way to one client. A driver implements it with what carries its messages: a socket, or a worker's port.
pub trait Outbox: Clone {
    /// Queues a message as JSON. It never waits; a client that reads too slowly is closed instead.
    fn put(&self, message: &impl Serialize);

    /// Returns true if the client is still connected.
    fn is_open(&self) -> bool;

    /// The language of the sentences that the client is sent.
    fn language(&self) -> Language;

    /// Returns true if both lead to the same client.
    fn is_same(&self, other: &Self) -> bool;
}

/// A client that watches a table.
pub struct Subscriber<O> {
    pub(crate) outbox: O,
    pub(crate) target: Target,
    /// The seat that reads and the secret that holds it; `None` for a bystander.
    pub(crate) seat: Option<(Seat, SecretHash)>,
    /// The number of log entries that the client has.
    pub(crate) log_seen: usize,
}

impl<O: Outbox> Subscriber<O> {
    /// Sends the view of this reader, with the entries of the log that it lacks.
    fn send_view(
        &mut self,
        public: &PublicView<'_>,
        people: &[PublicSeat<'_>],
        epoch: u64,
        at: u64,
    ) {
        let reader = reader(self.seat.map(|(seat, _)| seat));
        let mut view = public.of_reader(reader, self.log_seen);
        view.log_kept = (self.log_seen < view.log_from).then_some(self.log_seen);
        self.log_seen = view.log_from + view.log.len();
        self.outbox.put(&ToClient::View {
            target: &self.target,
            at,
            epoch,
            people,
            view: &view,
        });
    }

    pub(crate) fn is_of(&self, target: &Target, outbox: &O) -> bool {
        self.outbox.is_same(outbox) && self.target == *target
    }

    pub(crate) fn is_held_by(&self, holder: SecretHash) -> bool {
        self.seat.is_some_and(|(_, own)| own == holder)
    }
}

/// Sends these readers of a table their views, with at most the last 128 entries of the log.
pub(crate) fn send_views<O: Outbox>(
    readers: &mut [Subscriber<O>],
    loaded: &LoadedTable,
    people: &[PublicSeat<'_>],
    at: u64,
) {
    let log_seen = readers.iter().map(|reader| reader.log_seen).min();
    let first = loaded.table.log().len().saturating_sub(MAX_LOG_ENTRIES);
    let public = loaded
        .table
        .public_view(at, first.max(log_seen.unwrap_or(0)));
    for reader in readers {
        reader.send_view(&public, people, loaded.epoch, at);
    }
}

/// Sends these readers the moments between the entries of the log that are new to them, if there are several.
pub(crate) fn send_moments<O: Outbox>(readers: &[Subscriber<O>], table: &Table) {
    let count = table.log().len();
    let is_behind = |reader: &&Subscriber<O>| {
        (2..=MAX_MOMENTS).contains(&count.saturating_sub(reader.log_seen))
    };
    let behind = readers.iter().filter(is_behind);
    let Some(first) = behind.clone().map(|reader| reader.log_seen).min() else {
        return;
    };
    let moments = table.moments(first..count);
    for reader in behind {
        reader.outbox.put(&ToClient::Moments {
            target: &reader.target,
            moments: &moments[reader.log_seen - first..],
        });
    }
}

/// The reader of a seat, or a spectator for none.
pub(crate) fn reader(seat: Option<Seat>) -> Reader {
    seat.map_or(Reader::Watcher, Reader::Seat)
}

/// Returns true if a connected client reads for this seat.
pub(crate) fn is_connected<O: Outbox>(subscribers: &[Subscriber<O>], seat: Seat) -> bool {
    let mut open = subscribers.iter().filter(|reader| reader.outbox.is_open());
    open.any(|reader| reader.seat.is_some_and(|(own, _)| own == seat))
}

/// The number of log entries of a client that has this version. None between games, since the log of the next one starts
/// empty, and none of another epoch.
pub(crate) fn log_seen(loaded: &LoadedTable, seen: SeenVersion) -> usize {
    let table = &loaded.table;
    if table.stage() != play::Stage::Playing || seen.epoch != loaded.epoch {
        return 0;
    }
    let entries = table.log().iter();
    entries
        .take_while(|entry| entry.version <= seen.version)
        .count()
}
