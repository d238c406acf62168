//! `tara show`: a position for people to look at.

pub(crate) mod kings;
pub(crate) mod ringforts;

use std::io::Write;

use catalog::AnyGame;

use self::kings::Shown;
use crate::answer::Answer;
use crate::args::ShowArgs;
use crate::words::Words;
use crate::{input, page};

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let (game, words) = (input::position(&args.position)?, Words::new());
    let page = match &game {
        AnyGame::Ringforts(line) => ringforts::page(line.position(), &words),
        AnyGame::SeatOfKings(state) => kings::page(Shown::All(state), &words),
    };
    page::write(&page, out)?;
    Ok(Answer::Yes)
}
