//! The table of codes in `docs/protocol.md`.

use std::collections::BTreeSet;

use catalog::seat_of_kings::ParseError;
use host::api::Fault;
use play::Refusal;

use super::*;

const ALL: [Problem; 38] = [
    Problem::Malformed(String::new()),
    Problem::NotText(1),
    Problem::TooLarge,
    Problem::TooSlow,
    Problem::WrongHost,
    Problem::WrongOrigin,
    Problem::Banned { until: 0 },
    Problem::TooOften,
    Problem::TooMany,
    Problem::NoPath,
    Problem::NoPage,
    Problem::NoMethod,
    Problem::NoTable,
    Problem::NoGame,
    Problem::WrongSecret,
    Problem::WrongInvitation,
    Problem::NoFreeSeat,
    Problem::WrongCode,
    Problem::UsedSecret,
    Problem::LostSeat,
    Problem::UnusedSeat { wait_ms: 0 },
    Problem::OwnSeat,
    Problem::Name,
    Problem::GivenName,
    Problem::Player,
    Problem::Stopped,
    Problem::Deleted,
    Problem::Damaged,
    Problem::Unavailable,
    Problem::Closing,
    Problem::Failed,
    Problem::Busy,
    Problem::Full,
    Problem::NoRoom,
    Problem::RingfortsOnly,
    Problem::KingsOnly,
    Problem::NeedsServer,
    Problem::OlderRules,
];

/// Refusals of tables that hold nothing of their own.
const REFUSALS: [Refusal; 27] = [
    Refusal::NoSeat,
    Refusal::Taken,
    Refusal::RevealsEarly,
    Refusal::NotCommitted,
    Refusal::UsedShare,
    Refusal::Revealing,
    Refusal::UsedId,
    Refusal::OfferedRecently,
    Refusal::Begun,
    Refusal::NotBegun,
    Refusal::Over,
    Refusal::Out,
    Refusal::Stale,
    Refusal::Ahead,
    Refusal::NotAsked,
    Refusal::NotAMove,
    Refusal::OfferStands,
    Refusal::NoOffer,
    Refusal::NothingToTakeBack,
    Refusal::Decided,
    Refusal::Shown,
    Refusal::OthersPlay,
    Refusal::Program,
    Refusal::NotOver,
    Refusal::NotAway { wait_ms: None },
    Refusal::NoClaim,
    Refusal::NoAbort,
];

#[test]
fn the_protocol_lists_every_code_with_its_status_and_sentence() {
    let fault = Fault {
        field: "line",
        column: None,
        hill: None,
        key: None,
        name: String::new(),
        sentence: String::new(),
    };
    let problems = ALL.into_iter().chain(REFUSALS.map(Problem::Refused));
    let terms = Problem::Refused(Refusal::InvalidTerms(String::new()));
    let unreadable = Problem::KingsPosition(Box::new(ParseError::Json {
        column: 1,
        message: String::new(),
    }));
    let rows = problems.chain([Problem::Position(Box::new(fault)), unreadable, terms]);
    let rows = rows.map(|problem| {
        let (body, status) = (problem.body(Language::English), status(&problem).as_u16());
        assert_eq!(problem.to_string(), body.code);
        assert!(body.sentence.ends_with('.'), "{body:?}");
        format!("| `{}` | {status} | {} |", body.code, body.sentence)
    });
    let words = include_str!("../../../../../locales/en/server.ftl");
    let illegal = words
        .lines()
        .find_map(|line| line.strip_prefix("error-illegal = "));
    let illegal = format!("| `illegal` | 409 | {} |", illegal.expect("its sentence"));
    let rows: BTreeSet<String> = rows.chain([illegal]).collect();

    let page = include_str!("../../../../../docs/protocol.md");
    let (_, table) = page
        .split_once("| code | status | sentence |\n|---|---|---|\n")
        .expect("the table of codes");
    let listed = table.lines().take_while(|line| line.starts_with('|'));
    assert_eq!(listed.map(str::to_owned).collect::<BTreeSet<_>>(), rows);

    let worded = words.lines().filter(|line| line.starts_with("error-"));
    assert_eq!(worded.count(), rows.len(), "a sentence without a code");
}
