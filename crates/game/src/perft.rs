//! Perft: how many sequences of moves lead away from a moment.

use std::hint::black_box;

use crate::{Game, Moves};

/// Counts the sequences of `depth` moves by playing every one of them, the last included.
///
/// A finished game has none: it adds 1 at depth 0 only.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => leaves_played(game, depth, &mut Scratch::new(game)),
    }
}

/// The same number as [`perft`], but the moves of the last ply are counted and not played.
pub fn perft_bulk<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.moves().len() as u64,
        _ => leaves_counted(game, depth, &mut Scratch::new(game)),
    }
}

/// One game for each ply that is reached, written over again and again, so that a game with a history need not
/// allocate for every move.
struct Scratch<G> {
    next: G,
    deeper: Option<Box<Self>>,
}

impl<G: Game> Scratch<G> {
    fn new(game: &G) -> Self {
        let next = game.clone();
        Self { next, deeper: None }
    }

    /// The game of this ply, and what the plies below it need.
    fn split(&mut self) -> (&mut G, &mut Self) {
        let deeper = self
            .deeper
            .get_or_insert_with(|| Box::new(Self::new(&self.next)));
        (&mut self.next, deeper)
    }
}

fn leaves_played<G: Game>(game: &G, depth: u32, scratch: &mut Scratch<G>) -> u64 {
    let moves = game.moves();
    if depth == 1 {
        for mv in moves.iter() {
            scratch.next.play_from(game, mv);
            // The last ply is played in earnest: its result counts as used.
            black_box(&scratch.next);
        }
        return moves.len() as u64;
    }
    let (next, deeper) = scratch.split();
    let mut leaves = 0;
    for mv in moves.iter() {
        next.play_from(game, mv);
        leaves += leaves_played(next, depth - 1, deeper);
    }
    leaves
}

/// For a depth of 2 or more.
fn leaves_counted<G: Game>(game: &G, depth: u32, scratch: &mut Scratch<G>) -> u64 {
    let (next, deeper) = scratch.split();
    let mut leaves = 0;
    for mv in game.moves().iter() {
        next.play_from(game, mv);
        leaves += match depth {
            2 => next.moves().len() as u64,
            _ => leaves_counted(next, depth - 1, deeper),
        };
    }
    leaves
}
