//! Measures the levels of the ringfort games and looks for better ones.
//!
//! `cargo run --release -p bots --example ladder -- COMMAND`, where COMMAND is one of
//!
//! - `speed VARIANT`: nodes a second of the search a third into random games, and those of a second to 10,000;
//! - `check VARIANT [LEVEL]...`: each level against the one below, and level 1 against `greedy`;
//! - `match VARIANT A B`: two players, each `NODES`, `NODES:NOISE` or what `tara arena` calls a player;
//! - `fit VARIANT LEVEL NODES`: a list of levels from LEVEL down, LEVEL with so many nodes and no noise.
//!
//! `--pairs N` is the most pairs of games (100), `--seed S` where they begin (1), `--share S` the share that `fit` looks
//! for (0.7), `--levels FILE` what `check` reads in place of the levels of the program. `check` and `match` end once ten
//! pairs were played and an SPRT of 70 Elo, which is a share of 0.6, against 0 is decided; if for 70, not before the
//! interval is above one half.

mod contest;
mod fit;
mod speed;

use bots::levels::{LEVELS, Levels};
use bots::statistics::{Sprt, Verdict};
use ringforts::Variant;

use contest::{Candidate, Contest};
use fit::Fit;

/// Fewer pairs than this prove nothing to a reader, whatever a test says.
const LEAST_PAIRS: u64 = 10;

/// What follows the command.
struct Options {
    words: Vec<String>,
    pairs: u64,
    seed: u64,
    share: f64,
    levels: Levels,
}

fn main() {
    let options = options();
    let words: Vec<&str> = options.words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["speed", variant] => speed::tell(named(variant)),
        ["check", variant, levels @ ..] => check(&options, named(variant), levels),
        ["match", variant, a, b] => {
            let [a, b] = [a, b].map(|text| text.parse().expect("a player"));
            tell(&options, named(variant), &a, &b);
        }
        ["fit", variant, level, nodes] => {
            let level = level.parse().expect("a level");
            let fit = Fit {
                contest: contest(&options, named(variant)),
                share: options.share,
            };
            fit.run(level, nodes.parse().expect("a number of nodes"));
        }
        _ => panic!("ladder (speed | check | match | fit) VARIANT ..."),
    }
}

fn options() -> Options {
    let mut options = Options {
        words: Vec::new(),
        pairs: 100,
        seed: 1,
        share: 0.7,
        levels: Levels::ringforts(),
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("a number after an option");
        match word.as_str() {
            "--pairs" => options.pairs = value().parse().expect("a whole number"),
            "--seed" => options.seed = value().parse().expect("a whole number"),
            "--levels" => options.levels = read(&value()),
            "--share" => options.share = value().parse().expect("a share"),
            _ => options.words.push(word),
        }
    }
    options
}

fn read(path: &str) -> Levels {
    let text = std::fs::read_to_string(path).expect("a file that can be read");
    Levels::read(&text).expect("a file of levels")
}

fn named(variant: &str) -> Variant {
    Variant::from_name(variant).expect("the name of a variant")
}

fn contest(options: &Options, variant: Variant) -> Contest {
    Contest {
        variant,
        pairs: options.pairs,
        seed: options.seed,
    }
}

/// Each of these levels, or all, against the one below; that below level 1 is `greedy`.
fn check(options: &Options, variant: Variant, levels: &[&str]) {
    let levels: Vec<u8> = match levels {
        [] => (1..=LEVELS).collect(),
        _ => levels
            .iter()
            .map(|text| text.parse().expect("a level"))
            .collect(),
    };
    let candidate = |level| match level {
        0 => Candidate::greedy(),
        _ => Candidate::Level(
            options
                .levels
                .level(variant, level)
                .expect("a level from 1 to 8"),
        ),
    };
    for level in levels {
        print!("level {level}: ");
        tell(options, variant, &candidate(level), &candidate(level - 1));
    }
}

fn tell(options: &Options, variant: Variant, a: &Candidate, b: &Candidate) {
    let sprt = Sprt::new(0.0, 70.0).expect("both are in range");
    let report = contest(options, variant).play(a, b, |report| {
        let is_decided = match sprt.test(report.pairs).verdict {
            Verdict::Open => false,
            Verdict::First => true,
            Verdict::Second => report.summary.share.low > 0.5,
        };
        report.count() >= LEAST_PAIRS && is_decided
    });
    println!("{variant} {a} against {b}: {report}");
}
