//! `tara balance`: what a game is worth to the side that moves first, and how long and wide it is.

use std::io::Write;

use bots::arena::Summary;
use serde::Serialize;
use serde_json::Value;

use crate::answer::Answer;
use crate::args::BalanceArgs;
use crate::matches::{Match, Specs, Terms, interval, told, told_plies};
use crate::words::Words;

pub(crate) fn run(args: &BalanceArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let specs = Specs {
        a: args.player.clone(),
        b: args.player.clone(),
    };
    let arena = Match::new(&args.shared, specs, 0)?;
    let tally = arena.play(|_| false)?;
    let summary = tally.summary().expect("a group of games was played");
    match args.shared.json {
        true => {
            serde_json::to_writer(&mut *out, &Told::new(&arena.terms, &summary))?;
            writeln!(out)?;
        }
        false => {
            for line in lines(&arena.terms, &summary) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(Answer::Yes)
}

/// The keys of the JSON object, in their order.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    terms: &'a Terms,
    games: u64,
    first_points: Value,
    first_share: Value,
    plies: Value,
    branching: Value,
}

impl<'a> Told<'a> {
    fn new(terms: &'a Terms, summary: &Summary) -> Self {
        Self {
            terms,
            games: summary.games.iter().sum(),
            first_points: told(&summary.first_points),
            first_share: told(&summary.first_share),
            plies: told_plies(summary),
            branching: told(&summary.branching),
        }
    }
}

fn lines(terms: &Terms, summary: &Summary) -> Vec<String> {
    let words = Words::new();
    let mut values = terms.values().to_vec();
    values.push(("games", summary.games.iter().sum::<u64>().into()));
    let [least, most] = summary.lengths;
    let plies = [
        ("plies", interval(&summary.length).into()),
        ("least", least.into()),
        ("most", most.into()),
    ];
    let say = |name, key, value| words.say(name, &[(key, value)]);
    vec![
        words.say("balance-match", &values),
        say(
            "balance-points",
            "points",
            interval(&summary.first_points).into(),
        ),
        say(
            "balance-share",
            "share",
            interval(&summary.first_share).into(),
        ),
        words.say("arena-plies", &plies),
        say(
            "balance-branching",
            "branching",
            interval(&summary.branching).into(),
        ),
    ]
}
