//! Times what a table does for a move, without network and disk: `cargo run --release -p tara-play --example tables`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::AnyVariant;
use game::Seat;
use play::fair::{self, Bytes, Root};
use play::{Agreement, Command, CommandContext, Order, Reader, Stage, Table, Taker, TimedEvent};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// The time and bytes spent, in all moves of a variant.
#[derive(Default)]
struct Spent {
    moves: u32,
    games: u32,
    ordered: Duration,
    events: Duration,
    seen: Duration,
    written: Duration,
    bytes: usize,
}

fn main() {
    println!("variant moves moves_a_game order_us events_us views_us text_us view_bytes");
    for variant in AnyVariant::all()
        .filter(|variant| variant.fewest_players() == 2 || *variant == AnyVariant::SeatOfKings)
    {
        let mut spent = Spent::default();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        while spent.moves < 20_000 {
            play(variant, &mut rng, &mut spent);
            spent.games += 1;
        }
        let micros = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(spent.moves);
        println!(
            "{variant} {} {:.0} {:.1} {:.1} {:.1} {:.1} {}",
            spent.moves,
            f64::from(spent.moves) / f64::from(spent.games),
            micros(spent.ordered),
            micros(spent.events),
            micros(spent.seen),
            micros(spent.written),
            spent.bytes / (2 * spent.moves as usize),
        );
    }
}

/// A game at random, by two persons who both look.
fn play(variant: AnyVariant, rng: &mut Xoshiro256PlusPlus, spent: &mut Spent) {
    let agreed = Agreement::game(variant, [Taker::Person(1), Taker::Person(2)]);
    let root = Root::new([7; 32]);
    let (mut table, _) = Table::open(agreed, root, 0).expect("agreed");
    let sent = Bytes::default();
    let commitment = fair::commitment(sent);
    for command in [Command::Sit { commitment }, Command::Reveal { sent }] {
        for seat in [Seat::new(0), Seat::new(1)] {
            order(&mut table, seat, command.clone(), rng);
        }
    }
    let mut has = [0; 2];
    while table.stage() == Stage::Playing {
        let (seat, decision) = decision(&table, rng);
        let begin = Instant::now();
        let events = order(
            &mut table,
            seat,
            Command::Move {
                action: decision.as_str().into(),
            },
            rng,
        );
        spent.ordered += begin.elapsed();
        let begin = Instant::now();
        black_box(serde_json::to_string(&events).expect("text for keys"));
        spent.events += begin.elapsed();
        for (place, has) in has.iter_mut().enumerate() {
            let begin = Instant::now();
            let view = table.view(Reader::Seat(Seat::new(place as u8)), 1, *has);
            spent.seen += begin.elapsed();
            let begin = Instant::now();
            let text = serde_json::to_string(&view).expect("text for keys");
            spent.written += begin.elapsed();
            spent.bytes += text.len();
            *has = view.log_from + view.log.len();
        }
        spent.moves += 1;
    }
}

fn order(
    table: &mut Table,
    seat: Seat,
    command: Command,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<TimedEvent> {
    let order = Order {
        id: rng.next_u64(),
        version: table.version(),
        command,
    };
    let done = table.order(seat, &order, &CommandContext::default());
    done.expect("it was legal").events
}

/// A legal decision at random of the seat that is asked.
fn decision(table: &Table, rng: &mut Xoshiro256PlusPlus) -> (Seat, String) {
    let seat = table.asked()[0];
    let legal = table.view(Reader::Seat(seat), 1, usize::MAX).legal;
    let legal = legal.expect("it is asked");
    if let [a, b, c, ..] = legal.keeps[..] {
        return (seat, format!("keep {a} {b} {c}"));
    }
    let linked = legal
        .replaces
        .iter()
        .map(|(hill, links)| format!("x{hill}+{}", links[0]));
    let swapped = legal.stones.iter();
    let swapped = swapped.map(|stone| {
        let (card, region, pieces) = (stone.card, stone.region, &stone.pieces);
        format!("stone {card} {region} {} {}", pieces[0], pieces[1])
    });
    let all: Vec<String> = legal
        .tokens()
        .into_iter()
        .chain(linked)
        .chain(swapped)
        .collect();
    let place = rng.next_u64() as usize % all.len();
    (seat, all[place].clone())
}
