//! Analysis of a decision of Seat of Kings, compared with the best ones.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::information_set::{self, Candidate, Heuristics, MoveStatistics};
use search::{Budget, Limits, StopFlag};
use seat_of_kings::{Decision, Public, State, View};

use super::evaluation::{Evaluation, Weights};
use super::searcher::settings;

/// Judges decisions of Seat of Kings from the view of their seat, by the search of the levels. Its values are estimates.
#[derive(Debug, Clone)]
pub struct KingsAnalyst {
    evaluation: Evaluation,
}

/// The analysis of a position of Seat of Kings.
#[derive(Debug, Clone, PartialEq)]
pub struct KingsAnalysis {
    /// The most visited decisions, most first. Their values are the probability of the deciding seat to win, 0 to 1.
    pub best: Vec<MoveStatistics<Decision>>,
    /// The decision to judge. `None` if the limits allowed no iteration.
    pub played: Option<MoveStatistics<Decision>>,
    /// The number of iterations.
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
    /// Analyzes the position of a view: the decision `played` and at most `count` of the best. `limits.nodes` counts
    /// iterations. The same limit of iterations, without one of time, gives the same result.
    ///
    /// # Panics
    ///
    /// If the seat of the view does not decide, or the decision is not legal.
    pub fn analyze(
        &self,
        view: &View,
        played: Decision,
        count: usize,
        limits: Limits,
        stop: StopFlag,
    ) -> KingsAnalysis {
        let legal = view.decisions();
        let is_legal = legal.is_some_and(|legal| game::Moves::contains(&legal, played));
        assert!(is_legal, "the decision was played at this moment");
        let heuristics = HeuristicsWithDecision {
            evaluation: &self.evaluation,
            at: view.public(),
            played,
        };
        let mut budget = Budget::new(limits, stop).polling_every(1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let found = information_set::search::<State>(
            view,
            &heuristics,
            settings(view.public()),
            &mut budget,
            &mut rng,
        );
        let is_tried = |found: &&MoveStatistics<Decision>| found.mv == played && found.visits > 0;
        KingsAnalysis {
            played: found.iter().find(is_tried).copied(),
            iterations: found.iter().map(|found| u64::from(found.visits)).sum(),
            best: found.iter().take(count).copied().collect(),
        }
    }
}

impl KingsAnalysis {
    /// The probability to win, 0 to 1, that the decision loses against the most visited one. `None` if it has no value.
    pub fn loss(&self) -> Option<f32> {
        let (best, played) = (self.best.first()?, self.played?);
        Some((best.value - played.value).max(0.0))
    }
}

/// The evaluation with one decision that is never pruned.
struct HeuristicsWithDecision<'a> {
    evaluation: &'a Evaluation,
    /// The position of the decision.
    at: &'a Public,
    played: Decision,
}

impl Heuristics<State> for HeuristicsWithDecision<'_> {
    fn candidates(&self, state: &State, candidates: &mut Vec<Candidate<Decision>>) {
        self.evaluation.candidates(state, candidates);
        if state.public() != self.at {
            return;
        }
        // With the highest prior and in the first place it is visited in the first iteration, and as often as the best
        // candidate until its value tells them apart.
        let highest = candidates
            .iter()
            .fold(f32::MIN_POSITIVE, |highest, each| highest.max(each.prior));
        candidates.retain(|each| each.mv != self.played);
        let own = Candidate {
            mv: self.played,
            prior: highest,
        };
        candidates.insert(0, own);
    }

    fn values(&self, state: &State) -> [f32; game::Seat::MAX_COUNT] {
        Heuristics::values(self.evaluation, state)
    }

    fn is_sampled(&self, state: &State) -> bool {
        self.evaluation.is_sampled(state)
    }

    fn is_quiet(&self, state: &State) -> bool {
        self.evaluation.is_quiet(state)
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game, Hidden, Moves, Turn, draw_at_random, random_move};
    use seat_of_kings::{Color, Options, Players, Step};

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
        KingsAnalyst::default().analyze(&view, played, 2, limits, StopFlag::default())
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
    fn a_sole_legal_decision_has_a_value_and_loses_nothing() {
        let mut found = 0;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut state = turn();
        while found < 5 {
            match state.turn() {
                Turn::Over(_) => panic!("a game has sole decisions, such as the end of a turn"),
                Turn::Chance => {
                    draw_at_random(&mut state, &mut rng);
                    continue;
                }
                Turn::Seat(_) => {}
            }
            let moves = state.moves();
            if moves.len() == 1 {
                found += 1;
                let analysis = analyzed(&state, moves.get(0));
                let played = analysis.played.expect("it is searched");
                assert_eq!((played.mv, played.visits), (moves.get(0), 150));
                assert_eq!(analysis.loss(), Some(0.0));
            }
            state.play(moves.get(game::below(moves.len(), &mut rng)));
        }
    }

    #[test]
    fn discards_alone_have_a_value_each() {
        let mut found = 0;
        for seed in 0..30 {
            for state in actions_of_a_random_game(seed) {
                let is_discard = |mv| matches!(mv, Decision::Discard(_));
                if state.moves().len() < 2 || !state.moves().iter().all(is_discard) {
                    continue;
                }
                found += 1;
                for played in state.moves().iter() {
                    let analysis = analyzed(&state, played);
                    let value = analysis.played.expect("every discard is searched");
                    assert!(value.visits > 0, "{seed}: {played}");
                }
            }
        }
        assert!(found > 0, "no moment has discards alone");
    }

    #[test]
    fn one_iteration_is_enough_for_a_value_of_any_legal_decision() {
        for seed in 0..10 {
            for state in actions_of_a_random_game(seed).into_iter().step_by(7) {
                let moves = state.moves();
                for played in [moves.get(0), moves.get(moves.len() - 1)] {
                    let seat = state.public().decides().expect("a seat decides");
                    let limits = Limits::nodes(1);
                    let found = KingsAnalyst::default().analyze(
                        &state.view(seat),
                        played,
                        1,
                        limits,
                        StopFlag::default(),
                    );
                    let has_value = found.played.is_some();
                    assert_eq!(has_value, moves.len() > 1, "{seed}: {played}");
                }
            }
        }
    }

    /// The positions of a random game in which a seat begins its turn.
    fn actions_of_a_random_game(seed: u64) -> Vec<State> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = Players::new(&Color::ALL[..2]).expect("different colors");
        let mut state = State::new(Options::new(players));
        let mut found = Vec::new();
        loop {
            match state.turn() {
                Turn::Over(_) => return found,
                Turn::Chance => {
                    draw_at_random(&mut state, &mut rng);
                }
                Turn::Seat(_) => {
                    if state.public().step() == Step::Turn {
                        found.push(state.clone());
                    }
                    let mv = random_move(&state, &mut rng).expect("a seat decides");
                    state.play(mv);
                }
            }
        }
    }

    #[test]
    fn the_same_limit_gives_the_same_answer() {
        let state = turn();
        let played = state.moves().get(0);
        assert_eq!(analyzed(&state, played), analyzed(&state, played));
    }
}
