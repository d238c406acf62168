//! Loading a table with a long history of decisions that were taken back, from its database to its first view.

use std::env;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Client, catch_up, secret};
use crate::host::{Host, TestFolder};

/// The most time that loading may take, in a release build.
const MAX_LOADING: Duration = Duration::from_millis(50);

/// At how many events nothing can be taken back anymore.
const MAX_TAKEN_BACK: u64 = 7_990;

/// The number of times that each table is loaded, by a server of its own.
const TIMES: usize = 5;

/// The number of events of the tables, and whether loading them is timed. `TARA_LOADING_EVENTS`, which `cargo xtask deep loading`
/// sets, makes them many.
fn events() -> (u64, bool) {
    let given = env::var("TARA_LOADING_EVENTS").ok();
    let given = given.map(|events| events.parse().expect("a number"));
    (given.unwrap_or(60), given.is_some())
}

/// A table of this variant, all at one screen: its number, its first seat and its secret.
fn opened(host: &Host, variant: &str, seats: &[&str]) -> (String, String, String) {
    let seated = |seat: &&str| json!({"seat": seat, "person": 1});
    let people: Vec<Value> = seats.iter().map(seated).collect();
    let (secret, agreed) = (secret(), json!({"variant": variant, "seats": people}));
    let asked = json!({"agreed": agreed, "secret": secret, "seat": seats[0]});
    let (status, opened) = host.post("/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    let table = opened["table"].as_str().expect("a table").to_owned();
    (table, seats[0].to_owned(), secret)
}

/// One seat after the other decides; from this many entries of the log on each takes its decision back once before it decides
/// again. Returns the version.
fn play(
    host: &Host,
    (table, _, secret): &(String, String, String),
    seats: &[&str],
    back_at: u64,
    events: u64,
) -> u64 {
    let mut players: Vec<(Client, Value)> = (seats.iter().zip(1..))
        .map(|(seat, seed)| {
            let mut client = Client::connect(host, seed);
            let view = client.sit_at(table, seat, secret).expect("a view");
            (client, view)
        })
        .collect();
    for order in [Client::sit, Client::reveal] {
        for (place, seat) in seats.iter().enumerate() {
            let (client, view) = &mut players[place];
            let version = view["view"]["version"].clone();
            order(client, table, seat, &version);
            catch_up(&mut players, place);
        }
    }
    let mut last: Option<usize> = None;
    loop {
        let view = &players[0].1["view"];
        let version = view["version"].as_u64().expect("a number");
        if version >= events || view["stage"] != "playing" {
            return version;
        }
        let length = view["log_from"].as_u64().unwrap_or(0)
            + view["log"].as_array().map_or(0, Vec::len) as u64;
        if let Some(place) = last.take_if(|_| length >= back_at && version < MAX_TAKEN_BACK) {
            take_back(&mut players, place, table, seats[place]);
        }
        let asked = players
            .iter()
            .position(|(_, view)| view["view"].get("legal").is_some());
        let place = asked.expect("a seat is asked");
        let (client, view) = &mut players[place];
        let decision = client.decision(&view["view"]).expect("it is asked");
        let version = view["view"]["version"].clone();
        let what = json!({"do": "move", "action": decision});
        client.order(table, seats[place], &version, what);
        catch_up(&mut players, place);
        last = Some(place);
    }
}

/// Lets a seat take its last decision back, unless something has been drawn or shown since.
fn take_back(players: &mut [(Client, Value)], place: usize, table: &str, seat: &str) {
    let (client, view) = &mut players[place];
    let version = view["view"]["version"].clone();
    client.order(table, seat, &version, json!({"do": "undo"}));
    let version = loop {
        let message = client.hear().expect("an answer");
        match message["type"].as_str() {
            Some("view") => *view = message,
            Some("done") => break message["version"].as_u64(),
            Some("error") => return,
            _ => {}
        }
    };
    for (client, view) in players {
        while view["view"]["version"].as_u64() < version {
            *view = client.wait("view").expect("a view");
        }
    }
}

/// The time that a table takes from `watch` to its view, when it is not in memory and when it is.
fn watched(
    host: &Host,
    (table, seat, secret): &(String, String, String),
    version: u64,
) -> [Duration; 2] {
    [1, 2].map(|seed| {
        let mut client = Client::connect(host, seed);
        let begin = Instant::now();
        let view = client.sit_at(table, seat, secret).expect("a view");
        assert_eq!(view["view"]["version"], version, "{view}");
        begin.elapsed()
    })
}

#[test]
fn a_table_loads_at_once_whatever_its_history() {
    let (events, is_timed) = events();
    let kings = ["blue", "red", "white", "yellow"];
    for (variant, seats, back_at) in [
        ("seat-of-kings", &kings[..], 400),
        ("stone-of-destiny", &["red", "blue"], 40),
        ("high-kings-1", &["red", "blue"], 30),
    ] {
        let place = TestFolder::new();
        let database = place.file("tara.db");
        let host = Host::start(&database);
        let table = opened(&host, variant, seats);
        let version = play(&host, &table, seats, back_at.min(events / 3), events);
        host.stop();
        let mut loaded: Vec<_> = (0..TIMES)
            .map(|_| watched(&Host::start(&database), &table, version))
            .collect();
        loaded.sort();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let [first, again] = loaded[TIMES / 2].map(ms);
        let longest = ms(loaded[TIMES - 1][0]);
        println!(
            "{variant}: {version} events, first view in {first:.1} ms ({longest:.1} at most), again {again:.1} ms"
        );
        assert!(!is_timed || loaded[TIMES / 2][0] <= MAX_LOADING);
    }
}
