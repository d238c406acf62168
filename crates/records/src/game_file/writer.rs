//! Writes the text of a game, wrapped between words.

use std::fmt;

use catalog::AnyVariant;

use super::{Comment, Header, Move, Record, RoundPlace, Variation};

/// The maximum length of a line in characters, unless a word is longer.
const MAX_WIDTH: usize = 100;

/// The text so far.
pub(super) struct Writer {
    text: String,
    /// The length of the last line in characters.
    column: usize,
    /// The text that goes before the next word, without a space.
    opening: String,
    /// The last word, which may still get something after it.
    word: String,
    form: Form,
}

/// The notation of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Each is one word, as in the ringfort games.
    Tokens,
    /// Each is some words and a semicolon, after the seat that decides, as in Seat of Kings.
    Decisions,
}

impl Form {
    pub(super) fn of(variant: AnyVariant) -> Self {
        if variant.has_chance() {
            Self::Decisions
        } else {
            Self::Tokens
        }
    }
}

impl Writer {
    pub(super) const fn new(form: Form) -> Self {
        Self {
            text: String::new(),
            column: 0,
            opening: String::new(),
            word: String::new(),
            form,
        }
    }

    /// The text, with the last line break.
    pub(super) fn text(mut self) -> String {
        self.end_line();
        self.text
    }

    /// Writes the headers and an empty line.
    fn headers(&mut self, headers: &[Header]) {
        for Header { name, value } in headers {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            self.text += &format!("[{name} \"{value}\"]\n");
        }
        self.text.push('\n');
    }

    /// Writes the moves of the game or of a variation.
    fn variation(&mut self, variation: &Variation, depth: usize) {
        self.comments(&variation.comments);
        let mut previous = None;
        for mv in &variation.moves {
            self.mv(mv, previous, depth);
            self.comments(&mv.comments);
            for variation in &mv.variations {
                self.may_end_line(depth);
                self.opening.push('(');
                self.variation(variation, depth + 1);
                self.word.push(')');
            }
            previous = Some(mv);
        }
    }

    /// Writes the last move of a game.
    pub(super) fn appended(&mut self, variation: &Variation) {
        if let [before @ .., last] = variation.moves.as_slice() {
            self.mv(last, before.last(), 0);
        }
    }

    fn mv(&mut self, mv: &Move, previous: Option<&Move>, depth: usize) {
        let is_after_move = |last: &&Move| last.comments.is_empty() && last.variations.is_empty();
        let previous = previous.filter(is_after_move);
        let mut first = String::new();
        if previous.is_none_or(|last| last.number.round != mv.number.round) {
            let dots = match mv.number.place {
                RoundPlace::First => ".",
                RoundPlace::Later => "...",
            };
            first += &format!("{}{dots} ", mv.number.round);
        }
        if self.form == Form::Decisions
            && let Some(seat) = mv.seat
            && (!first.is_empty() || previous.is_none_or(|last| last.seat != mv.seat))
        {
            first += &format!("{seat}: ");
        }
        if !first.is_empty() || mv.seat.is_none() {
            self.may_end_line(depth);
        }
        for word in mv.token.split(' ') {
            self.word(&(std::mem::take(&mut first) + word));
        }
        if self.form == Form::Decisions {
            self.word.push(';');
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let text = comment.to_string();
            let text = text.replace('\\', "\\\\").replace('}', "\\}");
            self.opening.push('{');
            for word in text.split(' ') {
                self.word(word);
            }
            self.word.push('}');
        }
    }

    /// Appends a word.
    fn word(&mut self, word: &str) {
        self.put();
        self.word = std::mem::take(&mut self.opening) + word;
    }

    /// Ends the line before decisions of a seat, chance, or a variation of the game.
    fn may_end_line(&mut self, depth: usize) {
        if depth == 0 && self.form == Form::Decisions {
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        self.put();
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    /// Writes the word that is held back.
    fn put(&mut self) {
        let word = std::mem::take(&mut self.word);
        let length = word.chars().count();
        if length == 0 {
            return;
        }
        if self.column > 0 && self.column + 1 + length > MAX_WIDTH {
            self.text.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text += &word;
        self.column += length;
    }
}

impl Record {
    /// The text of the game without its result: the beginning of an open file that grows move by move.
    pub fn open_text(&self) -> String {
        self.written().text()
    }

    fn written(&self) -> Writer {
        let mut writer = Writer::new(Form::of(self.variant()));
        writer.headers(self.headers.list());
        writer.variation(&self.mainline, 0);
        writer
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = self.written();
        writer.may_end_line(0);
        writer.word(&self.result());
        f.write_str(&writer.text())
    }
}
