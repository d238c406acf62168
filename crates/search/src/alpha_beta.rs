//! Principal-variation search with iterative deepening, for games of two sides without chance.

mod node;
mod order;
mod root;

use game::{Game, Moves};

use crate::{Budget, Evaluate, Limits, MAX_VALUE, Score, StopFlag, TranspositionTable};

use node::Search;
use order::Worker;

/// The deepest search, in plies from the root.
pub const MAX_DEPTH: u32 = 100;

/// Above every value.
const INFINITE: Score = MAX_VALUE + 1;

/// Runs all jobs and returns when all have returned. A caller that has threads runs each job on one of its own; the
/// first job ends the others.
pub type RunJobs = fn(&mut [&mut (dyn FnMut() + Send)]);

/// Runs jobs on the thread of the caller.
pub fn run_sequentially(jobs: &mut [&mut (dyn FnMut() + Send)]) {
    for job in jobs {
        job();
    }
}

/// The pruning of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Selectivity {
    /// None that could change a value: values equal those of [`minimax`](crate::minimax) to the same depth. The reference
    /// for tests.
    FullWidth,
    /// Late moves are reduced, forced moves extended, and deeper table entries used.
    #[default]
    Selective,
}

/// A search of one game, with a table and move-ordering statistics that it keeps from one position to the next.
#[derive(Debug)]
pub struct AlphaBeta<G: Game, E> {
    evaluation: E,
    selectivity: Selectivity,
    table: Option<TranspositionTable>,
    /// One for each thread, never empty.
    workers: Vec<Worker<G>>,
    run_jobs: RunJobs,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The best moves, best first, each with its principal variation.
    pub variations: Vec<Variation<M>>,
    /// The last depth that was completed, in plies.
    pub depth: u32,
    /// The nodes visited by all threads.
    pub nodes: u64,
    /// True if the values rest on finished games alone.
    pub is_proved: bool,
}

/// A move and the moves expected to follow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation<M> {
    /// The value of the first move for the side that plays it, in hundredths of a point.
    pub value: Score,
    /// The move, then the best replies as far as they are known. Never empty.
    pub moves: Vec<M>,
}

impl<G: Game, E: Evaluate<G>> AlphaBeta<G, E> {
    /// A search on one thread with a transposition table of at most `table_bytes` bytes.
    pub fn new(evaluation: E, table_bytes: usize) -> Self {
        Self {
            evaluation,
            selectivity: Selectivity::default(),
            table: Some(TranspositionTable::new(table_bytes)),
            workers: vec![Worker::new(E::MOVE_INDICES)],
            run_jobs: run_sequentially,
        }
    }

    /// A search on one thread without a transposition table, the reference for tests.
    pub fn without_table(evaluation: E) -> Self {
        Self {
            table: None,
            ..Self::new(evaluation, 0)
        }
    }

    /// The same search with another evaluation.
    #[must_use]
    pub fn with_evaluation(self, evaluation: E) -> Self {
        Self { evaluation, ..self }
    }

    /// The same search with another selectivity.
    #[must_use]
    pub fn with_selectivity(self, selectivity: Selectivity) -> Self {
        Self {
            selectivity,
            ..self
        }
    }

    /// The same search on `threads` threads, at least one, that `run_jobs` provides. With more than one, a limit of nodes
    /// no longer gives reproducible results.
    #[must_use]
    pub fn with_threads(self, threads: usize, run_jobs: RunJobs) -> Self {
        let workers = (0..threads.max(1)).map(|_| Worker::new(E::MOVE_INDICES));
        Self {
            workers: workers.collect(),
            run_jobs,
            ..self
        }
    }

    /// Clears the transposition table and the move-ordering statistics.
    pub fn clear(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
        for worker in &mut self.workers {
            worker.clear();
        }
    }

    /// The `count` best of these legal moves. Among equal moves the first in `moves` wins.
    ///
    /// The search ends by itself when everything is proved, or at [`MAX_DEPTH`]. If there is a move, the result has at
    /// least one variation of at least one move, whatever the limits.
    ///
    /// # Panics
    ///
    /// If the game has chance, or more than two sides.
    pub fn search(
        &mut self,
        game: &G,
        moves: &[G::Move],
        count: usize,
        limits: Limits,
        stop: &StopFlag,
    ) -> SearchResult<G::Move>
    where
        G: Send + Sync,
        G::Move: Send + Sync,
        E: Sync,
    {
        if let Some(table) = &self.table {
            table.new_search();
        }
        let (main, helpers) = self.workers.split_first_mut().expect("one worker at least");
        let (evaluation, table) = (&self.evaluation, self.table.as_ref());
        let selectivity = self.selectivity;
        let deepen = |worker: &mut Worker<G>, limits: Limits, stop: StopFlag| {
            let budget = Budget::new(limits, stop);
            let search = Search::new(evaluation, table, selectivity, worker, budget);
            search.deepen(game, moves, count, limits.depth)
        };
        if helpers.is_empty() {
            return deepen(main, limits, stop.clone());
        }
        let threads = Threads {
            main,
            helpers,
            run_jobs: self.run_jobs,
        };
        threads.search(deepen, limits, stop)
    }

    /// The best of all legal moves.
    ///
    /// # Panics
    ///
    /// As [`AlphaBeta::search`].
    pub fn best(&mut self, game: &G, limits: Limits, stop: &StopFlag) -> SearchResult<G::Move>
    where
        G: Send + Sync,
        G::Move: Send + Sync,
        E: Sync,
    {
        let moves: Vec<_> = game.moves().iter().collect();
        self.search(game, &moves, 1, limits, stop)
    }
}

/// The threads of a parallel search.
struct Threads<'a, G: Game> {
    main: &'a mut Worker<G>,
    helpers: &'a mut [Worker<G>],
    run_jobs: RunJobs,
}

/// A helper thread of a search and the nodes that it visited.
struct HelperJob<'a, G: Game> {
    worker: &'a mut Worker<G>,
    nodes: u64,
}

impl<G: Game> Threads<'_, G> {
    /// Lazy SMP: all threads search the same tree with `deepen` and help each other through the shared table alone. The main
    /// thread gets its share of the nodes and stops the helpers when it is done.
    fn search(
        self,
        deepen: impl Fn(&mut Worker<G>, Limits, StopFlag) -> SearchResult<G::Move> + Sync,
        limits: Limits,
        stop: &StopFlag,
    ) -> SearchResult<G::Move>
    where
        G: Send,
        G::Move: Send,
    {
        let share = |nodes: u64| (nodes / (self.helpers.len() as u64 + 1)).max(1);
        let main_limits = Limits {
            nodes: limits.nodes.map(share),
            ..limits
        };
        let helper_limits = Limits {
            depth: limits.depth,
            ..Limits::default()
        };
        let helper_stop = StopFlag::default();
        let mut result = None;
        let mut main_job = || {
            result = Some(deepen(self.main, main_limits, stop.clone()));
            helper_stop.set();
        };
        let mut helper_jobs: Vec<_> = self
            .helpers
            .iter_mut()
            .map(|worker| HelperJob { worker, nodes: 0 })
            .collect();
        let mut runs: Vec<_> = helper_jobs
            .iter_mut()
            .map(|job| || job.nodes = deepen(job.worker, helper_limits, helper_stop.clone()).nodes)
            .collect();
        let mut jobs: Vec<&mut (dyn FnMut() + Send)> = vec![&mut main_job];
        jobs.extend(runs.iter_mut().map(|run| run as &mut (dyn FnMut() + Send)));
        (self.run_jobs)(&mut jobs);
        drop(jobs);
        drop(runs);
        let helper_nodes: u64 = helper_jobs.iter().map(|job| job.nodes).sum();
        let mut result = result.expect("every job was run");
        result.nodes += helper_nodes;
        result
    }
}
