//! Reads the moves of a game and its result.

use std::io::BufRead;

use catalog::PlayError;

use super::cursor::{Cursor, Spot};
use super::writer::Form;
use super::{Comment, Composer, Fault, Number, ReadError, RoundPlace, record};
use crate::MARK;

/// The maximum length of a move, in bytes.
const MAX_MOVE_BYTES: usize = 200;

/// The state of reading moves.
pub(super) struct MoveReader<'a, R> {
    cursor: &'a mut Cursor<R>,
    game: &'a mut Composer,
    form: Form,
    /// The places where the open variations begin.
    opened: Vec<Spot>,
    /// A number or a seat before its move.
    waiting: Option<(Spot, String)>,
}

/// A word and its place.
struct Word {
    spot: Spot,
    text: String,
    /// True if the file ends with it, so that it could be longer.
    is_at_end: bool,
}

impl<'a, R: BufRead> MoveReader<'a, R> {
    pub(super) fn new(cursor: &'a mut Cursor<R>, game: &'a mut Composer) -> Self {
        Self {
            cursor,
            form: Form::of(game.game().variant()),
            game,
            opened: Vec::new(),
            waiting: None,
        }
    }

    /// Reads all moves and the result into the game.
    pub(super) fn read(mut self) -> Result<(), ReadError> {
        loop {
            self.cursor.skip_space()?;
            let spot = self.cursor.spot();
            match self.cursor.peek()? {
                None | Some('[') => return Err(self.unended(spot)),
                Some('{') => self.comment(spot)?,
                Some('(') => {
                    self.nothing_waits()?;
                    self.cursor.next()?;
                    let opened = self.game.open_variation();
                    opened.map_err(|error| spot.fault(error.into()))?;
                    self.opened.push(spot);
                }
                Some(')') => {
                    self.nothing_waits()?;
                    self.cursor.next()?;
                    let closed = self.game.close_variation();
                    closed.map_err(|error| spot.fault(error.into()))?;
                    self.opened.pop();
                }
                Some(MARK) => return Err(spot.fault(Fault::Mark)),
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

    /// The fault of a game that ends without a result.
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
        self.cursor.next()?;
        let mut text = String::new();
        loop {
            self.cursor.peek()?;
            let spot = self.cursor.spot();
            match self.cursor.next()? {
                None => return Err(begin.fault(Fault::UnclosedComment)),
                Some('}') => break,
                Some('\\') => match self.cursor.next()? {
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
        let spot = self.cursor.spot();
        let mut text = String::new();
        while let Some(c) = self.cursor.peek()? {
            let is_after_number = is_number(&text) && c != '.';
            if text.len() > MAX_MOVE_BYTES {
                return Err(spot.fault(Fault::LongMove(MAX_MOVE_BYTES)));
            }
            if c.is_whitespace() || is_mark(c) || is_after_number || text.ends_with(':') {
                break;
            }
            text.push(c);
            self.cursor.next()?;
        }
        Ok(Word {
            spot,
            text,
            is_at_end: self.cursor.peek()?.is_none(),
        })
    }

    /// Reads a word as a number, a seat or the result, else as the beginning of a move. Returns whether it was the
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
            RoundPlace::First => ".",
            RoundPlace::Later => "...",
        };
        let expected = format!("{round}{dots}");
        if word.text == expected {
            Ok(())
        } else {
            Err(word.spot.fault(Fault::Number {
                expected,
                found: word.text.clone(),
            }))
        }
    }

    fn seat(&self, found: &str, word: &Word) -> Result<(), ReadError> {
        let nobody = ["nobody", "chance"][usize::from(self.game.game().is_chance_next())];
        let expected = self.game.game().seat_name().unwrap_or(nobody);
        let is_second = self
            .waiting
            .as_ref()
            .is_some_and(|(_, before)| before.ends_with(':'));
        if is_second {
            self.nothing_waits()?;
        }
        if found == expected && nobody != found {
            Ok(())
        } else {
            Err(word.spot.fault(Fault::Seat {
                expected,
                found: found.into(),
            }))
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
            self.cursor.skip_space()?;
            match self.cursor.peek()? {
                None => return Err(spot.fault(Fault::BreaksOff)),
                Some(';') => break,
                Some(_) if words.len() > MAX_MOVE_BYTES => {
                    return Err(spot.fault(Fault::LongMove(MAX_MOVE_BYTES)));
                }
                Some(c) if is_mark(c) => return Err(spot.fault(Fault::NoSemicolon(words))),
                Some(_) => {
                    let word = self.word()?.text;
                    words.push(' ');
                    words += &word;
                }
            }
        }
        self.cursor.next()?;
        self.play(&words, spot)
    }

    fn play(&mut self, token: &str, spot: Spot) -> Result<(), ReadError> {
        self.waiting = None;
        let played = self.game.play(token);
        played.map_err(|error| {
            spot.fault(match error {
                PlayError::InvalidToken(error) => Fault::Token(error),
                PlayError::Chance(error) => Fault::Chance(error),
                PlayError::Illegal(explanation) => Fault::Illegal(explanation),
            })
        })
    }

    /// Compares the result with that of the game.
    fn result(&self, word: &Word) -> Result<(), ReadError> {
        let fault = |fault| Err(word.spot.fault(fault));
        if self.game.depth() > 0 {
            return fault(Fault::ResultInVariation);
        }
        if self.game.game().is_over() && self.game.ending().is_some() {
            return fault(Fault::PlayedOut);
        }
        let expected = record::result(self.game.points().as_deref());
        if word.text == expected {
            Ok(())
        } else {
            fault(Fault::Result {
                expected,
                found: word.text.clone(),
            })
        }
    }
}

/// Returns true if a character stands for itself, and is no part of a word.
const fn is_mark(c: char) -> bool {
    matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | MARK)
}

/// Returns true if a word is a number with its dots.
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}

/// Returns true if a word is a result: a star, or numbers with hyphens between.
fn is_result(word: &str) -> bool {
    let is_points = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
    word == "*" || (word.contains('-') && word.split('-').all(is_points))
}
