//! Limits of addresses and of sites.

use super::*;

fn address(text: &str) -> Address {
    Address(crate::net::address::network(
        text.parse().expect("an address"),
    ))
}

fn network(number: usize) -> Address {
    address(&format!("2001:db8:1:{number:x}::1"))
}

#[test]
fn a_site_has_as_many_permits_as_sixteen_addresses() {
    let limit = ConcurrencyLimit::new(2);
    let first = limit.take(network(0), usize::MAX);
    let mut taken: Vec<_> = (0..31)
        .map(|number| limit.take(network(number + 1), usize::MAX))
        .collect();
    assert!(first.is_some() && taken.iter().all(Option::is_some));
    assert!(limit.take(network(99), usize::MAX).is_none());
    assert!(limit.take(address("2001:db8:2::1"), usize::MAX).is_some());
    taken.pop();
    assert!(limit.take(network(99), usize::MAX).is_some());
}

#[test]
fn an_address_of_version_4_has_its_own_permits_alone() {
    let limit = ConcurrencyLimit::new(1);
    let taken: Vec<_> = (0..200)
        .map(|number| limit.take(address(&format!("192.0.2.{number}")), usize::MAX))
        .collect();
    assert!(taken.iter().all(Option::is_some));
    assert!(limit.take(address("192.0.2.7"), usize::MAX).is_none());
}

#[test]
fn a_site_asks_as_often_as_sixteen_addresses() {
    let rate = RateLimit::new(Quota::per_hour(number(2)));
    let allowed = |number| rate.check(network(number), Problem::TooOften).is_ok();
    assert!((0..2).all(|_| allowed(0)) && !allowed(0));
    assert!((1..31).all(allowed));
    assert!(!allowed(99));
    assert!(
        rate.check(address("2001:db8:2::1"), Problem::TooOften)
            .is_ok()
    );
}

/// 32 sockets may ask for the log 20 times a second, which has 30 kB: 18 MB a second without this.
#[test]
fn the_bytes_of_an_address_are_held_to_their_rate() {
    let rate = RateLimit::kib_per_second(crate::Settings::default().kib_per_second);
    let sent = |number| rate.check_bytes(network(number), 30_000).is_ok();
    let of_one = (0..640).filter(|_| sent(0)).count();
    assert!((546..600).contains(&of_one), "16 MiB: {of_one}");
    assert!(sent(1));
}
