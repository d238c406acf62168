//! `tara show`: draws a position.

pub(crate) mod kings;
pub(crate) mod picture;
pub(crate) mod ringforts;

use std::io::Write;

use catalog::AnyGame;
use view::Perspective;

use crate::answer::Answer;
use crate::args::ShowArgs;
use crate::input::{self, PositionInput};
use crate::page;
use crate::words::Words;

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let (known, words) = (input::position_or_view(&args.position)?, Words::new());
    if let Some(picture) = picture::asked(args) {
        let drawing = match &known {
            PositionInput::Game(game) => picture::of_game(game, &words),
            PositionInput::View(view) => picture::of_view(view, &words),
        };
        picture.write(drawing, out)?;
        return Ok(Answer::Yes);
    }
    let page = match &known {
        PositionInput::Game(AnyGame::Ringforts(line)) => ringforts::page(line.position(), &words),
        PositionInput::Game(AnyGame::SeatOfKings(state)) => {
            kings::page(Perspective::Everything(state), &words)
        }
        PositionInput::View(view) => kings::page(Perspective::Seat(view), &words),
    };
    page::write(&page, out)?;
    Ok(Answer::Yes)
}
