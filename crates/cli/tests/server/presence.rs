//! The list of who is here: those who watch are sent it, and who answers nothing is gone.

use std::thread;

use serde_json::json;

use crate::client::Client;
use crate::host::{Host, TestFolder};
use crate::people::opened;

#[test]
fn clients_are_sent_who_is_here() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = opened(&host, json!(true));
    let id = table["table"].as_str().expect("a table");
    let mut watcher = Client::connect(&host, 1);
    watcher.say(&json!({"type": "watch", "table": id}));
    assert_eq!(
        watcher.wait("view").expect("a view")["people"][0]["here"],
        false
    );
    let mut red = Client::connect(&host, 2);
    red.sit_at(id, "red", table["secret"].as_str().expect("a secret"))
        .expect("a view");
    assert_eq!(
        watcher.wait("people").expect("red came")["people"][0]["here"],
        true
    );
    drop(red);
    assert_eq!(
        watcher.wait("people").expect("red went")["people"][0]["here"],
        false
    );
}

#[test]
fn who_answers_no_heartbeat_is_gone() {
    let place = TestFolder::new();
    // Twice that is longer than a busy machine takes until red is seen.
    let host = Host::start_with(&place.file("tara.db"), &["--heartbeat-ms=1500"]);
    let table = opened(&host, json!(true));
    let id = table["table"].as_str().expect("a table");
    let mut watcher = Client::connect(&host, 2);
    watcher.say(&json!({"type": "watch", "table": id}));
    watcher.wait("view").expect("a view");
    thread::scope(|scope| {
        // It answers all the while.
        let watching = scope.spawn(move || {
            for is_here in [true, false] {
                let people = watcher.wait("people").expect("it is still there");
                assert_eq!(people["people"][0]["here"], is_here);
            }
            watcher.say(&json!({"type": "ping", "number": 7}));
            assert_eq!(watcher.wait("pong").expect("a pong")["number"], 7);
        });
        // Nobody reads this socket any more, so nobody answers.
        let mut red = Client::connect(&host, 1);
        red.sit_at(id, "red", table["secret"].as_str().expect("a secret"))
            .expect("a view");
        watching.join().expect("it sees red come and go");
    });
}
