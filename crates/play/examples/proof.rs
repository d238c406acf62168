//! Plays a game of Seat of Kings at a table with a known secret, and prints its proof:
//! `cargo run -p tara-play --example proof > data/proofs/seat-of-kings-committed.json`.

use game::Seat;
use play::{Agreement, Command, CommandContext, Order, Table, Taker, fair};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut agreed = Agreement::game("seat-of-kings".parse()?, (1..).map(Taker::Person));
    agreed.seats.truncate(2);
    agreed.kings.max_rounds = Some(8);
    let (mut table, _) = Table::open(agreed, fair::Root::new([1; 32]), 0)?;
    let mut id = 0;
    let mut order = |table: &mut Table, seat, command| {
        id += 1;
        let version = table.version();
        let order = Order {
            id,
            version,
            command,
        };
        table.order(seat, &order, &CommandContext::default())
    };
    let parts = [0, 1].map(|seat| (Seat::new(seat), fair::Bytes([seat + 2; 32])));
    for (seat, sent) in parts {
        let commitment = fair::commitment(sent);
        order(&mut table, seat, Command::Sit { commitment })?;
    }
    for (seat, sent) in parts {
        order(&mut table, seat, Command::Reveal { sent })?;
    }
    while let Some(seat) = table
        .game()
        .seat_name()
        .and_then(|name| table.agreed().seat(name))
    {
        let legal = table.game().legal_actions();
        let action = legal[legal.len() / 3].into();
        order(&mut table, seat, Command::Move { action })?;
    }
    println!("{}", serde_json::to_string(&table.proofs()[0])?);
    Ok(())
}
