//! Reads the headers of a game.

use std::io::BufRead;
use std::sync::Arc;

use seat_of_kings::Deck;

use super::source::{Source, Spot};
use super::{Composer, Fault, HeaderError, HeaderFault, Headers, ReadError};

/// The state of reading headers.
pub(super) struct HeaderReader<'a, R> {
    source: &'a mut Source<R>,
    /// The name of each header, where the name stands, and where the value.
    spots: Vec<(String, Spot, Spot)>,
}

impl<'a, R: BufRead> HeaderReader<'a, R> {
    pub(super) const fn new(source: &'a mut Source<R>) -> Self {
        Self {
            source,
            spots: Vec::new(),
        }
    }

    /// Reads all headers. Returns the game before its first move.
    pub(super) fn read(mut self, deck: &Arc<Deck>) -> Result<Composer, ReadError> {
        let mut headers: Option<Headers> = None;
        while self.source.peek()? == Some('[') {
            let (name, value) = self.header()?;
            match &mut headers {
                None => headers = Some(Headers::begin(&name, &value).map_err(|bad| self.at(bad))?),
                Some(headers) => headers.add(&name, &value).map_err(|bad| self.at(bad))?,
            }
            self.source.skip_space()?;
        }
        let headers = headers.expect("a game begins with a header");
        Composer::new(headers, deck).map_err(|bad| self.at(bad))
    }

    /// Places an error at the name or value of its header, or where the header is missing.
    fn at(&self, error: HeaderError) -> ReadError {
        let mut spots = self.spots.iter().rev();
        let found = spots.find(|(name, ..)| *name == error.name);
        let spot = match (found, &error.fault) {
            (None, _) => self.source.spot(),
            (Some((_, _, value)), HeaderFault::Value(_)) => *value,
            (Some((_, name, _)), _) => *name,
        };
        spot.fault(error.into())
    }

    fn header(&mut self) -> Result<(String, String), ReadError> {
        self.source.next()?;
        self.skip_blanks()?;
        let name_spot = self.source.spot();
        let mut name = String::new();
        while let Some(letter) = self.source.peek()?.filter(char::is_ascii_alphanumeric) {
            name.push(letter);
            self.source.next()?;
        }
        if name.is_empty() {
            return Err(name_spot.fault(Fault::HeaderForm("a name")));
        }
        self.skip_blanks()?;
        let value_spot = self.source.spot();
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
            let spot = self.source.spot();
            match self.source.peek()? {
                None | Some('\n') => return Err(spot.fault(Fault::HeaderForm("a closing quote"))),
                Some('"') => break,
                Some('\\') => {
                    self.source.next()?;
                    match self.source.peek()? {
                        Some(c @ ('"' | '\\')) => value.push(c),
                        _ => return Err(spot.fault(Fault::Escape("a quote or a backslash"))),
                    }
                }
                Some(c) => value.push(c),
            }
            self.source.next()?;
        }
        self.source.next()?;
        Ok(value)
    }

    fn expect(&mut self, wanted: char, what: &'static str) -> Result<(), ReadError> {
        if self.source.peek()? == Some(wanted) {
            self.source.next()?;
            return Ok(());
        }
        Err(self.source.spot().fault(Fault::HeaderForm(what)))
    }

    /// Reads white space of one line.
    fn skip_blanks(&mut self) -> Result<(), ReadError> {
        while matches!(self.source.peek()?, Some(' ' | '\t')) {
            self.source.next()?;
        }
        Ok(())
    }
}
