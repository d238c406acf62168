//! The bounds of the lobby, and the order of its tables.

use std::net::{IpAddr, Ipv4Addr};

use super::*;

const NOBODY: Presence = Presence {
    is_taken: [true; Seat::MAX_COUNT],
    is_here: [false; Seat::MAX_COUNT],
};
const ALL: Presence = Presence {
    is_taken: [true; Seat::MAX_COUNT],
    is_here: [true; Seat::MAX_COUNT],
};

fn address(last: u8) -> Address {
    Address(IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)))
}

fn id(number: u8) -> TableId {
    TableId::from_bytes([0, 0, 0, 0, 0, 0, number, 0])
}

fn lobby() -> Lobby {
    Lobby::new(&Settings::default(), 0)
}

/// The tables that are shown of these, of which the first was opened last.
fn chosen(lobby: &Lobby, numbers: impl IntoIterator<Item = u8>, now: u64) -> Vec<TableId> {
    let candidate = |(number, opened_at)| Candidate {
        table: id(number),
        opened_at,
    };
    let candidates = numbers.into_iter().zip((0..1_000).rev()).map(candidate);
    let shown = lobby.choose(&candidates.collect::<Vec<_>>(), now);
    shown.into_iter().map(|shown| shown.table).collect()
}

#[test]
fn an_address_has_so_many_tables_and_seats_and_no_more() {
    let lobby = lobby();
    let (one, other) = (address(1), address(2));
    let take = |number, seat, address| {
        let seats = [Seat::new(seat)];
        lobby.take_seats(id(number), &seats, address, 0).is_ok()
    };
    for number in 0..5 {
        assert!(lobby.check_tables(one, 0).is_ok());
        lobby.update(id(number), Some(one), ALL, 0);
        assert!(take(number, 1, other));
    }
    assert!(lobby.check_tables(one, 0).is_err());
    assert!(!take(9, 1, other));
    assert!(lobby.check_tables(other, 0).is_ok());
    assert!(take(9, 1, one));
    // A table that begins, and a seat that is free again.
    lobby.remove(id(0));
    assert!(lobby.check_tables(one, 0).is_ok());
    assert!(take(9, 2, other) && !take(8, 1, other));
    let is_taken = [true, false, true, true];
    lobby.update(id(1), None, Presence { is_taken, ..ALL }, 0);
    assert!(take(8, 1, other));
}

#[test]
fn tables_where_nobody_is_sink_and_are_left_out() {
    let lobby = lobby();
    for number in 0..3 {
        lobby.update(id(number), Some(address(number)), ALL, 0);
    }
    assert_eq!(chosen(&lobby, 0..3, 0), [0, 1, 2].map(id));
    lobby.update(id(0), None, NOBODY, 1_000);
    lobby.update(id(0), None, NOBODY, 2_000);
    assert_eq!(chosen(&lobby, 0..3, 2_000), [0, 1, 2].map(id));
    assert_eq!(chosen(&lobby, 0..3, 181_000), [1, 2, 0].map(id));
    assert_eq!(chosen(&lobby, 0..3, 43_201_000), [1, 2].map(id));
    lobby.update(id(0), None, ALL, 43_202_000);
    assert_eq!(chosen(&lobby, 0..3, 43_202_000), [0, 1, 2].map(id));
}

#[test]
fn the_tables_of_some_addresses_do_not_crowd_out_those_of_others() {
    let lobby = lobby();
    for number in 0..202 {
        // 20 addresses have the ten newest tables each, and two have one.
        let opener = if number < 200 { number / 10 } else { number };
        lobby.update(id(number), Some(address(opener)), ALL, 0);
    }
    let shown = chosen(&lobby, 0..202, 0);
    assert_eq!(shown.len(), MAX_SHOWN);
    assert_eq!(shown[98..], [200, 201].map(id));
    for opener in 0..20 {
        let is_own = |table: &&TableId| (0..10).any(|nth| **table == id(opener * 10 + nth));
        assert!(shown.iter().filter(is_own).count() <= 5);
    }
}
