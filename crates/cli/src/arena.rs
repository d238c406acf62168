//! `tara arena`: a match between two players.

mod report;

use std::io::Write;

use bots::arena::MatchResults;
use bots::statistics::{Sprt, Verdict};

use crate::answer::Answer;
use crate::args::ArenaArgs;
use crate::matches::{MatchRun, Specs};

/// The default number of random plies, so that pairs of ringfort games differ.
const OPENING: u32 = 4;

pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let sprt = Sprt::new(args.elo0, args.elo1)?;
    let specs = Specs {
        a: args.a.clone(),
        b: args.b.clone(),
    };
    let arena = MatchRun::new(&args.shared, specs, OPENING)?;
    let results = arena.play(|results| args.until_decided && is_decided(results, &sprt))?;
    report::write(&arena.terms, &results, &sprt, args.shared.json, out)?;
    Ok(Answer::Yes)
}

/// Returns true if the test is decided; asked after whole pairs only.
fn is_decided(results: &MatchResults, sprt: &Sprt) -> bool {
    let pairs = results
        .pairs()
        .filter(|_| results.games().is_multiple_of(2));
    pairs.is_some_and(|pairs| sprt.test(pairs).verdict != Verdict::Open)
}
