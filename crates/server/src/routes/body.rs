//! What a request brings: its body, and the numbers in its path.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use play::is_plain;
use serde::de::DeserializeOwned;

use crate::problem::Problem;
use crate::secret::{Secret, SecretHash};
use crate::table_id::TableId;

/// A body of JSON, whatever the request calls it.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejected| match rejected.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => Problem::Malformed("the body cannot be read".into()),
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self)
            .map_err(|error| Problem::Malformed(error.to_string()))
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

/// The most characters of a name.
const MOST_NAME: usize = 40;

/// A name that people may see: 1 to 40 characters, none of which changes how text around it is shown.
pub(super) fn name(name: Option<String>) -> Result<Option<String>, Problem> {
    let Some(name) = name else {
        return Ok(None);
    };
    let name = name.trim().to_owned();
    let is_fit = (1..=MOST_NAME).contains(&name.chars().count()) && is_plain(&name);
    match is_fit {
        true => Ok(Some(name)),
        false => Err(Problem::Name),
    }
}

/// The hashes of secrets, unless there are too many.
pub(super) fn hashes(secrets: &[Secret]) -> Result<Vec<SecretHash>, Problem> {
    const MOST: usize = 100;
    match secrets.len() <= MOST {
        true => Ok(secrets.iter().map(Secret::hash).collect()),
        false => Err(Problem::TooMany),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        let told = |text: &str| name(Some(text.into())).ok().flatten();
        assert_eq!(told(" Ann "), Some("Ann".into()));
        assert_eq!(
            told("Gráinne Ní Mháille"),
            Some("Gráinne Ní Mháille".into())
        );
        for unfit in ["", "  ", "a\nb", "a\u{202e}b", &"x".repeat(41)] {
            assert_eq!(told(unfit), None, "{unfit:?}");
        }
    }
}
