//! Queries of the public state for rules, players and displays: ransoms, forts, traitors, kings, wins within reach.

use game::Seat;

use crate::board::Board;
use crate::{Edition, Position, Positions, Public, Region, SeatSet, Step};

/// The seats that can have the traitor of a region as the board stands. Rule: SKT1, SKT2
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraitorOrder {
    /// The eligible seats.
    pub eligible: SeatSet,
    /// Those of them who control most positions: the only one has the first option, of several the cards decide.
    pub first: SeatSet,
}

/// A seat that lacks only one King position to win, or holds the one that wins when the round ends. Rule: SKK6, SKO1
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NearWinner {
    /// Bit n for the region of index n: where one promotion, into K, would give it the King position. It controls both
    /// chieftains there and has a piece in stock, and K is empty or an opponent's ordinary piece stands there.
    promotions: u8,
    /// The region where it decides now, and may win so at once.
    pub now: Option<Region>,
    /// The third region of the Italian edition, if it controls the King position there: it wins when that region is won. Rule: SKO1
    pub holds: Option<Region>,
    /// True if the King position wins only when its region is won, at the end of the round. Rule: SKO1
    pub is_at_round_end: bool,
}

impl NearWinner {
    /// The regions where a single promotion would be enough.
    pub fn promotions(self) -> impl Iterator<Item = Region> {
        let is_here = move |region: &Region| self.promotions >> region.index() & 1 == 1;
        Region::ALL.into_iter().filter(is_here)
    }
}

impl Public {
    /// The highest ransom, in cumals. Rule: SKX2
    pub const MAX_RANSOM_CUMALS: u8 = 3;

    /// The number of prisoners, of those held, that a ransom frees: one for 1 cumal, two for 2, all for 3. Rule: SKX2
    pub fn ransomed(cumals: u8, held: u8) -> u8 {
        if cumals < Self::MAX_RANSOM_CUMALS {
            cumals.min(held)
        } else {
            held
        }
    }

    /// The two forts of which the seat that decides has to keep one, after a swap; `None` at other decisions. Rule: SKD3
    pub fn two_forts(&self) -> Option<Positions> {
        let Step::Stone { region, .. } = self.step else {
            return None;
        };
        let owner = self.fort_chooser()?;
        Some(self.board.forts(region, owner))
    }

    /// The seats that can have the traitor of a region as the board stands, or `None` if no seat is eligible. Rule:
    /// SKT1, SKT2
    pub fn traitor_order(&self, region: Region) -> Option<TraitorOrder> {
        let present = self.board.seats_in(region);
        let eligible = match self.dominant(region) {
            Some(dominant) => present.without(dominant),
            None => present,
        };
        let held = |seat: Seat| self.board.held(region, seat).len();
        let most = eligible.iter().map(held).max()?;
        let first = eligible.iter().filter(|&seat| held(seat) == most).collect();
        Some(TraitorOrder { eligible, first })
    }

    /// By seat index: the number of pieces that an amnesty in a region would give back. Rule: SKM1, SKO1
    pub fn freed_by_amnesty(&self, region: Region) -> [u8; Seat::MAX_COUNT] {
        let mut freed = [0; Seat::MAX_COUNT];
        let mut board: Board = self.board.clone();
        board.free_captives(region, self.spared(), |owner| freed[owner.index()] += 1);
        freed
    }

    /// The number of regions in which a seat controls the King position. Rule: SKK6
    pub fn kings(&self, seat: Seat) -> usize {
        self.board.kings(seat)
    }

    /// The number of King positions that a seat must control to win: two, or one in the third region if all King pieces
    /// were taken off when that was opened. Rule: SKK6, SKO1
    pub fn kings_to_win(&self) -> usize {
        let is_third = self.options.edition == Edition::It && self.closed.len() >= 2;
        if is_third { 1 } else { 2 }
    }

    /// The ways in which a seat could win with one more King position, or by keeping the last one. Returns `None` if it lacks more
    /// than one, or the game is over. Rule: SKK6, SKA3, SKK5, SKO1
    pub fn near_winning(&self, seat: Seat) -> Option<NearWinner> {
        let is_over = matches!(self.step, Step::Over(_));
        let is_third = self.kings_to_win() == 1;
        let missing = self.kings_to_win().checked_sub(self.kings(seat));
        if is_over || !(missing == Some(1) || is_third && missing == Some(0)) {
            return None;
        }
        let mut in_play = self.in_play().iter();
        let holds = in_play.find(|&region| is_third && self.holds_king(region, seat));
        let is_open = |region: &Region| self.promotes_to_king(*region, seat);
        let regions = self.in_play().iter().filter(is_open);
        let promotions = regions.fold(0, |bits, region| bits | 1 << region.index());
        let now = match self.step {
            Step::Promote {
                region,
                seat: promoting,
                ..
            } if promoting == seat && self.garrison.is_none() => {
                let is_there = promotions >> region.index() & 1 == 1;
                let may = is_there && !is_third && self.promotable().has(Position::KING);
                may.then_some(region)
            }
            _ => None,
        };
        Some(NearWinner {
            promotions,
            now,
            holds,
            is_at_round_end: is_third,
        })
    }

    fn holds_king(&self, region: Region, seat: Seat) -> bool {
        self.board.held(region, seat).has(Position::KING)
    }

    /// Returns whether a seat would have the King position by promoting into it, once a chieftain is activated. Rule:
    /// SKA3, SKK5
    fn promotes_to_king(&self, region: Region, seat: Seat) -> bool {
        let held = self.board.held(region, seat);
        let has_pair = (Positions::CHIEFTAINS - held).is_empty();
        let is_free = !held.has(Position::KING) && !self.board.has_king_piece(region);
        has_pair && is_free && self.stock(seat) > 0
    }
}
