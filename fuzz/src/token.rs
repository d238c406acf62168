//! Move tokens: no token of the variant, or a move that is written the same and is legal or explained.

use game::{Explain, Game, Index, Moves, Tokens};
use ringforts::{Line, Position, Variant};

/// Reads bytes as a variant, a space and a token, and asks the start of the variant about the move.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn token(bytes: &[u8]) {
    let Some((variant, token)) = str::from_utf8(bytes)
        .ok()
        .and_then(|text| text.split_once(' '))
    else {
        return;
    };
    let Some(variant) = Variant::from_name(variant) else {
        return;
    };
    let start = Line::new(Position::start(variant));
    let Some(mv) = start.read_move(token) else {
        return;
    };
    assert_eq!(start.write_move(mv), token, "{variant}");
    if let Some(index) = start.index_of(mv) {
        assert_eq!(start.indexed(index), Some(mv), "{variant} {token}");
    }
    let is_legal = start.moves().contains(mv);
    assert_eq!(start.explain(mv).is_none(), is_legal, "{variant} {token}");
}
