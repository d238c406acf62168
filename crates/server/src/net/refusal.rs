//! Refusals: their statuses, the answer to a connection without a request, the log, and when to try again.

use std::time::Duration;

use axum::http::StatusCode;
use host::Problem;
use words::Language;

/// The status by which HTTP answers a refusal.
pub(crate) fn status(problem: &Problem) -> StatusCode {
    StatusCode::from_u16(problem.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// After how long a request can succeed that was refused for the load, and not for what it asks.
pub(crate) const fn usual_wait(problem: &Problem) -> Option<Duration> {
    match problem {
        Problem::TooOften => Some(Duration::from_secs(2)),
        Problem::TooMany => Some(Duration::from_secs(10)),
        Problem::NoRoom => Some(Duration::from_secs(3600)),
        Problem::UnusedSeat { wait_ms } => Some(Duration::from_millis(*wait_ms)),
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
mod tests;
