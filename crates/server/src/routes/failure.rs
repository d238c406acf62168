//! Refusals as answers over HTTP.

use std::time::Duration;

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use host::Problem;
use words::Language;

use crate::net::limits::Excess;
use crate::net::refusal::{log, status, usual_wait};
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

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        log(&self.problem);
        let mut response = (
            status(&self.problem),
            Json(self.problem.body(Language::English)),
        )
            .into_response();
        let wait = self.wait.or_else(|| usual_wait(&self.problem));
        if let Some(wait) = wait {
            // A fraction of a second is rounded up: a client that retries too early is refused again.
            let seconds = wait.as_millis().div_ceil(1000).max(1) as u64;
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self.problem);
        response
    }
}

/// A response for a client of this language: the sentences of a refusal are put into it.
pub(super) fn in_language(response: Response, language: Language) -> Response {
    let problem = response.extensions().get::<Problem>();
    let Some(problem) = problem.filter(|_| language != Language::English) else {
        return response;
    };
    let body = Json(problem.body(language)).into_response().into_body();
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, body)
}
