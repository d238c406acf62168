//! A search that is told to stop ends within ten milliseconds, with a move.

use std::thread;
use std::time::{Duration, Instant};

use bots::Knowledge;
use ringforts::{Line, Position, Variant};
use search::{AlphaBeta, Limits, Stop};

/// How long a search takes to end after it was told to.
fn delay(search: &mut AlphaBeta<Line, Knowledge>, start: &Line) -> Duration {
    let stop = Stop::default();
    thread::scope(|scope| {
        let bell = stop.clone();
        let ringer = scope.spawn(move || {
            thread::sleep(Duration::from_millis(20));
            let rung = Instant::now();
            bell.ring();
            rung
        });
        let found = search.best(start, Limits::default(), &stop);
        let ended = Instant::now();
        assert!(!found.lines[0].moves.is_empty());
        ended.duration_since(ringer.join().expect("it only sleeps"))
    })
}

#[test]
fn a_search_ends_within_ten_milliseconds() {
    const TRIES: u32 = 20;
    for threads in [1, 2] {
        for variant in Variant::ALL {
            let start = Line::new(Position::start(variant));
            let search = AlphaBeta::new(Knowledge::default(), 1 << 20);
            let mut search = search.with_threads(threads);
            // A machine that does something else can be late at any one time.
            let in_time =
                (0..TRIES).any(|_| delay(&mut search, &start) <= Duration::from_millis(10));
            assert!(in_time, "{variant} by {threads} threads");
        }
    }
}
