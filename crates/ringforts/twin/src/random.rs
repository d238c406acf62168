//! Random games.

use crate::Twin;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::Rng;

/// A game played to its end: its positions and the tokens between them.
#[derive(Clone, Debug)]
pub struct Game {
    /// The settled positions, one more than there are moves.
    pub positions: Vec<Twin>,
    /// The tokens played, in order.
    pub moves: Vec<String>,
}

/// Plays uniformly random moves to the end of the game.
pub fn random_game(start: Twin, random: &mut SplitMix64) -> Game {
    let mut game = Game {
        positions: vec![start.clone()],
        moves: Vec::new(),
    };
    let mut position = start;
    while !position.is_over() {
        let legal = position.legal();
        let token = &legal[(random.next_u64() % legal.len() as u64) as usize];
        position = position.play(token).expect("the token is legal");
        game.moves.push(token.clone());
        game.positions.push(position.clone());
    }
    game
}
