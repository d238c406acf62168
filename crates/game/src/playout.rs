//! Random moves and playouts.

use rand_core::Rng;

use crate::{Chance, DrawnItems, Game, Moves, Scores, Turn};

/// A uniformly random legal move; `None` if no seat is to move.
///
/// The bias is below one in a million for a thousand moves.
#[inline(always)] // Measured: left to itself the compiler makes it a call, 5 % more instructions a move.
pub fn random_move<G: Game>(game: &G, rng: &mut impl Rng) -> Option<G::Move> {
    let moves = game.moves();
    match moves.len() {
        0 => None,
        count => Some(moves.get(below(count, rng))),
    }
}

/// A random legal move: with probability 0.9 uniformly one of those that `prefers` picks, if there are any, else uniformly
/// one of all. `None` if no seat is to move.
pub fn biased_random_move<G: Game>(
    game: &G,
    prefers: impl Fn(&G::Move) -> bool,
    rng: &mut impl Rng,
) -> Option<G::Move> {
    let preferred: Vec<_> = if below(10, rng) < 9 {
        game.moves().iter().filter(prefers).collect()
    } else {
        Vec::new()
    };
    if preferred.is_empty() {
        random_move(game, rng)
    } else {
        Some(preferred[below(preferred.len(), rng)])
    }
}

/// Plays random moves to the end of a game without chance. Returns the points and the number of moves.
///
/// A game in which positions can recur must be one that ends by repetition.
///
/// # Panics
///
/// If the game waits for chance, or breaks its contract: a seat to move and no legal move.
pub fn playout<G: Game>(mut game: G, rng: &mut impl Rng) -> (Scores, u32) {
    let mut plies = 0;
    while let Some(mv) = random_move(&game, rng) {
        game.play(mv);
        plies += 1;
    }
    match game.turn() {
        Turn::Over(scores) => (scores, plies),
        Turn::Seat(_) | Turn::Chance => unreachable!("without chance, a seat moves until the end"),
    }
}

/// Plays random moves and draws to the end. Returns the points and the number of moves.
///
/// The game must be one that ends.
///
/// # Panics
///
/// If the game breaks its contract: a seat to move and no legal move, or chance and nothing to draw.
pub fn chance_playout<G: Chance>(mut game: G, rng: &mut impl Rng) -> (Scores, u32) {
    let mut plies = 0;
    loop {
        if let Some(mv) = random_move(&game, rng) {
            game.play(mv);
            plies += 1;
        } else if draw_at_random(&mut game, rng).is_none() {
            match game.turn() {
                Turn::Over(scores) => return (scores, plies),
                Turn::Seat(_) | Turn::Chance => unreachable!("somebody moves until the end"),
            }
        }
    }
}

/// Draws at random if chance is next. Returns the outcome; `None` if chance is not next.
pub fn draw_at_random<G: Chance>(game: &mut G, rng: &mut impl Rng) -> Option<DrawnItems> {
    let drawn = game.chance_event()?.sample(rng);
    game.apply_draw(drawn.items());
    Some(drawn)
}

/// Puts items into a uniformly random order.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, rng));
    }
}

/// A uniformly random number below `count`, with a bias below one in a million for a thousand; 0 if `count` is 0.
#[inline(always)]
pub fn below(count: usize, rng: &mut impl Rng) -> usize {
    ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize
}
