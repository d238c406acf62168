//! Fair draws: a finished game is proved, and a game that was tampered with is not.

use play::{Command, Offer, Proof, ProofError, Reader, Start, Table, fair};

use crate::host::{BLUE, Host, RED, kings, persons};

fn played(agreed: play::Agreement) -> Host {
    let mut host = Host::begin(agreed);
    host.play_on(100);
    if host.table.finished().is_empty() {
        host.order(RED, Command::Resign).expect("a game is played");
    }
    host
}

fn proof() -> Proof {
    played(kings(&["blue", "red"])).table.proofs().remove(0)
}

#[test]
fn a_finished_game_is_proved() {
    assert!(proof().check().expect("it was fair") >= 3);
    let mut agreed = persons("four-treasures");
    agreed.first = None;
    let proof = played(agreed).table.proofs().remove(0);
    assert_eq!((proof.start, proof.check()), (Start::Lot, Ok(1)));
}

#[test]
fn the_events_of_a_table_prove_every_game_that_is_over() {
    let mut host = played(kings(&["blue", "red"]));
    let again = Command::Offer {
        offer: Offer::Rematch,
    };
    host.order(RED, again.clone()).expect("the match is over");
    host.order(BLUE, again).expect("the match is over");
    host.sit_all();
    let of_match = |host: &Host| {
        let proofs = Table::proofs_of(host.events.clone()).expect("they make a table");
        proofs.iter().map(|proof| proof.game).collect::<Vec<_>>()
    };
    assert_eq!(of_match(&host), [0], "the second game is not over");
    host.order(RED, Command::Resign).expect("a game is played");
    assert_eq!(of_match(&host), [0, 1]);
    for proof in Table::proofs_of(host.events.clone()).expect("they make a table") {
        assert!(proof.check().expect("it was fair") >= 2);
    }
}

#[test]
fn what_was_changed_afterwards_is_found() {
    let mut changed = proof();
    changed.secret = fair::Bytes([1; 32]);
    assert!(matches!(changed.check(), Err(ProofError::Secret { .. })));
    let mut changed = proof();
    changed.sent[1] = fair::Bytes([9; 32]);
    assert!(matches!(
        changed.check(),
        Err(ProofError::Drawn { place: 1, .. })
    ));
    let mut changed = proof();
    changed.sent.pop();
    assert!(matches!(changed.check(), Err(ProofError::Sent { .. })));
    let mut changed = proof();
    let mut words: Vec<&str> = changed.events[1].split(' ').collect();
    words.swap(1, 2);
    changed.events[1] = words.join(" ");
    assert!(matches!(
        changed.check(),
        Err(ProofError::Drawn { place: 2, .. })
    ));
    let mut changed = proof();
    changed.events[2] = "keep 1 2 99".into();
    assert!(matches!(
        changed.check(),
        Err(ProofError::Event { place: 3, .. })
    ));
    let mut agreed = persons("four-treasures");
    agreed.first = None;
    let mut changed = played(agreed).table.proofs().remove(0);
    changed.first = if changed.first == "red" {
        "blue"
    } else {
        "red"
    }
    .into();
    assert!(matches!(changed.check(), Err(ProofError::First { .. })));
    changed.start = Start::Follows;
    let due = Start::Lot;
    assert_eq!(changed.check(), Err(ProofError::Start { due }));
}

#[test]
fn who_starts_follows_from_what_was_agreed() {
    let proof = played(persons("four-treasures")).table.proofs().remove(0);
    assert_eq!((proof.start, proof.check()), (Start::Follows, Ok(0)));
    let mut by_lot = proof.clone();
    by_lot.start = Start::Lot;
    let due = Start::Follows;
    assert_eq!(by_lot.check(), Err(ProofError::Start { due }));
    let seats = [0, 1].map(|seat: usize| &proof.agreed.seats[seat].seat);
    let mut other = proof.clone();
    other.first = seats
        .into_iter()
        .find(|&seat| *seat != proof.first)
        .expect("two")
        .clone();
    let (due, told) = (proof.first, other.first.clone());
    assert_eq!(other.check(), Err(ProofError::First { due, told }));
}

#[test]
fn the_secret_is_shown_after_the_game_and_fits_what_was_shown_before() {
    let mut host = Host::open(kings(&["blue", "red"]), 3);
    let before = host.table.view(Reader::Watcher, 0, 0).fairness;
    assert_eq!(before.revealed, None);
    host.sit_all();
    host.play_on(5);
    let during = host.table.view(Reader::Watcher, 0, 0).fairness;
    assert_eq!(
        (during.commitment, &during.revealed),
        (before.commitment, &None)
    );
    host.order(RED, Command::Resign).expect("a game is played");
    let after = host.table.view(Reader::Watcher, 0, 0).fairness;
    let secret = after.revealed.expect("the game is over").secret;
    assert_eq!(fair::commitment(secret), before.commitment);
}
