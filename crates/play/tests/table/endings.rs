//! Games that are not played out, and the decisions that a table makes by itself.

use game::Seat;
use play::{Claim, Command, Decider, Departure, Ending, Event, Refusal, Stage, Taker};

use crate::host::{BLUE, Host, RED, kings, persons};

fn left(seat: u8, how: Departure) -> Option<Ending> {
    Some(Ending::Left { seat, how })
}

#[test]
fn m9_who_resigns_gives_the_other_side_three_points() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play(RED, "D4").expect("legal");
    host.order(RED, Command::Resign).expect("a game is played");
    assert_eq!(host.points(), [0, 3]);
    assert_eq!(host.view(BLUE).ending, left(0, Departure::Resigned));
    assert_eq!(host.view(BLUE).turn, None);
    assert_eq!(host.order(BLUE, Command::Resign), Err(Refusal::Over));
}

#[test]
fn m9_more_than_three_points_as_the_board_stands_are_kept() {
    let mut host = Host::begin(persons("four-treasures"));
    // Blue links five ringforts, Red none.
    for (red, blue) in [
        ("B1", "D4"),
        ("F1", "D5"),
        ("B7", "E5"),
        ("F7", "E4"),
        ("A3", "F4"),
    ] {
        host.play(RED, red).expect("legal");
        host.play(BLUE, blue).expect("legal");
    }
    let as_it_stands = host.table.game().score().points[1].1;
    assert!(as_it_stands > 3);
    host.order(RED, Command::Resign).expect("a game is played");
    assert_eq!(host.points(), [0, as_it_stands]);
}

#[test]
fn m9_in_doubles_both_partners_resign() {
    let mut host = Host::begin(persons("sacred-hill-doubles-1"));
    let [south, west, north] = [0, 1, 2].map(Seat::new);
    host.order(south, Command::Resign)
        .expect("a game is played");
    assert_eq!(host.table.stage(), Stage::Playing);
    assert_eq!(host.order(west, Command::Agree), Err(Refusal::NoOffer));
    host.order(north, Command::Resign).expect("the partner");
    assert_eq!(host.points(), [0, 3]);
}

#[test]
fn m9_time_lost_by_one_is_lost_by_the_side() {
    let mut agreed = persons("sacred-hill-doubles-1");
    agreed.clock = play::ClockRule::Days(1);
    let mut host = Host::begin(agreed);
    host.play_on(5);
    let due = host.table.due().expect("a clock runs");
    host.table.tick(due);
    assert_eq!(host.points(), [3, 0]);
}

#[test]
fn m9_an_agreed_draw_is_a_point_each() {
    let mut host = Host::begin(persons("high-kings-1"));
    host.offer(RED, play::Offer::Draw).expect("no offer stands");
    host.order(BLUE, Command::Agree).expect("it is asked");
    assert_eq!(host.points(), [1, 1]);
    assert_eq!(host.view(RED).ending, Some(Ending::Agreed));
}

#[test]
fn m9_who_stays_away_can_be_taken_to_have_left_or_to_draw() {
    for (claim, points) in [(Claim::Win, [0, 3]), (Claim::Draw, [1, 1])] {
        let mut host = Host::begin(persons("sacred-hill-1"));
        let claim = || Command::Claim { claim };
        let refused = |wait_ms| Err(Refusal::NotAway { wait_ms });
        assert_eq!(host.order(BLUE, claim()), refused(None));
        let limit = host.table.away_limit_ms(host.context.claim_after_ms);
        let limit = limit.expect("there is a limit");
        assert_eq!(limit, 600_000);
        host.context.away_ms[0] = limit - 1;
        assert_eq!(host.order(BLUE, claim()), refused(Some(1)));
        host.context.away_ms[0] = limit;
        host.order(BLUE, claim()).expect("Red is away");
        assert_eq!(host.points(), points);
    }
}

#[test]
fn nothing_is_claimed_of_an_opponent_who_is_not_asked_or_has_days() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.context.away_ms = [u64::MAX; 4];
    let win = || Command::Claim { claim: Claim::Win };
    assert_eq!(
        host.order(RED, win()),
        Err(Refusal::NotAway { wait_ms: None })
    );
    let mut agreed = persons("sacred-hill-1");
    agreed.clock = play::ClockRule::Days(3);
    let mut host = Host::begin(agreed);
    host.context.away_ms = [u64::MAX; 4];
    assert_eq!(host.order(BLUE, win()), Err(Refusal::NoClaim));
}

#[test]
fn sko5_the_program_plays_on_for_who_resigned() {
    let mut host = Host::begin(kings(&["blue", "red", "white"]));
    let out = host.table.asked()[0];
    host.order(out, Command::Resign).expect("a game is played");
    assert_eq!(host.play(out, "discard 1"), Err(Refusal::Out));
    for _ in 0..200 {
        host.play_on(1);
    }
    let decisions: Vec<_> = host
        .table
        .log()
        .iter()
        .filter(|entry| entry.who.is_some_and(|(seat, _)| seat == out))
        .collect();
    assert!(decisions.len() > 3);
    for entry in decisions {
        assert_eq!(entry.who.map(|(_, by)| by), Some(Decider::StandIn));
        let token = entry.ply.to_string();
        let first = token.split(' ').next().expect("a word");
        assert!(
            [
                "keep",
                "discard",
                "decline",
                "ransom",
                "keep-fort",
                "start",
                "end"
            ]
            .contains(&first),
            "{token}"
        );
    }
}

#[test]
fn sko5_it_keeps_its_first_cards_and_discards_the_lowest() {
    let mut host = Host::begin(kings(&["blue", "red", "white"]));
    let out = host.table.asked()[0];
    let cards = host.view(out).legal.expect("it is asked").keeps;
    host.order(out, Command::Resign).expect("a game is played");
    host.play_on(3);
    let own = |entry: &play::Entry<'_>| entry.who.is_some_and(|(seat, _)| seat == out);
    let tokens: Vec<String> = host
        .table
        .log()
        .iter()
        .filter(own)
        .map(|entry| entry.ply.to_string())
        .collect();
    let [first, second, third, ..] = cards[..] else {
        panic!("six cards")
    };
    assert_eq!(tokens[0], format!("keep {first} {second} {third}"));
    assert_eq!(tokens[1], format!("discard {first}"));
}

#[test]
fn sko5_with_one_other_seat_left_that_seat_wins() {
    let mut host = Host::begin(kings(&["blue", "red", "white"]));
    host.order(Seat::new(0), Command::Resign)
        .expect("a game is played");
    assert_eq!(host.table.stage(), Stage::Playing);
    host.order(Seat::new(2), Command::Resign)
        .expect("a game is played");
    assert_eq!(host.points(), [0, 1, 0]);
    let mut host = Host::begin(kings(&["blue", "red"]));
    host.order(Seat::new(1), Command::Resign)
        .expect("a game is played");
    assert_eq!(host.points(), [1, 0]);
    let reason = host.table.finished()[0]
        .record_ending
        .map(|ending| ending.to_string());
    assert_eq!(reason.as_deref(), Some("blue is left"));
}

#[test]
fn sko5_an_agreed_draw_needs_all_who_still_play() {
    let mut host = Host::begin(kings(&["blue", "red", "white"]));
    let [blue, red, white] = [0, 1, 2].map(Seat::new);
    host.order(red, Command::Resign).expect("a game is played");
    host.offer(blue, play::Offer::Draw)
        .expect("no offer stands");
    assert_eq!(host.order(red, Command::Agree), Err(Refusal::NoOffer));
    host.order(white, Command::Agree).expect("it is asked");
    assert_eq!(host.points(), [0, 0, 0]);
}

#[test]
fn a_sole_decision_is_made_by_the_table() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(60);
    let last = host.table.log().last().expect("a game was played");
    assert_eq!(last.who.map(|(_, by)| by), Some(Decider::Table));
    assert_eq!(host.table.stage(), Stage::Over);
}

#[test]
fn a_sole_decision_that_shows_a_card_is_left_to_its_seat() {
    let mut host = Host::begin(kings(&["blue", "red"]));
    host.play_on(400);
    let own = host
        .table
        .log()
        .iter()
        .filter(|entry| entry.who.is_some_and(|(_, by)| by == Decider::Table));
    for entry in own {
        let token = entry.ply.to_string();
        assert!(!token.starts_with("discard"), "{token}");
    }
}

#[test]
fn a_host_can_stop_a_table_and_keeps_it() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play(RED, "D4").expect("legal");
    let stopped = host.table.stop("rules", 9_000);
    let reason = "rules".into();
    assert!(stopped.events[0].event == Event::TableStopped { reason });
    assert_eq!(host.play(BLUE, "D2"), Err(Refusal::Over));
    assert_eq!(host.view(BLUE).stage, "stopped");
    assert_eq!(host.view(BLUE).log.len(), 1);
}

#[test]
fn programs_decide_only_for_their_seats_and_for_the_moment_they_saw() {
    let mut agreed = persons("sacred-hill-1");
    agreed.seats[0].taker = Taker::Program("random".into());
    let mut host = Host::begin(agreed);
    let wanted = host.table.wanted().expect("a program is asked");
    let (seat, version) = (wanted.seat, wanted.version);
    assert_eq!((seat, wanted.player), (RED, "random"));
    let moves = |host: &mut Host, seat, token: &str, version| {
        let action = token.parse().expect("a token");
        host.table
            .program_moves(seat, action, version, 2_000)
            .map(|_| ())
    };
    assert_eq!(moves(&mut host, BLUE, "D4", version), Err(Refusal::NoSeat));
    assert_eq!(moves(&mut host, seat, "D4", version), Ok(()));
    assert_eq!(moves(&mut host, seat, "D2", version), Err(Refusal::Stale));
    assert!(host.table.wanted().is_none());
}
