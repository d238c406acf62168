//! Heads that are read and refused.

use super::*;

#[test]
fn a_head_tells_the_length_of_its_body() {
    let head = b"POST / HTTP/1.1\r\nHost: a\r\ncontent-LENGTH: 12 \r\n\r\n";
    let expected = Head {
        body_bytes: 12,
        has_upgrade: false,
    };
    assert_eq!(Head::parse(head).expect("it reads"), expected);
    let head = b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n";
    assert!(Head::parse(head).expect("it reads").has_upgrade);
}

#[test]
fn a_line_break_is_two_bytes() {
    for lone in [
        "\n",
        "GET /\n",
        "GET /\nH",
        "GET /\rH",
        "GET /\r\nH\n",
        "\r\r\n",
    ] {
        assert!(has_lone_break(lone.as_bytes(), 0), "{lone:?}");
    }
    for fit in ["", "GET", "GET /\r", "GET /\r\n", "GET /\r\nHost: a\r\n"] {
        assert!(!has_lone_break(fit.as_bytes(), 0), "{fit:?}");
    }
    assert!(has_lone_break(b"GET /\rH", 6) && !has_lone_break(b"GET /\r\n", 6));
}

#[test]
fn what_two_parsers_may_read_differently_is_refused() {
    for wrong in [
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n",
        "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
        "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /\u{e9}\\ HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nContent-Length: 5\r\n\r\n",
    ] {
        assert!(Head::parse(wrong.as_bytes()).is_err(), "{wrong:?}");
    }
}
