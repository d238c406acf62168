//! The moves of a game so far, which an engine needs to detect repetitions.

use game::{Game, Moves, Tokens};
use ringforts::Line;
use ringforts::Move;

/// A position and the moves since.
#[derive(Default)]
pub(super) struct History {
    /// The first and the last position; `None` before the first.
    lines: Option<(Line, Line)>,
    tokens: Vec<String>,
}

impl History {
    /// Catches up with the game: by the one move of the other seat, or by none if that seat was skipped. If neither explains
    /// the position, the history restarts from it.
    pub(super) fn catch_up(&mut self, now: &Line) {
        if self.lines.as_ref().is_some_and(|(_, last)| last == now) {
            return;
        }
        match self.move_to(now) {
            Some(mv) => self.play(mv),
            None => {
                self.lines = Some((now.clone(), now.clone()));
                self.tokens.clear();
            }
        }
    }

    /// Plays a move.
    pub(super) fn play(&mut self, mv: Move) {
        if let Some((_, last)) = &mut self.lines {
            self.tokens.push(last.write_move(mv));
            last.play(mv);
        }
    }

    /// The `position` command for the last position.
    pub(super) fn position(&self) -> String {
        let first = self.lines.as_ref().map(|(first, _)| first.to_string());
        let first = first.unwrap_or_default();
        match self.tokens.as_slice() {
            [] => format!("position {first}"),
            tokens => format!("position {first} moves {}", tokens.join(" ")),
        }
    }

    fn move_to(&self, now: &Line) -> Option<Move> {
        let (_, last) = self.lines.as_ref()?;
        last.moves().iter().find(|&mv| {
            let mut after = last.clone();
            after.play(mv);
            after == *now
        })
    }
}

#[cfg(test)]
mod tests {
    use game::Text;

    use super::*;

    fn play(line: &mut Line, token: &str) {
        line.play(line.read_move(token).expect(token));
    }

    #[test]
    fn moves_of_others_are_found() {
        let mut line = Line::read("four-treasures 5/7/7/7/7/7/5 red battle - - -").expect("text");
        let (mut history, begin) = (History::default(), line.to_string());
        history.catch_up(&line);
        assert_eq!(history.position(), format!("position {begin}"));
        for (own, other) in [("D4", "D5"), ("C4", "E5")] {
            history.play(line.read_move(own).expect(own));
            play(&mut line, own);
            play(&mut line, other);
            history.catch_up(&line);
            history.catch_up(&line);
        }
        let want = format!("position {begin} moves D4 D5 C4 E5");
        assert_eq!(history.position(), want);
        play(&mut line, "A4");
        play(&mut line, "A5");
        history.catch_up(&line);
        assert_eq!(history.position(), format!("position {line}"));
    }
}
