//! What a request brings: its body, and the numbers in its path.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use host::{Problem, TableId};
use serde::de::DeserializeOwned;

use crate::failure::Failure;

/// A body of JSON, whatever content type the request names.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejected| match rejected.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => Problem::Malformed("the body cannot be read".into()),
        })?;
        let read = serde_json::from_slice(&bytes);
        let read = read.map_err(|error| Problem::Malformed(error.to_string()))?;
        Ok(Self(read))
    }
}

/// The table of a path.
pub(super) fn table(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::NoTable)
}

/// The number of a game in a path.
pub(super) fn game(text: &str) -> Result<u32, Problem> {
    text.parse().map_err(|_| Problem::NoGame)
}
