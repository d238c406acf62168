//! The `tara` command: play, count, record and check the Tara games as text.

mod answer;
mod args;
mod charset;
mod clock;
mod errors;
#[cfg(all(unix, target_arch = "x86_64"))]
mod fast_path;
mod file_kind;
mod input;
mod lines;
mod locale;
mod localized;
mod matches;
mod page;
mod printed;
mod process_group;
mod pyramid;
mod usage_error;
mod words;

mod admin;
mod analyze;
mod apply;
mod arena;
mod balance;
mod bench;
mod bestmove;
mod completions;
mod convert;
mod deck;
mod engine;
mod engine_client;
mod man;
mod moves;
mod perft;
mod play;
mod players;
mod random;
mod replay;
mod rules;
mod score;
mod search_limits;
mod search_root;
mod serve;
mod show;
mod solve;
mod start;
mod table;
mod variants;
mod verify;
mod view;

use std::env;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::Parser;
use clap::error::ErrorKind;

use crate::answer::{Answer, is_closed_pipe};
use crate::args::{Args, Command};
use crate::charset::Printer;
use crate::words::words;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    #[cfg(all(unix, target_arch = "x86_64"))]
    fast_path::take();
    completions::answer_shell();
    words::choose_language(env::args_os());
    // Not locked: a thread that panics gives the terminal back by it.
    let mut out = Printer::new(BufWriter::new(io::stdout()));
    let answer = match Args::try_parse() {
        Ok(args) => {
            if args.command.is_for_programs() {
                out.print_bytes();
            }
            run(args.command, &mut out)
        }
        Err(error) => usage(&localized::again(error), &mut out),
    };
    let answer = answer.and_then(|answer| match out.flush().map_err(anyhow::Error::from) {
        // Nobody reads the rest, but "no" stays "no".
        Err(error) if is_closed_pipe(&error) => Ok(answer),
        flushed => flushed
            .with_context(|| words().get("output-standard"))
            .map(|()| answer),
    });
    // A player that still thinks may be another program.
    process_group::end_all();
    match answer {
        Ok(answer) => answer.exit_code(),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            answer::complain(&errors::line(&error, words()));
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut impl Write) -> anyhow::Result<Answer> {
    match command {
        Command::Variants(args) => variants::run(&args, out),
        Command::Start(args) => start::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Apply(args) => apply::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Score(args) => score::run(&args, out),
        Command::Random(args) => random::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::View(args) => view::run(&args, out),
        Command::Deck(args) => deck::run(&args, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Bestmove(args) => bestmove::run(&args, out),
        Command::Analyze(args) => analyze::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Balance(args) => balance::run(&args, out),
        Command::Engine(args) => engine::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Admin(args) => admin::run(&args, out),
        Command::Backup(args) => serve::backup(&args),
        Command::Restore(args) => serve::restore(&args),
        Command::Completions(args) => completions::run(&args, out),
        Command::Man(args) => man::run(&args, out),
    }
}

/// Answers a command line that runs no command: with help or the version, or with its error in one line.
fn usage(error: &clap::Error, out: &mut impl Write) -> anyhow::Result<Answer> {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let help = localized::help(error, words());
        write!(anstream::stderr(), "{}", charset::shown(&help))?;
        return Ok(Answer::Unreadable);
    }
    if error.use_stderr() {
        let is_about_text = matches!(
            error.kind(),
            ErrorKind::InvalidUtf8 | ErrorKind::InvalidValue | ErrorKind::InvalidSubcommand
        );
        let not_utf8 = input::argument_not_utf8(env::args_os().skip(1)).filter(|_| is_about_text);
        anyhow::bail!(not_utf8.unwrap_or_else(|| usage_error::one_line(error, words())));
    }
    page::write(&localized::help(error, words()), out)?;
    Ok(Answer::Yes)
}
