//! Transcripts of random games, replayed as they are and changed.

use std::ops::ControlFlow;
use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Deck, Edition, Options, Players, State};
use serde_json::{Value, json};

use super::{EventKind, Transcript, TranscriptEvent, replay};
use crate::{AnyTranscript, Finding, FindingKind, LegalLists, Policy, TranscriptReader};

const SEATS: [&[Color]; 3] = [
    &[Color::Red, Color::Blue],
    &[Color::White, Color::Blue, Color::Yellow],
    &Color::ALL,
];

fn options(seats: &[Color], edition: Edition) -> Options {
    Options {
        edition,
        max_rounds: 12,
        ..Options::new(Players::new(seats).expect("different colors"))
    }
}

fn random_game(
    options: Options,
    policy: Policy,
    lists: LegalLists,
    rng: &mut Xoshiro256PlusPlus,
) -> Transcript {
    match crate::random_game(State::new(options).into(), policy, lists, rng) {
        AnyTranscript::SeatOfKings(transcript) => transcript,
        AnyTranscript::Ringforts(_) => panic!("a state of Seat of Kings"),
    }
}

fn random(seed: u64, policy: Policy) -> Transcript {
    let options = options(&[Color::Blue, Color::Red, Color::White], Edition::En);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    random_game(options, policy, LegalLists::Included, &mut rng)
}

fn findings(transcript: &Transcript) -> Vec<Finding> {
    let mut findings = Vec::new();
    let report = |finding| {
        findings.push(finding);
        ControlFlow::Continue(())
    };
    replay(transcript, &Deck::reconstructed(), report).expect("readable");
    findings
}

fn refused(transcript: &Transcript) -> String {
    let read = replay(transcript, &Deck::reconstructed(), |_| {
        ControlFlow::Continue(())
    });
    read.expect_err("cannot be played").to_string()
}

fn difference(event: usize, field: &'static str, expected: Value, found: Value) -> Finding {
    let [expected, found] = [expected, found].map(|value| Some(value).filter(|it| !it.is_null()));
    Finding {
        event,
        kind: FindingKind::Difference {
            field,
            expected,
            found,
        },
    }
}

/// The number of the first event of this kind, from 1.
fn first(transcript: &Transcript, begin: &str) -> usize {
    let is_it = |event: &TranscriptEvent| match &event.what {
        EventKind::Chance { chance } => chance.starts_with(begin),
        EventKind::Decision { decision, .. } => decision.starts_with(begin),
    };
    transcript.events.iter().position(is_it).expect(begin) + 1
}

/// Changes the text of an event.
fn put(transcript: &mut Transcript, event: usize, text: &str) {
    match &mut transcript.events[event - 1].what {
        EventKind::Chance { chance } => *chance = text.into(),
        EventKind::Decision { decision, .. } => *decision = text.into(),
    }
}

#[test]
fn random_games_are_read_as_they_were_written_and_agree() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for seats in SEATS {
        for edition in [Edition::En, Edition::It] {
            for policy in [Policy::Uniform, Policy::Eager] {
                let game = random_game(
                    options(seats, edition),
                    policy,
                    LegalLists::Included,
                    &mut rng,
                );
                let mut line = Vec::new();
                let written = AnyTranscript::SeatOfKings(game.clone());
                written.write(&mut line).expect("a vector takes every byte");
                let read = TranscriptReader::new(line.as_slice()).next_transcript();
                let read = read.expect("it was written").expect("one line");
                assert_eq!(read, written);
                assert_eq!(findings(&game), []);
            }
        }
    }
}

#[test]
fn the_games_of_the_twin_agree() {
    let golden = include_bytes!("../../../../data/golden/seat-of-kings.jsonl");
    let mut reader = TranscriptReader::new(&golden[..]);
    while let Some(read) = reader.next_transcript().expect("readable") {
        let AnyTranscript::SeatOfKings(transcript) = read else {
            panic!("line {} is of another game", reader.line());
        };
        assert_eq!(findings(&transcript), [], "line {}", reader.line());
    }
    assert!(reader.line() > 3);
}

#[test]
fn the_eager_build_more() {
    let builds = |policy| {
        let transcript = random(4, policy);
        let all = transcript.events.len();
        let is_building = |event: &&TranscriptEvent| match &event.what {
            EventKind::Chance { .. } => false,
            EventKind::Decision { decision, .. } => {
                decision.starts_with("place") || decision.starts_with("promote")
            }
        };
        (transcript.events.iter().filter(is_building).count() * 100) / all
    };
    let (uniform, eager) = (builds(Policy::Uniform), builds(Policy::Eager));
    assert!(
        2 * eager > 3 * uniform,
        "{eager} of 100, and {uniform} of 100"
    );
}

#[test]
fn each_changed_field_is_found() {
    let good = random(1, Policy::Eager);
    let last = good.events.len();

    let mut points = good.clone();
    let right = points.points.take().expect("written");
    points.points = Some(json!({"blue": 7}).as_object().expect("an object").clone());
    let error = difference(last, "points", right.into(), json!({"blue": 7}));
    assert_eq!(findings(&points), [error]);

    for key in ["cumals", "stock", "kings", "prisoners", "board"] {
        let mut table = good.clone();
        let right = Value::Object(table.last.clone().expect("written"));
        table.last.as_mut().expect("written")[key] = json!({"blue": -1});
        let wrong = Value::Object(table.last.clone().expect("written"));
        assert_eq!(findings(&table), [difference(last, "final", right, wrong)]);
    }

    let keep = first(&good, "keep");
    let mut seat = good.clone();
    let EventKind::Decision { seat: name, .. } = &mut seat.events[keep - 1].what else {
        panic!("a decision");
    };
    let right = std::mem::replace(name, "green".into());
    let error = difference(keep, "seat", right.into(), "green".into());
    assert_eq!(findings(&seat), [error]);

    let mut list = good.clone();
    let legal = list.events[keep - 1].legal.as_mut().expect("asked for");
    let right = json!(legal);
    legal.swap(0, 1);
    let wrong = json!(legal);
    assert_eq!(findings(&list), [difference(keep, "legal", right, wrong)]);

    let mut chance = good.clone();
    chance.events[0].legal = Some(vec!["end".into()]);
    let error = difference(1, "legal", json!([]), json!(["end"]));
    assert_eq!(findings(&chance), [error]);

    let mut regions = good;
    let names = json!(["ulster", "connacht", "leinster"]);
    let options = regions.options.as_mut().expect("written");
    let right = Value::Object(options.clone());
    options["regions"] = names;
    let wrong = Value::Object(options.clone());
    let error = difference(0, "options", right, wrong);
    assert_eq!(findings(&regions), [error]);
}

#[test]
fn the_first_difference_can_be_the_last() {
    let mut transcript = random(1, Policy::Uniform);
    transcript.points = None;
    transcript.last = Some(json!({}).as_object().expect("an object").clone());
    for event in &mut transcript.events {
        event.legal = Some(Vec::new());
    }
    let mut count = 0;
    let report = |_| {
        count += 1;
        ControlFlow::Break(())
    };
    replay(&transcript, &Deck::reconstructed(), report).expect("readable");
    assert_eq!(count, 1);
}

#[test]
fn an_illegal_decision_ends_the_replay() {
    let mut transcript = random(2, Policy::Eager);
    let keep = first(&transcript, "keep");
    put(&mut transcript, keep, "keep 3 2 1");
    transcript.last = None;
    let error = findings(&transcript);
    assert!(
        matches!(&error[..], [Finding { event, kind: FindingKind::Illegal { field: "do", explanation, .. } }]
            if *event == keep && explanation.clause == "SKR2"),
        "{error:?}"
    );
    // Where chance is next, nobody decides.
    let early = TranscriptEvent {
        what: EventKind::Decision {
            seat: "blue".into(),
            decision: "end".into(),
        },
        legal: None,
    };
    transcript.events.insert(0, early);
    let error = findings(&transcript);
    assert!(
        matches!(&error[..], [Finding { event: 1, kind: FindingKind::Illegal { explanation, .. } }]
            if explanation.clause == "SKR1"),
        "{error:?}"
    );
}

#[test]
fn a_game_may_break_off_only_without_points() {
    let whole = random(5, Policy::Eager);
    let points = whole.points.clone();
    for length in [0, 1, 2, 3, 5, 30, whole.events.len() - 1] {
        let mut part = Transcript {
            events: whole.events[..length].to_vec(),
            points: None,
            last: None,
            ..whole.clone()
        };
        assert_eq!(findings(&part), [], "{length} events");
        part.points = points.clone();
        let error = difference(length, "points", Value::Null, json!(points));
        assert_eq!(findings(&part), [error]);
    }
}

#[test]
fn what_is_left_out_is_not_checked_and_has_its_default() {
    let mut options = options(&Color::ALL, Edition::En);
    options.max_rounds = 60;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut bare = random_game(options, Policy::Eager, LegalLists::Omitted, &mut rng);
    (bare.options, bare.points, bare.last) = (None, None, None);
    assert_eq!(findings(&bare), []);
}

#[test]
fn a_chance_event_that_cannot_happen_is_refused_by_its_number() {
    let good = random(1, Policy::Uniform);
    let cases = [
        (1, "lots 1 2", "2 drawn, not 3"),
        (1, "lots 1 2 2", "2 is drawn twice"),
        (1, "lots 1 2 40", "40 is not there to be drawn"),
        (1, "shuffle 1 2 3", "the next chance event is `lots`"),
        (2, "lots 1 2 3", "the next chance event is `shuffle`"),
        (2, "shuffle 1 2 3", "3 drawn, not 36"),
        (
            2,
            "shuffle",
            "not an event of chance: `lots` or `shuffle`, then numbers of cards",
        ),
        (
            2,
            "end",
            "not an event of chance: `lots` or `shuffle`, then numbers of cards",
        ),
    ];
    for (event, text, want) in cases {
        let mut changed = good.clone();
        put(&mut changed, event, text);
        let error = refused(&changed);
        assert_eq!(error, format!(", event {event}, chance: {want}"));
    }
    let mut later = good.clone();
    later.events.insert(2, good.events[1].clone());
    let error = ", event 3, chance: no chance event is next";
    assert_eq!(refused(&later), error);
}

#[test]
fn what_cannot_be_read_is_refused_by_key() {
    let good = random(1, Policy::Uniform);
    let mut decision = good.clone();
    put(&mut decision, 3, "keep 01 2 3");
    let error = ", event 3, do: \"keep 01 2 3\" is not a move token of seat-of-kings";
    assert_eq!(refused(&decision), error);
    put(&mut decision, 3, "lots 1 2 3");
    assert!(refused(&decision).starts_with(", event 3, do: \"lots 1 2 3\" is not"));

    let seats = |seats: &[&str]| {
        refused(&Transcript {
            seats: seats.iter().map(ToString::to_string).collect(),
            ..good.clone()
        })
    };
    let error = ", seats: not two to four different ones";
    assert_eq!(seats(&["blue"]), error);
    assert_eq!(seats(&["blue", "blue"]), error);
    assert_eq!(seats(&["blue", "green"]), ", seats: unknown seat \"green\"");
    let error = ", options.regions: 3 regions, not 2";
    assert_eq!(seats(&["blue", "red"]), error);

    let options = |key: &str, value: Value| {
        let mut changed = good.clone();
        changed.options.as_mut().expect("written")[key] = value;
        refused(&changed)
    };
    for (key, value) in [
        ("edition", json!("de")),
        ("edition", json!(1)),
        ("regions", json!(["ulster", "ulster", "munster"])),
        ("regions", json!(["ulster", "tara", "munster"])),
        ("regions", json!("ulster")),
        ("deck", json!("printed")),
        ("deck", json!(null)),
        ("max_rounds", json!(0)),
        ("max_rounds", json!(-1)),
    ] {
        let error = options(key, value);
        assert!(error.starts_with(&format!(", options.{key}: ")), "{error}");
    }
}

#[test]
fn skc3_another_deck_is_refused_unless_it_is_in_use() {
    let file = include_str!("../../../../data/decks/reconstructed.toml");
    let file = file.replacen("\"reconstructed\"", "\"mine\"", 1);
    let mine = Arc::new(Deck::read(file.as_bytes()).expect("a deck"));
    let options = Options {
        deck: Arc::clone(&mine),
        ..options(&Color::ALL, Edition::En)
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let game = random_game(options, Policy::Uniform, LegalLists::Omitted, &mut rng);
    replay(&game, &mine, |finding| panic!("{finding:?}")).expect("the deck in use");
    let error = ", options.deck: \"mine\", but the deck in use is \"reconstructed\"";
    assert_eq!(refused(&game), error);
}

#[test]
fn lines_that_are_no_transcript_are_refused_by_column() {
    let read = |text: &str| {
        let line = format!(r#"{{"variant":"seat-of-kings",{text}}}"#);
        let mut reader = TranscriptReader::new(line.as_bytes());
        reader
            .next_transcript()
            .map_err(|refused| refused.to_string())
    };
    assert!(read(r#""seats":["blue","red"],"events":[]"#).is_ok());
    let wrong = "an event has either `chance`, or `seat` and `do`";
    for (text, want) in [
        (r#""events":[]"#, "missing field `seats`"),
        (r#""seats":[]"#, "missing field `events`"),
        (r#""seats":[],"seats":[]"#, "duplicate field `seats`"),
        (r#""seats":[],"events":[{}]"#, wrong),
        (r#""seats":[],"events":[{"seat":"blue"}]"#, wrong),
        (
            r#""seats":[],"events":[{"chance":"","seat":"","do":""}]"#,
            wrong,
        ),
        (
            r#""seats":[],"events":[{"chance":null}]"#,
            "invalid type: null",
        ),
        (r#""seats":[],"events":[],"options":[]"#, "invalid type"),
        (r#""seats":[],"events":[],"points":1"#, "invalid type"),
        (r#""seats":[],"events":[],"final":"""#, "invalid type"),
    ] {
        let error = read(text).expect_err(text);
        let is_placed = error.starts_with("line 1, column ");
        assert!(is_placed && error.contains(want), "{text}: {error}");
    }
}
