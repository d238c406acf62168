//! Each player's pieces off the board, expected income, and whether it is about to win.

use std::collections::BTreeMap;

use game::Seat;
use seat_of_kings::{Income, Public};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::name;

/// One player's pieces off the board, and prospects. Cumals, cards and prisoners stand in `players`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RathCard {
    /// The seat.
    pub seat: &'static str,
    /// Its pieces that are off the board and not prisoners. Rule: SKB3
    pub stock: u8,
    /// Its King pieces off the board. Rule: SKB3
    pub king_pieces: u8,
    /// In how many regions it controls the King position. Rule: SKK6
    pub king_positions: usize,
    /// The income that it would get now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub income: Option<IncomeView>,
    /// Present if one more King position would win. Rule: SKK6
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<NearWinning>,
}

/// Expected income: what a seat would take as the board stands. Rule: SKI1, SKI2
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct IncomeView {
    /// In all, in cumals.
    pub cumals: u32,
    /// By region, the ranks of which it alone controls most positions, a cumal each: `FHW`. Rule: SKI1
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = HashMap<String, String>)]
    pub most: BTreeMap<&'static str, String>,
    /// The ranks of which it controls positions in more than one region, a cumal each. Rule: SKI2
    #[serde(skip_serializing_if = "String::is_empty")]
    pub spread: String,
}

/// That a seat wins by one more King position. Rule: SKK6, SKO1
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NearWinning {
    /// The regions where one promotion, into K, would give it that: it controls both chieftains and has a piece in stock, and
    /// K is empty or an opponent's ordinary piece stands there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub promotions: Vec<&'static str>,
    /// The region where it may promote so now, by its next decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<&'static str>,
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
            income: (income.cumals > 0).then_some(income),
            near: public.near_winning(seat).map(|near| NearWinning {
                promotions: near.promotions().map(|region| region.name()).collect(),
                now: near.now.map(|region| region.name()),
            }),
        })
        .collect()
}

impl IncomeView {
    fn take(&mut self, income: Income) {
        self.cumals += 1;
        match income {
            Income::Most(region, rank) => {
                let ranks = self.most.entry(region.name()).or_default();
                ranks.push(rank.letter());
            }
            Income::Spread(rank) => self.spread.push(rank.letter()),
        }
    }
}
