//! Reads transcripts one by one.

use std::io::{BufRead, Read};

use crate::{AnyTranscript, Fault, ReadError};

/// The maximum length of a line in bytes: many times the longest of random play, legal lists included.
const MAX_BYTES: u64 = 1 << 26;

/// Reads transcripts, one on each line, and holds one line in memory.
#[derive(Debug)]
pub struct TranscriptReader<R> {
    from: R,
    /// The number of the line in the buffer, from 1; 0 before the first.
    line: u64,
    buffer: Vec<u8>,
    /// True if the end of that line has not been read.
    is_mid_line: bool,
}

impl<R: BufRead> TranscriptReader<R> {
    /// A reader of these lines.
    pub const fn new(from: R) -> Self {
        Self {
            from,
            line: 0,
            buffer: Vec::new(),
            is_mid_line: false,
        }
    }

    /// The number of the line that was read last, from 1; 0 before the first.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// The next transcript; `None` at the end. After an error the next call continues with the next line.
    ///
    /// # Errors
    ///
    /// If the next line cannot be read, is empty, too long or not UTF-8, or is not a JSON object with the keys and
    /// types of a transcript.
    pub fn next_transcript(&mut self) -> Result<Option<AnyTranscript>, ReadError> {
        self.line += 1;
        let line = self.line;
        self.transcript().map_err(|fault| ReadError { line, fault })
    }

    fn transcript(&mut self) -> Result<Option<AnyTranscript>, Fault> {
        self.buffer.clear();
        if self.is_mid_line {
            self.from.skip_until(b'\n').map_err(Fault::Io)?;
            self.is_mid_line = false;
        }
        let mut limited = self.from.by_ref().take(MAX_BYTES);
        let length = limited
            .read_until(b'\n', &mut self.buffer)
            .map_err(Fault::Io)?;
        if length == 0 {
            return Ok(None);
        }
        if length as u64 == MAX_BYTES && !self.buffer.ends_with(b"\n") {
            self.is_mid_line = true;
            return Err(Fault::TooLong(MAX_BYTES));
        }
        let text = str::from_utf8(self.buffer.trim_ascii_end())
            .map_err(|error| Fault::NotUtf8(error.valid_up_to() + 1))?;
        match text.trim_ascii_start().bytes().next() {
            None => Err(Fault::Empty),
            Some(b'{') => Ok(Some(AnyTranscript::read(text)?)),
            // The JSON reader would take a list of the values, too.
            Some(_) => Err(Fault::NoObject),
        }
    }
}

#[cfg(test)]
mod tests;
