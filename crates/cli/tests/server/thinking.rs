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
