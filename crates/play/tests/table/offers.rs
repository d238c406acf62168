//! Offers: who has to agree, when they lapse, and what can be taken back.

use game::Seat;
use play::{Command, Offer, Order, Refusal, Taker};

use crate::host::{BLUE, Host, RED, kings, persons};

#[test]
fn a_takeback_needs_all_opponents_and_goes_back_to_the_last_own_decision() {
    let mut host = Host::begin(persons("sacred-hill-doubles-1"));
    host.play_on(4);
    let [south, west, north, east] = [0, 1, 2, 3].map(Seat::new);
    let before = host.table.log().len();
    host.offer(west, Offer::Takeback).expect("it has played");
    assert_eq!(
        host.view(south).offer.expect("it stands").waits,
        ["south", "north"]
    );
    assert_eq!(host.order(east, Command::Agree), Err(Refusal::NoOffer));
    host.order(south, Command::Agree).expect("it is asked");
    host.order(north, Command::Agree).expect("it is asked");
    assert_eq!(host.table.log().len(), before - 3);
    assert_eq!(host.table.asked(), [west]);
}

#[test]
fn an_offer_is_declined_or_taken_back() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    for seat in [BLUE, RED] {
        host.offer(RED, Offer::Draw).expect("no offer stands");
        assert_eq!(host.offer(RED, Offer::Draw), Err(Refusal::OfferStands));
        assert_eq!(host.order(RED, Command::Agree), Err(Refusal::NoOffer));
        host.order(seat, Command::Decline).expect("it stands");
        assert_eq!(host.view(RED).offer, None);
    }
    assert_eq!(host.order(RED, Command::Decline), Err(Refusal::NoOffer));
}

#[test]
fn to_offer_the_same_is_to_agree() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.offer(BLUE, Offer::Draw).expect("no offer stands");
    host.offer(RED, Offer::Draw).expect("it agrees");
    assert_eq!(host.points(), [1, 1]);
}

#[test]
fn an_offer_of_a_draw_lapses_when_who_is_asked_plays_on() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.offer(RED, Offer::Draw).expect("no offer stands");
    host.play(RED, "D4").expect("legal");
    assert!(host.view(BLUE).offer.is_some());
    host.play(BLUE, "D2").expect("legal");
    assert_eq!(host.view(BLUE).offer, None);
}

#[test]
fn nothing_is_taken_back_that_was_not_decided() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    assert_eq!(
        host.offer(RED, Offer::Takeback),
        Err(Refusal::NothingToTakeBack)
    );
    host.play(RED, "D4").expect("legal");
    assert_eq!(
        host.offer(BLUE, Offer::Takeback),
        Err(Refusal::NothingToTakeBack)
    );
}

#[test]
fn undo_is_at_once_against_programs_and_at_one_screen() {
    let mut agreed = persons("sacred-hill-1");
    agreed.seats[1].taker = Taker::Person(1);
    let mut host = Host::begin(agreed);
    host.play_on(3);
    assert!(host.view(BLUE).can_undo);
    for left in [2, 1, 0] {
        host.order(BLUE, Command::Undo).expect("one screen");
        assert_eq!(host.table.log().len(), left);
    }
    assert_eq!(
        host.order(BLUE, Command::Undo),
        Err(Refusal::NothingToTakeBack)
    );
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(2);
    assert!(!host.view(RED).can_undo);
    assert_eq!(host.order(RED, Command::Undo), Err(Refusal::OthersPlay));
}

#[test]
fn a_program_agrees_to_no_draw_but_to_another_match() {
    let mut agreed = persons("sacred-hill-1");
    agreed.seats[1].taker = Taker::Program("random".into());
    let mut host = Host::begin(agreed);
    assert_eq!(host.offer(RED, Offer::Draw), Err(Refusal::Program));
    host.order(RED, Command::Resign).expect("a game is played");
    host.offer(RED, Offer::Rematch).expect("the match is over");
    assert_eq!(host.view(RED).stage, "seating");
}

#[test]
fn nothing_is_taken_back_across_a_card_that_was_shown() {
    let mut host = Host::begin(kings(&["blue", "red"]));
    host.play_on(2);
    let seat = host.table.asked()[0];
    assert_eq!(host.offer(seat, Offer::Takeback), Err(Refusal::Shown));
    let legal = host.view(seat).legal.expect("it is asked").tokens();
    let play = legal.iter().find(|token| token.starts_with("play"));
    host.play(seat, play.expect("something fits"))
        .expect("legal");
    assert_eq!(host.offer(seat, Offer::Takeback), Err(Refusal::Shown));
    let legal = host.view(seat).legal.expect("it is asked").tokens();
    let place = legal.iter().find(|token| token.starts_with("place"));
    host.play(seat, place.expect("a piece can be placed"))
        .expect("legal");
    host.offer(seat, Offer::Takeback)
        .expect("nothing was shown since");
    let other = Seat::new(1 - seat.index() as u8);
    let before = host.table.log().len();
    host.order(other, Command::Agree).expect("it is asked");
    assert!(host.table.log().len() < before);
    assert_eq!(host.table.asked(), [seat]);
}

#[test]
fn a_command_that_comes_again_happens_once() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    let order = Order {
        id: 77,
        version: host.table.version(),
        command: Command::Move {
            action: "D4".into(),
        },
    };
    host.send(RED, &order).expect("legal");
    let events = host.events.len();
    host.send(RED, &order).expect("it is known");
    assert_eq!(host.events.len(), events);
    let again = play::Table::replay(host.events.clone()).expect("its events");
    host.table = again;
    host.send(RED, &order)
        .expect("it is known after a restart too");
    assert_eq!(host.events.len(), events);
}

#[test]
fn a_decision_for_an_earlier_moment_is_stale_but_not_for_an_offer_since() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    let mut order = Order {
        id: 78,
        version: host.table.version(),
        command: Command::Move {
            action: "D4".into(),
        },
    };
    host.offer(BLUE, Offer::Draw).expect("no offer stands");
    host.send(RED, &order).expect("the moment is the same");
    host.play(BLUE, "D2").expect("legal");
    (order.id, order.command) = (
        79,
        Command::Move {
            action: "F5".into(),
        },
    );
    assert_eq!(host.send(RED, &order), Err(Refusal::Stale));
    order.version = 10_000;
    assert_eq!(host.send(RED, &order), Err(Refusal::Ahead));
}
