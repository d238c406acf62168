//! The effect of a card or an activation, before it is played or paid.

use game::Seat;

use crate::deck::Face;
use crate::{Card, Decision, Positions, Public, Region, Violation};

impl Public {
    /// The positions that could be promoted into first if the open activation were paid; none if it would change nothing.
    /// Rule: SKA1-SKA5
    pub fn promotes_if_activated(&self) -> Positions {
        let Some(activation) = self.activation() else {
            return Positions::NONE;
        };
        self.promotes_from(activation.region, activation.seat, activation.active)
    }

    /// The reason why a seat could place nothing on a fit at the beginning of its turn; `None` if it could. Rule:
    /// SKP2-SKP6, SKF1
    pub fn bars_placing(&self, region: Region, fit: Positions, seat: Seat) -> Option<Violation> {
        if self.stock(seat) == 0 {
            Some(Violation::NoStockToPlace)
        } else if self.cumals(seat) < self.fee_of(region, seat).into() {
            Some(Violation::FeeTooDear)
        } else if (fit - self.board.forts(region, seat)).is_empty() {
            Some(Violation::OwnFort)
        } else {
            None
        }
    }

    /// The reason why playing a card for a fit changes nothing: the seat can place no piece, and no activation that it
    /// can pay promotes anything. `None` if it can change something. Rule: SKP2-SKP6, SKA1-SKA5
    pub fn bars_play(
        &self,
        card: Card,
        region: Region,
        fit: Positions,
        seat: Seat,
    ) -> Option<Violation> {
        let bar = self.bars_placing(region, fit, seat)?;
        let can_activate = self.cumals(seat) >= self.options.deck.cost(card).into();
        let promotes = !self.promotes_from(region, seat, fit).is_empty();
        (!(can_activate && promotes)).then_some(bar)
    }

    /// Completes a play that names only one position of a fit of two: to a legal fit if there is one, else to the
    /// first. Returns any other decision unchanged. Rule: SKC2, SKP1
    pub fn with_whole_fit(&self, decision: Decision) -> Decision {
        let Decision::Play(card, region, position, None) = decision else {
            return decision;
        };
        let Face::Array(array) = self.options.deck.face(card) else {
            return decision;
        };
        let firsts = array.firsts().iter();
        let with = firsts.filter(|&first| array.fit(first).has(position));
        let legal = array.legal_firsts(self.board.occupied(region));
        let Some(first) = with.min_by_key(|&first| !legal.has(first)) else {
            return decision;
        };
        let others = array.fit(first) - first.into();
        Decision::Play(card, region, first, others.first())
    }

    /// The positions that could be promoted into first once these are activated. Rule: SKA2-SKA5
    fn promotes_from(&self, region: Region, seat: Seat, active: Positions) -> Positions {
        let active = self.awakened(region, seat, active);
        self.promotable_from(region, seat, active, Positions::NONE)
    }
}
