//! Times loading a table at the bound of its events: `cargo run --release -p tara-play --example loading`.

use std::time::Instant;

use catalog::AnyVariant;
use game::Seat;
use play::fair::{self, Bytes, Root};
use play::{
    Agreement, Command, CommandContext, Order, Reader, Stage, Table, Taker, TimedEvent, Transition,
};

/// The most events of a table, as the host bounds them.
const MAX_EVENTS: u32 = 10_000;

fn main() {
    println!("variant back_at events kib read_ms replay_ms");
    for (variant, lengths) in [
        ("seat-of-kings", [100, 1_000]),
        ("high-kings-1", [10, 40]),
        ("stone-of-destiny", [10, 60]),
    ] {
        for back_at in lengths {
            let variant = variant.parse().expect("a variant");
            let texts = events_with_takebacks(variant, back_at);
            let begin = Instant::now();
            let read = texts.iter().map(|text| serde_json::from_str(text));
            let events: Vec<TimedEvent> = read.collect::<Result<_, _>>().expect("events");
            let read_ms = begin.elapsed().as_secs_f64() * 1e3;
            let begin = Instant::now();
            let table = Table::replay(events).expect("a table");
            let replay_ms = begin.elapsed().as_secs_f64() * 1e3;
            let bytes: usize = texts.iter().map(String::len).sum();
            let (count, kib) = (table.version(), bytes / 1024);
            println!("{variant} {back_at} {count} {kib} {read_ms:.1} {replay_ms:.1}");
        }
    }
}

/// The events of a table at one screen, whose person takes back a move again and again once the game has so many moves.
fn events_with_takebacks(variant: AnyVariant, back_at: usize) -> Vec<String> {
    let agreed = match variant {
        AnyVariant::SeatOfKings => kings_of_four(),
        AnyVariant::Ringforts(_) => Agreement::game(variant, [Taker::Person(1), Taker::Person(1)]),
    };
    let (mut table, opened) = Table::open(agreed, Root::new([7; 32]), 0).expect("agreed");
    let mut events = opened.events;
    let mut number = 0;
    let mut order = |table: &mut Table, seat, command| {
        number += 1;
        let order = Order {
            id: number,
            version: table.version(),
            command,
        };
        table.order(seat, &order, &CommandContext::default())
    };
    let sent = Bytes::default();
    let commitment = fair::commitment(sent);
    for command in [Command::Sit { commitment }, Command::Reveal { sent }] {
        for seat in table.seats().collect::<Vec<_>>() {
            let done = order(&mut table, seat, command.clone());
            events.extend(done.expect("seats sit and reveal").events);
        }
    }
    let mut is_going_back = false;
    while table.version() < MAX_EVENTS && table.stage() == Stage::Playing {
        is_going_back |= table.log().len() >= back_at;
        let seat = table.asked()[0];
        let undone = if is_going_back {
            order(&mut table, seat, Command::Undo).ok()
        } else {
            None
        };
        events.extend(undone.unwrap_or(Transition::NONE).events);
        let seat = table.asked()[0];
        let action = first_action(&table, seat);
        let command = Command::Move {
            action: action.as_str().into(),
        };
        events.extend(order(&mut table, seat, command).expect("legal").events);
    }
    let text = |event| serde_json::to_string(event).expect("text for keys");
    events.iter().map(text).collect()
}

fn kings_of_four() -> Agreement {
    let seats = ["blue", "red", "white", "yellow"]
        .map(|seat| serde_json::json!({"seat": seat, "person": 1}));
    let agreed = serde_json::json!({"variant": "seat-of-kings", "seats": seats});
    serde_json::from_value(agreed).expect("an agreement")
}

/// A legal action of a seat: in the middle of the list, so that games are long.
fn first_action(table: &Table, seat: Seat) -> String {
    let legal = table.view(Reader::Seat(seat), 1, usize::MAX).legal;
    let legal = legal.expect("it is asked");
    if let [a, b, c, ..] = legal.keeps[..] {
        return format!("keep {a} {b} {c}");
    }
    let mut all = legal.tokens();
    let links = legal.replaces.iter();
    all.extend(links.map(|(hill, links)| format!("x{hill}+{}", links[0])));
    all.extend(legal.stones.iter().map(|stone| {
        let (card, region, pieces) = (stone.card, stone.region, &stone.pieces);
        format!("stone {card} {region} {} {}", pieces[0], pieces[1])
    }));
    all[all.len() / 2].clone()
}
