//! Compression of JSON for clients that take it.

use std::io::Write;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The bytes from which on an answer is compressed.
const MIN_BYTES: u64 = 1024;

/// Compresses an answer in JSON, unless it is short, refused or made part by part.
pub(super) async fn compress(request: Request, next: Next) -> Response {
    let is_taken = takes(request.headers(), "gzip");
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind == "application/json");
    let bytes = response.body().size_hint().exact();
    if !is_json || !response.status().is_success() || bytes.is_none_or(|bytes| bytes < MIN_BYTES) {
        return response;
    }
    let varies = HeaderValue::from_static("accept-encoding");
    response.headers_mut().append(header::VARY, varies);
    if !is_taken {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let plain = to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.remove(header::CONTENT_LENGTH);
    let form = HeaderValue::from_static("gzip");
    parts.headers.insert(header::CONTENT_ENCODING, form);
    Response::from_parts(parts, Body::from(gzip(&plain)))
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let written = encoder.write_all(plain).and_then(|()| encoder.finish());
    written.expect("memory takes all bytes")
}

/// Returns true if a client takes a form of an answer.
pub(super) fn takes(headers: &HeaderMap, form: &str) -> bool {
    let taken = headers.get(header::ACCEPT_ENCODING);
    let taken = taken.and_then(|taken| taken.to_str().ok());
    taken.is_some_and(|taken| taken.split(',').any(|one| offers(one, form)))
}

/// Returns true if a client that offers this takes a form: `br` and `br;q=0.8`, but not `br;q=0`.
fn offers(offer: &str, form: &str) -> bool {
    let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
    let quality = quality.trim().strip_prefix("q=").unwrap_or("1");
    name.trim() == form
        && quality
            .trim()
            .parse::<f32>()
            .is_ok_and(|quality| quality > 0.0)
}

#[cfg(test)]
mod tests;
