//! `tara bench`: the speed of random games, perft, searches and exact endgames, and the signatures of the searches.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use bots::{EndgameSolver, seat_of_kings_signature, signature};
use catalog::{AnyGame, AnyVariant};
use game::{Game, chance_playout, perft, perft_bulk, playout, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Move, Moves, Position, VariantTask};
use search::{Limits, StopFlag};
use seat_of_kings::State;
use serde::{Serialize, Serializer};

use crate::answer::Answer;
use crate::args::BenchArgs;

/// The depth of perft: most of the time is spent away from the start, in a fraction of a measurement.
const PERFT_DEPTH: u32 = 4;

/// The vacant hills of the position that the exact endgame solver proves.
const VACANT: usize = 16;

/// The limit of nodes of that proof, so that a short measurement stays short.
const SOLVE_NODES: u64 = 100_000;

/// One figure, as JSON and as a line.
#[derive(Serialize)]
struct Figure {
    bench: &'static str,
    variant: &'static str,
    #[serde(flatten)]
    value: Value,
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Value {
    PerSecond(u64),
    Bytes(usize),
    #[serde(serialize_with = "hexadecimal")]
    Signature(u64),
}

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let time = Duration::from_millis(args.millis);
    for variant in AnyVariant::all().filter(|&each| args.variant.is_none_or(|only| only == each)) {
        let mut write = |bench, value| {
            let figure = Figure {
                bench,
                variant: variant.name(),
                value,
            };
            write_figure(&figure, args, out)
        };
        match variant.start() {
            AnyGame::Ringforts(start) => ringforts(&start, time, &mut write)?,
            AnyGame::SeatOfKings(start) => seat_of_kings(&start, time, &mut write)?,
        }
    }
    Ok(Answer::Yes)
}

fn ringforts(
    start: &Line,
    time: Duration,
    write: &mut impl FnMut(&'static str, Value) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let leaves = |bulk| Value::PerSecond(start.clone().run_specialized(Leaves(time, bulk)));
    let playouts = start.clone().run_specialized(Playouts(time));
    write("playouts", Value::PerSecond(playouts))?;
    write("perft", leaves(Bulk::Played))?;
    write("perft_bulk", leaves(Bulk::Counted))?;
    let mut found = 0;
    let search = per_second(time, || {
        let (signature, nodes) = signature(start.position().variant());
        found = signature;
        nodes
    });
    write("search", Value::PerSecond(search))?;
    write("signature", Value::Signature(found))?;
    write("solve", Value::PerSecond(solve_nodes(start, time)))?;
    write("position_bytes", Value::Bytes(size_of::<Position>()))
}

/// Nodes a second of proving one position, each time with a new solver.
fn solve_nodes(start: &Line, time: Duration) -> u64 {
    const TABLE: usize = 1 << 24;
    let position = endgame(start);
    per_second(time, || {
        let mut solver = EndgameSolver::new(position.variant(), TABLE);
        let limits = Limits::nodes(SOLVE_NODES);
        black_box(solver.solve(&position, limits, StopFlag::default())).nodes
    })
}

/// The first position of random games with this number of vacant hills.
fn endgame(start: &Line) -> Position {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    loop {
        let mut line = start.clone();
        while let Some(mv) = random_move(&line, &mut rng) {
            if line.position().vacant().len() == VACANT {
                return *line.position();
            }
            line.play(mv);
        }
    }
}

/// Random games of four seats, the decisions in them, and the search.
fn seat_of_kings(
    start: &State,
    time: Duration,
    write: &mut impl FnMut(&'static str, Value) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = || u64::from(black_box(chance_playout(start.clone(), &mut rng)).1);
    let games = per_second(time, || decisions().min(1));
    write("playouts", Value::PerSecond(games))?;
    write("decisions", Value::PerSecond(per_second(time, decisions)))?;
    let mut found = 0;
    let iterations = per_second(time, || {
        let (signature, iterations) = seat_of_kings_signature();
        found = signature;
        iterations
    });
    write("search", Value::PerSecond(iterations))?;
    write("signature", Value::Signature(found))?;
    write("position_bytes", Value::Bytes(size_of::<State>()))
}

fn write_figure(figure: &Figure, args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if args.json {
        serde_json::to_writer(&mut *out, figure)?;
        writeln!(out)?;
    } else {
        let value = match figure.value {
            Value::PerSecond(number) => number.to_string(),
            Value::Bytes(number) => number.to_string(),
            Value::Signature(number) => format!("{number:016x}"),
        };
        writeln!(
            out,
            "{:<14} {:<22} {value:>16}",
            figure.bench, figure.variant
        )?;
    }
    Ok(out.flush()?)
}

/// Sixteen hexadecimal digits: not every JSON reader has whole numbers of 64 bits.
fn hexadecimal<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{number:016x}"))
}

/// Random games to the final score.
struct Playouts(Duration);

impl VariantTask for Playouts {
    type Output = u64;

    fn run<G: Game<Move = Move, Moves = Moves>>(self, start: G) -> u64 {
        const GAMES: u64 = 100;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        per_second(self.0, || {
            for _ in 0..GAMES {
                black_box(playout(start.clone(), &mut rng));
            }
            GAMES
        })
    }
}

/// Leaves of perft from the start, with or without bulk counting.
struct Leaves(Duration, Bulk);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bulk {
    Counted,
    Played,
}

impl VariantTask for Leaves {
    type Output = u64;

    fn run<G: Game<Move = Move, Moves = Moves>>(self, start: G) -> u64 {
        per_second(self.0, || match self.1 {
            Bulk::Counted => perft_bulk(black_box(&start), PERFT_DEPTH),
            Bulk::Played => perft(black_box(&start), PERFT_DEPTH),
        })
    }
}

/// Repeats a piece of work for about this long. Returns the amount done a second.
fn per_second(time: Duration, mut work: impl FnMut() -> u64) -> u64 {
    let begin = Instant::now();
    let mut done = 0;
    loop {
        done += work();
        let spent = begin.elapsed();
        if spent >= time {
            return (done as f64 / spent.as_secs_f64()) as u64;
        }
    }
}
