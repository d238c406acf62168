//! The part of a table that a tutor reads: the actions and draws since one of its seat, and the game before them.

use catalog::{Action, AnyGame, Ply, PlyRef};
use game::Seat;

use crate::{Decider, Refusal, Table};

/// The most entries of the log that a tutor reads at once: with a turn of each seat and the end of a round there are no more.
const MAX_ENTRIES: usize = 256;

/// A part of a game, as a tutor reads it.
pub struct Passage {
    /// The game before the first of the plies; as it stands if there is none.
    pub before: AnyGame,
    /// The actions and draws, in order.
    pub plies: Vec<PassedPly>,
    /// The number of turns that the seat has decided in the game: moves of ringforts, uses of a card in Seat of Kings.
    pub turns: usize,
}

/// An action or a draw in a passage.
pub struct PassedPly {
    /// The seat and who decided for it; `None` if chance drew.
    pub who: Option<(Seat, Decider)>,
    /// The action or the draw.
    pub ply: Ply,
    /// The version of the table that it made.
    pub version: u32,
}

impl Table {
    /// The actions and draws of the running game from this version on, for the tutor of a seat in its turn.
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
        let first = earlier.max(log.len().saturating_sub(MAX_ENTRIES));
        let plies = log.iter().skip(first).map(|entry| PassedPly {
            who: entry.who,
            ply: entry.ply.to_owned(),
            version: entry.version,
        });
        let own = Some((seat, Decider::Seat));
        let turns = log.iter().filter(|entry| entry.who == own);
        Ok(Passage {
            before: self.history().game_before(first),
            plies: plies.collect(),
            turns: turns.filter(|entry| is_turn(entry.ply)).count(),
        })
    }
}

/// Returns true if a turn begins with it.
const fn is_turn(ply: PlyRef<'_>) -> bool {
    match ply {
        PlyRef::Action(Action::Ringforts(_)) => true,
        PlyRef::Action(Action::Kings(decision)) => decision.card().is_some(),
        PlyRef::Draw(_) => false,
    }
}
