//! The open sockets, so that those of a banned network can be closed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use host::api::ToClient;
use host::{Outbox as _, Problem};
use words::Language;

use crate::net::address::Address;
use crate::net::limits::Excess;
use crate::net::outbox::{End, Outbox};

/// The open sockets.
#[derive(Default)]
pub(crate) struct OpenSockets {
    outboxes: Mutex<HashMap<u64, Outbox>>,
    next: AtomicU64,
}

/// An open socket. Dropping it removes it from the others.
pub(crate) struct OpenSocket<'a> {
    number: u64,
    all: &'a OpenSockets,
}

impl OpenSockets {
    /// Adds the socket of an outbox.
    pub(crate) fn add(&self, outbox: Outbox) -> OpenSocket<'_> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.outboxes().insert(number, outbox);
        OpenSocket { number, all: self }
    }

    /// Sends an error to the sockets of banned addresses, and ends them.
    pub(crate) fn end_banned(&self, check: impl Fn(Address) -> Result<(), Excess>) {
        for outbox in self.outboxes().values() {
            if let Err(banned) = check(outbox.address()) {
                outbox.put(&error_message(&banned.problem, outbox.language()));
                outbox.end(End::Banned);
            }
        }
    }

    fn outboxes(&self) -> MutexGuard<'_, HashMap<u64, Outbox>> {
        self.outboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OpenSocket<'_> {
    fn drop(&mut self) {
        self.all.outboxes().remove(&self.number);
    }
}

/// A refusal that belongs to neither a table nor an order, for a client of this language.
pub(crate) fn error_message(problem: &Problem, language: Language) -> ToClient<'static> {
    ToClient::Error {
        table: None,
        id: None,
        error: problem.body(language),
    }
}
