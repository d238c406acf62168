//! `tara analyze` for Seat of Kings.

use std::io::Write;

use search::information_set::MoveStatistics;
use seat_of_kings::{Decision, View};
use serde::Serialize;

use crate::args::AnalyzeArgs;
use crate::search_limits;

/// The result of the search, as JSON and as lines.
#[derive(Serialize)]
struct Analysis {
    iterations: u64,
    lines: Vec<ValuedDecision>,
}

#[derive(Serialize)]
struct ValuedDecision {
    /// The share of a win for the seat that decides; `None` if no iteration began with this decision, such as a forced one.
    share: Option<f64>,
    /// The iterations that began with this decision.
    visits: u32,
    moves: [String; 1],
}

pub(super) fn run(args: &AnalyzeArgs, view: &View, out: &mut impl Write) -> anyhow::Result<()> {
    let found = search_limits::seat_of_kings_player(&args.search)?.search(view);
    let analysis = Analysis {
        iterations: found.iter().map(|found| u64::from(found.visits)).sum(),
        lines: found
            .iter()
            .take(args.lines)
            .map(ValuedDecision::new)
            .collect(),
    };
    if args.json {
        Ok(writeln!(out, "{}", serde_json::to_string(&analysis)?)?)
    } else {
        analysis.write(out)
    }
}

impl Analysis {
    fn write(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let iterations = self.iterations;
        for ValuedDecision {
            share,
            visits,
            moves: [mv],
        } in &self.lines
        {
            let share = share.map_or("-".into(), |share| format!("{share:.3}"));
            writeln!(
                out,
                "share {share} iterations {iterations} visits {visits} line {mv}"
            )?;
        }
        Ok(())
    }
}

impl ValuedDecision {
    fn new(found: &MoveStatistics<Decision>) -> Self {
        // Rounded, because further digits would be noise.
        let share = (f64::from(found.value) * 10_000.0).round() / 10_000.0;
        Self {
            share: (found.visits > 0).then_some(share),
            visits: found.visits,
            moves: [found.mv.to_string()],
        }
    }
}
