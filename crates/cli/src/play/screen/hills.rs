//! The cursor on the hills of a ringfort board, and the decisions that it points at.

use ::play::{Legal, Table};
use catalog::AnyGame;
use game::Seat;
use ratatui::crossterm::event::KeyCode;
use ringforts::Hill;

use super::super::presenter::Presenter;
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
    /// Moves to the adjacent hill; returns whether there is one.
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

    /// The column and the row, from 0.
    pub(crate) const fn place(self) -> (u8, u8) {
        (self.0.column(), self.0.row())
    }
}

/// Whether the game is played on hills.
pub(crate) const fn has_board(table: &Table) -> bool {
    matches!(table.game(), AnyGame::Ringforts(_))
}

/// The decisions with all hills that were picked: building there, capturing it, a king who starts or ends there, the ends of a
/// link. Those that begin at the first hill are meant rather than others.
pub(crate) fn decisions(presenter: &Presenter<'_>, seat: Seat, picks: &[Cursor]) -> Vec<String> {
    let legal = presenter.table().legal(seat);
    let picks: Vec<String> = picks.iter().map(|pick| pick.0.to_string()).collect();
    with_hills(written_out(&legal.unwrap_or_default()), &picks)
}

fn with_hills(mut tokens: Vec<String>, picks: &[String]) -> Vec<String> {
    let first = picks.first().map(String::as_str);
    let begins = |token: &String| hills(token).first().copied() == first;
    if tokens.iter().any(begins) {
        tokens.retain(begins);
    }
    tokens.retain(|token| has_all(hills(token), picks));
    tokens
}

/// Whether hills are among those of a decision, each as often as it was picked.
fn has_all(mut hills: Vec<&str>, picks: &[String]) -> bool {
    picks.iter().all(|pick| {
        let place = hills.iter().position(|hill| hill == pick);
        place.map(|place| hills.remove(place)).is_some()
    })
}

/// The hills of a decision as they are written.
fn hills(token: &str) -> Vec<&str> {
    let starts = token.match_indices(|letter: char| letter.is_ascii_uppercase());
    let hills = starts.filter_map(|(start, _)| token.get(start..start + 2));
    hills.collect()
}

/// Whether no further hill tells these decisions apart.
pub(crate) fn are_alike(tokens: &[String]) -> bool {
    let mut all = tokens.iter().map(|token| hills(token));
    let first = all.next();
    all.all(|hills| Some(hills) == first)
}

/// All legal decisions, those with a link too. Rule: SD4
fn written_out(legal: &Legal) -> Vec<String> {
    let mut tokens = legal.tokens();
    for (hill, links) in &legal.replaces {
        tokens.extend(links.iter().map(|link| format!("x{hill}+{link}")));
    }
    tokens
}

/// The decision that somebody means who points at a hill where nothing can be done: building, or capturing what is there.
pub(crate) fn nearest(presenter: &Presenter<'_>, at: Cursor) -> String {
    let is_vacant = match presenter.table().game() {
        AnyGame::Ringforts(line) => line.position().vacant().has(at.0),
        AnyGame::SeatOfKings(_) => true,
    };
    match is_vacant {
        true => at.0.to_string(),
        false => format!("x{}", at.0),
    }
}

/// What can be done at the last of these hills, or why nothing.
pub(crate) fn about(presenter: &Presenter<'_>, seat: Seat, picks: &[Cursor]) -> String {
    let tokens = decisions(presenter, seat, picks);
    let words = presenter.words();
    let told = match (tokens.as_slice(), picks) {
        ([], [at]) => replies::why(presenter.table(), seat, &nearest(presenter, *at), words),
        ([], _) => nothing(picks, words),
        ([one], _) => words.say("play-legal", &[("token", one.as_str().into())]),
        (several, _) => self::several(several, words),
    };
    told.trim_end().into()
}

/// That no decision has all of these hills.
pub(crate) fn nothing(picks: &[Cursor], words: &Words) -> String {
    let hills: Vec<String> = picks.iter().map(|pick| pick.0.to_string()).collect();
    words.say(
        "play-screen-nothing",
        &[("hills", words.list(&hills).into())],
    )
}

/// Several decisions to choose from, as many as can be read.
pub(crate) fn several(tokens: &[String], words: &Words) -> String {
    const MAX_SHOWN: usize = 12;
    let mut shown = tokens
        .iter()
        .take(MAX_SHOWN)
        .cloned()
        .collect::<Vec<_>>()
        .join(" ");
    if tokens.len() > MAX_SHOWN {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The decisions with these hills, of those that are written with spaces between them.
    fn of(tokens: &str, picks: &[&str]) -> String {
        let tokens = tokens.split(' ').map(String::from).collect();
        let picks: Vec<_> = picks.iter().map(ToString::to_string).collect();
        with_hills(tokens, &picks).join(" ")
    }

    #[test]
    fn hills_are_picked_in_the_order_in_which_people_think_of_them() {
        let links = "xG5+D4E4 xG5+E4E5 xG5+F4G4 xB6+E4E5 xB6+F5G5 xE4+E4E5";
        assert_eq!(of(links, &["G5"]), "xG5+D4E4 xG5+E4E5 xG5+F4G4");
        assert_eq!(of(links, &["G5", "E4"]), "xG5+D4E4 xG5+E4E5");
        assert_eq!(of(links, &["G5", "E5", "E4"]), "xG5+E4E5");
        assert_eq!(of(links, &["E4"]), "xE4+E4E5");
        assert_eq!(of(links, &["E4", "E4"]), "xE4+E4E5");
        assert_eq!(of(links, &["G5", "B6"]), "");
        let kings = "D4 B2-C4 D2-C4 D2xE4 D2-B1 D2-B1~ pass";
        assert_eq!(of(kings, &["D2"]), "D2-C4 D2xE4 D2-B1 D2-B1~");
        assert_eq!(of(kings, &["C4"]), "B2-C4 D2-C4");
        assert_eq!(of(kings, &["C4", "D2"]), "D2-C4");
        assert_eq!(of(kings, &["D4"]), "D4");
    }

    #[test]
    fn decisions_with_the_same_hills_are_alike() {
        let tokens = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        assert!(are_alike(&tokens("D2-B1 D2-B1~")));
        assert!(!are_alike(&tokens("D2-B1 D2-C4")));
    }
}
