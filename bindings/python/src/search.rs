//! Searches, proofs and matches.
//!
//! Each runs without the lock of Python, and ends early at a signal such as Ctrl-C; a match after the games that are being played.

use std::error::Error;
use std::fmt::Display;
use std::sync::LazyLock;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use ::game::{Game as _, Moves as _};
use bots::arena::{
    ArenaGame, BoxedPlayer, GameResult, Match, MatchPlan, MatchResults, Participant, PlayerPool,
};
use bots::statistics::Estimate;
use bots::{
    AnyPlayer, EndgameSolver, KingsSearchReport, KingsSearcher, Player, RingfortPlayer,
    SearchReport, SolveReport, Spec, ringfort_player, seat_of_kings_player,
};
use catalog::{AnyGame, Observation, PerftError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use pythonize::pythonize;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use ringforts::Line;
use search::{Clock, Limits, StopFlag, TimeLimit};
use serde::Serialize;

use crate::errors::{MAX_THREADS, in_range};
use crate::position::PositionArg;

/// Elapsed time.
const ELAPSED: Clock = Clock(elapsed);

/// The time of a search without limits, as of the command.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// The memory of the table of proofs, as of the command.
const SOLVER_BYTES: usize = 256 << 20;

/// The time between two looks for a signal.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// The plies of perft between two looks for a signal: some milliseconds.
const UNBROKEN_PLIES: u32 = 4;

/// The deepest perft; no tree of such a depth can be counted.
const MAX_DEPTH: u32 = 255;

/// The most games of a match.
const MAX_GAMES: u64 = 1_000_000_000;

/// The random plies with which the ringfort games of a match begin, as of the command.
const OPENING: u32 = 4;

type MatchError = Box<dyn Error + Send + Sync>;

fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Works on a thread of its own, without the lock of Python. A signal sets the flag, and is raised once the work has ended.
fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &StopFlag,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    thread::scope(|scope| {
        let (sender, mut done) = mpsc::channel();
        scope.spawn(move || sender.send(work()));
        loop {
            let waiting = &mut done;
            match py.detach(move || waiting.recv_timeout(LOOK_EVERY)) {
                Ok(result) => return Ok(result),
                Err(RecvTimeoutError::Timeout) => py.check_signals().inspect_err(|_| stop.set())?,
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("the work has ended without a result")
                }
            }
        }
    })
}

fn limits(nodes: Option<u64>, time_ms: Option<u64>) -> Limits {
    Limits {
        nodes,
        depth: None,
        time: time_ms.map(|millis| TimeLimit {
            duration: Duration::from_millis(millis),
            clock: ELAPSED,
        }),
    }
}

fn object(py: Python<'_>, report: &impl Serialize) -> PyResult<Py<PyAny>> {
    Ok(pythonize(py, report)?.unbind())
}

/// The number of sequences of `depth` moves from a ringfort position. Automatic events take no depth.
#[pyfunction]
pub(crate) fn perft(py: Python<'_>, position: PositionArg, depth: u32) -> PyResult<u64> {
    in_range("depth", depth, 0..=MAX_DEPTH)?;
    let (line, stop) = (position.ringforts()?, StopFlag::default());
    interruptible(py, &stop, || sequences(&line, depth, &stop))?.map_err(invalid)
}

/// Perft, which looks at the flag every few plies. Once it is set the number means nothing.
fn sequences(line: &Line, depth: u32, stop: &StopFlag) -> Result<u64, PerftError> {
    if depth <= UNBROKEN_PLIES {
        return AnyGame::from(line.clone()).perft(depth);
    }
    let moves = line.moves();
    let moves = moves.iter().take_while(|_| !stop.is_set());
    let after = |mv| {
        let mut next = line.clone();
        next.play(mv);
        sequences(&next, depth - 1, stop)
    };
    moves.map(after).sum()
}

/// The proved result of a ringfort position, as a dict: `proved`; `value`, the points of the side to move less those of the other
/// side under best play, or `bounds` of it if a limit came first; `pv`, best play; `nodes`.
#[pyfunction]
#[pyo3(signature = (position, *, time_ms = None, nodes = None))]
pub(crate) fn solve(
    py: Python<'_>,
    position: PositionArg,
    time_ms: Option<u64>,
    nodes: Option<u64>,
) -> PyResult<Py<PyAny>> {
    let (line, stop) = (position.ringforts()?, StopFlag::default());
    let limits = limits(nodes, time_ms);
    let solution = interruptible(py, &stop, || {
        let mut solver = EndgameSolver::new(line.position().variant(), SOLVER_BYTES);
        solver.solve(line.position(), limits, stop.clone())
    })?;
    object(py, &SolveReport::new(&line, &solution))
}

/// The move that a level (1 to 8) or a search chooses for the seat to move; without a limit, a search of one second.
///
/// `player` names any other player as in `arena`, such as "greedy". The same level, player or number of nodes and the same seed give
/// the same move. In Seat of Kings nodes are iterations, and the search sees what the seat sees.
#[pyfunction]
#[pyo3(signature = (position, *, level = None, player = None, nodes = None, time_ms = None, seed = 0))]
pub(crate) fn best_move(
    py: Python<'_>,
    position: PositionArg,
    level: Option<u8>,
    player: Option<&str>,
    nodes: Option<u64>,
    time_ms: Option<u64>,
    seed: u64,
) -> PyResult<String> {
    let (seen, stop) = (position.seen()?, StopFlag::default());
    let limits = match (nodes, time_ms) {
        (None, None) => Limits::time(DEFAULT_TIME, ELAPSED),
        _ => limits(nodes, time_ms),
    };
    let named = match (level, player, nodes.or(time_ms)) {
        (Some(level), None, None) => Some(format!("level:{level}")),
        (None, player, None) => player.map(String::from),
        (None, None, Some(_)) => None,
        _ => return Err(invalid("a level or player has its own limits")),
    };
    let mut player = match (named, &seen) {
        (Some(name), _) => {
            AnyPlayer::new(&spec(&name)?, seen.variant(), ELAPSED).map_err(invalid)?
        }
        (None, Observation::Ringforts(_)) => {
            AnyPlayer::Ringforts(Box::new(RingfortPlayer::new(limits)))
        }
        (None, Observation::SeatOfKings(_)) => {
            AnyPlayer::SeatOfKings(Box::new(KingsSearcher::new(limits)))
        }
    };
    player.set_stop(stop.clone());
    let chosen = interruptible(py, &stop, || {
        player.begin(seed);
        player.choose(&seen)
    })?;
    let action = chosen.map_err(invalid)?;
    Ok(action.to_string())
}

/// The result of a search, in one of two shapes.
#[derive(Serialize)]
#[serde(untagged)]
enum Report {
    Ringforts(SearchReport),
    SeatOfKings(KingsSearchReport),
}

/// The best moves of each position, found by a search of `nodes` nodes, as dicts. The results are the same on any number of threads.
///
/// Of a ringfort position: `depth`, `nodes`, `proved`, and `lines`, each with a `score` in points for the side to move and its
/// `moves`. Of Seat of Kings: `iterations`, and `lines`, each with the `share` of a win (0 to 1, `None` if it was not tried), its
/// `visits` and the decision in `moves`.
#[pyfunction]
#[pyo3(signature = (positions, *, nodes, threads = 1, lines = 1))]
pub(crate) fn analyze(
    py: Python<'_>,
    positions: Vec<PositionArg>,
    nodes: u64,
    threads: usize,
    lines: usize,
) -> PyResult<Py<PyAny>> {
    in_range("threads", threads, 1..=MAX_THREADS)?;
    let seen: Vec<_> = positions
        .into_iter()
        .enumerate()
        .map(|(index, position)| {
            position
                .seen()
                .map_err(|error| at_position(py, &error, index))
        })
        .collect::<PyResult<_>>()?;
    let stop = StopFlag::default();
    let one = |seen: &Observation| match seen {
        Observation::Ringforts(line) => {
            let mut player = RingfortPlayer::with_nodes(nodes);
            player.set_stop(stop.clone());
            Report::Ringforts(SearchReport::new(line, &player.analyze(line, lines)))
        }
        Observation::SeatOfKings(view) => {
            let mut player = KingsSearcher::new(Limits::nodes(nodes));
            player.set_stop(stop.clone());
            Report::SeatOfKings(KingsSearchReport::new(&player.search(view), lines))
        }
    };
    let reports = interruptible(py, &stop, || {
        on_threads(threads, || seen.par_iter().map(one).collect::<Vec<_>>())
    })??;
    object(py, &reports)
}

/// Plays a match of whole groups of games from a variant or a position, each group once for every way to seat the players, and
/// gives the results of `a` as a dict.
///
/// A player is `random`, `greedy`, `uct:PLAYOUTS`, `level:L`, `search:MS` or `search:nodes=N`. `opening` random moves come first, by
/// default 4 in ringfort games. `games`, `won`, `drawn` and `lost` are counts; `points` (the lead in a group), `share` (of a win in
/// a game), `elo` (`None` unless there are two sides) and `plies` are each a mean with the ends of its 95 % interval.
#[pyfunction]
#[pyo3(signature = (start, a, b, *, games = 100, seed = 0, opening = None, threads = 1))]
#[expect(clippy::too_many_arguments, reason = "Python gives them by name")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    start: PositionArg,
    a: &str,
    b: &str,
    games: u64,
    seed: u64,
    opening: Option<u32>,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    in_range("games", games, 1..=MAX_GAMES)?;
    in_range("threads", threads, 1..=MAX_THREADS)?;
    let specs = [spec(a)?, spec(b)?];
    let start = start.game()?;
    let usual = if start.variant().has_chance() {
        0
    } else {
        OPENING
    };
    let plan = MatchPlan {
        seed,
        opening: opening.unwrap_or(usual),
        sides: start.side_names().len() as u8,
    };
    let of = |who| match who {
        Participant::A => &specs[0],
        Participant::B => &specs[1],
    };
    let stop = StopFlag::default();
    let results = interruptible(py, &stop, || match &start {
        AnyGame::Ringforts(line) => {
            let make = |who| Ok(ringfort_player(of(who), ELAPSED)?);
            play_match(line, plan, games, threads, &make, &stop)
        }
        AnyGame::SeatOfKings(state) => {
            let make = |who| Ok(seat_of_kings_player(of(who), ELAPSED)?);
            play_match(&**state, plan, games, threads, &make, &stop)
        }
    })?;
    let results = results.map_err(invalid)?;
    let summary = results.summary();
    let summary = summary.ok_or_else(|| {
        PyValueError::new_err(format!("fewer games than sides: {games}, {}", plan.sides))
    })?;
    let interval = |Estimate { mean, low, high }| (mean, low, high);
    let [won, drawn, lost] = summary.games;
    let dict = PyDict::new(py);
    dict.set_item("games", won + drawn + lost)?;
    dict.set_item("won", won)?;
    dict.set_item("drawn", drawn)?;
    dict.set_item("lost", lost)?;
    dict.set_item("points", interval(summary.points))?;
    dict.set_item("share", interval(summary.share))?;
    dict.set_item("elo", summary.elo.map(interval))?;
    dict.set_item("plies", interval(summary.length))?;
    Ok(dict)
}

fn spec(text: &str) -> PyResult<Spec> {
    let spec: Spec = text
        .parse()
        .map_err(|error| PyValueError::new_err(format!("{text:?}: {error}")))?;
    match spec {
        Spec::Engine(_) => Err(PyValueError::new_err(
            "other programs play in `tara arena` alone",
        )),
        spec => Ok(spec),
    }
}

/// Plays whole groups of games, on several threads; the results are the same on any number of them.
fn play_match<G: ArenaGame + Sync>(
    start: &G,
    plan: MatchPlan,
    games: u64,
    threads: usize,
    make_player: &(dyn Fn(Participant) -> Result<BoxedPlayer<G>, MatchError> + Sync),
    stop: &StopFlag,
) -> Result<MatchResults, MatchError> {
    let arena = Match {
        start,
        plan,
        make_player,
        cpu_clock: ELAPSED,
    };
    let one = |pool: &mut PlayerPool<G>, number| {
        if stop.is_set() {
            return Err("interrupted".into());
        }
        let played = arena.play_game(pool, number)?;
        Ok(GameResult::new(&plan.game_plan(number), &played))
    };
    let played: Result<Vec<_>, MatchError> = on_threads(threads, || {
        let numbers = (0..plan.games(games)).into_par_iter();
        numbers.map_init(PlayerPool::default, one).collect()
    })?;
    let mut results = MatchResults::default();
    for result in played? {
        results.add(result);
    }
    Ok(results)
}

/// Runs parallel work on this many threads.
fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    Ok(pool.map_err(invalid)?.install(work))
}

/// The same exception, with the place of its position in the list.
fn at_position(py: Python<'_>, error: &PyErr, index: usize) -> PyErr {
    let note = format!("of position {index}");
    // An exception takes any note.
    let _ = error.value(py).call_method1("add_note", (note,));
    error.clone_ref(py)
}

/// The exception of an argument that does not fit.
fn invalid(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
