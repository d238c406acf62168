//! Addresses that took listed seats and did not use them, which are kept from such seats for a while.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use host::Problem;

use crate::net::address::Address;

/// Such addresses, in memory only; a site of version 6 counts as one.
pub(super) struct Lapses {
    by_owner: Mutex<HashMap<IpAddr, Lapse>>,
    /// For how long the first lapse keeps an address away, in milliseconds; each further one doubles that.
    first_ms: u64,
}

/// The lapses of an address.
#[derive(Debug, Clone, Copy)]
struct Lapse {
    count: u32,
    /// The time of the last one, in milliseconds since the beginning of 1970.
    at: u64,
}

/// The longest time for which an address is kept away, and after which its lapses are forgotten: a day, in milliseconds.
const MAX_MS: u64 = 86_400_000;

/// The maximum number of addresses that are remembered; the oldest is forgotten first.
const MAX_REMEMBERED: usize = 10_000;

impl Lapses {
    pub(super) fn new(first_ms: u64) -> Self {
        Self {
            by_owner: Mutex::default(),
            first_ms,
        }
    }

    /// Notes that an address did not use a listed seat.
    pub(super) fn note(&self, address: Address, now: u64) {
        let mut lapses = self.by_owner.lock().unwrap_or_else(PoisonError::into_inner);
        lapses.retain(|_, lapse| now < lapse.at + MAX_MS);
        if lapses.len() >= MAX_REMEMBERED
            && let Some((&oldest, _)) = lapses.iter().min_by_key(|(_, lapse)| lapse.at)
        {
            lapses.remove(&oldest);
        }
        let lapse = lapses
            .entry(address.owner())
            .or_insert(Lapse { count: 0, at: now });
        *lapse = Lapse {
            count: lapse.count + 1,
            at: now,
        };
    }

    /// Refuses an address that did not use listed seats lately.
    ///
    /// # Errors
    ///
    /// [`Problem::UnusedSeat`].
    pub(super) fn check(&self, address: Address, now: u64) -> Result<(), Problem> {
        let lapses = self.by_owner.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(lapse) = lapses.get(&address.owner()) else {
            return Ok(());
        };
        let doubled = self.first_ms.saturating_mul(1 << (lapse.count - 1).min(20));
        let until = lapse.at + doubled.min(MAX_MS);
        if now < until {
            let wait_ms = until - now;
            return Err(Problem::UnusedSeat { wait_ms });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
