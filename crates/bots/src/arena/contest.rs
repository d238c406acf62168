//! What a match needs of a game beyond its rules: what a seat is shown, and what chance draws.

use game::{Hidden, Seat, Tokens, draw_at_random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Move};
use seat_of_kings::{Decision, Event, State, Step, View};

use crate::{Player, PlayerError};

/// A game that can be played in a match.
pub trait Contest: Tokens {
    /// What a player is shown.
    type Seen;

    /// Lets a player choose for a seat, from what that seat sees.
    ///
    /// # Errors
    ///
    /// If the player has no move.
    fn ask(
        &self,
        seat: Seat,
        player: &mut dyn Player<Self::Seen, Self::Move>,
    ) -> Result<Self::Move, PlayerError>;

    /// If chance is next, lets it draw by this seed, and gives the event as text.
    fn draw(&mut self, seed: u64) -> Option<String>;
}

impl Contest for Line {
    type Seen = Self;

    /// Everything is open.
    fn ask(&self, _: Seat, player: &mut dyn Player<Self, Move>) -> Result<Move, PlayerError> {
        player.choose(self)
    }

    fn draw(&mut self, _: u64) -> Option<String> {
        None
    }
}

impl Contest for State {
    type Seen = View;

    /// Rule: SKO4
    fn ask(
        &self,
        seat: Seat,
        player: &mut dyn Player<View, Decision>,
    ) -> Result<Decision, PlayerError> {
        player.choose(&self.view(seat))
    }

    fn draw(&mut self, seed: u64) -> Option<String> {
        let step = self.public().step();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let drawn = draw_at_random(self, &mut rng)?.items().to_vec();
        let event = match step {
            Step::Lots => Event::Lots(drawn),
            _ => Event::Shuffle(drawn),
        };
        Some(event.to_string())
    }
}
