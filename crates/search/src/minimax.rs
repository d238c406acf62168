//! Plain minimax to a fixed depth, the reference for the fast search.

use game::{Game, Moves, Turn};

use crate::{Evaluate, Score, terminal_value};

/// The minimax value for the side to move, `depth` plies ahead, without pruning and without a table. The fast search
/// must agree with it.
///
/// # Panics
///
/// If the game is over or waits for chance.
pub fn minimax<G: Game>(game: &G, evaluation: &impl Evaluate<G>, depth: u32) -> Score {
    let Turn::Seat(seat) = game.turn() else {
        panic!("a seat is to move");
    };
    if depth == 0 {
        return evaluation.value(game);
    }
    let side = game.side(seat);
    let values = game.moves().iter().map(|mv| {
        let mut next = game.clone();
        next.play(mv);
        match next.turn() {
            Turn::Over(scores) => terminal_value(&scores, side),
            Turn::Seat(seat) if next.side(seat) == side => minimax(&next, evaluation, depth - 1),
            _ => -minimax(&next, evaluation, depth - 1),
        }
    });
    values.max().expect("a seat to move has a move")
}
