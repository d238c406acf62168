//! Reads transcripts one by one.

use std::io::{BufRead, Read};

use crate::{AnyTranscript, Fault, MARK, ReadError, is_half};

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
    /// True if the line in the buffer is to be read as a transcript.
    is_pending: bool,
    /// True if an empty line is refused if something follows it.
    has_read: bool,
}

impl<R: BufRead> TranscriptReader<R> {
    /// A reader of these lines.
    pub const fn new(from: R) -> Self {
        Self {
            from,
            line: 0,
            buffer: Vec::new(),
            is_mid_line: false,
            is_pending: false,
            has_read: false,
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
    /// If the next line cannot be read, is empty with another line after it, too long or not UTF-8, or is not a JSON object with
    /// the keys and types of a transcript.
    pub fn next_transcript(&mut self) -> Result<Option<AnyTranscript>, ReadError> {
        let blank = self.line + 1;
        while !self.is_pending {
            match self.next_line() {
                Ok(true) => self.is_pending = !self.buffer.trim_ascii().is_empty(),
                Ok(false) => return Ok(None),
                Err(fault) => return Err(self.error(fault)),
            }
        }
        // Empty lines before the first transcript and after the last are passed over.
        if self.has_read && blank < self.line {
            self.has_read = false;
            return Err(ReadError {
                line: blank,
                fault: Fault::Empty,
            });
        }
        (self.is_pending, self.has_read) = (false, true);
        self.transcript()
            .map(Some)
            .map_err(|fault| self.error(fault))
    }

    const fn error(&self, fault: Fault) -> ReadError {
        ReadError {
            line: self.line,
            fault,
        }
    }

    /// Reads the next line into the buffer; false at the end.
    fn next_line(&mut self) -> Result<bool, Fault> {
        self.buffer.clear();
        self.line += 1;
        if self.is_mid_line {
            self.from.skip_until(b'\n').map_err(Fault::Io)?;
            self.is_mid_line = false;
        }
        let mut limited = self.from.by_ref().take(MAX_BYTES);
        let length = limited
            .read_until(b'\n', &mut self.buffer)
            .map_err(Fault::Io)?;
        if length as u64 == MAX_BYTES && !self.buffer.ends_with(b"\n") {
            self.is_mid_line = true;
            return Err(Fault::TooLong(MAX_BYTES));
        }
        Ok(length > 0)
    }

    /// The transcript of the line in the buffer.
    fn transcript(&self) -> Result<AnyTranscript, Fault> {
        let line = self.buffer.trim_ascii_end();
        let text = str::from_utf8(line).map_err(|error| {
            let good = error.valid_up_to();
            if is_half(&line[good..]) {
                Fault::HalfCharacter(good + 1)
            } else {
                Fault::NotUtf8(good + 1)
            }
        })?;
        if text.trim_ascii_start().starts_with('{') {
            AnyTranscript::read(text).map_err(|error| Fault::json(&error, text))
        } else if text.starts_with(MARK) {
            Err(Fault::Mark(1))
        } else {
            // The JSON reader would take a list of the values, too.
            Err(Fault::NoObject)
        }
    }
}

#[cfg(test)]
mod tests;
