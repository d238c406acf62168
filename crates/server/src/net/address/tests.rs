//! Addresses behind proxies.

use super::*;
use crate::settings::parse_network;

fn found(peer: &str, forwarded_for: &str, trusted: &[&str]) -> String {
    let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
    let mut headers = HeaderMap::new();
    headers.insert("x-forwarded-for", forwarded_for.parse().expect("a header"));
    let networks = trusted
        .iter()
        .map(|text| parse_network(text).expect("a network"));
    let settings = Settings {
        trusted_proxies: networks.collect(),
        ..Settings::default()
    };
    network(true_address(ip(peer), &headers, &settings)).to_string()
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
fn proxies_are_networks_and_entries_have_ports_and_brackets() {
    let trusted = ["10.0.0.0/8", "fd00::/8"];
    for (entry, address) in [
        ("1.2.3.4:5678", "1.2.3.4"),
        ("[2001:db8:1:2::7]:443", "2001:db8:1:2::"),
        ("[2001:db8:1:2::7]", "2001:db8:1:2::"),
        ("2001:db8:1:2::7", "2001:db8:1:2::"),
        ("1.2.3.4, 10.200.0.7:80, [fd00::9]", "1.2.3.4"),
        ("1.2.3.4, unknown", "10.9.9.9"),
    ] {
        assert_eq!(found("10.9.9.9", entry, &trusted), address, "{entry}");
    }
    assert_eq!(found("11.0.0.1", "1.2.3.4", &trusted), "11.0.0.1");
}

#[test]
fn a_network_of_version_6_is_one_address() {
    assert_eq!(found("2001:db8:1:2:3:4:5:6", "", &[]), "2001:db8:1:2::");
    assert_eq!(found("::ffff:1.2.3.4", "", &[]), "1.2.3.4");
}
