//! A database that fails or is in use, and a table full of events: clients are sent messages, and nothing waits for ever.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Clock;

use crate::client::{Client, decide_once, secret};
use crate::host::{Host, TestFolder, tara};
use crate::races::begun;
use crate::raw::{metric, wait_until};
use crate::stored;

/// Waits until the last entry of the log is of a seat, or the match is over.
fn hear_view(client: &mut Client, is_awaited: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = client.wait("view").expect("a view");
        if is_awaited(&message["view"]) {
            return message;
        }
    }
}

/// Once the decision was lost, and the table waited for ever.
#[test]
fn a_decision_of_the_computer_that_cannot_be_stored_is_played_when_it_can() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let secret = secret();
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "program": "random"}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
    let table = host.post("/api/tables", &asked).1["table"].clone();
    let table = table.as_str().expect("a table");
    let mut client = Client::connect(&host, 1);
    let view = client.sit_at(table, "red", &secret).expect("a view");
    client.sit_alone(table, "red", &view["view"]["version"]);
    let view = hear_view(&mut client, |view| view["stage"] == "playing");
    for path in ["/healthz", "/readyz"] {
        wait_until("it is well", || host.get(path).0 == 200);
    }

    stored::refuse(&database, "new.event ->> '$.seat' = 1");
    let action = client.decision(&view["view"]).expect("red decides");
    let what = json!({"do": "move", "action": action});
    client.order(table, "red", &view["view"]["version"], what);
    assert_eq!(client.wait("paused").expect("it is said")["table"], table);
    for path in ["/healthz", "/readyz"] {
        assert_eq!(host.get(path).0, 503);
    }

    stored::allow(&database);
    // Nobody does anything, and blue moves.
    let view = hear_view(&mut client, |view| view["log"].to_string().contains("blue"));
    assert_eq!(view["view"]["seats"][0]["asked"], true, "{view}");
    wait_until("it is well", || host.get("/healthz").0 == 200);
    let metrics = host.text("/metrics");
    assert!(!metrics.contains("tara_failed_writes_total 0"), "{metrics}");
}

/// Once a clock that ran out while nothing could be written had no alarm any longer.
#[test]
fn a_clock_that_runs_out_while_nothing_can_be_stored_ends_the_game_afterwards() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let database = place.file("tara.db");
    let host = Host::start_in(&database, clock.clone());
    let limit = json!({"fischer": {"initial_ms": 10_000, "increment_ms": 0}});
    let (table, mut players) = begun(&host, json!({"clock": limit}));
    decide_once(&table, &mut players);
    stored::refuse(&database, "true");
    clock.advance(11_000);
    let (red, _) = &mut players[0];
    assert_eq!(red.wait("paused").expect("it is said")["table"], table.id);

    stored::allow(&database);
    let game = format!("/api/tables/{}/games/0", table.id);
    let begin = Instant::now();
    while host.get(&game).0 != 200 {
        // The next try comes by the clock of the server.
        clock.advance(10_000);
        assert!(begin.elapsed() < Duration::from_secs(60));
    }
    hear_view(red, |view| view["stage"] == "over");
}

/// The server used to retry such a table 40 times a second, notify its readers of each retry, and report itself healthy after any
/// other write.
#[test]
fn a_table_whose_events_cannot_be_stored_is_tried_with_growing_delays() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let database = place.file("tara.db");
    let host = Host::start_in(&database, clock.clone());
    let limit = json!({"fischer": {"initial_ms": 10_000, "increment_ms": 0}});
    let (table, mut players) = begun(&host, json!({"clock": limit}));
    decide_once(&table, &mut players);
    let (name, secret) = table.seats[0].clone();
    // Another write, which succeeds: an offer to hand over the seats of a secret.
    let write_other = || {
        let path = format!("/api/tables/{}/handover", table.id);
        assert_eq!(host.post(&path, &json!({"secret": secret})).0, 200);
    };
    let red = &mut players[0].0;
    stored::refuse_events(&database);
    let failed = metric(&host, "tara_failed_writes_total");
    clock.advance(11_000);
    red.wait("paused").expect("it is said");
    for _ in 0..50 {
        write_other();
        assert_eq!(host.get("/healthz").0, 503);
    }
    let tries = |failed| metric(&host, "tara_failed_writes_total") - failed;
    // The clock stands still. Without delays there are dozens of tries by now; a sign of life may fail too while the file is opened again.
    assert!(tries(failed) < 5, "{}", tries(failed));
    // A reader who comes meanwhile loads the table, and nothing else follows.
    let mut other = Client::connect(&host, 9);
    let view = other.sit_at(&table.id, &name, &secret);
    assert_eq!(view.expect("it can be read")["view"]["stage"], "playing");
    write_other();
    assert!(tries(failed) < 5, "{}", tries(failed));

    stored::allow_events(&database);
    let game = format!("/api/tables/{}/games/0", table.id);
    let begin = Instant::now();
    while host.get(&game).0 != 200 {
        clock.advance(10_000);
        assert!(begin.elapsed() < Duration::from_secs(60));
    }
    let red = &mut players[0].0;
    hear_view(red, |view| view["stage"] == "over");
    wait_until("it is well", || host.get("/healthz").0 == 200);
    let said = red.heard.iter();
    let said = said.filter(|text| text.contains("\"paused\"")).count();
    assert_eq!(said, 1, "once a pause");
}

/// Once a second server counted an absence, and both served.
#[test]
fn a_second_server_is_refused() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let refuse = |path: &Path| {
        let mut second = tara();
        second.args(["serve", "--listen=127.0.0.1:0", "--database"]);
        second
            .arg(path)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut second = second.spawn().expect("it runs");
        let mut line = String::new();
        let out = second.stdout.take().expect("it is piped");
        // A server that serves says so, and goes on.
        BufReader::new(out)
            .read_line(&mut line)
            .expect("it says something or ends");
        if !line.is_empty() {
            second.kill().expect("it runs");
        }
        let refused = second.wait_with_output().expect("it has ended");
        assert_eq!(refused.status.code(), Some(2), "{}: {line}", path.display());
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(
            said.contains("another server has the database open"),
            "{said}"
        );
    };
    refuse(&database);
    // By another name it is the same database, and no file beside it makes it another.
    let (soft, hard) = (place.file("soft.db"), place.file("hard.db"));
    std::os::unix::fs::symlink(&database, &soft).expect("a link");
    fs::hard_link(&database, &hard).expect("a link");
    let _ = fs::remove_file(place.file("tara.db-lock"));
    for path in [&soft, &hard, &database] {
        refuse(path);
    }
    wait_until("it is well", || host.get("/healthz").0 == 200);
    host.kill();
    // A server that was killed leaves no lock.
    Host::start(&database).stop();
}

/// Watches the one table of a server for red, and gives what is said of its room.
fn events_left(host: &Host, table: &str, secret: &str) -> (Client, Value, Option<Value>) {
    let mut client = Client::connect(host, 7);
    let view = client.sit_at(table, "red", secret).expect("a view");
    client.say(&json!({"type": "ping", "number": 1}));
    loop {
        let message = client.hear().expect("an answer");
        match message["type"].as_str() {
            Some("nearly_full") => return (client, view, Some(message["events_left"].clone())),
            Some("pong") => return (client, view, None),
            _ => {}
        }
    }
}

/// Once events had no bound.
#[test]
fn a_table_has_ten_thousand_events_at_most_and_says_so_in_time() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, players) = begun(&host, json!({}));
    drop(players);
    host.stop();
    stored::fill(&database, 7_998);
    let host = Host::start(&database);
    let (_, secret) = &table.seats[0];
    let (mut red, view, left) = events_left(&host, &table.id, secret);
    assert_eq!(left, None);
    let version = &view["view"]["version"];
    let offer = json!({"do": "offer", "offer": "draw"});
    red.order(&table.id, "red", version, offer.clone());
    red.order(&table.id, "red", &json!(7_999), json!({"do": "decline"}));
    let warning = red.wait("nearly_full").expect("it is said");
    assert_eq!(warning["events_left"], 2_000);
    red.order(&table.id, "red", version, offer);
    assert_eq!(red.wait("error").expect("no room")["code"], "full");
    let version = json!(8_000);
    let action = red.decision(&view["view"]).expect("red decides");
    red.play(&table.id, "red", &version, &action);
    host.stop();

    stored::fill(&database, 9_999);
    let host = Host::start(&database);
    let (mut red, _, left) = events_left(&host, &table.id, secret);
    assert_eq!(left, Some(json!(1)));
    let (_, secret) = &table.seats[1];
    let mut blue = Client::connect(&host, 8);
    let view = blue.sit_at(&table.id, "blue", secret).expect("a view");
    let action = blue.decision(&view["view"]).expect("blue decides");
    blue.play(&table.id, "blue", &view["view"]["version"], &action);
    let view = hear_view(&mut red, |view| view["stage"] != "playing");
    assert_eq!(view["view"]["stage"], "stopped");
}
