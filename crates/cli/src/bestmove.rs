//! `tara bestmove`: one move.

use std::io::Write;

use bots::{Player, Spec, ringfort_player, seat_of_kings_player};
use game::Tokens;
use ringforts::{Line, Move};
use seat_of_kings::{Decision, View};

use crate::answer::Answer;
use crate::args::BestmoveArgs;
use crate::clock::ELAPSED;
use crate::search_limits;
use crate::search_root::{self, SearchRoot, no_move};

pub(crate) fn run(args: &BestmoveArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let token = match search_root::read(&args.position)? {
        SearchRoot::Ringforts(line) => {
            let mut player = of_ringforts(args)?;
            player.begin(args.seed);
            line.write_move(player.choose(&line)?)
        }
        SearchRoot::SeatOfKings(view) => {
            let mut player = of_seat_of_kings(args)?;
            player.begin(args.seed);
            player.choose(&view)?.to_string()
        }
        SearchRoot::Chance => return Ok(no_move("search-chance")),
        SearchRoot::Over => return Ok(no_move("search-over")),
    };
    writeln!(out, "{token}")?;
    Ok(Answer::Yes)
}

fn of_ringforts(args: &BestmoveArgs) -> anyhow::Result<Box<dyn Player<Line, Move>>> {
    Ok(match args.level {
        Some(level) => ringfort_player(&Spec::Level(level), ELAPSED)?,
        None => Box::new(search_limits::ringfort_player(&args.search)),
    })
}

fn of_seat_of_kings(args: &BestmoveArgs) -> anyhow::Result<Box<dyn Player<View, Decision>>> {
    Ok(match args.level {
        Some(level) => seat_of_kings_player(&Spec::Level(level), ELAPSED)?,
        None => Box::new(search_limits::seat_of_kings_player(&args.search)?),
    })
}
