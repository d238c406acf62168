//! `tara analyze`: the best moves, and what they are worth.

use std::io::Write;

use anyhow::bail;
use catalog::AnyGame;
use game::Tokens;
use ringforts::{Line, Move};
use search::{Expected, Found};
use serde::Serialize;

use crate::answer::{Answer, complain};
use crate::args::AnalyzeArgs;
use crate::words::Words;
use crate::{input, search_limits};

/// What was found, as JSON and as lines.
#[derive(Serialize)]
struct Analysis {
    depth: u32,
    nodes: u64,
    proved: bool,
    lines: Vec<Scored>,
}

#[derive(Serialize)]
struct Scored {
    /// In points, for the side to move.
    score: f64,
    moves: Vec<String>,
}

pub(crate) fn run(args: &AnalyzeArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let line = match input::position(&args.position)? {
        game if game.is_over() => {
            complain(&Words::new().get("search-over"));
            return Ok(Answer::No);
        }
        AnyGame::SeatOfKings(_) => bail!(Words::new().get("search-no-kings")),
        AnyGame::Ringforts(line) => line,
    };
    let found = search_limits::ringfort_player(&args.search).analyze(&line, args.lines);
    let analysis = Analysis::new(&line, &found);
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&analysis)?)?,
        false => analysis.write(out)?,
    }
    Ok(Answer::Yes)
}

impl Analysis {
    fn new(line: &Line, found: &Found<Move>) -> Self {
        let scored = |expected: &Expected<Move>| Scored {
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
            lines: found.lines.iter().map(scored).collect(),
        }
    }

    fn write(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for Scored { score, moves } in &self.lines {
            let (depth, nodes, line) = (self.depth, self.nodes, moves.join(" "));
            writeln!(
                out,
                "score {score:.2} depth {depth} nodes {nodes} line {line}"
            )?;
        }
        Ok(())
    }
}
