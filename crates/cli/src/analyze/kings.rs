//! `tara analyze` for Seat of Kings.

use std::io::Write;

use bots::{KingsSearchReport, ValuedDecision};
use seat_of_kings::View;

use crate::args::AnalyzeArgs;
use crate::search_limits;

pub(super) fn run(args: &AnalyzeArgs, view: &View, out: &mut impl Write) -> anyhow::Result<()> {
    let found = search_limits::seat_of_kings_player(&args.search)?.search(view);
    let found = KingsSearchReport::new(&found, args.lines);
    if args.json {
        Ok(writeln!(out, "{}", serde_json::to_string(&found)?)?)
    } else {
        write(&found, out)
    }
}

fn write(found: &KingsSearchReport, out: &mut impl Write) -> anyhow::Result<()> {
    let iterations = found.iterations;
    for ValuedDecision {
        share,
        visits,
        moves: [mv],
    } in &found.lines
    {
        let share = share.map_or("-".into(), |share| format!("{share:.3}"));
        writeln!(
            out,
            "share {share} iterations {iterations} visits {visits} line {mv}"
        )?;
    }
    Ok(())
}
