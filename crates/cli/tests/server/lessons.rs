//! Positions of Seat of Kings outside tables: those of the lessons, played, refused, drafted and planned.

use serde_json::{Value, json};
use toml::Table;

use crate::client::tokens;
use crate::host::{Host, TestFolder};

const COURSES: [&str; 2] = [
    include_str!("../../../../data/courses/seat-of-kings.toml"),
    include_str!("../../../../data/courses/seat-of-kings-more.toml"),
];

/// The steps of all lessons of Seat of Kings.
fn steps() -> Vec<Table> {
    let courses = COURSES.map(|course| course.parse::<Table>().expect("a course"));
    let steps = courses
        .iter()
        .flat_map(|course| course["step"].as_array().expect("steps"));
    steps
        .map(|step| step.as_table().expect("a step").clone())
        .collect()
}

fn step(id: &str) -> Table {
    let mut steps = steps().into_iter();
    steps
        .find(|step| step["id"].as_str() == Some(id))
        .expect("the step")
}

fn text<'a>(of: &'a Table, key: &str) -> &'a str {
    of.get(key)
        .and_then(toml::Value::as_str)
        .unwrap_or_default()
}

fn tables<'a>(of: &'a Table, key: &str) -> Vec<&'a Table> {
    let all = of.get(key).and_then(toml::Value::as_array);
    let all = all.into_iter().flatten();
    all.map(|one| one.as_table().expect("a table")).collect()
}

fn texts<'a>(of: &'a Table, key: &str) -> Vec<&'a str> {
    let all = of.get(key).and_then(toml::Value::as_array);
    let all = all.into_iter().flatten();
    all.map(|one| one.as_str().expect("a text")).collect()
}

/// The actions of a line.
fn line(text: &str) -> Vec<&str> {
    text.split("; ").filter(|token| !token.is_empty()).collect()
}

/// The position of a step as it is asked for, after some actions.
fn asked(step: &Table, actions: &[&str]) -> Value {
    json!({"position": text(step, "position"), "actions": actions, "seat": text(step, "seat")})
}

/// The same with more fields.
pub(crate) fn with(mut asked: Value, more: &Value) -> Value {
    let fields = asked.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    asked
}

fn answer(host: &Host, path: &str, asked: &Value) -> Value {
    let (status, answer) = host.post(path, asked);
    assert_eq!(status, 200, "{path} {asked}: {answer}");
    answer
}

fn position(host: &Host, step: &Table, actions: &[&str]) -> Value {
    answer(host, "/api/positions", &asked(step, actions))
}

/// Takes the steps of the lessons as they are: what they accept is played, and what they refuse is refused by their clause.
#[test]
fn every_line_of_a_lesson_is_played_or_refused_by_its_clause() {
    let place = TestFolder::new();
    let flags = ["--requests-per-second=100000", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let mut counts = [0, 0];
    for step in steps() {
        let shown = position(&host, &step, &[]);
        let seat = text(&step, "seat");
        assert_eq!(shown["you"], seat, "{shown}");
        assert_eq!(shown["legal"].is_object(), shown["turn"] == seat);
        for turn in tables(&step, "turn") {
            let accepted = texts(turn, "accept")
                .into_iter()
                .filter(|&line| line != "*");
            for accepted in accepted {
                let actions = line(accepted);
                let after = position(&host, &step, &actions);
                assert_eq!(
                    after["after"]["token"],
                    actions[actions.len() - 1],
                    "{after}"
                );
                assert_eq!(after["after"]["seat"], seat);
                counts[0] += 1;
            }
            for refused in tables(turn, "refuse") {
                let action = text(refused, "move");
                let mut actions = line(text(refused, "after"));
                actions.push(action);
                let why = &position(&host, &step, &actions)["why"];
                assert_eq!(
                    (&why["clause"], &why["token"]),
                    (&json!(text(refused, "clause")), &json!(action)),
                    "{why}"
                );
                counts[1] += 1;
            }
        }
    }
    assert!(counts[0] > 15 && counts[1] > 20, "{counts:?}");
}

#[test]
fn a_position_has_what_a_board_needs() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let step = step("empty-first");
    let shown = position(&host, &step, &[]);
    assert_eq!(
        (&shown["variant"], &shown["turn"], &shown["after"]),
        (&json!("seat-of-kings"), &json!("blue"), &Value::Null)
    );
    assert_eq!(
        shown["hands"],
        json!({"blue": {"cards": [1], "aside": []}, "red": {"cards": [2], "aside": []}})
    );
    assert_eq!(shown["kings"]["hand"][0]["card"], 1);
    assert!(tokens(&shown["legal"]).contains(&"play 1 ulster F5".into()));
    // An action by its fields leads to the same as its token.
    let play = json!({"kind": "play", "card": 1, "region": "ulster", "positions": ["F5"]});
    let by_fields = answer(
        &host,
        "/api/positions",
        &with(asked(&step, &[]), &json!({"actions": [play]})),
    );
    let begun = position(&host, &step, &["play 1 ulster F5"]);
    assert_eq!(by_fields, begun);
    assert_eq!(begun["after"]["detail"]["kind"], "play");
    assert_eq!(begun["kings"]["stage"]["name"], "place");
    // The text after the actions is a position again.
    let again = answer(
        &host,
        "/api/positions",
        &json!({"position": begun["position"]}),
    );
    assert_eq!(
        (&again["kings"], &again["legal"]),
        (&begun["kings"], &begun["legal"])
    );
    // The other seat sees its own cards and has nothing to decide.
    let other = answer(
        &host,
        "/api/positions",
        &with(asked(&step, &[]), &json!({"seat": "red"})),
    );
    assert_eq!(
        (&other["you"], &other["legal"]),
        (&json!("red"), &Value::Null)
    );
    assert_eq!(other["kings"]["hand"][0]["card"], 2);
}

#[test]
fn a_position_without_a_decision_is_shown() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let start = answer(
        &host,
        "/api/positions",
        &json!({"position": "seat-of-kings", "seat": "blue"}),
    );
    assert_eq!(
        (&start["turn"], &start["you"]),
        (&Value::Null, &json!("blue"))
    );
    let crown = step("crown");
    let accepted = texts(tables(&crown, "turn")[0], "accept")[0];
    let over = position(&host, &crown, &line(accepted));
    assert_eq!(
        (&over["turn"], &over["legal"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(
        over["kings"]["stage"],
        json!({"name": "over", "winner": "blue"})
    );
    let over = json!({"position": over["position"], "draft": [], "card": 1, "action": "end"});
    let chance = with(over.clone(), &json!({"position": "seat-of-kings"}));
    for path in ["preview", "turn", "turns", "why-not"] {
        let path = format!("/api/positions/{path}");
        let code = |asked| host.post(&path, asked).1["code"].clone();
        assert_eq!(
            (code(&over), code(&chance)),
            (json!("over"), json!("not-asked"))
        );
    }
    // Whatever is played there is refused by a clause.
    for nothing in [over, chance] {
        let played = with(nothing, &json!({"actions": ["end"]}));
        let why = &answer(&host, "/api/positions", &played)["why"];
        assert!(why["clause"].is_string(), "{why}");
    }
}

#[test]
fn a_turn_is_drafted_and_planned_as_at_a_table() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let step = step("promote");
    let of = |more: Value| with(asked(&step, &[]), &more);
    let whole = ["play 17 ulster F3", "place F3", "activate", "promote H2"];
    let preview = answer(
        &host,
        "/api/positions/preview",
        &of(json!({"draft": whole})),
    );
    assert_eq!(
        (&preview["shown"], &preview["then"]),
        (&json!(4), &json!("decides"))
    );
    assert_eq!(preview["kings"]["board"]["ulster"]["H2"], json!(["blue"]));
    let plan = answer(
        &host,
        "/api/positions/turn",
        &of(json!({"begin": whole[0]})),
    );
    let planned = plan["actions"].as_array().expect("a list").iter();
    let planned: Vec<&Value> = planned.map(|action| &action["token"]).collect();
    assert_eq!(json!(planned), json!(whole));
    assert_eq!(plan["preview"], preview);
    let less = json!({"begin": whole[0], "without": ["activate"]});
    let less = answer(&host, "/api/positions/turn", &of(less));
    assert_eq!(less["actions"].as_array().map(Vec::len), Some(2));
    assert_eq!(less["offers"][0]["action"]["token"], "activate");
    let turns = answer(&host, "/api/positions/turns", &of(json!({"card": 17})));
    let turns = turns.as_array().expect("a list");
    assert!(turns.iter().any(|turn| turn["actions"] == plan["actions"]));
    let why = answer(
        &host,
        "/api/positions/why-not",
        &of(json!({"action": "play 17 ulster H1"})),
    );
    assert!(
        why["clause"].is_string() && why["sentence"].is_string(),
        "{why}"
    );
    let legal = answer(
        &host,
        "/api/positions/why-not",
        &of(json!({"action": whole[0]})),
    );
    assert_eq!(legal, Value::Null);
    // An answer that begins in the middle of a turn goes on with it.
    let begun = with(of(json!({})), &json!({"actions": whole[..1]}));
    let rest = answer(&host, "/api/positions/turn", &begun);
    let rest = rest["actions"].as_array().expect("a list").iter();
    let rest: Vec<&Value> = rest.map(|action| &action["token"]).collect();
    assert_eq!(json!(rest), json!(whole[1..]));
}

const KINGS: &str = "high-kings-1 5/2B1B1R/7/b2r3/7/1R3R1/2B2 red manoeuvres 0:0 - -";

#[test]
fn hk3_a_press_that_leads_to_nothing_is_explained() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let why = |hills: &[&str]| {
        let asked = json!({"position": KINGS, "hills": hills});
        answer(&host, "/api/positions/why-not", &asked)
    };
    assert_eq!(why(&["G6"]), Value::Null);
    let held = json!({
        "clause": "HK3", "token": "B2", "places": ["D4"], "name": "refused-beside-ringforts",
        "values": {"hills": ["D4"], "count": 1, "others": ["C4", "D3"], "barred": 2},
        "sentence": "This king has no hill where it may build: C4 and D3 are next to your ringfort on D4.",
    });
    assert_eq!(why(&["B2"]), held);
    let step = why(&["B2", "D3"]);
    assert_eq!(
        (&step["token"], &step["clause"]),
        (&json!("B2-D3"), &json!("HK3"))
    );
}

#[test]
fn b12_a_press_is_told_with_what_decides() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let beside =
        "high-kings-1 bBrrr/b1bbbbb/Brrrrrr/bbbRbRr/rrrrrrr/bbbbbbb/R1B1b red battle 0:0 - -";
    let taken = "high-kings-1 R4/7/b1r1B1B/7/r1brbBr/2rbr2/R1r1R red battle 0:0 - -";
    let mobile = "high-kings-1 R4/7/b1r1B1B/7/r1br1Br/2rbr2/R1r1R red battle 0:0 - -";
    let stranded = "high-kings-2 R1R1B/3r3/4r2/7/b6/1r4R/nr3 blue battle 0:1 - -";
    let stone = "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - \
                 A2A3,A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";
    let treasures = "four-treasures 5/7/7/3r3/7/7/5 red battle - - -";
    for (position, hills, sentence) in [
        (
            beside,
            "F4",
            "This king has no hill to go to: D3 and D5 are next to your king on D4.",
        ),
        (
            mobile,
            "B1",
            "This king has no hill to go to: all within its reach are taken. \
             While your kings on B7 and F1 can build, no king of yours may go to a ringfort.",
        ),
        (taken, "B7 C5", "Your king can still build, so it must."),
        (
            stranded,
            "F7",
            "Your king on B1 is stranded and must move now.",
        ),
        (
            KINGS,
            "C6",
            "That king is Blue's. It falls if your king moves next to it and your ringforts then surround its lone ringfort.",
        ),
        (
            KINGS,
            "D4",
            "First choose one of your kings, then where it goes.",
        ),
        (
            stone,
            "A2",
            "First take an enemy ringfort without a bridge.",
        ),
        (treasures, "D4", "D4 is already yours."),
    ] {
        let hills: Vec<_> = hills.split(' ').collect();
        let asked = json!({"position": position, "hills": hills});
        let why = answer(&host, "/api/positions/why-not", &asked);
        assert_eq!(why["sentence"], sentence, "{hills:?} in {position}");
    }
}

#[test]
fn what_cannot_be_drafted_is_refused_by_its_code() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let step = step("promote");
    let refused = |path: &str, more: Value| {
        let (status, refused) = host.post(
            &format!("/api/positions{path}"),
            &with(asked(&step, &[]), &more),
        );
        (
            status,
            refused["code"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let is = |status: u16, code: &str| (status, code.to_owned());
    let many = vec!["activate"; 33];
    assert_eq!(
        refused("/preview", json!({"draft": many})),
        is(429, "too-many")
    );
    assert_eq!(refused("/turn", json!({"also": many})), is(429, "too-many"));
    assert_eq!(
        refused("/preview", json!({"draft": ["activate"]})),
        is(409, "illegal")
    );
    assert_eq!(
        refused("/preview", json!({"draft": ["D4"]})),
        is(409, "not-a-move")
    );
    assert_eq!(
        refused("/turn", json!({"begin": "D4"})),
        is(400, "kings-only")
    );
    assert_eq!(
        refused("/turns", json!({"card": 99})),
        is(409, "not-a-move")
    );
    assert_eq!(
        refused("/turns", json!({"card": 1, "seat": "red"})),
        is(409, "not-asked")
    );
    assert_eq!(refused("", json!({"seat": "white"})), is(400, "malformed"));
    assert_eq!(
        refused("/why-not", json!({"action": "end", "position": "{}"})),
        is(400, "kings-position")
    );
    assert_eq!(
        refused("/why-not", json!({"hills": ["D4"]})),
        is(400, "ringforts-only")
    );
    assert_eq!(
        refused(
            "/turn",
            json!({"position": "four-treasures", "seat": "red"})
        ),
        is(409, "not-a-move")
    );
}

#[test]
fn an_impossible_position_is_said_by_its_key() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let possible = text(&step("promote"), "position").to_owned();
    let cases = [
        ("{\"variant\"".to_owned(), None, "not-json"),
        (
            possible.replace("\"round\":2", "\"round\":-2"),
            Some("round"),
            "key",
        ),
        (
            possible.replace("\"hand\":[17]", "\"hand\":[1]"),
            Some("players.red.hand"),
            "kings-card-twice",
        ),
    ];
    for (position, key, name) in cases {
        let fault =
            answer(&host, "/api/positions", &json!({"position": position}))["fault"].clone();
        assert_eq!(
            (fault["key"].as_str(), &fault["name"]),
            (key, &json!(name)),
            "{fault}"
        );
        let sentence = fault["sentence"].as_str().expect("a sentence");
        assert!(sentence.contains(key.unwrap_or("column")), "{sentence}");
    }
}
