//! Positions that no table has: an editor's, and those of games that are over.

use serde_json::{Value, json};
use server::Clock;

use crate::client::{clients, open, secret};
use crate::games::{check_transcript, play_to_the_end};
use crate::host::{Host, TestFolder};
use crate::kings;

/// The answer to a position that must be one.
fn moment(host: &Host, asked: &Value) -> Value {
    let (status, body) = host.post("/api/positions", asked);
    assert_eq!(status, 200, "{asked}: {body}");
    body
}

/// The fields that an editor would draw of a moment that it is shown.
fn drawn(moment: &Value) -> Value {
    let mut fields = moment["board"].clone();
    fields["variant"] = moment["variant"].clone();
    fields["turn"] = moment["turn"].clone();
    if let Some(captured) = moment["measures"]["kings_captured"].as_array() {
        fields["kings_lost"] = json!([captured[1], captured[0]]);
    }
    fields
}

/// Checks the moments of a finished game against its log, and draws some of them again.
pub(crate) fn check_moments(host: &Host, table: &str, view: &Value) {
    if view["variant"] == "seat-of-kings" {
        return kings::check_moments(host, table, view);
    }
    let (_, moments) = host.get(&format!("/api/tables/{table}/games/0/positions"));
    let moments = moments.as_array().expect("a list");
    let log = view["log"].as_array().expect("a log");
    assert_eq!(moments.len(), log.len() + 1);
    for (moment, entry) in moments[1..].iter().zip(log) {
        for field in ["seat", "token", "detail"] {
            assert_eq!(moment["after"][field], entry[field], "{moment}");
        }
    }
    let last = &moments[log.len()];
    for field in ["board", "measures"] {
        assert_eq!(last[field], view[field], "{last}");
    }
    let sides = |seats: &Value| {
        let seats = seats.as_array().expect("a list").iter();
        let fields = |seat: &Value| (seat["seat"].clone(), seat["side"].clone());
        seats.map(fields).collect::<Vec<_>>()
    };
    assert_eq!(sides(&last["seats"]), sides(&view["seats"]));
    let (_, transcript) = host.get(&format!("/api/tables/{table}/games/0"));
    assert_eq!(last["position"], transcript["final"], "{last}");
    let ended = json!({"ending": view["ending"], "points": view["standing"]["results"][0]});
    assert_eq!(last["ended"], ended);
    let nothing = (&Value::Null, &Value::Null);
    assert_eq!((&last["turn"], &last["legal"]), nothing);
    for (number, shown) in moments.iter().enumerate().step_by(7) {
        let tokens = log[..number].iter().map(|entry| &entry["token"]);
        let decisions: Vec<&Value> = tokens.collect();
        let start = &moments[0]["position"];
        let played = moment(host, &json!({"position": start, "actions": decisions}));
        assert_eq!(played["after"], shown["after"]);
        let again = moment(host, &json!({"drawn": drawn(shown)}));
        assert_eq!(again["position"], shown["position"]);
    }
}

#[test]
fn a_game_that_is_not_over_is_not_shown_step_by_step() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = open(&host, "sacred-hill-1", &json!({}));
    for (table, code) in [
        (table.id.as_str(), "no-game"),
        ("0000000000000000", "no-table"),
        ("9234567890abcdef", "no-table"),
        ("ffffffffffffffff", "no-table"),
    ] {
        let (status, refused) = host.get(&format!("/api/tables/{table}/games/0/positions"));
        assert_eq!((status, &refused["code"]), (404, &json!(code)));
    }
}

#[test]
fn a_position_has_its_board_its_measures_and_what_is_legal() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let position = "sacred-hill-1 2b2/2brb2/3b3/1r3r1/7/2r4/5 blue battle - - -";
    let body = moment(&host, &json!({"position": position}));
    assert_eq!(
        (&body["variant"], &body["turn"]),
        (&json!("sacred-hill-1"), &json!("blue"))
    );
    assert_eq!(
        body["legal"],
        json!({
            "prompt": {"name": "prompt-capture", "values": {"count": 1, "hill": "D6"}},
            "actions": [{"token": "xD6", "kind": "capture", "hill": "D6"}],
            "links": {"D6": "C6D6D5D6D6D7D6E6"},
            "joins": {"D6": "C6D5D7E6"},
        })
    );
    assert_eq!(body["board"]["must_capture"], "D6");
    for end in [" ", "\r\n", "\n\n"] {
        let behind = moment(&host, &json!({"position": format!("{position}{end}")}));
        assert_eq!(behind, body, "{end:?}");
    }
    assert_eq!(body["measures"]["territory"], json!([4, 4]));
    let after = moment(&host, &json!({"position": position, "actions": ["xD6"]}));
    let capture = &after["after"];
    assert_eq!(
        (&capture["seat"], &capture["token"]),
        (&json!("blue"), &json!("xD6"))
    );
    let detail = &capture["detail"];
    assert_eq!(
        (&detail["kind"], &detail["hill"]),
        (&json!("capture"), &json!("D6"))
    );
    assert_eq!(
        detail["effects"][0],
        json!({"effect": "ringfort_captured", "side": 0, "hill": "D6"})
    );
    assert_eq!(
        detail["change"]["kingdoms"],
        json!({"before": [4, 4], "after": [3, 1]})
    );
    assert_eq!(after["measures"]["territory"], json!([3, 5]));
    let start = moment(&host, &json!({"position": "stone-of-destiny"}));
    assert_eq!(start["legal"]["builds"].as_array().map(Vec::len), Some(45));
}

#[test]
fn what_cannot_be_is_said_by_field_hill_and_fault() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let forts = |phase: &str, forts: [&str; 2]| json!({"drawn": {"variant": "high-kings-1", "ringforts": forts, "kings": forts, "phase": phase, "turn": "red"}});
    let text = |text: &str| json!({"position": text});
    let cases = [
        (text("chess"), "variant", "", "variant"),
        (
            text("sacred-hill-1 5/7/3x3/7/7/7/5 red battle - - -"),
            "board",
            "D5",
            "letter",
        ),
        (
            text("sacred-hill-1 5/7/7/7/7/7/5 red battle - -"),
            "line",
            "",
            "fields",
        ),
        (
            text("sacred-hill-1 5/7/7/7/7/7/5 red battle - - -\nD4"),
            "line",
            "",
            "line-break",
        ),
        (
            forts("setup", ["D4D5", "B2"]),
            "board",
            "D4",
            "kings-adjacent",
        ),
        (forts("setup", ["D4", "D4"]), "board", "D4", "twice"),
        (forts("setup", ["D4", "A1"]), "board", "", "not-hills"),
        (forts("middle", ["D4", "B2"]), "phase", "", "phase"),
        (forts("two words", ["D4", "B2"]), "phase", "", "not-a-word"),
    ];
    for (asked, field, hill, name) in cases {
        let (status, answer) = host.post("/api/positions", &asked);
        assert_eq!(status, 200, "{answer}");
        let fault = &answer["fault"];
        assert_eq!(
            (&fault["field"], &fault["name"]),
            (&json!(field), &json!(name)),
            "{answer}"
        );
        assert_eq!(fault["hill"].as_str().unwrap_or_default(), hill, "{answer}");
        assert!(
            fault["sentence"]
                .as_str()
                .is_some_and(|sentence| sentence.ends_with('.'))
        );
        let (status, refused) = host.post("/api/positions/analysis", &asked);
        assert_eq!((status, &refused["code"]), (400, &json!("position")));
        assert_eq!(&refused["fault"], fault);
    }
    let code = |asked: Value| host.post("/api/positions", &asked).1["code"].clone();
    assert_eq!(code(json!({})), "malformed");
    assert_eq!(
        code(
            json!({"position": "four-treasures", "drawn": drawn(&moment(&host, &text("four-treasures")))})
        ),
        "malformed"
    );
    for kings in ["seat-of-kings", "{\"variant\": 7}"] {
        let (status, refused) = host.post("/api/positions/analysis", &text(kings));
        assert_eq!((status, &refused["code"]), (400, &json!("ringforts-only")));
    }
    let played =
        |decisions: Value| code(json!({"position": "four-treasures", "actions": decisions}));
    let twice = json!({"position": "four-treasures", "actions": ["D4", "D4"]});
    let (status, body) = host.post("/api/positions", &twice);
    assert_eq!((status, &body["why"]["clause"]), (200, &json!("B11")));
    let refused = host.post("/api/positions/analysis", &twice).1;
    assert_eq!(
        (&refused["code"], &refused["why"]),
        (&json!("illegal"), &body["why"])
    );
    assert_eq!(played(json!(["pass"])), "not-a-move");
    let over = "four-treasures rrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(code(json!({"position": over, "actions": ["D4"]})), "over");
}

#[test]
fn a_game_begins_at_a_position_and_its_records_say_so() {
    let place = TestFolder::new();
    let host = Host::start_in(&place.file("tara.db"), Clock::system());
    let position = "sacred-hill-1 2b2/2brb2/3b3/1r3r1/7/2r4/5 blue battle - - -";
    let table = open(&host, "sacred-hill-1", &json!({"position": position}));
    let mut players = clients(&host, &table, 3);
    let view = play_to_the_end(&table, &mut players);
    assert_eq!(
        (&view["start"], &view["log"][0]["token"]),
        (&json!(position), &json!("xD6"))
    );
    check_transcript(&host, &table.id, &view);
    check_moments(&host, &table.id, &view);
    let games = format!("/api/tables/{}/games/0", table.id);
    assert_eq!(host.get(&games).1["start"], position);
    let proof = host.get(&format!("{games}/proof")).1;
    assert_eq!(
        (&proof["agreed"]["position"], &proof["first"]),
        (&json!(position), &json!("blue"))
    );
    let mine = json!({"secrets": [table.seats[0].1]});
    assert_eq!(host.post("/api/tables/mine", &mine).1[0]["start"], position);
}

#[test]
fn a_position_that_cannot_begin_a_game_opens_no_table() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 1}]);
    let refused = |position: &str, length: &str| {
        let agreed = json!({"variant": "four-treasures", "seats": seats, "position": position, "length": length});
        let asked = json!({"agreed": agreed, "secret": secret()});
        let (status, refused) = host.post("/api/tables", &asked);
        assert_eq!(
            (status, &refused["code"]),
            (400, &json!("invalid-terms")),
            "{refused}"
        );
        refused["detail"]
            .as_str()
            .expect("what is wrong")
            .to_owned()
    };
    let over = "four-treasures rrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(refused(over, "game"), "position: the game is over there");
    let begun = "four-treasures 5/7/7/3r3/7/7/5 blue battle - - -";
    assert_eq!(refused(begun, "match"), "position: for a single game only");
    assert!(refused("four-treasures", "game").starts_with("position: line"));
}
