//! What a tutor reads of a table: the moves since one of its seat, and the game before them.

use catalog::{Action, AnyGame, PlyRef};
use game::Seat;

use crate::{Decider, Refusal, Table};

/// The most moves that a tutor reads at once: no turn of all seats is longer.
const MAX_MOVES: usize = 32;

/// A part of a game, as a tutor reads it.
pub struct Passage {
    /// The game before the first of the moves; as it stands if there is none.
    pub before: AnyGame,
    /// The moves, in order.
    pub moves: Vec<PassedMove>,
    /// The number of decisions that the seat has made in the game.
    pub decisions: usize,
}

/// A move in a passage.
pub struct PassedMove {
    /// The seat.
    pub seat: Seat,
    /// True if the seat decided it; false if it was made for it, as the only one.
    pub is_decided: bool,
    /// The move.
    pub action: Action,
    /// The version of the table that it made.
    pub version: u32,
}

impl Table {
    /// The moves of the running game from this version on, for the tutor of a seat in its turn.
    ///
    /// # Errors
    ///
    /// If other persons are at the table, or another seat decides.
    pub fn tutored(&self, seat: Seat, since: u32) -> Result<Passage, Refusal> {
        self.check_hint(seat)?;
        if self.persons().any(|other| other != seat) {
            return Err(Refusal::OthersPlay);
        }
        let log = self.log();
        let earlier = log.iter().filter(|entry| entry.version < since).count();
        let first = earlier.max(log.len().saturating_sub(MAX_MOVES));
        let moves = log.iter().skip(first).filter_map(|entry| {
            let (seat, decider) = entry.who?;
            let PlyRef::Action(action) = entry.ply else {
                return None;
            };
            Some(PassedMove {
                seat,
                is_decided: decider == Decider::Seat,
                action,
                version: entry.version,
            })
        });
        let own = Some((seat, Decider::Seat));
        Ok(Passage {
            before: self.history().game_before(first),
            moves: moves.collect(),
            decisions: log.iter().filter(|entry| entry.who == own).count(),
        })
    }
}
