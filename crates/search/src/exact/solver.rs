//! The solver: narrows the bounds of a value by null-window searches, and follows the principal variation.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::null_window::{History, NullWindowSearch};
use super::proof_table::{ProofEntry, ProofTable};
use super::{Bounds, Endgame, Optimizer, Value};
use crate::Budget;

/// Proves values and keeps what it has proved.
#[derive(Debug)]
pub struct Solver<S, const WORDS: usize> {
    table: ProofTable<WORDS>,
    history: History,
    of: PhantomData<S>,
}

/// The proved bounds of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof<Move> {
    /// The value lies between these, both included.
    pub bounds: Bounds,
    /// Best play if the value is proved: to the end of the game, to the first repetition, or as far as the budget
    /// allowed. Else empty.
    pub pv: Vec<Move>,
}

impl<S: Endgame<WORDS>, const WORDS: usize> Solver<S, WORDS> {
    /// A solver with a table of at most `bytes` bytes.
    pub fn new(bytes: usize) -> Self {
        Self {
            table: ProofTable::new(bytes),
            history: History::new(),
            of: PhantomData,
        }
    }

    /// Proves the value of a position, or as much of it as the budget allows. A later call continues from there.
    pub fn solve(&mut self, root: &S, budget: &mut Budget) -> Proof<S::Move> {
        let mut bounds = self.known_bounds(root);
        while bounds.lower < bounds.upper {
            let threshold = next_threshold(bounds);
            let Some(value) = self.null_window(root, threshold, budget) else {
                break;
            };
            bounds = bounds.intersection(Bounds::proved_by(value, threshold));
        }
        let pv = match bounds.value() {
            Some(value) => self.principal_variation(root, value, budget),
            None => Vec::new(),
        };
        Proof { bounds, pv }
    }

    /// All states with proved bounds, in no order.
    pub fn entries(&self) -> impl Iterator<Item = ([u32; WORDS], Bounds)> {
        self.table
            .entries()
            .map(|(code, entry)| (code, entry.bounds))
    }

    /// Adds bounds that another solver of the same game has proved.
    pub fn insert(&mut self, code: &[u32; WORDS], bounds: Bounds) {
        let (best, work) = (ProofEntry::NO_MOVE, 1);
        self.table.put(code, ProofEntry { bounds, best, work });
    }

    /// The bounds of a state without any search.
    fn known_bounds(&self, state: &S) -> Bounds {
        if let Some(value) = state.outcome() {
            return Bounds {
                lower: value,
                upper: value,
            };
        }
        let entry = self.table.get(&state.encode());
        entry.map_or(Bounds::NONE, |entry| entry.bounds)
    }

    fn null_window(&mut self, state: &S, threshold: Value, budget: &mut Budget) -> Option<Value> {
        NullWindowSearch::new(&mut self.table, &mut self.history, budget, threshold).run(*state)
    }

    /// Moves that keep the value, from the root on.
    fn principal_variation(&mut self, root: &S, value: Value, budget: &mut Budget) -> Vec<S::Move> {
        let mut pv = Vec::new();
        let mut seen = Vec::new();
        let mut state = *root;
        while state.outcome().is_none() && !seen.contains(&state.encode()) {
            seen.push(state.encode());
            let Some((mv, after)) = self.best_move(&state, value, &seen, budget) else {
                break;
            };
            pv.push(mv);
            state = after;
        }
        pv
    }

    /// The first move that keeps the value, if possible to a state not in `seen`. `None` if the budget is spent.
    fn best_move(
        &mut self,
        state: &S,
        value: Value,
        seen: &[[u32; WORDS]],
        budget: &mut Budget,
    ) -> Option<(S::Move, S)> {
        let mut moves = Vec::new();
        state.visit(&mut |scored| {
            moves.push((scored, state.after(scored.mv)));
            ControlFlow::Continue(())
        });
        // Proved moves first, then by ordering score. Repetitions last, or the variation would repeat positions before the end.
        moves.sort_by_key(|(scored, after)| {
            let is_seen = seen.contains(&after.encode());
            let is_proved = self.known_bounds(after).value() == Some(value);
            (is_seen, !is_proved, -scored.ordering_score)
        });
        let side = state.optimizer();
        let threshold = match side {
            Optimizer::Max => value,
            Optimizer::Min => value + 1,
        };
        for (scored, after) in moves {
            let reached = match self.known_bounds(&after).value() {
                Some(value) => value,
                None => self.null_window(&after, threshold, budget)?,
            };
            if (reached >= threshold) == (side == Optimizer::Max) {
                return Some((scored.mv, after));
            }
        }
        None
    }
}

/// The next threshold to try: first who wins, then point by point away from zero. The first question decides most cutoffs
/// of the later ones.
fn next_threshold(bounds: Bounds) -> Value {
    match bounds {
        Bounds { lower, upper } if lower <= 0 && upper > 0 => 1,
        Bounds { lower, .. } if lower > 0 => lower + 1,
        Bounds { upper, .. } => upper,
    }
}
