//! Changes: the differences between two states of Seat of Kings that everybody sees, with the values before and after.

use game::Seat;
use seat_of_kings::{Cards, Players, Position, Public, Region, Regions, State};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::name;

/// The differences between two states, as everybody at the table sees them: hidden cards only as counts. Equal parts
/// are omitted. Rule: SKO4
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct KingsChange {
    /// The stacks that differ, in the order of regions, from the lowest rank up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stacks: Vec<StackChange>,
    /// The players of whom anything off the board differs, in turn order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerChange>,
    /// The cards that came to the discards, ascending.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<u8>,
    /// The cards that left the discards for the deck, ascending. Rule: SKR2, SKC4
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shuffled: Vec<u8>,
    /// The number of cards of the deck, before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub deck: Option<[u8; 2]>,
    /// The regions with another dominant seat. Rule: SKT1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dominant: Vec<DominantChange>,
    /// The regions that were opened. Rule: SK2P2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<&'static str>,
    /// The regions that were closed. Rule: SK2P1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<&'static str>,
    /// The round, before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub round: Option<[u32; 2]>,
    /// The Starting Player, before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>)]
    pub starting: Option<[&'static str; 2]>,
}

/// A stack that differs: the owners of its pieces from bottom to top, a King piece in capitals; none where it is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StackChange {
    /// Its region.
    pub region: &'static str,
    /// Its position.
    pub position: &'static str,
    /// Its pieces before.
    pub before: Vec<&'static str>,
    /// Its pieces after.
    pub after: Vec<&'static str>,
}

/// The dominant seat of a region before and after; left out where none was or is. Rule: SKT1
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct DominantChange {
    /// The region.
    pub region: &'static str,
    /// The seat before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<&'static str>,
    /// The seat after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<&'static str>,
}

/// The things of a player off the board, before and after, as far as they differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerChange {
    /// The seat.
    pub seat: &'static str,
    /// Cumals.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub cumals: Option<[u32; 2]>,
    /// Pieces in stock. Rule: SKB3
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub stock: Option<[u32; 2]>,
    /// King pieces off the board. Rule: SKB3
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub king_pieces: Option<[u32; 2]>,
    /// The number of cards in the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub cards: Option<[u32; 2]>,
    /// The number of cards set aside for the next round. Rule: SKR2
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub aside: Option<[u32; 2]>,
    /// The number of prisoners that it holds, of all owners. Rule: SKK1
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u32>>)]
    pub prisoners: Option<[u32; 2]>,
}

impl KingsChange {
    /// The differences between two states of a game. Rule: SKO4
    pub fn between(before: &State, after: &State) -> Self {
        let (old, new) = (before.public(), after.public());
        let players = new.options().players;
        let starting = |public: &Public| name(players, public.starting());
        let seats = players.seats();
        Self {
            stacks: Region::ALL
                .into_iter()
                .flat_map(|region| stacks(old, new, region))
                .collect(),
            players: seats
                .filter_map(|seat| PlayerChange::of(before, after, seat))
                .collect(),
            discards: lacking(new.discard(), old.discard()),
            shuffled: lacking(old.discard(), new.discard()),
            deck: differing(old.deck_left(), new.deck_left()),
            dominant: dominant(old, new),
            opened: added(old.options().regions, new.options().regions),
            closed: added(old.closed(), new.closed()),
            round: differing(old.round(), new.round()),
            starting: differing(starting(old), starting(new)),
        }
    }

    /// Returns true if both states look the same.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl PlayerChange {
    fn of(before: &State, after: &State, seat: Seat) -> Option<Self> {
        let of_both = |of: &dyn Fn(&State) -> u32| differing(of(before), of(after));
        let players = after.public().options().players;
        let change = Self {
            seat: name(players, seat),
            cumals: of_both(&|state| state.public().cumals(seat)),
            stock: of_both(&|state| state.public().stock(seat).into()),
            king_pieces: of_both(&|state| state.public().king_pieces(seat).into()),
            cards: of_both(&|state| state.hand(seat).cards.len() as u32),
            aside: of_both(&|state| state.hand(seat).aside.len() as u32),
            prisoners: of_both(&|state| prisoners(state.public(), players, seat)),
        };
        let is_alike = [
            change.cumals,
            change.stock,
            change.king_pieces,
            change.cards,
            change.aside,
            change.prisoners,
        ] == [None; 6];
        (!is_alike).then_some(change)
    }
}

fn prisoners(public: &Public, players: Players, captor: Seat) -> u32 {
    let owners = players.seats();
    owners
        .map(|owner| u32::from(public.prisoners(captor, owner)))
        .sum()
}

/// Both values, if they differ.
fn differing<T: PartialEq>(before: T, after: T) -> Option<[T; 2]> {
    (before != after).then_some([before, after])
}

/// The numbers of the cards that one set has and the other lacks.
fn lacking(one: Cards, other: Cards) -> Vec<u8> {
    one.without(other).numbers().collect()
}

fn added(before: Regions, after: Regions) -> Vec<&'static str> {
    let added = after.without(before);
    added.iter().map(Region::name).collect()
}

/// The regions with another dominant seat.
fn dominant(before: &Public, after: &Public) -> Vec<DominantChange> {
    let players = after.options().players;
    let of = |public: &Public, region: Region| {
        let dominant = public.dominant(region);
        let dominant = dominant.filter(|_| !public.closed().has(region));
        dominant.map(|seat| name(players, seat))
    };
    let changes = after.options().regions.iter().map(|region| DominantChange {
        region: region.name(),
        before: of(before, region),
        after: of(after, region),
    });
    changes
        .filter(|change| change.before != change.after)
        .collect()
}

/// The stacks of a region that differ.
fn stacks(before: &Public, after: &Public, region: Region) -> Vec<StackChange> {
    let players = after.options().players;
    let pieces = |public: &Public, position: Position| {
        let pieces = public.pieces(region, position);
        pieces.map(|piece| piece.name(players)).collect()
    };
    let changed = before.differing_stacks(after, region).by_rank();
    changed
        .map(|position| StackChange {
            region: region.name(),
            position: position.name(),
            before: pieces(before, position),
            after: pieces(after, position),
        })
        .collect()
}
