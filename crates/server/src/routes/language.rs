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
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asked(uri: &'static str, accepted: &'static str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
        of(&Uri::from_static(uri), &headers)
    }

    #[test]
    fn the_most_wanted_language_that_there_is_answers() {
        assert_eq!(asked("/", "de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(asked("/", "fr, en;q=0.3, it;q=0.7"), Language::Italian);
        assert_eq!(asked("/", "en, de"), Language::English);
        assert_eq!(asked("/", "de;q=0, it;q=0.1"), Language::Italian);
        for other in ["fr", "", "*", "de;q=x"] {
            assert_eq!(asked("/", other), Language::English, "{other}");
        }
        assert_eq!(
            of(&Uri::from_static("/"), &HeaderMap::new()),
            Language::English
        );
    }

    #[test]
    fn a_link_may_name_its_language() {
        assert_eq!(
            asked("/new/stone-of-destiny?lang=it", "de"),
            Language::Italian
        );
        assert_eq!(asked("/?a=b&lang=de", "it"), Language::German);
        assert_eq!(asked("/?lang=fr", "de"), Language::German);
    }
}
