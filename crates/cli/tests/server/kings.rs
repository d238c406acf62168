//! Seat of Kings by whole requests: decks, moments of games that are over, and what their decisions were worth.

use serde_json::{Value, json};

use crate::client::{Client, OpenedTable, clients, done, open, secret, sit_all};
use crate::host::{Host, TestFolder};

/// The deck file that comes with the program.
const DECK: &str = include_str!("../../../../data/decks/reconstructed.toml");

/// Checks the moments of a finished game against its log, and analyzes some of its decisions.
pub(crate) fn check_moments(host: &Host, table: &str, view: &Value) {
    let log = view["log"].as_array().expect("a log");
    let moments = all_moments(host, table);
    assert_eq!(moments.len(), log.len() + 1);
    for ((moment, entry), number) in moments[1..].iter().zip(log).zip(1..) {
        assert_eq!(moment["number"], number);
        for field in ["seat", "token", "detail"] {
            assert_eq!(moment["after"][field], entry[field], "{moment}");
        }
    }
    let last = &moments[log.len()]["kings"];
    assert_eq!(last["raths"], view["kings"]["raths"]);
    assert_eq!(last["stage"]["winner"], view["kings"]["stage"]["winner"]);
    let is_decision = |moment: &&Value| moment["after"]["seat"].is_string();
    for moment in moments.iter().filter(is_decision).step_by(97) {
        check_hand(moment);
        check_analysis(host, table, moment);
    }
}

fn all_moments(host: &Host, table: &str) -> Vec<Value> {
    let mut moments = Vec::new();
    loop {
        let from = moments.len();
        let path = format!("/api/tables/{table}/games/0/positions?from={from}");
        let (status, some) = host.get(&path);
        assert_eq!(status, 200, "{some}");
        let some = some.as_array().expect("a list").clone();
        let is_last = some.len() < 64;
        moments.extend(some);
        if is_last {
            return moments;
        }
    }
}

/// The hand that a seat sees is its own.
fn check_hand(moment: &Value) {
    let Some(seat) = moment["kings"]["stage"]["seat"].as_str() else {
        return;
    };
    let seen = moment["kings"]["hand"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let seen: Vec<&Value> = seen.iter().map(|card| &card["card"]).collect();
    assert_eq!(json!(seen), moment["hands"][seat]["cards"]);
}

/// Checks the analysis of the decision that led to a moment.
fn check_analysis(host: &Host, table: &str, moment: &Value) {
    let number = moment["number"].as_u64().expect("a number") - 1;
    let asked = json!({"moment": number, "iterations": 60, "lines": 2});
    let (status, body) = host.post(&format!("/api/tables/{table}/games/0/analysis"), &asked);
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["seat"], moment["after"]["seat"]);
    assert_eq!(body["played"]["action"]["token"], moment["after"]["token"]);
    let lines = body["lines"].as_array().expect("a list");
    assert!((1..=2).contains(&lines.len()), "{body}");
    assert!(body["iterations"].as_u64().expect("a number") <= 60);
    let number = |value: &Value| value.as_f64().expect("a number");
    let loss = number(&lines[0]["value"]) - number(&body["played"]["value"]);
    let is_tried = body["played"]["iterations"] != 0;
    let wanted = if is_tried { loss.max(0.0) } else { 0.0 };
    assert!(
        (number(&body["played"]["loss"]) - wanted).abs() < 1e-6,
        "{body}"
    );
}

#[test]
fn a_game_that_is_not_over_is_neither_shown_nor_judged() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = open(&host, "seat-of-kings", &json!({})).id;
    let (status, refused) = host.get(&format!("/api/tables/{table}/games/0/positions?from=0"));
    assert_eq!((status, &refused["code"]), (404, &json!("no-game")));
    let asked = json!({"moment": 0});
    let (status, refused) = host.post(&format!("/api/tables/{table}/games/0/analysis"), &asked);
    assert_eq!((status, &refused["code"]), (404, &json!("no-game")));
    let (status, refused) = host.get(&format!("/api/tables/{table}/games/0/positions?from=x"));
    assert_eq!((status, &refused["code"]), (400, &json!("malformed")));
}

#[test]
fn skc3_a_table_tells_its_deck() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (_, usual) = host.get("/api/deck");
    assert_eq!(usual["is_reconstruction"], true);
    let deck = |table: &str| host.get(&format!("/api/tables/{table}/deck"));
    let table = open(&host, "seat-of-kings", &json!({})).id;
    assert_eq!(deck(&table), (200, usual.clone()));
    let renamed = DECK.replacen("name = \"reconstructed\"", "name = \"printed\"", 1);
    let agreed = json!({"kings": {"deck": renamed}});
    let table = open(&host, "seat-of-kings", &agreed).id;
    let (status, body) = deck(&table);
    assert_eq!((status, &body["name"]), (200, &json!("printed")));
    assert_eq!(
        (&body["is_reconstruction"], &body["cards"]),
        (&json!(false), &usual["cards"])
    );
    let other = open(&host, "four-treasures", &json!({})).id;
    let (status, refused) = deck(&other);
    assert_eq!((status, &refused["code"]), (400, &json!("kings-only")));
}

#[test]
fn skc2a_a_deck_file_is_checked_before_a_table_is_opened() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    assert_eq!(host.bytes("/api/deck/file"), (200, DECK.into()));
    let faults = |language: &str, text: &str| {
        let path = format!("/api/deck/check?lang={language}");
        let (status, body) = host.post(&path, &json!({"text": text}));
        assert_eq!(status, 200, "{body}");
        body["faults"].clone()
    };
    assert_eq!(faults("en", DECK), json!([]));
    let two = DECK.replacen("number = 1\n", "number = 37\n", 1);
    let two = two.replacen("edition = 1", "edition = 2", 1);
    let said = faults("de", &two);
    let said: Vec<_> = said.as_array().expect("a list").iter().collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(
        said[1].as_str().expect("text").starts_with("Karte 1"),
        "{said:?}"
    );
    let long = DECK.replacen("\"reconstructed\"", &format!("{:?}", "x".repeat(65)), 1);
    assert_eq!(
        faults("en", &long),
        json!([
            "name: a name has at most 64 characters, none of which changes how the text around it is shown (line 14)"
        ])
    );
}

#[test]
fn skc2a_a_bad_deck_is_refused_by_line_and_card() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let refused = |deck: String| {
        let seats =
            [("blue", 1), ("red", 2)].map(|(seat, person)| json!({"seat": seat, "person": person}));
        let agreed = json!({"variant": "seat-of-kings", "seats": seats, "kings": {"deck": deck}});
        let asked = json!({"agreed": agreed, "secret": secret()});
        let (status, body) = host.post("/api/tables", &asked);
        assert_eq!((status, &body["code"]), (400, &json!("invalid-terms")));
        body["detail"].as_str().expect("text").to_owned()
    };
    let said = refused(DECK.replacen("cost = 0", "cost = 9", 1));
    let line = DECK
        .lines()
        .position(|line| line.contains("cost = 0"))
        .expect("a cost")
        + 1;
    assert!(
        said.starts_with("kings.deck: ") && said.contains(&format!("line {line}")),
        "{said}"
    );
    let said = refused(DECK.replacen("edition = 1", "edition = ", 1));
    let line = DECK
        .lines()
        .position(|line| line == "edition = 1")
        .expect("an edition")
        + 1;
    assert!(said.contains(&format!("line {line}")), "{said}");
}

/// The place that is asked, and the name of what it is asked.
fn asked(players: &[(Client, Value)]) -> (usize, String) {
    let is_asked = |(_, view): &(_, Value)| view["view"].get("legal").is_some();
    let place = players.iter().position(is_asked).expect("a seat is asked");
    let stage = &players[place].1["view"]["kings"]["stage"]["name"];
    (place, stage.as_str().expect("a name").to_owned())
}

/// Plays until a decision of this name is another one's than that of the place; any other's without a place. Returns whose.
fn play_until(
    table: &OpenedTable,
    players: &mut [(Client, Value)],
    (name, not): (&str, Option<usize>),
) -> usize {
    loop {
        let (place, stage) = asked(players);
        if stage == name && not != Some(place) {
            return place;
        }
        let (client, view) = &mut players[place];
        let action = client.decision(&view["view"]).expect("it is asked");
        done(
            table,
            players,
            place,
            json!({"do": "move", "action": action}),
        );
    }
}

#[test]
fn a_whole_turn_is_taken_back_if_all_agree_until_another_has_decided() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let offer = json!({"do": "offer", "offer": "takeback"});
    let table = open(&host, "seat-of-kings", &json!({}));
    let mut players = clients(&host, &table, 7);
    sit_all(&table, &mut players);
    let seat = play_until(&table, &mut players, ("turn", None));
    let seen = |players: &[(Client, Value)], field: &str| players[seat].1["view"][field].clone();
    let before = seen(&players, "kings");
    let next = play_until(&table, &mut players, ("turn", Some(seat)));
    assert_ne!(seen(&players, "kings"), before);
    assert_eq!(seen(&players, "undo_barred"), Value::Null);
    done(&table, &mut players, seat, offer.clone());
    assert_eq!(seen(&players, "undo_barred"), "offer-stands");
    for place in (0..4).filter(|&place| place != seat) {
        done(&table, &mut players, place, json!({"do": "agree"}));
    }
    assert_eq!(seen(&players, "kings"), before);

    assert_eq!(play_until(&table, &mut players, ("turn", Some(seat))), next);
    play_until(&table, &mut players, ("turn", Some(next)));
    let version = seen(&players, "version");
    let barred = seen(&players, "undo_barred");
    let client = &mut players[seat].0;
    client.order(&table.id, &table.seats[seat].0, &version, offer);
    let refused = client.wait("error").expect("an answer");
    assert_eq!(refused["code"], barred, "{refused}");
    assert_ne!(barred, Value::Null);
}
