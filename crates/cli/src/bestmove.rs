//! `tara bestmove`: one move.

use std::io::Write;

use anyhow::bail;
use bots::Player;
use catalog::AnyGame;
use game::Tokens;

use crate::answer::{Answer, complain};
use crate::args::BestmoveArgs;
use crate::words::Words;
use crate::{input, search_limits};

pub(crate) fn run(args: &BestmoveArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::position(&args.position)?;
    if game.is_over() {
        complain(&Words::new().get("search-over"));
        return Ok(Answer::No);
    }
    let token = match game {
        AnyGame::Ringforts(line) => {
            let mut player = search_limits::ringfort_player(&args.search);
            player.begin(args.seed);
            line.write_move(player.choose(&line)?)
        }
        AnyGame::SeatOfKings(_) => bail!(Words::new().get("search-no-kings")),
    };
    writeln!(out, "{token}")?;
    Ok(Answer::Yes)
}
