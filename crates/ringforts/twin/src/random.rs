//! A tiny seeded generator, and random games.

use crate::Twin;

/// The generator splitmix64.
pub struct Random(u64);

impl Random {
    /// A generator with a seed.
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

/// One game: the moments from the start to the end, and the tokens between them.
#[derive(Clone, Debug)]
pub struct Game {
    /// The settled moments, one more than there are moves.
    pub positions: Vec<Twin>,
    /// The tokens played.
    pub moves: Vec<String>,
}

/// Plays uniformly random moves from a moment to the end of the game.
pub fn random_game(start: Twin, random: &mut Random) -> Game {
    let mut game = Game {
        positions: vec![start.clone()],
        moves: Vec::new(),
    };
    let mut now = start;
    while !now.is_over() {
        let legal = now.legal();
        let token = legal[random.below(legal.len())].clone();
        let Some(then) = now.play(&token) else { break };
        game.moves.push(token);
        game.positions.push(then.clone());
        now = then;
    }
    game
}
