//! Games in the arena: the rules, with views of seats and draws by seed.

use game::{Hidden, Seat, Tokens};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Move};
use seat_of_kings::{Decision, State, View};

use crate::{Player, PlayerError};

/// A game that can be played in the arena.
pub trait ArenaGame: Tokens {
    /// The part of the game that a player sees.
    type Observation;

    /// The seats in turn order.
    fn seats(&self) -> Vec<Seat>;

    /// The move that a player chooses for a seat from what that seat sees.
    ///
    /// # Errors
    ///
    /// If the player has no move.
    fn choose(
        &self,
        seat: Seat,
        player: &mut dyn Player<Self::Observation, Self::Move>,
    ) -> Result<Self::Move, PlayerError>;

    /// Draws by this seed if chance is next, and returns the event as text; else `None`.
    fn draw_by_seed(&mut self, seed: u64) -> Option<String>;
}

impl ArenaGame for Line {
    type Observation = Self;

    fn seats(&self) -> Vec<Seat> {
        self.position().variant().seats().collect()
    }

    /// All information is public.
    fn choose(&self, _: Seat, player: &mut dyn Player<Self, Move>) -> Result<Move, PlayerError> {
        player.choose(self)
    }

    fn draw_by_seed(&mut self, _: u64) -> Option<String> {
        None
    }
}

impl ArenaGame for State {
    type Observation = View;

    fn seats(&self) -> Vec<Seat> {
        self.public().options().players.seats().collect()
    }

    /// Rule: SKO4
    fn choose(
        &self,
        seat: Seat,
        player: &mut dyn Player<View, Decision>,
    ) -> Result<Decision, PlayerError> {
        player.choose(&self.view(seat))
    }

    fn draw_by_seed(&mut self, seed: u64) -> Option<String> {
        let draw = self.draw_random(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        draw.map(|draw| draw.to_string())
    }
}
