//! Null-window search: can the maximizing side reach a threshold?
//!
//! It is a depth-first proof search with a table. Values are fail-soft: an answer above or below the threshold is itself
//! a bound on the value.
//!
//! Positions of some games can repeat. A position that repeats an earlier one of the path gets the value of the cycle,
//! and a value that depends on such a repetition holds on this path only, so it is not stored.

use std::ops::ControlFlow;

use super::proof_table::{ProofEntry, ProofTable};
use super::{Bounds, Endgame, Optimizer, ScoredMove, Value};
use crate::Budget;

/// The history heuristic, by side and slot, from 0 to [`History::MAX`].
#[derive(Debug)]
pub(super) struct History([[i32; 256]; 2]);

/// A search that is running. Its stack is explicit, because cycles can make a path longer than the stack of a thread.
pub(super) struct NullWindowSearch<'a, S: Endgame<WORDS>, const WORDS: usize> {
    table: &'a mut ProofTable<WORDS>,
    history: &'a mut History,
    budget: &'a mut Budget,
    /// The question is whether the value is at least this.
    threshold: Value,
    /// The path from the root to the current position.
    frames: Vec<Frame<S, WORDS>>,
    /// The branches of all frames, one frame after the other.
    branches: Vec<Branch<S::Move>>,
}

/// A position on the path.
struct Frame<S, const WORDS: usize> {
    state: S,
    code: [u32; WORDS],
    /// Its branches start here; those before `next` have been tried.
    first: usize,
    next: usize,
    /// The best value of the branches tried, for the side to move.
    value: Value,
    best: u8,
    /// The earliest frame whose repetition `value` depends on.
    depends_on: usize,
    /// The earliest frame that can be reached again from here.
    cycle_start: usize,
    nodes_before: u64,
}

/// A move to try, and its rank in the move order of the game.
struct Branch<Move> {
    scored: ScoredMove<Move>,
    rank: u8,
}

/// The value of a node, and the earliest frame whose repetition it depends on.
#[derive(Clone, Copy)]
struct NodeValue {
    value: Value,
    depends_on: usize,
}

/// The result of visiting a position.
enum Visit {
    /// Its value is known, and no frame was opened.
    Value(NodeValue),
    /// A frame was opened for it.
    Opened,
}

/// Depends on no frame.
const NO_FRAME: usize = usize::MAX;

impl NodeValue {
    const fn proved(value: Value) -> Self {
        Self {
            value,
            depends_on: NO_FRAME,
        }
    }
}

impl History {
    const MAX: i32 = 1 << 10;

    pub(super) const fn new() -> Self {
        Self([[0; 256]; 2])
    }

    fn of(&mut self, side: Optimizer, slot: u8) -> &mut i32 {
        &mut self.0[side as usize][usize::from(slot)]
    }

    fn reward(&mut self, side: Optimizer, slot: u8) {
        let value = self.of(side, slot);
        *value += (Self::MAX - *value) >> 4;
    }

    fn penalize(&mut self, side: Optimizer, slot: u8) {
        let value = self.of(side, slot);
        *value -= *value >> 4;
    }
}

impl<'a, S: Endgame<WORDS>, const WORDS: usize> NullWindowSearch<'a, S, WORDS> {
    pub(super) fn new(
        table: &'a mut ProofTable<WORDS>,
        history: &'a mut History,
        budget: &'a mut Budget,
        threshold: Value,
    ) -> Self {
        Self {
            table,
            history,
            budget,
            threshold,
            frames: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// A lower bound on the value if it reaches the threshold, else an upper bound. `None` if the budget is spent.
    pub(super) fn run(mut self, root: S) -> Option<Value> {
        if root.is_small() {
            return self.search_small(&root);
        }
        let mut visit = self.visit(root, root.encode(), 0)?;
        loop {
            // 1. Back up a value to its parent, which may close in turn.
            let mut value = match visit {
                Visit::Value(value) => Some(value),
                Visit::Opened => None,
            };
            while let Some(known) = value {
                if self.frames.is_empty() {
                    return Some(known.value);
                }
                value = self.back_up(known);
            }
            // 2. Try the next branch of the last frame, or close the frame if none is left.
            visit = match self.pick_branch() {
                Some(at) => self.try_branch(at)?,
                None => Visit::Value(self.close()),
            };
        }
    }

    /// Plain recursion without a table, for positions where a probe costs more than the rest of the game.
    fn search_small(&mut self, state: &S) -> Option<Value> {
        if let Some(value) = state.outcome() {
            return Some(value);
        }
        if !self.budget.spend() {
            return None;
        }
        let side = state.optimizer();
        let mut best = worst(side);
        let mut is_spent = false;
        state.visit(&mut |scored| {
            let Some(value) = self.search_small(&state.after(scored.mv)) else {
                is_spent = true;
                return ControlFlow::Break(());
            };
            best = better(side, best, value);
            if is_cutoff(side, value, self.threshold) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        (!is_spent).then_some(best)
    }

    /// Visits a position: gives its value if that is known at once, else opens a frame for it. `None` if the budget is
    /// spent.
    fn visit(&mut self, state: S, code: [u32; WORDS], cycle_start: usize) -> Option<Visit> {
        if let Some(value) = state.outcome() {
            return Some(Visit::Value(NodeValue::proved(value)));
        }
        if !self.budget.spend() {
            return None;
        }
        // 1. Probe the table.
        let entry = self.table.get(&code);
        if let Some(value) = entry.and_then(|entry| self.cutoff_by(entry.bounds)) {
            return Some(Visit::Value(NodeValue::proved(value)));
        }
        // 2. List the moves; the table move comes first.
        let table_move = entry.map_or(ProofEntry::NO_MOVE, |entry| entry.best);
        let side = state.optimizer();
        let first = self.branches.len();
        self.list_branches(&state, side, table_move);
        self.frames.push(Frame {
            state,
            code,
            first,
            next: first,
            value: worst(side),
            best: ProofEntry::NO_MOVE,
            depends_on: NO_FRAME,
            cycle_start,
            nodes_before: self.budget.nodes(),
        });
        Some(Visit::Opened)
    }

    /// The bound that settles the question, if one does.
    fn cutoff_by(&self, bounds: Bounds) -> Option<Value> {
        match bounds {
            Bounds { lower, .. } if lower >= self.threshold => Some(lower),
            Bounds { upper, .. } if upper < self.threshold => Some(upper),
            _ => None,
        }
    }

    /// Appends the moves of a position to the branches, with their ordering scores.
    fn list_branches(&mut self, state: &S, side: Optimizer, table_move: u8) {
        let mut rank = 0u8;
        state.visit(&mut |mut scored| {
            scored.ordering_score += *self.history.of(side, scored.slot);
            if rank == table_move && table_move != ProofEntry::NO_MOVE {
                scored.ordering_score = i32::MAX;
            }
            self.branches.push(Branch { scored, rank });
            // The last rank means `NO_MOVE`, so all moves from there on share it and are never the table move.
            rank = rank.saturating_add(1);
            ControlFlow::Continue(())
        });
    }

    /// Moves the best untried branch of the last frame to the front of them and returns its place. `None` if all were
    /// tried.
    fn pick_branch(&mut self) -> Option<usize> {
        let frame = self.frames.last_mut().expect("a frame is open");
        let untried = &self.branches[frame.next..];
        let mut best = untried.first()?.scored.ordering_score;
        let mut chosen = 0;
        for (place, branch) in untried.iter().enumerate().skip(1) {
            if branch.scored.ordering_score > best {
                (best, chosen) = (branch.scored.ordering_score, place);
            }
        }
        let at = frame.next;
        frame.next += 1;
        self.branches.swap(at, at + chosen);
        Some(at)
    }

    /// Plays a branch and visits the position after it. `None` if the budget is spent.
    fn try_branch(&mut self, at: usize) -> Option<Visit> {
        let mv = self.branches[at].scored.mv;
        let parent = self.frames.last().expect("a frame is open");
        let state = parent.state.after(mv);
        if state.is_small() {
            let value = self.search_small(&state)?;
            return Some(Visit::Value(NodeValue::proved(value)));
        }
        let code = state.encode();
        // A move that cannot lead back starts a new stretch of the path: nothing before it can come again.
        let Some(value) = parent.state.cycle(mv, &state) else {
            return self.visit(state, code, self.frames.len());
        };
        let cycle_start = parent.cycle_start;
        let repeated =
            (cycle_start..self.frames.len()).find(|&frame| self.frames[frame].code == code);
        match repeated {
            Some(depends_on) => Some(Visit::Value(NodeValue { value, depends_on })),
            None => self.visit(state, code, cycle_start),
        }
    }

    /// Backs up the value of the branch tried last. Returns the value of the frame if that is a cutoff, else `None`.
    fn back_up(&mut self, child: NodeValue) -> Option<NodeValue> {
        let frame = self.frames.last_mut().expect("a frame is open");
        let side = frame.state.optimizer();
        let (first, tried) = (frame.first, frame.next - 1);
        if is_cutoff(side, child.value, self.threshold) {
            // A cutoff depends on its own branch alone, not on the branches before it.
            frame.value = child.value;
            frame.best = self.branches[tried].rank;
            frame.depends_on = child.depends_on;
            self.record_cutoff(side, first, tried);
            return Some(self.close());
        }
        if better(side, frame.value, child.value) != frame.value
            || frame.best == ProofEntry::NO_MOVE
        {
            frame.value = better(side, frame.value, child.value);
            frame.best = self.branches[tried].rank;
        }
        frame.depends_on = frame.depends_on.min(child.depends_on);
        None
    }

    /// Updates the history after the branch `tried` was a cutoff and those from `first` on before it were not.
    fn record_cutoff(&mut self, side: Optimizer, first: usize, tried: usize) {
        for branch in &self.branches[first..tried] {
            self.history.penalize(side, branch.scored.slot);
        }
        self.history.reward(side, self.branches[tried].scored.slot);
    }

    /// Pops the last frame and stores its value, unless that depends on the repetition of an earlier frame.
    fn close(&mut self) -> NodeValue {
        let frame = self.frames.pop().expect("a frame is open");
        self.branches.truncate(frame.first);
        let value = frame.value;
        if frame.depends_on < self.frames.len() {
            return NodeValue {
                value,
                depends_on: frame.depends_on,
            };
        }
        let nodes = self.budget.nodes() - frame.nodes_before;
        let entry = ProofEntry {
            bounds: Bounds::proved_by(value, self.threshold),
            best: frame.best,
            work: 1 + nodes.checked_ilog2().unwrap_or(0) as u8,
        };
        self.table.put(&frame.code, entry);
        NodeValue::proved(value)
    }
}

/// Returns whether a value settles the question of the threshold for the side to move.
fn is_cutoff(side: Optimizer, value: Value, threshold: Value) -> bool {
    match side {
        Optimizer::Max => value >= threshold,
        Optimizer::Min => value < threshold,
    }
}

/// The worst value for this side.
const fn worst(side: Optimizer) -> Value {
    match side {
        Optimizer::Max => Value::MIN,
        Optimizer::Min => Value::MAX,
    }
}

/// The better of two values for this side.
fn better(side: Optimizer, one: Value, other: Value) -> Value {
    match side {
        Optimizer::Max => one.max(other),
        Optimizer::Min => one.min(other),
    }
}
