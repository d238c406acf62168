//! Texts cut at any place, and a file that grows move by move.

use catalog::AnyVariant;
use seat_of_kings::Deck;

use super::{random, read, tokens};
use crate::game_file::{Composer, GameFile};

/// Cuts a text after each of its bytes, and checks that a game comes back that begins as the whole one, and that
/// every cut gives at least the moves of the one before.
fn cut_everywhere(text: &str, whole: &[&str]) {
    let deck = Deck::reconstructed();
    let headers = text.find("\n\n").expect("headers");
    let mut moves = 0;
    for end in headers..text.len() {
        let (file, error) = GameFile::recover(&text.as_bytes()[..end], &deck);
        let record = file.records.first().expect("its headers are whole");
        let found = tokens(record);
        assert_eq!(found, whole[..found.len()], "{}", &text[..end]);
        assert!(found.len() >= moves && error.is_some() || end + 1 == text.len());
        moves = found.len();
        assert_eq!(read(&record.to_string()).records, file.records);
    }
    assert_eq!(moves, whole.len());
}

#[test]
fn a_game_that_is_cut_anywhere_keeps_its_whole_moves() {
    for variant in AnyVariant::all() {
        // Each cut is read from the start, so a text of some thousand bytes is long enough.
        let mut records = (0..).map(|seed| random(variant, 8, seed));
        let record = records
            .find(|record| (1000..2500).contains(&record.to_string().len()))
            .expect("one of the seeds gives such a text");
        cut_everywhere(&record.to_string(), &tokens(&record));
    }
}

#[test]
fn an_open_file_grows_and_loses_nothing_that_was_appended() {
    let deck = Deck::reconstructed();
    for variant in AnyVariant::all() {
        let whole = random(variant, 12, 6);
        let composer = Composer::new(whole.headers().clone(), &deck);
        let mut composer = composer.expect("headers that fit");
        let mut text = composer.clone().record().open_text();
        for (count, token) in (1..).zip(tokens(&whole)) {
            text += &composer.append(token).expect("legal");
            let (file, error) = GameFile::recover(text.as_bytes(), &deck);
            assert_eq!(tokens(&file.records[0]).len(), count, "{text}");
            let error = error.expect("no result").to_string();
            assert!(error.contains("no result at the end"), "{error}");
            assert_eq!(file.records[0], composer.clone().record());
        }
        cut_everywhere(&(text.clone() + "\n"), &tokens(&whole));
        let closed = format!("{text}{}\n", composer.clone().record().result());
        assert_eq!(read(&closed).records, [composer.record()]);
    }
}

#[test]
fn comments_and_variations_before_an_error_are_kept() {
    let deck = Deck::reconstructed();
    let text =
        "[Variant \"four-treasures\"]\n*\n[Variant \"four-treasures\"]\nD4 {a} (C3 {b} E5 (D5";
    let (file, error) = GameFile::recover(text.as_bytes(), &deck);
    let error = error.expect("it breaks off").to_string();
    assert_eq!(error, "line 4, column 20: the text breaks off");
    assert_eq!(file.records.len(), 2);
    let want = "[Variant \"four-treasures\"]\n\n1. D4 {a} (1. C3 {b} 1... E5) *\n";
    assert_eq!(file.records[1].to_string(), want);
    let (file, error) = GameFile::recover(&b"[Variant \"four-treasures\"]\n[Red"[..], &deck);
    assert!(file.records.is_empty() && error.is_some());
}
