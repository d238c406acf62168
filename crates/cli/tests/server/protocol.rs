//! The examples of `docs/protocol.md`, played against a server.

use play::fair::{Bytes, commitment};
use serde_json::Value;

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};

const PAGES: &str = include_str!("../../../../docs/protocol.md");

#[test]
fn the_first_game_of_the_protocol_goes_as_documented() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let mut client = Client::connect(&host, 1);
    let example = PAGES.split("```text\n").nth(1).expect("an example");
    let example = example.split("```").next().expect("its text");
    let example = example.replace("SECRET", &secret());
    let share = Bytes([0x55; 32]);
    let example = example.replace("SENT", &share.to_string());
    let example = example.replace("HASH", &commitment(share).to_string());
    let (mut table, mut answer) = ("TABLE".to_owned(), Value::Null);
    for line in example.lines() {
        let line = line.replace("TABLE", &table);
        let (word, rest) = line.split_once(' ').expect("a word and what it says");
        match word {
            "POST" => {
                let (path, asked) = rest.split_once(' ').expect("a path and a body");
                answer = host.post_text(path, asked).1;
                table = answer["table"].as_str().expect("a table").to_owned();
            }
            "201" => assert_is_part(&json(&rest.replace("TABLE", &table)), &answer),
            "GET" => assert_eq!(rest, "/api/socket"),
            ">" => client.say(&json(rest)),
            "<" => assert_is_sent(&mut client, &json(rest)),
            _ => panic!("{line}"),
        }
    }
}

#[test]
fn the_positions_of_the_protocol_are_as_documented() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let example = PAGES.split("```text\n").nth(2).expect("a second example");
    let example = example.split("```").next().expect("its text");
    let mut lines = example.lines();
    while let (Some(asked), Some(answered)) = (lines.next(), lines.next()) {
        let (path, asked) = asked
            .strip_prefix("POST ")
            .and_then(|rest| rest.split_once(' '))
            .expect("a path and a body");
        let (status, part) = answered.split_once(' ').expect("a status and an answer");
        let answer = host.post_text(path, asked);
        assert_eq!(answer.0.to_string(), status, "{answer:?}");
        assert_is_part(&json(part), &answer.1);
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn assert_is_sent(client: &mut Client, part: &Value) {
    if part["type"] == "welcome" {
        return assert_is_part(part, &client.welcome);
    }
    let kind = part["type"].as_str().expect("a type");
    let message = client.wait(kind).expect("a message");
    assert_is_part(part, &message);
}

fn assert_is_part(part: &Value, whole: &Value) {
    match (part, whole) {
        (Value::Object(fields), Value::Object(_)) => {
            for (key, field) in fields {
                assert_is_part(field, &whole[key]);
            }
        }
        (Value::Array(items), Value::Array(all)) => {
            assert_eq!(items.len(), all.len(), "{part} in {whole}");
            for (item, other) in items.iter().zip(all) {
                assert_is_part(item, other);
            }
        }
        _ => assert_eq!(part, whole),
    }
}
