//! What the search finds of a decision of Seat of Kings, beside the best ones.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::information_set::{self, Found, Knowledge, Prospect};
use search::{Budget, Limits, Stop};
use seat_of_kings::{Decision, Public, State, View};

use super::evaluation::{Evaluation, Weights};
use super::searcher::settings;

/// Judges decisions of Seat of Kings from what their seat saw: by the search that the levels play by, which is a guess and
/// proves nothing.
#[derive(Debug, Clone)]
pub struct KingsAnalyst {
    evaluation: Evaluation,
}

/// What is found of a moment of Seat of Kings.
#[derive(Debug, Clone, PartialEq)]
pub struct KingsAnalysis {
    /// The decisions that were tried most, the most first; their values are the chance to win, 0 to 1, for the seat that
    /// decides.
    pub best: Vec<Found<Decision>>,
    /// The decision that was to be judged; nothing if there was no choice, or no time to try it.
    pub played: Option<Found<Decision>>,
    /// How many iterations there were.
    pub iterations: u64,
}

impl Default for KingsAnalyst {
    fn default() -> Self {
        Self {
            evaluation: Evaluation::new(Weights::default()),
        }
    }
}

impl KingsAnalyst {
    /// What is found of the moment of a view about a decision and the best ones, so many at most; `limits.nodes` are
    /// iterations. The same limit of iterations gives the same answer.
    ///
    /// # Panics
    ///
    /// If the seat of the view does not decide, or the decision is not legal.
    pub fn analyze(
        &self,
        view: &View,
        played: Decision,
        most: usize,
        limits: Limits,
        stop: Stop,
    ) -> KingsAnalysis {
        let legal = view.decisions();
        let is_legal = legal.is_some_and(|legal| game::Moves::contains(&legal, played));
        assert!(is_legal, "the decision was played at this moment");
        let knowledge = Beside {
            evaluation: &self.evaluation,
            at: view.public(),
            played,
        };
        let mut budget = Budget::new(limits, stop).looking_every(1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let found = information_set::search::<State>(
            view,
            &knowledge,
            settings(view.public()),
            &mut budget,
            &mut rng,
        );
        let is_tried = |found: &&Found<Decision>| found.mv == played && found.visits > 0;
        KingsAnalysis {
            played: found.iter().find(is_tried).copied(),
            iterations: found.iter().map(|found| u64::from(found.visits)).sum(),
            best: found.iter().take(most).copied().collect(),
        }
    }
}

impl KingsAnalysis {
    /// What the decision that was played loses against the one that was tried most, in chances to win, 0 to 1; nothing if it
    /// was not tried.
    pub fn loss(&self) -> Option<f32> {
        let (best, played) = (self.best.first()?, self.played?);
        Some((best.value - played.value).max(0.0))
    }
}

/// What is known of the game, with a decision that is looked at whatever it promises.
struct Beside<'a> {
    evaluation: &'a Evaluation,
    /// The moment at which it is.
    at: &'a Public,
    played: Decision,
}

impl Knowledge<State> for Beside<'_> {
    fn prospects(&self, state: &State, prospects: &mut Vec<Prospect<Decision>>) {
        self.evaluation.prospects(state, prospects);
        if state.public() != self.at {
            return;
        }
        // It is to be tried as often as what promises most, so that its value is worth as much.
        let most = prospects
            .iter()
            .fold(f32::MIN_POSITIVE, |most, each| most.max(each.weight));
        match prospects.iter_mut().find(|each| each.mv == self.played) {
            Some(own) => own.weight = most,
            None => prospects.push(Prospect {
                mv: self.played,
                weight: most,
            }),
        }
    }

    fn values(&self, state: &State) -> [f32; game::Seat::MOST] {
        Knowledge::values(self.evaluation, state)
    }

    fn is_left_out(&self, state: &State) -> bool {
        self.evaluation.is_left_out(state)
    }

    fn is_quiet(&self, state: &State) -> bool {
        self.evaluation.is_quiet(state)
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game, Hidden, Moves};
    use seat_of_kings::{Color, Options, Players};

    use super::*;

    /// The first turn of a game.
    fn turn() -> State {
        let players = Players::new(&Color::ALL[..2]).expect("different colors");
        let mut state = State::new(Options::new(players));
        Chance::apply_draw(&mut state, &[17, 5]);
        Chance::apply_draw(&mut state, &(1..=36).collect::<Vec<_>>());
        for _ in 0..2 {
            state.play(state.moves().get(0));
        }
        state
    }

    fn analyzed(state: &State, played: Decision) -> KingsAnalysis {
        let seat = state.public().decides().expect("a seat decides");
        let view = state.view(seat);
        let limits = Limits::nodes(150);
        KingsAnalyst::default().analyze(&view, played, 2, limits, Stop::default())
    }

    #[test]
    fn every_decision_is_tried_that_was_played() {
        let state = turn();
        let mut losses = 0;
        for played in state.moves().iter().step_by(3) {
            let found = analyzed(&state, played);
            assert_eq!((found.iterations, found.best.len()), (150, 2));
            assert_eq!(found.played.map(|found| found.mv), Some(played));
            let loss = found.loss().expect("it was tried");
            assert!((0.0..=1.0).contains(&loss));
            losses += usize::from(loss > 0.0);
        }
        assert!(losses > 0);
    }

    #[test]
    fn the_same_limit_gives_the_same_answer() {
        let state = turn();
        let played = state.moves().get(0);
        assert_eq!(analyzed(&state, played), analyzed(&state, played));
    }
}
