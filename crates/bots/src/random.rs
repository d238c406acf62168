//! The random player, which every other player must beat.

use game::{Moves, below, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Move};
use seat_of_kings::{Decision, View};

use crate::{Player, PlayerError};

/// Plays a uniformly random legal move.
#[derive(Debug, Clone)]
pub struct RandomPlayer(Xoshiro256PlusPlus);

impl RandomPlayer {
    /// A new player.
    pub fn new() -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(0))
    }
}

impl Default for RandomPlayer {
    fn default() -> Self {
        Self::new()
    }
}

impl Player<Line, Move> for RandomPlayer {
    fn begin(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, line: &Line) -> Result<Move, PlayerError> {
        random_move(line, &mut self.0).ok_or(PlayerError::NoMove)
    }
}

impl Player<View, Decision> for RandomPlayer {
    fn begin(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, view: &View) -> Result<Decision, PlayerError> {
        let decisions = view.decisions().filter(|decisions| !decisions.is_empty());
        let decisions = decisions.ok_or(PlayerError::NoMove)?;
        Ok(decisions.get(below(decisions.len(), &mut self.0)))
    }
}
