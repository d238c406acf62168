//! Measures searches, proofs and levels, and fits weights and levels.
//!
//! `cargo run --release -p tara-bots --example lab -- COMMAND`, where COMMAND is one of
//!
//! - `speed VARIANT`: nodes a second of the search a third into random games;
//! - `match VARIANT A B`: a match between two candidates;
//! - `check VARIANT --levels FILE`: each level of a file against the one below, and level 1 against `greedy`;
//! - `fit VARIANT LEVEL NODES`: a list of levels from LEVEL down, LEVEL with this many nodes and no noise;
//! - `late VARIANT (NODES | MILLISms) GAMES FROM TO`: what proofs are worth with FROM to TO vacant hills;
//! - `endgames --variant VARIANT ...`: how long proofs take;
//! - `train VARIANT`: fits the weights of a variant and writes them to standard output.
//!
//! A candidate is a SPEC as in `tara arena`, `NODES:NOISE` for a level that is in no file, in ringfort games
//! `hand:NODES` for the values made by hand, and in Seat of Kings `greedy:turn`, which looks ahead to the end of its turn.
//! `match`, `check` and `fit` have the options `--pairs N` for the most groups of games (100), `--seed S` (1), `--share S` for the
//! share that `fit` looks for (0.7), and `--seats N` for Seat of Kings (2). A match ends once ten groups were played and an
//! SPRT of 70 Elo against 0 is decided; if for 70, not before the interval of the share is above one half.

mod candidate;
mod clock;
mod endgames;
mod fit;
mod late;
mod options;
mod speed;
mod train;

use bots::arena::MatchResults;
use bots::levels::LEVEL_COUNT;
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
        panic!("lab (speed | match | check | fit | late | endgames | train) ...");
    };
    match command.as_str() {
        "speed" => speed::run(named(rest.first().expect("a variant"))),
        "match" => match_of_words(&Options::read(rest)),
        "check" => check(&Options::read(rest)),
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

fn match_of_words(options: &Options) {
    let [variant, a, b] = options.words.as_slice() else {
        panic!("match VARIANT A B");
    };
    play_match(options, variant, a, b);
}

/// Each level against the one below it.
fn check(options: &Options) {
    let [variant] = options.words.as_slice() else {
        panic!("check VARIANT --levels FILE");
    };
    let candidate = |number| match options.levels.level(named(variant), number) {
        Some(level) => fit::written(&level),
        None => "greedy".into(),
    };
    for level in 1..=LEVEL_COUNT {
        print!("level {level}: ");
        play_match(options, variant, &candidate(level), &candidate(level - 1));
    }
}

fn play_match(options: &Options, variant: &str, a: &str, b: &str) {
    let sprt = Sprt::new(0.0, 70.0).expect("both are in range");
    let pairing = Pairing::new(options, a, b);
    let summary = pairing.play(variant, |results| is_decided(results, &sprt));
    println!("{variant} {a} against {b}: {}", candidate::report(&summary));
}

fn is_decided(results: &MatchResults, sprt: &Sprt) -> bool {
    let (Some(summary), Some(pairs)) = (results.summary(), results.pairs()) else {
        return false;
    };
    let is_decided = match sprt.test(pairs).verdict {
        Verdict::Open => false,
        Verdict::First => true,
        Verdict::Second => summary.share.low > 0.5,
    };
    summary.groups >= MIN_GROUPS && is_decided
}

fn fit_levels(options: &Options) {
    let [variant, level, nodes] = options.words.as_slice() else {
        panic!("fit VARIANT LEVEL NODES");
    };
    let nodes = nodes.parse().expect("a number of nodes");
    let fit = Fit { variant, options };
    fit.run(level.parse().expect("a level"), nodes);
}
