//! A client that does not read gets no more, and others do.

use std::net::IpAddr;

use super::*;

/// The counts of addresses that may have 100 bytes each, and 150 together.
pub(crate) fn of_small_limits() -> UnsentBytes {
    UnsentBytes::new(&Settings {
        unsent_bytes_per_address: 100,
        unsent_bytes: 150,
        ..Settings::default()
    })
}

pub(crate) fn address(last: u8) -> Address {
    Address(IpAddr::from([10, 0, 0, last]))
}

#[test]
fn an_address_that_does_not_read_gets_no_more_and_others_do() {
    let unsent = of_small_limits();
    let of = |last| unsent.of(address(last));
    let first = of(1).reserve(99);
    assert!(first.is_some());
    assert!(of(1).reserve(2).is_none(), "too much of its own");
    let second = of(2).reserve(51);
    assert!(second.is_some());
    assert!(of(2).reserve(1).is_none(), "too much altogether");
    let third = of(3).reserve(60);
    assert!(third.is_some(), "nothing is counted for it");
    assert!(of(3).reserve(1).is_none(), "it has had its first");
    assert!(of(4).reserve(16).is_none(), "too much for anybody");
    assert!(of(4).reserve(15).is_some());
    drop((first, second));
    assert!(of(1).reserve(90).is_some());
    drop(third);
    unsent.sweep();
    assert_eq!(unsent.total(), 0);
    assert!(unsent.by_address.lock().expect("a lock").is_empty());
}

#[test]
fn halves_of_messages_leave_room_for_answers() {
    let unsent = of_small_limits();
    let halves = [1, 2, 3].map(|last| {
        let of = unsent.of(address(last)).of_halves();
        let first = of.reserve(10).expect("room");
        let more: Vec<_> = std::iter::from_fn(|| of.reserve(10)).collect();
        (first, more)
    });
    assert_eq!(
        unsent.total(),
        120,
        "113 with what they are, and the first of each"
    );
    let pair = unsent.of(address(4));
    let _first = pair.reserve(10).expect("room");
    assert!(pair.reserve(10).is_some(), "though something is counted");
    drop(halves);
}

#[test]
fn one_answer_may_be_longer_than_all_together() {
    let unsent = of_small_limits();
    let mut long = unsent.of(address(1)).reserve(10).expect("room");
    assert!(long.resize(1000));
    assert!(unsent.of(address(1)).reserve(1).is_none());
    assert!(long.resize(20));
    assert_eq!(unsent.total(), 20);
    let other = unsent.of(address(2)).reserve(100);
    assert!(!long.resize(131), "with another it may not");
    assert!(long.resize(50));
    drop((long, other));
    assert_eq!(unsent.total(), 0);
}

#[test]
fn only_an_address_with_much_of_the_excess_loses_something() {
    let unsent = of_small_limits();
    let of = |last| unsent.of(address(last));
    let one = of(1);
    one.add(101);
    assert!(of(1).is_excessive(), "more than its own limit");
    let two = of(2);
    two.add(90);
    assert!(!of(2).is_excessive(), "191 of 225");
    let three = of(3);
    three.add(50);
    let four = of(4);
    four.add(6);
    assert!(of(2).is_excessive() && of(3).is_excessive());
    assert!(!of(4).is_excessive());
}
