//! The plain search: every line to a depth, with nothing left out and nothing remembered.

use game::{Game, Moves, Turn};

use crate::{Evaluate, Score, difference};

/// The value of a moment to the side that is to move, `depth` moves ahead; what others search faster must agree with it.
///
/// # Panics
///
/// If the game is over or waits for chance.
pub fn plain<G: Game>(game: &G, knowledge: &impl Evaluate<G>, depth: u32) -> Score {
    let Turn::Seat(seat) = game.turn() else {
        panic!("somebody is to move");
    };
    if depth == 0 {
        return knowledge.value(game);
    }
    let side = game.side(seat);
    let values = game.moves().iter().map(|mv| {
        let mut next = game.clone();
        next.play(mv);
        match next.turn() {
            Turn::Over(scores) => difference(&scores, side),
            Turn::Seat(seat) if next.side(seat) == side => plain(&next, knowledge, depth - 1),
            _ => -plain(&next, knowledge, depth - 1),
        }
    });
    values.max().expect("a seat to move has a move")
}
