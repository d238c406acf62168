//! Tests of replaying transcripts.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::*;
use crate::{AnyTranscript, FindingKind, LegalLists, Policy, random_game};

fn random(variant: &str) -> Transcript {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    match random_game(
        AnyGame::read(variant).expect(variant),
        Policy::Uniform,
        LegalLists::Included,
        &mut rng,
    ) {
        AnyTranscript::Ringforts(transcript) => transcript,
        AnyTranscript::SeatOfKings(_) => panic!("{variant} has chance events"),
    }
}

fn findings(transcript: &Transcript) -> Vec<Finding> {
    let mut findings = Vec::new();
    let report = |finding| {
        findings.push(finding);
        ControlFlow::Continue(())
    };
    replay(transcript, report).expect("readable");
    findings
}

fn difference(event: usize, field: &'static str, expected: Value, found: Value) -> Finding {
    let [expected, found] =
        [expected, found].map(|value| Some(value).filter(|value| !value.is_null()));
    Finding {
        event,
        kind: FindingKind::Difference {
            field,
            expected,
            found,
        },
    }
}

#[test]
fn random_games_of_every_variant_agree() {
    for variant in AnyVariant::all().filter(|each| *each != AnyVariant::SeatOfKings) {
        assert_eq!(findings(&random(variant.name())), [], "{variant}");
    }
}

#[test]
fn the_games_of_the_twin_agree() {
    let golden = include_bytes!("../../../../data/golden/ringforts.jsonl");
    let mut reader = crate::TranscriptReader::new(&golden[..]);
    while let Some(read) = reader.next_transcript().expect("readable") {
        let AnyTranscript::Ringforts(transcript) = read else {
            panic!("line {} has chance events", reader.line());
        };
        assert_eq!(findings(&transcript), [], "line {}", reader.line());
    }
    assert!(reader.line() > 10);
}

#[test]
fn each_changed_field_is_found() {
    let good = random("four-treasures");
    let last = good.moves.len();
    let final_text = good.last.clone().expect("written");

    let seats = Transcript {
        seats: Some(vec!["blue".into(), "red".into()]),
        ..good.clone()
    };
    let found = difference(0, "seats", json!(["red", "blue"]), json!(["blue", "red"]));
    assert_eq!(findings(&seats), [found]);

    let text = "F".to_string();
    let other = Transcript {
        last: Some(text.clone()),
        ..good.clone()
    };
    assert_eq!(
        findings(&other),
        [difference(last, "final", final_text.into(), text.into())]
    );

    for field in ["points", "measures"] {
        let mut changed = good.clone();
        let outcome = if field == "points" {
            &mut changed.points
        } else {
            &mut changed.measures
        };
        let right = outcome.take().map(Value::from).expect("written");
        *outcome = Some(Map::new());
        assert_eq!(
            findings(&changed),
            [difference(last, field, right, json!({}))]
        );
    }
}

#[test]
fn each_changed_legal_list_is_found() {
    let mut lists = random("sacred-hill-2");
    let last = lists.moves.len();
    let legal = lists.legal.as_mut().expect("asked for");
    legal[0].swap(0, 1);
    let missing = legal.pop().expect("moves");
    let found = findings(&lists);
    assert_eq!(
        found
            .iter()
            .map(|finding| finding.event)
            .collect::<Vec<_>>(),
        [1, last]
    );
    assert_eq!(
        found[1],
        difference(last, "legal", json!(missing), Value::Null)
    );

    let mut more = random("sacred-hill-2");
    more.legal.as_mut().expect("asked for").push(Vec::new());
    assert_eq!(
        findings(&more),
        [difference(last + 1, "legal", Value::Null, json!([]))]
    );
}

#[test]
fn an_illegal_move_ends_the_replay() {
    let mut transcript = random("high-kings-1");
    transcript.moves[2] = transcript.moves[0].clone();
    let found = findings(&transcript);
    assert!(
        matches!(&found[..], [Finding { event: 3, kind: FindingKind::Illegal { explanation, .. } }]
            if explanation.clause == "B11"),
        "{found:?}"
    );
    let mut beyond = random("sacred-hill-1");
    beyond.moves.push("D4".into());
    beyond.legal = None;
    let found = findings(&beyond);
    assert!(
        matches!(&found[..], [Finding { kind: FindingKind::Illegal { explanation, .. }, .. }]
        if explanation.clause == "M6"),
        "{found:?}"
    );
}

#[test]
fn a_game_may_break_off_only_without_an_outcome() {
    let whole = random("stone-of-destiny");
    let mut game = AnyGame::read("stone-of-destiny").expect("a name");
    for token in &whole.moves[..9] {
        game.play_text(token).expect("legal");
    }
    let mut part = Transcript {
        moves: whole.moves[..9].to_vec(),
        legal: None,
        last: Some(game.to_string()),
        points: None,
        measures: None,
        ..whole
    };
    assert_eq!(findings(&part), []);
    part.points = Some(points(&game));
    assert_eq!(
        findings(&part),
        [difference(9, "points", Value::Null, points(&game).into())]
    );
}

#[test]
fn a_start_of_another_variant_is_found_once_and_not_played() {
    for variant in ["sacred-hill-2", "four-treasures-doubles"] {
        let other = Transcript {
            variant: variant.into(),
            ..random("sacred-hill-1")
        };
        let found = difference(0, "variant", "sacred-hill-1".into(), variant.into());
        assert_eq!(findings(&other), [found]);
    }
}

#[test]
fn numbers_of_a_transcript_agree_by_their_value() {
    let mut transcript = random("high-kings-1");
    let points = transcript.points.iter_mut().flat_map(Map::values_mut);
    let measures = transcript.measures.iter_mut().flat_map(Map::values_mut);
    let numbers = measures.filter_map(Value::as_array_mut).flatten();
    for number in points.chain(numbers) {
        *number = number.as_f64().into();
        assert!(number.is_f64());
    }
    assert_eq!(findings(&transcript), []);
}

#[test]
fn what_cannot_be_read_is_refused_by_key() {
    let good = random("four-treasures");
    let refused = |transcript: &Transcript| {
        replay(transcript, |_| ControlFlow::Continue(()))
            .expect_err("bad")
            .to_string()
    };
    let variant = Transcript {
        variant: "chess".into(),
        ..good.clone()
    };
    assert_eq!(refused(&variant), ", variant: unknown variant");
    let start = Transcript {
        start: "four-treasures".into(),
        ..good.clone()
    };
    assert_eq!(
        refused(&start),
        ", start: line, column 15: not seven fields with one space between"
    );
    let mut token = good;
    token.moves[4] = "pass".into();
    assert_eq!(
        refused(&token),
        ", event 5, moves: \"pass\" is not a move token of four-treasures"
    );
}

#[test]
fn m8_of_a_game_with_an_unchallenged_move_only_the_form_is_checked() {
    let mut transcript = random("four-treasures");
    transcript.challenge = Some(true);
    transcript.moves[1] = transcript.moves[0].clone();
    assert_eq!(findings(&transcript), []);
    transcript.last = Some("F".into());
    assert!(replay(&transcript, |_| ControlFlow::Continue(())).is_err());
}
