//! `tara admin` looks after tables: it lists, shows, stops, deletes and renames, and logs what it changed.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::{Value, json};

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder, tara};
use crate::races::begun;

/// The output of a command of `tara admin`, or its error if it failed.
pub(crate) fn admin(database: &Path, words: &[&str]) -> Result<String, String> {
    let mut command = tara();
    command.arg("admin").arg("--database").arg(database);
    let done = command.args(words).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    match done.status.code() {
        Some(0) => Ok(text(done.stdout)),
        Some(2) => Err(text(done.stderr)),
        code => panic!("{code:?}"),
    }
}

/// The JSON that a command prints.
pub(crate) fn admin_json(database: &Path, words: &[&str]) -> Value {
    let printed = admin(database, &[words, &["--json"]].concat());
    serde_json::from_str(&printed.expect("it is done")).expect("JSON")
}

/// A listed table at which Ann has red and Ben blue: its number, and their secrets.
pub(crate) fn of_ann_and_ben(host: &Host) -> (String, [String; 2]) {
    let secrets = [secret(), secret()];
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let asked = json!({"agreed": agreed, "secret": secrets[0], "listed": true, "seat": "red", "name": "Ann"});
    let (_, opened) = host.post("/api/tables", &asked);
    let table = opened["table"].as_str().expect("a table").to_owned();
    let ben = json!({"secret": secrets[1], "name": "Ben"});
    assert_eq!(host.post(&format!("/api/tables/{table}/join"), &ben).0, 200);
    (table, secrets)
}

#[test]
fn tables_are_listed_and_shown_without_what_is_hidden() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let list = |words: &[&str]| admin_json(&database, &[&["tables"], words].concat());
    assert_eq!(list(&[]), json!([]));
    assert_eq!(
        admin(&database, &["tables"]).expect("a list"),
        "nothing to list\n"
    );
    let (table, secrets) = of_ann_and_ben(&host);
    let (other, _players) = begun(&host, json!({}));
    let mut red = Client::connect(&host, 1);
    red.sit_at(&table, "red", &secrets[0]).expect("a view");
    let mut watcher = Client::connect(&host, 2);
    watcher.say(&json!({"type": "watch", "table": table}));
    watcher.wait("view").expect("a view");
    let ids = |list: Value| -> Vec<String> {
        let list = list.as_array().expect("a list").clone();
        list.iter()
            .map(|entry| entry["table"].as_str().expect("an id").into())
            .collect()
    };
    let (own, other) = (table.as_str(), other.id.as_str());
    assert_eq!(ids(list(&[])), [other, own]);
    assert_eq!(ids(list(&["--limit", "1"])), [other]);
    assert_eq!(ids(list(&["--listed"])), [own]);
    assert_eq!(ids(list(&["--stage", "playing"])), [other]);
    assert_eq!(ids(list(&["--stage", "stopped"])), [""; 0]);
    assert_eq!(ids(list(&["--address", "127.0.0.1"])), [other, own]);
    assert_eq!(ids(list(&["--address", "1.2.3.4"])), [""; 0]);

    let shown = admin_json(&database, &["table", &table]);
    assert_eq!(shown["names"], json!(["Ann", "Ben"]));
    assert_eq!(
        (&shown["stage"], &shown["clients"]),
        (&json!("seating"), &json!(2))
    );
    assert_eq!(shown["seats"][0]["addresses"], json!(["127.0.0.1"]));
    assert_eq!(shown["seats"][1]["addresses"], json!([]));
    assert_eq!(shown["watchers"], json!(["127.0.0.1"]));
    let keys = shown.as_object().expect("an object").keys();
    let known = [
        "table",
        "variant",
        "stage",
        "is_listed",
        "opened_at",
        "last_at",
        "events",
        "clients",
        "open_reports",
        "names",
        "seats",
        "watchers",
        "reports",
    ];
    assert_eq!(keys.collect::<Vec<_>>(), known);
    let text = admin(&database, &["table", &table]).expect("a page");
    assert!(
        text.contains("red            Ann, here from 127.0.0.1\n"),
        "{text}"
    );
    assert!(text.contains("blue           Ben, away\n"), "{text}");
    let text = admin(&database, &["tables"]).expect("a page");
    assert!(
        text.lines().count() == 3 && text.contains("Ann, Ben"),
        "{text}"
    );
}

#[test]
fn a_table_is_stopped_and_its_draws_can_be_checked() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, mut players) = begun(&host, json!({}));
    let stop = ["stop", &table.id, "--reason", "spam\u{7} of it"];
    assert_eq!(admin(&database, &stop).expect("it stops"), "done\n");
    let view = players[0].0.wait("view").expect("it is seen");
    assert_eq!(view["view"]["stage"], "stopped");
    let proof = host.get(&format!("/api/tables/{}/games/0/proof", table.id));
    assert_eq!(proof.0, 200, "{}", proof.1);
    let refused = admin(&database, &stop).expect_err("it is stopped");
    assert!(refused.contains("over or stopped already"), "{refused}");
    let log = admin_json(&database, &["log"]);
    assert_eq!(log.as_array().map(Vec::len), Some(1), "{log}");
    let entry = &log[0];
    assert_eq!(
        (&entry["command"], &entry["target"]),
        (&json!("stop"), &json!(table.id))
    );
    assert_eq!(entry["reason"], "spam of it");
    let own = rustix::process::getuid().as_raw();
    assert_eq!(entry["user"], json!(own));
    host.kill();
    let _host = Host::start(&database);
    assert_eq!(admin_json(&database, &["log"]), log);
    assert_eq!(
        admin_json(&database, &["table", &table.id])["stage"],
        "stopped"
    );
}

#[test]
fn a_deleted_table_leaves_no_byte_of_its_names() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, secrets) = of_ann_and_ben(&host);
    let (name, text) = ("Gormlaith of the hill", "shouts at everybody");
    let rename = ["rename", &table, "red", name];
    assert_eq!(admin(&database, &rename).expect("it is renamed"), "done\n");
    let report = json!({"secret": secrets[1], "about": "red", "reason": "name", "text": text});
    assert_eq!(
        host.post(&format!("/api/tables/{table}/reports"), &report)
            .0,
        204
    );
    let mut watcher = Client::connect(&host, 1);
    watcher.say(&json!({"type": "watch", "table": table}));
    let view = watcher.wait("view").expect("a view");
    assert_eq!(view["people"][0]["name"], name);
    let holds = |what: &str| {
        ["tara.db", "tara.db-wal", "tara.db-shm"]
            .iter()
            .any(|file| {
                let bytes = fs::read(place.file(file)).unwrap_or_default();
                bytes
                    .windows(what.len())
                    .any(|window| window == what.as_bytes())
            })
    };
    assert!(holds(name) && holds(text));
    assert_eq!(
        admin(&database, &["delete", &table]).expect("it is deleted"),
        "done\n"
    );
    assert_eq!(watcher.wait("gone").expect("it is gone")["code"], "deleted");
    let begin = std::time::Instant::now();
    while holds(name) || holds(text) {
        assert!(begin.elapsed().as_secs() < 60);
        // The server goes on meanwhile.
        assert!(host.answers());
    }
    watcher.say(&json!({"type": "watch", "table": table}));
    assert_eq!(
        watcher.wait("error").expect("it is refused")["code"],
        "no-table"
    );
    let refused = admin(&database, &["delete", &table]).expect_err("it is gone");
    assert!(
        refused.contains("no such table; `tara admin tables`"),
        "{refused}"
    );
    assert_eq!(admin_json(&database, &["tables"]), json!([]));
    assert_eq!(admin_json(&database, &["reports", "--all"]), json!([]));
    let log = admin_json(&database, &["log"]);
    let done = |entry: &Value| entry["command"].clone();
    let done: Vec<Value> = log.as_array().expect("a list").iter().map(done).collect();
    assert_eq!(done, ["delete", "rename"]);
}

#[test]
fn a_person_is_renamed_before_the_eyes_of_all() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, _) = of_ann_and_ben(&host);
    let mut watcher = Client::connect(&host, 1);
    watcher.say(&json!({"type": "watch", "table": table}));
    watcher.wait("view").expect("a view");
    let rename = |seat: &str, name: &str| admin(&database, &["rename", &table, seat, name]);
    rename("red", " Nina ").expect("it is renamed");
    let people = watcher.wait("people").expect("it is seen");
    assert_eq!(people["people"][0]["name"], "Nina");
    for unfit in ["Ben", "bеn", "level:8", "", "a\u{202e}b", &"x".repeat(41)] {
        let refused = rename("red", unfit).expect_err(unfit);
        assert!(refused.contains("1 to 40 visible characters"), "{refused}");
    }
    rename("red", "nina").expect("her own name is no other's");
    for seat in ["green", ""] {
        let refused = rename(seat, "Nina").expect_err(seat);
        assert!(refused.contains("nobody has that seat"), "{refused}");
    }
    let log = admin_json(&database, &["log", "--limit", "1"]);
    assert_eq!(log[0]["target"], format!("{table} red"));
    assert_eq!(
        admin_json(&database, &["log"]).as_array().map(Vec::len),
        Some(2)
    );
}

#[test]
fn the_socket_is_for_one_user_and_goes_with_the_server() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let socket = place.file("tara.db-admin");
    let nobody = |words: &str| words.contains("no server runs with the database");
    assert!(nobody(&admin(&database, &["bans"]).expect_err("none runs")));
    let host = Host::start(&database);
    let mode = || {
        fs::metadata(&socket)
            .expect("a socket")
            .permissions()
            .mode()
            & 0o777
    };
    assert_eq!(mode(), 0o600);
    host.stop();
    assert!(!socket.exists());
    assert!(nobody(&admin(&database, &["bans"]).expect_err("none runs")));
    let host = Host::start(&database);
    host.kill();
    assert!(socket.exists(), "a server that is killed leaves it");
    assert!(nobody(&admin(&database, &["bans"]).expect_err("none runs")));
    let _host = Host::start(&database);
    assert_eq!(mode(), 0o600);
    admin(&database, &["bans"]).expect("it answers");
    let unreadable = ["stop", "7", "--reason", "x"];
    assert!(
        admin(&database, &unreadable)
            .expect_err("no id")
            .contains("16 hexadecimal digits")
    );
    assert!(
        admin(&database, &["stop", &"0".repeat(16)])
            .expect_err("no reason")
            .contains("--reason")
    );
    let unknown = ["stop", &"0".repeat(16), "--reason", "x"];
    assert!(
        admin(&database, &unknown)
            .expect_err("none")
            .contains("no such table")
    );
    let long = ["stop", &"0".repeat(16), "--reason", &"x".repeat(501)];
    assert!(
        admin(&database, &long)
            .expect_err("long")
            .contains("at most 500 characters")
    );
}
