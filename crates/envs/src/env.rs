//! One game among many.

use catalog::AnyGame;
use game::{Scores, Seat, Turn};
use rand_xoshiro::SplitMix64;

/// The reward of a side at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reward {
    /// 1 for the only side with the most points, -1 for every other; 0 for all if several have the most.
    #[default]
    Result,
    /// The points of the side.
    Points,
}

impl Reward {
    pub(crate) fn write(self, scores: Scores, rewards: &mut [f32]) {
        let points = scores.all();
        let most = points.iter().max();
        let is_won = points.iter().filter(|&points| Some(points) == most).count() == 1;
        for (reward, points) in rewards.iter_mut().zip(points) {
            *reward = match self {
                Self::Points => f32::from(*points),
                Self::Result if !is_won => 0.0,
                Self::Result if Some(points) == most => 1.0,
                Self::Result => -1.0,
            };
        }
    }
}

/// A game that is played by numbers. It waits for a seat, or is over.
pub(crate) trait Env: Send + Sync {
    /// The facts that all games of a variant share.
    type Shared: Send + Sync;

    /// Restarts the game.
    fn restart(&mut self, shared: &Self::Shared, mask: &mut [u8]);

    /// Seeds the draws of this game and those that follow it.
    fn seed(&mut self, seed: u64);

    /// Returns whether this number is legal.
    fn is_legal(&self, shared: &Self::Shared, number: u16) -> bool;

    /// Plays a legal number, and corrects the mask.
    fn play(&mut self, shared: &Self::Shared, number: u16, mask: &mut [u8]);

    /// A random legal number; `None` if the game is over.
    fn sample(&self, shared: &Self::Shared, rng: &mut SplitMix64) -> Option<u16>;

    /// The seat to move, or the end; never chance.
    fn turn(&self) -> Turn;

    /// Writes the observation of a seat.
    fn observe(&self, seat: Seat, values: &mut [u8]);

    /// The position.
    fn game(&self) -> AnyGame;

    /// The numbers of a decision that is begun.
    fn begun(&self) -> Vec<u16>;
}
