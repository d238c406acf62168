//! The walk through the tree of moves that answers one question: can the first side reach so much?

use std::ops::ControlFlow;

use super::table::{Entry, Table};
use super::{Bounds, Choice, Endgame, Player, Value};
use crate::Budget;

/// Which moves were good elsewhere, by player and slot, from 0 to [`History::MOST`].
#[derive(Debug)]
pub(super) struct History([[i32; 256]; 2]);

/// A walk with all that it uses. The stack is held in vectors, for some games go round and round.
pub(super) struct Walk<'a, S: Endgame<WORDS>, const WORDS: usize> {
    table: &'a mut Table<WORDS>,
    history: &'a mut History,
    budget: &'a mut Budget,
    /// What is asked: whether the value is at least this.
    asked: Value,
    frames: Vec<Frame<S, WORDS>>,
    /// The branches of all frames, one after the other.
    branches: Vec<Branch<S::Move>>,
}

/// A moment on the way from the root to where the walk is.
struct Frame<S, const WORDS: usize> {
    state: S,
    code: [u32; WORDS],
    /// Its branches begin here; those before `next` are tried.
    first: usize,
    next: usize,
    /// The best value of the branches tried, for its player.
    value: Value,
    best: u8,
    /// The first frame of the path that its value rests on by a repetition.
    rests_on: usize,
    /// The first frame of those that can be reached again from here.
    round: usize,
    nodes_before: u64,
}

/// A move to be tried, and its place in the order of the game.
struct Branch<Move> {
    choice: Choice<Move>,
    rank: u8,
}

/// A value, and the first frame that it rests on by a repetition.
#[derive(Clone, Copy)]
struct Answer {
    value: Value,
    rests_on: usize,
}

/// Rests on no frame.
const NOWHERE: usize = usize::MAX;

impl Answer {
    const fn proved(value: Value) -> Self {
        Self {
            value,
            rests_on: NOWHERE,
        }
    }
}

impl History {
    const MOST: i32 = 1 << 10;

    pub(super) const fn new() -> Self {
        Self([[0; 256]; 2])
    }

    fn of(&mut self, player: Player, slot: u8) -> &mut i32 {
        &mut self.0[player as usize][usize::from(slot)]
    }

    fn reward(&mut self, player: Player, slot: u8) {
        let known = self.of(player, slot);
        *known += (Self::MOST - *known) >> 4;
    }

    fn blame(&mut self, player: Player, slot: u8) {
        let known = self.of(player, slot);
        *known -= *known >> 4;
    }
}

impl<'a, S: Endgame<WORDS>, const WORDS: usize> Walk<'a, S, WORDS> {
    pub(super) fn new(
        table: &'a mut Table<WORDS>,
        history: &'a mut History,
        budget: &'a mut Budget,
        asked: Value,
    ) -> Self {
        Self {
            table,
            history,
            budget,
            asked,
            frames: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// A value of at least what is asked that the first side can reach, or one below it that the second side can
    /// keep it to; nothing if the budget is spent before.
    pub(super) fn run(mut self, root: S) -> Option<Value> {
        if root.is_small() {
            return self.small(&root);
        }
        let mut answer = self.enter(root, root.code(), 0)?;
        loop {
            // 1. An answer goes to the frame that asked for it.
            while let Some(known) = answer {
                if self.frames.is_empty() {
                    return Some(known.value);
                }
                answer = self.take(known);
            }
            // 2. The frame tries its next branch, or closes.
            answer = match self.choose() {
                Some(at) => self.try_branch(at)?,
                None => Some(self.close()),
            };
        }
    }

    /// Whether a value is the end of the matter for this player.
    fn decides(&self, player: Player, value: Value) -> bool {
        match player {
            Player::First => value >= self.asked,
            Player::Second => value < self.asked,
        }
    }

    fn small(&mut self, state: &S) -> Option<Value> {
        if let Some(value) = state.outcome() {
            return Some(value);
        }
        if !self.budget.spend() {
            return None;
        }
        let player = state.player();
        let mut best = worst(player);
        let mut is_spent = false;
        state.visit(&mut |choice| {
            let Some(value) = self.small(&state.after(choice.mv)) else {
                is_spent = true;
                return ControlFlow::Break(());
            };
            best = better(player, best, value);
            match self.decides(player, value) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        (!is_spent).then_some(best)
    }

    /// Answers at once, or opens a frame. The outer nothing means that the budget is spent.
    fn enter(&mut self, state: S, code: [u32; WORDS], round: usize) -> Option<Option<Answer>> {
        if let Some(value) = state.outcome() {
            return Some(Some(Answer::proved(value)));
        }
        if !self.budget.spend() {
            return None;
        }
        // 1. The table may know.
        let known = self.table.get(&code);
        if let Some(value) = known.and_then(|known| self.decided_by(known.bounds)) {
            return Some(Some(Answer::proved(value)));
        }
        // 2. Else the moves are tried one by one.
        let hint = known.map_or(Entry::NO_MOVE, |known| known.best);
        let player = state.player();
        let first = self.branches.len();
        self.branch_out(&state, player, hint);
        self.frames.push(Frame {
            state,
            code,
            first,
            next: first,
            value: worst(player),
            best: Entry::NO_MOVE,
            rests_on: NOWHERE,
            round,
            nodes_before: self.budget.nodes(),
        });
        Some(None)
    }

    /// A value that these bounds leave no doubt about.
    fn decided_by(&self, bounds: Bounds) -> Option<Value> {
        match bounds {
            Bounds { lower, .. } if lower >= self.asked => Some(lower),
            Bounds { upper, .. } if upper < self.asked => Some(upper),
            _ => None,
        }
    }

    /// Lists the moves of a moment.
    fn branch_out(&mut self, state: &S, player: Player, hint: u8) {
        let mut rank = 0u8;
        state.visit(&mut |mut choice| {
            choice.promise += *self.history.of(player, choice.slot);
            if rank == hint && hint != Entry::NO_MOVE {
                choice.promise = i32::MAX;
            }
            self.branches.push(Branch { choice, rank });
            // The last number stands for no move.
            rank = rank.saturating_add(1);
            ControlFlow::Continue(())
        });
    }

    /// The most promising branch that is left of the last frame.
    fn choose(&mut self) -> Option<usize> {
        let frame = self.frames.last_mut().expect("a frame asks");
        let left = &self.branches[frame.next..];
        let mut best = left.first()?.choice.promise;
        let mut chosen = 0;
        for (place, branch) in left.iter().enumerate().skip(1) {
            if branch.choice.promise > best {
                (best, chosen) = (branch.choice.promise, place);
            }
        }
        let at = frame.next;
        frame.next += 1;
        self.branches.swap(at, at + chosen);
        Some(at)
    }

    fn try_branch(&mut self, at: usize) -> Option<Option<Answer>> {
        let mv = self.branches[at].choice.mv;
        let before = &self.frames.last().expect("a frame asks").state;
        let state = before.after(mv);
        let cycle = before.cycle(mv, &state);
        if state.is_small() {
            let value = self.small(&state)?;
            return Some(Some(Answer::proved(value)));
        }
        let code = state.code();
        let Some(value) = cycle else {
            return self.enter(state, code, self.frames.len());
        };
        let round = self.frames.last().expect("a frame asks").round;
        let again = (round..self.frames.len()).find(|&frame| self.frames[frame].code == code);
        match again {
            Some(rests_on) => Some(Some(Answer { value, rests_on })),
            None => self.enter(state, code, round),
        }
    }

    /// Takes the value of the branch that was tried last; gives the frame's own if that is settled.
    fn take(&mut self, answer: Answer) -> Option<Answer> {
        let frame = self.frames.last_mut().expect("a frame asks");
        let player = frame.state.player();
        let tried = frame.next - 1;
        if better(player, frame.value, answer.value) != frame.value || frame.best == Entry::NO_MOVE
        {
            frame.value = better(player, frame.value, answer.value);
            frame.best = self.branches[tried].rank;
        }
        frame.rests_on = frame.rests_on.min(answer.rests_on);
        if !self.decides(player, answer.value) {
            return None;
        }
        let first = self.frames.last().expect("a frame asks").first;
        for branch in &self.branches[first..tried] {
            self.history.blame(player, branch.choice.slot);
        }
        self.history
            .reward(player, self.branches[tried].choice.slot);
        let frame = self.frames.last_mut().expect("a frame asks");
        // A branch that decides is all that the value rests on.
        frame.value = answer.value;
        frame.best = self.branches[tried].rank;
        frame.rests_on = answer.rests_on;
        Some(self.close())
    }

    /// Ends the last frame, and remembers its value unless that rests on a repetition of an earlier frame.
    fn close(&mut self) -> Answer {
        let frame = self.frames.pop().expect("a frame closes");
        self.branches.truncate(frame.first);
        let value = frame.value;
        if frame.rests_on < self.frames.len() {
            return Answer {
                value,
                rests_on: frame.rests_on,
            };
        }
        let nodes = self.budget.nodes() - frame.nodes_before;
        let work = 1 + nodes.checked_ilog2().unwrap_or(0) as u8;
        let entry = self.entry(value, frame.best, work);
        self.table.put(&frame.code, entry);
        Answer::proved(value)
    }

    /// What a value proves.
    fn entry(&self, value: Value, best: u8, work: u8) -> Entry {
        let bounds = match value >= self.asked {
            true => Bounds {
                lower: value,
                ..Bounds::NONE
            },
            false => Bounds {
                upper: value,
                ..Bounds::NONE
            },
        };
        Entry { bounds, best, work }
    }
}

/// The worst value for this player.
const fn worst(player: Player) -> Value {
    match player {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    }
}

/// The better of two values for this player.
fn better(player: Player, one: Value, other: Value) -> Value {
    match player {
        Player::First => one.max(other),
        Player::Second => one.min(other),
    }
}
