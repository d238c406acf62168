//! Scores of the decisions within a turn, and of those that other seats are asked for.

use game::{Game, Moves};
use search::information_set::Candidate;
use seat_of_kings::{Decision, Position, Public, State, Step};

use super::super::region_trial::RegionTrial;
use super::{MoveScorer, TEMPERATURE};

/// The expected gain of a traitor before its card is seen, net of the cumal that it costs.
const TRAITOR: f32 = 0.1;

impl MoveScorer<'_> {
    /// All legal decisions of a step within a turn.
    pub(super) fn all(&self, state: &State, candidates: &mut Vec<Candidate<Decision>>) {
        for mv in state.moves().iter() {
            let gain = self.score(mv);
            candidates.push(Candidate { mv, prior: gain });
        }
    }

    fn score(&self, mv: Decision) -> f32 {
        match mv {
            Decision::Place(position) => self.place(position),
            Decision::Activate => self.activate(),
            Decision::Promote(position) => self.promote(position),
            Decision::Exchange(position) => self.exchange(position),
            Decision::Garrison(position) => self.garrison(position),
            Decision::Traitor => TRAITOR,
            Decision::Ransom(cumals) => self.ransom(cumals),
            _ => 0.0,
        }
    }

    fn place(&self, position: Position) -> f32 {
        let Step::Place {
            card, region, fit, ..
        } = self.public.step()
        else {
            return 0.0;
        };
        let before = self.trial(region);
        let mut after = before;
        after.put(self.seat, position);
        if before.held[self.seat.index()].has(position) {
            return self.evaluation.weights.fort - self.evaluation.weights.stock;
        }
        // Activation comes after placing, so the bonus prefers placing first to activating at once.
        self.gain_with_activation(&before, &after, fit, self.cost(card), 0) + TEMPERATURE
    }

    fn activate(&self) -> f32 {
        let Some(activation) = self.public.activation() else {
            return 0.0;
        };
        let before = self.trial(activation.region);
        let mut after = before;
        after.promote_all(self.seat, activation.active);
        self.gain(&before, &after) - self.price(activation.cost.into())
    }

    fn promote(&self, position: Position) -> f32 {
        let Step::Promote { region, active, .. } = self.public.step() else {
            return 0.0;
        };
        let before = self.trial(region);
        let mut after = before;
        after.put(self.seat, position);
        if before.held[self.seat.index()].has(position) {
            return self.evaluation.weights.fort - self.evaluation.weights.stock;
        }
        after.promote_all(self.seat, active | position.into());
        self.gain(&before, &after) + self.fort_hit(&before, position)
    }

    /// The value of an enemy fort losing its top piece.
    fn fort_hit(&self, before: &RegionTrial, position: Position) -> f32 {
        if before.is_fort(position) {
            self.evaluation.weights.fort
        } else {
            0.0
        }
    }

    fn exchange(&self, position: Position) -> f32 {
        let Step::Exchange { region, card, .. } = self.public.step() else {
            return 0.0;
        };
        let before = self.trial(region);
        let mut after = before;
        after.take(self.seat, position);
        self.gain_with_activation(&before, &after, position.into(), self.cost(card), 0)
    }

    fn garrison(&self, position: Position) -> f32 {
        let Some(garrison) = self.public.garrison() else {
            return 0.0;
        };
        let before = self.trial(garrison.region);
        let mut after = before;
        after.put(self.seat, position);
        self.gain(&before, &after) - self.evaluation.weights.stock
    }

    /// The fewer pieces are in stock, the more a freed one is worth.
    fn ransom(&self, cumals: u8) -> f32 {
        let Step::Ransom { captor, owner } = self.public.step() else {
            return 0.0;
        };
        let held = self.public.prisoners(captor, owner);
        let freed = Public::ransomed(cumals, held);
        let need = if self.public.stock(owner) < 5 {
            6.0
        } else {
            1.0
        };
        need * self.evaluation.weights.stock * f32::from(freed) - 2.0 * self.price(cumals.into())
    }
}
