//! Perft: the number of move sequences from a position.

use std::hint::black_box;

use crate::{Game, Moves};

/// Counts the sequences of `depth` moves by playing every one of them, the last included.
///
/// A finished game has none: it adds 1 at depth 0 only, and so does a game that waits for chance.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => leaves_played(game, depth, &mut scratch(game, depth)),
    }
}

/// The same number as [`perft`], but the moves of the last ply are counted and not played.
pub fn perft_bulk<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => leaves_counted(game, depth - 1, &mut scratch(game, depth - 1)),
    }
}

/// One game for each of the next plies, written over again and again, so that a game with a history need not
/// allocate for every move. Few games are as long as some depths that are asked for: the rest is made when reached.
fn scratch<G: Game>(game: &G, depth: u32) -> Vec<G> {
    vec![game.clone(); depth.min(64) as usize]
}

/// For a depth of 1 or more.
fn leaves_played<G: Game>(game: &G, depth: u32, plies: &mut [G]) -> u64 {
    let Some((next, deeper)) = plies.split_first_mut() else {
        return leaves_played(game, depth, &mut scratch(game, depth));
    };
    // `fold` rather than `for`: an iterator over several kinds of moves can give each kind a loop of its own.
    game.moves().iter().fold(0, |leaves, mv| {
        next.play_from(game, mv);
        if depth == 1 {
            // The last ply is played in earnest: its result counts as used.
            black_box(&*next);
            leaves + 1
        } else {
            leaves + leaves_played(next, depth - 1, deeper)
        }
    })
}

fn leaves_counted<G: Game>(game: &G, depth: u32, plies: &mut [G]) -> u64 {
    let moves = game.moves();
    if depth == 0 {
        return moves.len() as u64;
    }
    let Some((next, deeper)) = plies.split_first_mut() else {
        return leaves_counted(game, depth, &mut scratch(game, depth));
    };
    moves.iter().fold(0, |leaves, mv| {
        next.play_from(game, mv);
        leaves + leaves_counted(next, depth - 1, deeper)
    })
}
