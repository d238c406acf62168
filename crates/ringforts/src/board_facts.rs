//! Facts to show on a board besides its pieces: bridges, kingdoms, forced captures, orders of priority.

use game::{Game, Moves as _};

use crate::{
    Color, Hills, Links, Move, Overlay, Phase, Position, sacred_hill, score, stone_of_destiny,
};

impl Position {
    /// Returns whether an overlay applies to this position: in Battle of the variants that have it.
    pub fn has_overlay(&self, overlay: Overlay) -> bool {
        self.phase == Phase::Battle && self.variant().overlays().contains(&overlay)
    }

    /// The bridges of a color on the board: all possible ones, but in Stone of Destiny only those that were made. Rule:
    /// B5
    pub fn bridges(&self, color: Color) -> Links {
        let all = Links::within(self.ringforts(color));
        if self.variant().book().makes_links_singly {
            all - (all - self.links)
        } else {
            all
        }
    }

    /// The kingdoms of a color, in the order of their first hills; in Stone of Destiny as they will be linked at the end.
    /// Rule: B6, SD6
    pub fn kingdoms(&self, color: Color) -> impl Iterator<Item = Hills> {
        score::groups(self.ringforts(color))
    }

    /// The ringforts of a color that the enemy may take away in Battle of Stone of Destiny: those without a link and not
    /// under their king. Empty elsewhere. Rule: SD4
    pub fn unlinked(&self, color: Color) -> Hills {
        if self.has_overlay(Overlay::UnlinkedRingforts) {
            stone_of_destiny::removable(self, color)
        } else {
            Hills::NONE
        }
    }

    /// The besieged ringforts of which the seat to move must capture one. Empty if it may do something else too, and in
    /// the books without forced captures. Rule: SH7, SHL2, FT2, PC5
    pub fn forced_captures(&self) -> Hills {
        if !self.has_overlay(Overlay::ForcedCaptures) {
            return Hills::NONE;
        }
        let captures = self.moves().iter().map(|mv| match mv {
            Move::Capture(hill) => Some(hill),
            _ => None,
        });
        captures.collect::<Option<Hills>>().unwrap_or_default()
    }

    /// The orders of priority, 0 to 4, that a color sees anywhere on the board: one set of hills for each number,
    /// vacant hills and the enemy's besieged ringforts. A seat of doubles sees those of its area. Rule: SHL1
    pub fn orders_of_priority_of(&self, color: Color) -> [Hills; 5] {
        let besieged = self.besieged_ringforts(color.enemy());
        sacred_hill::orders(self.ringforts(color), self.vacant() | besieged)
    }
}
