//! The command line: help texts, completions and man pages come from here.

mod admin;
mod manual;
mod play;
mod playing;
mod serving;
mod values;

use std::ffi::OsString;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use catalog::AnyVariant;
use clap::{Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;

use crate::words::words;

pub(crate) use admin::{AdminArgs, AdminCommand, ReportCommand};
pub(crate) use manual::{Manual, Manuals};
pub(crate) use play::PlayArgs;
pub(crate) use playing::{
    AnalyzeArgs, ArenaArgs, BalanceArgs, BestmoveArgs, EngineArgs, MAX_MILLIS, MAX_NODES,
    MatchArgs, SearchArgs, SolveArgs,
};
pub(crate) use serving::{BackupArgs, LogForm, RestoreArgs, ServeArgs};

/// Play, study and host the Tara board games.
///
/// A POSITION is a position text in quotes, the id of a variant (its start position), @FILE to read one from a file,
/// or - to read standard input.
///
/// The exit code is 0 for yes, 1 for no (such as an illegal move, or a transcript that does not agree with the rules)
/// and 2 for anything that cannot be read or done.
#[derive(Debug, Parser)]
#[command(
    name = "tara",
    version = server::version(),
    disable_help_subcommand = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Language of messages: en, de or it (default: TARA_LANG, else the system's language)
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Variants(VariantsArgs),
    Start(StartArgs),
    Moves(MovesArgs),
    Apply(ApplyArgs),
    Perft(PerftArgs),
    Score(ScoreArgs),
    Random(RandomArgs),
    Replay(ReplayArgs),
    Convert(ConvertArgs),
    Verify(VerifyArgs),
    Show(ShowArgs),
    View(ViewArgs),
    Deck(DeckArgs),
    Rules(RulesArgs),
    Play(PlayArgs),
    Bestmove(BestmoveArgs),
    Analyze(AnalyzeArgs),
    Arena(ArenaArgs),
    Balance(BalanceArgs),
    Engine(EngineArgs),
    Solve(SolveArgs),
    Bench(BenchArgs),
    Serve(Box<ServeArgs>),
    Admin(AdminArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

impl Command {
    /// Returns true if other programs read the output, so that it is the same on every terminal: positions, transcripts, game files,
    /// JSON, pictures, protocols.
    pub(crate) const fn is_for_programs(&self) -> bool {
        match self {
            Self::Variants(args) => args.json,
            Self::Show(args) => args.svg.is_some() || args.png.is_some(),
            Self::Deck(args) => match &args.command {
                DeckCommand::Check(_) => false,
                DeckCommand::Show(args) => args.svg.is_some(),
                DeckCommand::Print(_) => true,
            },
            Self::Rules(args) => args.sheet.is_some(),
            Self::Analyze(args) => args.json,
            Self::Arena(args) => args.shared.json,
            Self::Balance(args) => args.shared.json,
            Self::Solve(args) => args.json,
            Self::Bench(args) => args.json,
            Self::Admin(args) => args.json,
            Self::Start(_)
            | Self::Apply(_)
            | Self::Random(_)
            | Self::Convert(_)
            | Self::View(_)
            | Self::Engine(_)
            | Self::Completions(_) => true,
            _ => false,
        }
    }
}

/// List the ids of all variants
#[derive(Debug, clap::Args)]
pub(crate) struct VariantsArgs {
    /// Print a JSON list with the details of each variant
    #[arg(long)]
    pub(crate) json: bool,
}

/// Print the start position of a game
#[derive(Debug, clap::Args)]
pub(crate) struct StartArgs {
    /// The id of the variant
    #[arg(value_parser = values::variant())]
    pub(crate) variant: AnyVariant,
    #[command(flatten, next_help_heading = "Seat of Kings")]
    pub(crate) table: TableArgs,
}

/// A position, and the cards with which it is played.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    /// A position text in quotes, a variant id (its start position), @FILE, or - for standard input
    #[arg(add = values::positions())]
    pub(crate) position: OsString,
    /// Deck file for Seat of Kings; by default the deck that comes with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
}

/// List the legal moves, or explain why a move is not legal; prints "chance" if a chance event is next
#[derive(Debug, clap::Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Explain why this move is not legal: clause, hills or positions, and a sentence; prints nothing if it is legal
    #[arg(long, value_name = "TOKEN")]
    pub(crate) why: Option<String>,
}

/// Play moves and print the resulting position
#[derive(Debug, clap::Args)]
pub(crate) struct ApplyArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Moves in the order of play, one per argument, and draws where a chance event is next; without any, prints
    /// the position as tara reads it
    #[arg(value_name = "TOKEN")]
    pub(crate) tokens: Vec<String>,
}

/// Count the move sequences of a given length (perft), in games without chance
#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    /// A position text in quotes, a variant id (its start position), @FILE, or - for standard input
    #[arg(add = values::positions())]
    pub(crate) position: OsString,
    /// Length of the sequences, in moves
    #[arg(allow_negative_numbers = true, value_parser = whole_number(0..=u32::MAX))]
    pub(crate) depth: u32,
    /// Print the count for each first move, then the total
    #[arg(long)]
    pub(crate) divide: bool,
}

/// Print the current points and the counts behind them
#[derive(Debug, clap::Args)]
pub(crate) struct ScoreArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}

/// Play random games and print their transcripts
#[derive(Debug, clap::Args)]
pub(crate) struct RandomArgs {
    /// The id of the variant
    #[arg(value_parser = values::variant())]
    pub(crate) variant: AnyVariant,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    pub(crate) games: u64,
    /// Seed of the random numbers: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// Add the list of legal moves before each move
    #[arg(long)]
    pub(crate) legal: bool,
    #[command(flatten, next_help_heading = "Seat of Kings")]
    pub(crate) table: TableArgs,
    /// Choice of a decision at random; uniform by default
    #[arg(long, value_name = "POLICY")]
    pub(crate) policy: Option<PolicyArg>,
}

/// The options that players agree on before a game of Seat of Kings.
#[derive(Debug, PartialEq, Default, clap::Args)]
pub(crate) struct TableArgs {
    /// Seats in clockwise order, separated by commas: two to four of blue, red, white and yellow; all by default
    #[arg(long, value_name = "SEATS", value_delimiter = ',', add = values::colors())]
    pub(crate) seats: Option<Vec<String>>,
    /// The rulebook that the game follows: en or it; en by default
    #[arg(long, value_name = "NAME", add = values::editions())]
    pub(crate) edition: Option<String>,
    /// Regions, separated by commas; by default the first of connacht, ulster, leinster and munster
    #[arg(long, value_name = "REGIONS", value_delimiter = ',', add = values::regions())]
    pub(crate) regions: Option<Vec<String>>,
    /// A deck file; by default the deck that comes with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
    /// Round limit, after which the game is a draw; 60 by default
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(1..=u32::MAX))]
    pub(crate) max_rounds: Option<u32>,
}

/// A way to choose a decision at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PolicyArg {
    /// Every legal decision is equally likely.
    Uniform,
    /// Nine times in ten it builds or promotes, if it can.
    Eager,
}

/// Check transcripts move by move and field by field
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// A file of transcripts, one per line, or - for standard input
    pub(crate) file: PathBuf,
    /// Continue after the first difference
    #[arg(long)]
    pub(crate) all: bool,
    /// Deck file of the Seat of Kings games; by default the deck that comes with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
}

/// Convert a game file to transcripts, or transcripts to game files
#[derive(Debug, clap::Args)]
pub(crate) struct ConvertArgs {
    /// A game file, or a file of transcripts, one per line, or - for standard input
    pub(crate) file: PathBuf,
    /// Deck file of the Seat of Kings games; by default the deck that comes with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
}

/// Verify the draws of finished games against the table's commitments
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// A file that tara play saved, or the proof of a game (a JSON object), or - for standard input
    pub(crate) file: PathBuf,
}

/// Draw a position and describe it
#[derive(Debug, clap::Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Write the board as SVG to this file instead of printing text; - is standard output
    #[arg(long, value_name = "FILE", conflicts_with = "png")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the board as PNG to this file instead of printing text; - is standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// Width of the PNG in pixels
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "png", conflicts_with = "svg", allow_negative_numbers = true, value_parser = whole_number(16..=8192_u32))]
    pub(crate) size: u32,
}

/// Print a position as one seat may see it
#[derive(Debug, clap::Args)]
pub(crate) struct ViewArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// The seat whose view to print; everything hidden from it is left out
    #[arg(long, value_name = "SEAT", add = values::seats())]
    pub(crate) seat: String,
}

/// Check or show a deck of Seat of Kings
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct DeckArgs {
    #[command(subcommand)]
    pub(crate) command: DeckCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum DeckCommand {
    Check(DeckCheckArgs),
    Show(DeckShowArgs),
    Print(DeckPrintArgs),
}

/// Check a deck file and list all its faults
#[derive(Debug, clap::Args)]
pub(crate) struct DeckCheckArgs {
    /// A deck file, or - for standard input
    pub(crate) file: PathBuf,
}

/// Draw every card of a deck
#[derive(Debug, clap::Args)]
pub(crate) struct DeckShowArgs {
    /// A deck file, or - for standard input; by default the deck that comes with the program
    pub(crate) file: Option<PathBuf>,
    /// Write a printable sheet of cards as SVG to this file instead of printing text; - is standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

/// Write the cards of a deck in the size of playing cards, nine a page, to print and cut
#[derive(Debug, clap::Args)]
pub(crate) struct DeckPrintArgs {
    /// A deck file, or - for standard input; by default the deck that comes with the program
    pub(crate) file: Option<PathBuf>,
    /// Add a page of backs after each page, for printing on both sides
    #[arg(long)]
    pub(crate) backs: bool,
    #[command(flatten)]
    pub(crate) printed: PrintedArgs,
}

/// Read the rules: a variant, a section, or one clause with its ruling and source
#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The id of a variant, a section or a clause, such as SH3; without it, lists all variants and sections
    #[arg(value_name = "ID", add = values::rules())]
    pub(crate) about: Option<String>,
    /// Explain this game to somebody who does not know it, with boards
    #[arg(long, value_name = "GAME", value_parser = values::variant(), conflicts_with_all = ["about", "sheet"])]
    pub(crate) learn: Option<AnyVariant>,
    /// Write the player aid of this game, one page to print
    #[arg(long, value_name = "GAME", value_parser = values::variant(), conflicts_with = "about")]
    pub(crate) sheet: Option<AnyVariant>,
    /// Write its blank score sheet instead
    #[arg(long, requires = "sheet")]
    pub(crate) score: bool,
    #[command(flatten)]
    pub(crate) printed: PrintedArgs,
}

/// The paper and the file of pages to print.
#[derive(Debug, clap::Args)]
pub(crate) struct PrintedArgs {
    /// Size of the paper
    #[arg(long, value_name = "PAPER", value_enum, default_value_t = PaperArg::A4)]
    pub(crate) paper: PaperArg,
    /// Write pages to this file, as PDF if its name ends in .pdf, else as SVG, with -1, -2 and so on before the ending if there are several; - is standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,
}

/// A size of paper, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PaperArg {
    A4,
    Letter,
}

impl From<PaperArg> for draw::Paper {
    fn from(paper: PaperArg) -> Self {
        match paper {
            PaperArg::A4 => Self::A4,
            PaperArg::Letter => Self::Letter,
        }
    }
}

/// Measure the speed of random games, perft, search and solver
#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// Print one JSON object per line
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure this variant only
    #[arg(long, value_name = "ID", value_parser = values::variant())]
    pub(crate) variant: Option<AnyVariant>,
    /// Time of each measurement, in milliseconds
    #[arg(long, value_name = "N", default_value_t = 500, allow_negative_numbers = true, value_parser = whole_number(1..=600_000_u64))]
    pub(crate) millis: u64,
}

/// Print the completion script of a shell
#[derive(Debug, clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: Shell,
}

/// Print the man page
#[derive(Debug, clap::Args)]
pub(crate) struct ManArgs {
    /// Write the pages of tara and all its commands to this directory instead
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
}

/// Parses a number in a range. Negative numbers reach it so that its own message refuses them.
fn whole_number<T: FromStr + Display + PartialOrd + Clone>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let values = [
                ("least", range.start().to_string().into()),
                ("most", range.end().to_string().into()),
            ];
            words().say("input-number", &values)
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definitions_fit_each_other() {
        Args::command().debug_assert();
    }
}
