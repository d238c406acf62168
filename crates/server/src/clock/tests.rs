//! A clock that is set, and one that goes by itself.

use super::*;

#[test]
fn time_in_which_the_process_was_frozen_does_not_count() {
    let mut clock = SystemClock {
        began: Instant::now(),
        start: 1_000_000,
        read_at: 0,
        frozen: 0,
    };
    assert_eq!(clock.read(1_000), 1_001_000);
    assert_eq!(clock.read(4_000), 1_004_000);
    // Frozen for 14 seconds, with a clock of 10 seconds: nobody loses.
    assert_eq!(clock.read(18_000), 1_004_000);
    assert_eq!(clock.read(18_500), 1_004_500);
}

#[test]
fn the_clock_is_never_behind_the_last_sign_of_life() {
    let clock = Clock::system();
    let ahead = clock.now() + 3_600_000;
    clock.catch_up(ahead);
    let now = clock.now();
    assert!((ahead..ahead + 60_000).contains(&now));
    clock.catch_up(ahead);
    assert!(clock.now() < ahead + 60_000, "it is not put forward twice");
}
