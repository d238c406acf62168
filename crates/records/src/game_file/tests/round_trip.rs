//! Written games read the same, and are written the same again.

use std::ops::ControlFlow;

use catalog::{AnyGame, AnyVariant, Ending, Loss};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::Deck;

use super::{random, read, tokens};
use crate::game_file::{Composer, GameFile, GameReader, Headers, Record, RecordError};
use crate::{AnyTranscript, LegalLists, Policy, random_game};

#[test]
fn random_games_with_comments_and_variations_read_back_the_same() {
    let mut variations = 0;
    for variant in AnyVariant::all() {
        for seed in 0..12 {
            let moves = if seed < 2 { 1000 } else { 7 * seed as usize };
            let record = random(variant, moves, seed);
            let text = record.to_string();
            let file = read(&text);
            assert_eq!(file.records, [record], "{text}");
            assert_eq!(file.to_string(), text);
            variations += text.matches(" (").count();
        }
    }
    assert!(variations > 500, "{variations}");
}

#[test]
fn a_file_has_its_games_in_order_and_a_reader_gives_one_at_a_time() {
    let deck = Deck::reconstructed();
    let records: Vec<Record> = AnyVariant::all()
        .map(|variant| random(variant, 20, 3))
        .collect();
    let file = GameFile { records };
    let text = file.to_string();
    assert_eq!(read(&text), file);
    assert_eq!(read(&text.replace('\n', "\r\n")), file);
    assert_eq!(read(&format!("\u{feff}\n{text}\n\n")), file);
    let mut reader = GameReader::new(text.as_bytes(), &deck);
    for record in &file.records {
        assert_eq!(reader.next_record().expect(&text).as_ref(), Some(record));
    }
    assert!(matches!(reader.next_record(), Ok(None)));
    assert!(matches!(reader.next_record(), Ok(None)));
    assert_eq!(read(" \n"), GameFile::default());
}

#[test]
fn transcripts_are_game_files_and_back() {
    let deck = Deck::reconstructed();
    for variant in AnyVariant::all() {
        for seed in 0..3 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let transcript = random_game(
                variant.start(),
                Policy::Uniform,
                LegalLists::Omitted,
                &mut rng,
            );
            let record = Record::of_transcript(&transcript, &deck).expect("it agrees");
            let file = read(&record.to_string());
            assert_eq!(file.records[0].transcript(), transcript);
        }
    }
}

#[test]
fn the_games_of_the_twin_are_game_files_and_back() {
    let deck = Deck::reconstructed();
    let golden = include_bytes!("../../../../../data/golden/ringforts.jsonl");
    let mut reader = crate::TranscriptReader::new(&golden[..]);
    let mut starts = 0;
    while let Some(transcript) = reader.next_transcript().expect("readable") {
        let record = Record::of_transcript(&transcript, &deck).expect("it agrees");
        starts += usize::from(record.headers().get("Start").is_some());
        let again = read(&record.to_string()).records.remove(0).transcript();
        let (AnyTranscript::Ringforts(first), AnyTranscript::Ringforts(again)) =
            (transcript, again)
        else {
            panic!("line {} has chance events", reader.line());
        };
        assert_eq!((first.start, first.moves), (again.start, again.moves));
        assert_eq!((first.last, first.points), (again.last, again.points));
    }
    println!("{starts} of {} begin at another position", reader.line());
}

#[test]
fn a_transcript_that_does_not_agree_has_no_record() {
    let deck = Deck::reconstructed();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let AnyTranscript::Ringforts(game) = random_game(
        AnyGame::read("four-treasures").expect("a name"),
        Policy::Uniform,
        LegalLists::Omitted,
        &mut rng,
    ) else {
        panic!("no chance")
    };
    let refused = |game| Record::of_transcript(&AnyTranscript::Ringforts(game), &deck);
    let mut other = game.clone();
    other.last = Some("nowhere".into());
    let difference = refused(other);
    assert!(
        matches!(&difference, Err(RecordError::Differs(finding)) if finding.event == game.moves.len()),
        "{difference:?}"
    );
    let mut unknown = game.clone();
    unknown.variant = "chess".into();
    assert!(matches!(refused(unknown), Err(RecordError::Unreadable(_))));
    let mut challenge = game;
    challenge.challenge = Some(true);
    assert!(matches!(refused(challenge), Err(RecordError::Unchallenged)));
}

#[test]
fn m9_a_game_not_played_out_has_its_ending_and_its_points() {
    let deck = Deck::reconstructed();
    for variant in AnyVariant::all() {
        let game = variant.start();
        for ending in Ending::all(&game) {
            let mut composer = Composer::resume(random(variant, 0, 1));
            composer.end(ending);
            let text = composer.record().to_string();
            let record = read(&text).records.remove(0);
            assert_eq!(record.ending(), Some(ending), "{text}");
            assert_eq!(record.points(), Some(&ending.points(record.start())[..]));
        }
    }
    let mut headers = Headers::new("high-kings-1".parse().expect("a name"));
    headers.add("Ending", "blue resigned").expect("a header");
    let mut composer = Composer::new(headers, &deck).expect("headers that fit");
    composer.play("D4").expect("legal");
    composer.end(Ending::Lost("blue", Loss::OutOfTime));
    let text = composer.record().to_string();
    let want = "[Variant \"high-kings-1\"]\n[Ending \"blue lost on time\"]\n\n1. D4 3-0\n";
    assert_eq!(text, want);
}

#[test]
fn a_game_that_is_played_out_loses_its_ending() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut headers = Headers::new("sacred-hill-1".parse().expect("a name"));
    headers.add("Ending", "draw agreed").expect("a header");
    let deck = Deck::reconstructed();
    let mut composer = Composer::new(headers, &deck).expect("headers that fit");
    while super::play_random(&mut composer, &mut rng) {}
    let record = composer.record();
    assert_eq!(record.ending(), None);
    assert_eq!(read(&record.to_string()).records, [record]);
}

#[test]
fn sko5_a_seat_that_has_left_cannot_win() {
    let deck = Deck::reconstructed();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let winner = loop {
        let transcript = random_game(
            AnyVariant::SeatOfKings.start(),
            Policy::Uniform,
            LegalLists::Omitted,
            &mut rng,
        );
        let record = Record::of_transcript(&transcript, &deck).expect("it agrees");
        let place = record
            .points()
            .and_then(|points| points.iter().position(|&won| won == 1));
        if let Some(place) = place {
            break record.to_string().replace(
                "[Edition",
                &format!(
                    "[Left \"{}\"]\n[Edition",
                    ["blue", "red", "white", "yellow"][place]
                ),
            );
        }
    };
    let won = winner.lines().last().expect("a result");
    let want = format!("{}\n", winner.trim_end().replace(won, "0-0-0-0"));
    assert_eq!(read(&want).to_string(), want);
    let end = format!("the result {won}, but the game has 0-0-0-0");
    let error = GameFile::read(winner.as_bytes(), &deck).expect_err("a winner that left");
    assert!(error.to_string().ends_with(&end), "{error}");
}

#[test]
fn a_record_goes_on_where_it_ends() {
    for variant in AnyVariant::all() {
        let whole = random(variant, 30, 5);
        let deck = Deck::reconstructed();
        let mut parts = Composer::new(whole.headers().clone(), &deck).expect("headers that fit");
        for token in tokens(&whole) {
            parts.play(token).expect("legal");
            parts = Composer::resume(parts.record());
        }
        let record = parts.record();
        assert_eq!(tokens(&record), tokens(&whole));
        let mut findings = Vec::new();
        let report = |finding| {
            findings.push(finding);
            ControlFlow::Continue(())
        };
        record.transcript().replay(&deck, report).expect("readable");
        assert_eq!(findings, []);
        assert_eq!(read(&record.to_string()).records, [record]);
    }
}
