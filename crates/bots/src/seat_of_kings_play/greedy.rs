//! The greedy player of Seat of Kings: it maximizes its own score after its next decision.

use game::{Game, Hidden, Moves, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Decision, Position, Public, Rank, Region, Stage, State, Step, View};

use crate::greedy::any_best;
use crate::{Player, PlayerError};

/// Plays a random decision of those with the highest score after them.
///
/// The score is 100 for each king, 1, 2, 3, 5, 8 for each controlled position by rank, and the cumals. Each decision is
/// played in one determinization of the view, and scored at the next decision of any seat.
#[derive(Debug, Clone)]
pub struct KingsGreedyPlayer {
    reach: KingsReach,
    rng: Xoshiro256PlusPlus,
}

/// The lookahead of [`KingsGreedyPlayer`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KingsReach {
    /// One decision. A turn has several, and only the later ones change the board, so this rarely plays a card for its
    /// array: discarding brings 2 cumals at once.
    Decision,
    /// All decisions of its own up to the end of its turn, promotions one by one.
    Turn,
}

impl KingsGreedyPlayer {
    /// A new player.
    pub fn new(reach: KingsReach) -> Self {
        Self {
            reach,
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// The score after a decision and, by the reach, the best rest of the turn.
    fn after(&self, state: &State, decision: Decision, seat: Seat) -> u32 {
        let mut after = state.clone();
        after.play(decision);
        let here = score(after.public(), seat);
        if self.reach == KingsReach::Decision || !goes_on(after.public(), seat) {
            return here;
        }
        let moves = after.moves();
        match after.public().step() {
            // Every promotion adds to the score, so only the best is followed.
            Step::Promote { .. } => {
                let Some(best) = moves.iter().max_by_key(|mv| one_after(&after, *mv, seat)) else {
                    return here;
                };
                if best == Decision::End {
                    return one_after(&after, best, seat);
                }
                self.after(&after, best, seat)
            }
            _ => moves
                .iter()
                .map(|mv| self.after(&after, mv, seat))
                .max()
                .unwrap_or(here),
        }
    }
}

impl Player<View, Decision> for KingsGreedyPlayer {
    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, view: &View) -> Result<Decision, PlayerError> {
        let decisions = view.decisions().ok_or(PlayerError::NoMove)?;
        let state = State::determinize(view, &mut self.rng);
        let scored = decisions.iter().map(|decision| {
            let score = self.after(&state, decision, view.seat());
            (score, decision)
        });
        let scored: Vec<_> = scored.collect();
        any_best(&scored, &mut self.rng).ok_or(PlayerError::NoMove)
    }
}

/// Returns whether a seat continues an action that it has begun.
fn goes_on(public: &Public, seat: Seat) -> bool {
    let stage = public.stage();
    public.decides() == Some(seat) && stage.goes_on() && stage != Stage::Garrison
}

fn one_after(state: &State, decision: Decision, seat: Seat) -> u32 {
    let mut after = state.clone();
    after.play(decision);
    score(after.public(), seat)
}

/// The score that greedy players maximize.
fn score(public: &Public, seat: Seat) -> u32 {
    let mut score = public.cumals(seat);
    for region in Region::ALL {
        let held = public.held(region, seat);
        score += 100 * u32::from(held.has(Position::KING));
        for (rank, points) in Rank::ALL.into_iter().zip([1, 2, 3, 5, 8]) {
            score += points * (held & rank.positions()).len() as u32;
        }
    }
    score
}
