//! How the weights of a variant are fitted: games against itself, then least squares, again and again.

mod fit;
mod self_play;

use std::sync::Arc;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::Variant;

use crate::{Knowledge, Weights};

use fit::Fit;
use self_play::{Policy, play};

/// What came of a round.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    /// How many positions were learned from.
    pub positions: usize,
    /// How much of the spread of the results is explained, in positions that were not learned from: 1 is all.
    pub explained: f32,
}

/// Games of the first round, at random.
const RANDOM_GAMES: u32 = 12_000;

/// Games of each further round, in which the best move at first sight is played.
const GAMES: u32 = 6_000;

/// Rounds after the first.
const ROUNDS: u32 = 6;

/// Fits the weights of a variant round by round, each from games of the weights before; the first from random games.
/// The same program gives the same weights. `tell` is told how each round went.
pub fn train(variant: Variant, mut tell: impl FnMut(Outcome)) -> Vec<i16> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(variant as u64);
    let mut fit = Fit::new(variant);
    let mut policy = Policy::Random;
    for round in 0..=ROUNDS {
        let games = match round {
            0 => RANDOM_GAMES,
            // Its games are the slowest by far.
            _ if variant == Variant::StoneOfDestiny => GAMES / 3,
            _ => GAMES,
        };
        let samples = play(variant, &policy, games, &mut rng);
        let explained = fit.learn(&samples, &mut rng);
        tell(Outcome {
            positions: samples.len(),
            explained,
        });
        let weights = Weights::of_knots(variant, &fit.knots());
        policy = Policy::Greedy(Knowledge::Given(Arc::new(weights)));
    }
    fit.knots()
}
