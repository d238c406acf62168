//! Fits the weights of a variant: rounds of self-play and least squares.

mod fit;
mod self_play;

use std::sync::Arc;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::Variant;

use crate::{Knowledge, Weights};

use fit::Fit;
use self_play::{Policy, play};

/// The result of a round.
#[derive(Debug, Clone, Copy)]
pub struct RoundResult {
    /// The number of positions.
    pub positions: usize,
    /// The coefficient of determination (R²) on the validation positions; 1 is a perfect fit.
    pub explained: f32,
}

/// The number of random games of the first round.
const RANDOM_GAMES: u32 = 12_000;

/// The number of games of each further round, played greedily by the weights of the round before.
const GAMES: u32 = 6_000;

/// The number of rounds after the first.
const ROUNDS: u32 = 6;

/// Fits the weights of a variant, and calls `report` after each round. Deterministic: the seed follows from the variant.
pub fn train(variant: Variant, mut report: impl FnMut(RoundResult)) -> Vec<i16> {
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
        report(RoundResult {
            positions: samples.len(),
            explained,
        });
        let weights = Weights::of_knots(variant, &fit.knots());
        policy = Policy::Greedy(Knowledge::Given(Arc::new(weights)));
    }
    fit.knots()
}
