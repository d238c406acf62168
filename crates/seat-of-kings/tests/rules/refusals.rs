//! Refused position JSON, phrase by phrase of the formats, and odd ones that are read all the same.

use serde_json::{Value, json};

use crate::kit::{position_json, read_error, table, table_of};

/// Red is about to play in a third round of two; nothing is wrong.
pub(crate) const BASE: &str =
    "blue red | round 3 played 1 | prisoners blue:red=1 | discard 35,36 | ulster F1=red,blue";

/// The same position for three.
pub(crate) const THREE: &str =
    "blue red white | round 3 played 1 | discard 35,36 | ulster F1=red,blue";

/// The position of the notation with a value put at this path (`players.blue.hand`).
pub(crate) fn with(notation: &str, path: &str, value: Value) -> Value {
    let mut position = position_json(notation);
    put(&mut position, path, value);
    position
}

pub(crate) fn put(position: &mut Value, path: &str, value: Value) {
    let key = path.split('.').fold(position, |inner, key| &mut inner[key]);
    *key = value;
}

/// The position of the notation without what stands at this path.
pub(crate) fn without(notation: &str, path: &str) -> Value {
    let mut position = position_json(notation);
    let (parent, key) = path.rsplit_once('.').unwrap_or(("", path));
    let parent = format!(
        "{}{}",
        if parent.is_empty() { "" } else { "/" },
        parent.replace('.', "/")
    );
    let object = position.pointer_mut(&parent).and_then(Value::as_object_mut);
    object.expect("an object").remove(key).expect("a key");
    position
}

/// It is refused with an error that begins with one of these paths.
#[track_caller]
pub(crate) fn refused(position: &Value, paths: &[&str]) {
    let error = read_error(&position.to_string());
    let begins = |path: &&str| {
        let rest = error.strip_prefix(*path);
        rest.is_some_and(|rest| rest.starts_with([':', '.', '[']))
    };
    assert!(paths.iter().any(begins), "{error}: {paths:?} expected");
}

#[test]
fn the_base_is_read() {
    table(BASE);
    table(THREE);
}

#[test]
fn not_json_or_no_object() {
    for text in [
        "",
        "{",
        "[]",
        "3",
        "null",
        "\"blue\"",
        "{\"variant\":\"seat-of-kings\"",
    ] {
        assert!(!read_error(text).is_empty(), "{text}");
    }
}

#[test]
fn a_key_that_is_missing() {
    for path in [
        "variant", "seats", "round", "starting", "played", "stage", "players", "board", "closed",
        "deck", "discard",
    ] {
        refused(&without(BASE, path), &[path]);
    }
    for path in ["stage.name", "stage.seat"] {
        refused(&without(BASE, path), &[path, "stage"]);
    }
    for key in ["cumals", "hand", "aside", "prisoners"] {
        let path = format!("players.blue.{key}");
        refused(&without(BASE, &path), &[&path, "players.blue"]);
    }
    refused(&without(BASE, "players.red"), &["players.red", "players"]);
}

#[test]
fn a_seat_on_turn_that_does_not_follow() {
    refused(&with(BASE, "stage.seat", json!("blue")), &["stage.seat"]);
    refused(&with(THREE, "stage.seat", json!("white")), &["stage.seat"]);
    refused(&with(BASE, "stage.seat", json!("white")), &["stage.seat"]);
    refused(&with(BASE, "stage.seat", json!("green")), &["stage.seat"]);
    refused(&with(BASE, "stage.seat", json!(1)), &["stage.seat"]);
    refused(&with(BASE, "stage.name", json!("dinner")), &["stage.name"]);
    refused(&with(BASE, "stage.name", json!(1)), &["stage.name"]);
    refused(&with(BASE, "stage", json!("turn")), &["stage"]);
}

#[test]
fn unknown_names() {
    refused(&with(BASE, "variant", json!("high-kings-1")), &["variant"]);
    refused(&with(BASE, "starting", json!("white")), &["starting"]);
    refused(&with(BASE, "starting", json!("Blue")), &["starting"]);
    refused(
        &with(BASE, "options.edition", json!("de")),
        &["options.edition"],
    );
    refused(
        &with(BASE, "board.tara", json!({"F1": ["blue"]})),
        &["board"],
    );
    refused(
        &with(BASE, "board.munster", json!({"F1": ["blue"]})),
        &["board"],
    );
    refused(
        &with(BASE, "board.ulster.F6", json!(["blue"])),
        &["board.ulster"],
    );
    refused(
        &with(BASE, "board.ulster.f2", json!(["blue"])),
        &["board.ulster"],
    );
    refused(
        &with(BASE, "board.ulster.F2", json!(["white"])),
        &["board.ulster.F2"],
    );
    refused(
        &with(BASE, "board.ulster.F2", json!(["green"])),
        &["board.ulster.F2"],
    );
    refused(
        &with(BASE, "board.ulster.F2", json!(["Blue"])),
        &["board.ulster.F2"],
    );
    refused(
        &with(BASE, "board.ulster.K", json!(["WHITE"])),
        &["board.ulster.K"],
    );
    refused(
        &with(BASE, "players.blue.prisoners.white", json!(1)),
        &["players.blue.prisoners"],
    );
    refused(
        &with(BASE, "players.blue.prisoners.green", json!(1)),
        &["players.blue.prisoners"],
    );
    refused(
        &with(BASE, "players.blue.prisoners.blue", json!(1)),
        &["players.blue.prisoners"],
    );
}

#[test]
fn seats_that_cannot_be() {
    for seats in [
        json!([]),
        json!(["blue"]),
        json!(["blue", "blue"]),
        json!(["blue", "green"]),
        json!(["blue", "red", "white", "yellow", "blue"]),
        json!("blue"),
        json!([1, 2]),
    ] {
        refused(&with(BASE, "seats", seats), &["seats"]);
    }
}

#[test]
fn regions_that_cannot_be() {
    for (notation, regions) in [
        (BASE, json!(["ulster"])),
        (BASE, json!(["ulster", "ulster"])),
        (BASE, json!(["ulster", "tara"])),
        (BASE, json!(["connacht", "ulster", "leinster", "munster"])),
        (BASE, json!("ulster")),
        (BASE, json!([])),
        (THREE, json!(["connacht", "ulster"])),
        (THREE, json!(["connacht", "ulster", "leinster", "munster"])),
    ] {
        refused(
            &with(notation, "options.regions", regions),
            &["options.regions"],
        );
    }
}

#[test]
fn another_deck() {
    refused(
        &with(BASE, "options.deck", json!("printed")),
        &["options.deck"],
    );
    refused(&with(BASE, "options.deck", json!(1)), &["options.deck"]);
}

#[test]
fn numbers_out_of_range() {
    for (path, values) in [
        ("round", vec![json!(0), json!(-1), json!(61), json!(1.5)]),
        ("played", vec![json!(6), json!(-1), json!(100)]),
        ("options.max_rounds", vec![json!(0), json!(-1), json!(2)]),
        ("players.blue.cumals", vec![json!(-1), json!(2.5)]),
        (
            "players.blue.prisoners.red",
            vec![json!(-1), json!(21), json!(300)],
        ),
    ] {
        for value in values {
            // `max_rounds` 2 is too small for round 3: either may be named.
            let parent = path.rsplit_once('.').map_or(path, |(parent, _)| parent);
            let named = if path == "options.max_rounds" {
                ["options.max_rounds", "round"]
            } else {
                [path, parent]
            };
            let mut position = with(BASE, path, value);
            if path == "played" {
                // No hand and no seat can fit; the number itself is at fault.
                put(&mut position, "stage.seat", json!("blue"));
            }
            refused(&position, &named);
        }
    }
}

#[test]
fn wrong_types() {
    for (path, values) in [
        ("variant", vec![json!(1), json!(null)]),
        ("round", vec![json!("3"), json!(null), json!([3])]),
        ("played", vec![json!("1"), json!({})]),
        ("starting", vec![json!(0), json!(["blue"])]),
        ("players", vec![json!([]), json!(2)]),
        ("players.blue", vec![json!([]), json!("blue")]),
        ("players.blue.cumals", vec![json!("2"), json!([2])]),
        ("players.blue.hand", vec![json!(2), json!({})]),
        ("players.blue.aside", vec![json!(3), json!("4")]),
        ("players.blue.prisoners", vec![json!([]), json!(1)]),
        (
            "players.blue.prisoners.red",
            vec![json!("1"), json!(["red"])],
        ),
        ("board", vec![json!([]), json!("")]),
        ("board.ulster", vec![json!([]), json!("F1")]),
        (
            "board.ulster.F1",
            vec![json!("blue"), json!({"blue": 1}), json!([["blue"]])],
        ),
        ("deck", vec![json!(20), json!({})]),
        ("discard", vec![json!("36"), json!(2)]),
        ("options", vec![json!([]), json!("en")]),
        ("options.edition", vec![json!(1)]),
        ("options.max_rounds", vec![json!("60")]),
    ] {
        for value in values {
            refused(&with(BASE, path, value), &[path]);
        }
    }
}

#[test]
fn unknown_keys_are_passed_over() {
    let plain = table(BASE).position();
    for path in [
        "comment",
        "players.blue.name",
        "options.clock",
        "stage.since",
    ] {
        let odd = with(BASE, path, json!({"any": [1, 2, 3]}));
        assert_eq!(table_of(&odd).position(), plain, "{path}");
    }
}

#[test]
fn options_have_their_defaults() {
    let plain = table(BASE).position();
    for path in [
        "options",
        "options.edition",
        "options.regions",
        "options.deck",
        "options.max_rounds",
    ] {
        assert_eq!(table_of(&without(BASE, path)).position(), plain, "{path}");
    }
    let three = table(THREE).position();
    assert_eq!(
        three["options"]["regions"],
        json!(["connacht", "ulster", "leinster"])
    );
    assert_eq!(table_of(&without(THREE, "options")).position(), three);
}

#[test]
fn lists_are_written_in_order_whatever_was_read() {
    let plain = table(BASE).position();
    let mut mixed = position_json(BASE);
    put(&mut mixed, "discard", json!([36, 35]));
    for path in ["hand", "aside"] {
        mixed["players"]["red"][path]
            .as_array_mut()
            .expect("cards")
            .reverse();
    }
    put(&mut mixed, "options.regions", json!(["ulster", "connacht"]));
    assert_eq!(table_of(&mixed).position(), plain);
    // The order of the deck is kept.
    let mut deck = position_json(BASE);
    deck["deck"].as_array_mut().expect("cards").reverse();
    assert_eq!(table_of(&deck).position(), deck);
}

#[test]
fn exactly_the_keys_of_the_formats_are_written() {
    let position = table(BASE).position();
    let keys = |value: &Value| {
        let mut keys: Vec<String> = value
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect();
        keys.sort();
        keys.join(" ")
    };
    assert_eq!(
        keys(&position),
        "board closed deck discard options played players round seats stage starting variant"
    );
    assert_eq!(
        keys(&position["players"]["blue"]),
        "aside cumals hand prisoners"
    );
    assert_eq!(
        keys(&position["options"]),
        "deck edition max_rounds regions"
    );
    assert_eq!(keys(&position["stage"]), "name seat");
    assert_eq!(position["players"]["red"]["prisoners"], json!({}));
    assert_eq!(
        position["board"],
        json!({"ulster": {"F1": ["red", "blue"]}})
    );
    let reshuffled = table("blue red | round 4 | reshuffled").position();
    assert_eq!(reshuffled["reshuffled"], json!(true));
}
