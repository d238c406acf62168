//! The time of proofs: positions of random play with a given number of vacant hills, a new solver for each.
//!
//! `lab endgames --variant four-treasures --vacant 18 --positions 200` prints the
//! median, the 90th percentile and the most of the seconds of processor time and of the nodes. `--limit MS` ends a
//! solve that takes longer, and counts it with what it took; `--each` prints a line for every position. `--battle` in
//! place of `--vacant N` solves the first position of Battle of each game.

use std::time::Duration;

use bots::EndgameSolver;
use game::{Game, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Phase, Position, Variant};
use search::{Limits, StopFlag};

use crate::clock::{ELAPSED, THREAD_CPU};

/// The options of a measurement.
struct Options {
    variant: Variant,
    from: StartRule,
    positions: usize,
    seed: u64,
    table_mb: usize,
    limit: Duration,
    each: bool,
}

/// Which position of a random game is solved.
#[derive(Debug, Clone, Copy)]
enum StartRule {
    /// The first that leaves so many vacant hills.
    Vacant(usize),
    /// The first of Battle.
    Battle,
}

/// The cost of a solve.
struct SolveCost {
    seconds: f64,
    nodes: u64,
    is_proved: bool,
}

/// Measures proofs.
pub(crate) fn run(words: &[String]) {
    let options = options(words);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(options.seed);
    let took: Vec<SolveCost> = (0..options.positions)
        .map(|_| {
            let position = position(&options, &mut rng);
            solve(&options, &position)
        })
        .collect();
    let over = took.iter().filter(|took| !took.is_proved).count();
    let seconds = sorted(took.iter().map(|took| took.seconds));
    let nodes = sorted(took.iter().map(|took| took.nodes as f64));
    let geometric = |values: &[f64]| {
        let sum: f64 = values.iter().map(|value| value.max(1e-6).ln()).sum();
        (sum / values.len() as f64).exp()
    };
    println!(
        "{} {:?}: seconds median {:.4} p90 {:.4} max {:.4} mean {:.4} gm {:.4}; nodes median {:.0} p90 {:.0} max {:.0} gm {:.0}; over {over} of {}",
        options.variant,
        options.from,
        at(&seconds, 0.5),
        at(&seconds, 0.9),
        at(&seconds, 1.0),
        seconds.iter().sum::<f64>() / seconds.len() as f64,
        geometric(&seconds),
        at(&nodes, 0.5),
        at(&nodes, 0.9),
        at(&nodes, 1.0),
        geometric(&nodes),
        took.len(),
    );
}

fn options(words: &[String]) -> Options {
    let value = |name: &str| {
        let at = words.iter().position(|word| word == name)?;
        words.get(at + 1).cloned()
    };
    let number = |name: &str, default: u64| {
        value(name).map_or(default, |text| text.parse().expect("a whole number"))
    };
    let variant = value("--variant").expect("--variant and an id");
    Options {
        variant: Variant::from_name(&variant).expect("the id of a ringfort variant"),
        from: if words.iter().any(|word| word == "--battle") {
            StartRule::Battle
        } else {
            StartRule::Vacant(number("--vacant", 12) as usize)
        },
        positions: number("--positions", 20) as usize,
        seed: number("--seed", 1),
        table_mb: number("--table-mb", 256) as usize,
        limit: Duration::from_millis(number("--limit", 60_000)),
        each: words.iter().any(|word| word == "--each"),
    }
}

/// A position of uniformly random play from the start.
fn position(options: &Options, rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut line = Line::new(Position::start(options.variant));
        while !is_reached(options.from, line.position()) {
            match random_move(&line, rng) {
                Some(mv) => line.play(mv),
                None => break,
            }
        }
        if is_reached(options.from, line.position()) && line.position().seat().is_some() {
            return *line.position();
        }
    }
}

fn is_reached(from: StartRule, position: &Position) -> bool {
    match from {
        StartRule::Vacant(hills) => position.vacant().len() == hills,
        StartRule::Battle => position.phase() == Phase::Battle,
    }
}

fn solve(options: &Options, position: &Position) -> SolveCost {
    let mut solver = EndgameSolver::new(options.variant, options.table_mb << 20);
    let begin = THREAD_CPU.now();
    let solution = solver.solve(
        position,
        Limits::time(options.limit, ELAPSED),
        StopFlag::default(),
    );
    let took = SolveCost {
        seconds: (THREAD_CPU.now() - begin).as_secs_f64(),
        nodes: solution.nodes,
        is_proved: solution.bounds.value().is_some(),
    };
    if options.each {
        let bounds = solution.bounds;
        let (lower, upper) = (bounds.lower, bounds.upper);
        println!(
            "{:.4} s {} nodes {lower}..{upper} {position}",
            took.seconds, took.nodes
        );
    }
    took
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

/// The value below which this share of all lies.
fn at(values: &[f64], share: f64) -> f64 {
    values[((values.len() - 1) as f64 * share).round() as usize]
}
