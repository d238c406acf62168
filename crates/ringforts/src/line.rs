//! A position with the history that repetition needs.

use std::fmt;

use game::{Explain, Game, Seat, Side, Turn};

use crate::{Book, Move, Moves, Position, Reason, high_kings};

/// A game in play: a position, and the keys of the positions since the last lasting change.
///
/// Only High Kings has moves that can be taken back by others, so only there are keys kept. Whatever changes
/// a ringfort or takes a king off the board is a lasting change: no earlier position can come again. Rule: HK15
#[derive(Debug)]
pub struct Line {
    position: Position,
    /// The key of each position since the last lasting change, the present one included; empty but in High Kings.
    past: Vec<u64>,
}

impl Line {
    /// Begins a line here: this is the first occurrence of the position. Rule: HK15
    pub fn new(position: Position) -> Self {
        let past = match position.variant().book() {
            Book::HighKings => vec![position.key()],
            _ => Vec::new(),
        };
        Self { position, past }
    }

    /// Where the line stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn remember(&mut self, before: &Position) {
        let after = &mut self.position;
        let is_lasting = after.forts != before.forts || after.lost != before.lost || after.last != before.last;
        if is_lasting {
            self.past.clear();
        }
        let key = after.key();
        self.past.push(key);
        let occurrences = self.past.iter().filter(|&&past| past == key).count();
        if occurrences >= 3 && after.seat().is_some() {
            high_kings::end_by_repetition(after);
        }
    }
}

impl From<Position> for Line {
    fn from(position: Position) -> Self {
        Self::new(position)
    }
}

/// Lines are equal if they stand at the same position, whatever came before.
impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

impl Clone for Line {
    fn clone(&self) -> Self {
        Self { position: self.position, past: self.past.clone() }
    }

    /// Keeps the memory of the history, so that perft need not allocate.
    fn clone_from(&mut self, source: &Self) {
        self.position = source.position;
        self.past.clone_from(&source.past);
    }
}

impl Game for Line {
    type Move = Move;
    type Moves = Moves;

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn moves(&self) -> Moves {
        self.position.moves()
    }

    fn play(&mut self, mv: Move) {
        if self.past.is_empty() {
            return self.position.play(mv);
        }
        let before = self.position;
        self.position.play(mv);
        self.remember(&before);
    }

    fn side(&self, seat: Seat) -> Side {
        self.position.side(seat)
    }
}

impl Explain for Line {
    type Reason = Reason;

    fn explain(&self, mv: Move) -> Option<Reason> {
        self.position.explain(mv)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)
    }
}
