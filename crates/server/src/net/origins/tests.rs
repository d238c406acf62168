//! Hosts and origins that may ask, and others.

use super::*;

fn checked(host: &str, origin: Option<&str>, public: &[&str], is_by_proxy: bool) -> &'static str {
    let mut headers = HeaderMap::new();
    headers.insert(header::HOST, host.parse().expect("a header"));
    if let Some(origin) = origin {
        headers.insert(header::ORIGIN, origin.parse().expect("a header"));
    }
    let public: Vec<PublicUrl> = public
        .iter()
        .map(|url| url.parse().expect("a URL"))
        .collect();
    match check(&headers, &public, is_by_proxy) {
        Ok(()) => "ok",
        Err(problem) => problem.code(),
    }
}

#[test]
fn by_default_a_page_asks_the_server_that_it_came_from() {
    let own = "127.0.0.1:8272";
    assert_eq!(checked(own, None, &[], false), "ok");
    assert_eq!(
        checked(own, Some("http://127.0.0.1:8272"), &[], false),
        "ok"
    );
    assert_eq!(
        checked("[::1]:8272", Some("http://[::1]:8272"), &[], false),
        "ok"
    );
    assert_eq!(
        checked("localhost", Some("http://localhost"), &[], false),
        "ok"
    );
    assert_eq!(
        checked("localhost:80", Some("http://localhost"), &[], false),
        "ok"
    );
    for other in [
        "http://evil.example",
        "http://127.0.0.1:1",
        "null",
        "file://",
    ] {
        assert_eq!(
            checked(own, Some(other), &[], false),
            "wrong-origin",
            "{other}"
        );
    }
}

#[test]
fn a_name_that_leads_here_is_no_name_of_ours() {
    assert_eq!(checked("evil.example:8272", None, &[], false), "wrong-host");
    assert_eq!(checked("user@127.0.0.1", None, &[], false), "wrong-host");
    // A proxy chooses the names for which it asks.
    assert_eq!(
        checked("tara.example", Some("https://tara.example"), &[], true),
        "ok"
    );
    assert_eq!(
        checked("tara.example", Some("https://evil.example"), &[], true),
        "wrong-origin"
    );
}

#[test]
fn a_port_is_a_number() {
    for host in [
        "localhost:abc",
        "localhost:99999",
        "127.0.0.1:-1",
        "[::1]:x",
    ] {
        assert_eq!(checked(host, None, &[], false), "wrong-host", "{host}");
    }
}

#[test]
fn a_page_of_another_site_cannot_embed_anything() {
    let ask = |site: &'static str, mode: &'static str| {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("localhost"));
        headers.insert("sec-fetch-site", HeaderValue::from_static(site));
        headers.insert("sec-fetch-mode", HeaderValue::from_static(mode));
        check(&headers, &[], false).is_ok()
    };
    assert!(!ask("cross-site", "no-cors") && !ask("same-site", "cors"));
    assert!(ask("cross-site", "navigate") && ask("same-origin", "cors"));
    assert!(ask("none", "navigate"));
}

#[test]
fn a_request_has_one_origin() {
    let mut headers = HeaderMap::new();
    headers.insert(header::HOST, HeaderValue::from_static("localhost"));
    headers.append(header::ORIGIN, HeaderValue::from_static("http://localhost"));
    assert!(check(&headers, &[], false).is_ok());
    headers.append(header::ORIGIN, HeaderValue::from_static("http://localhost"));
    assert!(matches!(
        check(&headers, &[], false),
        Err(Problem::WrongOrigin)
    ));
}

#[test]
fn public_urls_are_the_only_names() {
    let public = ["https://tara.example", "http://play.example:8080"];
    let ask = |host, origin| checked(host, origin, &public, true);
    assert_eq!(ask("Tara.Example", Some("https://tara.example")), "ok");
    assert_eq!(
        ask("tara.example:443", Some("https://tara.example:443")),
        "ok"
    );
    assert_eq!(ask("play.example:8080", None), "ok");
    assert_eq!(ask("127.0.0.1:8272", Some("https://tara.example")), "ok");
    assert_eq!(ask("other.example", None), "wrong-host");
    assert_eq!(
        ask("tara.example", Some("http://tara.example")),
        "wrong-origin"
    );
    assert_eq!(
        ask("tara.example", Some("http://tara.example.evil.example")),
        "wrong-origin"
    );
}
