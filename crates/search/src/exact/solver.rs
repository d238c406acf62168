//! From answers to a value: the questions that are asked, and the line of best play.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::table::{Entry, Table};
use super::walk::{History, Walk};
use super::{Bounds, Endgame, Player, Value};
use crate::Budget;

/// Proves values, and remembers what it proved.
#[derive(Debug)]
pub struct Solver<S, const WORDS: usize> {
    table: Table<WORDS>,
    history: History,
    of: PhantomData<S>,
}

/// What a solve has proved of its root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof<Move> {
    /// The value lies between these, both included.
    pub bounds: Bounds,
    /// Best play from the root, if the value is proved: to the end, or until a moment comes again, or as far as it was
    /// found within the budget.
    pub line: Vec<Move>,
}

impl<S: Endgame<WORDS>, const WORDS: usize> Solver<S, WORDS> {
    /// A solver that remembers as much as goes into so many bytes.
    pub fn new(bytes: usize) -> Self {
        Self {
            table: Table::new(bytes),
            history: History::new(),
            of: PhantomData,
        }
    }

    /// Proves the value of a moment, or as much as the budget allows. What was proved is remembered, so that the same
    /// solve can go on with another budget.
    pub fn solve(&mut self, root: &S, budget: &mut Budget) -> Proof<S::Move> {
        let mut bounds = self.known(root);
        while bounds.lower < bounds.upper {
            let asked = question(bounds);
            let Some(value) = self.ask(root, asked, budget) else {
                break;
            };
            bounds = match value >= asked {
                true => bounds.and(Bounds {
                    lower: value,
                    ..Bounds::NONE
                }),
                false => bounds.and(Bounds {
                    upper: value,
                    ..Bounds::NONE
                }),
            };
        }
        let line = match bounds.value() {
            Some(value) => self.line(root, value, budget),
            None => Vec::new(),
        };
        Proof { bounds, line }
    }

    /// All states of which something is proved, with what that is, in no order.
    pub fn entries(&self) -> impl Iterator<Item = ([u32; WORDS], Bounds)> {
        self.table
            .entries()
            .map(|(code, entry)| (code, entry.bounds))
    }

    /// Takes over what was proved of a state by another solver of the same game.
    pub fn insert(&mut self, code: &[u32; WORDS], bounds: Bounds) {
        let (best, work) = (Entry::NO_MOVE, 1);
        self.table.put(code, Entry { bounds, best, work });
    }

    /// What is known without looking further.
    fn known(&self, state: &S) -> Bounds {
        if let Some(value) = state.outcome() {
            return Bounds {
                lower: value,
                upper: value,
            };
        }
        let known = self.table.get(&state.code());
        known.map_or(Bounds::NONE, |known| known.bounds)
    }

    fn ask(&mut self, state: &S, asked: Value, budget: &mut Budget) -> Option<Value> {
        Walk::new(&mut self.table, &mut self.history, budget, asked).run(*state)
    }

    /// Follows moves that keep the value.
    fn line(&mut self, root: &S, value: Value, budget: &mut Budget) -> Vec<S::Move> {
        let mut line = Vec::new();
        let mut seen = Vec::new();
        let mut state = *root;
        while state.outcome().is_none() && !seen.contains(&state.code()) {
            seen.push(state.code());
            let Some((mv, after)) = self.keeping(&state, value, &seen, budget) else {
                break;
            };
            line.push(mv);
            state = after;
        }
        line
    }

    /// The first move that keeps the value, if possible to a moment that was not seen before.
    fn keeping(
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
        // What is proved already comes first, then what looks good, and what was seen before comes last.
        choices.sort_by_key(|(choice, after)| {
            let is_seen = seen.contains(&after.code());
            let is_proved = self.known(after).value() == Some(value);
            (is_seen, !is_proved, -choice.promise)
        });
        let player = state.player();
        let asked = match player {
            Player::First => value,
            Player::Second => value + 1,
        };
        for (choice, after) in choices {
            let reached = match self.known(&after).value() {
                Some(value) => value,
                None => self.ask(&after, asked, budget)?,
            };
            if (reached >= asked) == (player == Player::First) {
                return Some((choice.mv, after));
            }
        }
        None
    }
}

/// What to ask next: first who wins, then for more and more, or less and less.
fn question(bounds: Bounds) -> Value {
    match bounds {
        Bounds { lower, upper } if lower <= 0 && upper > 0 => 1,
        Bounds { lower, .. } if lower > 0 => lower + 1,
        Bounds { upper, .. } => upper,
    }
}
