//! Composes the record of a game move by move.

use std::sync::Arc;

use catalog::{AnyGame, Ending, PlayError};
use seat_of_kings::Deck;
use thiserror::Error;

use super::numbering::NumberedGame;
use super::writer::{Form, Writer};
use super::{Comment, HeaderError, Headers, Move, Number, Record, Variation};

/// Composes a record: the game so far and the open variations.
#[derive(Debug, Clone)]
pub struct Composer {
    headers: Headers,
    start: NumberedGame,
    /// The game, then the open variations, outermost first.
    branches: Vec<Branch>,
}

/// A variation, or the game, as far as it is put together.
#[derive(Debug, Clone)]
struct Branch {
    variation: Variation,
    /// The game before the last move; `None` before the first.
    before: Option<NumberedGame>,
    now: NumberedGame,
}

/// An error in the nesting of variations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum VariationError {
    /// There is no last move to vary.
    #[error("a variation before any move")]
    NothingToVary,
    /// Variations are nested too deep.
    #[error("more than {0} variations one within the other")]
    TooDeep(
        /// The maximum depth.
        usize,
    ),
    /// The variation to close has no move.
    #[error("a variation without a move")]
    Empty,
    /// No variation is open.
    #[error("no variation is open")]
    NoneOpen,
}

impl Composer {
    /// The maximum nesting depth of variations.
    pub const MAX_DEPTH: usize = 32;

    /// A game with these headers and without a move; Seat of Kings is played with this deck. Rule: SKC3
    ///
    /// # Errors
    ///
    /// The first header that is invalid or missing.
    pub fn new(headers: Headers, deck: &Arc<Deck>) -> Result<Self, HeaderError> {
        let start = NumberedGame::new(headers.start(deck)?);
        Ok(Self {
            headers,
            branches: vec![Branch::at(start.clone())],
            start,
        })
    }

    /// Continues a game where its record ends.
    pub fn resume(record: Record) -> Self {
        let start = NumberedGame::new(record.start);
        let mut game = Branch::at(start.clone());
        for mv in &record.mainline.moves {
            let played = game.play(&mv.token);
            played.expect("every move of a record was played");
        }
        game.variation = record.mainline;
        Self {
            headers: record.headers,
            start,
            branches: vec![game],
        }
    }

    /// The game after the last move.
    pub fn game(&self) -> &AnyGame {
        &self.branch().now.game
    }

    /// The number of the next move.
    pub fn number(&self) -> Number {
        self.branch().now.number()
    }

    /// The number of open variations.
    pub const fn depth(&self) -> usize {
        self.branches.len() - 1
    }

    /// Plays a move or a draw.
    ///
    /// # Errors
    ///
    /// If it is no token, not legal, or not what chance can draw.
    pub fn play(&mut self, token: &str) -> Result<(), PlayError> {
        self.branch_mut().play(token)
    }

    /// Plays a move of the game. Returns the text to append to an open file, with the line break.
    ///
    /// # Errors
    ///
    /// As [`Self::play`].
    ///
    /// # Panics
    ///
    /// If a variation is open.
    pub fn append(&mut self, token: &str) -> Result<String, PlayError> {
        assert_eq!(self.depth(), 0, "an open file grows by moves of the game");
        self.play(token)?;
        let mut writer = Writer::new(Form::of(self.headers.variant()));
        writer.appended(&self.branch().variation);
        Ok(writer.text())
    }

    /// Adds a comment after the last move, or before the first.
    pub fn comment(&mut self, comment: Comment) {
        let variation = &mut self.branch_mut().variation;
        let comments = match variation.moves.last_mut() {
            Some(mv) => &mut mv.comments,
            None => &mut variation.comments,
        };
        comments.push(comment);
    }

    /// Opens a variation: an alternative to the last move.
    ///
    /// # Errors
    ///
    /// If there is no last move, or too many variations are open.
    pub fn open_variation(&mut self) -> Result<(), VariationError> {
        let before = self.branch().before.clone();
        let before = before.ok_or(VariationError::NothingToVary)?;
        if self.depth() < Self::MAX_DEPTH {
            self.branches.push(Branch::at(before))
        } else {
            return Err(VariationError::TooDeep(Self::MAX_DEPTH));
        }
        Ok(())
    }

    /// Closes the innermost variation.
    ///
    /// # Errors
    ///
    /// If none is open, or it has no move.
    pub fn close_variation(&mut self) -> Result<(), VariationError> {
        match self.depth() {
            0 => return Err(VariationError::NoneOpen),
            _ if self.branch().variation.moves.is_empty() => return Err(VariationError::Empty),
            _ => {}
        }
        let closed = self.branches.pop().expect("a variation is open");
        let varied = self.branch_mut().variation.moves.last_mut();
        varied
            .expect("a variation stands in place of a move")
            .variations
            .push(closed.variation);
        Ok(())
    }

    /// Sets the ending of a game that is not played out. Rule: M9, SKO5
    pub fn end(&mut self, ending: Ending) {
        self.headers.set_ending(ending);
    }

    /// The record of the game so far. Open variations are closed, and left out if they have no move.
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
            self.headers.clear_ending();
        }
        let points = self.points();
        let game = self.branches.swap_remove(0);
        Record {
            headers: self.headers,
            start: self.start.game,
            mainline: game.variation,
            points,
        }
    }

    /// The points of each side, in their order; `None` if the game has not ended. A seat that has left gets 0. Rule: M9, SKO3, SKO5
    pub fn points(&self) -> Option<Vec<u8>> {
        let game = self.game();
        let sides = game.score().points;
        let points = if game.is_over() {
            sides.iter().map(|(_, points)| *points).collect()
        } else {
            self.ending()?.points(game)
        };
        let of_side = |((side, _), points)| {
            if self.headers.has_left(side) {
                0
            } else {
                points
            }
        };
        Some(sides.into_iter().zip(points).map(of_side).collect())
    }

    /// The ending by the headers.
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
    fn at(now: NumberedGame) -> Self {
        Self {
            variation: Variation::default(),
            before: None,
            now,
        }
    }

    fn play(&mut self, token: &str) -> Result<(), PlayError> {
        let mut next = self.now.game.clone();
        next.play_text(token)?;
        self.variation.moves.push(Move {
            token: token.into(),
            number: self.now.number(),
            seat: self.now.game.seat_name(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        let next = self.now.after(next);
        self.before = Some(std::mem::replace(&mut self.now, next));
        Ok(())
    }
}
