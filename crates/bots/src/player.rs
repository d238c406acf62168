//! Somebody who chooses moves.

use std::time::Duration;

use search::Stop;
use thiserror::Error;

/// Chooses moves for one seat from what it sees.
///
/// `Seen` is a line of a ringfort game, or the view of a seat of Seat of Kings: what a player is not given, it cannot
/// use. Everything random in it follows from the seed of the game, so that the same seed and the same limit of nodes
/// give the same moves.
pub trait Player<Seen, Move>: Send {
    /// Begins a game. Whatever was learned from earlier ones is forgotten.
    fn begin(&mut self, seed: u64);

    /// A legal move of the seat that is to move.
    ///
    /// # Errors
    ///
    /// If there is none to choose, or the player is a program that does not answer.
    fn choose(&mut self, seen: &Seen) -> Result<Move, PlayerError>;

    /// Heeds a stop in the moves to come: once it rings, a move that is thought of is chosen soon, whatever was found by then. A
    /// player who chooses at once anyway, or who is another program, need not.
    fn heed(&mut self, _stop: Stop) {}

    /// The processor time that the last move took outside the thread that asked: none unless another program chose it.
    fn elsewhere(&self) -> Duration {
        Duration::ZERO
    }
}

/// Why a player has no move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// No seat is to move, or another than that which sees.
    #[error("there is no move to choose")]
    NoMove,
    /// A program that plays failed.
    #[error("the program that plays {0}")]
    Program(String),
}
