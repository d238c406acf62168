//! `cargo xtask deep`: the long checks, all of them or one.

mod book;
mod endgames;
mod fuzz;
mod install;
mod levels;
mod matches;
mod mutants;
mod perft;
mod proxies;
mod random;
mod start;
mod steady;
mod waste;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run as call};
use crate::{browser, load, packages, steps};

/// A test that a variable of the environment makes long, the variable, and its usual value.
type LongTest = (&'static str, &'static str, u64);

/// Exact endgames against plain minimax, on the last positions of random games; prints the values as it goes.
const SOLVE: LongTest = (
    "-p tara-bots --test players values_agree -- --nocapture",
    "TARA_ENDGAME_GAMES",
    1_000,
);

/// The players choose a move at many positions of each game, which must be legal.
const LEGAL: LongTest = (
    "-p tara-bots --test players legality::",
    "TARA_LEGAL_POSITIONS",
    1_000_000 / 11 + 1,
);

/// Kills a server while orders come: all that was acknowledged is there after each start, and happened once.
const CRASHES: LongTest = ("--workspace --test server -- crashes", "TARA_CRASHES", 200);

/// Times short decisions of computer players while one address has 60 tables of level 8, and ten persons play against level 8:
/// 99 % are answered within 250 ms.
const SHORT_DECISIONS: LongTest = (
    "--workspace --test server -- --nocapture hold_up_no_short_one",
    "TARA_SHORT_DECISIONS",
    100,
);

/// Loads tables with a long history of decisions that were taken back: the first view comes within 50 ms.
const LOADING: LongTest = (
    "--workspace --test server -- --nocapture whatever_its_history",
    "TARA_LOADING_EVENTS",
    10_000,
);

/// Tabs and workers that are killed, in one run.
const KILLS: u64 = 60;

/// Random visits to the page, in one run.
const VISITS: u64 = 500;

/// The options of `deep` on the command line.
#[derive(Debug, PartialEq)]
struct Options<'a> {
    /// One part only.
    part: Option<&'a str>,
    /// One fuzz target, one file of the rules crate to change, one variant or one route only; or the first visit.
    target: Option<&'a str>,
    /// The time that each fuzz target runs.
    minutes: u64,
    /// Replacement of the corpus by a minimal one, made from it and from what was found.
    minimize: Minimize,
    /// A file to add to the corpus of the fuzz target, instead of fuzzing.
    add: Option<&'a str>,
    /// The number of random games that are compared, or of runs; `None` for the default of the part.
    games: Option<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Minimize {
    No,
    Yes,
}

/// Runs the long checks that the options name.
///
/// # Errors
///
/// If an option is unknown or a check fails.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let options = options(words)?;
    let parts: [steps::Step<'_>; 27] = [
        ("perft", &perft::run),
        ("random", &|| {
            random::run(options.games.unwrap_or(random::GAMES))
        }),
        ("solve", &|| test(SOLVE, options.games)),
        ("endgames", &|| endgames::run(options.target)),
        ("legal", &|| test(LEGAL, None)),
        ("fuzz", &|| match (options.add, options.target) {
            (Some(file), Some(target)) => fuzz::add(target, file),
            (Some(_), None) => bail!("--add needs the name of a fuzz target"),
            (None, target) => fuzz::run(target, options.minutes, options.minimize),
        }),
        ("crashes", &|| test(CRASHES, None)),
        ("queue", &|| test(SHORT_DECISIONS, None)),
        ("loading", &|| test(LOADING, None)),
        ("soak", &load::soak),
        ("siege", &load::siege),
        ("proxies", &proxies::run),
        ("publish", &packages::verify),
        ("install", &|| install::run(options.target)),
        ("homes", &|| browser::homes(options.target)),
        ("kills", &|| {
            browser::kills(options.games.unwrap_or(KILLS), options.target)
        }),
        ("visits", &|| {
            browser::visits(options.games.unwrap_or(VISITS), options.target)
        }),
        ("steady", &|| {
            steady::run(options.games.unwrap_or(steady::RUNS))
        }),
        ("courses", &browser::courses),
        ("lighthouse", &browser::lighthouse),
        ("bars", &browser::bars),
        ("waste", &|| waste::run(options.games)),
        ("mutants", &|| mutants::run(options.target)),
        ("levels", &|| levels::run(options.target)),
        ("matches", &|| matches::run(options.target)),
        ("book", &book::run),
        ("start", &start::run),
    ];
    match options.part {
        None => steps::run(&parts),
        Some(part) => {
            let names = parts.map(|(name, _)| name);
            let chosen: Vec<_> = parts
                .into_iter()
                .filter(|(name, _)| *name == part)
                .collect();
            if chosen.is_empty() {
                bail!("no such part: {part}; there are {}", names.join(", "))
            } else {
                steps::run(&chosen)
            }
        }
    }
}

/// Runs a test at its full length, or at another.
fn test((words, variable, usual): LongTest, count: Option<u64>) -> Result<()> {
    let mut test = cargo(&format!("test --release {words}"));
    call(test.env(variable, count.unwrap_or(usual).to_string()))
}

fn options<'a>(words: &[&'a str]) -> Result<Options<'a>> {
    let mut options = Options {
        part: None,
        target: None,
        minutes: 5,
        minimize: Minimize::No,
        add: None,
        games: None,
    };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut value = || -> Result<u64> {
            let value = words
                .next()
                .with_context(|| format!("{word} needs a number"))?;
            value
                .parse()
                .with_context(|| format!("{word} needs a number, not {value}"))
        };
        match word {
            "--minutes" => options.minutes = value()?,
            "--games" | "--runs" => options.games = Some(value()?),
            "--add" => {
                let file = words.next().context("--add needs a file")?;
                options.add = Some(file);
            }
            "--minimize" => options.minimize = Minimize::Yes,
            _ if word.starts_with('-') => bail!("no such option: {word}"),
            _ if options.part.is_none() => options.part = Some(word),
            _ if options.target.is_none() => options.target = Some(word),
            _ => bail!("a word too many: {word}"),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_in_any_order() {
        let read = options(&["fuzz", "--minutes", "2", "token", "--minimize"]).expect("reads");
        let expected = Options {
            part: Some("fuzz"),
            target: Some("token"),
            minutes: 2,
            minimize: Minimize::Yes,
            add: None,
            games: None,
        };
        assert_eq!(read, expected);
        for wrong in [
            &["--minutes"][..],
            &["--games", "many"],
            &["fuzz", "token", "--add"],
            &["--other"],
            &["a", "b", "c"],
        ] {
            assert!(options(wrong).is_err(), "{wrong:?}");
        }
    }
}
