//! The attacks on a server: how many connections each has, and the bytes that they send.

use serde_json::{Value, json};

use crate::opening::Listed;
use crate::solo::SoloTable;

/// One kind of connection that does harm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Attack {
    Idle,
    HalfHeads,
    HalfBodies,
    LongHeads,
    UnreadAnswers,
    UnreadGames,
    UnreadSockets,
    HalfMessages,
    /// Animations of a long game, whose clients go at once.
    Films,
    /// Pictures, all of them different.
    Pictures,
    /// Tutors about a long game.
    Tutors,
    /// Sockets that ask for the log again and again.
    Logs,
    /// People who take seats of listed tables and never sit, and then want others.
    Seats,
    /// Games of two players of one address, with a hundred moves a second.
    Events,
}

/// The tables that attackers ask for.
pub(super) struct Targets {
    /// The table at which the two people play.
    pub(super) table: String,
    /// The path of a finished game of Seat of Kings, whose positions are the longest answer.
    pub(super) game: String,
    /// A person at a table with a computer player.
    pub(super) solo: SoloTable,
    /// The listed table at which two others begin; empty until they open it.
    pub(super) listed: Listed,
}

/// The attacks, with the number of connections of each.
pub(super) const ATTACKS: [(Attack, usize); 14] = [
    (Attack::Idle, 5000),
    (Attack::HalfHeads, 5000),
    (Attack::HalfBodies, 740),
    (Attack::LongHeads, 1000),
    (Attack::UnreadAnswers, 700),
    (Attack::UnreadGames, 4000),
    (Attack::UnreadSockets, 32),
    (Attack::HalfMessages, 3200),
    (Attack::Films, 128),
    (Attack::Pictures, 192),
    (Attack::Tutors, 40),
    (Attack::Logs, 32),
    (Attack::Seats, 100),
    (Attack::Events, 10),
];

const HOST: &str = "Host: 127.0.0.1\r\n";

/// The request for a socket.
const UPGRADE: &str = "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
    Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// The bytes of a message of which the last is never sent.
const MESSAGE: u16 = 16_384;

impl Attack {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Idle => "idle connections",
            Self::HalfHeads => "half request lines",
            Self::HalfBodies => "half bodies",
            Self::LongHeads => "unfinished heads of 300 KB",
            Self::UnreadAnswers => "unread answers",
            Self::UnreadGames => "unread games of Seat of Kings",
            Self::UnreadSockets => "sockets that read nothing",
            Self::HalfMessages => "half messages of sockets",
            Self::Films => "animations, gone at once",
            Self::Pictures => "eight pictures each",
            Self::Tutors => "tutors over a long game",
            Self::Logs => "logs again and again",
            Self::Seats => "listed seats, never used",
            Self::Events => "events of fast games",
        }
    }

    /// The number of connections from one address.
    pub(super) const fn per_address(self) -> usize {
        match self {
            Self::UnreadGames => 40,
            Self::HalfMessages | Self::Logs => 32,
            Self::Films | Self::Seats | Self::Events => 1,
            Self::Pictures => 8,
            Self::Tutors => 4,
            _ => 100,
        }
    }

    /// The bytes that the connection of this number sends.
    pub(super) fn bytes(self, targets: &Targets, number: usize) -> Vec<u8> {
        match self {
            Self::Idle | Self::Events => Vec::new(),
            Self::HalfHeads => b"GET /api/tab".to_vec(),
            Self::HalfBodies => {
                format!("POST /api/tables HTTP/1.1\r\n{HOST}Content-Length: 16000\r\n\r\n{{").into()
            }
            Self::LongHeads => format!("GET / HTTP/1.1\r\n{HOST}X: {}", "x".repeat(300_000)).into(),
            Self::UnreadAnswers => format!("GET /api/variants/details HTTP/1.1\r\n{HOST}\r\n")
                .repeat(20)
                .into(),
            Self::UnreadGames => {
                format!("GET {}/positions HTTP/1.1\r\n{HOST}\r\n", targets.game).into()
            }
            Self::Films => {
                format!("GET {}/animation.png HTTP/1.1\r\n{HOST}\r\n", targets.game).into()
            }
            Self::Pictures => format!("GET {} HTTP/1.1\r\n{HOST}\r\n", picture(number + 1)).into(),
            Self::Tutors => {
                let (path, body) = targets.solo.tutor();
                post(&path, &body)
            }
            Self::Seats => {
                let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
                let body = json!({
                    "agreed": {"variant": "sacred-hill-1", "seats": seats},
                    "listed": true,
                    "secret": secret(number),
                    "seat": "red",
                });
                post("/api/tables", &body)
            }
            Self::UnreadSockets => {
                let message = format!("{{\"type\":\"watch\",\"table\":\"{}\"}}", targets.table);
                [UPGRADE.into(), frame(&message).repeat(40)].concat()
            }
            Self::Logs => UPGRADE.into(),
            Self::HalfMessages => {
                let mut bytes = UPGRADE.as_bytes().to_vec();
                let [high, low] = MESSAGE.to_be_bytes();
                bytes.extend([0x81, 0x80 | 126, high, low, 0, 0, 0, 0]);
                bytes.extend(vec![b'x'; usize::from(MESSAGE) - 1]);
                bytes
            }
        }
    }
}

/// A request with a body.
fn post(path: &str, body: &Value) -> Vec<u8> {
    let body = body.to_string();
    let length = body.len();
    format!("POST {path} HTTP/1.1\r\n{HOST}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}").into()
}

/// A request for a seat of a listed table by the attacker of this number, if there is such a table yet.
pub(super) fn join(table: &str, number: usize) -> Vec<u8> {
    let path = format!("/api/tables/{table}/join");
    if table.is_empty() {
        return Vec::new();
    }
    post(&path, &json!({"secret": secret(number)}))
}

/// A request for the end of a log.
pub(super) fn log(table: &str) -> Vec<u8> {
    frame(&format!(
        r#"{{"type":"log","table":"{table}","before":9999}}"#
    ))
}

fn secret(number: usize) -> String {
    format!("{:032x}", (1 << 40) + number)
}

/// A message of less than 126 bytes as a frame.
fn frame(message: &str) -> Vec<u8> {
    let head = [0x81, 0x80 | message.len() as u8, 0, 0, 0, 0];
    [&head, message.as_bytes()].concat()
}

/// The path of the picture of a position of this number, each with other ringforts.
pub(super) fn picture(number: usize) -> String {
    let rows = [number % 7, number / 7 % 7, number / 49].map(|place| match 6 - place {
        0 => format!("{place}r"),
        after if place == 0 => format!("b{after}"),
        after => format!("{place}r{after}"),
    });
    let rows = rows.join("/");
    format!(
        "/api/positions/picture.png?position=four-treasures%205/7/{rows}/7/5%20red%20battle%20-%20-%20-"
    )
}
