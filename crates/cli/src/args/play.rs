//! The options of `tara play`: who plays, how long, and where the game is kept.

use std::path::PathBuf;

use catalog::AnyVariant;

use super::{TableArgs, values, whole_number};

/// Play a game or a match in the terminal, with people beside you and with the computer
///
/// On a terminal it draws a board; otherwise, or with --plain, it reads a line for each decision. Everything that
/// happens is kept in a file at once, so that a game goes on with --resume whatever ended it.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The id of the variant
    #[arg(required_unless_present = "resume", value_parser = values::variant())]
    pub(crate) variant: Option<AnyVariant>,
    /// Player of a seat, once for each seat: human, or a player such as level:3, random, greedy, search:MS, uct:PLAYOUTS,
    /// engine:COMMAND; by default the first seat is yours, and level:3 takes the others
    #[arg(long = "seat", value_name = "SEAT=WHO", add = values::taken_seats())]
    pub(crate) taken: Vec<String>,
    /// Play a match, in which each seat starts a game, in place of a single game
    #[arg(long = "match")]
    pub(crate) is_match: bool,
    /// The clock of each seat: none, MINUTES+SECONDS such as 5+3, or DAYSd such as 2d for each decision
    #[arg(long, value_name = "CLOCK", default_value = "none")]
    pub(crate) clock: String,
    /// The seat that starts the first game of a ringfort match; by default it is drawn by lot
    #[arg(long, value_name = "SEAT", add = values::seats())]
    pub(crate) first: Option<String>,
    /// Let everything random follow from this number; by default it follows from numbers of the operating system
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Keep the game in this new file; by default in one of the folder tara/games of the data of the user
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the game that is kept in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "taken", "is_match", "clock", "first", "save", "seats", "edition", "regions", "deck", "max_rounds"])]
    pub(crate) resume: Option<PathBuf>,
    /// Read and write lines, on a terminal too
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten, next_help_heading = "Seat of Kings")]
    pub(crate) table: TableArgs,
}
