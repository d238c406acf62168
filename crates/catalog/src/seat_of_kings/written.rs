//! What is written in JSON: positions, views, options, and what lies on the table.

use game::Seat;
use seat_of_kings::{
    Cards, Hand, Options, Players, Position, Public, Region, Regions, State, View,
};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::{Map, Value, json};

use super::VARIANT;
use super::written_stage::stage;

/// A position: everything, on one line if it is printed.
pub fn position(state: &State) -> Value {
    let written = Written {
        public: state.public(),
        cards: dealt(|seat| Dealt::Shown(*state.hand(seat))),
        deck: DeckShown::Cards(state.deck().map(|card| card.number()).collect()),
        known_in_deck: None,
    };
    value(&written)
}

/// A position as one seat may see it: of what is hidden from it, only how many cards there are. Rule: SKO4
pub fn view(view: &View) -> Value {
    value(&Seen::of(view))
}

/// A position as somebody may see it: of what is hidden, only how many cards there are. It is written as the object that
/// [`view`] gives. Rule: SKO4
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    public: Public,
    cards: [Dealt; Seat::MOST],
    known_in_deck: Option<Cards>,
}

impl Seen {
    /// What the seat of a view may see.
    pub fn of(view: &View) -> Self {
        let cards = |seat| match seat == view.seat() {
            true => Dealt::Shown(*view.own()),
            false => {
                let (hand, aside) = view.sizes(seat);
                Dealt::Counted { hand, aside }
            }
        };
        Self {
            public: view.public().clone(),
            cards: dealt(cards),
            known_in_deck: view.deck(),
        }
    }

    /// What somebody may see who takes no seat.
    pub fn watched(state: &State) -> Self {
        let cards = |seat| {
            let hand = state.hand(seat);
            Dealt::Counted {
                hand: hand.cards.len() as u8,
                aside: hand.aside.len() as u8,
            }
        };
        let public = state.public();
        Self {
            public: public.clone(),
            cards: dealt(cards),
            known_in_deck: public.is_reshuffled().then(|| state.deck().collect()),
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = Written {
            public: &self.public,
            cards: self.cards,
            deck: DeckShown::Count(self.public.deck_left()),
            known_in_deck: self.known_in_deck,
        };
        written.serialize(serializer)
    }
}

/// The cards of a seat, as far as they may be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dealt {
    Shown(Hand),
    Counted { hand: u8, aside: u8 },
}

fn dealt(cards: impl Fn(Seat) -> Dealt) -> [Dealt; Seat::MOST] {
    std::array::from_fn(|seat| cards(Seat::new(seat as u8)))
}

/// The deck, as far as it may be seen.
#[derive(Serialize)]
#[serde(untagged)]
enum DeckShown {
    Cards(Vec<u8>),
    Count(u8),
}

/// What is written of a position.
struct Written<'a> {
    public: &'a Public,
    cards: [Dealt; Seat::MOST],
    deck: DeckShown,
    known_in_deck: Option<Cards>,
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = self.public;
        let players = public.options().players;
        let names = players.seats().map(|seat| name(players, seat));
        let seats: Vec<&str> = names.collect();
        let mut table = serializer.serialize_map(None)?;
        table.serialize_entry("variant", VARIANT)?;
        table.serialize_entry("seats", &seats)?;
        table.serialize_entry("options", &OptionsWritten::of(public.options()))?;
        table.serialize_entry("round", &public.round())?;
        table.serialize_entry("starting", name(players, public.starting()))?;
        table.serialize_entry("played", &public.played())?;
        table.serialize_entry("stage", &stage(public))?;
        table.serialize_entry("players", &Raths(self))?;
        table.serialize_entry("board", &Board(public))?;
        table.serialize_entry("closed", &Names(public.closed()))?;
        table.serialize_entry("deck", &self.deck)?;
        table.serialize_entry("discard", &Numbers(public.discard()))?;
        if public.is_reshuffled() {
            table.serialize_entry("reshuffled", &true)?;
        }
        if let Some(cards) = self.known_in_deck {
            table.serialize_entry("deck_cards", &Numbers(cards))?;
        }
        table.end()
    }
}

/// The options of a game, all of them. Rule: SKB6, SKO1, SKO2
pub fn options(options: &Options) -> Map<String, Value> {
    let Value::Object(options) = value(&OptionsWritten::of(options)) else {
        unreachable!("options are an object");
    };
    options
}

#[derive(Serialize)]
struct OptionsWritten<'a> {
    edition: &'static str,
    regions: Names,
    deck: &'a str,
    max_rounds: u32,
}

impl<'a> OptionsWritten<'a> {
    fn of(options: &'a Options) -> Self {
        Self {
            edition: options.edition.name(),
            regions: Names(options.regions),
            deck: options.deck.name(),
            max_rounds: options.max_rounds,
        }
    }
}

/// What lies on the table: the `final` of a transcript.
pub fn outcome(public: &Public) -> Map<String, Value> {
    let players = public.options().players;
    let prisoners = |captor| value(&Prisoners(public, captor));
    let held = by_seat(players, prisoners).into_iter();
    let held: Map<_, _> = held.filter(|(_, held)| *held != json!({})).collect();
    let numbers = |number: &dyn Fn(Seat) -> Value| by_seat(players, number).into();
    object([
        ("cumals", numbers(&|seat| public.cumals(seat).into())),
        ("stock", numbers(&|seat| public.stock(seat).into())),
        ("kings", numbers(&|seat| public.king_pieces(seat).into())),
        ("prisoners", held.into()),
        ("board", value(&Board(public))),
    ])
}

fn object<const N: usize>(entries: [(&str, Value); N]) -> Map<String, Value> {
    let entries = entries.into_iter();
    entries.map(|(key, value)| (key.into(), value)).collect()
}

/// The names of regions.
struct Names(Regions);

impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Region::name))
    }
}

/// The name of a seat.
fn name(players: Players, seat: Seat) -> &'static str {
    players.color(seat).name()
}

fn by_seat(players: Players, value: impl Fn(Seat) -> Value) -> Map<String, Value> {
    let seats = players.seats();
    seats
        .map(|seat| (name(players, seat).into(), value(seat)))
        .collect()
}

/// The players, by name, with their cards as far as they may be seen.
struct Raths<'a>(&'a Written<'a>);

impl Serialize for Raths<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Shown {
            Cards(Numbers),
            Count(u8),
        }
        #[derive(Serialize)]
        struct Rath<'a> {
            cumals: u32,
            hand: Shown,
            aside: Shown,
            prisoners: Prisoners<'a>,
        }
        let Written { public, cards, .. } = self.0;
        let players = public.options().players;
        let rath = |seat: Seat| {
            let (hand, aside) = match cards[seat.index()] {
                Dealt::Shown(hand) => (
                    Shown::Cards(Numbers(hand.cards)),
                    Shown::Cards(Numbers(hand.aside)),
                ),
                Dealt::Counted { hand, aside } => (Shown::Count(hand), Shown::Count(aside)),
            };
            Rath {
                cumals: public.cumals(seat),
                hand,
                aside,
                prisoners: Prisoners(public, seat),
            }
        };
        let seats = players.seats();
        serializer.collect_map(seats.map(|seat| (name(players, seat), rath(seat))))
    }
}

/// The prisoners of one captor, by owner. Rule: SKK1
struct Prisoners<'a>(&'a Public, Seat);

impl Serialize for Prisoners<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(public, captor) = *self;
        let players = public.options().players;
        let held = players
            .seats()
            .map(|owner| (name(players, owner), public.prisoners(captor, owner)));
        serializer.collect_map(held.filter(|(_, count)| *count > 0))
    }
}

/// The stacks that are not empty, each from bottom to top, by region and position. Rule: SKB4
struct Board<'a>(&'a Public);

/// Those of one region.
struct Stacks<'a>(&'a Public, Region);

/// The pieces of one stack.
struct Pieces<'a>(&'a Public, Region, Position);

impl Serialize for Board<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let regions = Region::ALL.into_iter();
        let regions = regions.filter(|&region| !self.0.occupied(region).is_empty());
        serializer.collect_map(regions.map(|region| (region.name(), Stacks(self.0, region))))
    }
}

impl Serialize for Stacks<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(public, region) = *self;
        let stacks = public.occupied(region).climbing();
        serializer.collect_map(stacks.map(|at| (at.name(), Pieces(public, region, at))))
    }
}

impl Serialize for Pieces<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(public, region, position) = *self;
        let players = public.options().players;
        let pieces = public.pieces(region, position);
        serializer.collect_seq(pieces.map(|stander| stander.name(players)))
    }
}

/// The numbers of cards, ascending.
struct Numbers(Cards);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.numbers())
    }
}

fn value(written: &impl Serialize) -> Value {
    serde_json::to_value(written).expect("keys are text")
}
