//! The characters of a file one by one, each with its line and column, a line in memory at a time.

use std::io::{BufRead, Read};

use super::{Fault, ReadError};

/// The most bytes of one game: a hundred times the longest that random play makes.
pub(super) const MOST_BYTES: u64 = 1 << 22;

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    /// From 1.
    line: u64,
    /// In characters, from 1.
    column: usize,
}

/// Where a file is read.
#[derive(Debug)]
pub(super) struct Source<R> {
    from: R,
    /// The line that is read.
    text: String,
    /// How many of its bytes are read.
    read: usize,
    spot: Spot,
    /// How many bytes this game may still have.
    left: u64,
    /// Whether the line goes on with bytes that are no text.
    is_broken: bool,
}

impl Spot {
    /// What is wrong there.
    pub(super) const fn fault(self, fault: Fault) -> ReadError {
        ReadError {
            line: self.line,
            column: self.column,
            fault,
        }
    }
}

impl<R: BufRead> Source<R> {
    pub(super) const fn new(from: R) -> Self {
        Self {
            from,
            text: String::new(),
            read: 0,
            spot: Spot { line: 0, column: 1 },
            left: MOST_BYTES,
            is_broken: false,
        }
    }

    /// A new game begins, which may have as many bytes as any.
    pub(super) const fn begin_game(&mut self) {
        self.left = MOST_BYTES;
    }

    /// Where the next character stands, or the end of the file.
    pub(super) const fn spot(&self) -> Spot {
        self.spot
    }

    /// The next character, which stays to be read; nothing at the end of the file.
    pub(super) fn peek(&mut self) -> Result<Option<char>, ReadError> {
        if self.read == self.text.len() {
            if self.is_broken {
                return Err(self.spot.fault(Fault::NotUtf8));
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

    /// Reads the next character.
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
            return Err(self.spot.fault(Fault::TooLong(MOST_BYTES)));
        }
        self.left -= length;
        // What is text before bytes that are none can be read.
        let good = match str::from_utf8(&bytes) {
            Ok(text) => text,
            Err(error) => {
                self.is_broken = true;
                str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default()
            }
        };
        let is_first = self.spot.line == 1;
        let text = good.strip_prefix('\u{feff}').filter(|_| is_first);
        self.text = text.unwrap_or(good).into();
        Ok(!bytes.is_empty())
    }
}
