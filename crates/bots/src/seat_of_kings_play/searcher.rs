//! The searching player of Seat of Kings.

use game::Moves;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::information_set::{self, MoveStatistics, Settings};
use search::{Budget, Limits, StopFlag};
use seat_of_kings::{Decision, Public, State, View};

use super::evaluation::{Evaluation, Weights};
use crate::{Player, PlayerError};

/// Plays by [information set search](information_set), with a new tree for every decision. It plays a sole legal decision
/// at once, and any other as soon as the rest of the iterations cannot change it.
///
/// The tree has at most a quarter of a million edges, some 17 MB.
#[derive(Debug, Clone)]
pub struct KingsSearcher {
    limits: Limits,
    stop: StopFlag,
    evaluation: Evaluation,
    rng: Xoshiro256PlusPlus,
}

/// The maximum number of edges in a tree.
const MAX_EDGES: usize = 1 << 18;

/// The search parameters of a position.
pub(super) fn settings(public: &Public) -> Settings {
    Settings {
        exploration: 0.6,
        uniform_prior: 0.15,
        // To the end of the current turn, and then one turn of every other seat.
        rollout_quiet_states: public.options().players.count() as u32,
        max_edges: MAX_EDGES,
    }
}

impl KingsSearcher {
    /// A player with these limits for each decision; `limits.nodes` counts iterations.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            stop: StopFlag::default(),
            evaluation: Evaluation::new(Weights::default()),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// The statistics of the candidates, best first. Empty if the seat of the view does not decide.
    pub fn search(&mut self, view: &View) -> Vec<MoveStatistics<Decision>> {
        information_set::search::<State>(
            view,
            &self.evaluation,
            settings(view.public()),
            &mut self.budget(),
            &mut self.rng,
        )
    }

    fn budget(&self) -> Budget {
        Budget::new(self.limits, self.stop.clone()).polling_every(1)
    }
}

impl Player<View, Decision> for KingsSearcher {
    fn set_stop(&mut self, stop: StopFlag) {
        self.stop = stop;
    }

    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, view: &View) -> Result<Decision, PlayerError> {
        let decisions = view.decisions().ok_or(PlayerError::NoMove)?;
        if decisions.len() == 1 {
            return Ok(decisions.get(0));
        }
        let decided = information_set::decide::<State>(
            view,
            &self.evaluation,
            settings(view.public()),
            &mut self.budget(),
            &mut self.rng,
        );
        decided.ok_or(PlayerError::NoMove)
    }
}
