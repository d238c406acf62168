//! Command-line syntax of players.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::levels::LEVEL_COUNT;

/// A player, as written for SPEC in `tara arena`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spec {
    /// `random`: any legal move.
    Random,
    /// `greedy`: the most points after one move.
    Greedy,
    /// `uct:PLAYOUTS`: UCT with this many playouts a move.
    Uct(u64),
    /// `level:L`: the level of this number, from 1 to 8.
    Level(u8),
    /// `search:MS`: the search with this many milliseconds a move.
    SearchMillis(u64),
    /// `search:nodes=N`: the search with this many nodes a move.
    SearchNodes(u64),
    /// `engine:COMMAND`: a program that speaks the engine protocol, with arguments separated by spaces.
    Engine(String),
}

/// The error of a text that is not a SPEC.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SpecError {
    /// The first word is unknown.
    #[error(
        "no player is called \"{0}\"; there are random, greedy, uct:PLAYOUTS, level:L, search:MS, search:nodes=N, engine:COMMAND"
    )]
    Unknown(String),
    /// A number is missing after a colon.
    #[error("\"{word}\" needs a number: {usage}")]
    Missing {
        /// The word.
        word: &'static str,
        /// The correct form.
        usage: &'static str,
    },
    /// The text after the colon is not a whole number in the range.
    #[error("\"{found}\" is not a whole number from {least} to {most}: {usage}")]
    NoNumber {
        /// The text after the colon.
        found: String,
        /// The least number.
        least: u64,
        /// The greatest number.
        most: u64,
        /// The correct form.
        usage: &'static str,
    },
    /// The command of a program is missing.
    #[error("\"engine\" needs a command: engine:COMMAND")]
    NoCommand,
    /// Something follows a word that takes nothing after it.
    #[error("\"{0}\" takes nothing after it")]
    Excess(&'static str),
}

/// The maximum number of playouts or nodes for a move.
const MAX: u64 = u32::MAX as u64;

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (word, value) = match text.split_once(':') {
            Some((word, value)) => (word, Some(value)),
            None => (text, None),
        };
        match word {
            "random" => alone("random", value).map(|()| Self::Random),
            "greedy" => alone("greedy", value).map(|()| Self::Greedy),
            "level" => {
                let level = number("level", value, "level:L", 1, LEVEL_COUNT.into())?;
                Ok(Self::Level(level as u8))
            }
            "search" => search(value),
            "engine" => command(value).map(Self::Engine),
            "uct" => number("uct", value, "uct:PLAYOUTS", 1, MAX).map(Self::Uct),
            _ => Err(SpecError::Unknown(text.into())),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Uct(playouts) => write!(f, "uct:{playouts}"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::SearchMillis(millis) => write!(f, "search:{millis}"),
            Self::SearchNodes(nodes) => write!(f, "search:nodes={nodes}"),
            Self::Engine(command) => write!(f, "engine:{command}"),
        }
    }
}

fn alone(word: &'static str, value: Option<&str>) -> Result<(), SpecError> {
    match value {
        None => Ok(()),
        Some(_) => Err(SpecError::Excess(word)),
    }
}

fn search(value: Option<&str>) -> Result<Spec, SpecError> {
    const USAGE: &str = "search:MS or search:nodes=N";
    match value.and_then(|value| value.strip_prefix("nodes=")) {
        Some(nodes) => number("search", Some(nodes), USAGE, 1, MAX).map(Spec::SearchNodes),
        None => number("search", value, USAGE, 1, MAX).map(Spec::SearchMillis),
    }
}

fn command(value: Option<&str>) -> Result<String, SpecError> {
    let command = value.filter(|command| !command.trim().is_empty());
    command.map(String::from).ok_or(SpecError::NoCommand)
}

fn number(
    word: &'static str,
    value: Option<&str>,
    usage: &'static str,
    least: u64,
    most: u64,
) -> Result<u64, SpecError> {
    let value = value.ok_or(SpecError::Missing { word, usage })?;
    let is_plain = value.bytes().all(|digit| digit.is_ascii_digit());
    let number = value.parse().ok().filter(|_| is_plain);
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| SpecError::NoNumber {
            found: value.into(),
            least,
            most,
            usage,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in [
            "random",
            "greedy",
            "uct:1",
            "uct:4294967295",
            "engine:a b:c",
        ] {
            let spec: Spec = text.parse().expect(text);
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn each_fault_of_a_spec_is_named() {
        let cases = [
            (
                "",
                "no player is called \"\"; there are random, greedy, uct:PLAYOUTS, level:L, search:MS, search:nodes=N, engine:COMMAND",
            ),
            (
                "Random",
                "no player is called \"Random\"; there are random, greedy, uct:PLAYOUTS, level:L, search:MS, search:nodes=N, engine:COMMAND",
            ),
            ("random:1", "\"random\" takes nothing after it"),
            ("greedy:", "\"greedy\" takes nothing after it"),
            ("engine", "\"engine\" needs a command: engine:COMMAND"),
            (
                "search",
                "\"search\" needs a number: search:MS or search:nodes=N",
            ),
            (
                "search:node=5",
                "\"node=5\" is not a whole number from 1 to 4294967295: search:MS or search:nodes=N",
            ),
            (
                "search:nodes=0",
                "\"0\" is not a whole number from 1 to 4294967295: search:MS or search:nodes=N",
            ),
            ("engine: ", "\"engine\" needs a command: engine:COMMAND"),
            ("uct", "\"uct\" needs a number: uct:PLAYOUTS"),
            (
                "uct:",
                "\"\" is not a whole number from 1 to 4294967295: uct:PLAYOUTS",
            ),
            (
                "uct:0",
                "\"0\" is not a whole number from 1 to 4294967295: uct:PLAYOUTS",
            ),
            (
                "uct:+5",
                "\"+5\" is not a whole number from 1 to 4294967295: uct:PLAYOUTS",
            ),
            (
                "uct:4294967296",
                "\"4294967296\" is not a whole number from 1 to 4294967295: uct:PLAYOUTS",
            ),
        ];
        for (text, want) in cases {
            let error = text.parse::<Spec>().expect_err(text);
            assert_eq!(error.to_string(), want);
        }
    }
}
