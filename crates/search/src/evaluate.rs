//! Evaluation and move-ordering hooks of a game.

use game::Game;

use crate::Score;

/// The knowledge of a game, beyond its rules, that alpha-beta search uses.
pub trait Evaluate<G: Game> {
    /// One more than the highest [`move_index`](Evaluate::move_index); at most 65,535, as the last index means no move.
    const MOVE_INDICES: usize;

    /// The static evaluation of a position for the side to move, in hundredths of a point, between plus and minus
    /// [`MAX_VALUE`]. It depends only on what can still follow.
    fn value(&self, game: &G) -> Score;

    /// The transposition key: a hash of everything that decides what can follow. `None` if that includes the moves
    /// already played, so that equal positions may have different values.
    fn key(&self, game: &G) -> Option<u64>;

    /// The index of a move in the history table. Moves that are legal in one position have different indices.
    fn move_index(&self, mv: G::Move) -> u16;

    /// A static estimate for move ordering, from -1000 to 1000. Moves with a higher score are searched earlier.
    fn ordering_score(&self, game: &G, mv: G::Move) -> i32;
}

/// The highest value of a position, in hundredths of a point.
pub const MAX_VALUE: Score = 30_000;
