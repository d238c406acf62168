//! The commands of the engine protocol.

use std::time::Duration;

use search::{Limits, MAX_DEPTH, TimeLimit};

use crate::args::{MAX_MILLIS, MAX_NODES};
use crate::clock::ELAPSED;

/// A parsed line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// `tara`: introduce the engine.
    Hello,
    /// `isready`: answer once all earlier commands are done.
    IsReady,
    /// `setoption name NAME value VALUE`.
    SetOption { name: &'a str, value: &'a str },
    /// `newgame`: start a new game.
    NewGame,
    /// `position POSITION moves TOKEN ...`.
    Position { text: &'a str, moves: Vec<&'a str> },
    /// `go ...`: search with these limits, or with those of the player.
    Go(Option<Limits>),
    /// `stop`: end the search and answer.
    Stop,
    /// `quit`.
    Quit,
}

/// The error of a line that cannot be parsed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum CommandError<'a> {
    /// The first word is not a command.
    Unknown(&'a str),
    /// An argument after a command that takes none.
    Excess(&'a str),
    /// Not `name NAME value VALUE`.
    Option,
    /// No position after `position`.
    NoPosition,
    /// A word after `go` that is not a limit.
    Limit(&'a str),
    /// Not a whole number from 1 to this maximum after a limit.
    Number(&'a str, u64),
}

impl<'a> Command<'a> {
    /// Parses a line; `None` if it is empty.
    pub(super) fn read(line: &'a str) -> Result<Option<Self>, CommandError<'a>> {
        let line = line.trim_ascii();
        let (word, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        let rest = rest.trim_ascii();
        let alone = |command| match rest {
            "" => Ok(Some(command)),
            _ => Err(CommandError::Excess(word)),
        };
        match word {
            "" => Ok(None),
            "tara" => alone(Self::Hello),
            "isready" => alone(Self::IsReady),
            "newgame" => alone(Self::NewGame),
            "stop" => alone(Self::Stop),
            "quit" => alone(Self::Quit),
            "setoption" => option(rest).map(Some),
            "position" => position(rest).map(Some),
            "go" => Ok(Some(Self::Go(limits(rest)?))),
            _ => Err(CommandError::Unknown(word)),
        }
    }
}

fn option(rest: &str) -> Result<Command<'_>, CommandError<'_>> {
    let named = rest.strip_prefix("name ").ok_or(CommandError::Option)?;
    let (name, value) = named.split_once(" value ").ok_or(CommandError::Option)?;
    Ok(Command::SetOption {
        name: name.trim_ascii(),
        value: value.trim_ascii(),
    })
}

fn position(rest: &str) -> Result<Command<'_>, CommandError<'_>> {
    let mut words = rest.split_ascii_whitespace();
    let count = words.by_ref().take_while(|&word| word != "moves").count();
    let moves = words.collect();
    let end = match rest.match_indices("moves").next() {
        Some((at, _)) => at,
        None => rest.len(),
    };
    match count {
        0 => Err(CommandError::NoPosition),
        _ => Ok(Command::Position {
            text: rest[..end].trim_ascii(),
            moves,
        }),
    }
}

/// The limits of `go`: `None` without any, and limits without bounds for `infinite`.
fn limits(rest: &str) -> Result<Option<Limits>, CommandError<'_>> {
    let mut words = rest.split_ascii_whitespace();
    let mut limits = None;
    while let Some(word) = words.next() {
        let limits = limits.get_or_insert_with(Limits::default);
        let mut number = |most: u64| -> Result<u64, CommandError<'_>> {
            let number = words.next().and_then(|number| number.parse().ok());
            let fits = number.filter(|number| (1..=most).contains(number));
            fits.ok_or(CommandError::Number(word, most))
        };
        match word {
            "infinite" => {}
            "nodes" => limits.nodes = Some(number(MAX_NODES)?),
            "movetime" => limits.time = Some(time_limit(number(MAX_MILLIS)?)),
            "depth" => limits.depth = Some(number(MAX_DEPTH.into())? as u32),
            _ => return Err(CommandError::Limit(word)),
        }
    }
    Ok(limits)
}

fn time_limit(millis: u64) -> TimeLimit {
    TimeLimit {
        duration: Duration::from_millis(millis),
        clock: ELAPSED,
    }
}

#[cfg(test)]
mod tests;
