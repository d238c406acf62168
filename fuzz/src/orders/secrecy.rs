//! Tables that differ only in cards that a seat has not seen send that seat equal bytes.

use catalog::{Action, AnyGame, Draw};
use game::Seat;
use play::{Event, Reader, Stage, Table, TimedEvent};
use seat_of_kings::{Card, Decision};

/// Exchanges the cards that each seat has not seen, and compares what it sees while a game is played.
pub(super) fn check(table: &Table, events: &[TimedEvent], at: u64) {
    // Everything is shown of a game that is over.
    if table.stage() != Stage::Playing {
        return;
    }
    for seat in table.seats() {
        let unseen = unseen(table, seat);
        if let Some(other) = exchanged(events, &unseen) {
            let [one, other] = [table, &other].map(|table| seen(table, seat, at));
            assert!(one == other, "seat {} sees hidden cards", seat.index());
        }
    }
}

fn seen(table: &Table, seat: Seat, at: u64) -> String {
    let view = table.view(Reader::Seat(seat), at, 0);
    serde_json::to_string(&view).expect("views have text for keys")
}

/// The cards in hands of others, set aside, or in the deck, of a game that is played.
fn unseen(table: &Table, seat: Seat) -> Vec<u8> {
    let AnyGame::SeatOfKings(state) = table.game() else {
        return Vec::new();
    };
    let others = table.seats().filter(|&other| other != seat);
    let hands = others.flat_map(|other| {
        let hand = state.hand(other);
        hand.cards
            .iter()
            .chain(hand.aside.iter())
            .collect::<Vec<_>>()
    });
    hands
        .chain(state.deck())
        .map(|card| card.number())
        .collect()
}

/// The table with each of these cards in the place of the one before it, since the last shuffle; `None` if there is no such
/// table.
fn exchanged(events: &[TimedEvent], cards: &[u8]) -> Option<Table> {
    let exchange = |card: u8| match cards.iter().position(|&each| each == card) {
        Some(place) => cards[(place + 1) % cards.len()],
        None => card,
    };
    let is_shuffle = |stamped: &TimedEvent| {
        let draw = &stamped.event;
        matches!(
            draw,
            Event::ChanceDrawn {
                draw: Draw::Shuffle(_)
            }
        )
    };
    let last = events.iter().rposition(is_shuffle)?;
    let mut events = events.to_vec();
    for stamped in &mut events[last..] {
        match &mut stamped.event {
            Event::ChanceDrawn {
                draw: Draw::Lots(cards) | Draw::Shuffle(cards),
            } => {
                for card in cards {
                    *card = exchange(*card);
                }
            }
            Event::Moved { action, .. } | Event::CardsChosen { action, .. } => {
                if let Action::Kings(Decision::Keep(cards)) = action {
                    let mut numbers = cards.map(|card| exchange(card.number()));
                    numbers.sort_unstable();
                    *cards = numbers.map(|number| Card::new(number).expect("it is a card"));
                }
            }
            _ => {}
        }
    }
    Table::replay(events).ok()
}
