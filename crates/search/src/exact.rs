//! Exact values of endgames: what a game of two sides is worth if both play their best, proved.
//!
//! An [`Endgame`] is a game that can say its whole state in a few words. A [`Solver`] asks whether the first side can
//! reach so much, again and again, until the answers leave one value. What it has proved it keeps in a table of bounded
//! size, which holds states and not only their hashes: an entry is never taken for that of another state.

mod solver;
mod table;
mod walk;

use std::ops::ControlFlow;

pub use solver::{Proof, Solver};
pub use table::Bounds;

/// The difference of points between the two sides, in whole points, for the first.
pub type Value = i8;

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The one that wants a high value.
    First,
    /// The one that wants a low value.
    Second,
}

/// A moment of a game of two sides without chance and without anything hidden.
pub trait Endgame<const WORDS: usize>: Copy {
    /// A move.
    type Move: Copy + PartialEq;

    /// The value if the game is over; else nothing.
    fn outcome(&self) -> Option<Value>;

    /// Who moves.
    fn player(&self) -> Player;

    /// Everything on which the value rests, and who moves. Equal codes mean equal values; never all zero.
    fn code(&self) -> [u32; WORDS];

    /// Gives all moves, always in the same order, until it is told to break off.
    fn visit(&self, visit: &mut impl FnMut(Choice<Self::Move>) -> ControlFlow<()>);

    /// The moment after a move.
    fn after(&self, mv: Self::Move) -> Self;

    /// If a move can lead back to an earlier moment: what the game is worth that goes round for ever. It must be the same
    /// for all moments that can be reached from each other by such moves.
    fn cycle(&self, mv: Self::Move, after: &Self) -> Option<Value>;

    /// Whether so little is left that a look into the table costs more than going on. No move of such a moment, nor of
    /// those that follow it, may lead back to an earlier one.
    fn is_small(&self) -> bool;
}

/// A move that can be chosen.
#[derive(Debug, Clone, Copy)]
pub struct Choice<Move> {
    /// The move.
    pub mv: Move,
    /// How good the move looks to the one who makes it; better ones are tried first.
    pub promise: i32,
    /// A number below 256 that moves alike share, by which is remembered which moves were good elsewhere.
    pub slot: u8,
}
