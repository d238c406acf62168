//! Refusals as answers over HTTP.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::Problem;

use crate::limits::Excess;
use crate::store::StoreError;

/// A refused request.
pub(crate) struct Failure {
    problem: Problem,
    /// After how long it can be asked again; `None` for the usual time of the problem, if it has one.
    wait: Option<Duration>,
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self {
            problem,
            wait: None,
        }
    }
}

impl From<Excess> for Failure {
    fn from(excess: Excess) -> Self {
        Self {
            problem: excess.problem,
            wait: Some(excess.wait),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Problem::from(error).into()
    }
}

/// The log has what the database says; a client learns only that the host is unavailable.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database refused");
        Self::Unavailable
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        log(&self.problem);
        let (_, status) = self.problem.code_and_status();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.problem.body())).into_response();
        let wait = self.wait.or_else(|| usual_wait(&self.problem));
        if let Some(wait) = wait {
            // A fraction of a second is rounded up: who comes too early is refused again.
            let seconds = wait.as_millis().div_ceil(1000).max(1) as u64;
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// After how long a request can succeed that was refused for the load, and not for what it asks.
const fn usual_wait(problem: &Problem) -> Option<Duration> {
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
