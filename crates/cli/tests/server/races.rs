//! Two that want the same at once, and one that says the same twice.

use serde_json::{Value, json};

use crate::client::{Client, OpenedTable, clients, decide_once, open, sit_all};
use crate::host::{Host, TestFolder};

/// A game that red begins, with both seated.
pub(crate) fn begun(host: &Host, agreed: Value) -> (OpenedTable, Vec<(Client, Value)>) {
    let mut all = json!({"first": "red"});
    let fields = all.as_object_mut().expect("an object");
    fields.extend(agreed.as_object().expect("an object").clone());
    let table = open(host, "sacred-hill-1", &all);
    let mut players = clients(host, &table, 1);
    sit_all(&table, &mut players);
    (table, players)
}

#[test]
fn of_two_moves_for_one_moment_one_is_played() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (table, mut players) = begun(&host, json!({}));
    let version = players[0].1["view"]["version"].clone();
    let mut other = Client::connect(&host, 77);
    other
        .sit_at(&table.id, "red", &table.seats[0].1)
        .expect("a view");
    let first = &mut players[0].0;
    first.order(
        &table.id,
        "red",
        &version,
        json!({"do": "move", "action": "D4"}),
    );
    other.order(
        &table.id,
        "red",
        &version,
        json!({"do": "move", "action": "C3"}),
    );
    let mut answers = Vec::new();
    for client in [first, &mut other] {
        let answer = loop {
            let message = client.hear().expect("an answer");
            if message["type"] == "done" || message["type"] == "error" {
                break message;
            }
        };
        answers.push(answer["code"].as_str().unwrap_or("done").to_owned());
    }
    answers.sort();
    assert_eq!(answers, ["done", "stale"]);
    other.say(&json!({"type": "watch", "table": table.id}));
    let view = other.wait("view").expect("a view");
    assert_eq!(view["view"]["log"].as_array().map(Vec::len), Some(1));
}

#[test]
fn an_order_that_comes_twice_happens_once() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (table, mut players) = begun(&host, json!({}));
    let version = players[0].1["view"]["version"].clone();
    let client = &mut players[0].0;
    let order = json!({"type": "order", "table": table.id, "as": "red", "id": 4711, "version": version, "do": "move", "action": "D4"});
    let mut done = Vec::new();
    for _ in 0..3 {
        client.say(&order);
        let answer = client.wait("done").expect("it is done");
        assert_eq!(answer["id"], 4711);
        done.push(answer["version"].clone());
    }
    assert!(done.iter().all(|version| *version == done[0]), "{done:?}");
    client.say(&json!({"type": "watch", "table": table.id, "as": "red"}));
    let view = client.wait("view").expect("a view");
    assert_eq!(view["view"]["log"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_clock_that_runs_out_ends_the_game_by_itself() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let clock = json!({"clock": {"fischer": {"initial_ms": 10_000, "increment_ms": 0}}});
    let (table, mut players) = begun(&host, clock);
    decide_once(&table, &mut players);
    let (client, view) = &mut players[1];
    while view["view"]["stage"] != "over" {
        *view = client.wait("view").expect("a view");
    }
    assert_eq!(
        view["view"]["ending"],
        json!({"left": {"seat": 0, "how": "time"}}),
        "{}",
        table.id
    );
}
