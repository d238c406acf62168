//! Computer players: a pool of them that is full says so, and everybody comes to their turn.

use std::collections::HashSet;

use serde_json::json;

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};

/// A table at which the computer begins, with the secret of the person.
fn opened(host: &Host) -> (String, String) {
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "program": "level:7"}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "blue"});
    let secret = secret();
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
    let (status, opened) = host.post("/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    (
        opened["table"].as_str().expect("a table").to_owned(),
        secret,
    )
}

/// While one thinks and one waits there is no room for a third, which is told, and which tries again.
#[test]
fn a_full_pool_is_said_and_everybody_moves_in_the_end() {
    let place = TestFolder::new();
    let flags = ["--thinking-threads=1", "--thinking-queue=1", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let tables = [(); 5].map(|()| opened(&host));
    let mut client = Client::connect(&host, 1);
    let versions = tables.each_ref().map(|(id, secret)| {
        let view = client.sit_at(id, "red", secret).expect("a view");
        view["view"]["version"].clone()
    });
    for ((id, _), version) in tables.iter().zip(&versions) {
        client.sit_alone(id, "red", version);
    }
    let (mut busy, mut moved) = (HashSet::new(), HashSet::new());
    while moved.len() < tables.len() {
        let message = client.hear().expect("the computer moves");
        let table = message["table"].as_str().unwrap_or_default().to_owned();
        match message["type"].as_str() {
            Some("busy") => {
                busy.insert(table);
            }
            Some("view") if message["view"]["log"][0]["seat"] == "blue" => {
                moved.insert(table);
            }
            Some("error") => panic!("{message}"),
            _ => {}
        }
    }
    assert!(!busy.is_empty(), "nobody was told");
    assert!(busy.is_subset(&moved));
    let metrics = host.text("/metrics");
    assert!(!metrics.contains("tara_thinking_full_total 0"), "{metrics}");
}

/// How many tables of four computer players of the highest level the attacker of fault 2 watches.
const ATTACKING: usize = 24;

/// Opens the tables of an attacker, at another address than the others, and watches them.
fn attack(host: &Host) -> Client {
    let mut attacker = Client::connect(host, 6);
    for _ in 0..ATTACKING {
        let seats = ["blue", "red", "white", "yellow"];
        let seats = seats.map(|seat| json!({"seat": seat, "program": "level:8"}));
        let agreed = json!({"variant": "seat-of-kings", "seats": seats});
        let asked = json!({"agreed": agreed, "secret": secret()});
        let (status, opened) = host.post_for("10.6.6.6", "/api/tables", &asked);
        assert_eq!(status, 201, "{opened}");
        attacker.say(&json!({"type": "watch", "table": opened["table"]}));
    }
    views(&mut attacker);
    attacker
}

/// How many views a client was sent since it was asked last.
fn views(client: &mut Client) -> usize {
    client.say(&json!({"type": "ping"}));
    let mut views = 0;
    loop {
        match client.hear().expect("an answer")["type"].as_str() {
            Some("view") => views += 1,
            Some("pong") => return views,
            _ => {}
        }
    }
}

/// Fault 2 of the audit: each answer waited for a decision at every table of the attacker.
#[test]
fn many_tables_of_long_decisions_hold_up_no_short_one_and_no_hint() {
    let place = TestFolder::new();
    let flags = [
        "--thinking-threads=1",
        "--trusted-proxies=127.0.0.1",
        "--requests-per-second=1000",
        "--messages-per-second=1000",
        "--outbox-messages=1000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let mut attacker = attack(&host);
    let secret = secret();
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "program": "level:5"}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
    let (_, opened) = host.post("/api/tables", &asked);
    let table = opened["table"].as_str().expect("a table");
    let mut red = Client::connect(&host, 1);
    let mut view = red.sit_at(table, "red", &secret).expect("a view");
    red.sit(table, "red", &view["view"]["version"]);
    let mut moves = 0;
    views(&mut attacker);
    while moves < 8 {
        view = red.wait("view").expect("a view");
        if let Some(action) = red.decision(&view["view"]) {
            let (status, hint) = host.post(
                &format!("/api/tables/{table}/hint"),
                &json!({"secret": secret, "seat": "red"}),
            );
            assert_eq!(status, 200, "{hint}");
            let what = json!({"do": "move", "action": action});
            red.order(table, "red", &view["view"]["version"], what);
            moves += 1;
        }
    }
    // Sixteen short answers: in one queue they would have waited for sixteen decisions at each table of the attacker.
    let long = views(&mut attacker);
    assert!(long < 2 * ATTACKING, "{long} long decisions meanwhile");
    let metrics = host.text("/metrics");
    let waiting = metrics
        .lines()
        .find_map(|line| line.strip_prefix("tara_thinking_waits "));
    let waiting: usize = waiting.expect("a gauge").parse().expect("a number");
    assert!(waiting + 1 >= ATTACKING, "the attack had ended");
}
