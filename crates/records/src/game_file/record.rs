//! One game of a file: its headers, its moves with comments and variations, and its result.

use std::fmt;

use catalog::{AnyGame, AnyVariant, Ending, PlayError, Ply, UnknownToken};

use super::{Headers, Number};
use crate::{AnyTranscript, recorded};

/// One game, each of whose moves is legal; [`Display`](fmt::Display) writes its text.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub(super) headers: Headers,
    pub(super) start: AnyGame,
    pub(super) line: Line,
    pub(super) points: Option<Vec<u8>>,
}

/// Moves one after the other: those of the game, or those of a variation, which has at least one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    pub(super) comments: Vec<Comment>,
    pub(super) moves: Vec<Move>,
}

/// A move of a seat or an event of chance, with what is said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    pub(super) token: String,
    pub(super) number: Number,
    pub(super) seat: Option<&'static str>,
    pub(super) comments: Vec<Comment>,
    pub(super) variations: Vec<Line>,
}

/// A comment: words with one space between, without control characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment(String);

impl Record {
    /// The headers.
    pub const fn headers(&self) -> &Headers {
        &self.headers
    }

    /// The variant that is played.
    pub const fn variant(&self) -> AnyVariant {
        self.headers.variant()
    }

    /// The game at its beginning.
    pub const fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The moves of the game.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The points of each side, in their order; nothing of a game that has not ended.
    pub fn points(&self) -> Option<&[u8]> {
        self.points.as_deref()
    }

    /// How the game ended, if it ended without being played out. Rule: M9, SKO5
    pub fn ending(&self) -> Option<Ending> {
        Ending::read(self.headers.get("Ending")?, &self.start)
    }

    /// The result as it stands at the end of the text: points with `-` between, or `*`.
    pub fn result(&self) -> String {
        result(self.points())
    }

    /// The transcript of the game. It has no comments, variations or names, and no points if the game was not played
    /// out.
    pub fn transcript(&self) -> AnyTranscript {
        let plies = self.line.moves.iter().map(|mv| {
            let ply: Result<Ply, UnknownToken> = mv.token.parse();
            ply.expect("every move of a record was played")
        });
        let transcript: Result<_, PlayError> = recorded(self.start.clone(), plies);
        transcript.expect("every move of a record was played")
    }
}

/// Points as the end of a text tells them.
pub(super) fn result(points: Option<&[u8]>) -> String {
    match points {
        None => "*".into(),
        Some(points) => {
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            points.join("-")
        }
    }
}

impl Line {
    /// What is said before the first move.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The moves in their order.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

impl Move {
    /// The token of the move, the decision, or the event of chance.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Its number.
    pub const fn number(&self) -> Number {
        self.number
    }

    /// The name of the seat that makes it; nothing if chance draws.
    pub const fn seat(&self) -> Option<&'static str> {
        self.seat
    }

    /// What is said after it.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// What could be played in its place.
    pub fn variations(&self) -> &[Line] {
        &self.variations
    }
}

impl Comment {
    /// The words of a text; nothing if there are none, or if there is a control character other than white space.
    pub fn new(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_plain =
            !words.is_empty() && !words.iter().any(|word| word.contains(char::is_control));
        is_plain.then(|| Self(words.join(" ")))
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
