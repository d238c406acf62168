//! `tara man`: the man pages.

mod sections;

use std::fs;
use std::io::{self, Write};

use anyhow::Context;
use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::answer::Answer;
use crate::args::{Args, ManArgs, Manuals};
use crate::input::quoted;

/// The text in the middle of the foot of each page.
const MANUAL: &str = "The Tara board games";

pub(crate) fn run(args: &ManArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let root = root();
    match &args.out {
        None => write(&root, out)?,
        Some(directory) => {
            fs::create_dir_all(directory)
                .and_then(|()| {
                    all(&root).into_iter().try_for_each(|command| {
                        let mut page = Vec::new();
                        write(command, &mut page)?;
                        fs::write(directory.join(format!("{}.1", name(command))), page)
                    })
                })
                .with_context(|| quoted(directory))?;
        }
    }
    Ok(Answer::Yes)
}

/// All commands, each with its full name.
fn root() -> Command {
    let mut root = Args::command();
    root.build();
    root
}

/// A command and all below it.
fn all(command: &Command) -> Vec<&Command> {
    let below = command.get_subcommands().flat_map(all);
    [command].into_iter().chain(below).collect()
}

/// The name of its page, such as `tara-deck-show`.
fn name(command: &Command) -> &str {
    let name = command.get_display_name();
    name.unwrap_or_else(|| command.get_name())
}

/// The words of a command after `tara`.
fn path(command: &Command) -> &str {
    let words = command.get_bin_name().unwrap_or_default();
    words.split_once(' ').map_or("", |(_, path)| path)
}

/// Writes the page of a command: what its help says, and then what its manual says.
fn write(command: &Command, out: &mut dyn Write) -> io::Result<()> {
    let source = format!("tara {}", env!("CARGO_PKG_VERSION"));
    let page = Man::new(command.clone()).source(source).manual(MANUAL);
    page.render_title(out)?;
    page.render_name_section(out)?;
    sections::synopsis(command).to_writer(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    if command.has_subcommands() {
        page.render_subcommands_section(out)?;
    }
    if path(command) == "play" {
        sections::words().to_writer(out)?;
    }
    let manuals = Manuals::new();
    if let Some(manual) = manuals.of(path(command)) {
        sections::of_manual(manual, &manuals, command).to_writer(out)?;
    }
    Ok(())
}

/// The page of a command, by its words after `tara`.
#[cfg(test)]
pub(crate) fn page(words: &str) -> String {
    let root = root();
    let commands = all(&root).into_iter();
    let mut pages = commands.filter(|command| path(command) == words);
    let mut page = Vec::new();
    write(pages.next().expect("there is such a command"), &mut page).expect("memory");
    String::from_utf8(page).expect("text")
}
