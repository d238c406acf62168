//! Bans of networks, in memory: every request and every new socket is checked against them.

use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use host::Problem;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};

use crate::Settings;
use crate::admin_messages::{AdminRefusal, Ban};
use crate::net::address::Address;
use crate::net::limits::Excess;

/// The current bans, and some that have ended.
pub(crate) struct Bans(RwLock<Vec<Ban>>);

/// The maximum number of bans, because each request is compared with all of them.
pub(crate) const MAX_BANS: usize = 1000;

/// The prefix length of IPv6 that stands for one client: the owner of such a network has all its addresses.
const CLIENT_BITS: u8 = 64;

impl Bans {
    pub(crate) const fn new(bans: Vec<Ban>) -> Self {
        Self(RwLock::new(bans))
    }

    /// Refuses an address that is banned now.
    pub(crate) fn check(&self, address: Address, now: u64) -> Result<(), Excess> {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let own = bans.iter().filter(|ban| ban.network.contains(&address.0));
        match own.map(|ban| ban.until).max() {
            Some(until) if until > now => Err(Excess {
                problem: Problem::Banned { until },
                wait: Duration::from_millis(until - now),
            }),
            _ => Ok(()),
        }
    }

    /// Refuses one more ban if there are too many now.
    pub(crate) fn check_room(&self, network: IpNet, now: u64) -> Result<(), AdminRefusal> {
        self.sweep(now);
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let others = bans.iter().filter(|ban| ban.network != network).count();
        if others < MAX_BANS {
            Ok(())
        } else {
            Err(AdminRefusal::TooManyBans(others))
        }
    }

    /// Adds a stored ban, in place of an earlier one of the same network.
    pub(crate) fn add(&self, ban: Ban) {
        self.remove(ban.network);
        let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        bans.push(ban);
    }

    /// Removes the ban of a network.
    pub(crate) fn remove(&self, network: IpNet) {
        let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        bans.retain(|ban| ban.network != network);
    }

    /// Forgets bans that have ended by now.
    pub(crate) fn sweep(&self, now: u64) {
        let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        bans.retain(|ban| ban.until > now);
    }
}

/// The network to ban for a network that a host names: without host bits, and not smaller than one client.
///
/// # Errors
///
/// [`AdminRefusal::Protected`] if it contains this machine or a trusted proxy.
pub(crate) fn bannable(network: IpNet, settings: &Settings) -> Result<IpNet, AdminRefusal> {
    let network = clients(network);
    let own = [
        IpNet::from(Ipv4Net::new_assert([127, 0, 0, 0].into(), 8)),
        IpNet::from(Ipv6Net::from(std::net::Ipv6Addr::LOCALHOST)),
    ];
    let mut protected = own.iter().chain(&settings.trusted_proxies);
    let overlaps = |other: &IpNet| {
        let other = clients(*other);
        network.contains(&other) || other.contains(&network)
    };
    if protected.any(overlaps) {
        Err(AdminRefusal::Protected(network))
    } else {
        Ok(network)
    }
}

/// A network in the form of client addresses: IPv4 where it is written as IPv6, and not smaller than one client.
fn clients(network: IpNet) -> IpNet {
    const MAPPED_BITS: u8 = 96;
    let network = match (network.addr().to_canonical(), network.prefix_len()) {
        (IpAddr::V4(address), bits) if network.max_prefix_len() == 128 && bits >= MAPPED_BITS => {
            Ipv4Net::new(address, bits - MAPPED_BITS).map_or(network, IpNet::from)
        }
        (IpAddr::V6(address), bits) if bits > CLIENT_BITS => {
            Ipv6Net::new(address, CLIENT_BITS).map_or(network, IpNet::from)
        }
        _ => network,
    };
    network.trunc()
}

#[cfg(test)]
mod tests;
