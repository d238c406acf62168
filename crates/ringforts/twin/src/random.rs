//! A small seeded random number generator, and random games.

use crate::Twin;

/// The splitmix64 generator.
pub struct Random(u64);

impl Random {
    /// Constructs a generator from a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 {
            0
        } else {
            (self.next_u64() % n as u64) as usize
        }
    }
}

/// A game played to its end: its positions and the tokens between them.
#[derive(Clone, Debug)]
pub struct Game {
    /// The settled positions, one more than there are moves.
    pub positions: Vec<Twin>,
    /// The tokens played, in order.
    pub moves: Vec<String>,
}

/// Plays uniformly random moves to the end of the game.
pub fn random_game(start: Twin, random: &mut Random) -> Game {
    let mut game = Game {
        positions: vec![start.clone()],
        moves: Vec::new(),
    };
    let mut position = start;
    while !position.is_over() {
        let legal = position.legal();
        let token = legal[random.below(legal.len())].clone();
        let Some(next) = position.play(&token) else {
            break;
        };
        game.moves.push(token);
        game.positions.push(next.clone());
        position = next;
    }
    game
}
