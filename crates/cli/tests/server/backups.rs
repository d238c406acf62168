//! Copies of the database, taken while it is used and put back elsewhere.

use serde_json::json;

use crate::client::Client;
use crate::host::{Host, Place, tara};
use crate::races::begun;

#[test]
fn a_copy_taken_under_way_is_put_back_on_an_empty_place() {
    let place = Place::new();
    let (database, copy, elsewhere) = (
        place.file("tara.db"),
        place.file("copy.db"),
        place.file("new.db"),
    );
    let host = Host::start(&database);
    let (table, mut players) = begun(&host, json!({}));
    let version = players[0].1["view"]["version"].clone();
    let client = &mut players[0].0;
    client.play(&table.id, "red", &version, "D4");
    let backup = || {
        tara()
            .arg("backup")
            .arg(&copy)
            .arg("--database")
            .arg(&database)
            .output()
            .expect("it runs")
    };
    assert!(backup().status.success());
    assert!(!backup().status.success(), "nothing is written over");
    client.say(&json!({"type": "ping"}));
    client.wait("pong").expect("it still runs");
    let restore = || {
        tara()
            .arg("restore")
            .arg(&copy)
            .arg(&elsewhere)
            .output()
            .expect("it runs")
    };
    assert!(restore().status.success());
    assert!(!restore().status.success(), "nothing is written over");
    drop(players);
    host.stop();
    let host = Host::start(&elsewhere);
    let mut client = Client::connect(&host, 1);
    let view = client
        .sit_at(&table.id, "red", &table.seats[0].1)
        .expect("a view");
    assert_eq!(view["view"]["log"][0]["token"], "D4");
}

#[test]
fn what_is_no_database_is_not_put_back() {
    let place = Place::new();
    let wrong = place.file("wrong.db");
    std::fs::write(
        &wrong,
        "this is no database at all, but long enough to look at",
    )
    .expect("written");
    let restored = tara()
        .arg("restore")
        .arg(&wrong)
        .arg(place.file("new.db"))
        .output()
        .expect("it runs");
    assert_eq!(restored.status.code(), Some(2));
    assert!(!place.file("new.db").exists());
}
