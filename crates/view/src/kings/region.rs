//! A region as it stands: its stacks, who controls how much, who is dominant, and who could have its traitor.

use std::collections::BTreeMap;

use game::Seat;
use seat_of_kings::{Position, Public, Rank, Region};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use super::{BySeat, by_seat, name, names, positions};

/// A region of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct RegionView {
    /// Its name.
    pub region: &'static str,
    /// Whether it is closed: nothing more is played in it. Rule: SK2P1
    pub is_closed: bool,
    /// Its stacks, by position from the lowest rank up: the owners of the pieces from bottom to top, a King piece in
    /// capitals. The owner of the top piece controls the position. Rule: SKB4
    #[ts(type = "Record<string, string[]>")]
    pub stacks: Stacks,
    /// The positions where the two pieces on top are a fort. Rule: SKF1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub forts: Vec<&'static str>,
    /// Who controls its King position. Rule: SKB4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king: Option<&'static str>,
    /// Whether a King piece stands there, which nothing but a promotion removes. Rule: SKK5
    pub has_king_piece: bool,
    /// How many farmers, herdsmen, warriors, chieftains and kings each seat controls that controls any. Rule: SKI1, SKT1
    #[ts(type = "Record<string, number[]>")]
    pub controls: BTreeMap<&'static str, [u8; 5]>,
    /// Who is dominant. Rule: SKT1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dominant: Option<&'static str>,
    /// Who could have the traitor if the round ended now; nothing in a closed region, or if nobody could. Rule: SKT2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traitor: Option<TraitorView>,
    /// What the next placing would cost the seat that reads, if it were its turn, in cumals; for somebody who watches what
    /// it costs the seat on turn. Rule: SKP5
    pub fee: u8,
    /// How many pieces of each seat an amnesty would give back; no seat that would get none. Rule: SKM1
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, type = "Record<string, number>")]
    pub amnesty: BySeat,
}

/// Who could have a traitor, as the board stands. Rule: SKT2
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TraitorView {
    /// Who has the first option; if there are several, each turns up a card, and the highest has it.
    pub first: Vec<&'static str>,
    /// Everybody who is eligible, in the order in which they are asked; if the cards decide who is first, clockwise from the
    /// first of the above. A seat without a cumal is passed over.
    pub eligible: Vec<&'static str>,
}

/// The stacks of a region that are not empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stacks(
    /// All pieces, stack by stack, each from bottom to top, with the place of its stack.
    Vec<(Position, &'static str)>,
);

impl RegionView {
    pub(super) fn of(public: &Public, region: Region, reader: Seat) -> Self {
        let players = public.options().players;
        let is_closed = public.closed().has(region);
        let king = players
            .seats()
            .find(|&seat| public.held(region, seat).has(Position::KING));
        let freed = public.freed_by_amnesty(region);
        let dominant = public.dominant(region).filter(|_| !is_closed);
        Self {
            region: region.name(),
            is_closed,
            stacks: Stacks::of(public, region),
            forts: positions(public.forts(region)),
            king: king.map(|seat| name(players, seat)),
            has_king_piece: public.has_king_piece(region),
            controls: controls(public, region),
            dominant: dominant.map(|seat| name(players, seat)),
            traitor: match is_closed {
                true => None,
                false => TraitorView::of(public, region),
            },
            fee: match is_closed {
                true => 0,
                false => public.fee_of(region, reader),
            },
            amnesty: match is_closed {
                true => BySeat::default(),
                false => by_seat(players, |seat| freed[seat.index()].into()),
            },
        }
    }
}

fn controls(public: &Public, region: Region) -> BTreeMap<&'static str, [u8; 5]> {
    let players = public.options().players;
    let held = |seat| {
        let held = public.held(region, seat);
        Rank::ALL.map(|rank| (held & rank.positions()).len() as u8)
    };
    let seats = players
        .seats()
        .map(|seat| (name(players, seat), held(seat)));
    seats.filter(|(_, held)| *held != [0; 5]).collect()
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

impl Stacks {
    fn of(public: &Public, region: Region) -> Self {
        let players = public.options().players;
        let stacks = public.occupied(region).climbing().flat_map(|position| {
            let stack = public.pieces(region, position);
            stack.map(move |stander| (position, stander.name(players)))
        });
        Self(stacks.collect())
    }
}

impl Serialize for Stacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stacks = self.0.chunk_by(|(one, _), (other, _)| one == other);
        serializer.collect_map(stacks.map(|stack| (stack[0].0.name(), Names(stack))))
    }
}

/// The pieces of one stack.
struct Names<'a>(&'a [(Position, &'static str)]);

impl Serialize for Names<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|(_, name)| name))
    }
}
