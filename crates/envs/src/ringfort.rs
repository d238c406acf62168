//! Ringfort games.

use catalog::AnyGame;
use game::{Game, Moves as _, Seat, Turn, below};
use rand_xoshiro::SplitMix64;
use ringforts::{Line, Move, Moves, Variant};

use crate::env::Env;

/// A ringfort game, by the code specialized for its variant.
#[derive(Clone)]
pub(crate) struct Ringfort<G> {
    game: G,
    moves: Moves,
}

/// The start of all games.
pub(crate) struct Start<G> {
    game: G,
    variant: Variant,
    /// By number.
    moves: Vec<Move>,
}

impl<G: AsRef<Line>> Start<G> {
    pub(crate) fn new(game: G) -> Self {
        let variant = game.as_ref().position().variant();
        let numbers = 0..variant.move_count();
        let moves = numbers.filter_map(|number| variant.indexed_move(number));
        Self {
            game,
            variant,
            moves: moves.collect(),
        }
    }
}

impl<G: Game<Moves = Moves>> Ringfort<G> {
    pub(crate) fn new(start: &Start<G>) -> Self {
        Self {
            game: start.game.clone(),
            moves: start.game.moves(),
        }
    }

    /// The mask of the moves, which was that of `before`.
    #[inline(always)]
    fn write_mask(&mut self, before: &Moves, variant: Variant, mask: &mut [u8]) {
        self.moves = self.game.moves();
        self.moves.write_mask(before, variant, mask);
    }
}

impl<G> Env for Ringfort<G>
where
    G: Game<Move = Move, Moves = Moves> + AsRef<Line> + Send + Sync,
{
    type Shared = Start<G>;

    fn restart(&mut self, start: &Start<G>, mask: &mut [u8]) {
        self.game.clone_from(&start.game);
        let before = self.moves;
        self.write_mask(&before, start.variant, mask);
    }

    fn seed(&mut self, _seed: u64) {}

    #[inline(always)]
    fn is_legal(&self, start: &Start<G>, number: u16) -> bool {
        let mv = start.moves.get(usize::from(number));
        mv.is_some_and(|&mv| self.moves.contains(mv))
    }

    #[inline(always)]
    fn play(&mut self, start: &Start<G>, number: u16, mask: &mut [u8]) {
        let before = self.moves;
        if let Some(&mv) = start.moves.get(usize::from(number)) {
            self.game.play(mv);
        }
        self.write_mask(&before, start.variant, mask);
    }

    #[inline(always)]
    fn sample(&self, start: &Start<G>, rng: &mut SplitMix64) -> Option<u16> {
        let count = self.moves.len();
        if count == 0 {
            return None;
        }
        let mv = self.moves.get(below(count, rng));
        start.variant.move_index(mv).map(|number| number as u16)
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.game.as_ref().position().seat() {
            Some(seat) => Turn::Seat(seat),
            None => self.game.turn(),
        }
    }

    fn observe(&self, seat: Seat, values: &mut [u8]) {
        self.game.as_ref().write_planes(seat, values);
    }

    fn game(&self) -> AnyGame {
        self.game.as_ref().clone().into()
    }

    fn begun(&self) -> Vec<u16> {
        Vec::new()
    }
}
