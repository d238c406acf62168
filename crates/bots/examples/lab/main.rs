//! Measures searches, proofs and levels, and fits weights and levels.
//!
//! `cargo run --release -p bots --example lab -- COMMAND`, where COMMAND is one of
//!
//! - `speed VARIANT`: nodes a second of the search a third into random games;
//! - `match VARIANT A B`: a match between two candidates;
//! - `fit VARIANT LEVEL NODES`: a list of levels from LEVEL down, LEVEL with this many nodes and no noise;
//! - `late VARIANT (NODES | MILLISms) GAMES FROM TO`: what proofs are worth with FROM to TO vacant hills;
//! - `endgames --variant VARIANT ...`: how long proofs take;
//! - `train VARIANT`: fits the weights of a variant and writes them to standard output.
//!
//! A candidate is a SPEC as in `tara arena`, `NODES:NOISE` for a level that is in no file, in ringfort games
//! `hand:NODES` for the values made by hand, and in Seat of Kings `greedy:turn`, which looks ahead to the end of its turn.
//! `match` and `fit` have the options `--pairs N` for the most groups of games (100), `--seed S` (1), `--share S` for the
//! share that `fit` looks for (0.7), and `--seats N` for Seat of Kings (2). A match ends once ten groups were played and an
//! SPRT of 70 Elo against 0 is decided.

mod candidate;
mod clock;
mod endgames;
mod fit;
mod late;
mod options;
mod speed;
mod train;

use bots::statistics::{Sprt, Verdict};
use ringforts::Variant;

use candidate::Pairing;
use fit::Fit;
use options::Options;

/// Fewer groups than this convince no reader, whatever the test says.
const MIN_GROUPS: u64 = 10;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((command, rest)) = words.split_first() else {
        panic!("lab (speed | match | fit | late | endgames | train) ...");
    };
    match command.as_str() {
        "speed" => speed::run(named(rest.first().expect("a variant"))),
        "match" => play_match(&Options::read(rest)),
        "fit" => fit_levels(&Options::read(rest)),
        "late" => late::run(rest),
        "endgames" => endgames::run(rest),
        "train" => train::run(named(rest.first().expect("a variant"))),
        _ => panic!("no such command: {command}"),
    }
}

fn named(variant: &str) -> Variant {
    Variant::from_name(variant).expect("the name of a ringfort variant")
}

fn play_match(options: &Options) {
    let [variant, a, b] = options.words.as_slice() else {
        panic!("match VARIANT A B");
    };
    let sprt = Sprt::new(0.0, 70.0).expect("both are in range");
    let pairing = Pairing::new(options, a, b);
    let summary = pairing.play(variant, |results| {
        let groups = results.summary().map_or(0, |summary| summary.groups);
        let pairs = results.pairs();
        let is_decided = pairs.is_some_and(|pairs| sprt.test(pairs).verdict != Verdict::Open);
        groups >= MIN_GROUPS && is_decided
    });
    println!("{variant} {a} against {b}: {}", candidate::report(&summary));
}

fn fit_levels(options: &Options) {
    let [variant, level, nodes] = options.words.as_slice() else {
        panic!("fit VARIANT LEVEL NODES");
    };
    let nodes = nodes.parse().expect("a number of nodes");
    let fit = Fit { variant, options };
    fit.run(level.parse().expect("a level"), nodes);
}
