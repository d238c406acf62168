//! `tara analyze`: the best moves, and what they are worth.

mod kings;

use std::io::Write;

use bots::{ScoredLine, SearchReport};
use catalog::Observation;

use crate::answer::Answer;
use crate::args::AnalyzeArgs;
use crate::search_limits;
use crate::search_root::{self, SearchRoot, no_move};

pub(crate) fn run(args: &AnalyzeArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    match search_root::read(&args.position)? {
        SearchRoot::Decision(Observation::Ringforts(line)) => {
            let mut player = search_limits::ringfort_player(&args.search);
            let found = player.analyze(&line, args.lines);
            let found = SearchReport::new(&line, &found);
            if args.json {
                writeln!(out, "{}", serde_json::to_string(&found)?)?
            } else {
                write(&found, out)?
            }
        }
        SearchRoot::Decision(Observation::SeatOfKings(view)) => kings::run(args, &view, out)?,
        SearchRoot::Chance => return Ok(no_move("search-chance")),
        SearchRoot::Over => return Ok(no_move("search-over")),
    }
    Ok(Answer::Yes)
}

fn write(found: &SearchReport, out: &mut impl Write) -> anyhow::Result<()> {
    for ScoredLine { score, moves } in &found.lines {
        let (depth, nodes, line) = (found.depth, found.nodes, moves.join(" "));
        writeln!(
            out,
            "score {score:.2} depth {depth} nodes {nodes} line {line}"
        )?;
    }
    Ok(())
}
