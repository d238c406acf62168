//! The data that the server holds for clients that do not read, or send only half: it is bounded, for each address and altogether.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::host::{Host, TestFolder};
use crate::raw::{connect_from, metric, rest, wait_until};

/// A request for a socket.
const UPGRADE: &str = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
    Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// A request without most of its body, and what is held for it: the body, and room for the answer.
const HALF_BODY: &str =
    "POST /api/handover HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16000\r\n\r\n{";
const HALF_BODY_BYTES: u64 = 16_000 + 16_384;

/// The close codes "try again later" and "policy", as the ends of a socket carry them.
const TRY_AGAIN: [u8; 4] = [0x88, 2, 0x03, 0xf5];
const POLICY: [u8; 4] = [0x88, 2, 0x03, 0xf0];

fn host(flags: &[&str]) -> (TestFolder, Host) {
    let place = TestFolder::new();
    let flags = [&["--log=error", "--requests-per-second=100000"], flags].concat();
    let host = Host::start_with(&place.file("tara.db"), &flags);
    (place, host)
}

/// A connection from an address of its own that has sent these bytes.
fn sent(host: &Host, number: u8, bytes: &[u8]) -> TcpStream {
    let mut stream = connect_from(host, [127, 0, 9, number]);
    stream.write_all(bytes).expect("it is sent");
    stream
}

/// Waits until so many bytes are counted.
fn wait_for_count(host: &Host, bytes: u64) {
    wait_until(&format!("{bytes} bytes"), || {
        metric(host, "tara_unsent_bytes") == bytes
    });
}

/// All bytes that come until the server closes.
fn all_bytes(mut stream: TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    // It may be reset behind its last bytes.
    let _ = stream.read_to_end(&mut bytes);
    bytes
}

/// A socket from an address of its own that has sent a text frame of 16,000 bytes, without most of them. So many bytes are counted before.
fn half_message(host: &Host, number: u8, before: u64) -> TcpStream {
    let mut stream = sent(host, number, UPGRADE.as_bytes());
    let mut heard = Vec::new();
    while !heard.ends_with(b"}") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("a welcome");
        heard.extend(byte);
    }
    // Until the welcome is sent, something is counted for the address.
    wait_for_count(host, before);
    let mut bytes = vec![0x81, 0x80 | 126, 0x3e, 0x80, 0, 0, 0, 0];
    bytes.extend([b'x'; 100]);
    stream.write_all(&bytes).expect("it is sent");
    stream
}

/// Once each address got one answer more, whatever was held for the others.
#[test]
fn an_answer_is_refused_before_it_is_made_when_there_is_no_room() {
    let (_place, host) = host(&["--unsent-bytes=300000", "--request-timeout-ms=60000"]);
    let half: Vec<TcpStream> = (1..=12)
        .map(|number| {
            let stream = sent(&host, number, HALF_BODY.as_bytes());
            wait_for_count(&host, u64::from(number) * HALF_BODY_BYTES);
            stream
        })
        .collect();
    // For it nothing is held, but a long answer would exceed the limit of all by more than a half.
    let asked = "GET /api/variants/details HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let heard = rest(&mut sent(&host, 13, asked.as_bytes()));
    assert!(heard.starts_with("HTTP/1.1 429 "), "{heard}");
    assert!(
        heard.contains("\"too-many\"") && heard.contains("connection: close"),
        "{heard}"
    );
    assert_eq!(heard.matches("HTTP/1.1").count(), 1);
    drop(half);
    wait_for_count(&host, 0);
    assert_eq!(
        host.get("/api/variants/details").0,
        200,
        "there is room again"
    );
}

/// Once a half body cost memory that was not counted.
#[test]
fn half_bodies_are_counted() {
    let (_place, host) = host(&["--unsent-bytes=100000", "--request-timeout-ms=60000"]);
    let mut half = Vec::new();
    for number in 1..=4 {
        half.push(sent(&host, number, HALF_BODY.as_bytes()));
        wait_for_count(&host, u64::from(number) * HALF_BODY_BYTES);
    }
    let heard = rest(&mut sent(&host, 5, HALF_BODY.as_bytes()));
    assert!(
        heard.starts_with("HTTP/1.1 429 ") && heard.contains("\"too-many\""),
        "{heard}"
    );
    half.pop();
    wait_for_count(&host, 3 * HALF_BODY_BYTES);
    half.push(sent(&host, 5, HALF_BODY.as_bytes()));
    wait_for_count(&host, 4 * HALF_BODY_BYTES);
}

/// Once half messages were not counted either.
#[test]
fn half_messages_are_counted() {
    // Three quarters of it, and a half more for who has nothing.
    let (_place, host) = host(&["--unsent-bytes=50000", "--request-timeout-ms=60000"]);
    let mut half = Vec::new();
    for number in 1..=3 {
        let before = u64::from(number - 1) * 16_000;
        half.push(half_message(&host, number, before));
        wait_for_count(&host, before + 16_000);
    }
    let heard = all_bytes(half_message(&host, 4, 48_000));
    assert!(heard.ends_with(&TRY_AGAIN), "{heard:?}");
    half.pop();
    wait_for_count(&host, 32_000);
}

/// Once a socket with half a message stayed for two heartbeats.
#[test]
fn a_message_has_to_be_whole_in_time() {
    // Each request has this time too, which a busy machine needs.
    let (_place, host) = host(&["--request-timeout-ms=3000"]);
    let heard = all_bytes(half_message(&host, 1, 0));
    assert!(heard.ends_with(&POLICY), "{heard:?}");
}
