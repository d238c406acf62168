//! A position or a view as an object of `docs/notation.md`.

use std::fmt;

use game::Seat;
use seat_of_kings::{Cards, Options, Position, Public, Region, Regions, State, View};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::{Map, Value};

use super::VARIANT;
use super::by_seat::BySeat;
use super::object::CardList;
use super::perspective::Perspective;
use super::stage_object::StageObject;

/// A position as one reader may see it: a position if that is everything, otherwise a view, in which counts replace
/// hidden cards. Its text is JSON on one line. Rule: SKO4
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionObject {
    /// The name of the variant.
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::variant))]
    pub variant: &'static str,
    /// The seats, in turn order.
    pub seats: Vec<&'static str>,
    /// The terms.
    pub options: OptionsObject,
    /// The round, from 1.
    pub round: u32,
    /// The Starting Player.
    pub starting: &'static str,
    /// The number of turns of the round that have been played.
    pub played: u8,
    /// The stage that the game waits in.
    pub stage: StageObject,
    /// The possessions of each player off the board, in turn order.
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, PlayerObject>))]
    pub players: BySeat<PlayerObject>,
    /// The stacks by region and position, from the lowest rank up: the owners of the pieces from bottom to top, a King piece in
    /// capitals. The owner of the top piece controls the position. Rule: SKB4
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, HashMap<String, Vec<String>>>))]
    pub board: BoardObject,
    /// The closed regions. Rule: SK2P1
    pub closed: Vec<&'static str>,
    /// The deck from the top, or how many cards it has.
    pub deck: CardList,
    /// The discard pile, ascending.
    pub discard: Vec<u8>,
    /// True if the deck was made from the discards since the last deal. Rule: SKC4
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reshuffled: bool,
    /// In a view: the cards of the deck, ascending, if everybody knows them. Rule: SKC4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_cards: Option<Vec<u8>>,
}

/// The options of a game, all of them. Rule: SKB6, SKO1, SKO2
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionsObject {
    /// The edition. Rule: SKO1
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::edition))]
    pub edition: &'static str,
    /// The regions of the game, clockwise from the west. Rule: SKB1, SKB6
    pub regions: Vec<&'static str>,
    /// The name of the deck. Rule: SKC3
    pub deck: String,
    /// After how many rounds a game that nobody has won is drawn. Rule: SKO2
    pub max_rounds: u32,
}

/// The possessions of one player off the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerObject {
    /// Cumals.
    pub cumals: u32,
    /// The cards of the hand, ascending, or how many there are.
    pub hand: CardList,
    /// The cards set aside for the next round, ascending, or how many there are. Rule: SKR2
    pub aside: CardList,
    /// Prisoners, by owner. Rule: SKK1
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, u32>))]
    pub prisoners: BySeat<u8>,
}

/// The stacks that are not empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardObject(
    /// All pieces, stack by stack, each from bottom to top, with the place of its stack.
    Vec<(Region, Position, &'static str)>,
);

/// A whole position.
pub fn position(state: &State) -> PositionObject {
    PositionObject {
        deck: CardList::Cards(state.deck().map(|card| card.number()).collect()),
        deck_cards: None,
        ..PositionObject::of(Perspective::Everything(state))
    }
}

/// A position as one seat may see it: hidden cards only as counts. Rule: SKO4
pub fn view(view: &View) -> PositionObject {
    PositionObject::of(Perspective::Seat(view))
}

impl PositionObject {
    /// A view: the deck is a number.
    pub fn of(perspective: Perspective<'_>) -> Self {
        let public = perspective.public();
        let players = public.options().players;
        let name = |seat| players.color(seat).name();
        Self {
            variant: VARIANT,
            seats: players.seats().map(name).collect(),
            options: OptionsObject::of(public.options()),
            round: public.round(),
            starting: name(public.starting()),
            played: public.played(),
            stage: StageObject::of(public),
            players: BySeat::of(players, |seat| Some(PlayerObject::of(perspective, seat))),
            board: BoardObject::of(public),
            closed: names(public.closed()),
            deck: CardList::Count(public.deck_left().into()),
            discard: numbers(public.discard()),
            reshuffled: public.is_reshuffled(),
            deck_cards: perspective.deck_cards().map(numbers),
        }
    }
}

impl fmt::Display for PositionObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).expect("keys are text"))
    }
}

impl OptionsObject {
    fn of(options: &Options) -> Self {
        Self {
            edition: options.edition.name(),
            regions: names(options.regions),
            deck: options.deck.name().into(),
            max_rounds: options.max_rounds,
        }
    }
}

impl PlayerObject {
    fn of(perspective: Perspective<'_>, seat: Seat) -> Self {
        let public = perspective.public();
        let (hand, aside) = match perspective.hand(seat) {
            Some(hand) => (
                CardList::Cards(numbers(hand.cards)),
                CardList::Cards(numbers(hand.aside)),
            ),
            None => {
                let (hand, aside) = perspective.sizes(seat);
                (CardList::Count(hand.into()), CardList::Count(aside.into()))
            }
        };
        Self {
            cumals: public.cumals(seat),
            hand,
            aside,
            prisoners: prisoners(public, seat),
        }
    }
}

impl BoardObject {
    fn of(public: &Public) -> Self {
        let players = public.options().players;
        let regions = Region::ALL.into_iter();
        let pieces = regions.flat_map(|region| {
            let stacks = public.occupied(region).by_rank();
            stacks.flat_map(move |position| {
                let stack = public.pieces(region, position);
                stack.map(move |piece| (region, position, piece.name(players)))
            })
        });
        Self(pieces.collect())
    }

    /// The stacks, in the order of regions, from the lowest rank up: the place of each, and the names of its pieces from the bottom
    /// up.
    pub fn stacks(&self) -> impl Iterator<Item = (Region, Position, Vec<&'static str>)> {
        let stacks = self
            .0
            .chunk_by(|one, next| (one.0, one.1) == (next.0, next.1));
        stacks.map(|stack| {
            let pieces = stack.iter().map(|(_, _, piece)| *piece);
            (stack[0].0, stack[0].1, pieces.collect())
        })
    }
}

impl Serialize for BoardObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let regions = self.0.chunk_by(|one, next| one.0 == next.0);
        serializer.collect_map(regions.map(|region| (region[0].0.name(), Stacks(region))))
    }
}

/// The pieces of one region.
struct Stacks<'a>(&'a [(Region, Position, &'static str)]);

/// The pieces of one stack.
struct Pieces<'a>(&'a [(Region, Position, &'static str)]);

impl Serialize for Stacks<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for stack in self.0.chunk_by(|one, next| one.1 == next.1) {
            map.serialize_entry(stack[0].1.name(), &Pieces(stack))?;
        }
        map.end()
    }
}

impl Serialize for Pieces<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|(_, _, owner)| owner))
    }
}

/// The options of a game, all of them. Rule: SKB6, SKO1, SKO2
pub fn options(options: &Options) -> Map<String, Value> {
    let Value::Object(options) = value(&OptionsObject::of(options)) else {
        unreachable!("options are an object");
    };
    options
}

/// The public state: the `final` of a transcript.
pub fn outcome(public: &Public) -> Map<String, Value> {
    let players = public.options().players;
    let by_seat = |number: &dyn Fn(Seat) -> u32| BySeat::of(players, |seat| Some(number(seat)));
    let held = BySeat::of(players, |captor| {
        let held = prisoners(public, captor);
        (!held.is_empty()).then_some(held)
    });
    let entries = [
        ("cumals", value(&by_seat(&|seat| public.cumals(seat)))),
        ("stock", value(&by_seat(&|seat| public.stock(seat).into()))),
        (
            "kings",
            value(&by_seat(&|seat| public.king_pieces(seat).into())),
        ),
        ("prisoners", value(&held)),
        ("board", value(&BoardObject::of(public))),
    ];
    let entries = entries.into_iter();
    entries.map(|(key, value)| (key.into(), value)).collect()
}

/// The prisoners of a captor, by owner. Rule: SKK1
fn prisoners(public: &Public, captor: Seat) -> BySeat<u8> {
    BySeat::of(public.options().players, |owner| {
        Some(public.prisoners(captor, owner)).filter(|&count| count > 0)
    })
}

fn names(regions: Regions) -> Vec<&'static str> {
    regions.iter().map(Region::name).collect()
}

/// The numbers of cards, ascending.
fn numbers(cards: Cards) -> Vec<u8> {
    cards.numbers().collect()
}

fn value(object: &impl Serialize) -> Value {
    serde_json::to_value(object).expect("keys are text")
}
