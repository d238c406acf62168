//! Aborting a game that has hardly begun, over the socket.

use serde_json::{Value, json};
use server::Clock;

use crate::client::{clients, done, open, sit_all};
use crate::host::{Host, TestFolder};

#[test]
fn a_guest_who_has_only_looked_aborts_and_both_play_again() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let host = Host::start_in(&place.file("tara.db"), clock.clone());
    let limit = json!({"fischer": {"initial_ms": 10_000, "increment_ms": 0}});
    let terms = json!({"first": "red", "clock": limit, "length": "match"});
    let table = open(&host, "sacred-hill-1", &terms);
    let mut players = clients(&host, &table, 1);
    sit_all(&table, &mut players);
    done(
        &table,
        &mut players,
        0,
        json!({"do": "move", "action": "D4"}),
    );
    clock.advance(60_000);
    for (_, view) in &players {
        let view = &view["view"];
        assert_eq!(
            (&view["can_abort"], &view["clocks_wait"]),
            (&json!(true), &json!(true))
        );
    }
    done(&table, &mut players, 1, json!({"do": "abort"}));
    let view = &players[0].1["view"];
    assert_eq!(view["stage"], "over");
    assert_eq!(view["ending"], json!({"aborted": {"seat": 1}}));
    assert_eq!(view["standing"]["results"], json!([[0, 0]]));
    assert_eq!(view["fairness"]["revealed"]["game"], 0);
    assert_eq!(view["can_abort"], Value::Null);
    // It is a game without an ending in records, and its end is told where it is looked at again.
    let game = host.text(&format!("/api/tables/{}/games/0", table.id));
    let transcript: Value = serde_json::from_str(&game).expect("JSON");
    assert_eq!(
        (&transcript["moves"], &transcript["points"]),
        (&json!(["D4"]), &Value::Null)
    );
    let (status, moments) = host.get(&format!("/api/tables/{}/games/0/positions", table.id));
    assert_eq!(
        (status, &moments[1]["ended"]["ending"]),
        (200, &view["ending"])
    );
    let of = json!({"of": {"table": table.id, "game": 0}});
    let (status, written) = host.post("/api/files/write", &of);
    assert_eq!(status, 200, "{written}");
    let file = written["file"].as_str().expect("a text");
    assert!(file.contains("D4 *") && !file.contains("Ending"), "{file}");
    // A rematch begins, with clocks that wait again.
    done(
        &table,
        &mut players,
        1,
        json!({"do": "offer", "offer": "rematch"}),
    );
    done(&table, &mut players, 0, json!({"do": "agree"}));
    sit_all(&table, &mut players);
    let view = &players[1].1["view"];
    assert_eq!(
        (&view["stage"], &view["clocks_wait"]),
        (&json!("playing"), &json!(true))
    );
    assert_eq!(view["seats"][0]["clock_ms"], 10_000);
}
