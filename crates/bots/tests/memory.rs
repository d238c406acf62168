//! Searches take no more memory than their table was given, and a little for themselves.

use bots::{EndgameSolver, RingfortEvaluation, RingfortPlayer};
use game::{Game, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{AlphaBeta, Limits, StopFlag};

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

/// Lists, lines and counts of one thread.
const OWN_BYTES: usize = 1 << 20;

#[test]
fn memory_stays_within_the_limit_of_the_table() {
    for variant in Variant::ALL {
        let start = Line::new(Position::start(variant));
        // The data that come with the program are read once, before anything is measured.
        AlphaBeta::new(RingfortEvaluation::default(), 0).best(
            &start,
            Limits::nodes(100),
            &StopFlag::default(),
        );
    }
    exact_endgames();
    late_moves();
    let _profiler = dhat::Profiler::builder().testing().build();
    for table_bytes in [0, 1 << 16, 4 << 20] {
        for variant in Variant::ALL {
            let before = dhat::HeapStats::get().curr_bytes;
            let start = Line::new(Position::start(variant));
            let mut search = AlphaBeta::new(RingfortEvaluation::default(), table_bytes);
            search.best(&start, Limits::nodes(20_000), &StopFlag::default());
            let taken = dhat::HeapStats::get().curr_bytes - before;
            assert!(taken <= table_bytes + OWN_BYTES, "{variant}: {taken}");
            assert!(taken >= table_bytes, "{variant}: {taken}");
        }
        assert!(dhat::HeapStats::get().max_bytes <= table_bytes + OWN_BYTES);
    }
}

/// A table of states doubles as it fills, and for that moment half as much more is taken.
fn exact_endgames() {
    const TABLE_BYTES: usize = 1 << 20;
    let _profiler = dhat::Profiler::builder().testing().build();
    for variant in Variant::ALL {
        let before = dhat::HeapStats::get().curr_bytes;
        let mut solver = EndgameSolver::new(variant, TABLE_BYTES);
        solver.solve(
            &Position::start(variant),
            Limits::nodes(100_000),
            StopFlag::default(),
        );
        let taken = dhat::HeapStats::get().curr_bytes - before;
        assert!(taken <= TABLE_BYTES + OWN_BYTES / 8, "{variant}: {taken}");
        assert!(taken >= TABLE_BYTES / 4, "{variant}: {taken}");
    }
    assert!(dhat::HeapStats::get().max_bytes <= TABLE_BYTES * 3 / 2 + OWN_BYTES / 8);
}

/// A player has one limit for its search and its proofs together.
fn late_moves() {
    const TABLE_BYTES: usize = 4 << 20;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut line = Line::new(Position::start(Variant::FourTreasures));
    while line.position().vacant().len() > 13 {
        let mv = random_move(&line, &mut rng).expect("hills are vacant");
        line.play(mv);
    }
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut player = RingfortPlayer::with_table(Limits::nodes(500_000), TABLE_BYTES);
    let own = dhat::HeapStats::get().curr_bytes;
    assert!(player.analyze(&line, 1).is_proved);
    let taken = dhat::HeapStats::get().curr_bytes - own;
    assert!(
        taken >= TABLE_BYTES / 8,
        "its proofs are remembered: {taken}"
    );
    assert!(dhat::HeapStats::get().max_bytes <= TABLE_BYTES + OWN_BYTES);
}
