//! The address of a client, also behind a proxy.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Once;

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use host::Problem;

use crate::Settings;

/// The address of a client, for limits and bans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) IpAddr);

/// The first 48 bits of an address of version 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Site([u16; 3]);

/// The address, or the network of version 6 that stands for it, as a host bans it.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

impl Address {
    /// The address of the client that asks.
    ///
    /// # Errors
    ///
    /// If the request came over no connection.
    pub(crate) fn of(
        extensions: &Extensions,
        headers: &HeaderMap,
        settings: &Settings,
    ) -> Result<Self, Problem> {
        let peer = peer(extensions).ok_or(Problem::Failed)?;
        Ok(Self(network(true_address(peer, headers, settings))))
    }

    /// The site of an address of version 6: the /48 that providers hand out whole. `None` for version 4.
    pub(crate) fn site(self) -> Option<Site> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(network) => {
                let [a, b, c, ..] = network.segments();
                Some(Site([a, b, c]))
            }
        }
    }

    /// The address, or the site of version 6 to which it belongs, as its first address.
    pub(crate) fn owner(self) -> IpAddr {
        match self.site() {
            Some(Site([a, b, c])) => Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into(),
            None => self.0,
        }
    }

    /// Returns true if a trusted proxy asks.
    pub(crate) fn is_by_proxy(extensions: &Extensions, settings: &Settings) -> bool {
        peer(extensions).is_some_and(|peer| settings.is_trusted(peer))
    }
}

fn peer(extensions: &Extensions) -> Option<IpAddr> {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>()?;
    Some(peer.0.ip())
}

/// The last address that is not a trusted proxy's. Entries before it are written by the client and prove nothing.
fn true_address(peer: IpAddr, headers: &HeaderMap, settings: &Settings) -> IpAddr {
    let mut address = peer.to_canonical();
    let forwarded_for = headers.get_all("x-forwarded-for").iter();
    let forwarded_for: Vec<&str> = forwarded_for
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    for next in forwarded_for.iter().rev() {
        if !settings.is_trusted(address) {
            break;
        }
        let Some(next) = entry(next.trim()) else {
            static WARNED: Once = Once::new();
            WARNED.call_once(|| tracing::warn!("an X-Forwarded-For of a trusted proxy cannot be read: its clients share the limits of one address"));
            break;
        };
        address = next.to_canonical();
    }
    address
}

/// The address of an entry, which may have a port or stand in brackets: `1.2.3.4`, `1.2.3.4:80`, `[::1]`, `[::1]:80`, `::1`.
fn entry(text: &str) -> Option<IpAddr> {
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']');
    let address = in_brackets().unwrap_or(text).parse().ok();
    address.or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The network of an IPv6 address: its owner has all addresses of it, so they share one limit.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        address @ IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests;
