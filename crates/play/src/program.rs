//! Requests of the host to a computer player.

use catalog::Observation;
use game::Seat;

use crate::agreement::Taker;
use crate::{NextStep, Refusal, Stage, Table};

/// A decision that a computer player has to make. It gets only what its seat sees.
#[derive(Clone)]
pub struct DecisionRequest<'a> {
    /// The seat.
    pub seat: Seat,
    /// The name of the player, such as `level:3`.
    pub player: &'a str,
    /// The seed of the player's random numbers: the same for one seat throughout a game.
    pub seed: u64,
    /// The version of the table, to be returned with the decision.
    pub version: u32,
    /// The game as the seat sees it.
    pub seen: Observation,
}

impl Table {
    /// The decision of a program that the table waits for; nothing if it waits for none.
    pub fn wanted(&self) -> Option<DecisionRequest<'_>> {
        if self.stage() != Stage::Playing || !matches!(self.next(), NextStep::Waits(_)) {
            return None;
        }
        let seat = self.history().decides()?;
        let Taker::Program(player) = &self.agreed().seats[seat.index()].taker else {
            return None;
        };
        Some(DecisionRequest {
            seat,
            player,
            seed: self
                .root()
                .player_seed(self.game_number(), seat.index() as u8),
            version: self.version(),
            seen: self.seen_by(seat),
        })
    }

    /// Returns true if a person still plays, or can take a seat for the next game.
    pub fn has_persons(&self) -> bool {
        let mut persons = self.persons();
        persons.any(|seat| self.plays(seat))
    }

    /// The game as seen by a seat that asks for a hint in its turn.
    ///
    /// # Errors
    ///
    /// If people at other screens play too, who have no use for it, or another seat decides.
    pub fn hinted(&self, seat: Seat) -> Result<Observation, Refusal> {
        self.check_hint(seat).map(|()| self.seen_by(seat))
    }

    /// Refuses a hint for a seat.
    pub(crate) fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Seating => Err(Refusal::NotBegun),
            Stage::Over | Stage::Stopped => Err(Refusal::Over),
            Stage::Playing if self.others_play(seat) => Err(Refusal::OthersPlay),
            Stage::Playing if self.history().decides() != Some(seat) => Err(Refusal::NotAsked),
            Stage::Playing => Ok(()),
        }
    }

    /// The game as a seat sees it, for a hint or a player.
    pub fn seen_by(&self, seat: Seat) -> Observation {
        self.game().seen_by(seat)
    }
}
