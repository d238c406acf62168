//! The language in which a client wants to be answered.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use words::Language;

/// The extractor of that language.
pub(super) struct Asked(pub(super) Language);

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(of(&parts.uri, &parts.headers)))
    }
}

/// The language that a client names by `lang=` in the query, otherwise the one it prefers by `Accept-Language`; English if Tara speaks none of them.
pub(super) fn of(uri: &Uri, headers: &HeaderMap) -> Language {
    let query = uri.query().unwrap_or_default();
    let named = query.split('&').find_map(|one| one.strip_prefix("lang="));
    let accepted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    named
        .and_then(Language::of_tag)
        .or_else(|| preferred(accepted?))
        .unwrap_or(Language::English)
}

/// The first of the most wanted languages that Tara speaks, in a list such as `de-AT,de;q=0.9,en;q=0.8`.
fn preferred(accepted: &str) -> Option<Language> {
    let wanted = accepted.split(',').filter_map(|one| {
        let (tag, quality) = one.split_once(";q=").unwrap_or((one, "1"));
        let quality: f32 = quality.trim().parse().ok()?;
        let language = Language::of_tag(tag.trim())?;
        (quality > 0.0).then_some((language, quality))
    });
    let best = wanted.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests;
