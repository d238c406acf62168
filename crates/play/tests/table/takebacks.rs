//! Taking back in Seat of Kings: a whole turn, until a person has decided or cards of the deck were shown.

use game::Seat;
use play::{Agreement, Command, Event, Offer, Refusal, Table, Taker, TimedEvent};

use crate::host::{Host, kings};

/// A table at which all have chosen their cards.
fn chosen(agreed: Agreement) -> Host {
    let mut host = Host::begin(agreed);
    while stage(&host) == "keep" {
        next(&mut host);
    }
    host
}

fn with_takers(takers: [Taker; 2]) -> Agreement {
    let mut agreed = kings(&["blue", "red"]);
    for (seating, taker) in agreed.seats.iter_mut().zip(takers) {
        seating.taker = taker;
    }
    agreed
}

fn stage(host: &Host) -> &'static str {
    host.view(Seat::new(0))
        .kings
        .expect("Seat of Kings")
        .position
        .stage
        .name
}

/// Plays a legal decision of the seat that is asked: one that goes on with its turn if there is one.
fn next(host: &mut Host) {
    let seat = host.table.asked()[0];
    let tokens = host.table.legal(seat).expect("it is asked").tokens();
    let words = ["place", "activate", "promote", "play", "decline"];
    let first = |word: &&str| tokens.iter().find(|token| token.starts_with(word)).cloned();
    let going_on = words.iter().find_map(first);
    let decision = going_on.unwrap_or_else(|| host.any_decision(seat, 0));
    decide(host, seat, &decision);
}

/// Lets a person or a program decide.
fn decide(host: &mut Host, seat: Seat, decision: &str) {
    match host.table.agreed().seats[seat.index()].taker {
        Taker::Person(_) => host.play(seat, decision).expect("legal"),
        Taker::Program(_) => {
            let version = host.table.version();
            let action = decision.parse().expect("a decision");
            let made = host.table.program_moves(seat, action, version, 1_000);
            host.keep(made.expect("legal"));
        }
    }
}

/// Plays a whole turn of the seat that is asked. Returns that seat.
fn turn(host: &mut Host) -> Seat {
    let seat = host.table.asked()[0];
    assert_eq!(stage(host), "turn");
    next(host);
    while host.table.asked() == [seat] && stage(host) != "turn" {
        next(host);
    }
    seat
}

fn barred(host: &Host, seat: Seat) -> Option<&'static str> {
    host.view(seat).undo_barred
}

#[test]
fn one_consent_takes_a_whole_turn_back() {
    let mut host = chosen(kings(&["blue", "red"]));
    let (before, game) = (host.table.log().len(), host.table.game().clone());
    let seat = turn(&mut host);
    assert!(
        host.table.log().len() > before + 2,
        "a card, a piece, an end"
    );
    assert_eq!(barred(&host, seat), None);
    host.offer(seat, Offer::Takeback)
        .expect("nobody has decided since");
    let other = Seat::new(1 - seat.index() as u8);
    assert_eq!(
        host.view(other).offer.expect("it is open").kept,
        Some(before)
    );
    assert_eq!(barred(&host, other), Some("offer-stands"));
    host.order(other, Command::Agree).expect("it is asked");
    assert_eq!(
        (host.table.log().len(), host.table.asked()),
        (before, &[seat][..])
    );
    assert!(
        *host.table.game() == game,
        "hands and deck are as they were"
    );
    let again = Table::replay(host.events.clone()).expect("its events");
    assert!(again == host.table);
}

#[test]
fn a_turn_is_taken_back_from_within_too() {
    let mut host = chosen(with_takers([Taker::Person(1), Taker::Person(1)]));
    let before = host.table.log().len();
    let seat = host.table.asked()[0];
    next(&mut host);
    next(&mut host);
    assert_eq!(host.table.asked(), [seat]);
    host.order(seat, Command::Undo).expect("one screen");
    assert_eq!(host.table.log().len(), before);
}

#[test]
fn nothing_is_taken_back_once_another_person_has_decided() {
    let mut host = chosen(kings(&["blue", "red"]));
    let seat = turn(&mut host);
    next(&mut host);
    assert_eq!(barred(&host, seat), Some("decided"));
    assert_eq!(host.offer(seat, Offer::Takeback), Err(Refusal::Decided));
    let other = host.table.asked()[0];
    assert_eq!(
        (barred(&host, other), host.view(other).can_undo),
        (None, false)
    );
}

#[test]
fn at_one_screen_turns_are_taken_back_one_by_one() {
    let mut host = chosen(with_takers([Taker::Person(1), Taker::Person(1)]));
    let mut lengths = Vec::new();
    for _ in 0..3 {
        lengths.push(host.table.log().len());
        turn(&mut host);
    }
    while let Some(length) = lengths.pop() {
        let seat = host.table.asked()[0];
        assert!(host.view(seat).can_undo);
        host.order(seat, Command::Undo).expect("nothing was shown");
        assert_eq!(host.table.log().len(), length);
    }
    let seat = host.table.asked()[0];
    assert_eq!(barred(&host, seat), Some("shown"), "all chose at once");
    assert_eq!(host.order(seat, Command::Undo), Err(Refusal::Shown));
}

#[test]
fn against_a_program_the_own_turn_goes_with_the_answer() {
    for person in 0..2 {
        let mut takers = [(); 2].map(|()| Taker::Program("random".into()));
        takers[person] = Taker::Person(1);
        let own = Seat::new(person as u8);
        let mut host = chosen(with_takers(takers));
        if host.table.asked() != [own] {
            turn(&mut host);
            assert_eq!(barred(&host, own), Some("shown"), "only cards were chosen");
        }
        let (before, game) = (host.table.log().len(), host.table.game().clone());
        assert_eq!(turn(&mut host), own);
        turn(&mut host);
        assert_eq!(host.table.asked(), [own]);
        assert!(host.view(own).can_undo);
        host.order(own, Command::Undo)
            .expect("a program does not mind");
        assert_eq!(host.table.log().len(), before);
        assert!(*host.table.game() == game);
    }
}

#[test]
fn cards_of_the_deck_bar_a_takeback_against_a_program_too() {
    let takers = [Taker::Person(1), Taker::Program("random".into())];
    let mut host = chosen(with_takers(takers));
    let own = Seat::new(0);
    let mut barred_by_deck = 0;
    for _ in 0..60 {
        let before = host.table.log().len();
        next(&mut host);
        let Some(&seat) = host.table.asked().first() else {
            break;
        };
        let mut since = host.table.log().iter().skip(before);
        if since.any(|entry| entry.who.is_none()) {
            assert_eq!(barred(&host, own), Some("shown"));
            let reason = host.order(own, Command::Undo);
            assert_eq!(reason, Err(Refusal::Shown), "{seat:?} is asked");
            barred_by_deck += 1;
        }
    }
    assert!(barred_by_deck > 0, "no card was drawn");
}

#[test]
fn a_table_says_why_nothing_is_taken_back_before_anything_is_decided() {
    for variant in ["sacred-hill-1", "four-treasures"] {
        let mut host = Host::begin(crate::host::persons(variant));
        let [red, blue] = [0, 1].map(Seat::new);
        assert_eq!(barred(&host, red), Some("nothing-to-take-back"));
        host.play_on(1);
        assert_eq!(barred(&host, red), None);
        assert_eq!(barred(&host, blue), Some("nothing-to-take-back"));
        host.order(red, Command::Resign).expect("a game is played");
        assert_eq!(barred(&host, red), Some("over"));
    }
}

#[test]
fn one_decision_that_was_taken_back_before_turns_went_whole_replays() {
    let mut host = chosen(kings(&["blue", "red"]));
    let seat = host.table.asked()[0];
    next(&mut host);
    next(&mut host);
    let kept = host.table.log().len() as u32 - 1;
    let mut events = host.events.clone();
    let at = events.last().expect("an event").at;
    let event = Event::MovesTakenBack {
        seat: seat.index() as u8,
        kept,
    };
    events.push(TimedEvent {
        at,
        order: None,
        id: None,
        event,
    });
    let table = Table::replay(events).expect("its events");
    assert_eq!(table.log().len() as u32, kept);
    assert_eq!(table.asked(), [seat]);
}
