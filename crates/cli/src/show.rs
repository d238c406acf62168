//! `tara show`: a position for people to look at.

pub(crate) mod kings;
mod picture;
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
    if let Some(picture) = picture::asked(args) {
        picture::write(&picture, &game, &words, out)?;
        return Ok(Answer::Yes);
    }
    let page = match &game {
        AnyGame::Ringforts(line) => ringforts::page(line.position(), &words),
        AnyGame::SeatOfKings(state) => kings::page(Shown::All(state), &words),
    };
    page::write(&page, out)?;
    Ok(Answer::Yes)
}
