//! Each player's pieces off the board, expected income, and whether it is about to win.

use std::collections::BTreeMap;

use game::Seat;
use seat_of_kings::{Income, Public};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::name;

/// One player's pieces off the board, and prospects. Cumals, cards and prisoners are in `players`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RathCard {
    /// The seat.
    pub seat: &'static str,
    /// Its pieces that are off the board and not prisoners. Rule: SKB3
    pub stock: u8,
    /// Its King pieces off the board. Rule: SKB3
    pub king_pieces: u8,
    /// The number of regions in which it controls the King position. Rule: SKK6
    pub king_positions: usize,
    /// The income that it would get if the round ended now; omitted once that is paid, and when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub income: Option<IncomeView>,
    /// Present if one more King position would win, or the one that it has will when the round ends. Rule: SKK6, SKO1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<NearWinning>,
}

/// Expected income: what a seat would take as the board stands. Rule: SKI1, SKI2
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct IncomeView {
    /// The total, in cumals.
    pub cumals: u32,
    /// The ranks of which it alone controls most positions, a cumal each. Rule: SKI1
    #[serde(skip_serializing_if = "RanksByRegion::is_empty")]
    pub most: RanksByRegion,
    /// The ranks of which it controls positions in more than one region, a cumal each. Rule: SKI2
    #[serde(skip_serializing_if = "String::is_empty")]
    pub spread: String,
}

/// Ranks by region, in a word for each region: `FHW`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(value_type = HashMap<String, String>)]
pub struct RanksByRegion(BTreeMap<&'static str, String>);

impl RanksByRegion {
    /// Returns whether it has no rank in any region.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The ways to win by one more King position, or by keeping the last one until the round ends. Rule: SKK6, SKO1
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NearWinning {
    /// The regions where one promotion, into K, would give it that: it controls both chieftains and has a piece in stock, and
    /// K is empty or an opponent's ordinary piece stands there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub promotions: Vec<&'static str>,
    /// The region where it may promote so now, by its next decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<&'static str>,
    /// The third region of the Italian edition, if it controls the King position there. Rule: SKO1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holds: Option<&'static str>,
    /// True if the King position wins only when its region is won, at the end of the round. Rule: SKO1
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_at_round_end: bool,
}

/// All players, in turn order.
pub(super) fn all(public: &Public) -> Vec<RathCard> {
    let players = public.options().players;
    let mut incomes: [IncomeView; Seat::MAX_COUNT] = Default::default();
    public.income(|seat, income| incomes[seat.index()].take(income));
    let seats = players.seats().zip(incomes);
    seats
        .map(|(seat, income)| RathCard {
            seat: name(players, seat),
            stock: public.stock(seat),
            king_pieces: public.king_pieces(seat),
            king_positions: public.kings(seat),
            income: (!public.is_income_paid()).then_some(income),
            near: public.near_winning(seat).map(|near| NearWinning {
                promotions: near.promotions().map(|region| region.name()).collect(),
                now: near.now.map(|region| region.name()),
                holds: near.holds.map(|region| region.name()),
                is_at_round_end: near.is_at_round_end,
            }),
        })
        .collect()
}

impl IncomeView {
    /// The income of these reasons, a cumal each.
    pub fn of(reasons: impl IntoIterator<Item = Income>) -> Self {
        let mut view = Self::default();
        for income in reasons {
            view.take(income);
        }
        view
    }

    fn take(&mut self, income: Income) {
        self.cumals += 1;
        match income {
            Income::Most(region, rank) => {
                let ranks = self.most.0.entry(region.name()).or_default();
                ranks.push(rank.letter());
            }
            Income::Spread(rank) => self.spread.push(rank.letter()),
        }
    }
}
