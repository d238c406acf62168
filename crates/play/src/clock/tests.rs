//! Clocks run out, are added to and stand still.

use super::*;

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const FISCHER: ClockRule = ClockRule::Fischer {
    initial_ms: 60_000,
    increment_ms: 2_000,
};

#[test]
fn a_clock_runs_while_its_seat_is_asked_and_gets_its_increment_after() {
    let mut clocks = Clocks::new(FISCHER);
    clocks.ask(|seat| seat == RED, 1_000);
    assert_eq!(clocks.shown(RED, 11_000), Some(50_000));
    assert_eq!(clocks.due(), Some((RED, 61_000)));
    clocks.ask(|seat| seat == BLUE, 11_000);
    assert_eq!(clocks.shown(RED, 99_000), Some(52_000));
    assert_eq!(clocks.shown(BLUE, 12_000), Some(59_000));
}

#[test]
fn lag_is_given_back_up_to_its_limit_and_never_more_than_was_used() {
    let mut clocks = Clocks::new(FISCHER);
    clocks.ask(|seat| seat == RED, 0);
    clocks.give_back(RED, 10_000, 5_000);
    assert_eq!(clocks.shown(RED, 5_000), Some(55_500));
    let mut clocks = Clocks::new(FISCHER);
    clocks.ask(|seat| seat == RED, 0);
    clocks.give_back(RED, 400, 100);
    assert_eq!(clocks.shown(RED, 100), Some(60_000));
}

#[test]
fn no_clock_runs_during_downtime() {
    let mut clocks = Clocks::new(FISCHER);
    clocks.ask(|seat| seat == RED, 0);
    clocks.skip_downtime(3_600_000, 3_610_000);
    assert_eq!(clocks.shown(RED, 3_610_000), Some(50_000));
}

#[test]
fn days_begin_anew_each_time() {
    let mut clocks = Clocks::new(ClockRule::Days(2));
    clocks.ask(|seat| seat == RED, 0);
    clocks.ask(|seat| seat == BLUE, DAY);
    clocks.ask(|seat| seat == RED, DAY + 5);
    assert_eq!(clocks.due(), Some((RED, 3 * DAY + 5)));
}

#[test]
fn a_clock_that_is_halted_shows_what_it_showed() {
    let mut clocks = Clocks::new(FISCHER);
    clocks.ask(|seat| seat == RED, 0);
    clocks.halt(10_000);
    assert_eq!(
        (clocks.shown(RED, 90_000), clocks.due()),
        (Some(50_000), None)
    );
}

#[test]
fn a_seat_that_leaves_gets_no_increment() {
    let mut clocks = Clocks::new(FISCHER);
    clocks.ask(|seat| seat == RED, 0);
    clocks.leave(RED, 60_000);
    clocks.ask(|_| false, 60_000);
    assert_eq!(
        (clocks.shown(RED, 60_000), clocks.runs(RED)),
        (Some(0), false)
    );
}

#[test]
fn numbers_out_of_range_are_refused_by_key() {
    let wrong = |rule: ClockRule| rule.check().expect_err("out of range").to_string();
    assert!(wrong(ClockRule::Days(0)).contains("clock.days: must be 1 to 30"));
    let rule = ClockRule::Fischer {
        initial_ms: 9_999,
        increment_ms: 0,
    };
    assert!(wrong(rule).contains("clock.initial_ms"));
    let rule = ClockRule::Fischer {
        initial_ms: 10_000,
        increment_ms: 600_001,
    };
    assert!(wrong(rule).contains("clock.increment_ms"));
    assert_eq!(FISCHER.check(), Ok(()));
}
