//! The options of `tara play`: players, clocks, and where to save the game.

use std::path::PathBuf;

use catalog::AnyVariant;

use super::{TableArgs, values, whole_number};

/// Play a game or a match in the terminal, against the computer or with people at the same screen
///
/// On a terminal it draws a board. Otherwise, or with --plain, it reads one line for each decision. It saves every
/// event to a file at once, so --resume continues a game however it was interrupted.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The id of the variant
    #[arg(required_unless_present = "resume", value_parser = values::variant())]
    pub(crate) variant: Option<AnyVariant>,
    /// Player of a seat, once per seat: human, or a program such as level:3, random, greedy, search:MS, uct:PLAYOUTS or
    /// engine:COMMAND; by default you take the first seat and level:3 takes the others
    #[arg(long = "seat", value_name = "SEAT=WHO", add = values::taken_seats())]
    pub(crate) taken: Vec<String>,
    /// Play a match instead of a single game: each seat starts one game
    #[arg(long = "match")]
    pub(crate) is_match: bool,
    /// Clock of each seat: none, MINUTES+SECONDS such as 5+3, or DAYSd per decision, such as 2d
    #[arg(long, value_name = "CLOCK", default_value = "none")]
    pub(crate) clock: String,
    /// The seat that starts the first game of a ringfort match; random by default
    #[arg(long, value_name = "SEAT", add = values::seats())]
    pub(crate) first: Option<String>,
    /// Seed of everything random; by default the operating system supplies the random numbers
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Save the game to this new file; by default to one in tara/games in your data folder
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue the game saved in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "taken", "is_match", "clock", "first", "save", "seats", "edition", "regions", "deck", "max_rounds"])]
    pub(crate) resume: Option<PathBuf>,
    /// Read and write lines, even on a terminal
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten, next_help_heading = "Seat of Kings")]
    pub(crate) table: TableArgs,
}
