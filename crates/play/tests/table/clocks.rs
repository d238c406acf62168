//! Clocks at a table: `docs/clocks.md`, paragraph by paragraph.

use play::{ClockRule, Command, Departure, Ending, Event, Stage, Taker, Transition};

use crate::host::{BLUE, Host, RED, kings, persons};

const FISCHER: ClockRule = ClockRule::Fischer {
    initial_ms: 60_000,
    increment_ms: 5_000,
};

fn fischer(variant: &str) -> Host {
    let mut agreed = persons(variant);
    agreed.clock = FISCHER;
    Host::begin(agreed)
}

fn shown(host: &Host) -> [u64; 2] {
    let view = host.view(RED);
    [0, 1].map(|seat| view.seats[seat].clock_ms.expect("there are clocks"))
}

#[test]
fn the_clock_of_the_seat_that_is_asked_runs_and_gets_its_increment() {
    let mut host = fischer("sacred-hill-1");
    host.context.at += 10_000;
    assert_eq!(shown(&host), [50_000, 60_000]);
    host.play(RED, "D4").expect("legal");
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
    host.play(RED, "D4").expect("legal");
    assert_eq!(shown(&host)[0], 55_300);
    (host.context.at, host.context.lag_ms) = (21_000, 60_000);
    host.play(BLUE, "D2").expect("legal");
    assert_eq!(shown(&host)[1], 55_500);
}

#[test]
fn lag_beyond_a_quota_is_not_given_back() {
    let mut host = fischer("sacred-hill-1");
    let begun = shown(&host);
    host.context.lag_ms = 500;
    for _ in 0..40 {
        host.context.at += 500;
        host.play_on(1);
    }
    // Without any lag each seat would have spent 20 times 500 milliseconds and gained 20 increments.
    let given = [0, 1].map(|seat| shown(&host)[seat] + 20 * 500 - begun[seat] - 20 * 5_000);
    assert_eq!(given, [3_900; 2], "2,000, and 100 each time but the first");
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
    host.context.at += 20_000;
    host.play(RED, "D4").expect("legal");
    let version = host.table.version();
    host.table
        .program_moves(BLUE, "D2".parse().expect("a token"), version, 21_000)
        .expect("legal");
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
    let mut agreed = kings(&["blue", "red", "white"]);
    agreed.clock = FISCHER;
    let mut host = Host::begin(agreed);
    let running =
        |host: &Host| -> Vec<bool> { host.view(RED).seats.iter().map(|seat| seat.runs).collect() };
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
    let mut agreed = kings(&["blue", "red", "white"]);
    agreed.clock = FISCHER;
    let mut host = Host::begin(agreed);
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
    host.context.at += 80_000_000;
    host.play(RED, "D4").expect("legal");
    host.context.at += 80_000_000;
    host.play(BLUE, "D2").expect("legal");
    assert_eq!(host.table.due(), Some(host.context.at + 86_400_000));
    let due = host.table.due().expect("a clock runs");
    host.table.tick(due);
    let lost = Ending::Left {
        seat: 0,
        how: Departure::Time,
    };
    assert_eq!(host.view(RED).ending, Some(lost));
}
