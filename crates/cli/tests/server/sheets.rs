//! Sheets to print, as files.

use serde_json::Value;

use crate::host::{Host, TestFolder};
use crate::raw::{exchange, request};

#[test]
fn every_game_has_its_sheets_and_the_deck_its_cards() {
    let place = TestFolder::new();
    let host = Host::start_with(
        &place.file("tara.db"),
        &["--requests-per-second=1000", "--log=error"],
    );
    let pdf = |path: &str| {
        let (status, file) = host.bytes(path);
        assert_eq!((status, &file[..5]), (200, &b"%PDF-"[..]), "{path}");
        file
    };
    for game in ["four-treasures", "sacred-hill-doubles-2", "seat-of-kings"] {
        let aid = pdf(&format!("/api/sheets/{game}"));
        assert_eq!(
            aid,
            pdf(&format!("/api/sheets/{game}?kind=aid&paper=a4&lang=en"))
        );
        assert_ne!(aid, pdf(&format!("/api/sheets/{game}?kind=score")));
        assert_ne!(aid, pdf(&format!("/api/sheets/{game}?paper=letter")));
    }
    let svg = host.text("/api/sheets/four-treasures?format=svg&lang=de");
    assert!(svg.starts_with("<svg") && svg.contains("Vier Schätze"));
    assert_ne!(
        pdf("/api/sheets/deck"),
        pdf("/api/sheets/deck?backs=true&paper=letter")
    );
    let page = |number: usize| host.text(&format!("/api/sheets/deck?format=svg&page={number}"));
    assert_eq!(page(1), host.text("/api/sheets/deck?format=svg"));
    assert_ne!(page(1), page(4));
}

#[test]
fn a_sheet_has_the_name_of_a_file_and_is_kept_for_its_language() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let lines = [
        &format!("Host: {}", host.address),
        "Accept-Language: it-CH,fr;q=0.8",
    ];
    let path = "/api/sheets/high-kings-1?kind=score&format=svg";
    let answer = exchange(&host, &request(&format!("GET {path}"), &lines));
    for wanted in [
        "content-type: image/svg+xml",
        "content-disposition: inline; filename=\"high-kings-1-score-a4-it.svg\"",
        "vary: accept-language",
        "Foglio segnapunti",
    ] {
        assert!(answer.contains(wanted), "{wanted}: {answer}");
    }
}

#[test]
fn a_sheet_that_there_is_not_is_refused() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    for (path, wanted) in [
        ("chess", (404, "no-path")),
        ("four-treasures?kind=map", (400, "malformed")),
        ("four-treasures?paper=a3", (400, "malformed")),
        ("four-treasures?format=png", (400, "malformed")),
        ("four-treasures?lang=fr", (400, "malformed")),
        ("deck?backs=maybe", (400, "malformed")),
        ("deck?format=svg&page=5", (400, "malformed")),
        ("deck?format=svg&page=0", (400, "malformed")),
    ] {
        let (status, refused) = host.get(&format!("/api/sheets/{path}"));
        let code = refused["code"].as_str().map(str::to_owned);
        assert_eq!(
            (status, code.as_deref()),
            (wanted.0, Some(wanted.1)),
            "{path}"
        );
    }
}

#[test]
fn sheets_that_are_kept_cost_nothing() {
    let place = TestFolder::new();
    let flags = ["--advice-per-minute=1", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let path = "/api/sheets/four-treasures?format=svg";
    let ask = |path: &str| host.bytes(path).0;
    assert_eq!([ask(path), ask(path), ask(path)], [200; 3]);
    let (status, refused): (u16, Value) = host.get("/api/sheets/four-treasures?kind=score");
    assert_eq!((status, refused["code"].as_str()), (429, Some("too-often")));
}
