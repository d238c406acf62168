//! Tables of programs that let a seat show its share without a commitment to it.

use play::{Command, Event, Refusal, Stage, Table, fair};
use serde_json::{Value, json};

use crate::host::{BLUE, Host, RED, kings};

/// A table with these events after its first one, as older programs wrote them.
fn with_older_events(seats: &[&str], events: &[Value]) -> Host {
    let mut host = Host::open(kings(seats), 3);
    for event in events {
        let read = serde_json::from_value(event.clone()).expect("an event");
        host.events.push(read);
    }
    host.table = Table::replay(host.events.clone()).expect("its events");
    host
}

fn share(byte: u8) -> fair::Bytes {
    fair::Bytes([byte; 32])
}

fn sat(seat: u8, byte: u8) -> Value {
    json!({"at": 1_000, "id": 1_000 + u64::from(seat), "event": "sat", "seat": seat, "sent": share(byte)})
}

fn committed(seat: u8, byte: u8) -> Value {
    let commitment = fair::commitment(share(byte));
    json!({"at": 1_000, "event": "seat_committed", "seat": seat, "commitment": commitment})
}

fn revealed(seat: u8, byte: u8) -> Value {
    json!({"at": 1_000, "event": "seat_revealed", "seat": seat, "sent": share(byte)})
}

/// Does what the table does by itself when it is loaded. Returns the seats whose shares that clears.
fn cleared(host: &mut Host) -> Vec<u8> {
    let settled = host.table.settle(1_000);
    let [cleared] = &settled.events[..] else {
        panic!("one event follows");
    };
    let Event::PartsCleared { seats } = &cleared.event else {
        panic!("it clears shares");
    };
    let seats = seats.clone();
    host.keep(settled);
    seats
}

#[test]
fn a_seat_that_showed_its_part_sits_again_before_the_last_one_chooses() {
    for is_settled in [true, false] {
        let mut host = with_older_events(&["blue", "red"], &[sat(0, 6)]);
        if is_settled {
            assert_eq!(cleared(&mut host), [0]);
        }
        assert!(host.table.has_sat(RED), "its person keeps it");
        host.commit(BLUE, share(7)).expect("it is free");
        assert_eq!(host.table.reveal_due(), None, "the first seat has to sit");
        assert_eq!(host.view(BLUE).fairness.sent, [fair::Bytes::default(); 2]);
        assert_eq!(host.commit(RED, share(6)), Err(Refusal::UsedShare));
        host.commit(RED, share(8)).expect("nobody has seen it");
        host.reveal(RED, share(8)).expect("all sit");
        host.reveal(BLUE, share(7)).expect("all sit");
        host.order(RED, Command::Resign).expect("a game is played");
        let proofs = Table::proofs_of(host.events.clone()).expect("they make a table");
        assert!(proofs[0].uncommitted_seats().is_empty());
        proofs[0].check().expect("its draws are right");
    }
}

#[test]
fn a_seat_that_sits_again_sees_no_part_of_the_others() {
    let older = [sat(0, 6), committed(1, 7), committed(2, 8), revealed(1, 7)];
    let mut host = with_older_events(&["blue", "red", "white"], &older);
    assert_eq!(cleared(&mut host), [0, 1]);
    let fairness = host.view(RED).fairness;
    assert_eq!(fairness.sent, [fair::Bytes::default(); 3]);
    let of_white = Some(fair::commitment(share(8)));
    assert_eq!(fairness.commitments, [None, None, of_white]);
    assert_eq!(host.table.reveal_due(), None);
}

#[test]
fn no_game_begins_with_a_part_that_was_shown_too_early() {
    let mut host = with_older_events(&["blue", "red"], &[sat(0, 6)]);
    cleared(&mut host);
    let filled = host.table.fill_seats(&[BLUE], "level:1", 1_000);
    host.keep(filled.expect("nobody has taken it"));
    assert_eq!(host.table.stage(), Stage::Seating);
    host.commit(RED, share(8)).expect("it has to sit again");
    host.reveal(RED, share(8)).expect("all sit");
    assert_eq!(host.table.stage(), Stage::Playing);
}

#[test]
fn a_game_that_began_with_a_part_that_was_shown_too_early_goes_on() {
    let started = json!({"at": 1_000, "event": "game_started", "first": 0});
    let older = [sat(0, 6), committed(1, 7), revealed(1, 7), started];
    let mut host = with_older_events(&["blue", "red"], &older);
    assert_eq!(host.table.stage(), Stage::Playing);
    let settled = host.table.settle(1_000);
    host.keep(settled);
    host.order(RED, Command::Resign).expect("a game is played");
    let proof = host.table.proofs().remove(0);
    assert_eq!(proof.uncommitted_seats(), ["blue"]);
    proof.check().expect("its draws are right");
}
