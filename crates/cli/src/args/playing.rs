//! The commands that play and search: their options and ranges.

use std::ffi::OsString;
use std::path::PathBuf;

use bots::Spec;
use bots::levels::LEVEL_COUNT;
use catalog::AnyVariant;

use super::{PositionArgs, TableArgs, values, whole_number};

/// The limits of a search; one second without any.
#[derive(Debug, clap::Args)]
pub(crate) struct SearchArgs {
    /// Maximum nodes; in Seat of Kings, maximum iterations
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(1..=MAX_NODES))]
    pub(crate) nodes: Option<u64>,
    /// Maximum depth in plies
    #[arg(long, value_name = "D", allow_negative_numbers = true, value_parser = whole_number(1..=search::MAX_DEPTH))]
    pub(crate) depth: Option<u32>,
    /// Maximum time in milliseconds
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = whole_number(1..=MAX_MILLIS))]
    pub(crate) time: Option<u64>,
    /// Number of search threads; with more than one, results differ from run to run
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole_number(1..=256_usize))]
    pub(crate) threads: usize,
    /// Size of the transposition table, in MiB; 64, or less where the nodes need less
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, value_parser = whole_number(1..=65_536_usize))]
    pub(crate) table: Option<usize>,
}

/// A day.
pub(crate) const MAX_MILLIS: u64 = 86_400_000;

/// More than a search can visit in days.
pub(crate) const MAX_NODES: u64 = 1_000_000_000_000;

/// Print the best move that a search finds; a position of Seat of Kings may be a view
#[derive(Debug, clap::Args)]
pub(crate) struct BestmoveArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    /// Play at a level from 1 to 8 instead of with limits
    #[arg(long, value_name = "L", allow_negative_numbers = true, value_parser = whole_number(1..=LEVEL_COUNT), conflicts_with_all = ["nodes", "depth", "time", "threads", "table"], add = values::levels())]
    pub(crate) level: Option<u8>,
    /// Seed that breaks ties: the same seed gives the same move, unless time is limited
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    pub(crate) seed: u64,
}

/// Evaluate a position: score in points for the side to move, depth, nodes, and principal variation
///
/// In Seat of Kings the position may be a view. A line then has the share of a win that the seat to decide can expect,
/// the number of iterations, how many of them began with this decision, and the decision.
#[derive(Debug, clap::Args)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    /// Number of best moves to print
    #[arg(long, value_name = "K", default_value_t = 1, allow_negative_numbers = true, value_parser = whole_number(1..=5000_usize))]
    pub(crate) lines: usize,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Play a match between two players and report which is stronger, with confidence intervals
///
/// Games come in pairs with the same opening and swapped seats. In Seat of Kings they come in groups with the same
/// shuffles: the first player takes each seat once, and the second takes all the others. A SPEC is random,
/// greedy, uct:PLAYOUTS, level:L, search:MS, search:nodes=N, or engine:COMMAND.
#[derive(Debug, clap::Args)]
pub(crate) struct ArenaArgs {
    /// The first player
    #[arg(long, value_name = "SPEC", value_parser = values::spec, add = values::specs())]
    pub(crate) a: Spec,
    /// The second player
    #[arg(long, value_name = "SPEC", value_parser = values::spec, add = values::specs())]
    pub(crate) b: Spec,
    /// Elo difference of the null hypothesis of the sequential test (SPRT)
    #[arg(long, value_name = "ELO", default_value_t = 0.0, allow_negative_numbers = true, value_parser = values::parsed::<f64>("args-number"))]
    pub(crate) elo0: f64,
    /// Elo difference of the alternative hypothesis of the sequential test (SPRT)
    #[arg(long, value_name = "ELO", default_value_t = 10.0, allow_negative_numbers = true, value_parser = values::parsed::<f64>("args-number"))]
    pub(crate) elo1: f64,
    /// End the match as soon as the test accepts a hypothesis
    #[arg(long)]
    pub(crate) until_decided: bool,
    #[command(flatten)]
    pub(crate) shared: MatchArgs,
}

/// Play one player against itself and report the value of moving first, game lengths, and legal moves per position
#[derive(Debug, clap::Args)]
pub(crate) struct BalanceArgs {
    /// The player, a SPEC as for tara arena
    #[arg(long, value_name = "SPEC", value_parser = values::spec, add = values::specs())]
    pub(crate) player: Spec,
    #[command(flatten)]
    pub(crate) shared: MatchArgs,
}

/// Run a player as an engine for another program, using the engine protocol on standard input and output
#[derive(Debug, clap::Args)]
pub(crate) struct EngineArgs {
    /// The player, a SPEC as for tara arena
    #[arg(long, value_name = "SPEC", default_value = "search:1000", value_parser = values::spec, add = values::specs())]
    pub(crate) player: Spec,
}

/// The options of every match.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    /// The id of the variant
    #[arg(value_parser = values::variant())]
    pub(crate) variant: AnyVariant,
    /// Number of games, rounded up to whole groups
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole_number(1..=1_000_000_000_u64))]
    pub(crate) games: u64,
    /// Seed of the random numbers: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// Number of random plies at the start; by default 4 for ringfort games in arena, else none
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = whole_number(0..=1000_u32))]
    pub(crate) opening: Option<u32>,
    /// Number of games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole_number(1..=1024_u16))]
    pub(crate) threads: u16,
    /// Write each finished game to this file, and continue the match if the file already has a part of it
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Maximum seconds for each answer of an external engine
    #[arg(long, value_name = "SECONDS", default_value_t = 60, allow_negative_numbers = true, value_parser = whole_number(1..=86_400_u64))]
    pub(crate) patience: u64,
    #[command(flatten, next_help_heading = "Seat of Kings")]
    pub(crate) table: TableArgs,
}

/// Prove the result of a ringfort position: points of the side to move minus those of the other, and best play
///
/// If a limit is reached first, it prints the bounds proved so far, two numbers between which the points lie, and the
/// exit code is 1.
#[derive(Debug, clap::Args)]
pub(crate) struct SolveArgs {
    /// A position text in quotes, a variant id (its start position), @FILE, or - for standard input
    #[arg(add = values::positions())]
    pub(crate) position: OsString,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Start from the proofs in this file and save new ones there, at the end and every five minutes
    #[arg(long, value_name = "FILE")]
    pub(crate) store: Option<PathBuf>,
    /// Maximum nodes
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(1..=MAX_NODES))]
    pub(crate) nodes: Option<u64>,
    /// Maximum time in milliseconds
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = whole_number(1..=MAX_MILLIS))]
    pub(crate) time: Option<u64>,
    /// Size of the proof table, in MiB
    #[arg(long, value_name = "N", default_value_t = 256, allow_negative_numbers = true, value_parser = whole_number(1..=1_048_576_usize))]
    pub(crate) table_mb: usize,
}
