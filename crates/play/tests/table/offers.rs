//! Offers: who has to agree, when they lapse, and what can be taken back.

use game::Seat;
use play::{Command, Length, Offer, Order, Refusal, Table, Taker, VacancyReason, fair};

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
    for (by, seat) in [(RED, BLUE), (BLUE, BLUE)] {
        host.offer(by, Offer::Draw).expect("no offer stands");
        assert_eq!(host.offer(by, Offer::Draw), Err(Refusal::OfferStands));
        assert_eq!(host.order(by, Command::Agree), Err(Refusal::NoOffer));
        host.order(seat, Command::Decline).expect("it stands");
        assert_eq!(host.view(RED).offer, None);
    }
    assert_eq!(host.order(RED, Command::Decline), Err(Refusal::NoOffer));
}

#[test]
fn who_offered_is_told_who_declined_until_the_next_decision() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    fn declined(host: &Host) -> Option<(Offer, String, String)> {
        let declined = host.view(RED).declined?;
        Some((declined.offer, declined.by.into(), declined.seat.into()))
    }
    let told = |offer, by: &str, seat: &str| Some((offer, by.into(), seat.into()));
    host.offer(RED, Offer::Draw).expect("no offer stands");
    assert_eq!(declined(&host), None);
    host.order(BLUE, Command::Decline).expect("it stands");
    assert_eq!(declined(&host), told(Offer::Draw, "red", "blue"));
    host.play(RED, "D4").expect("legal");
    assert_eq!(declined(&host), None);
    // To play on is an answer too; to withdraw is none.
    host.offer(BLUE, Offer::Draw).expect("Blue has not offered");
    host.order(BLUE, Command::Decline).expect("it stands");
    assert_eq!(declined(&host), None);
    host.play(BLUE, "D2").expect("legal");
    host.offer(BLUE, Offer::Takeback).expect("it has played");
    host.play_on(1);
    assert_eq!(declined(&host), told(Offer::Takeback, "blue", "red"));
}

#[test]
fn a_takeback_says_how_much_of_the_log_it_leaves() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(4);
    let kept = |host: &Host| host.view(RED).offer.expect("it stands").kept;
    host.offer(RED, Offer::Takeback).expect("it has played");
    assert_eq!(kept(&host), Some(2));
    host.order(BLUE, Command::Agree).expect("it is asked");
    assert_eq!(host.table.log().len(), 2);
    host.offer(RED, Offer::Draw).expect("no offer stands");
    assert_eq!(kept(&host), None);
}

#[test]
fn a_seat_offers_the_same_again_only_after_some_moves_and_some_time() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    let offered_and_declined = |host: &mut Host| {
        host.offer(RED, Offer::Draw)?;
        host.order(BLUE, Command::Decline)
    };
    offered_and_declined(&mut host).expect("it is the first");
    host.context.at += 60_000;
    let again = offered_and_declined(&mut host);
    assert_eq!(again, Err(Refusal::OfferedRecently), "no move since");
    host.play_on(20);
    offered_and_declined(&mut host).expect("20 moves later");
    host.play_on(20);
    let again = offered_and_declined(&mut host);
    assert_eq!(again, Err(Refusal::OfferedRecently), "no time since");
    host.offer(BLUE, Offer::Draw).expect("Blue has not offered");
}

#[test]
fn a_resignation_that_a_partner_declined_is_offered_again_only_later() {
    let mut host = Host::begin(persons("sacred-hill-doubles-1"));
    let [south, north] = [0, 2].map(Seat::new);
    let offered_and_declined = |host: &mut Host, command: Command, by: Seat| {
        host.order(south, command)?;
        host.order(by, Command::Decline)
    };
    let as_offer = Command::Offer {
        offer: Offer::Resign,
    };
    offered_and_declined(&mut host, Command::Resign, south).expect("it is the first");
    host.play_on(2);
    for command in [Command::Resign, as_offer.clone()] {
        let again = offered_and_declined(&mut host, command, north);
        assert_eq!(again, Err(Refusal::OfferedRecently), "no time since");
    }
    host.context.at += 10_000;
    offered_and_declined(&mut host, as_offer, north).expect("two moves and some time later");
    host.context.at += 60_000;
    let again = offered_and_declined(&mut host, Command::Resign, north);
    assert_eq!(again, Err(Refusal::OfferedRecently), "no move since");
    host.order(north, Command::Resign)
        .expect("North has not offered");
    host.order(south, Command::Resign).expect("it agrees");
    assert_eq!(host.points().len(), 2);
}

#[test]
fn an_answer_is_stale_if_the_offer_is_not_the_one_that_was_seen() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(2);
    host.offer(RED, Offer::Takeback).expect("it has played");
    let seen = host.table.version();
    host.order(RED, Command::Decline).expect("it is Red's own");
    let answer = |host: &mut Host, command| {
        let order = Order {
            id: 900 + host.events.len() as u64,
            version: seen,
            command,
        };
        host.send(BLUE, &order)
    };
    let commands = [Command::Agree, Command::Decline];
    for command in commands.clone() {
        assert_eq!(answer(&mut host, command), Err(Refusal::Stale));
    }
    host.offer(RED, Offer::Draw).expect("no offer stands");
    for command in commands {
        assert_eq!(answer(&mut host, command), Err(Refusal::Stale));
    }
    assert!(host.view(BLUE).offer.is_some());
    host.order(BLUE, Command::Agree)
        .expect("it has seen the draw");
    assert_eq!(host.points(), [1, 1]);
}

#[test]
fn two_who_offer_the_same_at_one_moment_agree() {
    let offer_of = |id, version, offer| Order {
        id,
        version,
        command: Command::Offer { offer },
    };
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(2);
    let seen = host.table.version();
    host.offer(RED, Offer::Takeback).expect("it has played");
    // Blue would take back another move.
    let crossed = host.send(BLUE, &offer_of(901, seen, Offer::Takeback));
    assert_eq!(crossed, Err(Refusal::Stale));
    let crossed = host.send(BLUE, &offer_of(902, seen, Offer::Draw));
    assert_eq!(crossed, Err(Refusal::OfferStands));
    host.order(BLUE, Command::Decline).expect("it stands");
    host.play_on(1);
    host.offer(RED, Offer::Draw).expect("no offer stands");
    let earlier = host.send(BLUE, &offer_of(903, seen, Offer::Draw));
    assert_eq!(earlier, Err(Refusal::Stale), "it is of another position");
    host.order(BLUE, Command::Decline).expect("it stands");
    host.context.at += 60_000;
    host.play_on(20);
    let seen = host.table.version();
    host.offer(RED, Offer::Draw).expect("20 moves later");
    host.send(BLUE, &offer_of(904, seen, Offer::Draw))
        .expect("both offer it");
    assert_eq!(host.points(), [1, 1]);
    let seen = host.table.version();
    host.offer(BLUE, Offer::Rematch).expect("the game is over");
    host.send(RED, &offer_of(905, seen, Offer::Rematch))
        .expect("both offer it");
    assert_eq!(host.view(RED).offer, None);
}

#[test]
fn partners_who_resign_at_one_moment_agree() {
    let mut host = Host::begin(persons("sacred-hill-doubles-1"));
    let [south, north] = [0, 2].map(Seat::new);
    let version = host.table.version();
    for (seat, id) in [(south, 901), (north, 902)] {
        let command = Command::Resign;
        let order = Order {
            id,
            version,
            command,
        };
        host.send(seat, &order).expect("both resign");
    }
    assert_eq!(host.points().len(), 2);
}

#[test]
fn one_version_is_taken_back_once_and_offers_are_of_the_present_position() {
    let mut agreed = persons("sacred-hill-1");
    agreed.seats[1].taker = Taker::Person(1);
    let mut host = Host::begin(agreed);
    host.play_on(3);
    let version = host.table.version();
    let order = |id, command| Order {
        id,
        version,
        command,
    };
    let undo = order(901, Command::Undo);
    host.send(RED, &undo).expect("one screen");
    let again = order(902, Command::Undo);
    assert_eq!(host.send(RED, &again), Err(Refusal::Stale));
    let offer = Offer::Draw;
    let draw = order(903, Command::Offer { offer });
    assert_eq!(host.send(RED, &draw), Err(Refusal::Stale));
    assert_eq!(host.table.log().len(), 2);
}

#[test]
fn nobody_resigns_the_next_game_by_an_order_for_the_last() {
    let mut agreed = persons("sacred-hill-1");
    agreed.length = Length::Match;
    let mut host = Host::begin(agreed);
    let resign = Order {
        id: 904,
        version: host.table.version(),
        command: Command::Resign,
    };
    host.order(BLUE, Command::Resign).expect("a game is played");
    host.sit_all();
    assert_eq!(host.send(RED, &resign), Err(Refusal::Stale));
}

#[test]
fn numbers_of_orders_belong_to_a_seat_and_to_one_order() {
    let mut host = Host::open(persons("sacred-hill-1"), 7);
    let share = fair::Bytes([5; 32]);
    let commitment = fair::commitment(share);
    let order = |version, command| Order {
        id: 1,
        version,
        command,
    };
    let sit = order(1, Command::Sit { commitment });
    host.send(RED, &sit).expect("it is free");
    host.send(BLUE, &sit).expect("the number is Red's alone");
    assert_eq!(host.events.len(), 3, "both sit");
    let other = order(3, Command::Reveal { sent: share });
    assert_eq!(host.send(RED, &other), Err(Refusal::UsedId));
    host.table = Table::replay(host.events.clone()).expect("its events");
    assert_eq!(host.send(RED, &other), Err(Refusal::UsedId));
    host.send(RED, &sit).expect("it is known");
    assert_eq!(host.events.len(), 3);
}

#[test]
fn a_table_knows_the_last_orders_of_each_seat() {
    let mut host = Host::open(persons("sacred-hill-1"), 7);
    let share = |number| fair::commitment(fair::Bytes([number; 32]));
    let sit = |number: u8| Order {
        id: number.into(),
        version: 1,
        command: Command::Sit {
            commitment: share(number),
        },
    };
    for number in 0..40 {
        host.send(RED, &sit(number)).expect("Blue does not sit");
        if number % 8 == 0 {
            let freed = host.table.free_seats(&[RED], VacancyReason::Left, 2_000);
            host.keep(freed.expect("nobody reveals"));
        }
    }
    let events = host.events.len();
    host.send(RED, &sit(8)).expect("it is one of the last 32");
    assert_eq!(host.events.len(), events);
    host.send(RED, &sit(7)).expect("it is another order now");
    assert_eq!(host.events.len(), events + 1);
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
fn nothing_is_taken_back_across_a_choice_of_cards() {
    let mut host = Host::begin(kings(&["blue", "red"]));
    host.play_on(2);
    let seat = host.table.asked()[0];
    assert_eq!(host.offer(seat, Offer::Takeback), Err(Refusal::Shown));
    let before = host.table.log().len();
    let legal = host.view(seat).legal.expect("it is asked").tokens();
    let play = legal.iter().find(|token| token.starts_with("play"));
    host.play(seat, play.expect("something fits"))
        .expect("legal");
    let legal = host.view(seat).legal.expect("it is asked").tokens();
    let place = legal.iter().find(|token| token.starts_with("place"));
    host.play(seat, place.expect("a piece can be placed"))
        .expect("legal");
    host.offer(seat, Offer::Takeback)
        .expect("only its own card was shown since");
    let other = Seat::new(1 - seat.index() as u8);
    host.order(other, Command::Agree).expect("it is asked");
    assert_eq!(host.table.log().len(), before);
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
