//! The disk: what is acknowledged is on it, and what it has no room for did not happen.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::client::{Client, secret};
use crate::host::{Host, Place};
use crate::races::begun;

/// How often the server made sure that something is on the disk, as the kernel saw it.
fn syncs(trace: &Path) -> usize {
    let trace = fs::read_to_string(trace).expect("strace writes it");
    let is_done = |line: &&str| line.contains("sync") && line.ends_with("= 0");
    trace.lines().filter(is_done).count()
}

#[test]
fn an_order_is_on_the_disk_before_it_is_acknowledged() {
    let place = Place::new();
    let trace = place.file("trace");
    let mut command = Command::new("strace");
    command.args(["-f", "-e", "trace=fsync,fdatasync", "-o"]);
    command.arg(&trace);
    let host = Host::start_under(command, &place.file("tara.db"));
    // Without a clock nothing is written but what is ordered.
    let (table, mut players) = begun(&host, json!({}));
    for (place, decision) in [(0, "D4"), (1, "D2"), (0, "F5")] {
        let (client, view) = &mut players[place];
        client.say(&json!({"type": "watch", "table": table.id, "as": view["as"]}));
        let version = loop {
            let message = client.wait("view").expect("a view");
            if message["view"].get("legal").is_some() {
                break message["view"]["version"].clone();
            }
        };
        let before = syncs(&trace);
        client.play(&table.id, &table.seats[place].0, &version, decision);
        assert!(
            syncs(&trace) > before,
            "{decision} was acknowledged too early"
        );
    }
}

#[test]
fn a_full_disk_refuses_and_loses_nothing() {
    let place = Place::new();
    let database = place.file("tara.db");
    // No file may grow past 1,200 blocks of 512 bytes; the signal that says so is not heard.
    let mut command = Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 1200; exec \"$0\" \"$@\"";
    command.args(["-c", script]);
    let host = Host::start_under(command, &database);
    let (table, mut players) = begun(&host, json!({}));
    let mut acknowledged = Vec::new();
    let refused = loop {
        let name = "x".repeat(40);
        let secret = secret();
        let (status, opened) = host.post(
            "/api/tables",
            &json!({"secret": secret, "seat": "red", "name": name, "agreed": {"variant": "sacred-hill-1", "seats": [
                {"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]}}),
        );
        match status {
            201 => acknowledged.push(secret),
            _ => break (status, opened["code"].clone()),
        }
    };
    assert_eq!(refused, (503, json!("unavailable")));
    let (client, view) = &mut players[0];
    let what = json!({"do": "move", "decision": "D4"});
    client.order(&table.id, "red", &view["view"]["version"], what);
    let answer = loop {
        let message = client.hear().expect("an answer");
        if message.get("id").is_some() {
            break message;
        }
    };
    let is_done = answer["type"] == "done";
    assert!(is_done || answer["code"] == "unavailable", "{answer}");
    host.kill();
    let host = Host::start(&database);
    for secret in &acknowledged {
        let mine = host.post("/api/tables/mine", &json!({"secrets": [secret]}));
        assert_eq!(mine.1.as_array().map(Vec::len), Some(1));
    }
    let mut client = Client::connect(&host, 900);
    let (seat, secret) = &table.seats[0];
    let view = client.sit_at(&table.id, seat, secret).expect("a view");
    let moves = view["view"]["log"].as_array().map(Vec::len);
    assert_eq!(moves, Some(usize::from(is_done)));
}
