//! Plays a whole game of each variant, and the end of another against the highest level, and keeps the calls with their outcomes for
//! the module in Node.js and in a browser, where the same calls have to give the same bytes.

#![allow(clippy::unwrap_used)]

mod home;

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use catalog::AnyVariant;
use home::Instances;
use serde_json::{Value, json};

/// The most decisions of the person in one game: those of Seat of Kings are longer.
const MOST: usize = 60;

/// Everything else: a variant is played against the level of its place.
fn level(place: usize) -> usize {
    1 + place % 7
}

/// The highest level plays from so many decisions of the person before the end, as it is the costliest.
const LATE: usize = 3;

/// The end of the recorded game of Seat of Kings that the highest level plays: a decision of the second seat, and the first's last turn.
const LAST: usize = 8;

/// The variants of whose games files are kept too: they are long.
const FILES: [&str; 2] = ["four-treasures", "seat-of-kings"];

/// Opens a recorded game of Seat of Kings near its end.
fn open_recorded(home: &mut Instances) -> String {
    let games = include_str!("../../../data/golden/seat-of-kings.jsonl");
    let game: Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    let seats: Vec<&str> = game["seats"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let events = game["events"].as_array().unwrap();
    let opening: Vec<&Value> = events[..events.len() - LAST]
        .iter()
        .map(|event| event.get("do").unwrap_or(&event["chance"]))
        .collect();
    let mut kings = game["options"].clone();
    kings["opening"] = json!(opening);
    kings.as_object_mut().unwrap().remove("deck");
    home.open_with(AnyVariant::SeatOfKings, &seats, 8, json!({"kings": kings}))
}

#[test]
fn a_game_of_each_variant_is_played_and_kept() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("module");
    fs::create_dir_all(&folder).unwrap();
    for (place, variant) in AnyVariant::all().enumerate() {
        let mut home = Instances::new();
        let table = home.open(variant, level(place));
        let positions = home.play(&table, MOST);
        let view = home.view();
        assert!(
            view["version"].as_u64().unwrap() > 10,
            "{}: {view}",
            variant.name()
        );
        home.ask_all(&table);
        let again = if variant == AnyVariant::SeatOfKings {
            open_recorded(&mut home)
        } else {
            let late = &positions[positions.len().saturating_sub(LATE)];
            home.open_with(variant, &variant.seats(), 8, json!({"position": late}))
        };
        home.play(&again, 1);
        if FILES.contains(&variant.name()) {
            home.ask_files(&table, variant);
        }
        let mut file = File::create(folder.join(format!("{}.jsonl", variant.name()))).unwrap();
        for line in home.lines() {
            writeln!(file, "{line}").unwrap();
        }
    }
}

#[test]
fn a_table_is_as_it_was_after_the_worker_ended() {
    for variant in AnyVariant::all() {
        let mut home = Instances::new();
        let table = home.open(variant, 2);
        home.play(&table, 3);
        let before = home.view().clone();
        home.restart();
        home.watch(&table);
        let after = home.view();
        for part in ["version", "stage", "seats", "legal", "board", "kings"] {
            assert_eq!(before[part], after[part], "{}: {part}", variant.name());
        }
    }
}

#[test]
fn a_step_that_is_not_stored_is_not_told() {
    let mut home = Instances::new();
    let table = home.open(AnyVariant::all().next().unwrap(), 1);
    let before = home.view()["version"].clone();
    home.storage_fails = true;
    let refused = home.decide(&table).unwrap_err();
    assert_eq!(refused["code"], "unavailable");
    assert_eq!(home.view()["version"], before);
    assert!(home.heard("paused"));
    home.storage_fails = false;
    home.wait(3_000);
    home.decide(&table).unwrap();
    assert_ne!(home.view()["version"], before);
}

#[test]
fn what_takes_other_people_needs_a_server() {
    let mut home = Instances::new();
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "four-treasures", "seats": seats});
    let asked = json!({"agreed": agreed, "secret": "0".repeat(32), "seat": "red"});
    let (status, body) = home.ask("POST", "api/tables", &asked);
    assert_eq!((status, &body["code"]), (501, &json!("needs-server")));
    for path in ["api/tables", "api/tables/running"] {
        assert_eq!(home.ask("GET", path, &Value::Null).0, 501, "{path}");
    }
}

#[test]
fn bad_calls_are_refused() {
    let mut home = Instances::new();
    assert_eq!(home.ask("GET", "api/nothing", &Value::Null).0, 404);
    assert_eq!(home.ask("POST", "api/positions", &json!(7)).0, 400);
    assert_eq!(
        home.ask("GET", "api/tables/9000000000000000/deck", &Value::Null)
            .0,
        404
    );
    for call in ["", "{}", "[]", r#"{"do":"message","client":9,"text":"x"}"#] {
        home.raw(call);
    }
}

/// The outcome of reading a saved table.
fn read(home: &mut Instances, saved: &Value) -> String {
    let (status, reading) = home.ask("POST", "api/kept", saved);
    assert_eq!(status, 200, "{reading}");
    reading[0].as_str().unwrap().into()
}

#[test]
fn a_saved_table_is_read_where_it_is_missing_or_shorter() {
    let variant = "four-treasures".parse().unwrap();
    let mut home = Instances::new();
    let table = home.open(variant, 1);
    home.play(&table, 2);
    let early = home.saved(&table);
    home.play(&table, MOST);
    let late = home.saved(&table);

    let mut empty = Instances::new();
    assert_eq!(read(&mut empty, &early), "taken");
    assert_eq!(empty.saved(&table), early);
    assert_eq!(read(&mut empty, &late), "taken");
    assert_eq!(empty.saved(&table), late);
    assert_eq!(empty.games(), home.games());
    assert_eq!(empty.games().len(), 1);
    for older in [&early, &late] {
        assert_eq!(read(&mut empty, older), "there");
    }
    assert_eq!(empty.saved(&table), late);

    let mut another = Instances::new();
    assert_eq!(another.open(variant, 1), table);
    another.play(&table, 2);
    assert_eq!(another.saved(&table), early);
    another.order(&table, json!({"do": "resign"})).unwrap();
    let before = another.saved(&table);
    assert_eq!(read(&mut another, &late), "other");
    assert_eq!(another.saved(&table), before);
}

#[test]
fn a_damaged_saved_table_is_not_stored() {
    let variant = "sacred-hill-1".parse().unwrap();
    let mut home = Instances::new();
    let table = home.open(variant, 1);
    home.play(&table, 2);
    let whole = home.saved(&table);
    let damage: [fn(&mut Value); 6] = [
        |saved| saved["row"] = json!("{"),
        |saved| saved["events"][3] = json!("{"),
        |saved| saved["events"] = json!([]),
        |saved| drop(saved["events"].as_array_mut().unwrap().pop()),
        |saved| drop(saved["events"].as_array_mut().unwrap().remove(2)),
        |saved| saved["table"] = json!("8000000000000000"),
    ];
    let mut empty = Instances::new();
    for (number, change) in damage.iter().enumerate() {
        let mut saved = whole.clone();
        change(&mut saved);
        assert_eq!(read(&mut empty, &saved), "damaged", "{number}");
    }
    assert_eq!(read(&mut empty, &whole), "taken");
}

#[test]
fn a_game_that_a_server_keeps_is_judged_and_drawn_as_one_that_is_kept_here() {
    let mut home = Instances::new();
    let table = home.open(AnyVariant::SeatOfKings, 1);
    home.play(&table, 3);
    home.order(&table, json!({"do": "resign"})).unwrap();
    let game = format!("api/tables/{table}/games/0");
    let (_, moments) = home.ask("GET", &format!("{game}/positions"), &Value::Null);
    let mut moments = moments.as_array().unwrap().iter();
    let after = moments.position(|moment| moment["after"]["seat"].is_string());
    let asked = json!({"moment": after.unwrap() - 1, "iterations": 20});

    let of_server = "0123456789abcdef";
    let mut beside = Instances::new();
    beside.lend(of_server, home.games());
    for (method, name, body) in [
        ("POST", "analysis", asked),
        ("GET", "picture.svg?moment=9", Value::Null),
    ] {
        let answer = home.ask(method, &format!("{game}/{name}"), &body);
        assert_eq!(answer.0, 200, "{answer:?}");
        let path = format!("api/tables/{of_server}/games/0/{name}");
        assert_eq!(beside.ask(method, &path, &body), answer);
        let none = format!("api/tables/{of_server}/games/1/{name}");
        assert_eq!(beside.ask(method, &none, &body).0, 404);
    }
}
