//! Perft: how many sequences of moves lead away from a moment.

use crate::{Game, Moves};

/// Counts the sequences of `depth` moves by playing every one of them, the last included.
///
/// A finished game has none: it adds 1 at depth 0 only.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => leaves_played(game, &mut scratch(game, depth)),
    }
}

/// The same number as [`perft`], but the moves of the last ply are counted and not played.
pub fn perft_bulk<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => leaves_counted(game, &mut scratch(game, depth - 1)),
    }
}

/// One game a ply, written over again and again, so that a game with a history need not allocate.
fn scratch<G: Game>(game: &G, plies: u32) -> Vec<G> {
    vec![game.clone(); plies as usize]
}

fn leaves_played<G: Game>(game: &G, scratch: &mut [G]) -> u64 {
    let (next, deeper) = scratch.split_first_mut().expect("one game a ply");
    let mut leaves = 0;
    for mv in game.moves().iter() {
        next.play_from(game, mv);
        if deeper.is_empty() {
            // The last ply is played in earnest: its result counts as used.
            std::hint::black_box(&*next);
            leaves += 1;
        } else {
            leaves += leaves_played(next, deeper);
        }
    }
    leaves
}

fn leaves_counted<G: Game>(game: &G, scratch: &mut [G]) -> u64 {
    let moves = game.moves();
    let Some((next, deeper)) = scratch.split_first_mut() else {
        return moves.len() as u64;
    };
    let mut leaves = 0;
    for mv in moves.iter() {
        next.play_from(game, mv);
        leaves += leaves_counted(next, deeper);
    }
    leaves
}
