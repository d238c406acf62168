//! Counts of unsent bytes, by address and in all.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::Settings;
use crate::address::Address;

/// Counts the bytes that wait for clients.
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
    own: Arc<AtomicUsize>,
    all: Arc<AtomicUsize>,
}

impl UnsentBytes {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            all: Arc::default(),
            by_address: Mutex::default(),
            max_of_address: settings.unsent_bytes_per_address,
            max_of_all: settings.unsent_bytes,
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

    /// The number of unsent bytes of all clients.
    pub(crate) fn total(&self) -> usize {
        self.all.load(Ordering::Relaxed)
    }

    /// Forgets addresses for which nothing waits.
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
    /// Returns true if more may be made for this address. One for which nothing waits always gets something, so that others that do
    /// not read cannot keep it out.
    pub(crate) fn has_room(&self) -> bool {
        let (own, all) = (
            self.own.load(Ordering::Relaxed),
            self.all.load(Ordering::Relaxed),
        );
        own == 0 || (own < self.max_own && all < self.max_all)
    }

    /// Counts bytes that wait for a client of this address.
    pub(crate) fn count(&self, count: usize) -> CountedBytes {
        self.own.fetch_add(count, Ordering::Relaxed);
        self.all.fetch_add(count, Ordering::Relaxed);
        CountedBytes {
            count,
            own: Arc::clone(&self.own),
            all: Arc::clone(&self.all),
        }
    }
}

impl Drop for CountedBytes {
    fn drop(&mut self) {
        self.own.fetch_sub(self.count, Ordering::Relaxed);
        self.all.fetch_sub(self.count, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn an_address_that_does_not_read_gets_no_more_and_others_do() {
        let settings = Settings {
            unsent_bytes_per_address: 100,
            unsent_bytes: 150,
            ..Settings::default()
        };
        let unsent = UnsentBytes::new(&settings);
        let of = |last| unsent.of(Address(IpAddr::from([10, 0, 0, last])));
        let first = of(1).count(99);
        assert!(of(1).has_room());
        let second = of(1).count(99);
        assert!(!of(1).has_room(), "too much of its own");
        assert!(of(2).has_room());
        let third = of(2).count(1);
        assert!(!of(2).has_room(), "too much altogether");
        assert!(of(3).has_room(), "nothing waits for it");
        drop((first, second));
        assert!(of(1).has_room() && of(2).has_room());
        drop(third);
        unsent.sweep();
        assert_eq!(unsent.total(), 0);
        assert!(unsent.by_address.lock().expect("a lock").is_empty());
    }
}
