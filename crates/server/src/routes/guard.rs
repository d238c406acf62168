//! Middleware of all requests: checks of site and address before the routes, and headers of every response after them.

use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use host::Problem;

use crate::address::Address;
use crate::failure::Failure;
use crate::origins;
use crate::state::AppState;
use crate::unsent::{AddressBytes, CountedBytes};

/// Responses up to this size, in bytes, are not counted as unsent.
const UNCOUNTED_BYTES: usize = 4096;

/// The most bytes of a sentence with which `axum` refuses a request.
const MAX_REJECTION: usize = 1024;

/// The bytes of a response, counted until the connection has sent them.
struct CountedResponse {
    bytes: Bytes,
    _counted: CountedBytes,
}

impl AsRef<[u8]> for CountedResponse {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Refuses requests of banned networks and of other sites, and excess ones, and handles the others.
pub(super) async fn guard(
    State(state): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let has_upgrade = request.headers().contains_key(header::UPGRADE);
    let response = match admit(&state, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let mut response = as_json(response).await;
    if response.status().is_client_error() {
        state.metrics.refused.inc();
    }
    let is_switched = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    if has_upgrade && !is_switched {
        // What follows on such a connection was not read as requests.
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        "cross-origin-resource-policy",
        HeaderValue::from_static("same-origin"),
    );
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn admit(state: &AppState, request: &Request) -> Result<(), Failure> {
    let (extensions, headers) = (request.extensions(), request.headers());
    let address = Address::of(extensions, headers, &state.settings)?;
    if let Err(banned) = state.bans.check(address, state.clock.now()) {
        state.metrics.bans_refused.inc();
        return Err(banned.into());
    }
    // Before the limits: what a page of another site asks for is not counted against the visitor.
    let is_by_proxy = Address::is_by_proxy(extensions, &state.settings);
    origins::check(headers, &state.settings.public_urls, is_by_proxy)?;
    if is_of_page(state, request.uri().path()) {
        state.limits.file(address)?;
    } else {
        state.limits.request(address)?;
    }
    Ok(())
}

/// Returns true if a path is of a file of the page.
fn is_of_page(state: &AppState, path: &str) -> bool {
    let below = path.strip_prefix(&state.settings.base_path);
    below.is_some_and(|path| {
        let others = ["/api/", "/healthz", "/metrics"];
        !others.iter().any(|other| path.starts_with(other))
    })
}

/// Gives a refusal that `axum` itself made, which is plain text, the form of all others.
async fn as_json(response: Response) -> Response {
    let status = response.status();
    let is_json = |headers: &HeaderMap| {
        let kind = headers.get(header::CONTENT_TYPE);
        kind.is_some_and(|kind| kind == "application/json")
    };
    if !(status.is_client_error() || status.is_server_error()) || is_json(response.headers()) {
        return response;
    }
    let text = to_bytes(response.into_body(), MAX_REJECTION).await;
    let text = text.unwrap_or_default();
    let problem = match status {
        StatusCode::NOT_FOUND => Problem::NoPath,
        StatusCode::METHOD_NOT_ALLOWED => Problem::NoMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ if status.is_server_error() => Problem::Failed,
        _ => Problem::Malformed(String::from_utf8_lossy(&text).into_owned()),
    };
    Failure::from(problem).into_response()
}

/// Handles a request of the API to its end, and counts the response until it is sent.
pub(super) async fn answer(
    State(state): State<Arc<AppState>>,
    address: Address,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let unsent = state.unsent.of(address);
    if !unsent.has_room() {
        return Err(Problem::TooMany.into());
    }
    // In a task of its own: a client that goes away leaves nothing half done, and a panic ends one request only.
    let done = tokio::spawn(next.run(request)).await;
    let response = done.map_err(|_| Problem::Failed)?;
    Ok(count(response, &unsent).await)
}

async fn count(response: Response, unsent: &AddressBytes) -> Response {
    let (parts, body) = response.into_parts();
    // All bodies of the API are in memory already.
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let body = if bytes.len() <= UNCOUNTED_BYTES {
        Body::from(bytes)
    } else {
        let counted = CountedResponse {
            _counted: unsent.count(bytes.len()),
            bytes,
        };
        Body::from(Bytes::from_owner(counted))
    };
    Response::from_parts(parts, body)
}
