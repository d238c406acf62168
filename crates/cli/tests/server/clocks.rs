//! The passing of time, with a clock that the test sets.

use serde_json::{Value, json};
use server::Clock;
use tungstenite::Message;

use crate::client::{clients, decide_once, open, sit_all, tokens};
use crate::host::{Host, TestFolder};

/// A server with a clock that stands still.
fn host_with(place: &TestFolder, clock: &Clock) -> Host {
    Host::start_in(&place.file("tara.db"), clock.clone())
}

/// Lets blue go away while it is asked, and red claim the game just before and when `limit_ms` have passed.
fn check_claim(terms: &Value, limit_ms: u64) {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let host = host_with(&place, &clock);
    let table = open(&host, "sacred-hill-1", terms);
    let mut players = clients(&host, &table, 1);
    sit_all(&table, &mut players);
    let mut view = players[0].1.clone();
    let version = view["view"]["version"].clone();
    drop(players.pop());
    while view["people"][1]["here"] != false {
        view = players[0].0.wait("people").expect("blue is away");
    }
    assert_eq!(view["people"][1]["claim_in_ms"], limit_ms);
    assert_eq!(view["people"][0]["claim_in_ms"], Value::Null);
    let red = &mut players[0].0;
    let mut claim = || {
        red.order(
            &table.id,
            "red",
            &version,
            json!({"do": "claim", "claim": "win"}),
        );
        loop {
            let answer = red.hear().expect("an answer");
            if answer["type"] == "error" || answer["type"] == "done" {
                return answer;
            }
        }
    };
    clock.advance(limit_ms - 1);
    let refused = claim();
    assert_eq!(refused["code"], "not-away");
    assert_eq!(refused["detail"], "1");
    let sentence = "You cannot claim the game yet. Wait another 0:01.";
    assert_eq!(refused["sentence"], sentence);
    clock.advance(1);
    assert_eq!(claim()["type"], "done");
}

#[test]
fn m9_a_game_is_claimed_when_the_opponent_was_away_for_two_minutes() {
    let limit = json!({"fischer": {"initial_ms": 1_800_000, "increment_ms": 20_000}});
    check_claim(&json!({"first": "blue", "clock": limit}), 120_000);
}

#[test]
fn m9_without_a_clock_a_game_is_claimed_after_ten_minutes() {
    check_claim(&json!({"first": "blue"}), 600_000);
}

#[test]
fn an_answer_to_no_heartbeat_gives_no_time_back() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let host = host_with(&place, &clock);
    let limit = json!({"fischer": {"initial_ms": 60_000, "increment_ms": 0}});
    let terms = json!({"first": "red", "clock": limit});
    let table = open(&host, "sacred-hill-1", &terms);
    let mut players = clients(&host, &table, 1);
    sit_all(&table, &mut players);
    decide_once(&table, &mut players);
    clock.advance(5_000);
    let (red, view) = &mut players[0];
    let minute_ago = clock.now() - 60_000;
    red.send(Message::Pong(minute_ago.to_be_bytes().to_vec().into()));
    let decision = tokens(&view["view"]["legal"]).swap_remove(0);
    red.play(&table.id, "red", &view["view"]["version"], &decision);
    red.say(&json!({"type": "watch", "table": table.id, "as": "red"}));
    let view = red.wait("view").expect("a view");
    let left = view["view"]["seats"][0]["clock_ms"].as_u64();
    // The time that a real answer to the first heartbeat measured is much less than the half second that this one claims.
    assert!(
        (55_000..55_400).contains(&left.expect("a clock")),
        "{left:?}"
    );
}

#[test]
fn a_clock_that_runs_out_ends_the_game_without_a_message() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let host = host_with(&place, &clock);
    let limit = json!({"fischer": {"initial_ms": 10_000, "increment_ms": 0}});
    let table = open(
        &host,
        "sacred-hill-1",
        &json!({"first": "red", "clock": limit}),
    );
    let mut players = clients(&host, &table, 1);
    sit_all(&table, &mut players);
    decide_once(&table, &mut players);
    let mut view = players[0].1.clone();
    assert_eq!(view["view"]["stage"], "playing");
    clock.advance(10_000);
    while view["view"]["stage"] == "playing" {
        view = players[0].0.wait("view").expect("a view");
    }
    assert_eq!(view["view"]["stage"], "over");
}
