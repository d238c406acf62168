//! Income: who takes cumals, and for what.

use game::{Observer, Seat};

use crate::{Effect, Public, Rank, Region, State};

/// The reason for one cumal of income. Rule: SKI1, SKI2
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Income {
    /// Alone controlling most positions of a rank in a region. Rule: SKI1
    Most(Region, Rank),
    /// Controlling positions of a rank in more than one region. Rule: SKI2
    Spread(Rank),
}

/// The ranks that bring income. Rule: SKI1, SKI2
const RANKS: [Rank; 4] = [Rank::Farmer, Rank::Herdsman, Rank::Warrior, Rank::Chieftain];

impl Public {
    /// Calls `visit` for every cumal that players would take if there were income now: by rank, from the lowest up, first
    /// region by region, then by seat. Rule: SKI1, SKI2
    pub fn income(&self, mut visit: impl FnMut(Seat, Income)) {
        for rank in RANKS {
            let mut regions_held = [0; Seat::MAX_COUNT];
            for region in self.options.regions.iter() {
                let held = |seat| (self.board.held(region, seat) & rank.positions()).len();
                for seat in self.players().seats() {
                    regions_held[seat.index()] += u8::from(held(seat) > 0);
                }
                if let Some(winner) = self.most(held) {
                    visit(winner, Income::Most(region, rank));
                }
            }
            for seat in self.players().seats() {
                if regions_held[seat.index()] > 1 {
                    visit(seat, Income::Spread(rank));
                }
            }
        }
    }
}

impl State {
    /// Gives all players their income. Rule: SKI1, SKI2
    pub(crate) fn take_income(&mut self, observer: &mut impl Observer<Effect>) {
        let mut cumals = [0_u8; Seat::MAX_COUNT];
        self.public.income(|seat, _| cumals[seat.index()] += 1);
        for seat in self.public.players().seats() {
            let cumals = cumals[seat.index()];
            self.public.add_cumals(seat, cumals.into());
            if cumals > 0 {
                observer.observe(Effect::Income(seat, cumals));
            }
        }
    }
}
