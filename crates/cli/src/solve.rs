//! `tara solve`: the proved result of a ringfort position.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use bots::{EndgameSolver, Solution, SolveReport};
use ringforts::{Position, Variant};
use search::{Limits, StopFlag, TimeLimit};
use seat_of_kings::Deck;

use crate::answer::Answer;
use crate::args::SolveArgs;
use crate::clock::ELAPSED;
use crate::input;
use crate::words::words;

/// The interval at which a long solve writes its store.
const WRITE_EVERY: Duration = Duration::from_secs(300);

pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = input::game(&args.position, &Deck::reconstructed())?;
    let line = game.as_ringforts();
    let line = line.with_context(|| words().get("solve-hidden"))?;
    let position = *line.position();
    let mut solver = open_solver(args, position.variant())?;
    let solution = solve(args, &mut solver, &position)?;
    let report = SolveReport::new(line, &solution);
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        write(&report, out)?
    }
    if report.proved {
        Ok(Answer::Yes)
    } else {
        Ok(Answer::No)
    }
}

/// Opens a solver with the store of the arguments; a new one if there is no store yet.
fn open_solver(args: &SolveArgs, variant: Variant) -> anyhow::Result<EndgameSolver> {
    let bytes = args.table_mb << 20;
    let Some(path) = &args.store else {
        return Ok(EndgameSolver::new(variant, bytes));
    };
    match File::open(path) {
        Ok(file) => EndgameSolver::load(variant, bytes, BufReader::with_capacity(1 << 16, file))
            .with_context(|| input::quoted(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(EndgameSolver::new(variant, bytes)),
        Err(error) => Err(error).with_context(|| input::quoted(path)),
    }
}

/// Solves until the value is proved or a limit is reached, writing the store every [`WRITE_EVERY`].
fn solve(
    args: &SolveArgs,
    solver: &mut EndgameSolver,
    position: &Position,
) -> anyhow::Result<Solution> {
    let begin = Instant::now();
    let mut nodes = 0;
    loop {
        let limits = limits(args, nodes, begin.elapsed());
        let mut solution = solver.solve(position, limits, StopFlag::default());
        nodes += solution.nodes;
        if let Some(path) = &args.store {
            save(solver, path).with_context(|| write_error(path))?;
        }
        let is_over = args.nodes.is_some_and(|most| nodes >= most)
            || args
                .time
                .is_some_and(|most| begin.elapsed() >= Duration::from_millis(most));
        if solution.bounds.value().is_some() || is_over {
            solution.nodes = nodes;
            return Ok(solution);
        }
    }
}

/// The remaining limits, cut to the time until the store is written again.
fn limits(args: &SolveArgs, nodes: u64, elapsed: Duration) -> Limits {
    let left = args
        .time
        .map(|most| Duration::from_millis(most).saturating_sub(elapsed));
    let until_write = args.store.is_some().then_some(WRITE_EVERY);
    Limits {
        nodes: args.nodes.map(|most| most.saturating_sub(nodes)),
        depth: None,
        time: left
            .into_iter()
            .chain(until_write)
            .min()
            .map(|duration| TimeLimit {
                duration,
                clock: ELAPSED,
            }),
    }
}

/// Writes a store beside the old one and renames it, so that a crash cannot leave half a store.
fn save(solver: &EndgameSolver, path: &Path) -> anyhow::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let file = File::create(&beside)?;
    let mut out = BufWriter::with_capacity(1 << 16, file);
    solver.save(&mut out)?;
    out.into_inner()
        .map_err(std::io::IntoInnerError::into_error)?
        .sync_all()?;
    Ok(fs::rename(&beside, path)?)
}

fn write_error(path: &Path) -> String {
    format!(
        "{}: {}",
        input::quoted(path),
        words().get("solve-store-unwritten")
    )
}

fn write(report: &SolveReport, out: &mut impl Write) -> anyhow::Result<()> {
    match (report.value, report.bounds) {
        (Some(value), _) => {
            writeln!(out, "value {value}")?;
            let words = ["pv"]
                .into_iter()
                .chain(report.pv.iter().map(String::as_str));
            writeln!(out, "{}", words.collect::<Vec<_>>().join(" "))?;
        }
        (None, Some([lower, upper])) => writeln!(out, "stopped\nbounds {lower} {upper}")?,
        (None, None) => {}
    }
    Ok(writeln!(out, "nodes {}", report.nodes)?)
}
