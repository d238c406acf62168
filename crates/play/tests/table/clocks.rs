//! Clocks at a table: `docs/clocks.md`, paragraph by paragraph.

use game::Seat;
use play::{
    Agreement, ClockRule, Command, Departure, Ending, Event, Length, Reader, Stage, Table, Taker,
    TimedEvent, Transition,
};

use crate::host::{BLUE, Host, RED, kings, persons};

const FISCHER: ClockRule = ClockRule::Fischer {
    initial_ms: 60_000,
    increment_ms: 5_000,
};

/// A game in which each person has decided once, in no time, so that clocks run.
fn fischer(variant: &str) -> Host {
    let mut host = Host::begin(with_clock(persons(variant), FISCHER));
    host.play_on(2);
    host
}

fn with_clock(agreed: Agreement, clock: ClockRule) -> Agreement {
    Agreement { clock, ..agreed }
}

/// The second game of a match, in which clocks run from its beginning.
fn second_game(agreed: Agreement) -> Host {
    let length = Length::Match;
    let mut host = Host::begin(Agreement { length, ..agreed });
    let persons: Vec<Seat> = host.table.seats().skip(1).collect();
    for seat in persons {
        host.order(seat, Command::Resign).expect("a game is played");
    }
    host.sit_all();
    host
}

fn running(host: &Host) -> Vec<bool> {
    host.view(RED).seats.iter().map(|seat| seat.runs).collect()
}

fn shown(host: &Host) -> [u64; 2] {
    let view = host.view(RED);
    [0, 1].map(|seat| view.seats[seat].clock_ms.expect("there are clocks"))
}

#[test]
fn no_clock_runs_before_each_person_has_decided_in_the_first_game() {
    for clock in [FISCHER, ClockRule::Days(1)] {
        let mut host = Host::begin(with_clock(persons("sacred-hill-1"), clock));
        let begun = shown(&host);
        for seat in [RED, BLUE] {
            assert!(host.view(seat).clocks_wait);
            assert_eq!((running(&host), host.table.due()), (vec![false; 2], None));
            host.context.at += 90_000_000;
            assert!(host.table.tick(host.context.at) == Transition::NONE);
            host.play_on(1);
        }
        assert_eq!(shown(&host), begun, "and nobody gets an increment");
        assert!(
            !host
                .table
                .view(Reader::Watcher, host.context.at, 0)
                .clocks_wait
        );
        assert_eq!(running(&host), [true, false]);
        // A first decision that is taken back was one all the same.
        host.offer(BLUE, play::Offer::Takeback)
            .expect("no offer stands");
        host.order(RED, Command::Agree).expect("it is asked");
        assert_eq!(running(&host), [false, true]);
        let loaded = Table::replay(host.events.clone()).expect("they make a table");
        assert!(loaded == host.table);
    }
}

#[test]
fn clocks_run_from_the_beginning_of_the_later_games_of_a_match_and_wait_again_in_a_rematch() {
    let agreed = with_clock(persons("sacred-hill-1"), FISCHER);
    let mut host = second_game(agreed);
    assert_eq!(running(&host), [false, true]);
    assert!(!host.view(RED).clocks_wait);
    host.order(RED, Command::Resign).expect("a game is played");
    host.offer(RED, play::Offer::Rematch)
        .expect("the match is over");
    host.order(BLUE, Command::Agree).expect("it is asked");
    host.sit_all();
    assert_eq!(running(&host), [false; 2]);
    assert!(host.view(RED).clocks_wait);
}

#[test]
fn a_choice_of_cards_is_a_decision_and_a_seat_that_left_is_not_waited_for() {
    let mut host = Host::begin(with_clock(kings(&["blue", "red", "white"]), FISCHER));
    let asked = host.table.asked().to_vec();
    for &seat in &asked[1..] {
        assert_eq!(running(&host), [false; 3]);
        let decision = host.any_decision(seat, 0);
        host.play(seat, &decision).expect("its own cards");
    }
    assert!(host.view(asked[0]).clocks_wait);
    host.order(asked[0], Command::Resign)
        .expect("a game is played");
    assert_eq!(running(&host).iter().filter(|&&runs| runs).count(), 1);
}

/// Events of programs before clocks waited: what ran then runs, to the millisecond.
#[test]
fn the_clocks_of_older_games_run_from_their_beginning() {
    let mut host = Host::begin(with_clock(persons("sacred-hill-1"), FISCHER));
    host.events = host.events.iter().map(as_older).collect();
    host.table = Table::replay(host.events.clone()).expect("they make a table");
    assert!(!host.view(RED).clocks_wait && !host.view(RED).can_abort);
    assert_eq!(
        (running(&host), host.table.due()),
        (vec![true, false], Some(61_000))
    );
    host.context.at += 10_000;
    host.play(RED, "D4").expect("legal");
    assert_eq!(shown(&host), [55_000, 60_000]);
}

/// An event as programs wrote it that knew no game which can be aborted.
fn as_older(event: &TimedEvent) -> TimedEvent {
    let mut stored = serde_json::to_value(event).expect("events are JSON");
    if stored["event"] == "game_started" {
        let fields = stored.as_object_mut().expect("an event has fields");
        assert_eq!(fields.remove("can_abort"), Some(true.into()));
    }
    serde_json::from_value(stored).expect("an event")
}

#[test]
fn the_clock_of_the_seat_that_is_asked_runs_and_gets_its_increment() {
    let mut host = fischer("sacred-hill-1");
    host.context.at += 10_000;
    assert_eq!(shown(&host), [50_000, 60_000]);
    host.play_on(1);
    assert_eq!(shown(&host), [55_000, 60_000]);
    host.context.at += 1_000;
    assert_eq!(shown(&host), [55_000, 59_000]);
}

#[test]
fn m9_who_runs_out_of_time_loses_at_that_moment() {
    let mut host = fischer("sacred-hill-1");
    let due = host.table.due().expect("a clock runs");
    assert_eq!(due, 61_000);
    assert!(host.table.tick(due - 1) == Transition::NONE);
    let events = host.table.tick(due + 5_000).events;
    let left = Event::SeatLeft {
        seat: 0,
        how: Departure::Time,
    };
    assert!(events[0].event == left);
    assert_eq!(events[0].at, due);
    assert_eq!(host.table.stage(), Stage::Over);
    assert_eq!(host.points(), [0, 3]);
    assert_eq!(host.table.due(), None);
    assert_eq!(
        shown(&host),
        [0, 60_000],
        "no increment for who ran out of time"
    );
}

#[test]
fn lag_is_given_back() {
    let mut host = fischer("sacred-hill-1");
    (host.context.at, host.context.lag_ms) = (11_000, 300);
    host.play_on(1);
    assert_eq!(shown(&host)[0], 55_300);
    (host.context.at, host.context.lag_ms) = (21_000, 60_000);
    host.play_on(1);
    assert_eq!(shown(&host)[1], 55_500);
}

#[test]
fn lag_beyond_a_quota_is_not_given_back() {
    let mut host = fischer("sacred-hill-1");
    let begun = shown(&host);
    host.context.lag_ms = 500;
    for _ in 0..38 {
        host.context.at += 500;
        host.play_on(1);
    }
    // Without any lag each seat would have spent 19 times 500 milliseconds and gained 19 increments.
    let given = [0, 1].map(|seat| shown(&host)[seat] + 19 * 500 - begun[seat] - 19 * 5_000);
    assert_eq!(given, [3_800; 2], "2,000, and 100 each time but the first");
}

#[test]
fn while_the_host_is_away_no_clock_runs() {
    let mut host = fischer("sacred-hill-1");
    let resumed = host.table.resume(3_600_000, 3_611_000);
    host.keep(resumed);
    host.context.at = 3_611_000;
    assert_eq!(shown(&host), [50_000, 60_000]);
}

#[test]
fn time_is_not_given_back_with_a_decision_that_is_taken_back() {
    let mut agreed = persons("sacred-hill-1");
    agreed.clock = FISCHER;
    agreed.seats[1].taker = Taker::Program("random".into());
    let mut host = Host::begin(agreed);
    let answered = |host: &mut Host| {
        host.play_on(1);
        let version = host.table.version();
        let action = host.any_decision(BLUE, 0).parse().expect("a token");
        let answer = host
            .table
            .program_moves(BLUE, action, version, host.context.at);
        host.keep(answer.expect("legal"));
    };
    answered(&mut host);
    host.context.at += 20_000;
    answered(&mut host);
    host.order(RED, Command::Undo).expect("against a program");
    assert_eq!(shown(&host)[0], 45_000);
}

#[test]
fn the_clock_of_a_program_stands_still() {
    let mut agreed = persons("sacred-hill-1");
    agreed.clock = FISCHER;
    agreed.seats[0].taker = Taker::Program("level:1".into());
    let host = Host::begin(agreed);
    assert_eq!(host.table.wanted().map(|wanted| wanted.seat), Some(RED));
    assert_eq!(host.table.due(), None);
}

#[test]
fn skr2_while_all_choose_cards_the_clocks_of_all_run_who_have_not_chosen() {
    let mut host = second_game(with_clock(kings(&["blue", "red", "white"]), FISCHER));
    assert_eq!(running(&host), [true; 3]);
    let last = *host.table.asked().last().expect("all are asked");
    let decision = host.any_decision(last, 0);
    host.play(last, &decision).expect("its own cards");
    let mut want = [true; 3];
    want[last.index()] = false;
    assert_eq!(running(&host), want);
}

#[test]
fn sko5_who_runs_out_of_time_is_out_and_the_others_go_on() {
    let mut host = second_game(with_clock(kings(&["blue", "red", "white"]), FISCHER));
    for seat in host.table.asked().to_vec().into_iter().skip(1) {
        let decision = host.any_decision(seat, 0);
        host.play(seat, &decision).expect("its own cards");
    }
    let late = host.table.asked()[0];
    host.table.tick(61_000);
    assert_eq!(host.table.stage(), Stage::Playing);
    assert_eq!(
        host.view(RED).seats[late.index()].left,
        Some(Departure::Time)
    );
    assert!(!host.table.asked().contains(&late));
}

#[test]
fn days_are_given_anew_for_each_decision() {
    let mut agreed = persons("sacred-hill-1");
    agreed.clock = ClockRule::Days(1);
    let mut host = Host::begin(agreed);
    host.play_on(2);
    host.context.at += 80_000_000;
    host.play_on(1);
    host.context.at += 80_000_000;
    host.play_on(1);
    assert_eq!(host.table.due(), Some(host.context.at + 86_400_000));
    let due = host.table.due().expect("a clock runs");
    host.table.tick(due);
    let lost = Ending::Left {
        seat: 0,
        how: Departure::Time,
    };
    assert_eq!(host.view(RED).ending, Some(lost));
}
