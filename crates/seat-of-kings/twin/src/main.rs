//! The command line of the twin.

#[path = "cli/features.rs"]
mod features;
#[path = "cli/golden.rs"]
mod golden;
#[path = "cli/peaceful.rs"]
mod peaceful;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings_twin::{
    Deck, Edition, Legal, Options, Policy, RECONSTRUCTED, Twin, random_game, replay,
};
use std::io::{BufRead, BufReader};
use std::process::ExitCode;

const USAGE: &str = "usage: seat-of-kings-twin golden <seed>
       seat-of-kings-twin random <seats> <en|it> <max-rounds> <uniform|eager> <games> <seed> [--legal]
       seat-of-kings-twin replay <file>       transcripts, one a line
       seat-of-kings-twin moves <position>
       seat-of-kings-twin apply <position> <line>...
       seat-of-kings-twin broken <position> <decision>";

/// What ends a command early: the exit code and the line for standard error.
type Failure = (u8, String);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err((code, line)) => {
            eprintln!("{line}");
            ExitCode::from(code)
        }
    }
}

fn run(words: &[&str]) -> Result<(), Failure> {
    match words {
        ["golden", seed] => golden::print(number(seed)?, &deck()?).map_err(|why| (1, why))?,
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
            random([seats, edition, rounds, policy, games, seed], rest)?;
        }
        ["replay", file] => replay_file(file)?,
        ["moves", position] => read(position)?
            .legal()
            .iter()
            .for_each(|line| println!("{line}")),
        ["apply", position, lines @ ..] => apply(read(position)?, lines)?,
        ["broken", position, decision] => explain(&read(position)?, decision)?,
        _ => return Err((2, USAGE.to_string())),
    }
    Ok(())
}

fn deck() -> Result<Deck, Failure> {
    Deck::read(RECONSTRUCTED).map_err(|faults| (2, faults.join("; ")))
}

fn number(text: &str) -> Result<u64, Failure> {
    text.parse()
        .map_err(|_| (2, format!("not a number: {text}")))
}

fn read(position: &str) -> Result<Twin, Failure> {
    Twin::read(position, &deck()?).map_err(|why| (2, why))
}

fn random(words: [&str; 6], rest: &[&str]) -> Result<(), Failure> {
    let [seats, edition, rounds, policy, games, seed] = words;
    let seats: Vec<&str> = seats.split(',').collect();
    let options = Options {
        edition: match edition {
            "it" => Edition::It,
            _ => Edition::En,
        },
        regions: None,
        deck: deck()?,
        max_rounds: number(rounds)? as u32,
    };
    let policy = match policy {
        "eager" => Policy::Eager,
        _ => Policy::Uniform,
    };
    let legal = match rest {
        ["--legal"] => Legal::Written,
        _ => Legal::LeftOut,
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(number(seed)?);
    for _ in 0..number(games)? {
        println!(
            "{}",
            random_game(&seats, &options, policy, legal, &mut random)
        );
    }
    Ok(())
}

fn replay_file(file: &str) -> Result<(), Failure> {
    let broken = |why: String| (2, format!("{file}: {why}"));
    let lines = std::fs::File::open(file).map_err(|e| broken(e.to_string()))?;
    let deck = deck()?;
    for (index, line) in BufReader::new(lines).lines().enumerate() {
        let line = line.map_err(|e| broken(e.to_string()))?;
        let transcript = serde_json::from_str(&line).map_err(|e| broken(e.to_string()))?;
        replay(&transcript, &deck).map_err(|why| (1, format!("line {}: {why}", index + 1)))?;
    }
    Ok(())
}

fn apply(mut game: Twin, lines: &[&str]) -> Result<(), Failure> {
    for line in lines {
        game.play(line).map_err(|why| (1, why))?;
    }
    match game.position() {
        Some(position) => println!("{position}"),
        None => println!("{:?} {}", game.awaits(), game.final_state()),
    }
    Ok(())
}

fn explain(game: &Twin, decision: &str) -> Result<(), Failure> {
    match game.broken(decision) {
        None => Err((2, format!("not a decision: {decision}"))),
        Some(clauses) => {
            clauses.iter().for_each(|clause| println!("{clause}"));
            Ok(())
        }
    }
}
