//! Principal-variation search with iterative deepening, for games of two sides without chance.

mod node;
mod order;
mod root;

use std::thread;

use game::{Game, Moves};

use crate::{Budget, Evaluate, Limits, MOST_VALUE, Score, Stop, Table};

use node::Search;
use order::Worker;

/// The deepest that can be asked for, in moves from the root.
pub const DEEPEST: u32 = 100;

/// More than any value.
const INFINITE: Score = MOST_VALUE + 1;

/// What a search may leave out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Selectivity {
    /// Nothing that could change a value: it is that of the plain search of the same depth.
    Nothing,
    /// What measurements say is seldom worth a look.
    #[default]
    Unlikely,
}

/// A search of one game, with what it remembers from one moment to the next.
#[derive(Debug)]
pub struct AlphaBeta<G: Game, E> {
    knowledge: E,
    selectivity: Selectivity,
    table: Option<Table>,
    /// One for each thread.
    workers: Vec<Worker<G>>,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<M> {
    /// The best moves, best first, each with what is expected to follow.
    pub lines: Vec<Expected<M>>,
    /// How many moves ahead the whole of the game was searched.
    pub depth: u32,
    /// The moments that were looked at, by all threads.
    pub nodes: u64,
    /// Whether the values rest on ends of games alone.
    pub is_proved: bool,
}

/// A move, and what is expected to follow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expected<M> {
    /// What the first of the moves is worth to the side that plays it.
    pub value: Score,
    /// The move, and the best moves after it as far as they are known.
    pub moves: Vec<M>,
}

impl<G: Game, E: Evaluate<G>> AlphaBeta<G, E> {
    /// A search with a table of at most so many bytes, by one thread.
    pub fn new(knowledge: E, table_bytes: usize) -> Self {
        Self {
            knowledge,
            selectivity: Selectivity::default(),
            table: Some(Table::new(table_bytes)),
            workers: vec![Worker::new(E::NUMBERS)],
        }
    }

    /// The same without a table.
    pub fn without_table(knowledge: E) -> Self {
        Self {
            table: None,
            ..Self::new(knowledge, 0)
        }
    }

    /// The same with other knowledge of the game.
    #[must_use]
    pub fn with_knowledge(self, knowledge: E) -> Self {
        Self { knowledge, ..self }
    }

    /// The same leaving out this much.
    #[must_use]
    pub fn with_selectivity(self, selectivity: Selectivity) -> Self {
        Self {
            selectivity,
            ..self
        }
    }

    /// The same by so many threads, at least one. With more than one, a limit of nodes no longer gives the same
    /// result each time.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        let workers = (0..threads.max(1)).map(|_| Worker::new(E::NUMBERS));
        Self {
            workers: workers.collect(),
            ..self
        }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
        for worker in &mut self.workers {
            worker.forget();
        }
    }

    /// The `count` best of these moves, which must be legal; of equal moves the first stays the best.
    ///
    /// The search ends by itself when everything is proved, or at [`DEEPEST`]. There is a line, of one move at least,
    /// whatever the limits are, if there is a move.
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
        stop: &Stop,
    ) -> Found<G::Move>
    where
        G: Send,
        G::Move: Send + Sync,
        E: Sync,
    {
        if let Some(table) = &self.table {
            table.grow_older();
        }
        let (main, others) = self.workers.split_first_mut().expect("one thread at least");
        let (knowledge, table) = (&self.knowledge, self.table.as_ref());
        let selectivity = self.selectivity;
        if others.is_empty() {
            let budget = Budget::new(limits, stop.clone());
            let search = Search::new(knowledge, table, selectivity, main, budget);
            return search.deepen(game, moves, count, limits.depth);
        }
        let share = limits.nodes.map(|nodes| nodes / (others.len() as u64 + 1));
        let limits = Limits {
            nodes: share.map(|share| share.max(1)),
            ..limits
        };
        let bell = Stop::default();
        thread::scope(|scope| {
            let helpers: Vec<_> = others
                .iter_mut()
                .map(|worker| {
                    let (bell, game) = (bell.clone(), game.clone());
                    scope.spawn(move || {
                        let budget = Budget::new(Limits::default(), bell);
                        let search = Search::new(knowledge, table, selectivity, worker, budget);
                        search.deepen(&game, moves, count, limits.depth).nodes
                    })
                })
                .collect();
            let budget = Budget::new(limits, stop.clone());
            let search = Search::new(knowledge, table, selectivity, main, budget);
            let mut found = search.deepen(game, moves, count, limits.depth);
            bell.ring();
            let nodes = helpers.into_iter().map(|helper| helper.join().unwrap_or(0));
            found.nodes += nodes.sum::<u64>();
            found
        })
    }

    /// The best of all legal moves.
    ///
    /// # Panics
    ///
    /// As [`AlphaBeta::search`].
    pub fn best(&mut self, game: &G, limits: Limits, stop: &Stop) -> Found<G::Move>
    where
        G: Send,
        G::Move: Send + Sync,
        E: Sync,
    {
        let moves: Vec<_> = game.moves().iter().collect();
        self.search(game, &moves, 1, limits, stop)
    }
}
