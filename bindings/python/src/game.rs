//! `tara.Game`: one game at a time.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use ::game::{Chance, Hidden, Seat};
use ::seat_of_kings::{Options, State, Step};
use ::view::{Perspective, RingfortsView};
use catalog::seat_of_kings::OptionsText;
use catalog::{AnyGame, AnyVariant, Ply};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyTuple};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rpds::ListSync;

use crate::errors::{bad_text, illegal, of_parse, of_play, of_read, of_token, sentence, title};
use crate::position::{deck, seat, to_move};
use crate::view::View;

/// A game: `Game("high-kings-1")` is its start. It changes as it is played; its hash follows its position.
///
/// `Game("seat-of-kings")` has `seats` ("blue" and "red"), `edition` ("en"), `max_rounds` (60), `regions`, and `deck`, the text of a
/// deck file.
#[pyclass(module = "tara", eq, from_py_object)]
#[derive(Clone)]
pub(crate) struct Game {
    position: AnyGame,
    /// The newest ply first, each with the position before it. Copies share it.
    past: ListSync<Past>,
    /// The numbers of a decision that is begun.
    begun: Vec<u16>,
    /// The text of the deck file; `None` for the deck that comes with Tara.
    deck: Option<Arc<str>>,
}

struct Past {
    position: AnyGame,
    ply: Ply,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.begun == other.begun
    }
}

impl Game {
    pub(crate) fn new(position: AnyGame, deck: Option<Arc<str>>) -> Self {
        let past = ListSync::new_sync();
        Self {
            position,
            past,
            begun: Vec::new(),
            deck,
        }
    }

    /// The game with a decision that is begun.
    pub(crate) fn with_begun(self, begun: Vec<u16>) -> Self {
        Self { begun, ..self }
    }

    pub(crate) fn has_begun(&self) -> bool {
        !self.begun.is_empty()
    }

    pub(crate) fn into_position(self) -> AnyGame {
        self.position
    }

    /// The state of a game of Seat of Kings.
    fn kings(&self) -> PyResult<&State> {
        self.position.as_kings().ok_or_else(|| {
            let variant = self.position.variant();
            PyValueError::new_err(format!("nothing of {variant} is hidden or drawn"))
        })
    }

    /// The token that an action ends, or its name if a decision goes on after it.
    pub(crate) fn token(&self, number: u16) -> PyResult<String> {
        let name = self.action_name(number)?;
        let numbers = [&*self.begun, &[number]].concat();
        let action = self.position.variant().numbered(&numbers);
        Ok(action.map_or(name, |action| action.to_string()))
    }

    /// The next action of a legal move.
    pub(crate) fn next_action(&self, token: &str) -> PyResult<u16> {
        if let Some((clause, places, message)) = self.explain(token)? {
            return Err(illegal(Some(clause), &places, &message, token));
        }
        let numbers = self.action_numbers(token)?;
        let mut numbers = numbers.strip_prefix(&*self.begun).into_iter().flatten();
        numbers
            .next()
            .copied()
            .ok_or_else(|| illegal(None, &[], "another move is begun", token))
    }

    fn remember(&mut self, before: AnyGame, ply: Ply) {
        let position = before;
        self.past.push_front_mut(Past { position, ply });
        self.begun.clear();
    }
}

/// The variant of this id.
pub(crate) fn variant(id: &str) -> PyResult<AnyVariant> {
    id.parse().map_err(|error| {
        let message = format!("{id:?}: {error}; tara.variants() lists them");
        bad_text("variant", 1, &message)
    })
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (variant, *, seats = None, edition = None, max_rounds = None, regions = None, deck = None))]
    pub(crate) fn start(
        variant: &str,
        seats: Option<Vec<String>>,
        edition: Option<String>,
        max_rounds: Option<u32>,
        regions: Option<Vec<String>>,
        deck: Option<&str>,
    ) -> PyResult<Self> {
        let known = self::variant(variant)?;
        let is_usual =
            seats.is_none() && edition.is_none() && max_rounds.is_none() && regions.is_none();
        if known.has_chance() {
            let text = OptionsText {
                edition,
                regions,
                deck: None,
                max_rounds,
            };
            let seats = seats.unwrap_or_else(|| vec!["blue".into(), "red".into()]);
            let options = text.of_new_game(&seats, &self::deck(deck)?);
            let options: Options = options.map_err(|error| of_parse(&error))?;
            Ok(Self::new(State::new(options).into(), deck.map(Arc::from)))
        } else if is_usual && deck.is_none() {
            Ok(Self::new(known.start(), None))
        } else {
            Err(PyValueError::new_err(format!("{variant} has no options")))
        }
    }

    /// Reads a position, settled, or takes the id of a variant for its start. `deck` is the text of a deck file.
    #[staticmethod]
    #[pyo3(signature = (text, *, deck = None))]
    pub(crate) fn from_text(text: &str, deck: Option<&str>) -> PyResult<Self> {
        let read = AnyGame::read_with_deck(text, &self::deck(deck)?);
        let game = read.map_err(|error| of_read(&error))?;
        if deck.is_some() && !game.variant().has_chance() {
            return Err(PyValueError::new_err(format!(
                "{} has no deck",
                game.variant()
            )));
        }
        Ok(Self::new(game, deck.map(Arc::from)))
    }

    /// The position as text; as JSON in Seat of Kings.
    pub(crate) fn to_text(&self) -> String {
        self.position.to_string()
    }

    /// The id of the variant.
    #[getter]
    fn variant(&self) -> &'static str {
        self.position.variant().name()
    }

    /// The names of the seats, in turn order.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.seat_names())
    }

    /// The names of the sides that win and lose, in their order.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.side_names())
    }

    /// The seat to move; `None` at chance and at the end.
    #[getter]
    fn seat(&self) -> Option<&'static str> {
        self.position.seat_name()
    }

    /// The phase, or in Seat of Kings the stage, as in the texts.
    #[getter]
    fn phase(&self) -> &'static str {
        match &self.position {
            AnyGame::Ringforts(line) => line.position().phase().name(),
            AnyGame::SeatOfKings(state) => state.public().stage().name(),
        }
    }

    /// True if the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// True if a chance event is next.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.is_chance_next()
    }

    /// The tokens of all that was played from the start or the text on.
    #[getter]
    fn history(&self) -> Vec<String> {
        let mut tokens: Vec<_> = self.past.iter().map(|past| past.ply.to_string()).collect();
        tokens.reverse();
        tokens
    }

    /// The legal moves as tokens, in byte order; empty at chance and at the end. Of a decision that is begun, those that go on with it.
    fn legal_moves(&self) -> Vec<String> {
        if self.begun.is_empty() {
            return self.position.legal_tokens();
        }
        let variant = self.position.variant();
        let actions = self.position.legal_actions().into_iter();
        let numbers = |&action: &_| variant.numbers(action).unwrap_or_default();
        actions
            .filter(|action| numbers(action).starts_with(&self.begun))
            .map(|action| action.to_string())
            .collect()
    }

    /// Plays a whole move or a chance event, whatever is begun. If it raises, the game is as before.
    fn play(&mut self, token: &str) -> PyResult<()> {
        let before = self.position.clone();
        let ply = self
            .position
            .parse_ply(token)
            .map_err(|error| of_token(&error))?;
        self.position
            .play_ply(ply.as_ref())
            .map_err(|error| of_play(&error, token))?;
        self.remember(before, ply);
        Ok(())
    }

    /// The number of action numbers of the variant, which start at 0.
    #[getter]
    fn num_actions(&self) -> usize {
        self.position.variant().number_count()
    }

    /// The name of the numbering, which changes with it.
    #[getter]
    fn numbering(&self) -> String {
        self.position.variant().numbering()
    }

    /// The numbers of a decision of Seat of Kings that is begun; empty in ringfort games.
    #[getter]
    fn begun<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.begun)
    }

    /// The legal action numbers, ascending, after those of a decision that is begun; empty at chance and at the end.
    fn legal_actions(&self) -> Vec<u16> {
        self.position.next_numbers(&self.begun)
    }

    /// The legal action numbers as a mask: `bool (num_actions,)`.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        py.import("numpy")?;
        let mut mask = vec![false; self.num_actions()];
        for number in self.legal_actions() {
            mask[usize::from(number)] = true;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The observation of a seat, that to move if none is named: `uint8`, in the shape of `VecEnv.planes_shape`. Where no seat is to move it
    /// is that of the first.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&str>,
    ) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
        py.import("numpy")?;
        let to_move = to_move(&self.position).unwrap_or(Seat::new(0));
        let seat = match seat {
            Some(name) => self::seat(&self.position, name)?,
            None => to_move,
        };
        let begun: &[u16] = if seat == to_move { &self.begun } else { &[] };
        let shape = self.position.variant().observation_shape();
        let mut values = vec![0; shape.iter().product()];
        self.position.observe(seat, begun, &mut values);
        PyArray1::from_vec(py, values).reshape(shape)
    }

    /// Plays a move by its number. In Seat of Kings a decision has up to three, and is played with its last. If it raises, the game is
    /// as before.
    pub(crate) fn play_action(&mut self, number: u16) -> PyResult<()> {
        let numbers = [&*self.begun, &[number]].concat();
        match self.position.variant().numbered(&numbers) {
            Some(action) => {
                let before = self.position.clone();
                let played = self.position.play(action);
                played.map_err(|error| of_play(&error, &action.to_string()))?;
                self.remember(before, action.into());
            }
            None if self.legal_actions().contains(&number) => self.begun = numbers,
            None => {
                let name = self.action_name(number)?;
                return Err(illegal(None, &[], "no legal move has this part now", &name));
            }
        }
        Ok(())
    }

    /// The action numbers of a move, one after the other: one, or in Seat of Kings up to three.
    fn action_numbers(&self, token: &str) -> PyResult<Vec<u16>> {
        let action = self.position.parse_action(token);
        let action = action.map_err(|error| of_token(&error))?;
        let numbers = self.position.variant().numbers(action);
        numbers.ok_or_else(|| {
            let variant = self.position.variant();
            PyValueError::new_err(format!("{token:?} is never legal in {variant}"))
        })
    }

    /// The token of an action number, or in Seat of Kings what it adds to one, such as `keep 17`.
    fn action_name(&self, number: u16) -> PyResult<String> {
        let variant = self.position.variant();
        let name = variant.number_name(number);
        name.ok_or_else(|| {
            let count = variant.number_count();
            PyValueError::new_err(format!(
                "{number} is no action of {variant}: it has {count}"
            ))
        })
    }

    /// Draws at chance, else plays a random move, and returns its token; `None` if the game is over.
    fn play_random(&mut self, rng_seed: u64) -> Option<String> {
        let before = self.position.clone();
        let ply = self
            .position
            .play_random(&mut Xoshiro256PlusPlus::seed_from_u64(rng_seed))?;
        let token = ply.to_string();
        self.remember(before, ply);
        Some(token)
    }

    /// Takes the last move or chance event back, or the last number of a decision that is begun, and returns its token or name.
    fn undo(&mut self) -> PyResult<String> {
        if let Some(number) = self.begun.pop() {
            return self.action_name(number);
        }
        let past = self
            .past
            .first()
            .ok_or_else(|| PyIndexError::new_err("nothing was played"))?;
        self.position = past.position.clone();
        let token = past.ply.to_string();
        self.past.drop_first_mut();
        Ok(token)
    }

    /// The clause that forbids a move, the places that it rests on, and a sentence; `None` if the move is legal.
    fn explain(&self, token: &str) -> PyResult<Option<(&'static str, Vec<String>, String)>> {
        let why = self
            .position
            .explain_text(token)
            .map_err(|error| of_token(&error))?;
        Ok(why.map(|why| (why.clause, why.places.clone(), sentence(&why))))
    }

    /// The points of each side as the board stands.
    fn score<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (side, points) in self.position.score().points {
            dict.set_item(side, points)?;
        }
        Ok(dict)
    }

    /// The measures of a ringfort board from which the points follow, each as the numbers of Red and Blue.
    fn measures<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, [red, blue]) in self.position.score().measures {
            dict.set_item(name, (red, blue))?;
        }
        Ok(dict)
    }

    /// The view of a seat of Seat of Kings.
    fn view(&self, seat: &str) -> PyResult<View> {
        let state = self.kings()?;
        let view = state.view(self::seat(&self.position, seat)?);
        Ok(View::new(view, self.deck.clone()))
    }

    /// A game that looks the same to the seat to move, its hidden cards dealt at random.
    fn guess(&self, seed: u64) -> PyResult<Self> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let guess = self.position.guess(to_move(&self.position)?, &mut rng);
        Ok(Self::new(guess, self.deck.clone()).with_begun(self.begun.clone()))
    }

    /// Every outcome of the chance event that is next, one after the other, with its probability. A shuffle has far too many to list.
    fn chance_outcomes(&self, py: Python<'_>) -> PyResult<ChanceOutcomes> {
        let state = self.kings()?;
        let event = state.chance_event();
        let event = event.ok_or_else(|| PyValueError::new_err("no chance event is next"))?;
        let (items, count) = (event.items().collect::<Vec<u8>>(), event.count());
        let ways = (0..count)
            .map(|drawn| (items.len() - drawn) as f64)
            .product::<f64>();
        let permutations = py
            .import("itertools")?
            .call_method1("permutations", (items, count))?;
        Ok(ChanceOutcomes {
            verb: if state.public().step() == Step::Lots {
                "lots"
            } else {
                "shuffle"
            },
            permutations: permutations.try_iter()?.unbind(),
            probability: 1.0 / ways,
        })
    }

    /// A copy that plays on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.to_text().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        match &self.position {
            AnyGame::Ringforts(_) => format!("tara.Game.from_text({:?})", self.to_text()),
            AnyGame::SeatOfKings(_) => {
                format!("<tara.Game of {}, {}>", self.variant(), self.phase())
            }
        }
    }

    fn _repr_svg_(&self) -> String {
        let title = title(self.position.variant());
        match &self.position {
            AnyGame::Ringforts(line) => draw::board(&RingfortsView::of(line.position()), &title),
            AnyGame::SeatOfKings(state) => draw::kings(Perspective::Everything(state), &title),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let first = self.past.iter().last();
        let start = first.map_or(&self.position, |past| &past.position);
        let begun = PyTuple::new(py, &self.begun)?;
        let state = (
            start.to_string(),
            self.history(),
            begun,
            self.deck.as_deref(),
        );
        (py.get_type::<Self>(), (self.variant(),), state).into_pyobject(py)
    }

    /// Becomes the game of a pickle: a start, and what was played.
    fn __setstate__(
        &mut self,
        state: (String, Vec<String>, Vec<u16>, Option<String>),
    ) -> PyResult<()> {
        let (start, played, begun, deck) = state;
        let mut game = Self::from_text(&start, deck.as_deref())?;
        played.iter().try_for_each(|token| game.play(token))?;
        begun
            .into_iter()
            .try_for_each(|number| game.play_action(number))?;
        *self = game;
        Ok(())
    }
}

/// The outcomes of a chance event, each with its probability.
#[pyclass(module = "tara")]
pub(crate) struct ChanceOutcomes {
    /// The first word of each.
    verb: &'static str,
    permutations: Py<PyIterator>,
    probability: f64,
}

#[pymethods]
impl ChanceOutcomes {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<(String, f64)>> {
        let Some(cards) = self.permutations.bind(py).clone().next().transpose()? else {
            return Ok(None);
        };
        let words = cards
            .extract::<Vec<u8>>()?
            .into_iter()
            .map(|card| format!(" {card}"));
        Ok(Some((
            words.fold(self.verb.into(), |token, word| token + &word),
            self.probability,
        )))
    }
}
