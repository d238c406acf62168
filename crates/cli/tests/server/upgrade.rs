//! A database of version 0.1 of the program, which this one opens and goes on with.
//!
//! `version-0.1.sql` is the dump of a database that `tara serve` wrote at commit a942aa1, by the first version of its messages and
//! of the rules. Its secrets are numbers, so that this test holds them.

use serde_json::{Value, json};
use server::Clock;

use crate::client::Client;
use crate::host::{Host, TestFolder};
use crate::stored::{add_to, create};

const DUMP: &str = include_str!("version-0.1.sql");

/// A moment just after the last one of the database, so that no clock has run out and nothing is old enough to be deleted.
const NOW: u64 = 1_795_365_904_000;

const HIGH_KINGS: &str = "00e91cc8749b73db";
const STONE_OF_DESTINY: &str = "0f43983f0f5fd193";
const MATCH: &str = "2c95c6ef158d15c6";
const OFFER: &str = "4e2922fee465b75f";
const COMPUTER: &str = "4471d4a7238802b8";
const SEAT_OF_KINGS: &str = "40be1d5040edda10";
const CARDS_CHOSEN: &str = "774f741cce7f15b4";
const FREE_SEAT: &str = "1ebe5e4dae939f6c";

fn secret(number: u32) -> String {
    format!("{number:032x}")
}

/// A server on the database.
fn start(place: &TestFolder) -> Host {
    let database = place.file("tara.db");
    create(&database, DUMP);
    Host::start_in(&database, Clock::manual(NOW))
}

/// A client at a seat of a table, and its view.
fn sit_at(host: &Host, table: &str, seat: &str, number: u32) -> (Client, Value) {
    // Clients of one seed would give their orders the same numbers, which a table knows again.
    let mut client = Client::connect(host, number.into());
    let message = client.sit_at(table, seat, &secret(number));
    let view = message.expect("a view")["view"].clone();
    (client, view)
}

#[test]
fn all_tables_are_listed() {
    let place = TestFolder::new();
    let host = start(&place);
    let secrets = [0x02, 0x42, 0xe5, 0x146, 0x150, 0x155, 0x19d].map(secret);
    let (status, mine) = host.post("/api/tables/mine", &json!({"secrets": secrets}));
    assert_eq!(status, 200, "{mine}");
    let mut tables: Vec<(&str, &str)> = mine
        .as_array()
        .expect("a list")
        .iter()
        .map(|table| {
            let text = |field: &str| table[field].as_str().expect("text");
            (text("table"), text("stage"))
        })
        .collect();
    tables.sort_unstable();
    let mut stages = [
        (HIGH_KINGS, "over"),
        (STONE_OF_DESTINY, "over"),
        (MATCH, "seating"),
        (OFFER, "playing"),
        (COMPUTER, "playing"),
        (SEAT_OF_KINGS, "over"),
        (CARDS_CHOSEN, "playing"),
    ];
    stages.sort_unstable();
    assert_eq!(tables, stages);
    let (_, listed) = host.get("/api/tables");
    assert_eq!(listed[0]["table"], FREE_SEAT, "{listed}");
}

#[test]
fn hk9_a_finished_game_shows_the_kings_with_which_it_ended() {
    let place = TestFolder::new();
    let host = start(&place);
    let kings = json!(["", "C4E1F4"]);
    let (_, view) = sit_at(&host, HIGH_KINGS, "red", 0x02);
    assert_eq!(view["board"]["kings"], kings);
    let (_, moments) = host.get(&format!("/api/tables/{HIGH_KINGS}/games/0/positions"));
    let last = moments.as_array().and_then(|moments| moments.last());
    let last = last.expect("a moment");
    assert_eq!(last["board"], view["board"]);
    assert_eq!(last["ended"]["points"], view["standing"]["results"][0]);
}

#[test]
fn finished_games_replay() {
    let place = TestFolder::new();
    let host = start(&place);
    let games = [
        (HIGH_KINGS, "high-kings-2"),
        (STONE_OF_DESTINY, "stone-of-destiny"),
        (MATCH, "four-treasures"),
        (SEAT_OF_KINGS, "seat-of-kings"),
    ];
    for (table, variant) in games {
        let (status, transcript) = host.get(&format!("/api/tables/{table}/games/0"));
        assert_eq!((status, &transcript["variant"]), (200, &json!(variant)));
        let (status, moments) = host.get(&format!("/api/tables/{table}/games/0/positions"));
        assert_eq!(status, 200, "{moments}");
        let plies = transcript.get("moves").unwrap_or(&transcript["events"]);
        let count = plies.as_array().expect("a list").len();
        assert_eq!(moments.as_array().expect("a list").len(), count + 1);
        let (status, _) = host.get(&format!("/api/tables/{table}/games/0/proof"));
        assert_eq!(status, 200);
    }
}

#[test]
fn running_games_go_on() {
    let place = TestFolder::new();
    let host = start(&place);
    for (table, seat, number) in [(COMPUTER, "red", 0x150), (OFFER, "red", 0x146)] {
        let (mut client, view) = sit_at(&host, table, seat, number);
        let entries = view["log"].as_array().expect("a log").len();
        assert!(entries > 0, "{view}");
        let action = client.decision(&view).expect("red is asked");
        let version = client.play(table, seat, &view["version"], &action);
        assert!(version.as_u64() > view["version"].as_u64());
    }
}

#[test]
fn an_open_offer_is_accepted() {
    let place = TestFolder::new();
    let host = start(&place);
    let (mut blue, view) = sit_at(&host, OFFER, "blue", 0x147);
    assert_eq!(
        view["offer"],
        json!({"offer": "draw", "by": "red", "waits": ["blue"]})
    );
    blue.order(OFFER, "blue", &view["version"], json!({"do": "agree"}));
    let view = blue.wait("view").expect("a view")["view"].clone();
    assert_eq!(
        (&view["stage"], &view["ending"]),
        (&json!("over"), &json!("agreed"))
    );
}

#[test]
fn a_match_goes_on_with_its_next_game() {
    let place = TestFolder::new();
    let host = start(&place);
    let (mut red, view) = sit_at(&host, MATCH, "red", 0xe5);
    assert_eq!(
        (&view["stage"], &view["standing"]["game"]),
        (&json!("seating"), &json!(2))
    );
    red.sit(MATCH, "red", &view["version"]);
    red.wait("done").expect("it is done");
    let (mut blue, view) = sit_at(&host, MATCH, "blue", 0xe6);
    blue.sit(MATCH, "blue", &view["version"]);
    blue.wait("done").expect("it is done");
    red.reveal(MATCH, "red", &view["version"]);
    red.wait("done").expect("it is done");
    blue.reveal(MATCH, "blue", &view["version"]);
    blue.wait("done").expect("it is done");
    blue.say(&json!({"type": "watch", "table": MATCH, "as": "blue"}));
    let view = blue.wait("view").expect("a view")["view"].clone();
    assert_eq!(
        (&view["stage"], &view["turn"]),
        (&json!("playing"), &json!("red"))
    );
}

#[test]
fn skr2_cards_that_were_chosen_early_are_kept() {
    let place = TestFolder::new();
    let host = start(&place);
    let seats = [("blue", 0x19d), ("red", 0x19e), ("white", 0x19f)];
    let views = seats.map(|(seat, number)| (seat, sit_at(&host, CARDS_CHOSEN, seat, number)));
    let chosen = views
        .iter()
        .filter(|(_, (_, view))| view.get("chosen").is_some());
    assert_eq!(chosen.count(), 1);
    for (seat, (mut client, view)) in views {
        let Some(action) = client.decision(&view) else {
            assert!(view.get("chosen").is_some(), "{view}");
            continue;
        };
        client.play(CARDS_CHOSEN, seat, &view["version"], &action);
    }
    let (_, view) = sit_at(&host, CARDS_CHOSEN, "blue", 0x19d);
    assert_eq!(view["kings"]["stage"]["name"], "turn");
    let tokens = view["log"].as_array().expect("a log").iter();
    let keeps = tokens.filter(|entry| entry["detail"]["kind"] == "keep");
    assert_eq!(keeps.count(), 3);
}

#[test]
fn a_seat_that_had_shown_its_part_sits_again() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    create(&database, DUMP);
    let share = "00000000000000000000000000000000000000000000000000000000000000f1";
    let sat = json!({"at": NOW - 100, "id": 1300, "event": "sat", "seat": 0, "sent": share});
    add_to(&database, FREE_SEAT, 1, &sat.to_string());
    let host = Host::start_in(&database, Clock::manual(NOW));
    let (mut red, view) = sit_at(&host, FREE_SEAT, "red", 0x1a7);
    let none = "0".repeat(64);
    let fairness = &view["fairness"];
    assert_eq!(fairness["sent"], json!([none, none]), "{fairness}");
    assert_eq!(fairness["commitments"], json!([null, null]));
    let join = json!({"secret": secret(0x1b0), "seat": "blue"});
    let (status, joined) = host.post(&format!("/api/tables/{FREE_SEAT}/join"), &join);
    assert_eq!(status, 200, "{joined}");
    let (mut blue, _) = sit_at(&host, FREE_SEAT, "blue", 0x1b0);
    blue.sit(FREE_SEAT, "blue", &view["version"]);
    blue.wait("done").expect("it is done");
    red.sit(FREE_SEAT, "red", &view["version"]);
    red.wait("done")
        .expect("the last one to sit has seen no share");
    blue.reveal(FREE_SEAT, "blue", &view["version"]);
    blue.wait("done").expect("it is done");
    red.reveal(FREE_SEAT, "red", &view["version"]);
    red.wait("done").expect("it is done");
    let (_, view) = sit_at(&host, FREE_SEAT, "red", 0x1a7);
    assert_eq!(view["stage"], "playing");
}
