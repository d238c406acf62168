//! The language of a request.

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
