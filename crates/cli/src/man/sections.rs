//! The sections of a man page that `clap_mangen` does not have.

use clap::{Arg, ArgAction, Command};
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use super::{name, path};
use crate::args::{Manual, Manuals};
use crate::words::{Language, Words};

/// Exit code 2, of every command.
const UNREADABLE: &str =
    "Something could not be read or done; standard error names it and the place.";

/// From EXAMPLES to SEE ALSO; those that apply.
pub(super) fn of_manual(manual: &Manual, manuals: &Manuals, command: &Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["EXAMPLES"]);
    for (what, line) in &manual.examples {
        roff.control("PP", []).text([roman(what)]);
        literal(&mut roff, [bold(line)]);
    }
    let files = manual.files.iter();
    add_list(
        &mut roff,
        "FILES",
        files.map(|(file, what)| (italic(file), vec![roman(what)])),
    );
    add_list(
        &mut roff,
        "ENVIRONMENT",
        variables(manual, manuals, command).into_iter(),
    );
    let no = manual.no.as_deref().map(|no| ("1", no));
    let codes = [Some(("0", "Done.")), no, Some(("2", UNREADABLE))];
    let codes = codes.into_iter().flatten();
    add_list(
        &mut roff,
        "EXIT STATUS",
        codes.map(|(code, when)| (bold(code), vec![roman(when)])),
    );
    add_related(&mut roff, manual, command);
    roff
}

/// The synopsis of a command. That of `clap_mangen` leaves out the values of options.
pub(super) fn synopsis(command: &Command) -> Roff {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let (mut line, mut operands) = (vec![bold(name)], Vec::new());
    for arg in command.get_arguments() {
        let mut parts = Vec::new();
        if let Some(short) = arg.get_short() {
            parts.extend([bold(format!("-{short}")), roman("|")]);
        }
        if let Some(long) = arg.get_long() {
            parts.push(bold(format!("--{long}")));
        }
        if arg.get_action().takes_values() {
            let gap = if arg.is_positional() { "" } else { " " };
            let values = arg.get_value_names().unwrap_or_default();
            parts.extend([roman(gap), italic(values.join(" "))]);
        }
        if matches!(arg.get_action(), ArgAction::Append) {
            parts.push(roman("..."));
        }
        let is_needed = arg.is_required_set();
        let [open, close] = if is_needed { [" ", ""] } else { [" [", "]"] };
        let parts = [vec![roman(open)], parts, vec![roman(close)]].concat();
        if arg.is_positional() {
            operands.extend(parts);
        } else {
            line.extend(parts);
        }
    }
    line.extend(operands);
    if command.has_subcommands() {
        line.extend([roman(" "), italic("COMMAND")]);
    }
    let mut roff = Roff::new();
    roff.control("SH", ["SYNOPSIS"]).text(line);
    roff
}

/// The words that can be typed in a game.
pub(super) fn words() -> Roff {
    let words = Words::of(Language::English);
    let mut roff = Roff::new();
    roff.control("SH", ["WORDS IN A GAME"]);
    for message in ["play-help-ringforts", "play-help-seat-of-kings"] {
        let text = words.get(message);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        roff.control("PP", []).text([roman(text)]);
    }
    roff.control("PP", []).text([roman("Other commands:")]);
    let help = words.get("play-help");
    for line in help.lines() {
        let (word, what) = line.split_once("  ").unwrap_or((line, ""));
        roff.control("TP", []).text([bold(word)]);
        roff.text([roman(what.trim())]);
    }
    roff.control("TP", []).text([bold("help")]);
    roff.text([roman("this list")]);
    roff.control("PP", []);
    roff.text([roman("takeback means undo, show board, and ? help.")]);
    roff
}

/// The variables of the options, in their order, and then the general ones.
fn variables(manual: &Manual, manuals: &Manuals, command: &Command) -> Vec<(Inline, Vec<Inline>)> {
    let of_option = |arg: &Arg| {
        let variable = arg.get_env()?.to_str()?.to_owned();
        let option = format!("--{}", arg.get_long()?);
        let text = vec![
            roman("The value of "),
            bold(option),
            roman(" if the option is not given."),
        ];
        Some((bold(variable), text))
    };
    let general = manuals.variables(manual);
    let general = general.map(|(variable, what)| (bold(variable), vec![roman(what)]));
    command
        .get_arguments()
        .filter_map(of_option)
        .chain(general)
        .collect()
}

fn add_list(roff: &mut Roff, heading: &str, entries: impl Iterator<Item = (Inline, Vec<Inline>)>) {
    let mut entries = entries.peekable();
    if entries.peek().is_some() {
        roff.control("SH", [heading]);
    }
    for (term, text) in entries {
        roff.control("TP", []).text([term]).text(text);
    }
}

/// A line as it is typed.
fn literal(roff: &mut Roff, line: impl Into<Vec<Inline>>) {
    roff.control("RS", ["4"]).control("nf", []);
    roff.text(line);
    roff.control("fi", []).control("RE", []);
}

/// The command above, those below, and those that the manual names.
fn add_related(roff: &mut Roff, manual: &Manual, command: &Command) {
    let mut pages: Vec<String> = Vec::new();
    if !manual.command.is_empty() {
        pages.push("tara".into());
    }
    if let Some((above, _)) = manual.command.rsplit_once(' ') {
        pages.push(page_name(above));
    }
    let below = command
        .get_subcommands()
        .filter(|_| !path(command).is_empty());
    pages.extend(below.map(|below| name(below).to_owned()));
    pages.extend(manual.related.iter().map(|related| page_name(related)));
    let mut line = Vec::new();
    for page in pages {
        if !line.is_empty() {
            line.push(roman(", "));
        }
        line.extend([bold(page), roman("(1)")]);
    }
    roff.control("SH", ["SEE ALSO"]).text(line);
}

/// The name of the page of a command, by its words after `tara`.
fn page_name(words: &str) -> String {
    format!("tara-{}", words.replace(' ', "-"))
}
