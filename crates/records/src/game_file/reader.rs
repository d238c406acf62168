//! Games one by one from a file.

use std::io::BufRead;
use std::sync::Arc;

use catalog::PlayError;
use seat_of_kings::Deck;

use super::record::{self, Record};
use super::source::{Source, Spot};
use super::writer::Form;
use super::{
    Comment, Composer, Fault, HeaderError, HeaderFault, Headers, Number, Place, ReadError,
};

/// More bytes than any move has.
const LONGEST: usize = 200;

/// Reads a game file game by game, and holds one game at a time.
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    deck: Arc<Deck>,
    /// Whether a game was read.
    has_read: bool,
    is_at_end: bool,
    broken_off: Option<Record>,
}

impl<R: BufRead> Reader<R> {
    /// A reader of this text, in which Seat of Kings is played with this deck. Rule: SKC3
    pub fn new(from: R, deck: &Arc<Deck>) -> Self {
        Self {
            source: Source::new(from),
            deck: Arc::clone(deck),
            has_read: false,
            is_at_end: false,
            broken_off: None,
        }
    }

    /// The next game; nothing at the end, and nothing more after an error.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, and where. What was whole before it is in [`Self::broken_off`].
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

    /// After an error, the game in which it is: its headers, and all moves, comments and variations before the error.
    /// Nothing if its headers were not whole.
    pub fn broken_off(&mut self) -> Option<Record> {
        self.broken_off.take()
    }

    /// Reads a game into `composer`, if there is one.
    fn record(&mut self, composer: &mut Option<Composer>) -> Result<bool, ReadError> {
        self.source.begin_game();
        self.source.skip_space()?;
        match self.source.peek()? {
            None => return Ok(false),
            Some('[') => {}
            Some(_) if self.has_read => return Err(self.source.spot().fault(Fault::AfterEnd)),
            Some(_) => return Err(self.source.spot().fault(Fault::NoGame)),
        }
        let game = composer.insert(HeaderReader::new(&mut self.source).read(&self.deck)?);
        MoveReader::new(&mut self.source, game).read()?;
        Ok(true)
    }
}

/// The headers of a game under way.
struct HeaderReader<'a, R> {
    source: &'a mut Source<R>,
    /// The name of each header, where the name stands, and where the value.
    spots: Vec<(String, Spot, Spot)>,
}

impl<'a, R: BufRead> HeaderReader<'a, R> {
    const fn new(source: &'a mut Source<R>) -> Self {
        Self {
            source,
            spots: Vec::new(),
        }
    }

    fn read(mut self, deck: &Arc<Deck>) -> Result<Composer, ReadError> {
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

    /// Where a header is at fault: its name, its value, or where it is missing.
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

/// The moves of a game under way.
struct MoveReader<'a, R> {
    source: &'a mut Source<R>,
    game: &'a mut Composer,
    form: Form,
    /// Where each variation that is open begins.
    opened: Vec<Spot>,
    /// A number or a seat that waits for its move.
    waiting: Option<(Spot, String)>,
}

/// A word and what comes after it.
struct Word {
    spot: Spot,
    text: String,
    /// Whether the file ends with it, so that it could be longer.
    is_at_end: bool,
}

impl<'a, R: BufRead> MoveReader<'a, R> {
    fn new(source: &'a mut Source<R>, game: &'a mut Composer) -> Self {
        Self {
            source,
            form: Form::of(game.game().variant()),
            game,
            opened: Vec::new(),
            waiting: None,
        }
    }

    fn read(mut self) -> Result<(), ReadError> {
        loop {
            self.source.skip_space()?;
            let spot = self.source.spot();
            match self.source.peek()? {
                None | Some('[') => return Err(self.unended(spot)),
                Some('{') => self.comment(spot)?,
                Some('(') => {
                    self.nothing_waits()?;
                    self.source.next()?;
                    let opened = self.game.open_variation();
                    opened.map_err(|error| spot.fault(error.into()))?;
                    self.opened.push(spot);
                }
                Some(')') => {
                    self.nothing_waits()?;
                    self.source.next()?;
                    let closed = self.game.close_variation();
                    closed.map_err(|error| spot.fault(error.into()))?;
                    self.opened.pop();
                }
                Some(c) if is_mark(c) => return Err(spot.fault(Fault::Unexpected(c))),
                Some(_) => {
                    let word = self.word()?;
                    if self.event_or_result(word)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// What is wrong where a game goes no further, and has no result.
    fn unended(&self, spot: Spot) -> ReadError {
        match (&self.waiting, self.opened.last()) {
            (Some((spot, before)), _) => spot.fault(Fault::NoMove(before.clone())),
            (None, Some(opened)) => opened.fault(Fault::UnclosedVariation),
            (None, None) => spot.fault(Fault::NoResult),
        }
    }

    fn nothing_waits(&self) -> Result<(), ReadError> {
        match &self.waiting {
            Some((spot, before)) => Err(spot.fault(Fault::NoMove(before.clone()))),
            None => Ok(()),
        }
    }

    /// Reads a comment whose beginning is next.
    fn comment(&mut self, begin: Spot) -> Result<(), ReadError> {
        self.nothing_waits()?;
        self.source.next()?;
        let mut text = String::new();
        loop {
            self.source.peek()?;
            let spot = self.source.spot();
            match self.source.next()? {
                None => return Err(begin.fault(Fault::UnclosedComment)),
                Some('}') => break,
                Some('\\') => match self.source.next()? {
                    Some(c @ ('}' | '\\')) => text.push(c),
                    _ => return Err(spot.fault(Fault::Escape("a brace or a backslash"))),
                },
                Some(c) => text.push(c),
            }
        }
        if let Some(comment) = Comment::new(&text) {
            self.game.comment(comment);
        }
        Ok(())
    }

    /// Reads a word, up to white space or a mark, or the dots of a number, or the colon of a seat.
    fn word(&mut self) -> Result<Word, ReadError> {
        let spot = self.source.spot();
        let mut text = String::new();
        while let Some(c) = self.source.peek()? {
            let is_after_number = is_number(&text) && c != '.';
            if text.len() > LONGEST {
                return Err(spot.fault(Fault::LongMove(LONGEST)));
            }
            if c.is_whitespace() || is_mark(c) || is_after_number || text.ends_with(':') {
                break;
            }
            text.push(c);
            self.source.next()?;
        }
        Ok(Word {
            spot,
            text,
            is_at_end: self.source.peek()?.is_none(),
        })
    }

    /// Takes a word for a number, a seat, the result, or else for the beginning of a move. Tells whether it was the
    /// result.
    fn event_or_result(&mut self, word: Word) -> Result<bool, ReadError> {
        if is_result(&word.text) {
            self.nothing_waits()?;
            return self.result(&word).map(|()| true);
        }
        if word.is_at_end {
            return Err(word.spot.fault(Fault::BreaksOff));
        }
        if is_number(&word.text) {
            self.nothing_waits()?;
            self.number(&word)?;
            self.waiting = Some((word.spot, word.text));
            return Ok(false);
        }
        match (self.form, word.text.strip_suffix(':')) {
            (Form::Decisions, Some(seat)) => {
                self.seat(seat, &word)?;
                self.waiting = Some((word.spot, word.text));
            }
            (Form::Decisions, None) => self.decision(word)?,
            (Form::Tokens, _) => self.play(&word.text, word.spot)?,
        }
        Ok(false)
    }

    fn number(&self, word: &Word) -> Result<(), ReadError> {
        let Number { round, place } = self.game.number();
        let dots = match place {
            Place::First => ".",
            Place::Later => "...",
        };
        let expected = format!("{round}{dots}");
        match word.text == expected {
            true => Ok(()),
            false => Err(word.spot.fault(Fault::Number {
                expected,
                found: word.text.clone(),
            })),
        }
    }

    fn seat(&self, found: &str, word: &Word) -> Result<(), ReadError> {
        let nobody = ["nobody", "chance"][usize::from(self.game.game().is_chance_next())];
        let expected = self.game.game().seat().unwrap_or(nobody);
        let is_second = self
            .waiting
            .as_ref()
            .is_some_and(|(_, before)| before.ends_with(':'));
        if is_second {
            self.nothing_waits()?;
        }
        match found == expected && nobody != found {
            true => Ok(()),
            false => Err(word.spot.fault(Fault::Seat {
                expected,
                found: found.into(),
            })),
        }
    }

    /// Reads the words of a decision or an event of chance up to its semicolon.
    fn decision(&mut self, first: Word) -> Result<(), ReadError> {
        let Word {
            spot,
            text: mut words,
            ..
        } = first;
        loop {
            self.source.skip_space()?;
            match self.source.peek()? {
                None => return Err(spot.fault(Fault::BreaksOff)),
                Some(';') => break,
                Some(_) if words.len() > LONGEST => {
                    return Err(spot.fault(Fault::LongMove(LONGEST)));
                }
                Some(c) if is_mark(c) => return Err(spot.fault(Fault::NoSemicolon(words))),
                Some(_) => {
                    let word = self.word()?.text;
                    words.push(' ');
                    words += &word;
                }
            }
        }
        self.source.next()?;
        self.play(&words, spot)
    }

    fn play(&mut self, token: &str, spot: Spot) -> Result<(), ReadError> {
        self.waiting = None;
        let played = self.game.play(token);
        played.map_err(|error| {
            spot.fault(match error {
                PlayError::NotAToken(error) => Fault::Token(error),
                PlayError::NotDrawn(error) => Fault::NotDrawn(error),
                PlayError::Illegal(explanation) => Fault::Illegal {
                    token: token.into(),
                    explanation,
                },
            })
        })
    }

    /// Compares the result that stands there with that of the game.
    fn result(&self, word: &Word) -> Result<(), ReadError> {
        let fault = |fault| Err(word.spot.fault(fault));
        if self.game.depth() > 0 {
            return fault(Fault::ResultInVariation);
        }
        if self.game.game().is_over() && self.game.ending().is_some() {
            return fault(Fault::PlayedOut);
        }
        let expected = record::result(self.game.points().as_deref());
        match word.text == expected {
            true => Ok(()),
            false => fault(Fault::Result {
                expected,
                found: word.text.clone(),
            }),
        }
    }
}

/// Whether a character stands for itself, and is no part of a word.
const fn is_mark(c: char) -> bool {
    matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';')
}

/// Whether a word is a number with its dots.
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}

/// Whether a word is a result: a star, or numbers with hyphens between.
fn is_result(word: &str) -> bool {
    let is_points = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
    word == "*" || (word.contains('-') && word.split('-').all(is_points))
}
