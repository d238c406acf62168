//! Restarts at any moment: what was acknowledged is there, and nothing happened twice.

use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};

use crate::client::{Client, OpenedTable, decide_once, open};
use crate::games::with_whole_log;
use crate::host::{Host, TestFolder};
use crate::races::begun;
use crate::stored;

#[test]
fn a_restart_loses_nothing_whether_it_was_asked_for_or_not() {
    for stop in [Host::stop as fn(Host), Host::kill as fn(Host)] {
        let place = TestFolder::new();
        let database = place.file("tara.db");
        let host = Host::start(&database);
        let clock = json!({"clock": {"fischer": {"initial_ms": 60_000, "increment_ms": 0}}});
        let (table, mut players) = begun(&host, clock);
        let version = players[0].1["view"]["version"].clone();
        let client = &mut players[0].0;
        let done = client.play(&table.id, "red", &version, "D4");
        stop(host);
        let host = Host::start(&database);
        let mut client = Client::connect(&host, 5);
        let view = client
            .sit_at(&table.id, "blue", &table.seats[1].1)
            .expect("a view");
        assert_eq!(view["view"]["log"][0]["token"], "D4");
        assert!(view["view"]["version"].as_u64() >= done.as_u64());
        assert_eq!(view["view"]["turn"], "blue");
    }
}

/// While no server runs, no clock does: what blue has left is what it had.
#[test]
fn no_clock_runs_while_the_server_is_away() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    // Less than the hour below, and much more than this test takes on any machine.
    let clock = json!({"clock": {"fischer": {"initial_ms": 1_800_000, "increment_ms": 0}}});
    let (table, mut players) = begun(&host, clock);
    decide_once(&table, &mut players);
    host.stop();
    // The server was away for an hour: everything that is stored is older by that.
    stored::age(&database, 3_600_000);
    let host = Host::start(&database);
    let mut client = Client::connect(&host, 5);
    let view = client
        .sit_at(&table.id, "red", &table.seats[0].1)
        .expect("a view");
    assert_eq!(view["view"]["stage"], "playing");
    let left = view["view"]["seats"][0]["clock_ms"]
        .as_u64()
        .expect("a clock");
    assert!((900_000..=1_800_000).contains(&left), "{left}");
}

/// The knowledge of a client about its table: what was acknowledged, and what it asked for last.
struct Known {
    table: OpenedTable,
    /// The numbers and decisions of orders that were done.
    done: Vec<(u64, String)>,
    /// The order that was sent and not answered.
    open: Option<Value>,
    is_over: bool,
}

/// The number of times that the server is killed.
fn crashes() -> u32 {
    let setting = std::env::var("TARA_CRASHES").ok();
    setting.map_or(8, |setting| setting.parse().expect("a number"))
}

#[test]
fn kills_at_random_moments_lose_nothing_that_was_acknowledged() {
    const TABLES: u64 = 3;
    /// Orders that are acknowledged before a kill, at all tables together: one less at most.
    const MAX_BEFORE_KILL: u64 = 60;
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let mut known: Vec<Known> = (0..TABLES).map(|_| fresh(&host)).collect();
    host.kill();
    let mut moments = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut moves = 0;
    for crash in 0..crashes() {
        let host = Host::start(&database);
        for known in known.iter_mut().filter(|known| known.is_over) {
            moves += check(&host, known, 7).len();
            *known = fresh(&host);
        }
        let address = &host;
        known = thread::scope(|scope| {
            let (sender, acknowledged) = mpsc::channel();
            let players = known.into_iter().zip(0..);
            let players: Vec<_> = players
                .map(|(known, number)| {
                    let seed = u64::from(crash + 1) * 1000 + number;
                    let sender = sender.clone();
                    scope.spawn(move || play(address, known, seed, &sender))
                })
                .collect();
            // When every game is over, nothing more is acknowledged.
            drop(sender);
            let before = (moments.next_u64() % MAX_BEFORE_KILL) as usize;
            acknowledged.iter().take(before).for_each(drop);
            address.kill_now();
            players
                .into_iter()
                .map(|player| player.join().expect("it plays"))
                .collect()
        });
    }
    let host = Host::start(&database);
    let left = known.iter().map(|known| check(&host, known, 7).len());
    moves += left.sum::<usize>();
    assert!(moves > 0, "something was played");
}

fn fresh(host: &Host) -> Known {
    let table = open(host, "high-kings-1", &json!({"first": "red"}));
    let mut client = Client::connect(host, 1);
    for order in [Client::sit, Client::reveal] {
        for (seat, secret) in &table.seats {
            let view = client.sit_at(&table.id, seat, secret).expect("a view");
            order(&mut client, &table.id, seat, &view["view"]["version"]);
            client.wait("done").expect("it sits");
        }
    }
    Known {
        table,
        done: Vec::new(),
        open: None,
        is_over: false,
    }
}

/// Holds the log against what is known; gives the decisions of the log.
fn check(host: &Host, known: &Known, seed: u64) -> Vec<String> {
    let mut client = Client::connect(host, seed);
    let (seat, secret) = &known.table.seats[0];
    let view = client
        .sit_at(&known.table.id, seat, secret)
        .expect("a view");
    let view = with_whole_log(&mut client, &known.table.id, seat, &view["view"]);
    log(&view, known)
}

/// Holds the log of a view, which has to be whole, against what is known.
fn log(view: &Value, known: &Known) -> Vec<String> {
    let entries = view["log"].as_array().expect("a log");
    let own = entries.iter().filter(|entry| entry.get("by").is_none());
    let played: Vec<String> = own
        .map(|entry| entry["token"].as_str().expect("a token").to_owned())
        .collect();
    let done: Vec<&String> = known.done.iter().map(|(_, decision)| decision).collect();
    let most = done.len() + usize::from(known.open.is_some());
    assert!(
        (done.len()..=most).contains(&played.len()),
        "{played:?} {done:?}"
    );
    assert!(
        played.iter().zip(&done).all(|(one, other)| one == *other),
        "{played:?} {done:?}"
    );
    played
}

/// Says again what was not answered, then plays on for both seats until the server is gone. Sends word of each order that is
/// acknowledged.
fn play(host: &Host, mut known: Known, seed: u64, acknowledged: &Sender<()>) -> Known {
    let Some(mut client) = Client::try_connect(host, seed) else {
        return known;
    };
    let id = known.table.id.clone();
    let mut views = Vec::new();
    for (seat, secret) in &known.table.seats {
        match client.sit_at(&id, seat, secret) {
            Some(view) => views.push(view),
            None => return known,
        }
    }
    // Earlier entries would have to be asked for, while the server may be gone at any moment.
    if views[0]["view"]["log_from"] == 0 {
        log(&views[0]["view"], &known);
    }
    if let Some(order) = known.open.clone() {
        client.say(&order);
        let Some(()) = answered(&mut client, &mut known, &order) else {
            return known;
        };
        // Nobody listens anymore when the kill is on its way.
        let _ = acknowledged.send(());
    }
    loop {
        for (view, (seat, _)) in views.iter_mut().zip(&known.table.seats) {
            client.say(&json!({"type": "watch", "table": id, "as": seat}));
            match client.wait("view") {
                Some(seen) if seen["as"] == json!(seat) => *view = seen,
                Some(_) => {}
                None => return known,
            }
        }
        let asked = views
            .iter()
            .find(|view| view["view"].get("legal").is_some());
        let Some(view) = asked.cloned() else {
            if views[0]["view"]["stage"] == "over" {
                known.is_over = true;
                return known;
            }
            continue;
        };
        let decision = client
            .decision(&view["view"])
            .expect("a seat that is asked can decide");
        let order = json!({
            "type": "order", "table": id, "as": view["as"], "id": client.number(),
            "version": view["view"]["version"], "do": "move", "action": decision,
        });
        client.say(&order);
        known.open = Some(order.clone());
        let Some(()) = answered(&mut client, &mut known, &order) else {
            return known;
        };
        // Nobody listens anymore when the kill is on its way.
        let _ = acknowledged.send(());
    }
}

/// Waits for the answer to an order; nothing if the server is gone.
fn answered(client: &mut Client, known: &mut Known, order: &Value) -> Option<()> {
    loop {
        let message = client.hear()?;
        let is_own = message["id"] == order["id"];
        match message["type"].as_str() {
            Some("done") if is_own => {
                let decision = order["action"].as_str().expect("text").to_owned();
                known
                    .done
                    .push((order["id"].as_u64().expect("a number"), decision));
                known.open = None;
                return Some(());
            }
            // A decision on an older view is refused, and did not happen.
            Some("error") if is_own => {
                known.open = None;
                return Some(());
            }
            _ => {}
        }
    }
}

#[test]
fn a_table_of_other_rules_is_stopped_and_kept() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, _players) = begun(&host, json!({}));
    host.stop();
    let events = stored::events(&database);
    let opened = serde_json::to_string(&events[0]).expect("JSON");
    let other = opened.replace(&format!("\"rules\":{}", play::RULES), "\"rules\":0");
    assert_ne!(opened, other);
    stored::change(&database, 0, &other);
    let host = Host::start(&database);
    let mut client = Client::connect(&host, 5);
    client.say(&json!({"type": "watch", "table": table.id}));
    assert_eq!(client.wait("error").expect("an error")["code"], "stopped");
    let mine = json!({"secrets": [table.seats[0].1]});
    assert_eq!(
        host.post("/api/tables/mine", &mine).1[0]["stage"],
        "stopped"
    );
    host.stop();
    assert_eq!(stored::events(&database).len(), events.len());
}

/// The database of a place that cannot be written ends nothing but what asks for it.
#[test]
fn a_database_that_cannot_be_opened_is_reported() {
    let missing = Path::new("/nowhere/at/all/tara.db");
    let tried = crate::host::tara()
        .args(["serve", "--listen=127.0.0.1:0", "--database"])
        .arg(missing)
        .output();
    assert_eq!(tried.expect("it runs").status.code(), Some(2));
}
