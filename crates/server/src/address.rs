//! The address of a client, also behind a proxy.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use host::Problem;

use crate::failure::Failure;
use crate::state::AppState;

/// The address of a client, for limits only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<AppState>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Self, Failure> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.ok_or(Problem::Failed)?.0.ip();
        Ok(true_address(
            peer,
            &parts.headers,
            &state.settings.trusted_proxies,
        ))
    }
}

/// The last address that is not a trusted proxy's. Entries before it are written by the client and prove nothing.
fn true_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Address {
    let mut address = peer.to_canonical();
    let forwarded_for = headers.get_all("x-forwarded-for").iter();
    let forwarded_for: Vec<&str> = forwarded_for
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    for next in forwarded_for.iter().rev() {
        if !trusted.contains(&address) {
            break;
        }
        let Ok(next) = next.trim().parse::<IpAddr>() else {
            break;
        };
        address = next.to_canonical();
    }
    Address(network(address))
}

/// The network of an IPv6 address: its owner has all addresses of it, so they share one limit.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(peer: &str, forwarded_for: &str, trusted: &[&str]) -> String {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded_for.parse().expect("a header"));
        let trusted: Vec<IpAddr> = trusted.iter().map(|text| ip(text)).collect();
        true_address(ip(peer), &headers, &trusted).0.to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(found("10.0.0.1", "1.2.3.4", &[]), "10.0.0.1");
        assert_eq!(found("10.0.0.1", "1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        let forwarded_for = "6.6.6.6, 1.2.3.4, 10.0.0.2";
        assert_eq!(
            found("10.0.0.1", forwarded_for, &["10.0.0.1", "10.0.0.2"]),
            "1.2.3.4"
        );
        assert_eq!(found("10.0.0.1", "nonsense", &["10.0.0.1"]), "10.0.0.1");
    }

    #[test]
    fn a_network_of_version_6_is_one_address() {
        assert_eq!(found("2001:db8:1:2:3:4:5:6", "", &[]), "2001:db8:1:2::");
        assert_eq!(found("::ffff:1.2.3.4", "", &[]), "1.2.3.4");
    }
}
