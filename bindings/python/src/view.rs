//! `tara.View`: what a seat sees of a game of Seat of Kings.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use ::game::Hidden;
use ::seat_of_kings::State;
use ::view::Perspective;
use catalog::seat_of_kings::{self, read_view};
use catalog::{AnyVariant, Observation};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::errors::{of_parse, title};
use crate::game::Game;
use crate::position::deck;

/// The view of a seat in Seat of Kings, also from its text. `deck` is the text of a deck file.
#[pyclass(module = "tara", frozen, eq, from_py_object)]
#[derive(Clone)]
pub(crate) struct View {
    view: ::seat_of_kings::View,
    /// The text of the deck file; `None` for the deck that comes with Tara.
    deck: Option<Arc<str>>,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
    }
}

impl View {
    pub(crate) const fn new(view: ::seat_of_kings::View, deck: Option<Arc<str>>) -> Self {
        Self { view, deck }
    }

    /// The information of the seat, if it is to move.
    pub(crate) fn observation(self) -> PyResult<Observation> {
        if self.view.public().decides() == Some(self.view.seat()) {
            Ok(Observation::SeatOfKings(Box::new(self.view)))
        } else {
            Err(PyValueError::new_err(
                "the seat of this view is not to move",
            ))
        }
    }
}

#[pymethods]
impl View {
    #[new]
    #[pyo3(signature = (text, deck = None))]
    fn from_text(text: &str, deck: Option<&str>) -> PyResult<Self> {
        let view = read_view(text, &self::deck(deck)?).map_err(|error| of_parse(&error))?;
        Ok(Self::new(view, deck.map(Arc::from)))
    }

    /// The view as text: a position in JSON with counts in place of hidden cards.
    fn to_text(&self) -> String {
        seat_of_kings::view(&self.view).to_string()
    }

    /// The id of the variant.
    #[getter]
    fn variant(&self) -> &'static str {
        AnyVariant::SeatOfKings.name()
    }

    /// The seat that sees it.
    #[getter]
    fn seat(&self) -> &'static str {
        let players = self.view.public().options().players;
        players.color(self.view.seat()).name()
    }

    /// The legal decisions of this seat as tokens, in byte order; empty if another seat or chance is next.
    fn legal_moves(&self) -> Vec<String> {
        let decisions = self.view.decisions().into_iter();
        let tokens = decisions.flat_map(|all| ::game::Moves::iter(&all).collect::<Vec<_>>());
        tokens.map(|decision| decision.to_string()).collect()
    }

    /// A game with this view, its hidden cards dealt at random.
    fn guess(&self, seed: u64) -> Game {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let state = <State as Hidden>::determinize(&self.view, &mut rng);
        Game::new(state.into(), self.deck.clone())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.to_text().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("<tara.View of {}>", self.seat())
    }

    fn _repr_svg_(&self) -> String {
        draw::kings(
            Perspective::Seat(&self.view),
            &title(AnyVariant::SeatOfKings),
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (self.to_text(), self.deck.as_deref());
        (py.get_type::<Self>(), arguments).into_pyobject(py)
    }
}
