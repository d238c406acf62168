//! A search ends within some nodes after its stop flag is set, with a move.

use std::cell::{Cell, RefCell};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{EndgameSolver, Player, RingfortEvaluation, RingfortPlayer};
use game::{Game, Moves, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Level, Line, Move, Position, Variant};
use search::{AlphaBeta, Clock, Evaluate, Limits, Score, StopFlag};

/// Elapsed time.
const ELAPSED: Clock = Clock(|| {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
});

/// The nodes that a search visits at most before it looks at its stop flag again: some tenths of a millisecond.
const MAX_NODES_BETWEEN_POLLS: u64 = 1024;

/// The same where a node of a proof takes longest, at level 2 with many vacant hills.
const MAX_LONG_NODES_BETWEEN_POLLS: u64 = 8;

/// Runs each job on a thread of its own.
fn on_threads(jobs: &mut [&mut (dyn FnMut() + Send)]) {
    thread::scope(|scope| {
        for job in jobs {
            scope.spawn(job);
        }
    });
}

/// The evaluation of the players, which sets a stop flag in the midst of a search and counts the nodes from then on. Each node
/// is either evaluated or looked up by its key, once.
struct StoppingEvaluation {
    inner: RingfortEvaluation,
    stop: StopFlag,
    nodes: AtomicU64,
}

impl StoppingEvaluation {
    /// The nodes before the flag is set.
    const NODES_BEFORE: u64 = 3_000;

    fn new(stop: &StopFlag) -> Self {
        Self {
            inner: RingfortEvaluation::default(),
            stop: stop.clone(),
            nodes: AtomicU64::new(0),
        }
    }

    fn count_node(&self) {
        if self.nodes.fetch_add(1, Ordering::Relaxed) == Self::NODES_BEFORE {
            self.stop.set();
        }
    }
}

impl Evaluate<Line> for &StoppingEvaluation {
    const MOVE_INDICES: usize = <RingfortEvaluation as Evaluate<Line>>::MOVE_INDICES;

    fn value(&self, line: &Line) -> Score {
        self.count_node();
        self.inner.value(line)
    }

    fn key(&self, line: &Line) -> Option<u64> {
        self.count_node();
        self.inner.key(line)
    }

    fn move_index(&self, mv: Move) -> u16 {
        self.inner.move_index(mv)
    }

    fn ordering_score(&self, line: &Line, mv: Move) -> i32 {
        self.inner.ordering_score(line, mv)
    }
}

#[test]
fn a_stopped_search_ends_within_some_nodes_with_a_move() {
    for variant in Variant::ALL {
        let stop = StopFlag::default();
        let evaluation = StoppingEvaluation::new(&stop);
        let mut search = AlphaBeta::new(&evaluation, 1 << 20);
        let start = Line::new(Position::start(variant));
        let found = search.best(&start, Limits::default(), &stop);
        assert!(!found.variations[0].moves.is_empty(), "{variant}");
        let nodes = evaluation.nodes.load(Ordering::Relaxed);
        let range = StoppingEvaluation::NODES_BEFORE + 1
            ..=StoppingEvaluation::NODES_BEFORE + MAX_NODES_BETWEEN_POLLS;
        assert!(range.contains(&nodes), "{variant}: {nodes} nodes");
    }
}

/// Without limits a search of the start would not end in a year, unless both threads stop.
#[test]
fn a_stopped_search_ends_on_all_its_threads() {
    for variant in Variant::ALL {
        let stop = StopFlag::default();
        let evaluation = StoppingEvaluation::new(&stop);
        let search = AlphaBeta::new(&evaluation, 1 << 20);
        let mut search = search.with_threads(2, on_threads);
        let start = Line::new(Position::start(variant));
        let found = search.best(&start, Limits::default(), &stop);
        assert!(!found.variations[0].moves.is_empty(), "{variant}");
    }
}

thread_local! {
    /// Readings of [`STOPPING`] on this thread.
    static READINGS: Cell<u64> = const { Cell::new(0) };
    /// The flag that [`STOPPING`] sets.
    static STOP: RefCell<StopFlag> = RefCell::default();
}

/// Readings after which [`STOPPING`] sets its flag.
const READINGS_BEFORE: u64 = 20;

/// A clock that stands still, and sets a flag when it has been read often enough: the first time as a search begins, then at
/// each poll.
const STOPPING: Clock = Clock(|| {
    let readings = READINGS.get() + 1;
    READINGS.set(readings);
    if readings > READINGS_BEFORE {
        STOP.with_borrow(StopFlag::set);
    }
    Duration::ZERO
});

/// With as much memory as a player ever gives to it, from where its nodes take longest.
#[test]
fn a_stopped_proof_ends_within_some_nodes() {
    for variant in Variant::ALL {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut line = Line::new(Position::start(variant));
        while line.position().vacant().len() > 34 {
            let mv = random_move(&line, &mut rng).expect("hills are vacant");
            line.play(mv);
        }
        let between = match variant.level() {
            Level::Two => MAX_LONG_NODES_BETWEEN_POLLS,
            _ => MAX_NODES_BETWEEN_POLLS,
        };
        let stop = StopFlag::default();
        READINGS.set(0);
        STOP.set(stop.clone());
        let mut solver = EndgameSolver::new(variant, 16 << 20);
        // The clock stands still, so no second passes.
        let limits = Limits::time(Duration::from_secs(1), STOPPING);
        let solution = solver.solve(line.position(), limits, stop);
        assert_eq!(solution.bounds.value(), None, "{variant}");
        // The reading that sets the flag is that of a poll, which ends the proof.
        assert_eq!(READINGS.get(), READINGS_BEFORE + 1, "{variant}");
        let nodes = solution.nodes;
        assert!(
            nodes <= READINGS_BEFORE * between,
            "{variant}: {nodes} nodes"
        );
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
