//! Golden transcripts: a small set of random games that reaches as many rules as possible, as JSON lines.

use crate::features::{self, Features};
use crate::peaceful::{self, Crown};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings_twin::{Deck, Edition, Legal, Options, Policy, chosen_game, random_game};
use serde_json::Value;

/// The size of the set in bytes stays below this.
const LIMIT: usize = 380_000;

/// The tables that play.
const TABLES: [&[&str]; 5] = [
    &["blue", "red"],
    &["yellow", "red"],
    &["red", "white", "yellow"],
    &["white", "blue", "red"],
    &["blue", "red", "white", "yellow"],
];

/// A game with all that it reaches.
struct Candidate {
    line: String,
    features: Features,
}

/// Plays many games and prints few: those that reach most new rules for their length.
pub(crate) fn print(seed: u64, deck: &Deck) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut reached = Features::new();
    let mut size = 0;
    let candidates = |games: Vec<Value>| games.iter().map(|game| candidate(game, deck)).collect();
    let mut chosen: Vec<Candidate> = candidates(short_games(deck, &mut random));
    let mut candidates: Vec<Candidate> = candidates(long_games(deck, &mut random));
    for game in &chosen {
        size += game.line.len();
        reached.extend(game.features.iter().cloned());
    }
    loop {
        candidates.retain(|game| size + game.line.len() < LIMIT);
        let worth = |game: &Candidate| {
            let new = game.features.difference(&reached).count();
            (new * 1_000_000) / (game.line.len() + 2_000)
        };
        let best = (0..candidates.len()).max_by_key(|&index| worth(&candidates[index]));
        let Some(best) = best.filter(|&index| worth(&candidates[index]) > 0) else {
            break;
        };
        let game = candidates.swap_remove(best);
        size += game.line.len();
        reached.extend(game.features.iter().cloned());
        chosen.push(game);
    }
    chosen.iter().for_each(|game| println!("{}", game.line));
    eprintln!("{} games, {size} bytes", chosen.len());
}

fn candidate(game: &Value, deck: &Deck) -> Candidate {
    Candidate {
        line: game.to_string(),
        features: features::of(game, deck),
    }
}

fn options(edition: Edition, deck: &Deck, max_rounds: u32) -> Options {
    Options {
        edition,
        regions: None,
        deck: deck.clone(),
        max_rounds,
    }
}

/// Short games with the lists of legal decisions.
fn short_games(deck: &Deck, random: &mut Xoshiro256PlusPlus) -> Vec<Value> {
    let mut games = Vec::new();
    for (table, edition, max_rounds) in [
        (TABLES[0], Edition::It, 3),
        (TABLES[2], Edition::En, 2),
        (TABLES[4], Edition::En, 2),
    ] {
        let options = options(edition, deck, max_rounds);
        games.push(random_game(
            table,
            &options,
            Policy::Eager,
            Legal::Written,
            random,
        ));
    }
    games
}

/// Long games without them: uniform, eager, and peaceful ones.
fn long_games(deck: &Deck, random: &mut Xoshiro256PlusPlus) -> Vec<Value> {
    let mut games = Vec::new();
    for round in 0..24 {
        for table in TABLES {
            for edition in [Edition::En, Edition::It] {
                let mut options = options(edition, deck, 8 + round);
                if round % 2 == 1 {
                    let regions = ["munster", "ulster", "leinster", "connacht"];
                    let regions = regions[..table.len()].iter().map(|name| name.to_string());
                    options.regions = Some(regions.collect());
                }
                for policy in [Policy::Uniform, Policy::Eager] {
                    games.push(random_game(table, &options, policy, Legal::LeftOut, random));
                }
                options.regions = None;
                for crown in [Crown::Soon, Crown::Last] {
                    let choose = |game: &_, lines: &[String], random: &mut _| {
                        peaceful::choose(game, lines, table, crown, random)
                    };
                    games.push(chosen_game(table, &options, Legal::LeftOut, random, choose));
                }
            }
        }
    }
    games
}
