//! Refused positions, by the path of the key at fault.

use crate::kit::{read_error, table_of};
use crate::positions::{both, pieces, setup};
use serde_json::{Value, json};

/// The path that the refusal of a position begins with.
fn refused(position: &Value) -> String {
    let why = read_error(&position.to_string());
    why.split(": ").next().unwrap_or_default().to_string()
}

/// The refusal of a good position with one value put in, at a path of keys.
fn with(path: &str, value: Value) -> String {
    let mut position = setup("blue red white").round(1).json();
    let mut place = &mut position;
    for key in path.split('.') {
        place = &mut place[key];
    }
    *place = value;
    refused(&position)
}

#[test]
fn wrong_types_names_and_numbers() {
    for (path, value, key) in [
        ("variant", json!("sacred-hill-1"), "variant"),
        ("seats", json!(["blue"]), "seats"),
        ("seats", json!(["blue", "red", "blue"]), "seats"),
        ("seats", json!(["blue", "red", "green"]), "seats"),
        ("options", json!(7), "options"),
        ("options.edition", json!("de"), "options.edition"),
        (
            "options.regions",
            json!(["connacht", "ulster"]),
            "options.regions",
        ),
        (
            "options.regions",
            json!(["connacht", "ulster", "ulster"]),
            "options.regions",
        ),
        ("options.deck", json!("printed"), "options.deck"),
        ("options.max_rounds", json!(0), "options.max_rounds"),
        ("round", json!(0), "round"),
        ("round", json!(61), "round"),
        ("round", json!("1"), "round"),
        ("starting", json!("yellow"), "starting"),
        ("played", json!(9), "played"),
        ("played", json!(-1), "played"),
        ("stage", json!("turn"), "stage"),
        ("stage.name", json!("over"), "stage.seat"),
        ("stage.seat", json!("red"), "stage.seat"),
        ("players.red.cumals", json!(-1), "players.red.cumals"),
        ("players.red.cumals", json!(1.5), "players.red.cumals"),
        ("players.red.hand", json!([0, 1, 2]), "players.red.hand"),
        ("players.yellow", json!({}), "players.yellow.cumals"),
        (
            "players.red.prisoners",
            json!({"red": 1}),
            "players.red.prisoners.red",
        ),
        (
            "players.red.prisoners",
            json!({"yellow": 1}),
            "players.red.prisoners.yellow",
        ),
        (
            "players.red.prisoners",
            json!({"blue": 21}),
            "players.red.prisoners.blue",
        ),
        (
            "board",
            json!({"munster": {"F1": ["red"]}}),
            "board.munster",
        ),
        (
            "board",
            json!({"ulster": {"F6": ["red"]}}),
            "board.ulster.F6",
        ),
        (
            "board",
            json!({"ulster": {"F1": ["yellow"]}}),
            "board.ulster.F1",
        ),
        ("board", json!({"ulster": {"F1": "red"}}), "board.ulster.F1"),
        ("closed", json!(["ulster"]), "closed"),
        ("closed", json!(["munster"]), "closed"),
        ("deck", json!(5), "deck"),
        ("reshuffled", json!(1), "reshuffled"),
    ] {
        assert_eq!(with(path, value.clone()), key, "{path} {value}");
    }
}

#[test]
fn missing_keys() {
    let position = setup("blue red").json();
    for key in position.as_object().expect("an object").keys() {
        let mut less = position.clone();
        less.as_object_mut().expect("an object").shift_remove(key);
        if key == "options" {
            table_of(&less);
        } else {
            assert_eq!(refused(&less), *key);
        }
    }
    let mut more = position;
    more["comment"] = json!("passed over");
    table_of(&more);
}

#[test]
fn cards() {
    let position = setup("blue red").round(1).json();
    let change = |path: [&str; 3], cards: Value| {
        let mut changed = position.clone();
        changed[path[0]][path[1]][path[2]] = cards;
        refused(&changed)
    };
    assert_eq!(change(["players", "red", "hand"], json!([7, 8])), "deck");
    assert_eq!(change(["players", "red", "aside"], json!([])), "deck");
    let mut even = setup("blue red").json();
    even["players"]["red"]["aside"] = json!([30]);
    assert_eq!(refused(&even), "deck");
    let mut twice = position.clone();
    twice["discard"] = json!([1]);
    assert_eq!(refused(&twice), "discard");
    let mut missing = position.clone();
    missing["deck"].as_array_mut().expect("a list").pop();
    assert_eq!(refused(&missing), "deck");
}

#[test]
fn boards_that_cannot_be() {
    let whole = pieces("red", "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2");
    let many = pieces("red", "F1 F2 F3 F4 F5 H1 H2");
    for (board, key) in [
        (
            json!({"ulster": {"F1": ["red", "red", "red"]}}),
            "board.ulster.F1",
        ),
        (
            json!({"ulster": {"F1": ["red", "blue", "red"]}}),
            "board.ulster.F1",
        ),
        (
            json!({"ulster": {"F1": ["red", "red"], "F2": ["red", "red"]}}),
            "board.ulster",
        ),
        (json!({"ulster": {"F1": ["RED"]}}), "board.ulster.F1"),
        (json!({"ulster": {"K": ["red", "RED"]}}), "board.ulster.K"),
        (json!({"ulster": {"K": ["RED", "red"]}}), "board.ulster.K"),
        (json!({"ulster": {"K": ["red", "red"]}}), "board.ulster.K"),
        (
            json!({"ulster": {"K": ["red"]}, "connacht": {"K": ["RED"]}}),
            "board",
        ),
        (
            json!({"ulster": both(whole.clone(), pieces("red", "K"))}),
            "board.ulster",
        ),
        (json!({"ulster": whole, "connacht": many}), "board"),
    ] {
        assert_eq!(
            refused(&setup("blue red").board(board.clone()).json()),
            key,
            "{board}"
        );
    }
    let fine = json!({"ulster": {"F1": ["red", "red", "blue"], "F2": ["red", "blue", "red", "blue", "white"], "K": ["blue", "red"]}});
    setup("blue red white").board(fine).read();
    let held = json!({"blue": {"red": 18}});
    let held = setup("blue red")
        .prisoners(held)
        .board(json!({"ulster": {"F1": ["red", "red", "blue"]}}));
    held.read();
    let over = json!({"ulster": {"F1": ["red", "red", "blue"], "F2": ["red"]}});
    assert_eq!(refused(&held.board(over).json()), "board");
}

#[test]
fn closed_regions() {
    let board = json!({"connacht": {"K": ["BLUE"]}, "ulster": {"F1": ["red"]}});
    let game = setup("blue red").board(board);
    game.clone().closed(json!(["connacht"])).read();
    assert_eq!(
        refused(&game.clone().closed(json!(["ulster"])).json()),
        "board.ulster"
    );
    assert_eq!(
        refused(&game.clone().closed(json!(["connacht", "connacht"])).json()),
        "closed"
    );
    let third = game.regions(json!(["connacht", "ulster", "leinster"]));
    assert_eq!(
        refused(&third.closed(json!(["connacht"])).json()),
        "options.regions"
    );
}
