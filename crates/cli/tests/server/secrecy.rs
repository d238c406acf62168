//! Secrecy over the socket: cards that a seat has not seen change no byte of what it is sent (SKO4).

use std::path::Path;

use catalog::{AnyGame, Draw};
use game::Seat;
use play::{Event, Table};
use serde_json::{Value, json};
use server::Clock;

use crate::client::{Client, OpenedTable, clients, open, sit_all};
use crate::host::{Host, TestFolder};
use crate::stored;

#[test]
fn sko4_hidden_cards_change_no_byte_that_a_seat_is_sent() {
    let place = TestFolder::new();
    let (one, other) = (place.file("one.db"), place.file("other.db"));
    let table = dealt(&one);
    std::fs::copy(&one, &other).expect("it is copied");
    exchange_hidden(&other);
    assert!(stored::events(&one) != stored::events(&other));
    let sent = [&one, &other].map(|database| everything_sent(database, &table));
    assert!(sent[0].len() > 8, "{sent:?}");
    assert_eq!(sent[0], sent[1]);
}

/// A game of Seat of Kings in which all choose their cards.
fn dealt(database: &Path) -> OpenedTable {
    let host = Host::start_in(database, Clock::system());
    let table = open(&host, "seat-of-kings", &json!({}));
    sit_all(&table, &mut clients(&host, &table, 1));
    host.stop();
    table
}

/// Exchanges a card of the second seat's hand with one of the third's.
fn exchange_hidden(database: &Path) {
    let mut events = stored::events(database);
    let table = Table::replay(events.clone()).expect("a table");
    let AnyGame::SeatOfKings(state) = table.game() else {
        panic!("Seat of Kings")
    };
    let card = |seat| {
        let hand = state.hand(Seat::new(seat));
        hand.cards.iter().next().expect("a card").number()
    };
    let (one, other) = (card(1), card(2));
    let shuffled = |event: &mut Event| match event {
        Event::ChanceDrawn {
            draw: Draw::Shuffle(cards),
        } => Some(std::mem::take(cards)),
        _ => None,
    };
    let found = events.iter_mut().enumerate();
    let mut found =
        found.filter_map(|(place, stamped)| Some((place, shuffled(&mut stamped.event)?)));
    let (place, mut cards) = found.next().expect("a shuffle");
    for card in &mut cards {
        *card = match *card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
    }
    events[place].event = Event::ChanceDrawn {
        draw: Draw::Shuffle(cards),
    };
    let event = serde_json::to_string(&events[place]).expect("JSON");
    stored::change(database, place, &event);
}

/// Everything that the first seat and a spectator are sent, without timestamps.
fn everything_sent(database: &Path, table: &OpenedTable) -> Vec<Value> {
    let host = Host::start(database);
    let (seat, secret) = &table.seats[0];
    let mut sent = Vec::new();
    for draft in [json!([]), json!(["keep 1 2 3"]), json!(["end"])] {
        let asked = json!({"secret": secret, "seat": seat, "draft": draft});
        sent.push(
            host.post(&format!("/api/tables/{}/preview", table.id), &asked)
                .1,
        );
        let asked = json!({"secret": secret, "seat": seat, "action": "play 1 ulster F1"});
        sent.push(
            host.post(&format!("/api/tables/{}/why-not", table.id), &asked)
                .1,
        );
    }
    for path in ["games/0", "games/0/positions?from=0", "deck"] {
        sent.push(host.get(&format!("/api/tables/{}/{path}", table.id)).1);
    }
    let mut watcher = Client::connect(&host, 1_001);
    watcher.say(&json!({"type": "watch", "table": table.id}));
    // The other sees which client comes first, so it is the same both times.
    watcher.wait("view").expect("a view");
    let mut client = Client::connect(&host, 1_002);
    let view = client.sit_at(&table.id, seat, secret).expect("a view");
    let version = &view["view"]["version"];
    let wrong = ["keep 1 1 1", "end", "play 1 ulster F1"];
    for decision in wrong {
        client.order(
            &table.id,
            seat,
            version,
            json!({"do": "move", "action": decision}),
        );
        client.wait("error").expect("it is refused");
    }
    let decision = client.decision(&view["view"]).expect("it is asked");
    client.play(&table.id, seat, version, &decision);
    watcher.wait("view").expect("a view");
    for since in [json!(null), version.clone(), json!(3)] {
        client.say(&json!({"type": "watch", "table": table.id, "as": seat, "since": since}));
        client.wait("view").expect("a view");
        watcher.say(&json!({"type": "watch", "table": table.id, "since": since}));
        watcher.wait("view").expect("a view");
    }
    let heard = client.heard.iter().chain(&watcher.heard);
    sent.extend(heard.map(|text| without_moments(serde_json::from_str(text).expect("JSON"))));
    sent
}

/// A message without the moment at which it was made, and without how long an absence lasts.
fn without_moments(mut message: Value) -> Value {
    if let Some(fields) = message.as_object_mut() {
        fields.remove("at");
    }
    if let Some(people) = message.get_mut("people").and_then(Value::as_array_mut) {
        for person in people.iter_mut().filter_map(Value::as_object_mut) {
            person.remove("claim_in_ms");
        }
    }
    message
}
