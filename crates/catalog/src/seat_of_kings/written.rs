//! What is written in JSON: positions, views, options, and what lies on the table.

use game::Seat;
use seat_of_kings::{Card, Cards, Options, Players, Public, Regions, Stander, State, View};
use serde_json::{Map, Value, json};

use super::VARIANT;
use super::written_stage::stage;

/// A position: everything, on one line if it is printed.
pub fn position(state: &State) -> Value {
    let cards = |seat| {
        let hand = state.hand(seat);
        (ascending(hand.cards), ascending(hand.aside))
    };
    table(state.public(), cards, numbers(state.deck()), None)
}

/// A position as one seat may see it: of what is hidden from it, only how many cards there are. Rule: SKO4
pub fn view(view: &View) -> Value {
    let cards = |seat| match seat == view.seat() {
        true => (ascending(view.own().cards), ascending(view.own().aside)),
        false => {
            let (hand, aside) = view.sizes(seat);
            (hand.into(), aside.into())
        }
    };
    let public = view.public();
    table(public, cards, public.deck_left().into(), view.deck())
}

/// A position as somebody may see it who takes no seat: of all that is hidden from anybody, only how many cards there are.
/// Rule: SKO4
pub fn watched(state: &State) -> Value {
    let cards = |seat| {
        let hand = state.hand(seat);
        (hand.cards.len().into(), hand.aside.len().into())
    };
    let public = state.public();
    let known = public
        .is_reshuffled()
        .then(|| state.deck().collect::<Cards>());
    table(public, cards, public.deck_left().into(), known)
}

/// The options of a game, all of them. Rule: SKB6, SKO1, SKO2
pub fn options(options: &Options) -> Map<String, Value> {
    object([
        ("edition", options.edition.name().into()),
        ("regions", regions(options.regions)),
        ("deck", options.deck.name().into()),
        ("max_rounds", options.max_rounds.into()),
    ])
}

/// What lies on the table: the `final` of a transcript.
pub fn outcome(public: &Public) -> Map<String, Value> {
    let players = public.options().players;
    let prisoners = |captor| Value::Object(prisoners(public, captor));
    let held = by_seat(players, prisoners).into_iter();
    let held: Map<_, _> = held.filter(|(_, held)| *held != json!({})).collect();
    let numbers = |number: &dyn Fn(Seat) -> Value| by_seat(players, number).into();
    object([
        ("cumals", numbers(&|seat| public.cumals(seat).into())),
        ("stock", numbers(&|seat| public.stock(seat).into())),
        ("kings", numbers(&|seat| public.king_pieces(seat).into())),
        ("prisoners", held.into()),
        ("board", board(public)),
    ])
}

/// A position of which `cards` are the hand and the cards set aside of a seat, as far as they may be seen.
fn table(
    public: &Public,
    cards: impl Fn(Seat) -> (Value, Value),
    deck: Value,
    known_in_deck: Option<Cards>,
) -> Value {
    let players = public.options().players;
    let player = |seat| {
        let (hand, aside) = cards(seat);
        json!({
            "cumals": public.cumals(seat),
            "hand": hand,
            "aside": aside,
            "prisoners": prisoners(public, seat),
        })
    };
    let mut table = json!({
        "variant": VARIANT,
        "seats": players.seats().map(|seat| name(players, seat)).collect::<Vec<_>>(),
        "options": options(public.options()),
        "round": public.round(),
        "starting": name(players, public.starting()),
        "played": public.played(),
        "stage": stage(public),
        "players": by_seat(players, player),
        "board": board(public),
        "closed": regions(public.closed()),
        "deck": deck,
        "discard": ascending(public.discard()),
    });
    if public.is_reshuffled() {
        table["reshuffled"] = true.into();
    }
    if let Some(cards) = known_in_deck {
        table["deck_cards"] = ascending(cards);
    }
    table
}

fn object<const N: usize>(entries: [(&str, Value); N]) -> Map<String, Value> {
    let entries = entries.into_iter();
    entries.map(|(key, value)| (key.into(), value)).collect()
}

fn regions(regions: Regions) -> Value {
    regions.iter().map(|region| region.name()).collect()
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

/// The prisoners of one captor, by owner. Rule: SKK1
fn prisoners(public: &Public, captor: Seat) -> Map<String, Value> {
    let players = public.options().players;
    let owners = players.seats();
    let held = owners.filter(|&owner| public.prisoners(captor, owner) > 0);
    held.map(|owner| {
        let count = public.prisoners(captor, owner);
        (name(players, owner).into(), count.into())
    })
    .collect()
}

/// The stacks that are not empty, each from bottom to top. Rule: SKB4
fn board(public: &Public) -> Value {
    let players = public.options().players;
    let mut standers = public.standers();
    standers.sort_by_key(|(region, position, _)| (*region, position.climb()));
    let mut board = Map::new();
    for (region, position, stack) in standers {
        let pieces = stack.into_iter().map(|stander| match stander {
            Stander::Piece(seat) => name(players, seat).into(),
            Stander::King(seat) => Value::from(name(players, seat).to_ascii_uppercase()),
        });
        let stacks = board.entry(region.name()).or_insert_with(|| json!({}));
        stacks[position.name()] = pieces.collect();
    }
    Value::Object(board)
}

fn ascending(cards: Cards) -> Value {
    numbers(cards.by_number().into_iter())
}

fn numbers(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| Value::from(card.number())).collect()
}
