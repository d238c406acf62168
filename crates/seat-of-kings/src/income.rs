//! Income: who takes cumals, and for what.

use game::{Observer, Seat};

use crate::{Effect, Public, Rank, Region, State, Step};

/// The reason for one cumal of income. Rule: SKI1, SKI2
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Income {
    /// Alone controlling most positions of a rank in a region. Rule: SKI1
    Most(Region, Rank),
    /// Controlling positions of a rank in more than one region. Rule: SKI2
    Spread(Rank),
}

/// The reasons for the income of a seat, in three bytes, so that an effect stays small. Rule: SKI1, SKI2
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IncomeReasons {
    /// Four bits for each region, one for each rank from the lowest up.
    most: u16,
    /// A bit for each rank from the lowest up.
    spread: u8,
}

impl IncomeReasons {
    fn add(&mut self, income: Income) {
        match income {
            Income::Most(region, rank) => self.most |= 1 << (4 * region.index() + rank as usize),
            Income::Spread(rank) => self.spread |= 1 << rank as usize,
        }
    }

    /// All reasons, a cumal each: region by region, then those of several regions, each from the lowest rank up.
    pub fn iter(self) -> impl Iterator<Item = Income> {
        let most = Region::ALL.into_iter().flat_map(move |region| {
            let bits = self.most >> (4 * region.index());
            let ranks = RANKS
                .into_iter()
                .filter(move |&rank| bits >> rank as usize & 1 == 1);
            ranks.map(move |rank| Income::Most(region, rank))
        });
        let spread = RANKS
            .into_iter()
            .filter(move |&rank| self.spread >> rank as usize & 1 == 1);
        most.chain(spread.map(Income::Spread))
    }
}

/// The ranks that bring income. Rule: SKI1, SKI2
const RANKS: [Rank; 4] = [Rank::Farmer, Rank::Herdsman, Rank::Warrior, Rank::Chieftain];

impl Public {
    /// True if there is no income to come in this round: it was paid, or the game is over. Rule: SKR5
    pub const fn is_income_paid(&self) -> bool {
        matches!(
            self.step,
            Step::Clear | Step::Ransom { .. } | Step::Start | Step::Region | Step::Over(_)
        )
    }

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
        let mut reasons = [IncomeReasons::default(); Seat::MAX_COUNT];
        self.public.income(|seat, income| {
            cumals[seat.index()] += 1;
            reasons[seat.index()].add(income);
        });
        for seat in self.public.players().seats() {
            let (cumals, reasons) = (cumals[seat.index()], reasons[seat.index()]);
            self.public.add_cumals(seat, cumals.into());
            if cumals > 0 {
                observer.observe(Effect::Income(seat, cumals, reasons));
            }
        }
    }
}
