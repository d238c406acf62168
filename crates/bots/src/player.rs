//! The interface of all players.

use core::time::Duration;

use search::StopFlag;
use thiserror::Error;

/// Chooses moves for one seat.
///
/// `Seen` is what that seat sees: a [`ringforts::Line`], or the view of a seat of Seat of Kings. A player cannot use what
/// it is not given. All its randomness follows from the seed of the game, so the same seed and the same limit of nodes
/// give the same moves.
pub trait Player<Seen, Move>: Send {
    /// Starts a game. Nothing learned in earlier games is kept.
    fn begin(&mut self, seed: u64);

    /// A legal move of the seat to move.
    ///
    /// # Errors
    ///
    /// If there is no legal move, or the player is a program that does not answer.
    fn choose(&mut self, seen: &Seen) -> Result<Move, PlayerError>;

    /// Sets the flag that cuts short the moves to come: once it is set, [`Player::choose`] returns soon with the best move
    /// found by then. Players that answer at once, and players that are other programs, ignore it.
    fn set_stop(&mut self, _stop: StopFlag) {}

    /// The processor time of the last move that was spent by another program, not by the calling thread.
    fn external_cpu_time(&self) -> Duration {
        Duration::ZERO
    }
}

/// The reason why a player chose no move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// No seat is to move, or not the seat of the view.
    #[error("there is no move to choose")]
    NoMove,
    /// The program that plays has failed.
    #[error("{0}")]
    Program(String),
}
