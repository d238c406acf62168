//! Reads games one by one from a file.

use std::io::BufRead;
use std::sync::Arc;

use seat_of_kings::Deck;

use super::cursor::Cursor;
use super::header_reader::HeaderReader;
use super::move_reader::MoveReader;
use super::{Composer, Fault, ReadError, Record};
use crate::MARK;

/// Reads a game file game by game, and holds one game in memory.
#[derive(Debug)]
pub struct GameReader<R> {
    cursor: Cursor<R>,
    deck: Arc<Deck>,
    /// True if a game was read.
    has_read: bool,
    is_at_end: bool,
    broken_off: Option<Record>,
}

impl<R: BufRead> GameReader<R> {
    /// A reader of a text. Seat of Kings is played with `deck`. Rule: SKC3
    pub fn new(from: R, deck: &Arc<Deck>) -> Self {
        Self {
            cursor: Cursor::new(from),
            deck: Arc::clone(deck),
            has_read: false,
            is_at_end: false,
            broken_off: None,
        }
    }

    /// The next game; `None` at the end and after an error.
    ///
    /// # Errors
    ///
    /// The first fault, and its place. [`Self::broken_off`] has the part of the game before it.
    pub fn next_record(&mut self) -> Result<Option<Record>, ReadError> {
        if self.is_at_end {
            return Ok(None);
        }
        let mut composer = None;
        match self.record(&mut composer) {
            Ok(true) => {
                self.has_read = true;
                Ok(composer.map(Composer::record))
            }
            Ok(false) => {
                self.is_at_end = true;
                Ok(None)
            }
            Err(error) => {
                self.is_at_end = true;
                self.broken_off = composer.map(Composer::record);
                Err(error)
            }
        }
    }

    /// After an error, the part of the game before it: headers, moves, comments and variations. `None` if a header was
    /// at fault.
    pub fn broken_off(&mut self) -> Option<Record> {
        self.broken_off.take()
    }

    /// Reads a game into `composer`, if there is one.
    fn record(&mut self, composer: &mut Option<Composer>) -> Result<bool, ReadError> {
        self.cursor.begin_game();
        self.cursor.skip_space()?;
        match self.cursor.peek()? {
            None => return Ok(false),
            Some('[') => {}
            Some(MARK) => return Err(self.cursor.spot().fault(Fault::Mark)),
            Some(_) if self.has_read => return Err(self.cursor.spot().fault(Fault::AfterEnd)),
            Some(_) => return Err(self.cursor.spot().fault(Fault::NoGame)),
        }
        let game = composer.insert(HeaderReader::new(&mut self.cursor).read(&self.deck)?);
        MoveReader::new(&mut self.cursor, game).read()?;
        Ok(true)
    }
}
