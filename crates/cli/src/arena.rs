//! `tara arena`: a match between two players.

mod report;

use std::io::Write;

use bots::arena::Tally;
use bots::statistics::{Sprt, Verdict};

use crate::answer::Answer;
use crate::args::ArenaArgs;
use crate::matches::{Match, Specs};

/// So many random plies make pairs of ringfort games different.
const OPENING: u32 = 4;

pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let sprt = Sprt::new(args.elo0, args.elo1)?;
    let specs = Specs {
        a: args.a.clone(),
        b: args.b.clone(),
    };
    let arena = Match::new(&args.shared, specs, OPENING)?;
    let tally = arena.play(|tally| args.until_decided && is_decided(tally, &sprt))?;
    report::write(&arena.terms, &tally, &sprt, args.shared.json, out)?;
    Ok(Answer::Yes)
}

/// Whether the test says enough after a whole pair.
fn is_decided(tally: &Tally, sprt: &Sprt) -> bool {
    let pairs = tally.pairs().filter(|_| tally.games().is_multiple_of(2));
    pairs.is_some_and(|pairs| sprt.test(pairs).verdict != Verdict::Open)
}
