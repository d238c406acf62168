//! A search ends within ten milliseconds after its stop flag is set, with a move.

use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use bots::{EndgameSolver, Player, RingfortEvaluation, RingfortPlayer};
use game::{Game, Moves, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{AlphaBeta, Clock, Limits, StopFlag};

/// Elapsed time.
const ELAPSED: Clock = Clock(|| {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
});

/// Runs each job on a thread of its own.
fn on_threads(jobs: &mut [&mut (dyn FnMut() + Send)]) {
    thread::scope(|scope| {
        for job in jobs {
            scope.spawn(job);
        }
    });
}

/// The time from setting the stop flag to the end of a search.
fn delay(search: impl FnOnce(StopFlag)) -> Duration {
    let stop = StopFlag::default();
    thread::scope(|scope| {
        let bell = stop.clone();
        let ringer = scope.spawn(move || {
            thread::sleep(Duration::from_millis(20));
            let rung = Instant::now();
            bell.set();
            rung
        });
        search(stop);
        let ended = Instant::now();
        ended.duration_since(ringer.join().expect("it only sleeps"))
    })
}

/// Whether it ended in time once: a machine that does something else can be late at any one time.
fn is_in_time(mut search: impl FnMut(StopFlag)) -> bool {
    const TRIES: u32 = 20;
    (0..TRIES).any(|_| delay(&mut search) <= Duration::from_millis(10))
}

#[test]
fn a_search_ends_within_ten_milliseconds() {
    for threads in [1, 2] {
        for variant in Variant::ALL {
            let start = Line::new(Position::start(variant));
            let search = AlphaBeta::new(RingfortEvaluation::default(), 1 << 20);
            let mut search = search.with_threads(threads, on_threads);
            let in_time = is_in_time(|stop| {
                let found = search.best(&start, Limits::default(), &stop);
                assert!(!found.variations[0].moves.is_empty());
            });
            assert!(in_time, "{variant} by {threads} threads");
        }
    }
}

/// With as much memory as a player ever gives to it, from where its nodes take longest.
#[test]
fn a_proof_ends_within_ten_milliseconds() {
    for variant in Variant::ALL {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut line = Line::new(Position::start(variant));
        while line.position().vacant().len() > 34 {
            let mv = random_move(&line, &mut rng).expect("hills are vacant");
            line.play(mv);
        }
        let mut solver = EndgameSolver::new(variant, 16 << 20);
        let in_time = is_in_time(|stop| {
            let solution = solver.solve(line.position(), Limits::default(), stop);
            assert_eq!(solution.bounds.value(), None, "{variant}");
        });
        assert!(in_time, "{variant}");
    }
}

#[test]
fn a_stopped_player_has_a_move_at_once() {
    let stop = StopFlag::default();
    stop.set();
    for variant in Variant::ALL {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut line = Line::new(Position::start(variant));
        let limits = Limits::time(Duration::from_secs(100), ELAPSED);
        let mut player = RingfortPlayer::with_table(limits, 1 << 20);
        player.set_limits(limits, stop.clone());
        while let Some(mv) = random_move(&line, &mut rng) {
            assert_eq!(player.analyze(&line, 1).nodes, 0, "{line}");
            let chosen = player.choose(&line).expect("a seat is to move");
            assert!(line.moves().contains(chosen), "{line}");
            line.play(mv);
        }
    }
}
