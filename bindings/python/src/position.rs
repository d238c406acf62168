//! Positions, seats and decks as arguments.

use std::sync::Arc;

use ::game::{Seat, Turn};
use ::seat_of_kings::Deck;
use catalog::{AnyGame, Observation, seat_of_kings};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use ringforts::Line;

use crate::errors::{of_deck, of_parse, of_read};
use crate::game::Game;
use crate::view::View;

/// A position as an argument.
pub(crate) enum PositionArg {
    Game(Game),
    View(View),
    Text(String),
}

impl<'py> FromPyObject<'_, 'py> for PositionArg {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(game) = given.extract() {
            Ok(Self::Game(game))
        } else if let Ok(view) = given.extract() {
            Ok(Self::View(view))
        } else if let Ok(text) = given.extract() {
            Ok(Self::Text(text))
        } else {
            let name = given.get_type().name()?;
            Err(PyTypeError::new_err(format!(
                "a position is a str, a tara.Game or a tara.View, not {name}"
            )))
        }
    }
}

impl PositionArg {
    /// The whole game; of a view an error.
    pub(crate) fn game(self) -> PyResult<AnyGame> {
        match self {
            Self::Game(game) => Ok(game.into_position()),
            Self::View(_) => Err(PyValueError::new_err("a view is no whole position")),
            Self::Text(text) => AnyGame::read(&text).map_err(|error| of_read(&error)),
        }
    }

    /// The ringfort game.
    pub(crate) fn ringforts(self) -> PyResult<Line> {
        match self.game()? {
            AnyGame::Ringforts(line) => Ok(line),
            AnyGame::SeatOfKings(_) => Err(PyValueError::new_err(
                "seat-of-kings has chance and hidden cards: this is for the ringfort games",
            )),
        }
    }

    /// The information of the seat to move.
    pub(crate) fn seen(self) -> PyResult<Observation> {
        let game = match self {
            Self::Game(game) if game.has_begun() => {
                return Err(PyValueError::new_err(
                    "a decision is begun: play it to its end, or undo it",
                ));
            }
            Self::View(view) => return view.observation(),
            Self::Text(text) if seat_of_kings::is_view(&text) => {
                let view = seat_of_kings::read_view(&text, &Deck::reconstructed());
                let view = view.map_err(|error| of_parse(&error))?;
                return View::new(view, None).observation();
            }
            known => known.game()?,
        };
        Ok(game.seen_by(to_move(&game)?))
    }
}

/// The seat to move.
pub(crate) fn to_move(game: &AnyGame) -> PyResult<Seat> {
    match game.turn() {
        Turn::Seat(seat) => Ok(seat),
        Turn::Chance => Err(PyValueError::new_err(
            "no seat is to move: a chance event is next",
        )),
        Turn::Over(_) => Err(PyValueError::new_err(
            "no seat is to move: the game is over",
        )),
    }
}

/// The seat of this name.
pub(crate) fn seat(game: &AnyGame, name: &str) -> PyResult<Seat> {
    let names = game.seat_names();
    let index = names.iter().position(|seat| *seat == name);
    let index = index.ok_or_else(|| {
        let names = names.join(", ");
        PyValueError::new_err(format!("no seat {name:?} at this table: {names}"))
    })?;
    Ok(Seat::new(index as u8))
}

/// The deck of a deck file; the deck that comes with Tara if there is none.
pub(crate) fn deck(file: Option<&str>) -> PyResult<Arc<Deck>> {
    let Some(file) = file else {
        return Ok(Deck::reconstructed());
    };
    let deck = Deck::read(file.as_bytes()).map_err(|faults| of_deck(&faults))?;
    Ok(Arc::new(deck))
}
