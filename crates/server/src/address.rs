//! The address of who asks, behind a proxy too.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::host::Host;
use crate::problem::Problem;

/// The address of a client, for limits only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<Host>> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Self, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.ok_or(Problem::Failed)?.0.ip();
        Ok(true_address(
            peer,
            &parts.headers,
            &host.settings.trusted_proxies,
        ))
    }
}

/// The last address that no trusted proxy has: who is further away can write what it likes.
fn true_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Address {
    let mut address = peer.to_canonical();
    let told = headers.get_all("x-forwarded-for").iter();
    let told: Vec<&str> = told
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    for told in told.iter().rev() {
        if !trusted.contains(&address) {
            break;
        }
        let Ok(next) = told.trim().parse::<IpAddr>() else {
            break;
        };
        address = next.to_canonical();
    }
    Address(network(address))
}

/// Who has one address of version 6 has a network of them.
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

    fn found(peer: &str, told: &str, trusted: &[&str]) -> String {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", told.parse().expect("a header"));
        let trusted: Vec<IpAddr> = trusted.iter().map(|text| ip(text)).collect();
        true_address(ip(peer), &headers, &trusted).0.to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(found("10.0.0.1", "1.2.3.4", &[]), "10.0.0.1");
        assert_eq!(found("10.0.0.1", "1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        let told = "6.6.6.6, 1.2.3.4, 10.0.0.2";
        assert_eq!(
            found("10.0.0.1", told, &["10.0.0.1", "10.0.0.2"]),
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
