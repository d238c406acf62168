//! Whole games over the wire, of every variant.

use std::ops::ControlFlow;

use catalog::AnyVariant;
use records::TranscriptReader;
use seat_of_kings::Deck;
use serde_json::{Value, json};
use server::Clock;

use crate::client::{Client, OpenedTable, catch_up, clients, open, secret, sit_all};
use crate::host::{Host, TestFolder};
use crate::positions;

/// Lets all sit, then plays at random until the table is over; gives the last view of the first seat.
pub(crate) fn play_to_the_end(table: &OpenedTable, players: &mut [(Client, Value)]) -> Value {
    sit_all(table, players);
    while players[0].1["view"]["stage"] != "over" {
        let asks = |(client, view): &mut (Client, Value)| client.decision(&view["view"]);
        let asked = players.iter_mut().map(asks).enumerate();
        let asked = asked.filter_map(|(place, decision)| Some((place, decision?)));
        let (place, decision) = asked
            .min_by_key(|&(place, _)| place)
            .expect("a seat is asked");
        let (client, view) = &mut players[place];
        let version = view["view"]["version"].clone();
        let what = json!({"do": "move", "action": decision});
        client.order(&table.id, &table.seats[place].0, &version, what);
        catch_up(players, place);
    }
    let (client, view) = &mut players[0];
    with_whole_log(client, &table.id, &table.seats[0].0, &view["view"])
}

/// A view with the entries of the log that did not come with it, asked for from the last to the first.
pub(crate) fn with_whole_log(client: &mut Client, table: &str, seat: &str, view: &Value) -> Value {
    let mut view = view.clone();
    while view["log_from"] != 0 {
        let before = &view["log_from"];
        client.say(&json!({"type": "log", "table": table, "as": seat, "before": before}));
        let earlier = client.wait("log").expect("a part of the log");
        let (part, rest) = (&earlier["log"], &view["log"]);
        let parts = [part, rest].map(|log| log.as_array().expect("a list").as_slice());
        assert!((1..=128).contains(&parts[0].len()), "{earlier}");
        let log = parts.concat();
        view["log"] = log.into();
        view["log_from"] = earlier["log_from"].clone();
    }
    view
}

#[test]
fn whole_games_of_every_variant() {
    let place = TestFolder::new();
    let host = Host::start_in(&place.file("tara.db"), Clock::system());
    for (variant, seed) in AnyVariant::all().zip(0..) {
        let agreed = match variant {
            AnyVariant::SeatOfKings => json!({"kings": {"max_rounds": 4}}),
            AnyVariant::Ringforts(_) => json!({}),
        };
        let table = open(&host, variant.name(), &agreed);
        let mut players = clients(&host, &table, seed * 10);
        let view = play_to_the_end(&table, &mut players);
        check_transcript(&host, &table.id, &view);
        positions::check_moments(&host, &table.id, &view);
        for (client, _) in &players {
            let longest = client.heard.iter().map(String::len).max();
            assert!(longest < Some(40_960), "{variant}: {longest:?}");
        }
    }
}

/// Checks the transcript and the proof of a finished game against the rules and against its views.
pub(crate) fn check_transcript(host: &Host, table: &str, view: &Value) {
    let line = host.text(&format!("/api/tables/{table}/games/0"));
    let mut reader = TranscriptReader::new(line.as_bytes());
    let transcript = reader.next_transcript().expect("it is read").expect("one");
    let mut findings = Vec::new();
    let replayed = transcript.replay(&Deck::reconstructed(), |finding| {
        findings.push(finding);
        ControlFlow::Continue(())
    });
    replayed.expect("it is played");
    assert_eq!(findings, [], "{line}");
    let transcript: Value = serde_json::from_str(&line).expect("JSON");
    let points = transcript["points"].as_object().expect("points");
    let mut points: Vec<&Value> = points.values().collect();
    points.sort_by_key(|points| points.as_u64());
    let mut results: Vec<&Value> = view["standing"]["results"][0]
        .as_array()
        .expect("points")
        .iter()
        .collect();
    results.sort_by_key(|points| points.as_u64());
    assert!(
        points.iter().zip(&results).all(|(one, other)| one == other),
        "{points:?} {results:?}"
    );
    let proof = host.text(&format!("/api/tables/{table}/games/0/proof"));
    let proof: play::Proof = serde_json::from_str(&proof).expect("a proof");
    proof.check().expect("it holds");
    assert_eq!(json!(proof.secret), view["fairness"]["revealed"]["secret"]);
}

#[test]
fn the_computer_plays_to_the_end() {
    let place = TestFolder::new();
    let host = Host::start_in(&place.file("tara.db"), Clock::system());
    let [.., newest] = ringforts::Variant::ALL;
    for (variant, player) in [
        ("sacred-hill-2", "level:1"),
        ("four-treasures", "greedy"),
        (newest.name(), "level:1"),
    ] {
        let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "program": player}]);
        let agreed = json!({"variant": variant, "seats": seats});
        let secret = secret();
        let asked = json!({"agreed": agreed, "secret": secret, "seat": "red"});
        let (_, opened) = host.post("/api/tables", &asked);
        let id = opened["table"].as_str().expect("a table").to_owned();
        let mut client = Client::connect(&host, 5);
        let mut view = client.sit_at(&id, "red", &secret).expect("a view");
        client.sit_alone(&id, "red", &view["view"]["version"]);
        while view["view"]["stage"] != "over" {
            view = client.wait("view").expect("a view");
            if let Some(decision) = client.decision(&view["view"]) {
                let what = json!({"do": "move", "action": decision});
                client.order(&id, "red", &view["view"]["version"], what);
            }
        }
        check_transcript(&host, &id, &view["view"]);
    }
}

#[test]
fn a_gap_is_closed_by_the_version_that_was_seen_last() {
    let place = TestFolder::new();
    let host = Host::start_in(&place.file("tara.db"), Clock::system());
    let table = open(&host, "sacred-hill-1", &json!({"first": "red"}));
    let mut players = clients(&host, &table, 3);
    sit_all(&table, &mut players);
    let mut versions = Vec::new();
    for seat in [0, 1, 0] {
        let (client, view) = &mut players[seat];
        let version = view["view"]["version"].clone();
        let decision = client.decision(&view["view"]).expect("it is asked");
        let what = json!({"do": "move", "action": decision});
        client.order(&table.id, &table.seats[seat].0, &version, what);
        catch_up(&mut players, seat);
        versions.push(players[0].1["view"]["version"].clone());
    }
    let mut late = Client::connect(&host, 9);
    for (since, from) in [
        (json!(null), 0),
        (versions[0].clone(), 1),
        (versions[2].clone(), 3),
    ] {
        late.say(&json!({"type": "watch", "table": table.id, "since": since}));
        let view = late.wait("view").expect("a view");
        assert_eq!(view["view"]["log_from"], from);
        assert_eq!(view["view"]["log"].as_array().map(Vec::len), Some(3 - from));
        assert_eq!(
            view["view"].get("legal"),
            None,
            "who watches decides nothing"
        );
    }
}
