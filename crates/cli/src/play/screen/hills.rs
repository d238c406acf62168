//! The cursor on the hills of a ringfort board, and the decisions that it points at.

use ::play::Table;
use game::{Game, Moves, Seat};
use ratatui::crossterm::event::KeyCode;
use ringforts::{Hill, Move};

use super::super::presenter::Presenter;
use super::super::replies;
use crate::words::Words;

/// The hill that a person points at.
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

/// Returns true if this is a ringfort game.
pub(crate) fn has_board(table: &Table) -> bool {
    table.game().as_ringforts().is_some()
}

/// The legal moves that name all picked hills. If moves begin at the first pick, only those.
pub(crate) fn decisions(presenter: &Presenter<'_>, seat: Seat, picks: &[Cursor]) -> Vec<Move> {
    let table = presenter.table();
    let asked = table.game().as_ringforts();
    let asked = asked.filter(|_| table.asked().contains(&seat));
    let moves = asked.map_or_else(Vec::new, |line| line.moves().iter().collect());
    let picks: Vec<Hill> = picks.iter().map(|pick| pick.0).collect();
    with_hills(moves, &picks)
}

fn with_hills(mut moves: Vec<Move>, picks: &[Hill]) -> Vec<Move> {
    let begins = |mv: &Move| hills(*mv).first() == picks.first();
    if moves.iter().any(begins) {
        moves.retain(begins);
    }
    moves.retain(|mv| has_all(hills(*mv), picks));
    moves
}

/// Returns true if hills contain all picks, each as often as it was picked.
fn has_all(mut hills: Vec<Hill>, picks: &[Hill]) -> bool {
    picks.iter().all(|pick| {
        let place = hills.iter().position(|hill| hill == pick);
        place.map(|place| hills.remove(place)).is_some()
    })
}

/// The hills that a move names, in the order of its token.
fn hills(mv: Move) -> Vec<Hill> {
    match mv {
        Move::Build(hill) | Move::Capture(hill) => vec![hill],
        Move::Step { from, to } | Move::Take { from, to } | Move::Sacrifice { from, to } => {
            vec![from, to]
        }
        Move::Swap { at, link } => {
            let [one, other] = link.hills();
            vec![at, one, other]
        }
        Move::Pass => Vec::new(),
    }
}

/// Returns true if no further hill tells these moves apart.
pub(crate) fn are_alike(moves: &[Move]) -> bool {
    let mut all = moves.iter().map(|&mv| hills(mv));
    let first = all.next();
    all.all(|hills| Some(hills) == first)
}

/// The move that a person means by a hill that no legal move names: building on a vacant hill, otherwise capturing.
pub(crate) fn nearest(presenter: &Presenter<'_>, at: Cursor) -> Move {
    let line = presenter.table().game().as_ringforts();
    if line.is_none_or(|line| line.position().vacant().has(at.0)) {
        Move::Build(at.0)
    } else {
        Move::Capture(at.0)
    }
}

/// Describes the moves with the picked hills, or why there are none.
pub(crate) fn about(presenter: &Presenter<'_>, seat: Seat, picks: &[Cursor]) -> String {
    let moves = decisions(presenter, seat, picks);
    let words = presenter.words();
    let sentence = match (moves.as_slice(), picks) {
        ([], [at]) => {
            let action = nearest(presenter, *at).into();
            replies::why_action(presenter.table(), seat, action, words)
        }
        ([], _) => nothing(picks, words),
        ([one], _) => words.say("play-legal", &[("token", one.to_string().into())]),
        (several, _) => self::several(several, words),
    };
    sentence.trim_end().into()
}

/// Says that no decision names all of these hills.
pub(crate) fn nothing(picks: &[Cursor], words: &Words) -> String {
    let hills: Vec<String> = picks.iter().map(|pick| pick.0.to_string()).collect();
    words.say(
        "play-screen-nothing",
        &[("hills", words.list(&hills).into())],
    )
}

/// Lists several moves to choose from, as many as fit.
pub(crate) fn several(moves: &[Move], words: &Words) -> String {
    const MAX_SHOWN: usize = 12;
    let shown = moves.iter().take(MAX_SHOWN).map(Move::to_string);
    let mut shown = shown.collect::<Vec<_>>().join(" ");
    if moves.len() > MAX_SHOWN {
        shown.push_str(" ...");
    }
    let values = [("count", moves.len().into()), ("tokens", shown.into())];
    words.say("play-screen-several", &values)
}

/// The longest common beginning of the tokens of some moves.
pub(crate) fn common_beginning(moves: &[Move]) -> String {
    let tokens: Vec<String> = moves.iter().map(Move::to_string).collect();
    let first = tokens.first().map_or("", String::as_str);
    let is_shared = |length: &usize| {
        tokens
            .iter()
            .all(|token| token.starts_with(&first[..*length]))
    };
    let length = (0..=first.len()).rev().find(is_shared);
    first[..length.unwrap_or_default()].into()
}

#[cfg(test)]
mod tests {
    use catalog::Action;

    use super::*;

    /// The moves of tokens with spaces between them.
    fn moves(tokens: &str) -> Vec<Move> {
        let action = |token: &str| token.parse::<Action>().expect(token);
        let moves = tokens.split(' ').map(|token| match action(token) {
            Action::Ringforts(mv) => mv,
            Action::Kings(decision) => panic!("{decision}"),
        });
        moves.collect()
    }

    /// Those of some tokens that name these hills.
    fn of(tokens: &str, picks: &[&str]) -> String {
        // The token of a hill alone builds on it.
        let picks: Vec<Hill> = picks
            .iter()
            .flat_map(|pick| hills(moves(pick)[0]))
            .collect();
        let found = with_hills(moves(tokens), &picks);
        found
            .iter()
            .map(Move::to_string)
            .collect::<Vec<_>>()
            .join(" ")
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
        assert!(are_alike(&moves("D2-B1 D2-B1~")));
        assert!(!are_alike(&moves("D2-B1 D2-C4")));
    }
}
