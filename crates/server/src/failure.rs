//! Refusals as answers over HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::Problem;

use crate::store::StoreError;

/// A refused request.
pub(crate) struct Failure(pub(crate) Problem);

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self(error.into())
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
        let Self(problem) = self;
        log(&problem);
        let (_, status) = problem.code_and_status();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(problem.body())).into_response()
    }
}

/// Logs a refusal: as an error only if the server is at fault.
pub(crate) fn log(problem: &Problem) {
    if problem.is_fault() {
        tracing::error!(%problem, "refused");
    } else {
        tracing::debug!(%problem, "refused");
    }
}
