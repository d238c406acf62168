//! What is refused: positions and deck files.

mod kit;

use kit::{both, deck, pieces, setup};
use seat_of_kings_twin::{Deck, RECONSTRUCTED, Twin};
use serde_json::{Value, json};

/// The path that the refusal of a position begins with.
fn refused(position: &Value) -> String {
    match Twin::read(&position.to_string(), &deck()) {
        Ok(_) => panic!("not refused: {position}"),
        Err(why) => why.split(": ").next().unwrap_or_default().to_string(),
    }
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
        ("stage.name", json!("over"), "stage.name"),
        ("stage.seat", json!("red"), "stage.seat"),
        ("players.red.cumals", json!(-1), "players.red.cumals"),
        ("players.red.cumals", json!(1.5), "players.red.cumals"),
        ("players.red.hand", json!([0, 1, 2]), "players.red.hand"),
        ("players.yellow", json!({}), "players.yellow"),
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
        ("board", json!({"munster": {}}), "board.munster"),
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
    assert!(Twin::read("{", &deck()).is_err());
    assert!(Twin::read("[]", &deck()).is_err());
}

#[test]
fn missing_keys() {
    let position = setup("blue red").json();
    for key in position.as_object().expect("an object").keys() {
        let mut less = position.clone();
        less.as_object_mut().expect("an object").shift_remove(key);
        if key == "options" {
            assert!(Twin::read(&less.to_string(), &deck()).is_ok(), "defaults");
        } else {
            assert_eq!(refused(&less), *key);
        }
    }
    let mut more = position;
    more["comment"] = json!("passed over");
    assert!(Twin::read(&more.to_string(), &deck()).is_ok());
}

#[test]
fn cards() {
    let position = setup("blue red").round(1).json();
    let change = |path: [&str; 3], cards: Value| {
        let mut changed = position.clone();
        changed[path[0]][path[1]][path[2]] = cards;
        refused(&changed)
    };
    assert_eq!(
        change(["players", "red", "hand"], json!([7, 8])),
        "players.red.hand"
    );
    assert_eq!(
        change(["players", "red", "aside"], json!([])),
        "players.red.aside"
    );
    let mut even = setup("blue red").json();
    even["players"]["red"]["aside"] = json!([30]);
    assert_eq!(refused(&even), "players.red.aside");
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

#[test]
fn a_position_is_written_as_it_was_read() {
    let board = json!({"connacht": {"F1": ["red", "blue"], "K": ["BLUE"]}});
    let game = setup("blue red white")
        .round(1)
        .played(4)
        .board(board)
        .prisoners(json!({"red": {"white": 2}}));
    let written = game.read().position().expect("a turn");
    let mut expected = game.json();
    expected["options"]["deck"] = json!("reconstructed");
    assert_eq!(written, expected);
    let again = Twin::read(&written.to_string(), &deck()).expect("what was written");
    assert_eq!(again.position(), Some(written.clone()));
    let view = again.view("red").expect("a seat");
    assert_eq!(view["players"]["red"], written["players"]["red"]);
    assert_eq!(view["players"]["blue"]["hand"], json!(1));
    assert_eq!(view["players"]["blue"]["aside"], json!(3));
    assert_eq!(
        view["players"]["blue"]["cumals"],
        written["players"]["blue"]["cumals"]
    );
    assert_eq!(
        view["deck"],
        json!(written["deck"].as_array().expect("a list").len())
    );
    assert_eq!(view["discard"], written["discard"]);
    assert_eq!(again.view("yellow"), None);
}

/// The faults of the reconstructed deck after a change of its text.
fn faults(from: &str, to: &str) -> Vec<String> {
    assert!(RECONSTRUCTED.contains(from), "{from}");
    Deck::read(&RECONSTRUCTED.replacen(from, to, 1)).expect_err(to)
}

#[test]
fn skc2a_deck_files() {
    let one = "number = 1\nname = \"farmer-left\"\ncost = 0\nplace = [\"F0\"]\ngrey = [\"F-1\"]";
    let card = |text: &str| faults(one, text).join("; ");
    for (text, words) in [
        (
            "number = 0\ncost = 0\nplace = [\"F0\"]",
            "card at place 1: number",
        ),
        (
            "number = 37\ncost = 0\nplace = [\"F0\"]",
            "card at place 1: number",
        ),
        (
            "number = 2\ncost = 0\nplace = [\"F0\"]",
            "card 2: number: twice",
        ),
        ("number = 1\nplace = [\"F0\"]", "card 1: cost"),
        ("number = 1\ncost = 5\nplace = [\"F0\"]", "card 1: cost"),
        ("number = 1\ncost = 1.0\nplace = [\"F0\"]", "card 1: cost"),
        ("number = 1\ncost = 2\nstone = true", "card 1: cost"),
        (
            "number = 1\ncost = 3\nstone = true\ngrey = []",
            "card 1: grey",
        ),
        ("number = 1\ncost = 3\nstone = 1", "card 1: stone"),
        ("number = 1\ncost = 0", "card 1: place"),
        (
            "number = 1\ncost = 0\nplace = [\"F0\", \"H0\", \"W0\"]",
            "card 1: place",
        ),
        ("number = 1\ncost = 0\nplace = [\"C0\"]", "card 1: place"),
        ("number = 1\ncost = 0\nplace = [\"F+0\"]", "card 1: place"),
        ("number = 1\ncost = 0\nplace = [\"F1\"]", "card 1: place"),
        ("number = 1\ncost = 0\nplace = [\"F+5\"]", "card 1: place"),
        (
            "number = 1\ncost = 0\nplace = [\"F0\", \"F0\"]",
            "card 1: place",
        ),
        (
            "number = 1\ncost = 0\nplace = [\"F0\"]\ngrey = [\"F0\"]",
            "card 1: grey",
        ),
        (
            "number = 1\ncost = 0\nplace = [\"F-3\", \"F+3\"]",
            "card 1: place: no fit",
        ),
        (
            "number = 1\ncost = 0\nplace = [\"F0\"]\ngray = []",
            "card 1: gray: unknown",
        ),
        (
            "number = 1\nname = 7\ncost = 0\nplace = [\"F0\"]",
            "card 1: name",
        ),
    ] {
        assert!(card(text).starts_with(words), "{text}: {}", card(text));
    }
    assert!(faults("edition = 1", "edition = 2")[0].starts_with("edition"));
    assert!(
        faults("name = \"reconstructed\"", "title = 1")
            .join(" ")
            .contains("name")
    );
    assert!(Deck::read("name = ").is_err());
    // All faults at once, also that there are not 36 cards.
    let all = Deck::read("edition = 3\n[[card]]\nnumber = 3\ncost = 9").expect_err("four faults");
    assert_eq!(all.len(), 5, "{all:?}");
    // Not refused: no Stones, `stone = false`, no name, nothing at shift 0.
    let fine = RECONSTRUCTED.replace(
        "stone = true",
        "stone = false\nplace = [\"H+1\"]\ngrey = [\"K0\"]",
    );
    Deck::read(&fine).expect("not refused");
}
