//! The player of Seat of Kings that searches.

use game::Moves;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::information_set::{self, Found, Settings};
use search::{Budget, Limits, Stop};
use seat_of_kings::{Decision, Public, State, View};

use super::evaluation::{Evaluation, Weights};
use crate::{Player, PlayerError};

/// Plays what the [search over information sets](information_set) finds best, with a new tree for every decision. A sole decision is played at once, and
/// any other as soon as what is left of the iterations cannot change it.
///
/// Its tree holds at most a quarter of a million choices, some 17 MB.
#[derive(Debug, Clone)]
pub struct KingsSearcher {
    limits: Limits,
    stop: Stop,
    evaluation: Evaluation,
    rng: Xoshiro256PlusPlus,
}

/// The most choices of a tree.
const CHOICES: usize = 1 << 18;

/// How a moment is searched.
pub(super) fn settings(public: &Public) -> Settings {
    Settings {
        curiosity: 0.6,
        evenness: 0.15,
        // The end of the turn under way, and a turn of every other seat.
        quiet_moments: public.options().players.count() as u32,
        most_choices: CHOICES,
    }
}

impl KingsSearcher {
    /// A player who has not begun; `limits.nodes` are the iterations of a decision.
    pub fn new(limits: Limits) -> Self {
        Self::with_stop(limits, Stop::default())
    }

    /// The same; a stop that rings makes it decide at once.
    pub fn with_stop(limits: Limits, stop: Stop) -> Self {
        Self {
            limits,
            stop,
            evaluation: Evaluation::new(Weights::default()),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// What it finds about the decisions worth a look, the best first; nothing if the seat does not decide.
    pub fn search(&mut self, view: &View) -> Vec<Found<Decision>> {
        information_set::search::<State>(
            view,
            &self.evaluation,
            settings(view.public()),
            &mut self.budget(),
            &mut self.rng,
        )
    }

    fn budget(&self) -> Budget {
        Budget::new(self.limits, self.stop.clone()).looking_every(1)
    }
}

impl Player<View, Decision> for KingsSearcher {
    fn heed(&mut self, stop: Stop) {
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
