//! The players of a match, kept from game to game.

use std::time::Duration;

use bots::arena::{Contest, Who};
use bots::{Player, Spec};
use game::{Game, Seat};
use ringforts::Line;
use seat_of_kings::State;

use crate::players;

/// Somebody who plays a game of this kind.
pub(super) type PlayerOf<G> = Box<dyn Player<<G as Contest>::Seen, <G as Game>::Move>>;

/// A game for which players can be made.
pub(super) trait Roster: Contest + Sync {
    /// The player of a spec; a program has so much time for an answer.
    fn player(spec: &Spec, patience: Duration) -> anyhow::Result<PlayerOf<Self>>;

    /// Its seats in turn order.
    fn seats(&self) -> Vec<Seat>;
}

impl Roster for Line {
    fn player(spec: &Spec, patience: Duration) -> anyhow::Result<PlayerOf<Self>> {
        players::of_ringforts(spec, patience)
    }

    fn seats(&self) -> Vec<Seat> {
        self.position().variant().seats().collect()
    }
}

impl Roster for State {
    fn player(spec: &Spec, _: Duration) -> anyhow::Result<PlayerOf<Self>> {
        players::of_seat_of_kings(spec)
    }

    fn seats(&self) -> Vec<Seat> {
        self.public().options().players.seats().collect()
    }
}

/// Players who wait for their next game.
pub(super) struct Pool<G: Roster> {
    a: Vec<PlayerOf<G>>,
    b: Vec<PlayerOf<G>>,
}

/// The players of a game by seat, and which of the two each is.
pub(super) struct Seated<G: Roster> {
    pub(super) players: Vec<PlayerOf<G>>,
    pub(super) who: Vec<Who>,
}

impl<G: Roster> Default for Pool<G> {
    fn default() -> Self {
        Self {
            a: Vec::new(),
            b: Vec::new(),
        }
    }
}

impl<G: Roster> Pool<G> {
    /// One of the two, who is not playing, or who is made now.
    pub(super) fn player(
        &mut self,
        who: Who,
        make: impl FnOnce() -> anyhow::Result<PlayerOf<G>>,
    ) -> anyhow::Result<PlayerOf<G>> {
        self.of(who).pop().map_or_else(make, Ok)
    }

    /// Takes players back after a game.
    pub(super) fn take_back(&mut self, seated: Seated<G>) {
        for (who, player) in seated.who.into_iter().zip(seated.players) {
            self.of(who).push(player);
        }
    }

    const fn of(&mut self, who: Who) -> &mut Vec<PlayerOf<G>> {
        match who {
            Who::A => &mut self.a,
            Who::B => &mut self.b,
        }
    }
}
