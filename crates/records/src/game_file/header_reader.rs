//! Reads the headers of a game.

use std::io::BufRead;
use std::sync::Arc;

use seat_of_kings::Deck;

use super::cursor::{Cursor, Spot};
use super::{Composer, Fault, HeaderError, HeaderFault, Headers, ReadError};

/// The state of reading headers.
pub(super) struct HeaderReader<'a, R> {
    cursor: &'a mut Cursor<R>,
    /// The name of each header, where the name stands, and where the value.
    spots: Vec<(String, Spot, Spot)>,
}

impl<'a, R: BufRead> HeaderReader<'a, R> {
    pub(super) const fn new(cursor: &'a mut Cursor<R>) -> Self {
        Self {
            cursor,
            spots: Vec::new(),
        }
    }

    /// Reads all headers. Returns the game before its first move.
    pub(super) fn read(mut self, deck: &Arc<Deck>) -> Result<Composer, ReadError> {
        let mut headers: Option<Headers> = None;
        while self.cursor.peek()? == Some('[') {
            let (name, value) = self.header()?;
            match &mut headers {
                None => headers = Some(Headers::begin(&name, &value).map_err(|bad| self.at(bad))?),
                Some(headers) => headers.add(&name, &value).map_err(|bad| self.at(bad))?,
            }
            self.cursor.skip_space()?;
        }
        let headers = headers.expect("a game begins with a header");
        Composer::new(headers, deck).map_err(|bad| self.at(bad))
    }

    /// Places an error at the name or value of its header, or where the header is missing.
    fn at(&self, error: HeaderError) -> ReadError {
        let mut spots = self.spots.iter().rev();
        let found = spots.find(|(name, ..)| *name == error.name);
        let spot = match (found, &error.fault) {
            (None, _) => self.cursor.spot(),
            (Some((_, _, value)), HeaderFault::Value(_)) => *value,
            (Some((_, name, _)), _) => *name,
        };
        spot.fault(error.into())
    }

    fn header(&mut self) -> Result<(String, String), ReadError> {
        self.cursor.next()?;
        self.skip_blanks()?;
        let name_spot = self.cursor.spot();
        let mut name = String::new();
        while let Some(letter) = self.cursor.peek()?.filter(char::is_ascii_alphanumeric) {
            name.push(letter);
            self.cursor.next()?;
        }
        if name.is_empty() {
            return Err(name_spot.fault(Fault::HeaderForm("a name")));
        }
        self.skip_blanks()?;
        let value_spot = self.cursor.spot();
        self.expect('"', "a value in quotes")?;
        let value = self.value()?;
        self.skip_blanks()?;
        self.expect(']', "a closing bracket")?;
        self.spots.push((name.clone(), name_spot, value_spot));
        Ok((name, value))
    }

    /// The value of a header up to its closing quote.
    fn value(&mut self) -> Result<String, ReadError> {
        let mut value = String::new();
        loop {
            let spot = self.cursor.spot();
            match self.cursor.peek()? {
                None | Some('\n') => return Err(spot.fault(Fault::HeaderForm("a closing quote"))),
                Some('"') => break,
                Some('\\') => {
                    self.cursor.next()?;
                    match self.cursor.peek()? {
                        Some(c @ ('"' | '\\')) => value.push(c),
                        _ => return Err(spot.fault(Fault::Escape("a quote or a backslash"))),
                    }
                }
                Some(c) => value.push(c),
            }
            self.cursor.next()?;
        }
        self.cursor.next()?;
        Ok(value)
    }

    fn expect(&mut self, wanted: char, what: &'static str) -> Result<(), ReadError> {
        if self.cursor.peek()? == Some(wanted) {
            self.cursor.next()?;
            return Ok(());
        }
        Err(self.cursor.spot().fault(Fault::HeaderForm(what)))
    }

    /// Reads white space of one line.
    fn skip_blanks(&mut self) -> Result<(), ReadError> {
        while matches!(self.cursor.peek()?, Some(' ' | '\t')) {
            self.cursor.next()?;
        }
        Ok(())
    }
}
