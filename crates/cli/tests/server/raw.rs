//! Bytes on a connection, as no good client sends them.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use tokio::net::TcpSocket;
use tokio::runtime::Builder;

use crate::host::Host;

/// The most time that a test waits for bytes.
const MAX_WAIT: Duration = Duration::from_secs(20);

/// A connection from the usual address.
pub(crate) fn connect(host: &Host) -> TcpStream {
    connect_from(host, [127, 0, 0, 1])
}

/// A connection from an address of this machine.
pub(crate) fn connect_from(host: &Host, from: [u8; 4]) -> TcpStream {
    let to: SocketAddr = host.address.parse().expect("an address");
    let runtime = Builder::new_current_thread().enable_io().build();
    let connected = runtime.expect("a runtime").block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect(to).await?.into_std()
    });
    let stream = connected.expect("it listens");
    stream.set_nonblocking(false).expect("it can wait");
    stream.set_read_timeout(Some(MAX_WAIT)).expect("a time");
    stream
}

/// Sends bytes, and gives what comes until the server closes.
pub(crate) fn exchange(host: &Host, bytes: &[u8]) -> String {
    let mut stream = connect(host);
    stream.write_all(bytes).expect("it is sent");
    rest(&mut stream)
}

/// The text that comes until the server closes.
pub(crate) fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // It may be reset behind its last bytes.
    if let Err(error) = stream.read_to_end(&mut bytes) {
        assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "{error}");
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A request after which the connection is closed, with these lines of the head behind its first.
pub(crate) fn request(first: &str, lines: &[&str]) -> Vec<u8> {
    let mut head = format!("{first} HTTP/1.1\r\nConnection: close\r\n");
    for line in lines {
        head.push_str(line);
        head.push_str("\r\n");
    }
    head.push_str("\r\n");
    head.into_bytes()
}

/// The value of a metric.
pub(crate) fn metric(host: &Host, name: &str) -> u64 {
    value(&host.text("/metrics"), name)
}

/// The value of a metric in the metrics of a server.
pub(crate) fn value(metrics: &str, name: &str) -> u64 {
    let mut lines = metrics.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.expect("it is counted").parse().expect("a number")
}

/// Waits until something is so.
#[track_caller]
pub(crate) fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < MAX_WAIT, "never: {what}");
    }
}
