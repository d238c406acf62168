//! UCT for Seat of Kings, which knows nothing but the rules.

use std::cmp::Ordering;

use game::{Hidden, Moves};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::{Limits, Stop, chance_uct};
use seat_of_kings::{Decision, State, View};

use crate::{Player, PlayerError};

/// Plays what [`chance_uct`] chooses most often in states that are guessed from the view, so that nothing hidden is
/// used; of decisions chosen equally often, the one with the higher mean. A sole decision is played at once.
#[derive(Debug, Clone)]
pub struct KingsYardstick {
    playouts: u64,
    stop: Stop,
    rng: Xoshiro256PlusPlus,
}

/// What the searches of the guesses found of one decision.
struct Vote {
    decision: Decision,
    count: u32,
    mean: f64,
}

impl KingsYardstick {
    /// How many states are guessed; each has the same part of the playouts.
    pub const GUESSES: u64 = 10;

    /// A player who has not begun, with so many playouts for a decision.
    pub fn new(playouts: u64) -> Self {
        Self {
            playouts,
            stop: Stop::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    fn votes(&mut self, view: &View) -> Vec<Vote> {
        let mut votes: Vec<Vote> = Vec::new();
        for guess in 0..Self::GUESSES.min(self.playouts) {
            let state = State::guess(view, &mut self.rng);
            let limits = self.part(guess);
            let found = chance_uct(&state, limits, self.stop.clone(), &mut self.rng);
            let Some(found) = found else { continue };
            match votes.iter_mut().find(|vote| vote.decision == found.mv) {
                Some(vote) => {
                    vote.count += 1;
                    vote.mean += found.mean;
                }
                None => votes.push(Vote {
                    decision: found.mv,
                    count: 1,
                    mean: found.mean,
                }),
            }
        }
        votes
    }

    /// The playouts of a guess; all together are as many as were asked for.
    fn part(&self, guess: u64) -> Limits {
        let guesses = Self::GUESSES.min(self.playouts);
        let before = |guess| self.playouts * guess / guesses;
        Limits::nodes(before(guess + 1) - before(guess))
    }
}

impl Player<View, Decision> for KingsYardstick {
    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }

    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, view: &View) -> Result<Decision, PlayerError> {
        let decisions = view.decisions().ok_or(PlayerError::NoMove)?;
        if decisions.len() == 1 {
            return Ok(decisions.get(0));
        }
        let votes = self.votes(view);
        let best = votes.iter().max_by(|one, other| one.compare(other));
        best.map(|vote| vote.decision).ok_or(PlayerError::NoMove)
    }
}

impl Vote {
    fn compare(&self, other: &Self) -> Ordering {
        // Where both were chosen equally often, sums of means are in the order of the means.
        self.count
            .cmp(&other.count)
            .then(self.mean.total_cmp(&other.mean))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_guesses_share_all_playouts() {
        for playouts in [1, 9, 10, 57, 1000] {
            let player = KingsYardstick::new(playouts);
            let guesses = KingsYardstick::GUESSES.min(playouts);
            let parts = (0..guesses).map(|guess| player.part(guess).nodes.expect("a limit"));
            let parts: Vec<_> = parts.collect();
            assert_eq!(parts.iter().sum::<u64>(), playouts);
            assert!(parts.iter().all(|&part| part > 0), "{parts:?}");
        }
    }
}
