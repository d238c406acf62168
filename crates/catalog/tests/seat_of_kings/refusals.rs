//! Positions that are refused, each with the path of its key.

use catalog::AnyGame;
use serde_json::{Value, json};

/// Blue is about to play its second turn of an even round.
const BASE: &str = concat!(
    r#"{"variant":"seat-of-kings","seats":["blue","red"],"#,
    r#""options":{"edition":"en","regions":["connacht","ulster"],"deck":"reconstructed","max_rounds":60},"#,
    r#""round":2,"starting":"blue","played":2,"stage":{"name":"turn","seat":"blue"},"players":{"#,
    r#""blue":{"cumals":2,"hand":[1,2],"aside":[],"prisoners":{"red":1}},"#,
    r#""red":{"cumals":3,"hand":[3,4],"aside":[],"prisoners":{}}},"#,
    r#""board":{"ulster":{"F1":["red","blue"],"K":["BLUE"]}},"closed":[],"#,
    r#""deck":[5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32],"#,
    r#""discard":[33,34,35,36]}"#,
);

fn base() -> Value {
    serde_json::from_str(BASE).expect("JSON")
}

fn refused(text: &str) -> String {
    AnyGame::read(text).expect_err(text).to_string()
}

/// The refusal of the base with another value at a path; a value of null takes the key away.
fn with(path: &str, value: &Value) -> String {
    let mut position = base();
    let (above, key) = path.rsplit_once('.').unwrap_or(("", path));
    let above = above.split('.').filter(|key| !key.is_empty());
    let object = above.fold(&mut position, |value, key| &mut value[key]);
    match value {
        Value::Null => drop(object.as_object_mut().expect(path).remove(key)),
        value => object[key] = value.clone(),
    }
    refused(&position.to_string())
}

#[track_caller]
fn assert_refused(path: &str, values: &[Value]) {
    for value in values {
        let error = with(path, value);
        assert!(
            error.starts_with(&format!("{path}: ")),
            "{path} {value}: {error}"
        );
    }
}

#[test]
fn the_base_is_read_as_it_is_written() {
    let game = AnyGame::read(BASE).expect("a position");
    assert_eq!(game.to_string(), BASE);
}

#[test]
fn keys_that_are_missing() {
    let all = "variant seats round starting played stage stage.name stage.seat players players.red players.red.cumals \
               players.red.hand players.red.aside players.red.prisoners board closed deck discard";
    for path in all.split_whitespace() {
        let error = with(path, &Value::Null);
        let seat = "stage.seat: missing: it is the turn of blue";
        let want = if path == "stage.seat" {
            seat.into()
        } else {
            format!("{path}: missing")
        };
        assert_eq!(error, want);
    }
}

#[test]
fn sko4_a_count_in_place_of_cards_is_called_a_view() {
    for path in ["players.red.hand", "players.blue.aside", "deck"] {
        let want = "12 cards that are not listed: this is a view, not a whole position";
        assert_eq!(with(path, &json!(12)), format!("{path}: {want}"));
        assert!(with(path, &json!("12")).ends_with("expected a list of cards"));
    }
}

#[test]
fn keys_that_are_there_twice() {
    for (key, more) in [
        (
            "round",
            BASE.replace(r#""round":2"#, r#""round":2,"round":2"#),
        ),
        (
            "stage.name",
            BASE.replace(r#""name":"#, r#""name":"turn","name":"#),
        ),
        (
            "players.red",
            BASE.replace(
                r#""players":{"#,
                r#""players":{"red":{"cumals":3,"hand":[3,4],"aside":[],"prisoners":{}},"#,
            ),
        ),
        (
            "players.blue.cumals",
            BASE.replace(r#""cumals":2"#, r#""cumals":2,"cumals":2"#),
        ),
        (
            "players.blue.prisoners.red",
            BASE.replace(r#"{"red":1}"#, r#"{"red":1,"red":1}"#),
        ),
        (
            "board.ulster",
            BASE.replace(r#""board":{"#, r#""board":{"ulster":{},"#),
        ),
        (
            "board.ulster.K",
            BASE.replace(r#""K":"#, r#""K":["BLUE"],"K":"#),
        ),
        (
            "options.deck",
            BASE.replace(r#""deck":"r"#, r#""deck":"r","deck":"r"#),
        ),
    ] {
        assert_ne!(more, BASE);
        assert_eq!(refused(&more), format!("{key}: there twice"));
    }
}

#[test]
fn wrong_types() {
    let [number, text, list, object] =
        [json!(1), json!("blue"), json!(["blue"]), json!({"blue": 1})];
    let no = |allowed: &Value| -> Vec<_> {
        let all = [&number, &text, &list, &object].into_iter();
        let others =
            all.filter(|value| std::mem::discriminant(*value) != std::mem::discriminant(allowed));
        others.cloned().chain([json!(true)]).collect()
    };
    for path in [
        "round",
        "played",
        "players.red.cumals",
        "players.blue.prisoners.red",
        "options.max_rounds",
    ] {
        assert_refused(path, &no(&number));
        assert_refused(path, &[json!(-1), json!(1.5), json!(1e10)]);
    }
    for path in [
        "variant",
        "starting",
        "stage.name",
        "stage.seat",
        "options.edition",
        "options.deck",
    ] {
        assert_refused(path, &no(&text));
    }
    for path in [
        "seats",
        "closed",
        "deck",
        "discard",
        "players.red.hand",
        "players.red.aside",
        "options.regions",
        "board.ulster.F1",
    ] {
        assert_refused(path, &no(&list));
        assert_refused(path, &[json!([true]), json!([[]]), json!([null])]);
    }
    for path in [
        "options",
        "stage",
        "players",
        "players.red",
        "players.red.prisoners",
        "board",
        "board.ulster",
    ] {
        let objects = no(&object);
        assert_refused(path, &objects);
        assert_refused(path, &[json!([])]);
    }
    assert_refused("reshuffled", &[json!(1), json!("true")]);
}

#[test]
fn unknown_names() {
    for path in ["starting", "stage.seat"] {
        assert_refused(
            path,
            &[json!("green"), json!("Blue"), json!(""), json!("white")],
        );
    }
    assert_refused("variant", &[json!("chess"), json!("high-kings-1")]);
    assert_refused("stage.name", &[json!("dinner"), json!("Turn")]);
    assert_refused("options.edition", &[json!("de"), json!("EN")]);
    assert_refused("options.deck", &[json!("printed"), json!("")]);
    assert_refused("closed", &[json!(["tara"]), json!(["munster"])]);
    for region in ["tara", "munster", "Ulster"] {
        assert_refused(&format!("board.{region}"), &[json!({"F1": ["blue"]})]);
    }
    for position in ["F6", "f1", "K1", ""] {
        assert_refused(&format!("board.ulster.{position}"), &[json!(["blue"])]);
    }
    let pieces = ["green", "white", "Blue", "WHITE", "", "1"];
    assert_refused("board.ulster.F2", &pieces.map(|piece| json!([piece])));
    for seat in ["green", "white", "blue"] {
        assert_refused(
            &format!("players.red.prisoners.{seat}"),
            &[json!(if seat == "blue" { 21 } else { 1 })],
        );
        assert_refused(
            &format!("players.{}", if seat == "blue" { "yellow" } else { seat }),
            &[base()["players"]["red"].clone()],
        );
    }
}

#[test]
fn what_the_rules_refuse_is_blamed_by_its_key_too() {
    assert_refused(
        "seats",
        &[
            json!([]),
            json!(["blue"]),
            json!(["blue", "blue"]),
            json!(["blue", "green"]),
        ],
    );
    assert_refused(
        "options.regions",
        &[json!(["ulster"]), json!(["ulster", "ulster"]), json!([])],
    );
    assert_refused("options.max_rounds", &[json!(0)]);
    assert_refused("round", &[json!(0), json!(61)]);
    assert_refused("played", &[json!(6), json!(100)]);
    assert_refused("stage.seat", &[json!("red")]);
    assert_refused(
        "players.blue.hand",
        &[json!([0, 1]), json!([1, 37]), json!([1, 1])],
    );
    assert_refused("players.red.hand", &[json!([3, 1])]);
    assert_refused("deck", &[json!([5])]);
    assert_refused(
        "discard",
        &[json!([33, 34, 35, 36, 36]), json!([33, 34, 35, 36, 300])],
    );
    assert_refused(
        "board.ulster.F2",
        &[json!(["BLUE"]), json!(["blue", "red", "blue"]), json!([])],
    );
    assert_refused(
        "board.ulster.K",
        &[json!(["red", "BLUE"]), json!(["red", "red"])],
    );
    assert_refused(
        "board.ulster",
        &[json!({"F1": ["red", "red"], "F2": ["red", "red"]})],
    );
}

#[test]
fn what_other_stages_lack_is_blamed_by_its_key() {
    for (stage, want) in [
        (json!({"name": "keep"}), "stage.seat: missing"),
        (
            json!({"name": "place", "seat": "blue"}),
            "stage.card: missing",
        ),
        (
            json!({"name": "place", "seat": "blue", "card": 40}),
            "stage.card: 40 is no card, which are 1 to 36",
        ),
        (
            json!({"name": "place", "seat": "blue", "card": 4}),
            "stage.region: missing",
        ),
        (
            json!({"name": "place", "seat": "blue", "card": 4, "region": "tara"}),
            r#"stage.region: unknown region "tara""#,
        ),
        (
            json!({"name": "place", "seat": "blue", "card": 4, "region": "ulster"}),
            "stage.fit: missing",
        ),
        (
            json!({"name": "traitor", "seat": "blue", "region": "ulster", "waiting": ["green"]}),
            r#"stage.waiting: unknown seat "green""#,
        ),
        (
            json!({"name": "promote", "seat": "blue", "region": "ulster"}),
            "stage.player: missing",
        ),
        (json!({"name": "chance"}), "stage.draw: missing"),
        (
            json!({"name": "chance", "draw": "straws"}),
            r#"stage.draw: unknown stage "straws""#,
        ),
        (
            json!({"name": "start", "seat": "blue"}),
            "stage.name: not at this point of a round",
        ),
        (
            json!({"name": "over", "seat": "blue"}),
            "stage.seat: nobody decides at this stage",
        ),
        (
            json!({"name": "over", "winner": "green"}),
            r#"stage.winner: unknown seat "green""#,
        ),
        (
            json!({"name": "garrison", "seat": "blue", "region": "ulster"}),
            "stage.pieces: missing",
        ),
        (
            json!({"name": "garrison", "seat": "blue", "region": "ulster", "pieces": 2, "then": {"name": "clear", "seat": 3}}),
            "stage.then.seat: invalid type: integer `3`, expected a string",
        ),
        (
            json!({"name": "garrison", "seat": "blue", "region": "ulster", "pieces": 2, "then": {"name": "keep"}}),
            r#"stage.then.name: unknown stage "keep""#,
        ),
        (
            json!({"name": "garrison", "seat": "blue", "region": "ulster", "pieces": 2, "then": {"name": "promote"}}),
            "stage.then.region: missing",
        ),
        (
            json!({"name": "garrison", "seat": "blue", "region": "ulster", "pieces": 2, "then": {"name": "clear"}}),
            "stage.name: not at this point of a round",
        ),
    ] {
        assert_eq!(with("stage", &stage), want);
    }
}

#[test]
fn keys_that_are_unknown_are_passed_over() {
    for path in ["note", "options.clock", "stage.since", "players"] {
        let mut position = base();
        match path {
            "players" => position["players"]["red"]["name"] = json!({"any": [null]}),
            path => {
                let pointer = format!("/{}", path.replace('.', "/"));
                let (above, key) = pointer.rsplit_once('/').expect("a slash");
                position.pointer_mut(above).expect(path)[key] = json!({"any": [null]});
            }
        }
        let read = AnyGame::read(&position.to_string()).expect(path);
        assert_eq!(read.to_string(), BASE);
    }
}

#[test]
fn what_is_no_json_is_blamed_by_its_column() {
    for (text, want) in [
        (
            "{".to_string(),
            "line, column 2: EOF while parsing an object",
        ),
        (
            BASE[..40].into(),
            "line, column 41: EOF while parsing a string",
        ),
        (format!("{BASE}}}"), "trailing characters"),
        (
            BASE.replace("\"round\":2", "\"round\":02"),
            "line, column 158: invalid number",
        ),
        (
            BASE.replacen("blue", "b\u{e9}\u{7}", 1),
            "line, column 40: control character",
        ),
    ] {
        let error = refused(&text);
        assert!(
            error.starts_with("line, column ") && error.contains(want),
            "{error}"
        );
    }
    let line_break = "line, column 2: a line break, but a position is one line";
    assert_eq!(refused("{\n}"), line_break);
    let end = format!("{BASE}\n");
    let error = format!(
        "line, column {}: a line break, but a position is one line",
        BASE.len() + 1
    );
    assert_eq!(refused(&end), error);
    assert_eq!(refused("[]"), "variant, column 1: unknown variant");
}
