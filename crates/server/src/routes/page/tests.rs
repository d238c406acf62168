//! Files of the page, their forms and their kinds.

use super::*;

#[test]
fn only_files_of_known_kinds_are_served() {
    assert_eq!(kind("index.html"), Some("text/html; charset=utf-8"));
    let manifest = kind("tara.webmanifest");
    assert_eq!(manifest, Some("application/manifest+json"));
    for unknown in ["index.html.br", ".gitignore", "index", "a.map"] {
        assert_eq!(kind(unknown), None, "{unknown}");
    }
}

#[test]
fn hashed_names_last_and_others_are_asked_for_again() {
    assert!(cache_control("assets/index-1.js").ends_with("immutable"));
    assert_eq!(cache_control("index.html"), "no-cache");
}
