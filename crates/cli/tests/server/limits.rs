//! Bad input: everything is refused by a code, and what goes on so is let go.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;
use server::{Clock, Settings};
use tungstenite::Message;

use crate::client::{Client, open, secret};
use crate::host::{Host, TestFolder};
use crate::races::begun;
use crate::raw::{exchange, metric, request, wait_until};
use crate::stored;

#[test]
fn what_is_no_message_is_refused_and_then_let_go() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    for wrong in [
        "",
        "{",
        "[]",
        "{\"type\":\"dance\"}",
        "{\"type\":\"watch\",\"table\":7}",
        "\u{0}",
    ] {
        let mut client = Client::connect(&host, 1);
        for _ in 0..16 {
            client.send(Message::text(wrong));
        }
        let error = client.wait("error").expect("it is refused");
        assert_eq!(error["code"], "malformed", "{wrong}");
        assert_eq!(client.close_code(), Some(1008), "{wrong}");
    }
    let mut client = Client::connect(&host, 1);
    client.send(Message::binary(vec![0; 100]));
    assert_eq!(
        client.wait("error").expect("it is refused")["code"],
        "malformed"
    );
}

#[test]
fn what_is_too_large_or_too_often_is_refused() {
    let place = TestFolder::new();
    let host = Host::start_with(
        &place.file("tara.db"),
        &["--messages-per-second=5", "--log=error"],
    );
    let mut client = Client::connect(&host, 1);
    client.send(Message::text("x".repeat(20_000)));
    assert_eq!(client.close_code(), Some(1009));
    let mut client = Client::connect(&host, 1);
    // In one piece, so that a busy machine gives no time back between them.
    client.say_at_once((0..12).map(|number| json!({"type": "ping", "number": number})));
    assert_eq!(
        client.wait("error").expect("it is refused")["code"],
        "too-often"
    );
    let (status, error) = host.post_text("/api/tables", &"x".repeat(20_000));
    assert_eq!((status, &error["code"]), (413, &json!("too-large")));
}

/// An endless message is refused before it ends.
#[test]
fn an_endless_message_ends() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let mut stream = TcpStream::connect(&host.address).expect("it listens");
    let head = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        host.address
    );
    stream.write_all(head.as_bytes()).expect("it is sent");
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .expect("a time");
    // Frames of 1,000 masked bytes, the first of text, all others going on with it, none the last.
    let frame = |first: u8| {
        let mut frame = vec![first, 0x80 | 126, 3, 232, 0, 0, 0, 0];
        frame.extend([b'x'; 1000]);
        frame
    };
    let mut sent = stream.write_all(&frame(0x01));
    for _ in 0..10_000 {
        if sent.is_err() {
            break;
        }
        sent = stream.write_all(&frame(0x00));
    }
    let mut heard = Vec::new();
    // The connection may be reset while something was still on its way.
    let _ = stream.read_to_end(&mut heard);
    assert!(
        sent.is_err()
            || heard
                .windows(2)
                .any(|bytes| bytes == 1009_u16.to_be_bytes())
    );
    assert!(host.answers());
}

#[test]
fn secrets_must_be_right_and_cannot_be_guessed() {
    let place = TestFolder::new();
    let flags = [
        "--wrong-secrets-per-minute=3",
        "--requests-per-second=1000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let table = open(&host, "sacred-hill-1", &json!({}));
    let mut client = Client::connect(&host, 1);
    let wrong = "0".repeat(32);
    let mut codes = Vec::new();
    for _ in 0..4 {
        client.say(&json!({"type": "seats", "table": table.id, "secret": wrong}));
        codes.push(client.wait("error").expect("it is refused")["code"].clone());
    }
    assert_eq!(
        codes,
        ["wrong-secret", "wrong-secret", "wrong-secret", "too-often"]
    );
    client.say(&json!({"type": "seats", "table": table.id, "secret": table.seats[0].1}));
    assert_eq!(
        client.wait("seats").expect("it is right")["seats"],
        json!(["red"])
    );
    client.say(&json!({"type": "watch", "table": table.id, "as": "blue"}));
    assert_eq!(
        client.wait("error").expect("not its seat")["code"],
        "too-often"
    );
}

#[test]
fn tables_and_sockets_of_an_address_are_limited() {
    let place = TestFolder::new();
    let flags = [
        "--tables-per-hour=2",
        "--sockets-per-address=2",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
    let asked =
        [secret(), secret(), secret()].map(|secret| json!({"agreed": agreed, "secret": secret}));
    let opened = asked
        .each_ref()
        .map(|asked| host.post("/api/tables", asked).0);
    assert_eq!(opened, [201, 201, 429]);
    let again = host.post("/api/tables", &asked[1]).0;
    assert_eq!(again, 201, "who asks again opens nothing");
    let one = Client::connect(&host, 1);
    let _other = Client::connect(&host, 2);
    let third = || {
        let stream = TcpStream::connect(&host.address).expect("it listens");
        tungstenite::client(format!("ws://{}/api/socket", host.address), stream).is_ok()
    };
    assert!(!third());
    drop(one);
    wait_until("the place of a socket that is gone is free", third);
}

/// Once 32 sockets had 18 megabytes a second by asking for the log, in messages of 60 bytes.
#[test]
fn the_bytes_of_an_address_are_limited_but_for_the_first_view_of_a_socket() {
    let place = TestFolder::new();
    let host = Host::start_with(
        &place.file("tara.db"),
        &["--kib-per-second=1", "--log=error"],
    );
    let (table, _players) = begun(&host, json!({}));
    let long = request(
        "GET /api/openapi.json",
        &[&format!("Host: {}", host.address)],
    );
    assert!(exchange(&host, &long).starts_with("HTTP/1.1 200"));
    let refused = exchange(&host, &long);
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    assert!(refused.contains("\r\nretry-after: "), "{refused}");
    assert!(refused.contains("\"too-often\""), "{refused}");
    let mut watcher = Client::connect(&host, 9);
    // Nobody looks whether it holds the seat: the refusal comes before the table is read.
    watcher.say(&json!({"type": "log", "table": table.id, "as": "red", "before": 99}));
    let refused = watcher.wait("error").expect("an answer");
    assert_eq!(refused["code"], "too-often");
    watcher.say(&json!({"type": "watch", "table": table.id}));
    watcher.wait("view").expect("the first view of a socket");
    let refused = (0..20).find_map(|_| {
        watcher.say(&json!({"type": "watch", "table": table.id}));
        loop {
            let heard = watcher.hear().expect("an answer");
            match heard["type"].as_str() {
                Some("view") => return None,
                Some("error") => return Some(heard),
                _ => {}
            }
        }
    });
    assert_eq!(refused.expect("no view")["code"], "too-often");
    let mut other = Client::connect(&host, 10);
    other.say(&json!({"type": "watch", "table": table.id}));
    other.wait("view").expect("that of another socket");
    assert_eq!(host.get("/api/version").0, 200, "it is short");
}

/// Once one address wrote two gigabytes a day by moves and takebacks.
#[test]
fn the_events_of_an_address_are_limited() {
    let place = TestFolder::new();
    let settings = Settings {
        events_per_hour: 20,
        ..Settings::default()
    };
    let clock = Clock::manual(1_000_000);
    let host = Host::start_in_with(&place.file("tara.db"), clock, settings);
    let (table, mut players) = begun(&host, json!({}));
    let (red, view) = &mut players[0];
    let mut version = view["view"]["version"].clone();
    let mut done = 0;
    let refused = loop {
        let offer = if done % 2 == 0 {
            json!({"do": "offer", "offer": "draw"})
        } else {
            json!({"do": "decline"})
        };
        red.order(&table.id, "red", &version, offer);
        let answer = loop {
            let message = red.hear().expect("an answer");
            if message["type"] == "done" || message["type"] == "error" {
                break message;
            }
        };
        if answer["code"] == "too-many" {
            break answer;
        }
        if answer["type"] == "done" {
            version = answer["version"].clone();
        }
        done += 1;
        assert!(done < 40, "{answer}");
    };
    assert!(
        refused["sentence"]
            .as_str()
            .is_some_and(|said| !said.is_empty())
    );
}

/// A database that has reached its size opens no table, and plays on.
#[test]
fn a_full_database_opens_no_table_and_goes_on() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, players) = begun(&host, json!({}));
    drop(players);
    host.stop();
    stored::grow(&database);
    let wide = ["--max-database-mib=1", "--log=error"];
    let host = Host::start_with(&database, &wide);
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
    let asked = json!({"agreed": agreed, "secret": secret()});
    let (status, refused) = host.post("/api/tables", &asked);
    assert_eq!((status, &refused["code"]), (503, &json!("no-room")));
    assert!(metric(&host, "tara_database_bytes") > 1 << 20);
    let (seat, secret) = &table.seats[0];
    let mut red = Client::connect(&host, 3);
    let view = red.sit_at(&table.id, seat, secret).expect("a view");
    let action = red.decision(&view["view"]).expect("red decides");
    red.play(&table.id, seat, &view["view"]["version"], &action);
    host.stop();
    let host = Host::start_with(&database, &["--max-database-mib=0", "--log=error"]);
    assert_eq!(host.post("/api/tables", &asked).0, 201);
}

#[test]
fn what_cannot_be_agreed_is_refused_by_key() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let cases = [
        (json!({"variant": "chess", "seats": seats}), "invalid-terms"),
        (
            json!({"variant": "sacred-hill-1", "seats": [{"seat": "red", "person": 1}]}),
            "invalid-terms",
        ),
        (
            json!({"variant": "sacred-hill-1", "seats": seats, "clock": {"days": 99}}),
            "invalid-terms",
        ),
        (
            json!({"variant": "sacred-hill-1", "seats": [{"seat": "red", "person": 1}, {"seat": "blue", "program": "engine:rm"}]}),
            "player",
        ),
        (json!({"seats": seats}), "malformed"),
    ];
    for (agreed, code) in cases {
        let (status, error) = host.post(
            "/api/tables",
            &json!({"agreed": agreed, "secret": secret()}),
        );
        assert_eq!(
            (status, error["code"].as_str()),
            (400, Some(code)),
            "{agreed}"
        );
    }
    assert_eq!(host.get("/api/nothing").1["code"], "no-path");
    assert_eq!(host.get("/api/tables/mine").1["code"], "no-method");
    assert_eq!(
        host.get("/api/tables/0000000000000000/games/0").1["code"],
        "no-table"
    );
}

/// A client that watches many tables and reads nothing is let go, and nobody else notices.
#[test]
fn a_slow_reader_is_let_go() {
    let place = TestFolder::new();
    let flags = [
        "--outbox-messages=8",
        "--messages-per-second=100000",
        "--requests-per-second=100000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let table = open(&host, "stone-of-destiny", &json!({}));
    let mut slow = Client::connect(&host, 1);
    let mut other = Client::connect(&host, 2);
    for _ in 0..20_000 {
        slow.say(&json!({"type": "watch", "table": table.id}));
        if host_counts_slow(&host, &mut other) {
            break;
        }
    }
    let metrics = host.text("/metrics");
    assert!(metrics.contains("tara_slow_readers_total 1"), "{metrics}");
    other.say(&json!({"type": "ping", "number": 5}));
    assert_eq!(other.wait("pong").expect("it lives")["number"], 5);
}

/// Asks now and then, since a request takes longer than a message.
fn host_counts_slow(host: &Host, other: &mut Client) -> bool {
    other.number().is_multiple_of(500)
        && host.text("/metrics").contains("tara_slow_readers_total 1")
}
