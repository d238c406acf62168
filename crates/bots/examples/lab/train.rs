//! Fits the weights of a variant by rounds of self-play and least squares, and writes them to standard output, as `cargo xtask
//! train` does for all.

mod fit;
mod self_play;

use std::io::Write;
use std::sync::Arc;

use bots::{RingfortEvaluation, Weights};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::Variant;

use fit::Fit;
use self_play::{Policy, play};

/// The number of random games of the first round.
const RANDOM_GAMES: u32 = 12_000;

/// The number of games of each further round, played greedily by the weights of the round before.
const GAMES: u32 = 6_000;

/// The number of rounds after the first.
const ROUNDS: u32 = 6;

/// Fits the weights of a variant.
pub(crate) fn run(variant: Variant) {
    let knots = train(variant);
    let command = format!("cargo xtask train {variant}");
    let bytes = Weights::write(variant, &knots, &command);
    let written = std::io::stdout().write_all(&bytes);
    written.expect("standard output takes what is written");
}

/// The fitted weights of all knots. Deterministic: the seed follows from the variant.
fn train(variant: Variant) -> Vec<i16> {
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
        let (positions, explained) = (samples.len(), fit.learn(&samples, &mut rng));
        let percent = 100.0 * explained;
        eprintln!("{variant}: {positions} positions, {percent:.1} % explained");
        let weights = Weights::of_knots(variant, &fit.knots());
        policy = Policy::Greedy(RingfortEvaluation::Given(Arc::new(weights)));
    }
    fit.knots()
}
