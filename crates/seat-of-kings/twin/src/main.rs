//! The command line of the twin.

#[path = "cli/features.rs"]
mod features;
#[path = "cli/golden.rs"]
mod golden;
#[path = "cli/peaceful.rs"]
mod peaceful;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings_twin::{Deck, Edition, Legal, Options, Policy, RECONSTRUCTED, random_game};
use std::process::ExitCode;

const USAGE: &str = "usage: seat-of-kings-twin golden <seed>
       seat-of-kings-twin random <seats> <en|it> <max-rounds> <uniform|eager> <games> <seed> [--legal]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if run(&words).is_none() {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

/// Runs a command; `None` if there is no such command or a word is not understood.
fn run(words: &[&str]) -> Option<()> {
    let deck = Deck::read(RECONSTRUCTED).expect("the deck has no faults");
    match words {
        ["golden", seed] => golden::print(seed.parse().ok()?, &deck),
        [
            "random",
            seats,
            edition,
            rounds,
            policy,
            games,
            seed,
            rest @ ..,
        ] => {
            let options = Options {
                edition: if *edition == "it" {
                    Edition::It
                } else {
                    Edition::En
                },
                regions: None,
                deck,
                max_rounds: rounds.parse().ok()?,
            };
            let policy = if *policy == "eager" {
                Policy::Eager
            } else {
                Policy::Uniform
            };
            let legal = if *rest == ["--legal"] {
                Legal::Written
            } else {
                Legal::LeftOut
            };
            let seats: Vec<&str> = seats.split(',').collect();
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed.parse().ok()?);
            for _ in 0..games.parse().ok()? {
                println!(
                    "{}",
                    random_game(&seats, &options, policy, legal, &mut random)
                );
            }
        }
        _ => return None,
    }
    Some(())
}
