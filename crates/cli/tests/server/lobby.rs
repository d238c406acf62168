//! The lobby: invitations that end, and addresses that want all tables for themselves.

use serde_json::{Value, json};
use server::Clock;

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};
use crate::raw::wait_until;

const DAY_MS: u64 = 86_400_000;

/// The request of somebody who opens a table for two persons and takes red.
fn asked(listed: bool) -> Value {
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    json!({"agreed": agreed, "secret": secret(), "listed": listed, "seat": "red"})
}

/// Opens a table, and gives the answer with the secret that opened it.
fn opened(host: &Host, listed: bool) -> Value {
    let asked = asked(listed);
    let (status, mut opened) = host.post("/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    opened["secret"] = asked["secret"].clone();
    opened
}

fn path(table: &Value, verb: &str) -> String {
    let table = table["table"].as_str().expect("a table");
    format!("/api/tables/{table}/{verb}")
}

/// The code of a refusal of a request about a table; empty if it was done.
fn code(host: &Host, table: &Value, verb: &str, asked: &Value) -> String {
    let (_, answer) = host.post(&path(table, verb), asked);
    answer["code"].as_str().unwrap_or_default().to_owned()
}

/// The code with which a guest with this invitation is refused; empty if it has a seat.
fn joined(host: &Host, table: &Value, invitation: &Value) -> String {
    let mut asked = json!({"secret": secret()});
    if !invitation.is_null() {
        asked["invitation"] = invitation.clone();
    }
    code(host, table, "join", &asked)
}

#[test]
fn an_invitation_is_withdrawn_and_replaced() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let table = opened(&host, false);
    let opener = json!({"secret": table["secret"]});
    let stranger = json!({"secret": secret()});
    for verb in ["invite", "withdraw"] {
        assert_eq!(code(&host, &table, verb, &stranger), "wrong-secret");
    }
    assert_eq!(host.post(&path(&table, "withdraw"), &opener).0, 204);
    assert_eq!(
        joined(&host, &table, &table["invitation"]),
        "wrong-invitation"
    );
    host.kill();
    let host = Host::start(&database);
    assert_eq!(
        joined(&host, &table, &table["invitation"]),
        "wrong-invitation"
    );
    let (status, first) = host.post(&path(&table, "invite"), &opener);
    assert_eq!(status, 200, "{first}");
    let (_, second) = host.post(&path(&table, "invite"), &opener);
    assert_eq!(
        joined(&host, &table, &first["invitation"]),
        "wrong-invitation"
    );
    assert_eq!(joined(&host, &table, &second["invitation"]), "");
    assert_eq!(host.post(&path(&table, "close"), &opener).0, 204);
    for verb in ["invite", "withdraw"] {
        assert_eq!(code(&host, &table, verb, &opener), "over");
    }
}

#[test]
fn an_invitation_ends_by_itself() {
    let place = TestFolder::new();
    let clock = Clock::manual(1_000);
    let host = Host::start_in(&place.file("tara.db"), clock.clone());
    let table = opened(&host, false);
    assert_eq!(table["invited_until"], 1_000 + 7 * DAY_MS);
    clock.advance(7 * DAY_MS);
    assert_eq!(
        joined(&host, &table, &table["invitation"]),
        "wrong-invitation"
    );
    let opener = json!({"secret": table["secret"]});
    let (_, invitation) = host.post(&path(&table, "invite"), &opener);
    assert_eq!(invitation["until"], 1_000 + 14 * DAY_MS);
    clock.advance(7 * DAY_MS - 1);
    assert_eq!(joined(&host, &table, &invitation["invitation"]), "");
}

#[test]
fn a_table_is_listed_and_taken_off_the_list() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = opened(&host, false);
    let list = |secret: &Value, listed: bool| {
        let asked = json!({"secret": secret, "listed": listed});
        code(&host, &table, "list", &asked)
    };
    let listed = || host.get("/api/tables").1.as_array().map_or(0, Vec::len);
    assert_eq!(
        (list(&json!(secret()), true), listed()),
        ("wrong-secret".into(), 0)
    );
    assert_eq!((list(&table["secret"], true), listed()), (String::new(), 1));
    assert_eq!(
        (list(&table["secret"], false), listed()),
        (String::new(), 0)
    );
    assert_eq!(joined(&host, &table, &Value::Null), "wrong-invitation");
    assert_eq!((list(&table["secret"], true), listed()), (String::new(), 1));
    assert_eq!(joined(&host, &table, &Value::Null), "");
}

#[test]
fn the_list_says_who_is_here() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (first, second) = (opened(&host, true), opened(&host, true));
    let seats = |place: usize| host.get("/api/tables").1[place]["seats"].clone();
    assert_eq!(seats(0)[0]["here"], false);
    assert_eq!(seats(0)[1].get("here"), None, "a free seat has nobody");
    let mut red = Client::connect(&host, 1);
    let own = |table: &Value, key: &str| table[key].as_str().expect("text").to_owned();
    let (id, secret) = (own(&first, "table"), own(&first, "secret"));
    red.sit_at(&id, "red", &secret).expect("a view");
    assert_eq!(seats(1)[0]["here"], true);
    let mut watcher = Client::connect(&host, 2);
    watcher.say(&json!({"type": "watch", "table": id}));
    watcher.wait("view").expect("a view");
    drop(red);
    watcher.wait("people").expect("red is gone");
    // The list learns of it right after those who watch.
    wait_until("the list has it", || seats(1)[0]["here"] == false);
    let mine = json!({"secrets": [second["secret"]]});
    let (_, mine) = host.post("/api/tables/mine", &mine);
    assert_eq!(mine[0]["seats"][0]["here"], false);
}

#[test]
fn free_seats_are_filled_and_the_game_is_watched() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, private) = (opened(&host, true), opened(&host, false));
    let fill = |table: &Value, secret: &Value, program: &str| {
        let asked = json!({"secret": secret, "program": program});
        code(&host, table, "fill", &asked)
    };
    let (stranger, own) = (json!(secret()), &table["secret"]);
    assert_eq!(fill(&table, &stranger, "level:1"), "wrong-secret");
    assert_eq!(fill(&table, own, "level:99"), "player");
    assert_eq!(fill(&table, own, "level:1"), "");
    assert_eq!(fill(&table, own, "level:1"), "no-free-seat");
    assert_eq!(fill(&private, &private["secret"], "level:1"), "");
    assert_eq!(joined(&host, &table, &Value::Null), "no-free-seat");
    assert_eq!(host.get("/api/tables").1, json!([]));
    for table in [&table, &private] {
        let own = |key: &str| table[key].as_str().expect("text").to_owned();
        let (id, secret) = (own("table"), own("secret"));
        let mut red = Client::connect(&host, 1);
        let view = red.sit_at(&id, "red", &secret).expect("a view");
        red.sit_alone(&id, "red", &view["view"]["version"]);
    }
    // The table is loaded from the database, which knows who fills the seat.
    host.kill();
    let host = Host::start(&database);
    let (_, running) = host.get("/api/tables/running");
    assert_eq!(running.as_array().map(Vec::len), Some(1), "{running}");
    let entry = &running[0];
    assert_eq!(entry["table"], table["table"]);
    assert_eq!(entry["stage"], "playing");
    assert_eq!(entry["seats"][1]["program"], "level:1");
    assert_eq!(entry["live"]["asked"], json!(["red"]));
    assert_eq!(entry["live"]["board"]["ringforts"], json!(["", ""]));
    let (_, mine) = host.post("/api/tables/mine", &json!({"secrets": [table["secret"]]}));
    assert_eq!(mine[0]["live"]["asked"], json!(["red"]));
    assert_eq!(mine[0]["seats"][1]["program"], "level:1");
}

#[test]
fn hurried_tables_whose_opener_is_gone_are_not_listed_for_long() {
    let place = TestFolder::new();
    let clock = Clock::manual(1_000);
    let host = Host::start_in(&place.file("tara.db"), clock.clone());
    let fischer = json!({"fischer": {"initial_ms": 180_000, "increment_ms": 2_000}});
    for rule in [json!("none"), fischer, json!({"days": 1})] {
        let mut asked = asked(true);
        asked["agreed"]["clock"] = rule;
        assert_eq!(host.post("/api/tables", &asked).0, 201);
    }
    let listed = || host.get("/api/tables").1.as_array().map_or(0, Vec::len);
    clock.advance(899_000);
    assert_eq!(listed(), 3);
    clock.advance(1_000);
    assert_eq!(listed(), 2);
}

/// Fault 11 of the audit: one address took the free seats of all listed tables in 2.6 s, and two filled the lobby.
#[test]
fn one_address_neither_takes_all_seats_nor_fills_the_lobby() {
    let place = TestFolder::new();
    let flags = [
        "--trusted-proxies=127.0.0.1",
        "--requests-per-second=10000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let honest: Vec<Value> = (1..=20)
        .map(|number| {
            let (status, table) =
                host.post_for(&format!("10.0.1.{number}"), "/api/tables", &asked(true));
            assert_eq!(status, 201, "{table}");
            table
        })
        .collect();
    let bad = "10.0.0.1";
    let taken = honest.iter().filter(|table| {
        let (status, answer) =
            host.post_for(bad, &path(table, "join"), &json!({"secret": secret()}));
        assert!(status == 200 || answer["code"] == "too-many", "{answer}");
        status == 200
    });
    assert_eq!(taken.count(), 5);
    let open = |_: &usize| {
        let (status, answer) = host.post_for(bad, "/api/tables", &asked(true));
        assert!(status == 201 || answer["code"] == "too-many", "{answer}");
        status == 201
    };
    assert_eq!((0..50).filter(open).count(), 5);
    // Somebody else finds the others, takes a seat and opens a table.
    let (_, listed) = host.get("/api/tables");
    let listed = listed.as_array().expect("a list");
    assert_eq!(listed.len(), 15 + 5);
    let is_honest = |entry: &&Value| honest.iter().any(|table| table["table"] == entry["table"]);
    let free = listed.iter().find(is_honest).expect("one is free");
    let asked_seat = json!({"secret": secret()});
    let (status, seat) = host.post_for("10.0.2.1", &path(free, "join"), &asked_seat);
    assert_eq!(status, 200, "{seat}");
    assert_eq!(
        host.post_for("10.0.2.1", "/api/tables", &asked(true)).0,
        201
    );
}

#[test]
fn joining_is_limited_by_the_hour() {
    let place = TestFolder::new();
    let flags = ["--joins-per-hour=2", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let tables = [(); 3].map(|()| opened(&host, false));
    let codes = tables
        .each_ref()
        .map(|table| joined(&host, table, &table["invitation"]));
    assert_eq!(codes, ["", "", "too-many"]);
}

/// Once an address that let its listed seats lapse took them again at once, so some held the whole lobby shut.
#[test]
fn who_does_not_use_a_listed_seat_is_kept_from_others_for_a_while() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let host = Host::start_in(&place.file("tara.db"), clock.clone());
    let tables: Vec<Value> = (0..3).map(|_| opened(&host, true)).collect();
    let private = opened(&host, false);
    let join = |whom: &str, table: &Value, invitation: &Value| {
        let mut asked = json!({"secret": secret()});
        if !invitation.is_null() {
            asked["invitation"] = invitation.clone();
        }
        let (_, answer) = host.post_for(whom, &path(table, "join"), &asked);
        (
            answer["code"].as_str().unwrap_or_default().to_owned(),
            asked,
        )
    };
    let (idler, other, site) = ("203.0.113.5", "203.0.113.6", "2001:db8:7:2::1");
    assert_eq!(join(idler, &tables[0], &Value::Null).0, "");
    assert_eq!(join(site, &tables[1], &Value::Null).0, "");
    clock.advance(600_000);
    let is_free = |place: usize| host.get("/api/tables").1[place]["seats"][1]["free"] == true;
    wait_until("the seats are free", || is_free(1) && is_free(2));
    for whom in [idler, site, "2001:db8:7:99::1"] {
        let (code, _) = join(whom, &tables[2], &Value::Null);
        assert_eq!(code, "unused-seat", "{whom}");
    }
    assert_eq!(join(idler, &private, &private["invitation"]).0, "");
    // Leaving shortly before the time is over is no better.
    let (code, asked) = join(other, &tables[2], &Value::Null);
    assert_eq!(code, "");
    clock.advance(599_000);
    let (status, _) = host.post(&path(&tables[2], "leave"), &asked);
    assert_eq!(status, 204);
    assert_eq!(join(other, &tables[2], &Value::Null).0, "unused-seat");
    assert_eq!(join(idler, &tables[2], &Value::Null).0, "unused-seat");
    clock.advance(1_000);
    assert_eq!(join(idler, &tables[2], &Value::Null).0, "");
}
