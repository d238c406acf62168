//! Move numbers: one for each round of the seats.

use catalog::AnyGame;
use game::Turn;

/// The number of a move, and whether it is the first of its round.
///
/// In a ringfort game a round begins with the seat that moves first in the game. In Seat of Kings it is a round of
/// the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// The round, from 1.
    pub round: u32,
    /// The place in the round.
    pub place: RoundPlace,
}

/// The place of a move in its round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundPlace {
    /// The first of the round: `3.`
    First,
    /// Later in the round, or the first seat is skipped: `3...`
    Later,
}

/// A game and the number of its next move.
#[derive(Debug, Clone)]
pub(crate) struct NumberedGame {
    pub(crate) game: AnyGame,
    /// The seat that begins each round.
    starter: usize,
    /// The round of the last event, and how many seats after the starter it was; `None` before the first.
    last: Option<(u32, usize)>,
}

impl NumberedGame {
    /// A game at its start.
    pub(crate) fn new(game: AnyGame) -> Self {
        let starter = match game.turn() {
            Turn::Seat(seat) => seat.index(),
            Turn::Chance | Turn::Over(_) => 0,
        };
        Self {
            game,
            starter,
            last: None,
        }
    }

    /// The number of what comes next.
    pub(crate) fn number(&self) -> Number {
        let round = self.round();
        let is_first = if self.game.variant().has_chance() {
            self.last.is_none_or(|(last, _)| last < round)
        } else {
            self.after_starter() == 0
        };
        Number {
            round,
            place: if is_first {
                RoundPlace::First
            } else {
                RoundPlace::Later
            },
        }
    }

    /// The numbering after the event that leads to `next`.
    pub(crate) fn after(&self, next: AnyGame) -> Self {
        Self {
            game: next,
            starter: self.starter,
            last: Some((self.round(), self.after_starter())),
        }
    }

    fn round(&self) -> u32 {
        if let Some(state) = self.game.as_kings() {
            return state.public().round();
        }
        let round = |(round, last)| round + u32::from(self.after_starter() <= last);
        self.last.map_or(1, round)
    }

    /// The number of seats from the one that begins the round to the seat to move.
    fn after_starter(&self) -> usize {
        let seats = self.game.seat_names().len();
        match self.game.turn() {
            Turn::Seat(seat) => (seat.index() + seats - self.starter) % seats,
            Turn::Chance | Turn::Over(_) => 0,
        }
    }
}
