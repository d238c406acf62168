//! What a search without dice is told of a game: values, keys, and what to look at first.

use game::Game;

use crate::Score;

/// What is known of a game by somebody who knows it, for searches that do not.
pub trait Evaluate<G: Game> {
    /// Move numbers are below this.
    const NUMBERS: usize;

    /// What a moment at which a seat is to move is worth to the side of that seat; at most [`MOST_VALUE`] either way,
    /// and the same whenever what follows is the same.
    fn value(&self, game: &G) -> Score;

    /// A key of everything that decides what can follow; nothing where what came before decides it too.
    fn key(&self, game: &G) -> Option<u64>;

    /// A number of a move: no two moves that are legal at one moment have the same.
    fn number(&self, mv: G::Move) -> u16;

    /// How promising a legal move looks, from -1000 to 1000: the higher, the earlier it is searched.
    fn promise(&self, game: &G, mv: G::Move) -> i32;
}

/// The most that a moment can be worth.
pub const MOST_VALUE: Score = 30_000;
