//! The help of the command line in the language of its user, from the messages of `args.ftl`.

mod notes;

use std::env;

use clap::builder::Styles;
use clap::{Arg, Command, CommandFactory};

use crate::args::Args;
use crate::words::{Language, Words, language, words};

/// The headings that `clap` sets, and the messages that say them.
const HEADINGS: [(&str, &str); 5] = [
    ("Usage", "args-usage"),
    ("Commands", "args-commands"),
    ("Arguments", "args-arguments"),
    ("Options", "args-options"),
    ("Seat of Kings", "args-seat-of-kings"),
];

/// The signs for more words in a line of usage, and the messages that say them.
const PLACEHOLDERS: [(&str, &str); 2] = [
    ("[OPTIONS]", "args-usage-options"),
    ("<COMMAND>", "args-usage-command"),
];

/// The same help or error again, in the language of the user: the command line is read once more, with translated definitions.
/// One that is in order never needs them.
pub(crate) fn again(error: clap::Error) -> clap::Error {
    if language() == Language::English {
        return error;
    }
    let read = command(words()).try_get_matches_from(env::args_os());
    read.err().unwrap_or(error)
}

/// The text of a help, with its styles.
pub(crate) fn help(error: &clap::Error, words: &Words) -> String {
    with_headings(&error.render().ansi().to_string(), words)
}

/// A rendered help with the headings of a language.
fn with_headings(help: &str, words: &Words) -> String {
    // `clap` has no setting for most of them. Its styles tell a heading from other text.
    let styles = Styles::default();
    let style = styles.get_header();
    let mut help = help.to_owned();
    for (english, name) in HEADINGS {
        let heading = |text: &str| format!("{style}{text}:{style:#}");
        help = help.replace(&heading(english), &heading(&words.get(name)));
    }
    for (english, name) in PLACEHOLDERS {
        help = help.replace(english, &words.get(name));
    }
    help
}

/// The command line, with its texts from the messages.
fn command(words: &Words) -> Command {
    let mut root = Args::command();
    // This adds `--help`, `--version` and the options that commands inherit.
    root.build();
    translated(root, &[], words)
}

/// A command and all below it, with their texts. `path` has its words after `tara`.
fn translated(command: Command, path: &[&str], words: &Words) -> Command {
    let name = command_name(path);
    let command = match words.attribute(&name, "long") {
        Some(long) => command.long_about(long),
        None => command,
    };
    let command = command.about(words.get(&name));
    let command = command.mut_args(|arg| translated_arg(arg, path, words));
    command.mut_subcommands(|below| {
        let word = below.get_name().to_owned();
        translated(below, &[path, &[&word]].concat(), words)
    })
}

/// An argument with its texts, and with the notes that `clap` would append in English.
fn translated_arg(arg: Arg, path: &[&str], words: &Words) -> Arg {
    let name = arg_name(&arg, path, words);
    let [help, long] = if arg.get_long_help().is_some() {
        ["more", "less"].map(|attribute| words.attribute(&name, attribute).unwrap_or_default())
    } else {
        [words.get(&name), words.get(&name)]
    };
    if !arg.get_action().takes_values() {
        return arg.help(help).long_help(long);
    }
    let mut noted = notes::of(&arg, words);
    let help = [vec![help], noted.clone()].concat().join(" ");
    let described = notes::described_values(&arg, &name, words);
    if !described.is_empty() {
        // The last note would list them again.
        noted.pop();
    }
    let mut long = vec![long, described, noted.join("\n")];
    long.retain(|part| !part.is_empty());
    let value_names = arg.get_value_names().unwrap_or_default().iter();
    let value_names = value_names.map(|value| words.get(&value_name(value)));
    // `clap` takes names of values only if they last as long as the program.
    let value_names: Vec<&'static str> = value_names.map(|name| &*name.leak()).collect();
    arg.value_names(value_names)
        .help(help)
        .long_help(long.join("\n\n"))
        .hide_env(true)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// The message of a command, by its words after `tara`.
fn command_name(path: &[&str]) -> String {
    [&["command"], path].concat().join("-")
}

/// The message of an argument: that of its command, else of one above it, else the one that commands share.
fn arg_name(arg: &Arg, path: &[&str], words: &Words) -> String {
    let own = arg.get_long().unwrap_or(arg.get_id().as_str());
    let name = |path: &[&str]| [&["arg"], path, &[own]].concat().join("-");
    let names = (1..=path.len()).rev().map(|length| name(&path[..length]));
    let found = { names }.find(|name| words.has(name));
    found.unwrap_or_else(|| name(&[]))
}

/// The message of the name of a value, such as `value-seat-who` for `SEAT=WHO`.
fn value_name(value: &str) -> String {
    format!("value-{}", value.to_lowercase().replace('=', "-"))
}

#[cfg(test)]
mod tests;
