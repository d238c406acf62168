//! Position texts: refused with a place, or read, settled, and written so that they read the same again.

use game::{Game, Moves, Text, Turn, laws};
use ringforts::{Line, Phase, Position};

/// Reads bytes as a position text; if it is one, the position obeys the laws of every game.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn position(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let line = match Line::read(text) {
        Ok(line) => line,
        Err(refused) => {
            let columns = 1..=text.chars().count() + 1;
            assert!(columns.contains(&refused.column), "{text:?}: {refused}");
            return;
        }
    };
    // The law on explanations asks for every move there is, and in Battle of Stone of Destiny there are thousands.
    if is_long(line.position()) {
        check_quickly(&line)
    } else {
        laws::check_position(&line)
    }
    let mut next = line.clone();
    for mv in line.moves().iter() {
        next.clone_from(&line);
        next.play(mv);
        check_quickly(&next);
    }
}

fn is_long(position: &Position) -> bool {
    position.variant().book().makes_links_singly && position.phase() == Phase::Battle
}

/// Checks what must hold at every moment: a seat that can move, or the end; a text that reads the same.
fn check_quickly(line: &Line) {
    let has_seat = matches!(line.turn(), Turn::Seat(_));
    assert_eq!(has_seat, !line.moves().is_empty(), "{line}");
    let read = Line::read(&line.to_string()).unwrap_or_else(|refused| panic!("{line}: {refused}"));
    assert_eq!(read, *line);
}
