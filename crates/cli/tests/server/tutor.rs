//! The tutor answers a seat in its turn, if only computers play against it.

use serde_json::{Value, json};

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};

/// Asks the tutor of red; gives the status and the answer.
fn tutor(host: &Host, table: &str, secret: &str, asked: &Value) -> (u16, Value) {
    let mut body = json!({"secret": secret, "seat": "red"});
    let fields = body.as_object_mut().expect("an object");
    fields.extend(asked.as_object().expect("an object").clone());
    host.post(&format!("/api/tables/{table}/tutor"), &body)
}

/// A table with red at one screen and somebody for blue.
fn opened(host: &Host, blue: &Value, secret: &str) -> String {
    let seats = json!([{"seat": "red", "person": 1}, blue]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
    let (status, opened) = host.post("/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    opened["table"].as_str().expect("a table").to_owned()
}

/// Waits for a view in which red decides.
fn asked(client: &mut Client) -> Value {
    loop {
        let view = client.wait("view").expect("a view")["view"].clone();
        if view["stage"] == "playing" && view["turn"] == "red" {
            return view;
        }
    }
}

#[test]
fn a_player_against_the_computer_gets_remarks_on_the_moves_since_their_own() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let secret = secret();
    let table = opened(
        &host,
        &json!({"seat": "blue", "program": "level:1"}),
        &secret,
    );
    let (status, refused) = tutor(&host, &table, &secret, &json!({}));
    assert_eq!((status, &refused["code"]), (409, &json!("not-begun")));
    let mut client = Client::connect(&host, 1);
    let first = client.sit_at(&table, "red", &secret).expect("a view");
    client.sit_alone(&table, "red", &first["view"]["version"]);
    let view = asked(&mut client);
    let (status, said) = tutor(&host, &table, &secret, &json!({"action": "D4"}));
    let nothing = json!({"version": view["version"], "says_lead": false, "moves": []});
    assert_eq!((status, &said), (200, &nothing));
    let (_, refused) = tutor(&host, &table, &secret, &json!({"action": "xD4"}));
    assert_eq!(refused["code"], "illegal");

    client.play(&table, "red", &view["version"], "D4");
    let view = asked(&mut client);
    // The view has what is new since the one before: the answer.
    let answer = &view["log"][0];
    let (_, said) = tutor(&host, &table, &secret, &json!({}));
    assert_eq!(said["version"], view["version"]);
    let moves = said["moves"].as_array().expect("moves");
    let named: Vec<_> = moves
        .iter()
        .map(|one| (&one["seat"], &one["remarks"]))
        .collect();
    let alone = json!([{"kind": 8, "code": "alone", "hill": answer["token"]}]);
    assert_eq!(
        named,
        [(&json!("red"), &json!([])), (&json!("blue"), &alone)]
    );
    let (_, said) = tutor(&host, &table, &secret, &json!({"since": answer["version"]}));
    assert_eq!(said["moves"], json!([moves[1]]));
    let wrong = "0".repeat(32);
    assert_eq!(
        tutor(&host, &table, &wrong, &json!({})).1["code"],
        "wrong-secret"
    );
}

#[test]
fn beside_another_person_there_is_no_tutor() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let secret = secret();
    let table = opened(&host, &json!({"seat": "blue", "person": 1}), &secret);
    let mut client = Client::connect(&host, 1);
    let version = client.sit_at(&table, "red", &secret).expect("a view")["view"]["version"].clone();
    for order in [Client::sit, Client::reveal] {
        for seat in ["red", "blue"] {
            order(&mut client, &table, seat, &version);
            client.wait("done").expect("it sits");
        }
    }
    let (status, refused) = tutor(&host, &table, &secret, &json!({}));
    assert_eq!((status, &refused["code"]), (409, &json!("others-play")));
}
