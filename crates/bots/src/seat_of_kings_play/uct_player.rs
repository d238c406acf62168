//! A player of Seat of Kings by UCT, which knows nothing but the rules: a baseline.

use std::cmp::Ordering;

use game::{Hidden, Moves};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::{Limits, StopFlag, chance_uct};
use seat_of_kings::{Decision, State, View};

use crate::{Player, PlayerError};

/// Determinizes the view several times, runs [`chance_uct`] on each state, and plays the decision chosen most often; among
/// equals, the one with the higher mean. It plays a sole legal decision at once.
#[derive(Debug, Clone)]
pub struct KingsUctPlayer {
    playouts: u64,
    stop: StopFlag,
    rng: Xoshiro256PlusPlus,
}

/// The votes of the determinizations for one decision.
struct Vote {
    decision: Decision,
    count: u32,
    mean: f64,
}

impl KingsUctPlayer {
    /// The number of determinizations, which share the playouts equally.
    const DETERMINIZATIONS: u64 = 10;

    /// A player with `playouts` playouts for each decision.
    pub fn new(playouts: u64) -> Self {
        Self {
            playouts,
            stop: StopFlag::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    fn votes(&mut self, view: &View) -> Vec<Vote> {
        let mut votes: Vec<Vote> = Vec::new();
        for guess in 0..Self::DETERMINIZATIONS.min(self.playouts) {
            let state = State::determinize(view, &mut self.rng);
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

    /// The playouts of one determinization. Their sum is the number asked for.
    fn part(&self, guess: u64) -> Limits {
        let guesses = Self::DETERMINIZATIONS.min(self.playouts);
        let before = |guess| self.playouts * guess / guesses;
        Limits::nodes(before(guess + 1) - before(guess))
    }
}

impl Player<View, Decision> for KingsUctPlayer {
    fn set_stop(&mut self, stop: StopFlag) {
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
        // With equal counts, sums of means compare like the means.
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
            let player = KingsUctPlayer::new(playouts);
            let guesses = KingsUctPlayer::DETERMINIZATIONS.min(playouts);
            let parts = (0..guesses).map(|guess| player.part(guess).nodes.expect("a limit"));
            let parts: Vec<_> = parts.collect();
            assert_eq!(parts.iter().sum::<u64>(), playouts);
            assert!(parts.iter().all(|&part| part > 0), "{parts:?}");
        }
    }
}
