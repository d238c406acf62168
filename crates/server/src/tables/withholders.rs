//! Addresses that withheld a share of a draw, which take no seat of the same table again.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use host::{Problem, TableId};

use crate::net::address::Address;

/// Addresses that withheld a share of a draw, in memory only.
#[derive(Default)]
pub(super) struct Withholders(Mutex<VecDeque<(TableId, Address)>>);

/// The maximum number of addresses that are remembered, of all tables together; the oldest are forgotten first.
const MAX_REMEMBERED: usize = 10_000;

impl Withholders {
    /// Remembers that an address withheld a share at a table.
    pub(super) fn note(&self, table: TableId, address: Address) {
        let mut remembered = self.lock();
        if !remembered.contains(&(table, address)) {
            if remembered.len() >= MAX_REMEMBERED {
                remembered.pop_front();
            }
            remembered.push_back((table, address));
        }
    }

    /// Refuses an address that withheld a share at a table.
    ///
    /// # Errors
    ///
    /// [`Problem::LostSeat`].
    pub(super) fn check(&self, table: TableId, address: Address) -> Result<(), Problem> {
        if self.lock().contains(&(table, address)) {
            Err(Problem::LostSeat)
        } else {
            Ok(())
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(TableId, Address)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    #[test]
    fn the_oldest_addresses_are_forgotten() {
        let withholders = Withholders::default();
        let address = |number: u32| Address(IpAddr::V4(Ipv4Addr::from_bits(number)));
        let [one, other] = [1, 2].map(|number| TableId::from_bytes([number; 8]));
        for number in 0..=MAX_REMEMBERED as u32 {
            withholders.note(one, address(number));
            withholders.note(one, address(number));
        }
        assert!(withholders.check(one, address(0)).is_ok());
        assert!(withholders.check(one, address(1)).is_err());
        assert!(withholders.check(other, address(1)).is_ok());
    }
}
