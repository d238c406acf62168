//! Requests and answers: what a request may be, who may ask, and what every answer says.

use std::io::Write;

use serde_json::{Value, json};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::client::{Client, open, secret};
use crate::host::{Host, TestFolder};
use crate::raw::{connect, exchange, request, rest};

/// The status and the code of an answer.
fn refused(answer: &str) -> (&str, String) {
    let status = answer.split(' ').nth(1).unwrap_or_default();
    let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    let body: Value = serde_json::from_str(body).unwrap_or_default();
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn requests_that_may_be_read_in_two_ways_are_refused() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    for wrong in [
        "GET /healthz HTTP/1.1\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        "GET /healthz HTTP/1.1\nHost: localhost\n\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    ] {
        let answer = exchange(&host, wrong.as_bytes());
        assert_eq!(
            refused(&answer),
            ("400", "malformed".into()),
            "{wrong:?}: {answer}"
        );
    }
}

#[test]
fn pages_of_other_sites_and_other_names_are_refused() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let ask = |first: &str, lines: &[&str]| {
        let answer = exchange(&host, &request(first, lines));
        let (status, code) = refused(&answer);
        (status.to_owned(), code)
    };
    let own = format!("Host: {}", host.address);
    let evil = "Origin: http://evil.example";
    let wrong_origin = ("403".to_owned(), "wrong-origin".to_owned());
    assert_eq!(ask("GET /api/tables", &[&own, evil]), wrong_origin);
    assert_eq!(
        ask("POST /api/tables", &[&own, evil, "Content-Length: 0"]),
        wrong_origin
    );
    let same = format!("Origin: http://{}", host.address);
    assert_eq!(ask("GET /api/tables", &[&own, &same]).0, "200");
    let wrong_host = ("421".to_owned(), "wrong-host".to_owned());
    assert_eq!(ask("GET /api/tables", &["Host: evil.example"]), wrong_host);
    assert_eq!(ask("GET /", &["Host: evil.example"]), wrong_host);
    let mut wanted = format!("ws://{}/api/socket", host.address).into_client_request();
    let headers = wanted.as_mut().expect("a request").headers_mut();
    headers.insert("origin", "http://evil.example".parse().expect("a header"));
    let tried = tungstenite::client(wanted.expect("a request"), connect(&host));
    assert!(tried.is_err());
    let flags = ["--public-urls=https://tara.example", "--log=error"];
    let host = Host::start_with(&place.file("public.db"), &flags);
    let lines = ["Host: tara.example", "Origin: https://tara.example"];
    let answer = exchange(&host, &request("GET /api/tables", &lines));
    assert_eq!(refused(&answer).0, "200", "{answer}");
}

#[test]
fn a_name_that_is_not_listed_is_refused_with_what_its_host_can_do() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let ask = |path: &str, lines: &[&str]| {
        let lines = [&["Host: club.local"], lines].concat();
        exchange(&host, &request(&format!("GET {path}"), &lines))
    };
    let of_browser = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
    for (lines, language, hint) in [
        (
            &[of_browser][..],
            "en",
            "Its operator can add the name to the setting public_urls.",
        ),
        (
            &[of_browser, "Accept-Language: de"],
            "de",
            "in der Einstellung public_urls ergänzen.",
        ),
    ] {
        let page = ask("/", lines);
        assert!(page.starts_with("HTTP/1.1 421 "), "{page}");
        assert!(
            page.contains("content-type: text/html; charset=utf-8"),
            "{page}"
        );
        assert!(page.contains("x-content-type-options: nosniff"), "{page}");
        assert!(
            page.contains(&format!("<html lang=\"{language}\">")),
            "{page}"
        );
        assert!(page.contains(hint), "{page}");
    }
    let json = ask("/api/tables", &["Accept: application/json"]);
    assert_eq!(refused(&json).1, "wrong-host");
    assert!(json.contains("public_urls"), "{json}");
}

#[test]
fn every_answer_is_json_and_says_how_to_take_it() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let lines = ["Host: localhost"];
    for path in [
        "/healthz",
        "/metrics",
        "/api/openapi.json",
        "/api/variants",
        "/nothing",
        "/assets/nothing.js",
        "/api/nothing",
        "/api/tables/%ff/deck",
        "/api/socket",
    ] {
        let answer = exchange(&host, &request(&format!("GET {path}"), &lines));
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        assert!(
            head.contains("x-content-type-options: nosniff"),
            "{path}: {head}"
        );
        assert!(head.contains("cache-control: no-"), "{path}: {head}");
        if !head.starts_with("HTTP/1.1 200 ") {
            let body: Value = serde_json::from_str(body).expect("JSON");
            assert!(
                body["code"].is_string() && body["sentence"].is_string(),
                "{path}: {body}"
            );
        }
    }
}

#[test]
fn every_route_is_limited_and_says_when_to_come_again() {
    let place = TestFolder::new();
    let flags = [
        "--requests-per-second=2",
        "--wrong-secrets-per-minute=1000",
        "--log=error",
    ];
    for path in [
        "/healthz",
        "/metrics",
        "/api/openapi.json",
        "/api/nothing",
        "/",
        "/nothing",
    ] {
        let host = Host::start_with(&place.file("tara.db"), &flags);
        let asked = request(&format!("GET {path}"), &["Host: localhost"]);
        // All are sent before an answer is read: one may take longer than until another request is allowed. Of files twenty are.
        let asking = [(); 64].map(|()| {
            let mut stream = connect(&host);
            stream.write_all(&asked).expect("it is sent");
            stream
        });
        let mut answers = asking.into_iter().map(|mut stream| rest(&mut stream));
        let answer = answers.find(|answer| answer.starts_with("HTTP/1.1 429 "));
        let answer = answer.unwrap_or_else(|| panic!("{path} is not limited"));
        assert!(
            answer.contains("\r\nretry-after: 1\r\n"),
            "{path}: {answer}"
        );
    }
}

#[test]
fn guesses_are_counted_by_every_request_that_names_a_table_or_a_secret() {
    let place = TestFolder::new();
    let flags = [
        "--wrong-secrets-per-minute=3",
        "--requests-per-second=1000",
        "--log=error",
    ];
    for path in ["deck", "games/0", "games/0/positions", "games/0/proof"] {
        let host = Host::start_with(&place.file(path.split('/').next().expect("a name")), &flags);
        let ask = || host.get(&format!("/api/tables/00000000000000ff/{path}")).1["code"].clone();
        let codes: Vec<Value> = (0..5).map(|_| ask()).collect();
        assert_eq!(codes[4], "too-often", "{path}: {codes:?}");
    }
    let host = Host::start_with(&place.file("mine"), &flags);
    let ask = || {
        host.post("/api/tables/mine", &json!({"secrets": [secret()]}))
            .0
    };
    let statuses: Vec<u16> = (0..5).map(|_| ask()).collect();
    assert_eq!(statuses[4], 429, "{statuses:?}");
}

#[test]
fn sockets_end_by_the_code_of_their_fault() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let mut client = Client::connect(&host, 1);
    let not_text = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    client.send(Message::Frame(not_text));
    assert_eq!(client.close_code(), Some(1007));
    let mut client = Client::connect(&host, 1);
    let reserved = Frame::message(Vec::new(), OpCode::Data(Data::Reserved(3)), true);
    client.send(Message::Frame(reserved));
    assert_eq!(client.close_code(), Some(1002));
}

#[test]
fn pings_and_empty_fragments_are_counted() {
    let place = TestFolder::new();
    let flags = ["--messages-per-second=5", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let mut client = Client::connect(&host, 1);
    for _ in 0..100 {
        client.send(Message::Ping(Vec::new().into()));
    }
    assert_eq!(client.close_code(), Some(1008));
    let mut client = Client::connect(&host, 1);
    let fragment = |code| Message::Frame(Frame::message(Vec::new(), OpCode::Data(code), false));
    client.send(fragment(Data::Text));
    for _ in 0..100 {
        client.send(fragment(Data::Continue));
    }
    assert_eq!(client.close_code(), Some(1008));
}

#[test]
fn an_order_that_cannot_be_read_is_refused_by_its_id() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = open(&host, "sacred-hill-1", &json!({}));
    let mut client = Client::connect(&host, 1);
    let order = |id: Value| json!({"type": "order", "table": table.id, "as": "red", "id": id, "do": "dance"});
    client.say(&order(json!(17)));
    let error = client.wait("error").expect("it is refused");
    assert_eq!(
        (&error["id"], &error["code"]),
        (&json!(17), &json!("malformed"))
    );
    assert_eq!(error["table"], json!(table.id));
    client.say(&order(json!(u64::MAX)));
    assert_eq!(
        client.wait("error").expect("it is refused")["id"],
        Value::Null
    );
    let beyond = json!({"type": "order", "table": table.id, "as": "red", "id": 1_u64 << 53, "version": 1, "do": "resign"});
    client.say(&beyond);
    assert_eq!(
        client.wait("error").expect("it is refused")["code"],
        "malformed"
    );
}

#[test]
fn rounds_are_bounded() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let seats = json!([{"seat": "blue", "person": 1}, {"seat": "red", "person": 2}]);
    let open = |rounds: u32| {
        let agreed =
            json!({"variant": "seat-of-kings", "seats": seats, "kings": {"max_rounds": rounds}});
        host.post(
            "/api/tables",
            &json!({"agreed": agreed, "secret": secret()}),
        )
    };
    assert_eq!(open(1000).0, 201);
    let (status, error) = open(1001);
    assert_eq!(
        (status, &error["code"]),
        (400, &json!("invalid-terms")),
        "{error}"
    );
}

#[test]
fn a_link_that_a_chat_has_changed_leads_to_the_page() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (table, secret) = ("0123456789ABCDEF", "0123456789abcdef0123456789abcdef");
    for (path, status) in [
        (format!("/JOIN/{table}%23{secret}."), "200"),
        (format!("/join/{table}%23{secret}"), "200"),
        (format!("/table/{table})."), "200"),
        (format!("/Table/{table}/"), "200"),
        (format!("/replay/{table}/2/31%3E"), "200"),
        (format!("/take%23{secret}"), "200"),
        (format!("/TAKE/{secret}"), "200"),
        (format!("/table/{table}%BB"), "200"),
        (format!("/join/{table}%E2%80"), "200"),
        (format!("/replay/{table}/2%FF"), "200"),
        ("/new/%BB".into(), "404"),
        ("/%BB".into(), "404"),
        ("/assets/%BB".into(), "404"),
        ("/Table/0123".into(), "404"),
        (format!("/nowhere/{table}"), "404"),
    ] {
        let request = request(
            &format!("GET {path}"),
            &["Host: localhost", "Accept: text/html"],
        );
        let page = exchange(&host, &request);
        let begin = format!("HTTP/1.1 {status} ");
        assert!(page.starts_with(&begin), "{path}: {}", &page[..40]);
        assert!(page.contains("text/html; charset=utf-8"), "{path}");
    }
    let (status, refused) = host.get(&format!("/api/tables/{table}%BB/picture.png"));
    assert_eq!(
        (status, &refused["code"]),
        (400, &serde_json::json!("malformed"))
    );
}
