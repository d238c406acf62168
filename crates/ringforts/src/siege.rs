//! Sieges: hills and ringforts all of whose neighbors the enemy holds.

use crate::{Color, Hills, Position};

impl Hills {
    /// The hills of `self` all of whose existing neighbors are in `besiegers`. Rule: B7
    pub fn besieged_by(self, besiegers: Self) -> Self {
        // Besieged is the complement of having a neighbor that is no besieger. Hills off the board are in neither set, so
        // a hill on the edge needs only the neighbors that it has.
        let elsewhere = !besiegers;
        self - elsewhere.neighbors()
    }
}

impl Position {
    /// The single ringforts of a color whose neighbors are all the enemy's. Rule: B7
    pub fn besieged_ringforts(&self, color: Color) -> Hills {
        let enemy = self.ringforts(color.enemy());
        self.ringforts(color).besieged_by(enemy)
    }

    /// The vacant hills that are besieged for a color: its enemy holds all of their neighbors. Rule: B7
    pub fn besieged_hills(&self, color: Color) -> Hills {
        self.vacant().besieged_by(self.ringforts(color.enemy()))
    }

    /// The enemy's single ringforts that the mover besieges, wherever they are. Rule: B7
    #[inline(always)]
    pub(crate) fn besieged(&self) -> Hills {
        let mover = self.mover();
        self.ringforts(mover.enemy())
            .besieged_by(self.ringforts(mover))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hill;

    #[test]
    fn b7_besieged_takes_all_existing_neighbors() {
        for hill in Hill::all() {
            let around = Hills::of(hill).neighbors();
            assert!(Hills::of(hill).besieged_by(around).has(hill), "{hill}");
            for gap in around {
                let open = around - Hills::of(gap);
                assert!(Hills::of(hill).besieged_by(open).is_empty(), "{hill} {gap}");
            }
        }
    }
}
