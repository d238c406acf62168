//! The standing of a match: its finished games and their points.

use catalog::Ply;
use game::Seat;

use crate::fair::Bytes;
use crate::{Ending, Renewal};

/// The standing of a match.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Standing {
    /// The number at the table of the game that is next or played, from 0; after a match, of the last one.
    pub(crate) number: u32,
    /// The number of void draws of that game.
    pub(crate) void_draws: u32,
    /// The seat that started, or starts, the first game of the match, once it is known.
    pub(crate) first: Option<Seat>,
    /// The games of the match that are over.
    pub(crate) finished: Vec<FinishedGame>,
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The seat that started it; in Seat of Kings the first in turn order.
    pub first: Seat,
    /// Its actions and draws, in order.
    pub plies: Vec<Ply>,
    /// The way in which it ended.
    pub ending: Ending,
    /// The same, as records write it; `None` if it was played out or aborted.
    pub record_ending: Option<catalog::Ending>,
    /// The points of each side.
    pub points: Vec<u8>,
    /// Its number at the table, from 0.
    pub number: u32,
    /// The source of its draws.
    pub draws: DrawSource,
}

/// The source of the draws of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawSource {
    /// The secret of the table for it.
    pub secret: Bytes,
    /// The commitment of each seat, in turn order; `None` for programs.
    pub commitments: Vec<Option<Bytes>>,
    /// The share of each seat, in turn order.
    pub sent: Vec<Bytes>,
    /// The number of times that the table was restored from a copy before there was this secret.
    pub restores: u32,
    /// Its renewals: one for each time that the table was restored from a copy since.
    pub renewals: Vec<Renewal>,
}

impl Standing {
    /// The seat that starts the next game of a match of so many seats, if the first one is known. Rule: M1
    pub(crate) fn starts(&self, seats: usize) -> Option<Seat> {
        let first = self.first?.index() + self.finished.len();
        Some(Seat::new((first % seats) as u8))
    }

    /// The points of each side of the match so far. Rule: M1
    pub(crate) fn points(&self, sides: usize) -> Vec<u32> {
        let of = |side| {
            let games = self.finished.iter();
            games.map(|game| u32::from(game.points[side])).sum()
        };
        (0..sides).map(of).collect()
    }
}
