//! Refusals: their statuses, the answer to a connection without a request, the log, and when to try again.

use std::time::Duration;

use axum::http::StatusCode;
use host::Problem;
use play::Refusal;
use words::Language;

/// The status by which HTTP answers a refusal.
pub(crate) const fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Malformed(_)
        | Problem::Name
        | Problem::Player
        | Problem::Position(_)
        | Problem::KingsPosition(_)
        | Problem::RingfortsOnly
        | Problem::KingsOnly
        | Problem::Refused(Refusal::InvalidTerms(_)) => StatusCode::BAD_REQUEST,
        Problem::WrongOrigin
        | Problem::Banned { .. }
        | Problem::WrongSecret
        | Problem::WrongInvitation
        | Problem::WrongCode
        | Problem::LostSeat
        | Problem::GivenName => StatusCode::FORBIDDEN,
        Problem::NoPath | Problem::NoPage | Problem::NoTable | Problem::NoGame => {
            StatusCode::NOT_FOUND
        }
        Problem::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
        Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Problem::NoFreeSeat
        | Problem::UsedSecret
        | Problem::OwnSeat
        | Problem::Full
        | Problem::Refused(_) => StatusCode::CONFLICT,
        Problem::Stopped | Problem::Deleted | Problem::OlderRules => StatusCode::GONE,
        Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Problem::TooOften | Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Problem::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::Unavailable | Problem::Closing | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// After how long a request can succeed that was refused for the load, and not for what it asks.
pub(crate) const fn usual_wait(problem: &Problem) -> Option<Duration> {
    match problem {
        Problem::TooOften => Some(Duration::from_secs(2)),
        Problem::TooMany => Some(Duration::from_secs(10)),
        Problem::Busy | Problem::Unavailable | Problem::Closing => Some(Duration::from_secs(5)),
        _ => None,
    }
}

/// A refusal as the bytes of a whole response to a request whose language is not known, after which the connection is closed.
pub(crate) fn raw_response(problem: &Problem) -> String {
    let status = status(problem);
    let body = serde_json::to_string(&problem.body(Language::English))
        .expect("a refusal has text for keys");
    let wait = usual_wait(problem).map_or(String::new(), |wait| {
        format!("retry-after: {}\r\n", wait.as_secs())
    });
    format!(
        "HTTP/1.1 {} {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{wait}\
        x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}",
        status.as_str(),
        status.canonical_reason().unwrap_or_default(),
        body.len(),
    )
}

/// Logs the code of a refusal, as an error only if the server is at fault. The rest of it may repeat what a client sent.
pub(crate) fn log(problem: &Problem) {
    let code = problem.code();
    if problem.is_fault() {
        tracing::error!(code, "refused");
    } else {
        tracing::debug!(code, "refused");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalog::seat_of_kings::ParseError;
    use host::api::Fault;

    use super::*;

    const ALL: [Problem; 33] = [
        Problem::Malformed(String::new()),
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
        Problem::OwnSeat,
        Problem::Name,
        Problem::GivenName,
        Problem::Player,
        Problem::Stopped,
        Problem::Deleted,
        Problem::Unavailable,
        Problem::Closing,
        Problem::Failed,
        Problem::Busy,
        Problem::Full,
        Problem::RingfortsOnly,
        Problem::KingsOnly,
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
        let words = include_str!("../../../../locales/en/server.ftl");
        let illegal = words
            .lines()
            .find_map(|line| line.strip_prefix("error-illegal = "));
        let illegal = format!("| `illegal` | 409 | {} |", illegal.expect("its sentence"));
        let rows: BTreeSet<String> = rows.chain([illegal]).collect();

        let page = include_str!("../../../../docs/protocol.md");
        let (_, table) = page
            .split_once("| code | status | sentence |\n|---|---|---|\n")
            .expect("the table of codes");
        let listed = table.lines().take_while(|line| line.starts_with('|'));
        assert_eq!(listed.map(str::to_owned).collect::<BTreeSet<_>>(), rows);

        let worded = words.lines().filter(|line| line.starts_with("error-"));
        assert_eq!(worded.count(), rows.len(), "a sentence without a code");
    }
}
