//! Bans of addresses and networks.

use super::*;
use crate::net::address;
use crate::settings::parse_network;

fn net(text: &str) -> IpNet {
    parse_network(text).expect("a network")
}

fn banned(text: &str, proxies: &[&str]) -> Option<String> {
    let settings = Settings {
        trusted_proxies: proxies.iter().map(|text| net(text)).collect(),
        ..Settings::default()
    };
    let network = bannable(net(text), &settings).ok();
    network.map(|network| network.to_string())
}

#[test]
fn a_ban_is_of_clients_and_never_of_this_machine_or_a_proxy() {
    for (asked, network) in [
        ("1.2.3.4", "1.2.3.4/32"),
        ("1.2.3.4/24", "1.2.3.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/48", "2001:db8:1::/48"),
        ("::ffff:1.2.3.4", "1.2.3.4/32"),
    ] {
        assert_eq!(banned(asked, &["10.0.0.0/8"]).as_deref(), Some(network));
    }
    for refused in [
        "127.0.0.1",
        "127.0.0.0/16",
        "0.0.0.0/0",
        "::1",
        "::/0",
        "::ffff:127.0.0.1",
        "10.1.2.3",
        "0.0.0.0/4",
        "fd00::9",
    ] {
        let proxies = ["10.0.0.0/8", "fd00::7"];
        assert_eq!(banned(refused, &proxies), None, "{refused}");
    }
}

#[test]
fn a_ban_holds_until_its_end() {
    let bans = Bans::new(Vec::new());
    let ban = |network: &str, until| Ban {
        network: net(network),
        since: 0,
        until,
        reason: None,
    };
    bans.add(ban("1.2.3.0/24", 100));
    bans.add(ban("1.2.3.4/32", 200));
    bans.add(ban("2001:db8:1:2::/64", 200));
    let end = |text: &str, now| {
        let address = address::network(text.parse().expect("an address"));
        let refused = bans.check(Address(address), now).err();
        refused.map(|excess| excess.wait.as_millis())
    };
    assert_eq!(end("1.2.3.4", 50), Some(150));
    assert_eq!(end("1.2.3.5", 99), Some(1));
    assert_eq!(end("1.2.3.5", 100), None);
    assert_eq!(end("1.2.4.4", 50), None);
    assert_eq!(end("2001:db8:1:2:3::4", 50), Some(150));
    bans.sweep(150);
    assert_eq!(bans.0.read().expect("a lock").len(), 2);
    bans.remove(net("1.2.3.4/32"));
    assert_eq!(end("1.2.3.4", 150), None);
}
