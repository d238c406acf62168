//! Bans: requests and sockets of a network are refused for a time.

use std::net::TcpStream;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use ipnet::IpNet;
use serde_json::{Value, json};
use server::{Clock, Settings};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::admin::{admin, admin_json};
use crate::host::{Host, TestFolder};

/// A server behind a proxy, which is this machine.
fn behind_proxy(database: &Path) -> Host {
    let flags = [
        "--trusted-proxies=127.0.0.1,10.0.0.0/8",
        "--requests-per-second=1000",
        "--log=error",
    ];
    Host::start_with(database, &flags)
}

/// A socket of somebody for whom the proxy asks, after what the server says first.
fn socket(host: &Host, whom: &str) -> Option<WebSocket<TcpStream>> {
    let url = format!("ws://{}/api/socket", host.address);
    let mut request = url.into_client_request().expect("a request");
    let whom = whom.parse().expect("a header");
    request.headers_mut().insert("x-forwarded-for", whom);
    let stream = TcpStream::connect(&host.address).expect("it listens");
    let time = Some(Duration::from_secs(20));
    stream.set_read_timeout(time).expect("a time");
    let (mut socket, _) = tungstenite::client(request, stream).ok()?;
    socket.read().expect("a welcome");
    Some(socket)
}

/// The next message that is no heartbeat; nothing if the socket is closed.
fn next(socket: &mut WebSocket<TcpStream>) -> Option<Message> {
    loop {
        match socket.read().ok()? {
            Message::Ping(_) => {}
            message => return Some(message),
        }
    }
}

/// The status of a request for somebody, and the code of its refusal.
fn asked(host: &Host, whom: &str) -> (u16, Value) {
    let (status, answer) = host.post_for(whom, "/api/tables/mine", &json!({"secrets": []}));
    (status, answer["code"].clone())
}

#[test]
fn a_banned_network_is_refused_and_its_sockets_are_closed() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = behind_proxy(&database);
    let mut inside = socket(&host, "1.2.3.4").expect("it is let in");
    let mut outside = socket(&host, "1.2.4.4").expect("it is let in");
    let ban = ["ban", "1.2.3.9/24", "--hours", "1", "--reason", "spam"];
    assert_eq!(admin(&database, &ban).expect("it is banned"), "done\n");

    let Some(Message::Text(text)) = next(&mut inside) else {
        panic!("it is refused by a message");
    };
    let error: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        (&error["type"], &error["code"]),
        (&json!("error"), &json!("banned"))
    );
    let Some(Message::Close(Some(frame))) = next(&mut inside) else {
        panic!("it is closed");
    };
    assert_eq!(
        (u16::from(frame.code), frame.reason.as_str()),
        (1008, "banned")
    );
    let ping = json!({"type": "ping", "number": 7}).to_string();
    outside.send(Message::text(ping)).expect("it is open");
    assert!(matches!(next(&mut outside), Some(Message::Text(_))));

    let banned = (403, json!("banned"));
    assert_eq!(asked(&host, "1.2.3.200"), banned);
    assert_eq!(asked(&host, "::ffff:1.2.3.200"), banned);
    assert_eq!(asked(&host, "1.2.4.200").0, 200);
    assert!(socket(&host, "1.2.3.4").is_none());
    assert!(host.text("/metrics").contains("tara_bans_refused_total 3"));

    let bans = admin_json(&database, &["bans"]);
    assert_eq!(
        (&bans[0]["network"], &bans[0]["reason"]),
        (&json!("1.2.3.0/24"), &json!("spam"))
    );
    let length =
        bans[0]["until"].as_u64().expect("a time") - bans[0]["since"].as_u64().expect("a time");
    assert_eq!(length, 3_600_000);
    let (_, refusal) = host.post_for("1.2.3.4", "/api/tables/mine", &json!({"secrets": []}));
    assert_eq!(refusal["detail"], bans[0]["until"].to_string());
    host.kill();
    let host = behind_proxy(&database);
    assert_eq!(asked(&host, "1.2.3.200"), banned, "it is stored");

    admin(&database, &["unban", "1.2.3.0/24"]).expect("it ends");
    assert_eq!(asked(&host, "1.2.3.200").0, 200);
    assert_eq!(admin_json(&database, &["bans"]), json!([]));
    let refused = admin(&database, &["unban", "1.2.3.0/24"]).expect_err("it has ended");
    assert!(
        refused.contains("there is no ban of 1.2.3.0/24"),
        "{refused}"
    );
    let log = admin_json(&database, &["log"]);
    assert_eq!(
        (&log[0]["command"], &log[0]["target"]),
        (&json!("unban"), &json!("1.2.3.0/24"))
    );
    assert_eq!(
        (&log[1]["command"], &log[1]["until"]),
        (&json!("ban"), &bans[0]["until"])
    );
    assert_eq!(log.as_array().map(Vec::len), Some(2));
}

#[test]
fn a_ban_ends_by_itself() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let clock = Clock::manual(1_000_000);
    let settings = Settings {
        trusted_proxies: vec![IpNet::from_str("127.0.0.1/32").expect("a network")],
        ..Settings::default()
    };
    let host = Host::start_in_with(&database, clock.clone(), settings);
    // 1.8 seconds.
    let ban = ["ban", "2001:db8:1:2::7", "--hours", "0.0005"];
    admin(&database, &ban).expect("it is banned");
    let refusal = ureq::Agent::from(
        ureq::Agent::config_builder()
            .http_status_as_error(false)
            .build(),
    )
    .get(format!("http://{}/", host.address))
    .header("X-Forwarded-For", "[2001:db8:1:2:3::4]:443")
    .call()
    .expect("it answers");
    assert_eq!(refusal.status().as_u16(), 403);
    let wait = refusal.headers().get("retry-after").expect("a time");
    assert_eq!(wait, "2");
    clock.advance(1_799);
    assert_eq!(asked(&host, "2001:db8:1:2:3::4").0, 403);
    clock.advance(1);
    assert_eq!(asked(&host, "2001:db8:1:2:3::4").0, 200);
    assert_eq!(admin_json(&database, &["bans"]), json!([]));
    assert!(socket(&host, "2001:db8:1:2:3::4").is_some());
}

#[test]
fn nobody_bans_everybody() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let _host = behind_proxy(&database);
    for network in ["127.0.0.1", "::1", "10.1.2.3", "10.0.0.0/7", "0.0.0.0/0"] {
        let refused = admin(&database, &["ban", network, "--hours", "1"]).expect_err(network);
        assert!(refused.contains("everybody would be banned"), "{refused}");
    }
    for hours in ["0", "-1", "many", "NaN", "inf"] {
        let hours = format!("--hours={hours}");
        let refused = admin(&database, &["ban", "1.2.3.4", &hours]).expect_err(&hours);
        assert!(
            refused.contains("must be a number of hours above 0"),
            "{refused}"
        );
    }
    let long = ["ban", "1.2.3.4", "--hours", "100000"];
    assert!(
        admin(&database, &long)
            .expect_err("long")
            .contains("at most 87600 hours")
    );
    let refused = admin(&database, &["ban", "1.2.3", "--hours", "1"]).expect_err("no network");
    assert!(refused.contains("not an address or a network"), "{refused}");
    assert_eq!(admin_json(&database, &["log"]), json!([]));
}
