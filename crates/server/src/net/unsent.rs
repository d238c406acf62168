//! Counts the bytes that the server holds for clients, by address and in all.
//!
//! They are answers that clients have not read or that are being made, and requests and messages of which only a part has arrived.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::Settings;
use crate::net::address::Address;

/// Counts the bytes that the server holds for clients.
pub(crate) struct UnsentBytes {
    all: Arc<AtomicUsize>,
    by_address: Mutex<HashMap<Address, Weak<AtomicUsize>>>,
    max_of_address: usize,
    max_of_all: usize,
}

/// The count of one address.
#[derive(Clone)]
pub(crate) struct AddressBytes {
    pub(crate) address: Address,
    own: Arc<AtomicUsize>,
    all: Arc<AtomicUsize>,
    max_own: usize,
    max_all: usize,
}

/// Bytes that are counted until this is dropped.
pub(crate) struct CountedBytes {
    count: usize,
    of: AddressBytes,
}

/// An address with less than this fraction of what an address may have loses nothing, whatever the others leave unread.
const LARGE_PART: usize = 16;

impl UnsentBytes {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self::with_limits(settings.unsent_bytes_per_address, settings.unsent_bytes)
    }

    /// Counts that an address, and all together, may reach.
    pub(crate) fn with_limits(max_of_address: usize, max_of_all: usize) -> Self {
        Self {
            all: Arc::default(),
            by_address: Mutex::default(),
            max_of_address,
            max_of_all,
        }
    }

    /// The count of an address.
    pub(crate) fn of(&self, address: Address) -> AddressBytes {
        let mut by_address = self
            .by_address
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let known = by_address.get(&address).and_then(Weak::upgrade);
        let own = known.unwrap_or_else(|| {
            let own = Arc::default();
            by_address.insert(address, Arc::downgrade(&own));
            own
        });
        AddressBytes {
            address,
            own,
            all: Arc::clone(&self.all),
            max_own: self.max_of_address,
            max_all: self.max_of_all,
        }
    }

    /// The number of bytes that are counted for all clients.
    pub(crate) fn total(&self) -> usize {
        self.all.load(Ordering::Relaxed)
    }

    /// Forgets addresses for which nothing is counted.
    pub(crate) fn sweep(&self) {
        let mut by_address = self
            .by_address
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        by_address.retain(|_, own| own.strong_count() > 0);
        by_address.shrink_to_fit();
    }
}

impl AddressBytes {
    /// Counts bytes before they are made or received, if there is room for them: in the limit of the address and in that of all. An address
    /// with nothing counted may exceed its own limit once, and that of all by a half, so that clients which do not read cannot keep it out.
    /// Returns `None` if there is no room.
    pub(crate) fn reserve(&self, count: usize) -> Option<CountedBytes> {
        self.try_add(0, count).then(|| CountedBytes {
            count,
            of: self.clone(),
        })
    }

    /// The count for messages of which a part has come. They leave a quarter of the limits of all to answers: players whose address has
    /// something counted get theirs, however many halves there are.
    pub(crate) fn of_halves(mut self) -> Self {
        self.max_all -= self.max_all / 4;
        self
    }

    /// Counts bytes until as many are [subtracted](Self::subtract).
    pub(crate) fn add(&self, count: usize) {
        self.own.fetch_add(count, Ordering::Relaxed);
        self.all.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn subtract(&self, count: usize) {
        self.own.fetch_sub(count, Ordering::Relaxed);
        self.all.fetch_sub(count, Ordering::Relaxed);
    }

    /// Returns true if the clients of this address are to lose something: more is counted than the address may have, or more than all may have
    /// and the address has a large part of it.
    pub(crate) fn is_excessive(&self) -> bool {
        let (own, all) = self.counted();
        own > self.max_own || (all > self.max_with_first() && own > self.max_own / LARGE_PART)
    }

    /// Adds `more` bytes to the counts if there is room. `held` of those counted belong to the same answer.
    fn try_add(&self, held: usize, more: usize) -> bool {
        let mut is_first = false;
        let added = self
            .own
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |own| {
                is_first = own == held;
                let sum = own.saturating_add(more);
                (is_first || sum <= self.max_own).then_some(sum)
            });
        if added.is_err() {
            return false;
        }
        let max = if is_first {
            self.max_with_first()
        } else {
            self.max_all
        };
        let added = self
            .all
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |all| {
                let sum = all.saturating_add(more);
                (all == held || sum <= max).then_some(sum)
            });
        if added.is_err() {
            self.own.fetch_sub(more, Ordering::Relaxed);
        }
        added.is_ok()
    }

    /// The limit of all bytes for an address that has nothing counted yet.
    const fn max_with_first(&self) -> usize {
        self.max_all.saturating_add(self.max_all / 2)
    }

    fn counted(&self) -> (usize, usize) {
        (
            self.own.load(Ordering::Relaxed),
            self.all.load(Ordering::Relaxed),
        )
    }
}

impl CountedBytes {
    /// Counts another number of bytes in place of these, if there is room. Fewer always have room.
    pub(crate) fn resize(&mut self, count: usize) -> bool {
        if let Some(more) = count.checked_sub(self.count) {
            if !self.of.try_add(self.count, more) {
                return false;
            }
        } else {
            self.of.subtract(self.count - count);
        }
        self.count = count;
        true
    }
}

impl Drop for CountedBytes {
    fn drop(&mut self) {
        self.of.subtract(self.count);
    }
}

#[cfg(test)]
pub(crate) mod tests;
