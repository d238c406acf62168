//! `tara.VecEnv`: many games at once, and arrays for learning.

use ::game::Seat;
use catalog::{AnyGame, AnyVariant};
use envs::{Arrays, Envs, Illegal, Plan, Reward};
use numpy::{
    Element, PyArray1, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice, PyTuple};

use crate::errors::{MAX_THREADS, illegal, in_game, in_range};
use crate::game::Game;

/// Of arrays, in bytes: so JAX takes the same memory.
const ALIGNMENT: usize = 64;

/// The most games.
const MAX_GAMES: usize = 1 << 20;

/// `n` games of one variant, or from the text of one position, which take a step together. The arrays are kept, and written in place by each step.
///
/// A finished game restarts at the next step, which ignores its action. `max_steps` cuts a game off after as many actions.
/// `reward` is "result" (1 for the winning side, -1 for the others, 0 for all if nobody wins) or "points". Seat of Kings has the options of
/// `Game`. One thread at a time calls it.
#[pyclass(module = "tara")]
pub(crate) struct VecEnv {
    /// `None` once it is closed.
    envs: Option<Envs>,
    start: AnyGame,
    variant: AnyVariant,
    count: usize,
    deck: Option<String>,
    /// The array of `sample`.
    sample: Kept<i64>,
    planes: Option<Kept<u8>>,
    mask: Kept<u8>,
    seat: Kept<i8>,
    reward: Kept<f32>,
    done: Kept<u8>,
    truncated: Kept<u8>,
}

/// An array that Rust writes, and the view of it that Python has, so that a new shape or type of that view changes nothing here.
struct Kept<T> {
    name: &'static str,
    array: Py<PyArrayDyn<T>>,
    /// The bytes of both, which Python reaches as `base`.
    bytes: Py<PyArray1<u8>>,
    /// Their address and number.
    memory: (usize, usize),
    seen: Py<PyAny>,
}

impl<T: Element> Kept<T> {
    /// An array of zeros, which Python may see as another type.
    fn new(
        py: Python<'_>,
        name: &'static str,
        shape: &[usize],
        seen_as: Option<&str>,
    ) -> PyResult<Self> {
        let size = shape.iter().product::<usize>() * size_of::<T>();
        let bytes = py
            .import("numpy")?
            .call_method1("zeros", (size + ALIGNMENT, "uint8"))?
            .cast_into::<PyArray1<u8>>()?;
        let start = bytes.data().align_offset(ALIGNMENT) as isize;
        let array = bytes
            .get_item(PySlice::new(py, start, start + size as isize, 1))?
            .call_method1("view", (T::get_dtype(py),))?
            .call_method1("reshape", (shape.to_vec(),))?;
        let seen = match seen_as {
            Some(dtype) => array.call_method1("view", (dtype,))?,
            None => array.call_method0("view")?,
        };
        let array = array.cast_into::<PyArrayDyn<T>>()?;
        Ok(Self {
            name,
            memory: (bytes.data().addr(), bytes.len()),
            bytes: bytes.unbind(),
            array: array.unbind(),
            seen: seen.unbind(),
        })
    }

    /// The array, to be written.
    fn lend<'py>(&self, py: Python<'py>) -> PyResult<Lent<'py, T>> {
        let bytes = self.bytes.bind(py);
        let is_whole = (bytes.data().addr(), bytes.len() * bytes.dtype().itemsize()) == self.memory;
        match self.array.bind(py).try_readwrite() {
            Ok(array) if is_whole => Ok(Lent {
                name: self.name,
                array,
            }),
            _ => Err(changed(self.name)),
        }
    }
}

/// An array that is being written.
struct Lent<'py, T: Element> {
    name: &'static str,
    array: PyReadwriteArrayDyn<'py, T>,
}

impl<T: Element> Lent<'_, T> {
    fn values(&mut self) -> PyResult<&mut [T]> {
        let name = self.name;
        self.array.as_slice_mut().map_err(|_| changed(name))
    }
}

fn changed(name: &str) -> PyErr {
    PyValueError::new_err(format!("the array `{name}` was changed: make a new VecEnv"))
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (
        variant, n, *, seed = 0, threads = 1, planes = true, reward = "result", max_steps = None, seats = None, edition = None,
        max_rounds = None, regions = None, deck = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "options by name")]
    fn new(
        py: Python<'_>,
        variant: &str,
        n: usize,
        seed: u64,
        threads: usize,
        planes: bool,
        reward: &str,
        max_steps: Option<u32>,
        seats: Option<Vec<String>>,
        edition: Option<String>,
        max_rounds: Option<u32>,
        regions: Option<Vec<String>>,
        deck: Option<String>,
    ) -> PyResult<Self> {
        let has_options =
            seats.is_some() || edition.is_some() || max_rounds.is_some() || regions.is_some();
        let game = match variant.find([' ', '{']) {
            Some(_) if !has_options => Game::from_text(variant, deck.as_deref())?,
            _ => Game::start(
                variant,
                seats,
                edition,
                max_rounds,
                regions,
                deck.as_deref(),
            )?,
        };
        in_range("n", n, 1..=MAX_GAMES)?;
        in_range("threads", threads, 1..=MAX_THREADS)?;
        in_range("max_steps", max_steps.unwrap_or(1), 1..=u32::MAX)?;
        let reward = match reward {
            "result" => Reward::Result,
            "points" => Reward::Points,
            _ => {
                let message = format!("reward is {reward:?}, not \"result\" or \"points\"");
                return Err(PyValueError::new_err(message));
            }
        };
        let plan = Plan {
            start: game.into_position(),
            count: n,
            threads,
            observes: planes,
            reward,
            max_steps,
        };
        let known = plan.start.variant();
        let envs = Envs::new(&plan).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let planes = if planes {
            let shape = [vec![n], known.observation_shape()].concat();
            Some(Kept::new(py, "planes", &shape, None)?)
        } else {
            None
        };
        let mut env = Self {
            start: plan.start,
            variant: known,
            count: n,
            deck,
            sample: Kept::new(py, "sample", &[n], None)?,
            planes,
            mask: Kept::new(py, "mask", &[n, known.number_count()], Some("bool"))?,
            seat: Kept::new(py, "seat", &[n], None)?,
            reward: Kept::new(py, "reward", &[n, envs.sides()], None)?,
            done: Kept::new(py, "done", &[n], Some("bool"))?,
            truncated: Kept::new(py, "truncated", &[n], Some("bool"))?,
            envs: Some(envs),
        };
        env.reset(py, Some(seed))?;
        Ok(env)
    }

    /// The id of the variant.
    #[getter]
    fn variant(&self) -> &'static str {
        self.variant.name()
    }

    /// The names of the seats, in turn order.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.start.seat_names())
    }

    /// The names of the sides that win and lose, in the order of rewards.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.start.side_names())
    }

    /// By seat: the number of its side. In doubles two seats are of one side.
    #[getter]
    fn seat_sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = 0..self.start.seat_names().len() as u8;
        let sides = seats.map(|seat| self.variant.side(Seat::new(seat)));
        PyTuple::new(py, sides.collect::<Vec<_>>())
    }

    /// The number of games.
    #[getter]
    fn n(&self) -> usize {
        self.count
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// The number of action numbers of the variant, which start at 0.
    #[getter]
    fn num_actions(&self) -> usize {
        self.variant.number_count()
    }

    /// The name of the numbering, which changes with it.
    #[getter]
    fn numbering(&self) -> String {
        self.variant.numbering()
    }

    /// The shape of the planes of one game.
    #[getter]
    fn planes_shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.variant.observation_shape())
    }

    /// By name: the slice of the first axis of the planes of one game.
    #[getter]
    fn planes_layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        layout(py, self.variant)
    }

    /// The observation of the seat to move: `uint8 (n, *planes_shape)`; `None` without planes.
    #[getter]
    fn planes(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.planes.as_ref().map(|kept| kept.seen.clone_ref(py))
    }

    /// The legal actions: `bool (n, num_actions)`; none of a game that is over.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.mask.seen.clone_ref(py)
    }

    /// The seat to move: `int8 (n,)`; -1 in a game that is over.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyAny> {
        self.seat.seen.clone_ref(py)
    }

    /// The reward of each side at the end of a game, 0 before: `float32 (n, sides)`.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyAny> {
        self.reward.seen.clone_ref(py)
    }

    /// True if the game is over or cut off, and restarts at the next step: `bool (n,)`.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyAny> {
        self.done.seen.clone_ref(py)
    }

    /// True if the game is cut off: `bool (n,)`.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyAny> {
        self.truncated.seen.clone_ref(py)
    }

    /// Restarts all games. Without a seed, draws and samples go on as they were.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with_arrays(py, |envs, arrays| {
            if let Some(seed) = seed {
                envs.seed(seed);
            }
            envs.reset(arrays);
        })
    }

    /// Plays an action in each game, and writes the arrays. An action that is not legal raises `IllegalMove` with the `index` of its
    /// game, and changes nothing.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        // A copy: another thread may write to them meanwhile.
        let numbers = self.numbers(actions)?;
        let played = self.with_arrays(py, |envs, arrays| envs.step(&numbers, arrays))?;
        played.map_err(|illegal| self.illegal(illegal))
    }

    /// A random legal action for each game, 0 for one that restarts: `int64 (n,)`, an array that is kept.
    #[pyo3(signature = (seed = None))]
    fn sample(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<Py<PyAny>> {
        let envs = self.envs.as_mut().ok_or_else(closed)?;
        let mut actions = self.sample.lend(py)?;
        let numbers = actions.values()?;
        py.detach(|| {
            if let Some(seed) = seed {
                envs.seed_samples(seed);
            }
            envs.sample(numbers);
        });
        Ok(self.sample.seen.clone_ref(py))
    }

    /// A copy of a game, without what was played before.
    fn game(&self, i: isize) -> PyResult<Game> {
        let envs = self.envs.as_ref().ok_or_else(closed)?;
        let index = usize::try_from(i).ok().filter(|&index| index < self.count);
        let index = index.ok_or_else(|| {
            PyIndexError::new_err(format!("no game {i}: they are 0 to {}", self.count - 1))
        })?;
        let (position, begun) = envs.game(index);
        Ok(Game::new(position, self.deck.as_deref().map(Into::into)).with_begun(begun))
    }

    /// The position of a game as text.
    fn text(&self, i: isize) -> PyResult<String> {
        Ok(self.game(i)?.to_text())
    }

    /// The token that an action ends in a game, or of a part of a decision of Seat of Kings what it adds to one.
    fn token(&self, i: isize, action: u16) -> PyResult<String> {
        self.game(i)?.token(action)
    }

    /// The action that plays a move in a game; of a decision of Seat of Kings in parts, the next one.
    fn action(&self, i: isize, token: &str) -> PyResult<u16> {
        self.game(i)?.next_action(token)
    }

    /// Lets the games go. The arrays stay as they are.
    fn close(&mut self) {
        self.envs = None;
    }

    fn __repr__(&self) -> String {
        format!(
            "<tara.VecEnv of {} games of {}>",
            self.count,
            self.variant.name()
        )
    }
}

impl VecEnv {
    /// Works on the arrays, without the lock of Python.
    fn with_arrays<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Envs, Arrays<'_>) -> T + Send,
    ) -> PyResult<T> {
        let envs = self.envs.as_mut().ok_or_else(closed)?;
        let planes = self.planes.as_ref();
        let mut planes = planes.map(|kept| kept.lend(py)).transpose()?;
        let (mut mask, mut seat) = (self.mask.lend(py)?, self.seat.lend(py)?);
        let (mut reward, mut done) = (self.reward.lend(py)?, self.done.lend(py)?);
        let mut truncated = self.truncated.lend(py)?;
        let arrays = Arrays {
            planes: match &mut planes {
                Some(planes) => planes.values()?,
                None => &mut [],
            },
            mask: mask.values()?,
            seat: seat.values()?,
            reward: reward.values()?,
            done: done.values()?,
            truncated: truncated.values()?,
        };
        Ok(py.detach(|| work(envs, arrays)))
    }

    /// The actions, of any type of integers.
    fn numbers(&self, actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
        let numpy = actions.py().import("numpy")?;
        let mut array = numpy.call_method1("asarray", (actions,))?;
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        if shape != [self.count] {
            let message = format!("actions have shape {shape:?}, not [{}]", self.count);
            return Err(PyValueError::new_err(message));
        }
        let dtype = array.getattr("dtype")?;
        let kind: char = dtype.getattr("kind")?.extract()?;
        if !matches!(kind, 'i' | 'u') {
            let message = format!("actions are integers, not {dtype}");
            return Err(PyTypeError::new_err(message));
        }
        if kind == 'u' {
            array = numpy.call_method1("minimum", (array, i64::MAX))?;
        }
        let array = numpy.call_method1("require", (array, "int64", "CA"))?;
        let array = array.cast_into::<PyArray1<i64>>()?;
        Ok(array.try_readonly()?.as_slice()?.to_vec())
    }

    /// The exception of an action that is not legal.
    fn illegal(&self, Illegal { index, action }: Illegal) -> PyErr {
        let known = u16::try_from(action)
            .ok()
            .filter(|&number| usize::from(number) < self.variant.number_count());
        let error = match known {
            Some(number) => self
                .game(index as isize)
                .and_then(|mut game| game.play_action(number))
                .err(),
            None => None,
        };
        let error = error.unwrap_or_else(|| {
            let message = format!("the actions are 0 to {}", self.variant.number_count() - 1);
            illegal(None, &[], &message, &action.to_string())
        });
        in_game(error, index)
    }
}

/// By name: the slice of the first axis of an observation.
fn layout(py: Python<'_>, variant: AnyVariant) -> PyResult<Bound<'_, PyDict>> {
    let layout = PyDict::new(py);
    let mut start = 0;
    for (name, count) in variant.observed() {
        let end = start + count as isize;
        layout.set_item(name, PySlice::new(py, start, end, 1))?;
        start = end;
    }
    Ok(layout)
}

fn closed() -> PyErr {
    PyValueError::new_err("the environment is closed")
}
