//! Tables at which a game has begun, for messages that need one.

use game::Seat;
use host::{Invitation, LoadedTable, Secret, SecretHash, free_seats};
use play::{Agreement, Command, CommandContext, Order, Table, Taker, fair};

/// A game of Stone of Destiny that Red begins, each seat at a screen of its own.
pub(crate) fn ringforts() -> Table {
    let mut agreed = persons("stone-of-destiny");
    agreed.first = Some("red".into());
    begin(agreed)
}

/// A game of Seat of Kings, in which cards are chosen.
pub(crate) fn kings() -> Table {
    begin(persons("seat-of-kings"))
}

/// A table all of whose seats have this secret, and its invitation.
pub(crate) fn loaded(table: Table, secret: &Secret) -> LoadedTable {
    let holder: Option<SecretHash> = Some(secret.hash());
    let mut people = free_seats(table.agreed());
    for person in &mut people {
        person.holder = holder;
    }
    LoadedTable {
        table,
        people,
        invitation: Some(Invitation {
            hash: secret.invitation().hash(),
            until: u64::MAX,
        }),
        is_listed: false,
    }
}

fn persons(variant: &str) -> Agreement {
    let variant = variant.parse().expect("it is a variant");
    Agreement::game(variant, (1..).map(Taker::Person))
}

fn begin(agreed: Agreement) -> Table {
    let opened = Table::open(agreed, fair::Root::new([7; 32]), 0);
    let (mut table, _) = opened.expect("these are terms of a game");
    let sent = fair::Bytes([1; 32]);
    let commitment = fair::commitment(sent);
    for command in [Command::Sit { commitment }, Command::Reveal { sent }] {
        for seat in table.seats() {
            order(&mut table, seat, command.clone());
        }
    }
    table
}

fn order(table: &mut Table, seat: Seat, command: Command) {
    let order = Order {
        id: u64::from(table.version()),
        version: table.version(),
        command,
    };
    let done = table.order(seat, &order, &CommandContext::default());
    assert!(done.is_ok(), "every seat is a person's");
}
