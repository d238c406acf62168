//! The solver: narrows the bounds of a value by null-window searches, and follows a line of best play.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::null_window::{History, NullWindowSearch};
use super::proof_table::{ProofEntry, ProofTable};
use super::{Bounds, Endgame, Player, Value};
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
    pub line: Vec<Move>,
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
        let line = match bounds.value() {
            Some(value) => self.best_line(root, value, budget),
            None => Vec::new(),
        };
        Proof { bounds, line }
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
        let entry = self.table.get(&state.code());
        entry.map_or(Bounds::NONE, |entry| entry.bounds)
    }

    fn null_window(&mut self, state: &S, threshold: Value, budget: &mut Budget) -> Option<Value> {
        NullWindowSearch::new(&mut self.table, &mut self.history, budget, threshold).run(*state)
    }

    /// Moves that keep the value, from the root on.
    fn best_line(&mut self, root: &S, value: Value, budget: &mut Budget) -> Vec<S::Move> {
        let mut line = Vec::new();
        let mut seen = Vec::new();
        let mut state = *root;
        while state.outcome().is_none() && !seen.contains(&state.code()) {
            seen.push(state.code());
            let Some((mv, after)) = self.best_move(&state, value, &seen, budget) else {
                break;
            };
            line.push(mv);
            state = after;
        }
        line
    }

    /// The first move that keeps the value, if possible to a state not in `seen`. `None` if the budget is spent.
    fn best_move(
        &mut self,
        state: &S,
        value: Value,
        seen: &[[u32; WORDS]],
        budget: &mut Budget,
    ) -> Option<(S::Move, S)> {
        let mut choices = Vec::new();
        state.visit(&mut |choice| {
            choices.push((choice, state.after(choice.mv)));
            ControlFlow::Continue(())
        });
        // Proved moves first, then by ordering score. Repetitions last, or the line would go round before the end.
        choices.sort_by_key(|(choice, after)| {
            let is_seen = seen.contains(&after.code());
            let is_proved = self.known_bounds(after).value() == Some(value);
            (is_seen, !is_proved, -choice.ordering_score)
        });
        let player = state.player();
        let threshold = match player {
            Player::First => value,
            Player::Second => value + 1,
        };
        for (choice, after) in choices {
            let reached = match self.known_bounds(&after).value() {
                Some(value) => value,
                None => self.null_window(&after, threshold, budget)?,
            };
            if (reached >= threshold) == (player == Player::First) {
                return Some((choice.mv, after));
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
