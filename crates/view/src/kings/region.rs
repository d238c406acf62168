//! A region as it stands: who controls how much, who is dominant, and who could have its traitor.

use catalog::seat_of_kings::BySeat;
use game::Seat;
use seat_of_kings::{Position, Public, Rank, Region};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::{name, names, positions};

/// A region of the game as the rules see it. Its stacks are in `board`, closed regions in `closed`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RegionView {
    /// Its name.
    pub region: &'static str,
    /// The positions where the two pieces on top are a fort. Rule: SKF1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forts: Vec<&'static str>,
    /// The seat that controls its King position. Rule: SKB4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king: Option<&'static str>,
    /// True if a King piece stands there, which nothing but a promotion removes. Rule: SKK5
    pub has_king_piece: bool,
    /// The numbers of farmers, herdsmen, warriors, chieftains and kings of each seat that controls any. Rule: SKI1, SKT1
    #[schema(value_type = HashMap<String, Vec<u32>>)]
    pub controls: BySeat<[u8; 5]>,
    /// The dominant seat. Rule: SKT1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dominant: Option<&'static str>,
    /// The seats that could have the traitor if the round ended now; `None` in a closed region, or if no seat could. Rule: SKT2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traitor: Option<TraitorView>,
    /// The fee of the next placing for the seat that reads, if it were its turn, in cumals; for a spectator what
    /// it costs the seat on turn. Rule: SKP5
    pub fee: u8,
    /// True if the seat that it is for cannot pay this fee. Rule: SKP5
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_dear: bool,
    /// The number of pieces of each seat that an amnesty would return; seats that would get none are omitted. Rule: SKM1
    #[serde(skip_serializing_if = "BySeat::is_empty")]
    #[schema(value_type = HashMap<String, u32>)]
    pub amnesty: BySeat<u8>,
}

/// The seats that could have a traitor, as the board stands. Rule: SKT2
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TraitorView {
    /// The seats with the first option; if there are several, each turns up a card, and the highest has it.
    pub first: Vec<&'static str>,
    /// Everybody who is eligible, in the order of their options; if the cards decide who is first, clockwise from the
    /// first of the above. A seat without a cumal is skipped.
    pub eligible: Vec<&'static str>,
}

impl RegionView {
    pub(super) fn of(public: &Public, region: Region, reader: Seat) -> Self {
        let players = public.options().players;
        let is_closed = public.closed().has(region);
        let king = players
            .seats()
            .find(|&seat| public.held(region, seat).has(Position::KING));
        let freed = public.freed_by_amnesty(region);
        let dominant = public.dominant(region).filter(|_| !is_closed);
        let fee = if is_closed {
            0
        } else {
            public.fee_of(region, reader)
        };
        Self {
            region: region.name(),
            forts: positions(public.forts(region)),
            king: king.map(|seat| name(players, seat)),
            has_king_piece: public.has_king_piece(region),
            controls: controls(public, region),
            dominant: dominant.map(|seat| name(players, seat)),
            traitor: TraitorView::of(public, region).filter(|_| !is_closed),
            fee,
            is_dear: public.cumals(reader) < fee.into(),
            amnesty: BySeat::of(players, |seat| {
                Some(freed[seat.index()]).filter(|&count| count > 0 && !is_closed)
            }),
        }
    }
}

fn controls(public: &Public, region: Region) -> BySeat<[u8; 5]> {
    BySeat::of(public.options().players, |seat| {
        let held = public.held(region, seat);
        let counts = Rank::ALL.map(|rank| (held & rank.positions()).len() as u8);
        (counts != [0; 5]).then_some(counts)
    })
}

impl TraitorView {
    fn of(public: &Public, region: Region) -> Option<Self> {
        let order = public.traitor_order(region)?;
        let players = public.options().players;
        let first = players
            .from(public.starting())
            .filter(|&seat| order.first.has(seat));
        let first: Vec<Seat> = first.collect();
        let asked = players.from(*first.first()?);
        Some(Self {
            eligible: names(players, asked.filter(|&seat| order.eligible.has(seat))),
            first: names(players, first),
        })
    }
}
