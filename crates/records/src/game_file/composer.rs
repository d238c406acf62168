//! A game put together move by move.

use std::sync::Arc;

use catalog::{AnyGame, Ending, PlayError};
use seat_of_kings::Deck;
use thiserror::Error;

use super::numbering::Moment;
use super::writer::{Form, Writer};
use super::{Comment, HeaderError, Headers, Line, Move, Number, Record};

/// A game as far as it is put together, and the variation in which it stands.
#[derive(Debug, Clone)]
pub struct Composer {
    headers: Headers,
    start: Moment,
    /// The game, then each variation that is open, one within the other.
    branches: Vec<Branch>,
}

/// A line under way.
#[derive(Debug, Clone)]
struct Branch {
    line: Line,
    /// Before its last move; nothing if it has none.
    before: Option<Moment>,
    now: Moment,
}

/// Why variations cannot be opened or closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum VariationError {
    /// There is no move in whose place another could be played.
    #[error("a variation before any move")]
    NothingToVary,
    /// There are too many, one within the other.
    #[error("more than {0} variations one within the other")]
    TooDeep(
        /// How many there may be.
        usize,
    ),
    /// A variation is closed that has no move.
    #[error("a variation without a move")]
    Empty,
    /// No variation is open.
    #[error("no variation is open")]
    NoneOpen,
}

impl Composer {
    /// The most variations that lie one within the other.
    pub const DEEPEST: usize = 32;

    /// A game with these headers and without a move; Seat of Kings is played with this deck. Rule: SKC3
    ///
    /// # Errors
    ///
    /// The first header that cannot be, or is missing.
    pub fn new(headers: Headers, deck: &Arc<Deck>) -> Result<Self, HeaderError> {
        let start = Moment::new(headers.start(deck)?);
        Ok(Self {
            headers,
            branches: vec![Branch::at(start.clone())],
            start,
        })
    }

    /// A game that goes on where its record ends.
    pub fn go_on(record: Record) -> Self {
        let start = Moment::new(record.start);
        let mut game = Branch::at(start.clone());
        for mv in &record.line.moves {
            let played = game.play(&mv.token);
            played.expect("every move of a record was played");
        }
        game.line = record.line;
        Self {
            headers: record.headers,
            start,
            branches: vec![game],
        }
    }

    /// The game at the moment that is reached.
    pub fn game(&self) -> &AnyGame {
        &self.branch().now.game
    }

    /// The number of the next move.
    pub fn number(&self) -> Number {
        self.branch().now.number()
    }

    /// How many variations are open.
    pub const fn depth(&self) -> usize {
        self.branches.len() - 1
    }

    /// Plays a move, or lets an event of chance happen.
    ///
    /// # Errors
    ///
    /// If it is no token, not legal, or not what chance can draw.
    pub fn play(&mut self, token: &str) -> Result<(), PlayError> {
        self.branch_mut().play(token)
    }

    /// Plays a move of the game, and gives the text by which the open file grows, the end of its line included.
    ///
    /// # Errors
    ///
    /// As [`Self::play`] says.
    ///
    /// # Panics
    ///
    /// If a variation is open.
    pub fn append(&mut self, token: &str) -> Result<String, PlayError> {
        assert_eq!(self.depth(), 0, "an open file grows by moves of the game");
        self.play(token)?;
        let mut writer = Writer::new(Form::of(self.headers.variant()));
        writer.appended(&self.branch().line);
        Ok(writer.text())
    }

    /// Says something of the last move, or of what comes first.
    pub fn comment(&mut self, comment: Comment) {
        let line = &mut self.branch_mut().line;
        let comments = match line.moves.last_mut() {
            Some(mv) => &mut mv.comments,
            None => &mut line.comments,
        };
        comments.push(comment);
    }

    /// Opens a variation: what could be played in place of the last move.
    ///
    /// # Errors
    ///
    /// If there is no last move, or too many variations are open.
    pub fn open_variation(&mut self) -> Result<(), VariationError> {
        let before = self.branch().before.clone();
        let before = before.ok_or(VariationError::NothingToVary)?;
        match self.depth() < Self::DEEPEST {
            true => self.branches.push(Branch::at(before)),
            false => return Err(VariationError::TooDeep(Self::DEEPEST)),
        }
        Ok(())
    }

    /// Closes the variation that was opened last.
    ///
    /// # Errors
    ///
    /// If none is open, or it has no move.
    pub fn close_variation(&mut self) -> Result<(), VariationError> {
        match self.depth() {
            0 => return Err(VariationError::NoneOpen),
            _ if self.branch().line.moves.is_empty() => return Err(VariationError::Empty),
            _ => {}
        }
        let closed = self.branches.pop().expect("a variation is open");
        let varied = self.branch_mut().line.moves.last_mut();
        varied
            .expect("a variation stands in place of a move")
            .variations
            .push(closed.line);
        Ok(())
    }

    /// Says how the game ends that is not played out. Rule: M9, SKO5
    pub fn end(&mut self, ending: Ending) {
        self.headers.end(ending);
    }

    /// The game as it stands. Variations that are open are closed, and left out if they have no move.
    ///
    /// A game that is over has the points of the rules, and no header says how it ended; one that is not over has the
    /// points of its ending, if it has one.
    pub fn record(mut self) -> Record {
        while self.depth() > 0 {
            if self.close_variation() == Err(VariationError::Empty) {
                self.branches.pop();
            }
        }
        if self.game().is_over() {
            self.headers.no_end();
        }
        let points = self.points();
        let game = self.branches.swap_remove(0);
        Record {
            headers: self.headers,
            start: self.start.game,
            line: game.line,
            points,
        }
    }

    /// The points of each side, in their order, if the game ends here; nothing if it does not. A seat that has left gets
    /// none. Rule: M9, SKO3, SKO5
    pub fn points(&self) -> Option<Vec<u8>> {
        let game = self.game();
        let sides = game.score().points;
        let points = match (game.is_over(), self.ending()) {
            (true, _) => sides.iter().map(|(_, points)| *points).collect(),
            (false, Some(ending)) => ending.points(game),
            (false, None) => return None,
        };
        let of_side = |((side, _), points)| match self.headers.has_left(side) {
            true => 0,
            false => points,
        };
        Some(sides.into_iter().zip(points).map(of_side).collect())
    }

    /// What the headers say of the end.
    pub(super) fn ending(&self) -> Option<Ending> {
        Ending::read(self.headers.get("Ending")?, self.game())
    }

    fn branch(&self) -> &Branch {
        self.branches.last().expect("the game is always there")
    }

    fn branch_mut(&mut self) -> &mut Branch {
        self.branches.last_mut().expect("the game is always there")
    }
}

impl Branch {
    fn at(now: Moment) -> Self {
        Self {
            line: Line::default(),
            before: None,
            now,
        }
    }

    fn play(&mut self, token: &str) -> Result<(), PlayError> {
        let mut next = self.now.game.clone();
        next.play_text(token)?;
        self.line.moves.push(Move {
            token: token.into(),
            number: self.now.number(),
            seat: self.now.game.seat(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        let next = self.now.after(next);
        self.before = Some(std::mem::replace(&mut self.now, next));
        Ok(())
    }
}
