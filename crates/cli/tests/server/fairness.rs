//! Fair draws over the wire: seats that do not reveal, tables that are stopped, copies that are put back.

use play::Proof;
use serde_json::{Value, json};
use server::{Clock, Environment};

use crate::client::{Client, clients, open};
use crate::host::{Host, TestFolder, tara};
use crate::stored;

/// What a watcher sees of a table.
fn watched(host: &Host, table: &str) -> Value {
    let mut watcher = Client::connect(host, 900);
    watcher.say(&json!({"type": "watch", "table": table}));
    watcher.wait("view").expect("a view")
}

#[test]
fn a_seat_that_does_not_reveal_is_free_again_for_all_to_see() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let environment = Environment {
        clock: clock.clone(),
        ..Environment::default()
    };
    let host = Host::start_in(&place.file("tara.db"), environment);
    let table = open(&host, "seat-of-kings", &json!({}));
    let mut players = clients(&host, &table, 1);
    for ((client, view), (seat, _)) in players.iter_mut().zip(&table.seats) {
        client.sit(&table.id, seat, &view["view"]["version"]);
        client.wait("done").expect("it sits");
    }
    let version = json!(1);
    let (last, others) = players.split_last_mut().expect("four");
    for ((client, _), (seat, _)) in others.iter_mut().zip(&table.seats) {
        client.reveal(&table.id, seat, &version);
        client.wait("done").expect("it reveals");
    }
    let fairness = watched(&host, &table.id)["view"]["fairness"].clone();
    assert_eq!(fairness["reveal_by"], 1_600_000);
    clock.advance(600_000);
    let gone = last.0.wait("gone").expect("it has lost its seat");
    assert_eq!(gone["code"], "wrong-secret");
    let seen = watched(&host, &table.id);
    let free = seen["people"].as_array().expect("a list").iter();
    let free: Vec<_> = free.filter(|person| person["taken"] == false).collect();
    let (name, secret) = table.seats.last().expect("four");
    assert_eq!(free.len(), 1, "{seen}");
    assert_eq!(free[0]["seat"], name.as_str());
    let void = &seen["view"]["fairness"]["void_draw"];
    assert_eq!(
        (&void["count"], &void["seats"]),
        (&json!(1), &json!([name.as_str()]))
    );
    assert_eq!(seen["view"]["stage"], "seating");
    let (_, mine) = host.post("/api/tables/mine", &json!({"secrets": [secret.as_str()]}));
    assert_eq!(mine, json!([]));
    last.0.sit(&table.id, name, &version);
    let refused = last.0.wait("error").expect("it has no seat");
    assert_eq!(refused["code"], "wrong-secret");
}

/// The cards of the first seat at a server on a database, after all have revealed.
fn revealed_cards(database: &std::path::Path, table: &str, clients: &[(String, String)]) -> Value {
    let host = Host::start(database);
    let mut views = Vec::new();
    // The same seeds make the same parts and numbers of orders as before.
    for ((seat, secret), seed) in clients.iter().zip(1..) {
        let mut client = Client::connect(&host, seed);
        let view = client.sit_at(table, seat, secret).expect("a view");
        client.sit(table, seat, &view["view"]["version"]);
        client.wait("done").expect("the same order, known again");
        client.reveal(table, seat, &view["view"]["version"]);
        client.wait("done").expect("it reveals");
        views.push(client);
    }
    let (seat, secret) = &clients[0];
    let mut view = views[0].sit_at(table, seat, secret).expect("a view");
    while view["view"]["stage"] != "playing" {
        view = views[0].wait("view").expect("a view");
    }
    view["view"]["legal"]["keeps"].clone()
}

#[test]
fn a_restored_copy_does_not_deal_the_cards_that_people_have_seen() {
    let place = TestFolder::new();
    let (database, copy) = (place.file("tara.db"), place.file("copy.db"));
    let host = Host::start(&database);
    let table = open(&host, "seat-of-kings", &json!({}));
    let players = table.seats.iter().zip(1..);
    for ((seat, secret), seed) in players {
        let mut client = Client::connect(&host, seed);
        let view = client.sit_at(&table.id, seat, secret).expect("a view");
        client.sit(&table.id, seat, &view["view"]["version"]);
        client.wait("done").expect("it sits");
    }
    host.stop();
    std::fs::copy(&database, &copy).expect("it is copied");
    let mut cards = vec![revealed_cards(&database, &table.id, &table.seats)];
    for name in ["one.db", "other.db"] {
        let restored = place.file(name);
        let ran = tara().arg("restore").arg(&copy).arg(&restored).output();
        assert!(ran.expect("it runs").status.success());
        cards.push(revealed_cards(&restored, &table.id, &table.seats));
    }
    assert!(cards[0] != cards[1] && cards[1] != cards[2], "{cards:?}");
}

#[test]
fn the_draws_of_a_stopped_table_are_proved() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let table = open(&host, "seat-of-kings", &json!({}));
    let mut players = clients(&host, &table, 1);
    crate::client::sit_all(&table, &mut players);
    let proof = format!("/api/tables/{}/games/0/proof", table.id);
    assert_eq!(host.get(&proof).0, 404, "the game is played");
    host.stop();
    let version = stored::events(&database).len();
    stored::add(
        &database,
        version,
        r#"{"at":9999999999999,"event":"table_stopped","reason":"host"}"#,
    );
    let host = Host::start(&database);
    let proof: Proof = serde_json::from_str(&host.text(&proof)).expect("a proof");
    assert_eq!(proof.check(), Ok(2));
    assert!(proof.uncommitted_seats().is_empty());
    let view = watched(&host, &table.id);
    let revealed = &view["view"]["fairness"]["revealed"];
    assert_eq!(revealed["secret"], json!(proof.secret));
    assert_eq!(
        host.get(&format!("/api/tables/{}/games/1/proof", table.id))
            .0,
        404
    );
}
