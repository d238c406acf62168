//! Reads the characters of a file with their lines and columns, one line in memory at a time.

use std::io::{BufRead, Read};

use super::{Fault, ReadError};
use crate::is_half;

/// The maximum length of a game, in bytes: a hundred times the longest of random play.
pub(super) const MAX_BYTES: u64 = 1 << 22;

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    /// From 1.
    line: u64,
    /// In characters, from 1.
    column: usize,
}

/// A cursor in a file.
#[derive(Debug)]
pub(super) struct Cursor<R> {
    from: R,
    /// The current line.
    text: String,
    /// The number of its bytes that have been read.
    read: usize,
    spot: Spot,
    /// The number of bytes left for the current game.
    left: u64,
    /// The bytes with which the line continues, if they are not UTF-8.
    broken: Vec<u8>,
}

impl Spot {
    /// The error of a fault at this place.
    pub(super) const fn fault(self, fault: Fault) -> ReadError {
        ReadError {
            line: self.line,
            column: self.column,
            fault,
        }
    }
}

impl<R: BufRead> Cursor<R> {
    pub(super) const fn new(from: R) -> Self {
        Self {
            from,
            text: String::new(),
            read: 0,
            spot: Spot { line: 0, column: 1 },
            left: MAX_BYTES,
            broken: Vec::new(),
        }
    }

    /// Resets the byte limit for a new game.
    pub(super) const fn begin_game(&mut self) {
        self.left = MAX_BYTES;
    }

    /// The place of the next character, or of the end of the file.
    pub(super) const fn spot(&self) -> Spot {
        self.spot
    }

    /// The next character, without consuming it; `None` at the end of the file.
    pub(super) fn peek(&mut self) -> Result<Option<char>, ReadError> {
        if self.read == self.text.len() {
            if !self.broken.is_empty() {
                return Err(self.spot.fault(if is_half(&self.broken) {
                    Fault::HalfCharacter
                } else {
                    Fault::NotUtf8
                }));
            }
            if !self.next_line()? {
                return Ok(None);
            }
        }
        match self.text[self.read..].chars().next() {
            None => self.peek(),
            Some(c) if c.is_control() && !c.is_whitespace() => {
                Err(self.spot.fault(Fault::Control(c)))
            }
            next => Ok(next),
        }
    }

    /// Consumes the next character.
    pub(super) fn next(&mut self) -> Result<Option<char>, ReadError> {
        let next = self.peek()?;
        if let Some(c) = next {
            self.read += c.len_utf8();
            self.spot.column += 1;
        }
        Ok(next)
    }

    /// Reads white space, ends of lines included.
    pub(super) fn skip_space(&mut self) -> Result<(), ReadError> {
        while self.peek()?.is_some_and(char::is_whitespace) {
            self.next()?;
        }
        Ok(())
    }

    /// Reads the next line. At the end of a file whose last line has no end, the place stays after its last character.
    fn next_line(&mut self) -> Result<bool, ReadError> {
        let mut bytes = Vec::new();
        let mut limited = self.from.by_ref().take(self.left + 1);
        let length = limited.read_until(b'\n', &mut bytes);
        let length = length.map_err(|error| self.spot.fault(Fault::Io(error)))?;
        if length == 0 && !self.text.ends_with('\n') && self.spot.line > 0 {
            return Ok(false);
        }
        self.spot.line += 1;
        self.spot.column = 1;
        (self.text, self.read) = (String::new(), 0);
        let length = length as u64;
        if length > self.left {
            return Err(self.spot.fault(Fault::TooLong(MAX_BYTES)));
        }
        self.left -= length;
        // Text before the first invalid byte is still readable.
        let good = match str::from_utf8(&bytes) {
            Ok(text) => text,
            Err(error) => {
                let (good, broken) = bytes.split_at(error.valid_up_to());
                self.broken = broken.into();
                str::from_utf8(good).unwrap_or_default()
            }
        };
        self.text = good.into();
        Ok(!bytes.is_empty())
    }
}
