//! For how long addresses are kept from listed seats.

use super::*;
use crate::net::address::network;

const MINUTES_10: u64 = 600_000;

fn address(text: &str) -> Address {
    Address(network(text.parse().expect("an address")))
}

/// For how long an address is kept away from now on, in milliseconds.
fn wait(lapses: &Lapses, text: &str, now: u64) -> u64 {
    match lapses.check(address(text), now) {
        Ok(()) => 0,
        Err(Problem::UnusedSeat { wait_ms }) => wait_ms,
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn each_further_lapse_doubles_the_time_up_to_a_day() {
    let lapses = Lapses::new(MINUTES_10);
    assert_eq!(wait(&lapses, "192.0.2.1", 0), 0);
    for time in [1, 2, 4, 8, 16, 32, 64, 128, 144, 144, 144] {
        lapses.note(address("192.0.2.1"), 1_000);
        let wait_ms = wait(&lapses, "192.0.2.1", 1_000);
        assert_eq!(wait_ms, time * MINUTES_10);
    }
    assert_eq!(wait(&lapses, "192.0.2.2", 1_000), 0);
    assert_eq!(wait(&lapses, "192.0.2.1", 1_000 + MAX_MS), 0);
    lapses.note(address("192.0.2.1"), 1_000 + MAX_MS);
    let forgotten = wait(&lapses, "192.0.2.1", 1_000 + MAX_MS);
    assert_eq!(forgotten, MINUTES_10);
}

#[test]
fn a_site_of_version_6_is_kept_away_as_one() {
    let lapses = Lapses::new(MINUTES_10);
    lapses.note(address("2001:db8:1:2::7"), 0);
    assert_eq!(wait(&lapses, "2001:db8:1:99::1", 0), MINUTES_10);
    assert_eq!(wait(&lapses, "2001:db8:2:2::7", 0), 0);
}

#[test]
fn the_oldest_addresses_are_forgotten() {
    let lapses = Lapses::new(MINUTES_10);
    for number in 0..=MAX_REMEMBERED as u32 {
        let address = Address(IpAddr::V4(number.into()));
        lapses.note(address, u64::from(number));
    }
    let now = MAX_REMEMBERED as u64;
    assert_eq!(wait(&lapses, "0.0.0.0", now), 0);
    assert!(wait(&lapses, "0.0.0.1", now) > 0);
}
