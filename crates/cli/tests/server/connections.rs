//! Connections that do not do what connections are for: they end in time, and leave room for others.

use std::fs::{self, File};
use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use serde_json::json;

use crate::client::{Client, open};
use crate::host::{Host, TestFolder, tara};
use crate::raw::{connect, connect_from, metric, rest, value, wait_until};

#[test]
fn what_does_not_arrive_in_time_is_let_go() {
    let place = TestFolder::new();
    // Longer than a busy machine takes from a connection to the first bytes on it.
    let flags = ["--request-timeout-ms=3000", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n";
    let first = "GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // The bytes that are sent, the number of their requests that are answered, and whether the last one is refused. All wait at once.
    let waiting = [
        (String::new(), 0, false),
        ("GET /heal".into(), 0, false),
        (format!("{head}{{"), 0, true),
        // Between two requests, and in the midst of the second.
        (first.into(), 1, false),
        (format!("{first}GET /heal"), 1, false),
    ]
    .map(|(sent, answered, is_refused)| {
        let mut stream = connect(&host);
        stream.write_all(sent.as_bytes()).expect("it is sent");
        (stream, sent, answered, is_refused)
    });
    for (mut stream, sent, answered, is_refused) in waiting {
        let heard = rest(&mut stream);
        let answers = heard.matches("HTTP/1.1 200").count();
        assert_eq!(answers, answered, "{sent}: {heard}");
        assert_eq!(
            heard.is_empty(),
            answered == 0 && !is_refused,
            "{sent}: {heard}"
        );
        assert_eq!(
            heard.starts_with("HTTP/1.1 408 "),
            is_refused,
            "{sent}: {heard}"
        );
        assert_eq!(
            heard.contains("\"too-slow\""),
            is_refused,
            "{sent}: {heard}"
        );
    }
}

#[test]
fn a_head_has_an_end() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let mut stream = connect(&host);
    let long = format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(300_000));
    // The server closes before it has read it all.
    let _ = stream.write_all(long.as_bytes());
    let heard = rest(&mut stream);
    assert!(
        heard.is_empty() || heard.starts_with("HTTP/1.1 413 "),
        "{heard}"
    );
}

#[test]
fn connections_of_an_address_are_limited() {
    let place = TestFolder::new();
    let flags = ["--connections-per-address=3", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let idle = [0; 3].map(|_| connect_from(&host, [127, 0, 0, 2]));
    let fourth = || rest(&mut connect_from(&host, [127, 0, 0, 2]));
    let heard = fourth();
    assert!(heard.starts_with("HTTP/1.1 429 "), "{heard}");
    assert!(
        heard.contains("\"too-many\"") && heard.contains("retry-after: "),
        "{heard}"
    );
    assert!(host.answers(), "another address");
    assert!(metric(&host, "tara_connections") >= 3);
    assert!(metric(&host, "tara_connections_refused_total") >= 1);
    drop(idle);
    let free = || {
        let mut stream = connect_from(&host, [127, 0, 0, 2]);
        let sent = stream
            .write_all(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        sent.is_ok() && rest(&mut stream).starts_with("HTTP/1.1 200 ")
    };
    wait_until("places of connections that are gone are free", free);
}

/// A process that may open few files serves fewer connections, says so in its log, and those who play go on.
#[test]
fn few_files_leave_room_for_those_who_play() {
    let place = TestFolder::new();
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -n 128; exec \"$0\" \"$@\""]);
    limited.arg(tara().get_program()).env_clear();
    let log = File::create(place.file("log")).expect("it is made");
    limited.stderr(log);
    let host = Host::run(limited, &place.file("tara.db"), &["--log-form=text"]);
    let mut client = Client::connect(&host, 1);
    let idle: Vec<_> = (0..128)
        .map(|number| connect_from(&host, [127, 0, 0, 2 + number / 8]))
        .collect();
    client.say(&json!({"type": "ping", "number": 7}));
    assert_eq!(client.wait("pong").expect("it lives")["number"], 7);
    // In a crowd connections without a request end within a second, and then there is room.
    let served = || {
        let mut stream = connect_from(&host, [127, 0, 1, 1]);
        let asked = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(asked).ok()?;
        Some(rest(&mut stream)).filter(|heard| heard.starts_with("HTTP/1.1 200 "))
    };
    let began = Instant::now();
    // The next connection may find no room again, so this one brings the metrics.
    let metrics = loop {
        if let Some(metrics) = served() {
            break metrics;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "nobody comes in");
    };
    assert!(value(&metrics, "tara_connections_refused_total") > 0);
    let log = fs::read_to_string(place.file("log")).expect("it logs");
    assert_eq!(
        log.matches("no room for more connections").count(),
        1,
        "{log}"
    );
    drop(idle);
}

/// When the process runs out of files, the log says so once, and players go on.
#[test]
fn without_files_those_who_play_go_on() {
    let place = TestFolder::new();
    let log = File::create(place.file("log")).expect("it is made");
    let mut command = tara();
    command.stderr(log);
    let host = Host::run(command, &place.file("tara.db"), &["--log-form=text"]);
    let mut client = Client::connect(&host, 1);
    let limit = |files| {
        let process = Pid::from_raw(host.id() as i32);
        let before = prlimit(process, Resource::Nofile, files);
        before.expect("the limit is ours")
    };
    let none = Rlimit {
        current: Some(3),
        maximum: getrlimit(Resource::Nofile).maximum,
    };
    let before = limit(none);
    let waiting: Vec<_> = (0..4).map(|_| connect(&host)).collect();
    let said = || fs::read_to_string(place.file("log")).expect("it logs");
    let began = Instant::now();
    while !said().contains("connections cannot be accepted") {
        client.say(&json!({"type": "ping", "number": 7}));
        assert_eq!(client.wait("pong").expect("it lives")["number"], 7);
        assert!(began.elapsed() < Duration::from_secs(20), "{}", said());
    }
    limit(before);
    assert!(metric(&host, "tara_accept_failures_total") > 0);
    assert_eq!(said().matches("connections cannot be accepted").count(), 1);
    drop(waiting);
}

/// A client that asks on and on and reads nothing is let go when it makes no room for its answers.
#[test]
fn answers_that_nobody_reads_end() {
    let place = TestFolder::new();
    let flags = [
        "--request-timeout-ms=300",
        "--requests-per-second=100000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let mut stream = connect(&host);
    let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100);
    let mut sent = Ok(());
    while sent.is_ok() {
        sent = stream.write_all(asked.as_bytes());
    }
    let heard = rest(&mut stream);
    assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 200 "));
}

/// A socket that reads nothing is gone after two heartbeats, though there is always something to send to it.
#[test]
fn a_socket_that_reads_nothing_is_gone_after_two_heartbeats() {
    let place = TestFolder::new();
    let flags = [
        "--heartbeat-ms=300",
        "--messages-per-second=100000",
        "--outbox-messages=1000000",
        "--outbox-bytes=1000000000",
        "--unsent-bytes=1000000000",
        "--unsent-bytes-per-address=1000000000",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let table = open(&host, "stone-of-destiny", &json!({}));
    let mut client = Client::connect(&host, 1);
    while client.try_say(&json!({"type": "watch", "table": table.id})) {}
    assert_eq!(metric(&host, "tara_slow_readers_total"), 0);
    wait_until("it is gone", || metric(&host, "tara_sockets") == 0);
}

/// The server does not wait for halves of requests when it ends.
#[test]
fn half_requests_do_not_delay_the_end() {
    let place = TestFolder::new();
    // A server that waited for the halves would wait so long, far longer than the end takes on a busy machine.
    const REQUEST_TIMEOUT: Duration = Duration::from_mins(10);
    let timeout = format!("--request-timeout-ms={}", REQUEST_TIMEOUT.as_millis());
    let flags = [&timeout, "--messages-per-second=100000"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let table = open(&host, "stone-of-destiny", &json!({}));
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    let mut streams = Vec::new();
    for sent in ["", "GET /heal", head] {
        let mut stream = connect(&host);
        stream.write_all(sent.as_bytes()).expect("it is sent");
        streams.push(stream);
    }
    let mut unread = Client::connect(&host, 1);
    for _ in 0..200 {
        unread.say(&json!({"type": "watch", "table": table.id}));
    }
    assert!(host.answers());
    let began = Instant::now();
    host.stop();
    let took = began.elapsed();
    assert!(took < REQUEST_TIMEOUT / 2, "{took:?}");
}
