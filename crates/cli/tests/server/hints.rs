//! Hints: given where nobody plays at another screen, and refused by a code elsewhere.

use serde_json::{Value, json};

use crate::client::{Client, open, secret, sit_all, tokens};
use crate::host::{Host, TestFolder};

/// Asks for a hint; gives the status and the answer.
fn hint(host: &Host, table: &str, secret: &str, seat: &str) -> (u16, Value) {
    let asked = json!({"secret": secret, "seat": seat});
    host.post(&format!("/api/tables/{table}/hint"), &asked)
}

/// A table with red at one screen and somebody for blue, who sits at once if that is the same screen.
fn opened(host: &Host, blue: &Value, secret: &str) -> String {
    let mut other = json!({"seat": "blue"});
    let fields = other.as_object_mut().expect("an object");
    fields.extend(blue.as_object().expect("an object").clone());
    let seats = json!([{"seat": "red", "person": 1}, other]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
    let (status, opened) = host.post("/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    opened["table"].as_str().expect("a table").to_owned()
}

/// Lets red sit and gives the view that begins the game.
fn begun(client: &mut Client, table: &str, secret: &str) -> Value {
    let mut view = client.sit_at(table, "red", secret).expect("a view");
    client.sit_alone(table, "red", &view["view"]["version"]);
    while view["view"]["stage"] != "playing" {
        view = client.wait("view").expect("a view");
    }
    view["view"].clone()
}

#[test]
fn a_hint_against_the_computer_is_legal_in_the_version_it_names() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let secret = secret();
    let table = opened(&host, &json!({"program": "level:1"}), &secret);
    let (status, refused) = hint(&host, &table, &secret, "red");
    assert_eq!((status, &refused["code"]), (409, &json!("not-begun")));
    let mut client = Client::connect(&host, 1);
    let view = begun(&mut client, &table, &secret);
    assert_eq!(view["can_hint"], true);
    let (status, body) = hint(&host, &table, &secret, "red");
    assert_eq!(
        (status, &body["version"]),
        (200, &view["version"]),
        "{body}"
    );
    let legal = tokens(&view["legal"]);
    assert!(
        legal.iter().any(|token| body["action"]["token"] == **token) && body["level"] == 5,
        "{body}"
    );
    assert_eq!(
        hint(&host, &table, &secret, "red").1,
        body,
        "the same again"
    );
    let wrong = "0".repeat(32);
    assert_eq!(hint(&host, &table, &wrong, "red").1["code"], "wrong-secret");
    assert_eq!(
        hint(&host, &table, &secret, "blue").1["code"],
        "wrong-secret"
    );
}

#[test]
fn at_one_screen_the_seat_in_turn_has_a_hint() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let secret = secret();
    let table = opened(&host, &json!({"person": 1}), &secret);
    let mut client = Client::connect(&host, 1);
    let version = client.sit_at(&table, "red", &secret).expect("a view")["view"]["version"].clone();
    for order in [Client::sit, Client::reveal] {
        for seat in ["red", "blue"] {
            order(&mut client, &table, seat, &version);
            client.wait("done").expect("it sits");
        }
    }
    assert_eq!(hint(&host, &table, &secret, "red").0, 200);
    assert_eq!(hint(&host, &table, &secret, "blue").1["code"], "not-asked");
}

#[test]
fn between_people_at_two_screens_there_is_no_hint() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = open(&host, "sacred-hill-1", &json!({"first": "red"}));
    let mut players = crate::client::clients(&host, &table, 3);
    sit_all(&table, &mut players);
    let (client, _) = &mut players[0];
    let (seat, secret) = &table.seats[0];
    let view = client.sit_at(&table.id, seat, secret).expect("a view");
    assert_eq!(
        (&view["view"]["stage"], &view["view"]["can_hint"]),
        (&json!("playing"), &json!(false))
    );
    for (seat, secret) in &table.seats {
        let (status, refused) = hint(&host, &table.id, secret, seat);
        assert_eq!((status, &refused["code"]), (409, &json!("others-play")));
    }
}
