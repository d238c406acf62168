//! Refusals as answers over HTTP.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
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

/// A refusal as a short page, for a person who asked with a browser for a name that is not ours. The page of Tara, which has its
/// own words for other refusals, cannot come under that name.
pub(super) fn as_page(response: Response, language: Language) -> Response {
    let Some(problem @ Problem::WrongHost) = response.extensions().get::<Problem>() else {
        return response;
    };
    let tag = language.tag();
    // The sentence is ours, and has nothing of the request.
    let sentence = problem.body(language).sentence;
    let page = format!(
        "<!doctype html><html lang=\"{tag}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Tara</title><p>{sentence}</p></html>\n"
    );
    (response.status(), Html(page)).into_response()
}

/// Returns true if a client asks for a page to read, as browsers do for an address that somebody opens.
pub(super) fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT);
    accepted.is_some_and(|kinds| {
        kinds
            .to_str()
            .is_ok_and(|kinds| kinds.contains("text/html"))
    })
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
