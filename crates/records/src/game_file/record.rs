//! One game of a file: its headers, its moves with comments and variations, and its result.

use std::fmt;

use catalog::{AnyGame, AnyVariant, Ending, PlayError, Ply, UnknownToken};

use super::{Headers, Number};
use crate::{AnyTranscript, transcript_of};

/// One game, each of whose moves is legal; [`Display`](fmt::Display) writes its text.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub(super) headers: Headers,
    pub(super) start: AnyGame,
    pub(super) mainline: Variation,
    pub(super) points: Option<Vec<u8>>,
}

/// A sequence of moves: the mainline, or an alternative to a move, with at least one move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Variation {
    pub(super) comments: Vec<Comment>,
    pub(super) moves: Vec<Move>,
}

/// A move or a draw, with its comments and variations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    pub(super) token: String,
    pub(super) number: Number,
    pub(super) seat: Option<&'static str>,
    pub(super) comments: Vec<Comment>,
    pub(super) variations: Vec<Variation>,
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

    /// The game at its start.
    pub const fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The moves that were played.
    pub const fn mainline(&self) -> &Variation {
        &self.mainline
    }

    /// The points of each side, in their order; `None` if the game has not ended.
    pub fn points(&self) -> Option<&[u8]> {
        self.points.as_deref()
    }

    /// The ending of a game that was not played out; else `None`. Rule: M9, SKO5
    pub fn ending(&self) -> Option<Ending> {
        Ending::read(self.headers.get("Ending")?, &self.start)
    }

    /// The result at the end of the text: points separated by `-`, or `*`.
    pub fn result(&self) -> String {
        result(self.points())
    }

    /// The transcript of the game. It has no comments, variations or names, and no points if the game was not played
    /// out.
    pub fn transcript(&self) -> AnyTranscript {
        let plies = self.mainline.moves.iter().map(|mv| {
            let ply: Result<Ply, UnknownToken> = mv.token.parse();
            ply.expect("every move of a record was played")
        });
        let transcript: Result<_, PlayError> = transcript_of(self.start.clone(), plies);
        transcript.expect("every move of a record was played")
    }
}

/// Formats points as the result at the end of a text.
pub(super) fn result(points: Option<&[u8]>) -> String {
    match points {
        None => "*".into(),
        Some(points) => {
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            points.join("-")
        }
    }
}

impl Variation {
    /// The comments before the first move.
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

    /// The number of the move.
    pub const fn number(&self) -> Number {
        self.number
    }

    /// The name of the seat that moves; `None` for a draw.
    pub const fn seat(&self) -> Option<&'static str> {
        self.seat
    }

    /// The comments after the move.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The alternatives to the move.
    pub fn variations(&self) -> &[Variation] {
        &self.variations
    }
}

impl Comment {
    /// The comment with the words of a text; `None` if it has no words. Control characters count as white space.
    pub fn new(text: &str) -> Option<Self> {
        let words = text.split(|c: char| c.is_whitespace() || c.is_control());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        (!words.is_empty()).then(|| Self(words.join(" ")))
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
