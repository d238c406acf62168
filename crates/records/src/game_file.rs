//! Game files: games as text for people, with headers, numbered moves, comments and variations.
//!
//! A [`GameFile`] has one game or more, each a [`Record`]. A [`GameReader`] reads them one by one and checks each move; a
//! [`Composer`] puts a game together move by move, as a file that is open grows. `docs/notation.md` describes the text.
//!
//! ```
//! use records::game_file::{Comment, Composer, GameFile, Headers};
//! use ::seat_of_kings::Deck;
//!
//! let deck = Deck::reconstructed();
//! let mut headers = Headers::new("four-treasures".parse()?);
//! headers.add("Red", "Ann")?;
//! let mut composer = Composer::new(headers, &deck)?;
//! composer.play("D4")?;
//! composer.comment(Comment::new("the middle").expect("words"));
//! let text = composer.record().to_string();
//! assert_eq!(text, "[Variant \"four-treasures\"]\n[Red \"Ann\"]\n\n1. D4 {the middle} *\n");
//!
//! let file = GameFile::read(text.as_bytes(), &deck)?;
//! assert_eq!(file.records[0].mainline().moves()[0].token(), "D4");
//! assert_eq!(file.to_string(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod headers;
mod numbering;
mod record;

mod composer;

mod read_error;
mod reader;

mod cursor;
mod header_reader;
mod move_reader;

mod writer;

mod from_transcript;

#[cfg(test)]
mod tests;

use std::fmt;
use std::io::BufRead;
use std::sync::Arc;

use ::seat_of_kings::Deck;

pub use composer::{Composer, VariationError};
pub use from_transcript::RecordError;
pub use headers::{Header, HeaderError, HeaderFault, Headers};
pub use numbering::{Number, RoundPlace};
pub use read_error::{Fault, ReadError};
pub use reader::GameReader;
pub use record::{Comment, Move, Record, Variation};

use crate::TextReader;

/// The games of a file in their order; [`Display`](fmt::Display) writes its text.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct GameFile {
    /// The games.
    pub records: Vec<Record>,
}

impl GameFile {
    /// Reads a whole file and holds all its games; a [`GameReader`] holds one at a time. Rule: SKC3
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, and where.
    pub fn read(from: impl BufRead, deck: &Arc<Deck>) -> Result<Self, ReadError> {
        match Self::recover(from, deck) {
            (file, None) => Ok(file),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads a file as far as it is whole: all games before an error, and of the game in which it is whatever stands before
    /// it; and the error. A move that the text ends with, and nothing after it, could be longer and is left out.
    pub fn recover(from: impl BufRead, deck: &Arc<Deck>) -> (Self, Option<ReadError>) {
        let mut reader = GameReader::new(TextReader::new(from), deck);
        let mut records = Vec::new();
        loop {
            match reader.next_record() {
                Ok(Some(record)) => records.push(record),
                Ok(None) => return (Self { records }, None),
                Err(error) => {
                    records.extend(reader.broken_off());
                    return (Self { records }, Some(error));
                }
            }
        }
    }
}

impl fmt::Display for GameFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, record) in self.records.iter().enumerate() {
            if place > 0 {
                f.write_str("\n")?;
            }
            record.fmt(f)?;
        }
        Ok(())
    }
}
