//! Secrecy: tables that differ only in cards that a seat has not seen send that seat equal bytes (SKO4).

use catalog::{Action, AnyGame, Draw};
use game::{Seat, below};
use play::{ActionInput, Command, Event, Order, Reader, Table, TimedEvent};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::{Card, Decision};

use crate::host::{Host, kings, persons};

/// Cards that a seat may exchange without another seeing it: those in hands of others, set aside, or in the deck.
fn unseen(host: &Host, seat: Seat) -> Vec<u8> {
    let AnyGame::SeatOfKings(state) = host.table.game() else {
        panic!("Seat of Kings")
    };
    let others = host.table.seats().filter(|&other| other != seat);
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

/// The events with cards of the last shuffle exchanged by this map, also in later choices of others.
fn exchanged(events: &[TimedEvent], exchange: impl Fn(u8) -> u8) -> Option<Vec<TimedEvent>> {
    let is_shuffle = |stamped: &TimedEvent| {
        let event = &stamped.event;
        matches!(
            event,
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
                    *cards = numbers.map(|number| Card::new(number).expect("a card"));
                }
            }
            _ => {}
        }
    }
    Some(events)
}

/// A table that this seat cannot tell from that of the host; nothing if there is none that differs.
fn other_table(host: &Host, seat: Seat, rng: &mut impl Rng) -> Option<Table> {
    let cards = unseen(host, seat);
    let mut others = cards.clone();
    for left in (1..others.len()).rev() {
        others.swap(left, below(left + 1, rng));
    }
    let exchange = |card: u8| match cards.iter().position(|&each| each == card) {
        Some(place) => others[place],
        None => card,
    };
    Table::replay(exchanged(&host.events, exchange)?).ok()
}

fn bytes(table: &Table, reader: Reader, at: u64) -> String {
    let view = table.view(reader, at, 0);
    serde_json::to_string(&view).expect("a view is JSON")
}

/// The answers to a seat that says something: previews, reasons, errors, and what it sees after.
fn heard(table: &Table, seat: Seat, said: &str, host: &Host) -> String {
    let mut table = table.clone();
    let preview = table.preview(seat, [said]).map(|preview| {
        let shown = serde_json::to_string(&preview).expect("a preview is JSON");
        (preview.seen, shown)
    });
    let action = ActionInput::from(said).action();
    let why = action.and_then(|action| table.explain(seat, action));
    let order = Order {
        id: 1 << 40,
        version: table.version(),
        command: Command::Move {
            action: said.into(),
        },
    };
    let before = table.log().len();
    let done = table.order(seat, &order, &host.context).map(|_| ());
    // The draws after a decision differ between tables, and are seen.
    let after = match table.log().len() - before {
        0 => bytes(&table, Reader::Seat(seat), host.context.at),
        _ => String::new(),
    };
    format!("{preview:?} {why:?} {done:?} {after}")
}

#[test]
fn sko4_a_seat_cannot_tell_tables_apart_by_what_it_is_sent() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let colors = ["blue", "red", "white", "yellow"];
    let (mut compared, mut differed) = (0, 0);
    for (root, seats) in [(1, 2), (2, 3), (3, 4), (4, 2), (5, 4)] {
        let mut host = Host::open(kings(&colors[..seats]), root);
        host.sit_all();
        for number in 0..150 {
            let Some(&asked) = host.table.asked().first() else {
                break;
            };
            for seat in host
                .table
                .seats()
                .filter(|_| number % 3 == 0)
                .collect::<Vec<_>>()
            {
                let Some(other) = other_table(&host, seat, &mut rng) else {
                    continue;
                };
                let reader = Reader::Seat(seat);
                assert_eq!(bytes(&other, reader, host.context.at), host.bytes(reader));
                let tokens = [
                    host.any_decision_or_end(seat, number),
                    "discard 17".into(),
                    "keep 1 2 3".into(),
                ];
                for said in tokens {
                    assert_eq!(
                        heard(&other, seat, &said, &host),
                        heard(&host.table, seat, &said, &host),
                        "{said}"
                    );
                }
                compared += 1;
                differed += usize::from(other.game() != host.table.game());
            }
            let decision = host.any_decision(asked, rng.next_u32() as usize);
            host.play(asked, &decision).expect("legal");
        }
    }
    assert!(
        compared > 500 && differed > compared / 2,
        "{differed} of {compared}"
    );
}

#[test]
fn sko4_who_watches_sees_no_hand() {
    let mut host = Host::begin(kings(&["blue", "red", "white", "yellow"]));
    host.play_on(6);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let watched = host.bytes(Reader::Watcher);
    for seat in host.table.seats().collect::<Vec<_>>() {
        let own = host.bytes(Reader::Seat(seat));
        assert_ne!(own, watched);
        let other = other_table(&host, seat, &mut rng).expect("cards are hidden");
        assert_eq!(bytes(&other, Reader::Watcher, host.context.at), watched);
    }
}

/// Views of one moment share their text, which is made when the first is written.
#[test]
fn sko4_a_view_does_not_depend_on_who_reads_beside() {
    let variants = [kings(&["blue", "red", "white"]), persons("high-kings-2")];
    for (root, agreed) in (1..).zip(variants) {
        let mut host = Host::open(agreed, root);
        host.sit_all();
        for number in 0..60 {
            let seats = host.table.seats().map(Reader::Seat);
            let readers: Vec<Reader> = seats.chain([Reader::Watcher]).collect();
            let entries = host.table.log().len();
            for shift in 0..readers.len() {
                let public = host.table.public_view(host.context.at, entries / 2);
                let mut others = readers.iter().cycle().skip(shift).take(readers.len());
                for log_from in [entries / 2, entries * 3 / 4, entries] {
                    let Some(&reader) = others.next() else { break };
                    let alone = host.table.view(reader, host.context.at, log_from);
                    let beside = public.of_reader(reader, log_from);
                    assert!(beside == alone);
                    let text = |view| serde_json::to_string(view).expect("a view is JSON");
                    assert_eq!(text(&beside), text(&alone));
                }
            }
            let Some(&asked) = host.table.asked().first() else {
                break;
            };
            let decision = host.any_decision(asked, number);
            host.play(asked, &decision).expect("legal");
        }
    }
}

impl Host {
    fn any_decision_or_end(&self, seat: Seat, number: usize) -> String {
        if self.table.asked().contains(&seat) {
            self.any_decision(seat, number)
        } else {
            "end".into()
        }
    }
}
