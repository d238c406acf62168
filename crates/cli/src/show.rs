//! `tara show`: a position for people to look at.

mod board;
mod notes;

use std::io::Write;

use catalog::AnyGame;

use crate::answer::Answer;
use crate::args::ShowArgs;
use crate::words::Words;
use crate::{input, page};

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let AnyGame::Ringforts(line) = input::position(&args.position)?;
    let (position, words) = (line.position(), Words::new());
    let page = [
        notes::title(position, &words),
        board::drawn(position),
        board::legend(position, &words),
        notes::table(position, &words),
        notes::notes(position, &words),
    ];
    page::write(&page.join("\n"), out)?;
    Ok(Answer::Yes)
}
