//! The language of the sentences that a client is sent.

use serde_json::{Value, json};

use crate::client::Client;
use crate::host::{Host, TestFolder};
use crate::raw::{exchange, request};

/// The sentence of `no-table` in each language.
const NO_TABLE: [(&str, &str); 3] = [
    ("en", "There is no such table."),
    ("de", "Diesen Tisch gibt es nicht."),
    ("it", "Questo tavolo non esiste."),
];

const NOWHERE: &str = "/api/tables/0000000000000000/deck";

#[test]
fn a_refusal_is_told_in_the_language_that_is_asked_for() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    for (tag, sentence) in NO_TABLE {
        let (status, refused) = host.get(&format!("{NOWHERE}?lang={tag}"));
        let found = (status, &refused["code"], &refused["sentence"]);
        assert_eq!(found, (404, &json!("no-table"), &json!(sentence)));

        let lines = [
            &format!("Host: {}", host.address),
            &format!("Accept-Language: {tag}-CH,fr;q=0.8"),
        ];
        let answer = exchange(
            &host,
            &request(&format!("GET {NOWHERE}"), &lines.map(String::as_str)),
        );
        assert!(
            answer.ends_with(&format!("\"sentence\":\"{sentence}\"}}")),
            "{answer}"
        );

        let mut client = Client::try_connect_to(&host, &format!("/api/socket?lang={tag}"), 1)
            .expect("it listens");
        client.say(&json!({"type": "watch", "table": "0000000000000000"}));
        let refused = client.wait("error").expect("an error");
        assert_eq!(refused["sentence"], sentence);
    }
    let (_, refused) = host.get(&format!("{NOWHERE}?lang=fr"));
    assert_eq!(refused["sentence"], NO_TABLE[0].1);
}

#[test]
fn what_is_wrong_with_a_move_a_position_or_a_file_is_told_in_that_language() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (table, _players) = crate::races::begun(&host, json!({}));
    let red = &table.seats[0].1;
    let why = json!({"secret": red, "seat": "red", "action": "xD4"});
    let why_not = format!("/api/tables/{}/why-not", table.id);
    let position = json!({"position": "sacred-hill-1 7/7/7/7/7/7/8 red manoeuvres - - -"});
    let illegal = json!({"position": "four-treasures", "actions": ["D4", "D4"]});
    let file = |text: &str| json!({ "text": text });
    let played = file("[Variant \"four-treasures\"]\n\n1. D4 C3 2. D4 *\n");
    let number = file("[Variant \"four-treasures\"]\n\n1. D4 3. C3 *\n");
    let files = "/api/files/read";
    let german = "?lang=de";
    let said = |path: &str, asked: &Value, place: &str| {
        let (_, answer) = host.post(&format!("{path}{german}"), asked);
        answer.pointer(place).cloned().unwrap_or(answer)
    };
    let sentences = [
        said(&why_not, &why, "/sentence"),
        said("/api/positions", &position, "/fault/sentence"),
        said("/api/positions", &illegal, "/why/sentence"),
        said(files, &played, "/fault/sentence"),
        said(files, &number, "/fault/sentence"),
    ];
    assert_eq!(
        sentences,
        [
            "Auf D4 steht keine gegnerische Befestigung.",
            "Diese Reihe hat zu viele Hügel.",
            "Auf D4 steht schon eine Befestigung.",
            "Auf D4 steht schon eine Befestigung.",
            "Der nächste Zug hat die Nummer „1...“, nicht „3.“.",
        ]
    );
    let (_, answer) = host.post(files, &number);
    let expected = json!({
        "line": 3,
        "column": 7,
        "name": "file-number",
        "values": {"expected": "1...", "found": "3."},
        "sentence": "The next move has the number “1...”, not “3.”.",
    });
    assert_eq!(answer["fault"], expected);
}
