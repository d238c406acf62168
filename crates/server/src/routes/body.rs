//! Extractors: the body of a request, and the numbers in its path.

use std::sync::Arc;
use std::time::Duration;

use axum::body;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use host::{Problem, TableId};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::failure::Failure;
use crate::closing::closed;
use crate::state::AppState;

/// A body of JSON, whatever content type the request names.
pub(super) struct Body<T>(pub(super) T);

/// A body of any bytes.
pub(super) struct Bytes(pub(super) body::Bytes);

impl<T: DeserializeOwned> FromRequest<Arc<AppState>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &Arc<AppState>) -> Result<Self, Failure> {
        let Bytes(bytes) = Bytes::from_request(request, state).await?;
        let read = serde_json::from_slice(&bytes);
        let read = read.map_err(|error| Problem::Malformed(error.to_string()))?;
        Ok(Self(read))
    }
}

impl FromRequest<Arc<AppState>> for Bytes {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &Arc<AppState>) -> Result<Self, Failure> {
        let most = Duration::from_millis(state.settings.request_timeout_ms);
        let mut closing = state.closing.subscribe();
        let bytes = tokio::select! {
            bytes = timeout(most, body::Bytes::from_request(request, state)) => bytes,
            () = closed(&mut closing) => return Err(Problem::Closing.into()),
        };
        let bytes = bytes.map_err(|_| Problem::TooSlow)?;
        let bytes = bytes.map_err(|rejected| match rejected.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => Problem::Malformed("the body cannot be read".into()),
        })?;
        Ok(Self(bytes))
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
