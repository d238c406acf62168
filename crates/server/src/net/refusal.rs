//! Refusals: the answer to a connection without a request, the log, and when to try again.

use std::time::Duration;

use axum::http::StatusCode;
use host::Problem;

/// After how long a request can succeed that was refused for the load, and not for what it asks.
pub(crate) const fn usual_wait(problem: &Problem) -> Option<Duration> {
    match problem {
        Problem::TooOften => Some(Duration::from_secs(2)),
        Problem::TooMany => Some(Duration::from_secs(10)),
        Problem::Busy | Problem::Unavailable | Problem::Closing => Some(Duration::from_secs(5)),
        _ => None,
    }
}

/// A refusal as the bytes of a whole response, after which the connection is closed.
pub(crate) fn raw_response(problem: &Problem) -> String {
    let (_, status) = problem.code_and_status();
    let reason = StatusCode::from_u16(status).ok();
    let reason = reason.and_then(|status| status.canonical_reason());
    let body = serde_json::to_string(&problem.body()).expect("a refusal has text for keys");
    let wait = usual_wait(problem).map_or(String::new(), |wait| {
        format!("retry-after: {}\r\n", wait.as_secs())
    });
    format!(
        "HTTP/1.1 {status} {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{wait}\
        x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}",
        reason.unwrap_or_default(),
        body.len(),
    )
}

/// Logs the code of a refusal, as an error only if the server is at fault. The rest of it may repeat what a client sent.
pub(crate) fn log(problem: &Problem) {
    let (code, _) = problem.code_and_status();
    if problem.is_fault() {
        tracing::error!(code, "refused");
    } else {
        tracing::debug!(code, "refused");
    }
}
