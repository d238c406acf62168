//! The English messages of errors against what the errors themselves say.

use ::play::{EventFault, ReplayError};
use bots::arena::{GameError, Participant};
use bots::statistics::SprtError;
use bots::{PlayerError, Spec, StoreError};
use ringforts::Variant;
use server::admin::{AdminError, AdminRefusal};
use server::{RestoreError, ServeError, SettingsError};

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
            translated(&refusal, words()),
            Some(refusal.to_string()),
            "{refusal:?}"
        );
    }
}

/// Checks that English says what the error says, and that the other languages say something else.
#[track_caller]
fn check(error: impl Error + 'static) {
    let [english, german, italian] =
        Language::ALL.map(|language| translated(&error, &Words::of(language)));
    assert_eq!(english, Some(error.to_string()), "{error:?}");
    assert!(german.is_some() && german != english, "{error:?}");
    assert!(italian.is_some() && italian != english, "{error:?}");
    assert_ne!(german, italian, "{error:?}");
}

#[test]
fn a_match_and_a_solver_say_in_english_what_their_errors_say() {
    check(PlayerError::NoMove);
    check(GameError::NoMove {
        who: Participant::A,
        place: 3,
        error: PlayerError::NoMove,
    });
    check(GameError::Illegal {
        who: Participant::B,
        place: 7,
        token: "xD4".into(),
    });
    check(SprtError);
    check(StoreError::NotAStore);
    check(StoreError::Variant {
        found: Variant::FourTreasures,
        wanted: Variant::HighKings1,
    });
    check(StoreError::Damaged);
}

#[test]
fn a_server_says_in_english_what_its_errors_say() {
    check(SettingsError::BasePath);
    check(ServeError::Settings(SettingsError::Zero("connections")));
    check(RestoreError::Occupied);
    check(RestoreError::NotWhole);
    let file = || "tara.db".into();
    check(ServeError::Store(server::StoreError::Stale));
    check(ServeError::Store(server::StoreError::InUse(file())));
    check(ServeError::Store(server::StoreError::NoFile(file())));
    check(ServeError::Store(server::StoreError::Failing));
    check(ServeError::Store(server::StoreError::Closed));
    check(AdminError::NoServer(file()));
    check(AdminError::NotAllowed(file()));
    check(AdminError::Io(ErrorKind::TimedOut.into()));
    let unreadable = serde_json::from_str::<u8>("").expect_err("it is empty");
    check(AdminError::Unreadable(unreadable));
}

#[test]
fn an_impossible_event_says_in_english_what_its_error_says() {
    for why in [
        EventFault::None,
        EventFault::OpensNoTable,
        EventFault::OpensAgain,
        EventFault::Earlier,
        EventFault::NoSeat(3),
        EventFault::NoPerson(1),
        EventFault::NotTaken,
        EventFault::NotRevealed,
        EventFault::NothingShown,
        EventFault::NotFilled,
        EventFault::NotVoid,
        EventFault::NoBeginning,
        EventFault::NoDraw,
        EventFault::NotAsked,
        EventFault::NoOffer,
        EventFault::NothingToTakeBack,
        EventFault::NoGame,
        EventFault::Points,
        EventFault::NotOver,
    ] {
        check(ReplayError::Event { version: 7, why });
    }
}

#[test]
fn what_an_operating_system_refuses_has_its_sentence() {
    for kind in [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::AddrInUse,
        ErrorKind::AddrNotAvailable,
        ErrorKind::TimedOut,
    ] {
        let error = io::Error::from(kind);
        let german = translated(&error, &Words::of(Language::German));
        let german = german.expect("a sentence");
        assert!(!german.contains(&error.to_string()), "{german}");
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
