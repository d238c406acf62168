//! The disk: what is acknowledged is on it, and what it has no room for did not happen.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder, tara};
use crate::races::begun;

/// The calls that asked the kernel to put something on the disk or to rename it, in order, as far as it did so.
fn settled(trace: &Path) -> Vec<String> {
    let trace = fs::read_to_string(trace).expect("strace writes it");
    // A call during which another thread made one has two lines.
    let mut begun = HashMap::new();
    let mut calls = Vec::new();
    for line in trace.lines() {
        let (thread, call) = line.split_once(' ').expect("a thread");
        let call = call.trim();
        if let Some(beginning) = call.strip_suffix("<unfinished ...>") {
            begun.insert(thread, beginning);
        } else if call.ends_with("= 0") {
            let beginning = begun.remove(thread).unwrap_or_default();
            calls.push(format!("{beginning}{call}"));
        }
    }
    calls
}

/// A copy has its name only when it is on the disk, and its name is on the disk before the command says that it is done.
#[test]
fn a_copy_is_on_the_disk_before_it_is_said_to_be_done() {
    let place = TestFolder::new();
    let [database, copy, elsewhere] = ["tara.db", "copy.db", "new.db"].map(|name| place.file(name));
    Host::start(&database).stop();
    let copies = [
        (
            &copy,
            vec![
                "backup".as_ref(),
                copy.as_os_str(),
                "--database".as_ref(),
                database.as_os_str(),
            ],
        ),
        (
            &elsewhere,
            vec!["restore".as_ref(), copy.as_os_str(), elsewhere.as_os_str()],
        ),
    ];
    for (to, words) in copies {
        let trace = place.file("trace");
        let mut command = Command::new("strace");
        command.args([
            "-f",
            "-y",
            "-e",
            "trace=fsync,fdatasync,rename,renameat,renameat2",
            "-o",
        ]);
        command.arg(&trace).arg(tara().get_program()).args(words);
        assert!(command.status().expect("strace runs").success());
        let to = to.to_str().expect("text");
        let directory = Path::new(to)
            .parent()
            .expect("a directory")
            .to_str()
            .expect("text");
        let calls = settled(&trace);
        let last =
            |what: &dyn Fn(&String) -> bool| calls.iter().rposition(what).expect("it was asked");
        let written =
            last(&|call| call.contains("sync(") && call.contains(&format!("<{to}.part>")));
        let renamed =
            last(&|call| call.starts_with("rename") && call.contains(&format!("{to}.part")));
        let named =
            last(&|call| call.contains("sync(") && call.contains(&format!("<{directory}>")));
        assert!(written < renamed && renamed < named, "{calls:?}");
    }
}

/// The number of times that the server made sure that something is on the disk, as the kernel saw it.
fn syncs(trace: &Path) -> usize {
    let trace = fs::read_to_string(trace).expect("strace writes it");
    let is_done = |line: &&str| line.contains("sync") && line.ends_with("= 0");
    trace.lines().filter(is_done).count()
}

#[test]
fn an_order_is_on_the_disk_before_it_is_acknowledged() {
    let place = TestFolder::new();
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
    let place = TestFolder::new();
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
    let what = json!({"do": "move", "action": "D4"});
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
