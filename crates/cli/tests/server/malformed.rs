//! Requests that are none, or that nobody needs: each is refused in JSON, with a code, and the connection is closed.

use std::io::Write;

use serde_json::Value;

use crate::host::{Host, TestFolder};
use crate::raw::{connect, exchange, rest};

/// A header in this many letters.
fn long_header(letters: usize) -> String {
    format!(
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n",
        "x".repeat(letters)
    )
}

/// Heads with which something is wrong, and the code with which each is refused.
fn malformed() -> Vec<(String, &'static str)> {
    let wrong_lines = [
        "GET",
        "GET /",
        "GET / HTTP/1.1 ",
        "GET  / HTTP/1.1",
        " GET / HTTP/1.1",
        "GET / HTTP/0.9",
        "GET / HTTP/1.2",
        "GET / HTTP/2.0",
        "GET / http/1.1",
        "GET / FTP/1.1",
        "G@T / HTTP/1.1",
        "GET /\x7f HTTP/1.1",
        "GET \\ HTTP/1.1",
        "GET nothing HTTP/1.1",
        "GET http:// HTTP/1.1",
        "GET http://[::1 HTTP/1.1",
        "GET /\u{e9} x HTTP/1.1",
        "PRI * HTTP/2.0",
        "\u{16}\u{3}\u{1}",
        "SSH-2.0-OpenSSH_9.2",
    ];
    let wrong_headers = [
        "",
        "Host: localhost\r\nHost: localhost",
        "Host : localhost",
        "Host: localhost\r\n: b",
        "Host: localhost\r\nX",
        "Host: localhost\r\nX y: b",
        "Host: localhost\r\nX: a\r\n b",
        "Host: localhost\r\nX: a\nY: b",
        "Host: localhost\r\nX: a\rb",
        "Host: localhost\r\nX: \0",
        "Host: localhost\r\nX: \x07",
        "Host: localhost\r\nContent-Length: -1",
        "Host: localhost\r\nContent-Length: 1\r\nContent-Length: 2",
        "Host: localhost\r\nContent-Length: 0x10",
        "Host: localhost\r\nTransfer-Encoding: chunked",
        "Host: localhost\r\nTransfer-Encoding: gzip, chunked",
    ];
    let line = |line: &&str| format!("{line}\r\nHost: localhost\r\n\r\n");
    let headers = |headers: &&str| match *headers {
        "" => "GET / HTTP/1.1\r\n\r\n".into(),
        headers => format!("GET / HTTP/1.1\r\n{headers}\r\n\r\n"),
    };
    let lines = wrong_lines.iter().map(line);
    let heads = lines.chain(wrong_headers.iter().map(headers));
    let mut malformed: Vec<_> = heads.map(|head| (head, "malformed")).collect();
    let length = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ";
    malformed.extend(
        [
            long_header(20_000),
            format!(
                "GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n",
                "X: y\r\n".repeat(200)
            ),
            format!("{length}18446744073709551615\r\n\r\n"),
            format!("{length}99999999999999999999999\r\n\r\n"),
        ]
        .map(|head| (head, "too-large")),
    );
    malformed
}

/// Requests that can be read, and the code with which each is refused.
fn unanswerable() -> Vec<(String, &'static str)> {
    let with = |line: &str, headers: &str| {
        format!("{line}\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n")
    };
    let socket = |headers: &str| {
        let upgrade = format!("Upgrade: websocket\r\nConnection: Upgrade\r\n{headers}");
        let line = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\n";
        format!("{line}{upgrade}\r\n")
    };
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    vec![
        (with("OPTIONS * HTTP/1.1", ""), "no-path"),
        (with("CONNECT localhost:1 HTTP/1.1", ""), "malformed"),
        (with("BREW /api/deck HTTP/1.1", ""), "no-method"),
        (with("GET /api/deck HTTP/1.0", ""), ""),
        (
            with("GET http://localhost/api/nothing HTTP/1.1", ""),
            "malformed",
        ),
        (
            with(&format!("GET /{} HTTP/1.1", "x".repeat(9_000)), ""),
            "no-path",
        ),
        (with("GET /api/socket HTTP/1.1", ""), "malformed"),
        (socket("Sec-WebSocket-Version: 13\r\n"), "malformed"),
        (
            socket(&format!("Sec-WebSocket-Version: 12\r\n{key}")),
            "malformed",
        ),
        (socket(key), "malformed"),
        (
            socket(&format!("Sec-WebSocket-Version: 13\r\n{key}")).replace("GET", "POST"),
            "no-method",
        ),
        (
            socket("Sec-WebSocket-Version: 13\r\n").replace("websocket", "h2c"),
            "malformed",
        ),
        (
            with("POST /api/tables HTTP/1.1", "Content-Length: 70000\r\n") + &"x".repeat(70_000),
            "too-large",
        ),
        (
            with(
                "POST /api/tables HTTP/1.1",
                "Expect: 200-ok\r\nContent-Length: 1\r\n",
            ) + "{",
            "malformed",
        ),
    ]
}

/// Checks an answer: a refusal by this code, in JSON; or any answer if there is no code.
fn check(sent: &str, answer: &str, code: &str) {
    let sent: String = sent.chars().take(200).collect();
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .unwrap_or_else(|| panic!("{sent:?}: {answer:?}"));
    let head = head.to_ascii_lowercase();
    for line in [
        "content-type: application/json",
        "x-content-type-options: nosniff",
    ] {
        assert!(head.contains(line), "{sent:?}: {head}");
    }
    let body: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{sent:?}: {body}"));
    if !code.is_empty() {
        assert!(head.contains("connection: close"), "{sent:?}: {head}");
        assert_eq!(body["code"], code, "{sent:?}: {body}");
        assert!(body["sentence"].is_string(), "{sent:?}: {body}");
    }
}

fn host(place: &TestFolder) -> Host {
    let flags = [
        "--requests-per-second=1000",
        "--connections-per-address=1000",
        "--log=error",
    ];
    Host::start_with(&place.file("tara.db"), &flags)
}

#[test]
fn what_is_no_request_is_refused_in_json_and_the_connection_is_closed() {
    let place = TestFolder::new();
    let host = host(&place);
    for (sent, code) in malformed().into_iter().chain(unanswerable()) {
        check(&sent, &exchange(&host, sent.as_bytes()), code);
    }
    assert!(host.answers());
}

#[test]
fn behind_other_requests_it_is_refused_alike() {
    let place = TestFolder::new();
    let host = host(&place);
    let first = "GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (sent, code) in malformed().into_iter().chain(unanswerable()) {
        let mut stream = connect(&host);
        let both = format!("{first}{sent}");
        stream.write_all(both.as_bytes()).expect("it is sent");
        let heard = rest(&mut stream);
        let (ok, answer) = heard
            .split_once("\r\n\r\n[]")
            .unwrap_or_else(|| panic!("{sent:?}: {heard}"));
        assert!(ok.starts_with("HTTP/1.1 200 "), "{sent:?}: {heard}");
        check(&sent, answer, code);
    }
}
