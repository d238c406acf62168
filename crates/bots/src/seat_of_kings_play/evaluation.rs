//! The evaluation of Seat of Kings: the probability of each seat to win.

use game::{Seat, Turn};
use seat_of_kings::{Position, Positions, Public, Rank};

use super::king_distance::{farmers_to_king, sets};

/// The weights of the evaluation, in logits: of two seats, one that is ahead by 1 wins 73 of 100 decided games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Weights {
    /// A controlled position of each rank, Farmer to Chieftain.
    pub(super) ranks: [f32; 4],
    /// A region that is one activation away from a king.
    pub(super) near: f32,
    /// The same for a seat with a king elsewhere.
    pub(super) near_with_king: f32,
    /// The decay of these two for each missing farmer, as an exponent.
    pub(super) decay: f32,
    /// An ordinary piece in a King position.
    pub(super) king: f32,
    /// A King piece.
    pub(super) king_piece: f32,
    /// Each of the first five cumals.
    pub(super) cumal: f32,
    /// Each further cumal.
    pub(super) spare_cumal: f32,
    /// Each cumal of income, if the round ended now.
    pub(super) income: f32,
    /// A piece in stock.
    pub(super) stock: f32,
    /// A fort.
    pub(super) fort: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            ranks: [0.05, 0.10, 0.18, 0.30],
            near: 1.2,
            near_with_king: 2.4,
            decay: 0.6,
            king: 1.8,
            king_piece: 2.4,
            cumal: 0.12,
            spare_cumal: 0.03,
            income: 0.06,
            stock: 0.02,
            fort: 0.1,
        }
    }
}

/// The evaluation with tables of the value of each set of positions in a region.
#[derive(Debug, Clone)]
pub(super) struct Evaluation {
    pub(super) weights: Weights,
    /// Without and with a king elsewhere, by the bits of the set.
    region_values: [Vec<f32>; 2],
}

impl Evaluation {
    pub(super) fn new(weights: Weights) -> Self {
        let table = |near: f32| {
            sets()
                .map(|held| region_value(held, near, &weights))
                .collect()
        };
        Self {
            weights,
            region_values: [table(weights.near), table(weights.near_with_king)],
        }
    }

    /// The value of the positions that a seat holds in a region, for a seat with `kings_elsewhere` kings in other regions.
    pub(super) fn region_value(&self, held: Positions, kings_elsewhere: usize) -> f32 {
        self.region_values[kings_elsewhere.min(1)][usize::from(held.bits())]
    }

    /// The value of cumals.
    pub(super) fn purse_value(&self, cumals: u32) -> f32 {
        let spare = cumals.saturating_sub(5).min(30);
        self.weights.cumal * cumals.min(5) as f32 + self.weights.spare_cumal * spare as f32
    }

    /// The probability of each seat to win; of a finished game, 1 for the winner.
    pub(super) fn values(&self, public: &Public, turn: Turn) -> [f32; Seat::MAX_COUNT] {
        let mut values = [0.0; Seat::MAX_COUNT];
        if let Turn::Over(scores) = turn {
            for (value, &points) in values.iter_mut().zip(scores.all()) {
                *value = points.into();
            }
            return values;
        }
        let income = income(public);
        for seat in public.options().players.seats() {
            let strength =
                self.strength(public, seat) + self.weights.income * f32::from(income[seat.index()]);
            values[seat.index()] = libm::expf(strength);
        }
        let whole: f32 = values.iter().sum();
        values.map(|value| value / whole)
    }

    /// The strength of a seat in logits, without its income.
    fn strength(&self, public: &Public, seat: Seat) -> f32 {
        let regions = public.options().regions;
        let mut strength = self.purse_value(public.cumals(seat))
            + self.weights.stock * f32::from(public.stock(seat));
        let kings = public.kings(seat);
        for region in regions.iter() {
            let held = public.held(region, seat);
            let is_king = held.has(Position::KING);
            strength += self.region_value(held, kings - usize::from(is_king));
            if is_king && public.has_king_piece(region) {
                strength += self.weights.king_piece - self.weights.king;
            }
            strength += self.weights.fort * (public.forts(region) & held).len() as f32;
        }
        strength
    }
}

fn region_value(held: Positions, near: f32, weights: &Weights) -> f32 {
    let ranks = [Rank::Farmer, Rank::Herdsman, Rank::Warrior, Rank::Chieftain];
    let each = ranks.iter().zip(weights.ranks);
    let positions: f32 = each
        .map(|(rank, weight)| weight * (held & rank.positions()).len() as f32)
        .sum();
    if held.has(Position::KING) {
        positions + weights.king
    } else {
        positions + near * libm::expf(-weights.decay * farmers_to_king(held))
    }
}

/// The income of each seat if the round ended now, in cumals.
fn income(public: &Public) -> [u8; Seat::MAX_COUNT] {
    let mut income = [0; Seat::MAX_COUNT];
    public.income(|seat, _| income[seat.index()] += 1);
    income
}
