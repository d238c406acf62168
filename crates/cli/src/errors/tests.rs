//! The English messages of errors against what the errors themselves say.

use bots::Spec;

use super::*;
use crate::words::words;

#[test]
fn the_reasons_of_a_player_are_those_of_its_error() {
    for text in [
        "",
        "Random",
        "random:1",
        "engine",
        "search",
        "search:nodes=0",
        "uct",
        "uct:x",
        "level:9",
        "level",
    ] {
        let error = text.parse::<Spec>().expect_err(text);
        assert_eq!(of_spec(&error, words()), error.to_string());
    }
}

#[test]
fn the_refusals_of_a_server_are_those_of_its_errors() {
    let network = "10.0.0.0/8".parse().expect("a network");
    for refusal in [
        AdminRefusal::NoTable,
        AdminRefusal::Over,
        AdminRefusal::Stopped,
        AdminRefusal::NoSeat,
        AdminRefusal::Name,
        AdminRefusal::Protected(network),
        AdminRefusal::TooManyBans(1000),
        AdminRefusal::Duration(87_600),
        AdminRefusal::NoBan(network),
        AdminRefusal::NoReport,
        AdminRefusal::Malformed("too long".into()),
        AdminRefusal::Unavailable,
        AdminRefusal::Failed,
    ] {
        assert_eq!(
            of_admin(&refusal, words()),
            Some(refusal.to_string()),
            "{refusal:?}"
        );
    }
}

#[test]
fn causes_follow_what_they_caused() {
    let error = anyhow::Error::from(io::Error::from(ErrorKind::NotFound)).context("a.txt");
    assert_eq!(line(&error, words()), format!("{error:#}"));
    let german = Words::of(Language::German);
    let cause = error.root_cause();
    assert_eq!(
        translated(cause, &german).as_deref(),
        Some("Datei oder Ordner nicht gefunden")
    );
    let read = catalog::AnyGame::read("chess").expect_err("unknown");
    assert_eq!(
        translated(&read, &german).as_deref(),
        Some("variant, Spalte 1: Diese Variante gibt es nicht.")
    );
}
