//! Names at a table: a person changes the own one, unless the host gave it.

use serde_json::{Value, json};

use crate::admin::admin;
use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};
use crate::people::{opened, path};

/// A person changes the name at a table, which all readers get at once and which outlives the server.
#[test]
fn a_person_changes_the_name_at_a_table() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let table = opened(&host, json!(true));
    let id = table["table"].as_str().expect("a table");
    let guest = json!({"secret": secret(), "name": "Ben"});
    assert_eq!(host.post(&path(&table, "join"), &guest).0, 200);
    let mut watcher = Client::connect(&host, 1);
    watcher.say(&json!({"type": "watch", "table": id}));
    assert_eq!(
        watcher.wait("view").expect("a view")["people"][0]["name"],
        "Ann"
    );
    let rename = |host: &Host, secret: &Value, name: &str| {
        let (status, error) = host.post(
            &path(&table, "name"),
            &json!({"secret": secret, "name": name}),
        );
        (
            status,
            error["code"].as_str().unwrap_or_default().to_owned(),
        )
    };
    assert_eq!(rename(&host, &table["secret"], " Anna "), (204, "".into()));
    let people = watcher.wait("people").expect("a message");
    assert_eq!(people["people"][0]["name"], "Anna");
    // The same request again changes nothing, and is no other person's name.
    assert_eq!(rename(&host, &table["secret"], "Anna"), (204, "".into()));
    for name in ["ben", "level:8", "", "a\nb"] {
        let refused = rename(&host, &table["secret"], name);
        assert_eq!(refused, (400, "name".into()), "{name:?}");
    }
    let stranger = rename(&host, &json!(secret()), "Cid");
    assert_eq!(stranger, (403, "wrong-secret".into()));
    assert_eq!(rename(&host, &guest["secret"], "Anne"), (204, "".into()));
    host.kill();
    let host = Host::start(&database);
    let mine = host.post("/api/tables/mine", &json!({"secrets": [table["secret"]]}));
    let seats = &mine.1[0]["seats"];
    assert_eq!(
        (&seats[0]["name"], &seats[1]["name"]),
        (&json!("Anna"), &json!("Anne"))
    );
}

/// A name that the host gave stays, until the seat is another person's.
#[test]
fn a_name_that_the_host_gave_cannot_be_changed() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let table = opened(&host, json!(true));
    let id = table["table"].as_str().expect("a table");
    let guest = json!({"secret": secret(), "name": "Rude"});
    assert_eq!(host.post(&path(&table, "join"), &guest).0, 200);
    admin(&database, &["rename", id, "blue", "Ben"]).expect("it is renamed");
    let rename = |secret: &Value, name: &str| {
        let asked = json!({"secret": secret, "name": name});
        host.post(&path(&table, "name"), &asked)
    };
    let (status, error) = rename(&guest["secret"], "Rude");
    assert_eq!((status, &error["code"]), (403, &json!("given-name")));
    assert_eq!(rename(&table["secret"], "Anna").0, 204);
    let left = host.post(&path(&table, "leave"), &json!({"secret": guest["secret"]}));
    assert_eq!(left.0, 204);
    let other = json!({"secret": secret(), "name": "Cid"});
    assert_eq!(host.post(&path(&table, "join"), &other).0, 200);
    assert_eq!(rename(&other["secret"], "Cathal").0, 204);
    admin(&database, &["stop", id, "--reason", "quarrel"]).expect("it is stopped");
    let (status, error) = rename(&other["secret"], "Cid");
    assert_eq!((status, &error["code"]), (410, &json!("stopped")));
}
