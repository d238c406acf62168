//! Loads a server with tables of remote players, and reports latencies and costs.
//!
//! It starts a given `tara` on this machine with a database of its own, and stops it at the end. Nothing leaves the
//! machine.

mod bars;
mod decision;
mod kernel;
mod latencies;
mod opening;
mod pair;
mod processor;
mod rematches;
mod report;
mod run;
mod seat;
mod server;
mod siege;
mod solo;
mod stored;
mod temp_dir;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use clap::Parser;

/// Load a server on this machine, and report latencies and the cost of a move
#[derive(Debug, Parser)]
struct Args {
    /// The `tara` whose server is loaded
    #[arg(long, value_name = "FILE")]
    tara: PathBuf,
    /// Number of live tables
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    tables: usize,
    /// At how many of them two people play, each with a socket; 1 at least
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    playing: usize,
    /// Moves a second of all together, 1 to 100000; fewer are made where games end so fast that the law of offers delays rematches
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: u32,
    /// For how many seconds they are measured, 1 to 86400
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Number of stored tables with which a start is timed
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    stored: usize,
    /// True if memory that grows by more than a twentieth from the first third of the time to the last is a miss
    #[arg(long)]
    flat: bool,
    /// Attack the server instead, while two people play there; with a name, by the attacks alone that have it in theirs
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["tables", "playing", "rate", "seconds", "stored", "flat"])]
    siege: Option<String>,
}

/// The maximum growth of memory that counts as flat, as a fraction.
const FLAT: f64 = 0.05;

fn main() -> ExitCode {
    match loaded(&Args::parse()) {
        Ok(misses) if misses.is_empty() => {
            println!("nothing is missed");
            ExitCode::SUCCESS
        }
        Ok(misses) => {
            println!("missed: {}", misses.join(", "));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn loaded(args: &Args) -> Result<Vec<&'static str>> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    if let Some(name) = &args.siege {
        return runtime.block_on(siege::run(&args.tara, name));
    }
    ensure!(
        (1..=args.tables).contains(&args.playing),
        "--playing must be 1 to {}, the number of --tables",
        args.tables
    );
    let report = runtime.block_on(run::run(args))?;
    println!("{report}");
    let mut misses = report.misses(&bars::Bars::read()?);
    if args.flat && report.growth() > FLAT {
        misses.push("flat memory");
    }
    Ok(misses)
}
