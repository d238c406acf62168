//! How promising the small decisions within a turn are, and those that others are asked for.

use game::{Game, Moves};
use search::information_set::Prospect;
use seat_of_kings::{Decision, Position, Print, State, Step};

use super::super::ground::Ground;
use super::{Eye, TEMPERATURE};

/// What a traitor is thought to gain before its card is seen, the cumal that it costs taken off.
const TRAITOR: f32 = 0.1;

impl Eye<'_> {
    /// Every decision of a small step.
    pub(super) fn each(&self, state: &State, prospects: &mut Vec<Prospect<Decision>>) {
        for mv in state.moves().iter() {
            let weight = self.small(mv);
            prospects.push(Prospect { mv, weight });
        }
    }

    fn small(&self, mv: Decision) -> f32 {
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
        let before = self.ground(region);
        let mut after = before;
        after.put(self.seat, position);
        if before.held[self.seat.index()].has(position) {
            return self.evaluation.weights.fort - self.evaluation.weights.stock;
        }
        // Activation comes after placing, so what placing opens is counted once more than what is open already.
        self.gain_activated(&before, &after, fit, self.cost(card), 0) + TEMPERATURE
    }

    fn activate(&self) -> f32 {
        let (region, active, cost) = match self.public.step() {
            Step::Place {
                card, region, fit, ..
            } => (region, fit, self.cost(card)),
            Step::Stone { region, tops, .. } => (region, tops, Print::STONE_CUMALS.into()),
            Step::Activate {
                region,
                active,
                cost,
                ..
            } => (region, active, cost.into()),
            _ => return 0.0,
        };
        let before = self.ground(region);
        let mut after = before;
        after.climb(self.seat, active);
        self.gain(&before, &after) - self.price(cost)
    }

    fn promote(&self, position: Position) -> f32 {
        let Step::Promote { region, active, .. } = self.public.step() else {
            return 0.0;
        };
        let before = self.ground(region);
        let mut after = before;
        after.put(self.seat, position);
        if before.held[self.seat.index()].has(position) {
            return self.evaluation.weights.fort - self.evaluation.weights.stock;
        }
        after.climb(self.seat, active | position.into());
        self.gain(&before, &after) + self.struck(&before, position)
    }

    /// What it is worth that an enemy fort lost its top piece.
    fn struck(&self, before: &Ground, position: Position) -> f32 {
        match before.is_fort(position) {
            true => self.evaluation.weights.fort,
            false => 0.0,
        }
    }

    fn exchange(&self, position: Position) -> f32 {
        let Step::Exchange { region, card, .. } = self.public.step() else {
            return 0.0;
        };
        let before = self.ground(region);
        let mut after = before;
        after.take(self.seat, position);
        self.gain_activated(&before, &after, position.into(), self.cost(card), 0)
    }

    fn garrison(&self, position: Position) -> f32 {
        let Some(garrison) = self.public.garrison() else {
            return 0.0;
        };
        let before = self.ground(garrison.region);
        let mut after = before;
        after.put(self.seat, position);
        self.gain(&before, &after) - self.evaluation.weights.stock
    }

    /// Pieces are worth the more the fewer are in stock.
    fn ransom(&self, cumals: u8) -> f32 {
        let Step::Ransom { captor, owner } = self.public.step() else {
            return 0.0;
        };
        let held = self.public.prisoners(captor, owner);
        let freed = if cumals < 3 { cumals.min(held) } else { held };
        let need = if self.public.stock(owner) < 5 {
            6.0
        } else {
            1.0
        };
        need * self.evaluation.weights.stock * f32::from(freed) - 2.0 * self.price(cumals.into())
    }
}
