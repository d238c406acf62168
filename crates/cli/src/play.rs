//! `tara play`: any game in the terminal, by people and by the computer.

mod agreement;
mod entropy;
pub(crate) mod journal;
mod opponents;

mod line_command;
mod player_task;
mod session;

mod announcements;
mod effects;
mod game_record;
mod log_sentences;
mod presenter;
mod replies;
mod seat_view;

mod input_lines;
mod line_client;
mod screen;

use std::io::{self, IsTerminal, Write};

use self::entropy::Entropy;
use self::journal::Journal;
use self::presenter::Presenter;
use self::session::Session;
use crate::answer::Answer;
use crate::args::PlayArgs;
use crate::errors;
use crate::words::words;

pub(crate) fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let words = words();
    let session = session(args)?;
    let presenter = Presenter::new(session, words);
    let is_at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if is_at_terminal && !args.plain {
        screen::run(presenter)
    } else {
        line_client::run(presenter, out)
    }
}

/// Opens a new table, or resumes one from a file.
fn session(args: &PlayArgs) -> anyhow::Result<Session> {
    let entropy = Entropy::new(args.seed);
    if let Some(file) = &args.resume {
        return Session::resume(file, entropy);
    }
    let variant = args.variant.expect("the command line asks for it");
    let agreed = agreement::from_args(variant, args)?;
    Session::open(agreed, entropy, || match &args.save {
        Some(file) => Journal::create(file),
        None => Journal::create(&journal::default_path(variant.name())?).map_err(unsaved),
    })
}

/// The error of a game that cannot be saved where nobody has named a file.
fn unsaved(error: anyhow::Error) -> anyhow::Error {
    let values = [("error", errors::line(&error, words()).into())];
    anyhow::Error::msg(words().say("play-unsaved", &values))
}
