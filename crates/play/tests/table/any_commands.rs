//! Laws that hold whatever the seats command: nothing is lost, nothing refused changes a table, and its events are the table.

use game::{Seat, below};
use play::{Agreement, Claim, Command, Length, Offer, Order, Reader, Refusal, Stage, Table, Taker};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::host::{Host, kings, persons};

/// Any table: all variants, lengths, clocks, and who takes seats.
fn any_agreed(rng: &mut Xoshiro256PlusPlus) -> Agreement {
    let variants: Vec<_> = catalog::AnyVariant::all().collect();
    let variant = variants[below(variants.len(), rng)];
    let colors = ["blue", "red", "white", "yellow"];
    let mut agreed = match variant.name() {
        "seat-of-kings" => kings(&colors[..2 + below(3, rng)]),
        name => persons(name),
    };
    agreed.length = [Length::Game, Length::Match][below(2, rng)];
    agreed.clock = match below(3, rng) {
        0 => play::ClockRule::None,
        1 => play::ClockRule::Days(1),
        _ => play::ClockRule::Fischer {
            initial_ms: 60_000,
            increment_ms: 1_000,
        },
    };
    for seating in &mut agreed.seats {
        match below(6, rng) {
            0 => seating.taker = Taker::Program("random".into()),
            1 => seating.taker = Taker::Person(1),
            _ => {}
        }
    }
    agreed
}

/// Any of a few shares, so that one is often what a seat committed to.
fn any_part(rng: &mut Xoshiro256PlusPlus) -> play::fair::Bytes {
    play::fair::Bytes([below(2, rng) as u8; 32])
}

/// Any command, sensible or not.
fn any_command(host: &Host, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Command {
    let offers = [Offer::Draw, Offer::Takeback, Offer::Resign, Offer::Rematch];
    match below(100, rng) {
        0..5 => Command::Sit {
            commitment: play::fair::commitment(any_part(rng)),
        },
        5..10 => Command::Reveal {
            sent: any_part(rng),
        },
        10..16 => Command::Offer {
            offer: offers[below(4, rng)],
        },
        16..20 => Command::Agree,
        20..24 => Command::Decline,
        24..26 => Command::Undo,
        26 if below(4, rng) == 0 => Command::Resign,
        27 if below(4, rng) == 0 => Command::Abort,
        27..29 => Command::Claim {
            claim: [Claim::Win, Claim::Draw][below(2, rng)],
        },
        29..35 => {
            let words = [
                "D4",
                "xD4",
                "pass",
                "end",
                "keep 1 2 3",
                "discard 7",
                "",
                "é",
            ];
            Command::Move {
                action: words[below(words.len(), rng)].into(),
            }
        }
        _ => Command::Move {
            action: if host.table.asked().contains(&seat) {
                host.any_decision(seat, rng.next_u32() as usize)
                    .as_str()
                    .into()
            } else {
                "end".into()
            },
        },
    }
}

fn step(host: &mut Host, rng: &mut Xoshiro256PlusPlus) {
    host.context.at += below(2_000, rng) as u64;
    if let Some(wanted) = host.table.wanted() {
        let (seat, version) = (wanted.seat, wanted.version);
        let decision = host.any_decision(seat, rng.next_u32() as usize);
        let action = decision.parse().expect("a token");
        let (table, at) = (&mut host.table, host.context.at);
        let moved = table.program_moves(seat, action, version, at);
        host.keep(moved.expect("legal"));
        return;
    }
    let seats = host.table.seats().count();
    let asked = host.table.asked();
    let seat = match below(4, rng) {
        0 => Seat::new(below(seats, rng) as u8),
        _ => asked
            .first()
            .copied()
            .unwrap_or(Seat::new(below(seats, rng) as u8)),
    };
    let order = Order {
        id: u64::from(rng.next_u32() % 500),
        version: host
            .table
            .version()
            .saturating_sub(below(3, rng) as u32 / 2),
        command: any_command(host, seat, rng),
    };
    let before = host.table.clone();
    if host.send(seat, &order).is_err() {
        assert!(host.table == before, "order {}", order.id);
    }
    if below(30, rng) == 0 {
        let at = host.context.at;
        let ticked = host.table.tick(at);
        host.keep(ticked);
    }
}

#[test]
fn the_events_of_any_table_make_it_again() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut over = 0;
    for root in 0..120 {
        let agreed = any_agreed(&mut rng);
        let mut host = Host::open(agreed, root);
        host.sit_all();
        for _ in 0..below(400, &mut rng) {
            step(&mut host, &mut rng);
        }
        over += usize::from(host.table.stage() == Stage::Over);
        let lines: Vec<String> = host
            .events
            .iter()
            .map(|event| serde_json::to_string(event).expect("an event is JSON"))
            .collect();
        let events = lines
            .iter()
            .map(|line| serde_json::from_str(line).expect("it was written so"));
        let again = Table::replay(events).expect("its events");
        assert!(again == host.table, "table {root}");
        let readers = (0..4).map(|seat| Reader::Seat(Seat::new(seat)));
        for reader in readers.chain([Reader::Watcher]) {
            let view =
                serde_json::to_string(&again.view(reader, host.context.at, 0)).expect("JSON");
            assert_eq!(view, host.bytes(reader));
        }
        for proof in again.proofs() {
            proof.check().expect("it was fair");
        }
    }
    assert!(over > 10, "{over}");
}

#[test]
fn events_that_cannot_have_happened_are_refused() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(3);
    for skipped in 0..host.events.len() {
        let mut events = host.events.clone();
        events.remove(skipped);
        let is_last = skipped == host.events.len() - 1;
        assert_eq!(
            Table::replay(events).is_ok(),
            is_last,
            "without event {skipped}"
        );
    }
    let mut events = host.events.clone();
    let last = events.len() - 1;
    events[last].at = 0;
    assert!(Table::replay(events).is_err());
    assert!(Table::replay([]).is_err());
}

#[test]
fn seats_that_nobody_takes_command_nothing() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    for seat in [2, 3] {
        assert_eq!(host.play(Seat::new(seat), "D4"), Err(Refusal::NoSeat));
    }
}
