//! Middleware of all requests: checks of site and address before the routes, and headers of every response after them.

use std::future::Future;
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use host::Problem;

use super::failure::{Failure, as_page, in_language, wants_page};
use super::files;
use super::language;
use crate::net::address::Address;
use crate::net::connection::Client;
use crate::net::origins;
use crate::net::unsent::{AddressBytes, CountedBytes};
use crate::state::AppState;

/// Responses up to this size, in bytes, are not counted as unsent, nor in the rate of bytes.
const UNCOUNTED_BYTES: usize = 4096;

/// The bytes that are reserved for an answer that is usually short.
const SHORT_ANSWER: usize = 1 << 14;

/// The bytes that are reserved for an answer that may be long: 64 moments of Seat of Kings have 160 kB.
const LONG_ANSWER: usize = 3 << 16;

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
    let language = language::of(request.uri(), request.headers());
    let has_upgrade = request.headers().contains_key(header::UPGRADE);
    let wants_page = wants_page(request.headers());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let began = Instant::now();
    let response = match admit(&state, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let mut response = in_language(as_json(response).await, language);
    if wants_page {
        response = as_page(response, language);
    }
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let route = route.strip_prefix(&state.settings.base_path);
    state
        .metrics
        .time_request(route.unwrap_or("none"), began.elapsed());
    if response.status().is_client_error() {
        state.metrics.refused.inc();
    }
    let is_switched = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    if has_upgrade && !is_switched {
        // Further bytes of such a connection were not read as requests.
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
    // JSON is a refusal of ours, and HTML the page, which tells a person that nothing is there.
    let is_own = |headers: &HeaderMap| {
        let kind = headers.get(header::CONTENT_TYPE);
        kind.is_some_and(|kind| kind == "application/json" || kind == "text/html; charset=utf-8")
    };
    if !(status.is_client_error() || status.is_server_error()) || is_own(response.headers()) {
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

/// Handles a request of the API whose answer is usually short.
pub(super) async fn answer_short(
    State(state): State<Arc<AppState>>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    answer(&state, address, request, next, SHORT_ANSWER).await
}

/// Handles a request of the API whose answer may be long.
pub(super) async fn answer_long(
    State(state): State<Arc<AppState>>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    let response = answer(&state, address, request, next, LONG_ANSWER).await;
    within_rate(&state, address, response)
}

/// Handles a request of the API for dear work, which waits for its turn. It ends with its client, and no more than its body is counted until
/// there is an answer.
pub(super) async fn answer_dear(
    State(state): State<Arc<AppState>>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    let bodies = state.dear_bodies.of(address);
    let Some(_body) = bodies.reserve(body_bytes(request.headers())) else {
        return Failure::from(Problem::Busy).into_response();
    };
    let client = request.extensions().get::<Client>().cloned();
    let response = tokio::select! {
        response = next.run(request) => response,
        // Nobody reads this.
        () = Client::gone(client) => return Failure::from(Problem::Busy).into_response(),
    };
    match response.body().size_hint().exact() {
        Some(_) => match state.unsent.of(address).reserve(0) {
            Some(counted) => within_rate(&state, address, count(response, counted).await),
            None => refuse_for_room(),
        },
        // It is made part by part.
        None => response,
    }
}

/// Handles a request to its end. Its body and its answer, of which `expected` bytes are expected, count as unsent from now on.
async fn answer(
    state: &AppState,
    address: Address,
    request: Request,
    next: Next,
    expected: usize,
) -> Response {
    let unsent = state.unsent.of(address);
    let reserved = expected + body_bytes(request.headers());
    answer_within(&unsent, reserved, next.run(request)).await
}

/// The bytes of a body that the server keeps at most, by the head of its request.
fn body_bytes(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
    length.unwrap_or(0).min(files::MAX_BYTES)
}

/// Makes an answer if there is room for it, and counts it until it is sent. Nothing is begun before.
async fn answer_within(
    unsent: &AddressBytes,
    reserved: usize,
    making: impl Future<Output = Response> + Send + 'static,
) -> Response {
    let Some(counted) = unsent.reserve(reserved) else {
        return refuse_for_room();
    };
    // In a task of its own: a client that goes away leaves nothing half done, and a panic ends one request only. What it makes is counted
    // until then.
    let done = tokio::spawn(async move { (making.await, counted) }).await;
    match done {
        Ok((response, counted)) => count(response, counted).await,
        Err(_) => Failure::from(Problem::Failed).into_response(),
    }
}

/// Refuses for lack of room, and closes the connection: those whose requests are refused keep no buffers.
fn refuse_for_room() -> Response {
    let mut response = Failure::from(Problem::TooMany).into_response();
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(header::CONNECTION, close);
    response
}

/// Counts what an answer really has, in place of what was reserved for it.
async fn count(response: Response, mut counted: CountedBytes) -> Response {
    let (parts, body) = response.into_parts();
    // All bodies of the API are in memory already.
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    if bytes.len() <= UNCOUNTED_BYTES {
        return Response::from_parts(parts, Body::from(bytes));
    }
    if !counted.resize(bytes.len()) {
        return refuse_for_room();
    }
    let counted = CountedResponse {
        bytes,
        _counted: counted,
    };
    Response::from_parts(parts, Body::from(Bytes::from_owner(counted)))
}

/// Refuses an answer if its address has been sent too much lately.
fn within_rate(state: &AppState, address: Address, response: Response) -> Response {
    let bytes = response.body().size_hint().lower() as usize;
    let checked = match bytes {
        ..=UNCOUNTED_BYTES => Ok(()),
        _ => state.limits.sent.check_bytes(address, bytes),
    };
    match checked {
        Ok(()) => response,
        Err(excess) => Failure::from(excess).into_response(),
    }
}

#[cfg(test)]
mod tests;
