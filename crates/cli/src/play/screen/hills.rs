//! The cursor on the hills of a ringfort board, and the decisions that it points at.

use ::play::{Legal, Reader, Table};
use catalog::AnyGame;
use game::Seat;
use ratatui::crossterm::event::KeyCode;
use ringforts::Hill;

use super::super::desk::Desk;
use super::super::replies;
use crate::words::Words;

/// A hill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cursor(Hill);

impl Default for Cursor {
    fn default() -> Self {
        Self(Hill::at(3, 3).expect("the hill in the middle"))
    }
}

impl Cursor {
    /// Goes to the next hill; whether there is one.
    pub(crate) fn go(&mut self, code: KeyCode) -> bool {
        let (column, row) = (self.0.column(), self.0.row());
        let next = match code {
            KeyCode::Left => column
                .checked_sub(1)
                .and_then(|column| Hill::at(column, row)),
            KeyCode::Right => Hill::at(column + 1, row),
            KeyCode::Up => Hill::at(column, row + 1),
            KeyCode::Down => row.checked_sub(1).and_then(|row| Hill::at(column, row)),
            _ => None,
        };
        self.0 = next.unwrap_or(self.0);
        next.is_some()
    }

    /// Its column and row, from 0.
    pub(crate) const fn place(self) -> (u8, u8) {
        (self.0.column(), self.0.row())
    }
}

/// Whether the game is played on hills.
pub(crate) const fn has_board(table: &Table) -> bool {
    matches!(table.game(), AnyGame::Ringforts(_))
}

/// The decisions that begin so and have to do with the hill: building there, capturing it, a king who starts or ends there.
pub(crate) fn decisions(desk: &Desk<'_>, seat: Seat, at: Cursor, picked: &str) -> Vec<String> {
    let hill = at.0.to_string();
    let legal = desk.table().view(Reader::Seat(seat), 0, usize::MAX).legal;
    let tokens = written_out(&legal.unwrap_or_default());
    let mut tokens: Vec<_> = tokens
        .into_iter()
        .filter(|token| token.starts_with(picked))
        .filter(|token| token[picked.len()..].contains(&hill))
        .collect();
    // A decision that is whole at this hill is meant rather than one that goes on from it.
    if let Some(whole) = tokens.iter().position(|token| token.ends_with(&hill)) {
        let ending = tokens.iter().filter(|token| token.ends_with(&hill)).count();
        if ending == 1 && !picked.is_empty() {
            tokens = vec![tokens.swap_remove(whole)];
        }
    }
    tokens
}

/// All legal decisions, those with a link too. Rule: SD4
fn written_out(legal: &Legal) -> Vec<String> {
    let mut tokens = legal.tokens.clone();
    for (capture, links) in &legal.links {
        tokens.extend(links.iter().map(|link| format!("{capture}+{link}")));
    }
    tokens
}

/// The decision that somebody means who points at a hill where nothing can be done: building, or capturing what is there.
pub(crate) fn nearest(desk: &Desk<'_>, at: Cursor) -> String {
    let is_vacant = match desk.table().game() {
        AnyGame::Ringforts(line) => line.position().vacant().has(at.0),
        AnyGame::SeatOfKings(_) => true,
    };
    match is_vacant {
        true => at.0.to_string(),
        false => format!("x{}", at.0),
    }
}

/// What can be done at a hill, or why nothing.
pub(crate) fn about(desk: &Desk<'_>, seat: Seat, at: Cursor, picked: &str) -> String {
    let tokens = decisions(desk, seat, at, picked);
    let words = desk.words();
    let told = match tokens.as_slice() {
        [] => replies::why(desk.table(), seat, &nearest(desk, at), words),
        [one] => words.say("play-legal", &[("token", one.as_str().into())]),
        several => self::several(several, words),
    };
    told.trim_end().into()
}

/// Several decisions to choose from, as many as can be read.
pub(crate) fn several(tokens: &[String], words: &Words) -> String {
    const MOST: usize = 12;
    let mut shown = tokens
        .iter()
        .take(MOST)
        .cloned()
        .collect::<Vec<_>>()
        .join(" ");
    if tokens.len() > MOST {
        shown.push_str(" ...");
    }
    let values = [("count", tokens.len().into()), ("tokens", shown.into())];
    words.say("play-screen-several", &values)
}

/// What several decisions begin with.
pub(crate) fn common_beginning(tokens: &[String]) -> String {
    let first = tokens.first().map_or("", String::as_str);
    let same = |length: &usize| {
        tokens
            .iter()
            .all(|token| token.starts_with(&first[..*length]))
    };
    let length = (0..=first.len()).rev().find(same);
    first[..length.unwrap_or_default()].into()
}
