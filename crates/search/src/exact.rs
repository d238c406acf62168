//! Exact endgame solver for games of two sides: proves the value under best play of both.
//!
//! An [`Endgame`] is a game whose whole state fits into a few words. A [`Solver`] narrows the bounds of a value by
//! null-window searches until they meet, and keeps what it has proved in a table of bounded memory.

mod null_window;
mod proof_table;
mod solver;

use std::ops::ControlFlow;

pub use proof_table::Bounds;
pub use solver::{Proof, Solver};

/// The points of the first side minus those of the second, in whole points.
pub type Value = i8;

/// One of the two sides, by what it wants of the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Optimizer {
    /// The side that maximizes the value.
    Max,
    /// The side that minimizes the value.
    Min,
}

/// A position of a two-sided game without chance or hidden information.
pub trait Endgame<const WORDS: usize>: Copy {
    /// A move.
    type Move: Copy + PartialEq;

    /// The value of a finished game; `None` if it goes on.
    fn outcome(&self) -> Option<Value>;

    /// The side to move.
    fn optimizer(&self) -> Optimizer;

    /// The whole state, the side to move included: the key of the proof table. Positions with equal codes have equal
    /// values. Never all zero.
    fn encode(&self) -> [u32; WORDS];

    /// Calls `visit` with each legal move, always in the same order, until it breaks.
    fn visit(&self, visit: &mut impl FnMut(ScoredMove<Self::Move>) -> ControlFlow<()>);

    /// The position after a move.
    fn after(&self, mv: Self::Move) -> Self;

    /// The value of repeating positions for ever, if the move can lead back to an earlier position; `None` if it cannot. It
    /// must be the same for all positions of a cycle.
    fn cycle(&self, mv: Self::Move, after: &Self) -> Option<Value>;

    /// Returns whether the rest of the game costs less than a probe of the table. No position from here on may repeat
    /// an earlier one.
    fn is_small(&self) -> bool;
}

/// A legal move with its move-ordering data.
#[derive(Debug, Clone, Copy)]
pub struct ScoredMove<Move> {
    /// The move.
    pub mv: Move,
    /// The static ordering score, higher for moves that look better to the side to move. They are tried first.
    pub ordering_score: i32,
    /// The slot of the move in the history table. Similar moves share one.
    pub slot: u8,
}
