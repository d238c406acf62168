//! `tara balance`: the advantage of moving first, the length of games and their branching factor.

use std::io::Write;

use bots::arena::Summary;
use serde::Serialize;
use serde_json::Value;

use crate::answer::Answer;
use crate::args::BalanceArgs;
use crate::matches::{MatchRun, Specs, Terms, estimate_json, interval, plies_json};
use crate::words::words;

pub(crate) fn run(args: &BalanceArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let specs = Specs {
        a: args.player.clone(),
        b: args.player.clone(),
    };
    let arena = MatchRun::new(&args.shared, specs, 0)?;
    let results = arena.play(|_| false)?;
    let summary = results.summary().expect("a group of games was played");
    if args.shared.json {
        serde_json::to_writer(&mut *out, &Report::new(&arena.terms, &summary))?;
        writeln!(out)?;
    } else {
        for line in lines(&arena.terms, &summary) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Answer::Yes)
}

/// The keys of the JSON object, in their order.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    terms: &'a Terms,
    games: u64,
    first_points: Value,
    first_share: Value,
    plies: Value,
    branching: Value,
}

impl<'a> Report<'a> {
    fn new(terms: &'a Terms, summary: &Summary) -> Self {
        Self {
            terms,
            games: summary.games.iter().sum(),
            first_points: estimate_json(&summary.first_points),
            first_share: estimate_json(&summary.first_share),
            plies: plies_json(summary),
            branching: estimate_json(&summary.branching),
        }
    }
}

fn lines(terms: &Terms, summary: &Summary) -> Vec<String> {
    let words = words();
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
