//! Computer players: a pool of them that is full says so, and everybody comes to their turn.

use std::collections::HashSet;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};
use crate::raw::{metric, value, wait_until};

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

/// While one thinks and one waits, a third is sent `busy` and tries again.
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
    assert!(!busy.is_empty(), "nobody was sent it");
    assert!(busy.is_subset(&moved));
    let metrics = host.text("/metrics");
    assert!(!metrics.contains("tara_thinking_full_total 0"), "{metrics}");
}

/// The computer players whose decisions are short.
const SHORT: [&str; 6] = [
    "greedy", "level:1", "level:2", "level:3", "level:4", "level:5",
];

/// The decisions that a server has to think about while short decisions are asked for.
struct Load {
    /// Tables of four computer players of the highest level, opened from one address.
    attacking: usize,
    /// Games of a person against the highest level, each from an address of its own.
    honest: u8,
    /// Decisions of each short player.
    decisions: usize,
}

/// Opens a table at which a person against a computer player begins, for an address. Returns its number and the secret.
fn opened_for(host: &Host, address: &str, player: &str) -> (String, String) {
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "program": player}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let secret = secret();
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
    let (status, opened) = host.post_for(address, "/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    let table = opened["table"].as_str().expect("a table");
    (table.to_owned(), secret)
}

/// Opens the tables of an attacker, and watches them.
fn attack(host: &Host, tables: usize) -> Client {
    let mut attacker = Client::connect(host, 6);
    for _ in 0..tables {
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

/// The number of views that a client was sent since it was asked last.
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

/// Sits down as red and moves whenever red is asked, at most so many times. Returns how long each answer took. It ends with
/// the game or the server.
fn play(host: &Host, (table, secret): &(String, String), moves: usize) -> Vec<Duration> {
    let mut answers = Vec::new();
    let mut red = Client::connect(host, 1);
    let Some(seated) = red.sit_at(table, "red", secret) else {
        return answers;
    };
    red.sit_alone(table, "red", &seated["view"]["version"]);
    let mut asked: Option<Instant> = None;
    while let Some(view) = red.wait("view") {
        let view = &view["view"];
        let Some(action) = red.decision(view) else {
            if view["stage"] == "over" {
                break;
            }
            continue;
        };
        answers.extend(asked.map(|asked| asked.elapsed()));
        if answers.len() == moves {
            break;
        }
        let what = json!({"do": "move", "action": action});
        red.order(table, "red", &view["version"], what);
        asked = Some(Instant::now());
    }
    answers
}

/// Lets short decisions be made under a load. Returns how long each took.
fn short_decisions_under(load: &Load) -> Vec<Duration> {
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
    let mut attacker = attack(&host, load.attacking);
    let mut answers = Vec::new();
    thread::scope(|scope| {
        for number in 0..load.honest {
            let table = opened_for(&host, &format!("10.7.7.{number}"), "level:8");
            let host = &host;
            scope.spawn(move || play(host, &table, usize::MAX));
        }
        views(&mut attacker);
        for player in SHORT {
            let mut left = load.decisions;
            while left > 0 {
                let (table, secret) = opened_for(&host, "10.8.8.8", player);
                let took = play(&host, &(table, secret), left);
                left -= took.len();
                answers.extend(took);
            }
        }
        let (long, metrics) = (views(&mut attacker), host.text("/metrics"));
        // That ends the honest games too.
        host.kill_now();
        // In one queue each short answer would have waited for a decision at each table of the attacker.
        let most = answers.len() * load.attacking.max(1);
        assert!(long <= most, "{long} long decisions meanwhile");
        let waiting = waiting(&metrics);
        assert!(waiting + 1 >= load.attacking, "the attack had ended");
    });
    answers
}

/// The number of decisions that wait, by the metrics of a server.
fn waiting(metrics: &str) -> usize {
    value(metrics, "tara_thinking_waits") as usize
}

/// Once a visit of a few seconds left a queue behind that took minutes.
#[test]
fn decisions_at_tables_that_nobody_watches_anymore_are_withdrawn() {
    let place = TestFolder::new();
    let flags = [
        "--thinking-threads=1",
        "--trusted-proxies=127.0.0.1",
        "--requests-per-second=100000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let attacker = attack(&host, 12);
    let before = host.text("/metrics");
    let queued = waiting(&before);
    assert!(queued >= 10, "{before}");
    drop(attacker);
    // A decision that is made is written, so a queue that is worked off writes an event for each.
    loop {
        let metrics = host.text("/metrics");
        let made = value(&metrics, "tara_events_total") - value(&before, "tara_events_total");
        assert!(made < queued as u64, "{made} events meanwhile: {metrics}");
        if waiting(&metrics) == 0 {
            break;
        }
    }
    // Its socket is counted until it is closed, which is right after that.
    wait_until("it is gone", || metric(&host, "tara_sockets") == 0);
}

/// Once each answer waited for a decision at every table of the attacker, 70 seconds. How long it takes is
/// looked at by `cargo xtask deep queue`, which says how many decisions are timed: `TARA_SHORT_DECISIONS`.
#[test]
fn many_tables_of_long_decisions_hold_up_no_short_one() {
    let timed = std::env::var("TARA_SHORT_DECISIONS").ok();
    let timed: Option<usize> = timed.map(|count| count.parse().expect("a number"));
    let Some(decisions) = timed else {
        let load = Load {
            attacking: 24,
            honest: 2,
            decisions: 2,
        };
        assert_eq!(short_decisions_under(&load).len(), 2 * SHORT.len());
        return;
    };
    for (attacking, honest) in [(60, 0), (0, 10), (60, 10)] {
        let load = Load {
            attacking,
            honest,
            decisions,
        };
        let mut took = short_decisions_under(&load);
        took.sort_unstable();
        let (median, p99) = (took[took.len() / 2], took[took.len() * 99 / 100]);
        println!(
            "{attacking} tables of an attacker, {honest} honest games: median {median:.1?}, 99 % {p99:.1?}"
        );
        assert!(p99 <= Duration::from_millis(250));
    }
}
