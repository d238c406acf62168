//! Tables that `tara play` kept under version 1 of the rules, in `tests/rules-1/`, open and go on.

use catalog::Action;
use play::{Event, Offer, Stage, Table, TimedEvent};

const FILES: [(&str, Stage, &str); 5] = [
    (
        "high-kings",
        Stage::Over,
        include_str!("../rules-1/high-kings-finished.jsonl"),
    ),
    (
        "seat-of-kings",
        Stage::Over,
        include_str!("../rules-1/seat-of-kings-finished.jsonl"),
    ),
    (
        "taken-back",
        Stage::Playing,
        include_str!("../rules-1/taken-back.jsonl"),
    ),
    (
        "offered",
        Stage::Seating,
        include_str!("../rules-1/offered.jsonl"),
    ),
    (
        "choosing",
        Stage::Playing,
        include_str!("../rules-1/choosing.jsonl"),
    ),
];

fn events(file: &str) -> Vec<TimedEvent> {
    let lines = file
        .lines()
        .map(|line| serde_json::from_str(line).expect(line));
    lines.collect()
}

fn table(name: &str) -> Table {
    let (_, _, file) = FILES
        .iter()
        .find(|(each, _, _)| *each == name)
        .expect("a file");
    Table::replay(events(file)).expect("it opens")
}

#[test]
fn every_table_of_rules_1_opens_and_keeps_its_points() {
    for (name, stage, file) in FILES {
        let (table, events) = (table(name), events(file));
        assert_eq!(
            (table.stage(), table.version() as usize),
            (stage, events.len()),
            "{name}"
        );
        let ended = events.iter().find_map(|stamped| match &stamped.event {
            Event::GameEnded { points, .. } => Some(points.clone()),
            _ => None,
        });
        let finished = table.finished().last().map(|game| game.points.clone());
        assert_eq!(finished, ended, "{name}");
    }
}

#[test]
fn a_running_table_of_rules_1_goes_on() {
    let mut table = table("taken-back");
    let (version, at) = (table.version(), table.last_at());
    let seat = table.asked()[0];
    let action = table.game().legal_actions()[0].into();
    let order = play::Order {
        id: 1 << 40,
        version,
        command: play::Command::Move { action },
    };
    let context = play::CommandContext {
        at,
        ..play::CommandContext::default()
    };
    table.order(seat, &order, &context).expect("legal");
    assert!(table.version() > version);
}

#[test]
fn every_name_of_an_event_of_rules_1_is_read() {
    let keep: Action = "keep 1 2 3".parse().expect("a token");
    let read = |json: &str| -> Event {
        let stamped: TimedEvent = serde_json::from_str(json).expect(json);
        stamped.event
    };
    for (json, event) in [
        (
            r#"{"at":1,"event":"chosen","seat":1,"decision":"keep 1 2 3"}"#,
            Event::CardsChosen {
                seat: 1,
                action: keep,
            },
        ),
        (
            r#"{"at":1,"event":"drawn","chance":"lots 17 5"}"#,
            Event::ChanceDrawn {
                draw: "lots 17 5".parse().expect("a draw"),
            },
        ),
        (
            r#"{"at":1,"event":"offered","seat":0,"offer":"draw"}"#,
            Event::OfferMade {
                seat: 0,
                offer: Offer::Draw,
            },
        ),
        (
            r#"{"at":1,"event":"agreed","seat":1}"#,
            Event::OfferAccepted { seat: 1 },
        ),
        (
            r#"{"at":1,"event":"dropped","seat":1}"#,
            Event::OfferWithdrawn { seat: 1 },
        ),
        (
            r#"{"at":1,"event":"left","seat":1,"how":"time"}"#,
            Event::SeatLeft {
                seat: 1,
                how: play::Departure::Time,
            },
        ),
        (r#"{"at":1,"event":"again"}"#, Event::RematchAgreed),
        (
            r#"{"at":1,"event":"resumed","stood_ms":5}"#,
            Event::HostResumed { downtime_ms: 5 },
        ),
        (
            r#"{"at":1,"event":"stopped","why":"failed"}"#,
            Event::TableStopped {
                reason: "failed".into(),
            },
        ),
    ] {
        assert!(read(json) == event, "{json}");
    }
}
