//! `tara analyze`: the best moves, and what they are worth.

mod kings;

use std::io::Write;

use catalog::Observation;
use game::Tokens;
use ringforts::{Line, Move};
use search::{SearchResult, Variation};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::AnalyzeArgs;
use crate::search_limits;
use crate::search_root::{self, SearchRoot, no_move};

/// The result of the search, as JSON and as lines.
#[derive(Serialize)]
struct Analysis {
    depth: u32,
    nodes: u64,
    proved: bool,
    lines: Vec<ScoredLine>,
}

#[derive(Serialize)]
struct ScoredLine {
    /// The score in points, for the side to move.
    score: f64,
    moves: Vec<String>,
}

pub(crate) fn run(args: &AnalyzeArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    match search_root::read(&args.position)? {
        SearchRoot::Decision(Observation::Ringforts(line)) => {
            let mut player = search_limits::ringfort_player(&args.search);
            let found = player.analyze(&line, args.lines);
            let analysis = Analysis::new(&line, &found);
            if args.json {
                writeln!(out, "{}", serde_json::to_string(&analysis)?)?
            } else {
                analysis.write(out)?
            }
        }
        SearchRoot::Decision(Observation::SeatOfKings(view)) => kings::run(args, &view, out)?,
        SearchRoot::Chance => return Ok(no_move("search-chance")),
        SearchRoot::Over => return Ok(no_move("search-over")),
    }
    Ok(Answer::Yes)
}

impl Analysis {
    fn new(line: &Line, found: &SearchResult<Move>) -> Self {
        let scored = |expected: &Variation<Move>| ScoredLine {
            score: f64::from(expected.value) / 100.0,
            moves: expected
                .moves
                .iter()
                .map(|&mv| line.write_move(mv))
                .collect(),
        };
        Self {
            depth: found.depth,
            nodes: found.nodes,
            proved: found.is_proved,
            lines: found.variations.iter().map(scored).collect(),
        }
    }

    fn write(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for ScoredLine { score, moves } in &self.lines {
            let (depth, nodes, line) = (self.depth, self.nodes, moves.join(" "));
            writeln!(
                out,
                "score {score:.2} depth {depth} nodes {nodes} line {line}"
            )?;
        }
        Ok(())
    }
}
