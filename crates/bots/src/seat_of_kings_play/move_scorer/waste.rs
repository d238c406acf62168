//! Decisions that another one dominates: they spend a card or cumals and change nothing.
//!
//! They are never candidates, so a player that chooses among candidates never plays one, whatever its noise.

use search::information_set::Candidate;
use seat_of_kings::{Decision, Positions, Step};

use super::MoveScorer;

impl MoveScorer<'_> {
    /// Removes dominated decisions from the candidates. One at least is left.
    pub(super) fn drop_waste(&self, candidates: &mut Vec<Candidate<Decision>>) {
        let is_any = |kind: fn(&Decision) -> bool| candidates.iter().any(|each| kind(&each.mv));
        let is_placing = is_any(|mv| matches!(mv, Decision::Place(_)));
        let is_promoting = is_any(|mv| matches!(mv, Decision::Promote(_)));
        let is_open = match self.public.step() {
            // A card that is played and places nothing would have paid as a discard.
            Step::Place { fit, left, .. } => fit == left && is_placing,
            // An activation is paid for its promotions.
            Step::Promote { done, .. } => done.is_empty() && is_promoting,
            _ => false,
        };
        let is_kept = |mv: Decision| match mv {
            Decision::End => !is_open,
            _ => !self.is_waste(mv),
        };
        if candidates.iter().any(|each| is_kept(each.mv)) {
            candidates.retain(|each| is_kept(each.mv));
        }
    }

    /// Returns whether a decision pays with a card or cumals for nothing. Rule: SKR4, SKM1, SKP2-SKP6, SKA1-SKA5
    pub(super) fn is_waste(&self, mv: Decision) -> bool {
        match mv {
            Decision::Play(card, region, first, second) => {
                let fit = Positions::of(first) | second.into_iter().collect();
                self.public
                    .bars_play(card, region, fit, self.seat)
                    .is_some()
            }
            Decision::Activate => self.public.promotes_if_activated().is_empty(),
            Decision::Amnesty(region, _) => {
                self.public.freed_by_amnesty(region)[self.seat.index()] == 0
            }
            _ => false,
        }
    }
}
