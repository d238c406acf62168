//! Transcripts one by one, from lines of any length that a game can have.

use std::io::{BufRead, Read};

use crate::{Fault, ReadError, Transcript};

/// The longest line that is taken for a game: hundreds of times the longest that random play makes.
const MOST_BYTES: u64 = 1 << 26;

/// Reads a transcript a line, and holds one line at a time.
#[derive(Debug)]
pub struct Reader<R> {
    from: R,
    /// The number of the line in the buffer, from 1; 0 before the first.
    line: u64,
    buffer: Vec<u8>,
}

impl<R: BufRead> Reader<R> {
    /// A reader of these lines.
    pub const fn new(from: R) -> Self {
        Self {
            from,
            line: 0,
            buffer: Vec::new(),
        }
    }

    /// The number of the line that was read last, from 1; 0 before the first.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// The next transcript; nothing at the end.
    ///
    /// # Errors
    ///
    /// If the next line cannot be read, is empty or too long, or is not a JSON object with the keys and types of
    /// a transcript.
    pub fn next_transcript(&mut self) -> Result<Option<Transcript>, ReadError> {
        self.line += 1;
        let line = self.line;
        self.transcript().map_err(|fault| ReadError { line, fault })
    }

    fn transcript(&mut self) -> Result<Option<Transcript>, Fault> {
        self.buffer.clear();
        let mut limited = self.from.by_ref().take(MOST_BYTES);
        let length = limited
            .read_until(b'\n', &mut self.buffer)
            .map_err(Fault::Io)?;
        if length == 0 {
            return Ok(None);
        }
        if length as u64 == MOST_BYTES && !self.buffer.ends_with(b"\n") {
            return Err(Fault::TooLong(MOST_BYTES));
        }
        let text = self.buffer.trim_ascii_end();
        match text.trim_ascii_start().first() {
            None => Err(Fault::Empty),
            Some(b'{') => Ok(Some(serde_json::from_slice(text)?)),
            // The JSON reader would take a list of the values, too.
            Some(_) => Err(Fault::NoObject),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"{"variant":"V","start":"S","moves":[]}"#;

    fn refused(text: &str) -> String {
        let mut reader = Reader::new(text.as_bytes());
        loop {
            match reader.next_transcript() {
                Ok(Some(_)) => {}
                Ok(None) => panic!("not refused: {text}"),
                Err(refused) => return refused.to_string(),
            }
        }
    }

    #[test]
    fn lines_end_with_or_without_a_line_feed() -> Result<(), ReadError> {
        for text in [format!("{GOOD}\n{GOOD}"), format!("{GOOD}\r\n{GOOD}\n")] {
            let mut reader = Reader::new(text.as_bytes());
            assert!(reader.next_transcript()?.is_some());
            assert!(reader.next_transcript()?.is_some());
            assert_eq!(reader.line(), 2);
            assert!(reader.next_transcript()?.is_none());
        }
        assert!(Reader::new(&[][..]).next_transcript()?.is_none());
        Ok(())
    }

    #[test]
    fn an_empty_line_is_refused_by_its_number() {
        assert_eq!(refused("\n"), "line 1: empty");
        assert_eq!(refused(&format!("{GOOD}\n\n{GOOD}\n")), "line 2: empty");
        assert_eq!(refused(&format!("{GOOD}\n \r\n")), "line 2: empty");
    }

    #[test]
    fn broken_json_is_refused_by_line_and_column() {
        let truncated = &GOOD[..30];
        assert_eq!(
            refused(&format!("{GOOD}\n{truncated}\n")),
            "line 2, column 30: EOF while parsing a string"
        );
        assert_eq!(
            refused(r#"["V",["red"],"S",[]]"#),
            "line 1: not a JSON object"
        );
        assert!(
            refused(&format!("{GOOD}{GOOD}")).starts_with("line 1, column 39: trailing characters")
        );
        assert!(refused("{\"variant\":\"\u{7}\"}").contains("control character"));
    }

    #[test]
    fn missing_keys_and_wrong_types_are_refused_by_name_or_column() {
        assert!(refused(r#"{"variant":"V","moves":[]}"#).contains("missing field `start`"));
        assert!(refused(r#"{"variant":"V","start":"S"}"#).contains("missing field `moves`"));
        assert!(refused(r#"{"start":"S","moves":[]}"#).contains("missing field `variant`"));
        for wrong in [
            r#""moves":"D4""#,
            r#""moves":[1]"#,
            r#""legal":[["D4"],1]"#,
            r#""seats":null"#,
            r#""final":7"#,
            r#""points":[1,0]"#,
            r#""measures":"""#,
            r#""challenge":1"#,
        ] {
            let refused = refused(&format!(
                r#"{{"variant":"V","start":"S",{wrong},"moves":[]}}"#
            ));
            assert!(
                refused.contains("invalid type") && refused.contains("column"),
                "{wrong}: {refused}"
            );
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let mut line = GOOD.as_bytes().to_vec();
        line[12] = 0xff;
        assert!(Reader::new(line.as_slice()).next_transcript().is_err());
    }
}
