//! `tara bestmove`: one move.

use std::io::Write;

use bots::{AnyPlayer, Player};
use catalog::Observation;

use crate::answer::Answer;
use crate::args::BestmoveArgs;
use crate::search_limits;
use crate::search_root::{self, SearchRoot, no_move};

pub(crate) fn run(args: &BestmoveArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let seen = match search_root::read(&args.position)? {
        SearchRoot::Decision(seen) => seen,
        SearchRoot::Chance => return Ok(no_move("search-chance")),
        SearchRoot::Over => return Ok(no_move("search-over")),
    };
    let mut player = player(args, &seen)?;
    player.begin(args.seed);
    writeln!(out, "{}", player.choose(&seen)?)?;
    Ok(Answer::Yes)
}

fn player(args: &BestmoveArgs, seen: &Observation) -> anyhow::Result<AnyPlayer> {
    if let Some(level) = args.level {
        return Ok(AnyPlayer::level(level, seen.variant()).expect("arguments have levels 1 to 8"));
    }
    Ok(match seen {
        Observation::Ringforts(_) => {
            AnyPlayer::Ringforts(Box::new(search_limits::ringfort_player(&args.search)))
        }
        Observation::SeatOfKings(_) => {
            AnyPlayer::SeatOfKings(Box::new(search_limits::seat_of_kings_player(&args.search)?))
        }
    })
}
