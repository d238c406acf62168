//! `tara show`: draws a position.

pub(crate) mod kings;
pub(crate) mod picture;
pub(crate) mod ringforts;

use std::io::Write;

use ::ringforts::Position;
use catalog::{AnyGame, Observation};
use view::{Perspective, RingfortsView};

use crate::answer::Answer;
use crate::args::ShowArgs;
use crate::input::{self, PositionInput};
use crate::page;
use crate::words::{Words, words};

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let (known, words) = (input::position_or_view(&args.position)?, words());
    let scene = match &known {
        PositionInput::Game(game) => Scene::everything(game),
        PositionInput::View(view) => Scene::Kings(Perspective::Seat(view)),
    };
    match picture::asked(args) {
        Some(picture) => picture.write(scene.drawing(words), out)?,
        None => page::write(&scene.page(None, words), out)?,
    }
    Ok(Answer::Yes)
}

/// A moment of a game, with what its reader may see.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Scene<'a> {
    /// Nothing of a ringfort game is hidden.
    Ringforts(&'a Position),
    Kings(Perspective<'a>),
}

impl<'a> Scene<'a> {
    /// A game with all hidden cards.
    pub(crate) fn everything(game: &'a AnyGame) -> Self {
        Self::new(game, Perspective::Everything)
    }

    /// A game as everybody may see it. Rule: SKO4
    pub(crate) fn public(game: &'a AnyGame) -> Self {
        Self::new(game, Perspective::Watcher)
    }

    fn new(game: &'a AnyGame, of_kings: fn(&'a seat_of_kings::State) -> Perspective<'a>) -> Self {
        match game {
            AnyGame::Ringforts(line) => Self::Ringforts(line.position()),
            AnyGame::SeatOfKings(state) => Self::Kings(of_kings(state)),
        }
    }

    /// A game as one seat sees it. Rule: SKO4
    pub(crate) fn seen(seen: &'a Observation) -> Self {
        match seen {
            Observation::Ringforts(line) => Self::Ringforts(line.position()),
            Observation::SeatOfKings(view) => Self::Kings(Perspective::Seat(view)),
        }
    }

    /// The page in text; with a result, of a game that ended here without being played out.
    pub(crate) fn page(self, result: Option<&str>, words: &Words) -> String {
        match self {
            Self::Ringforts(position) => ringforts::page(position, result, words),
            Self::Kings(perspective) => kings::page(perspective, result, words),
        }
    }

    /// The page of Seat of Kings in two halves, the upper one `width` characters wide; `None` for a ringfort game.
    pub(crate) fn halves(
        self,
        result: Option<&str>,
        words: &Words,
        width: usize,
    ) -> Option<kings::Halves> {
        match self {
            Self::Ringforts(_) => None,
            Self::Kings(perspective) => Some(kings::halves(perspective, result, words, width)),
        }
    }

    /// The drawing, as SVG.
    fn drawing(self, words: &Words) -> String {
        match self {
            Self::Ringforts(position) => {
                let view = RingfortsView::of(position);
                draw::board(&view, &ringforts::caption(&view, words))
            }
            Self::Kings(perspective) => {
                draw::kings(perspective, &kings::caption(perspective, words))
            }
        }
    }
}
