//! One socket: what its client says, done in order, and what waits for it, sent in order.

mod session;
mod stream;

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, sleep_until, timeout};
use tungstenite::handshake::derive_accept_key;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tungstenite::{Error, Message, Utf8Bytes};

use crate::address::Address;
use crate::api::ToClient;
use crate::clock::now;
use crate::host::Host;
use crate::limits::SocketPlace;
use crate::outbox::{End, Outbox};
use crate::problem::Problem;
use session::Session;
use stream::Stream;

/// The version of the protocol.
const PROTOCOL: u32 = 2;

/// How many bytes of a socket are read at once: most messages are smaller.
const READ: usize = 1024;

/// How many bytes are written at once: a view and the answer to an order are usually less together.
const WRITE: usize = 8192;

/// For how many heartbeats a client is waited for that says nothing.
const PATIENCE: u32 = 2;

/// How long the last words to a client may take.
const LAST_WORDS: Duration = Duration::from_secs(2);

pub(crate) async fn open(
    State(host): State<Arc<Host>>,
    address: Address,
    upgrading: Option<Extension<OnUpgrade>>,
    headers: HeaderMap,
    _checked: WebSocketUpgrade,
) -> Result<Response, Problem> {
    host.limits.request(address)?;
    let place = host.limits.socket(address)?;
    let Extension(upgrading) = upgrading.expect("a request that was checked has it");
    let key = headers.get(header::SEC_WEBSOCKET_KEY);
    let key = key.expect("a request that was checked has it");
    let accept = derive_accept_key(key.as_bytes());
    let most = host.settings.message_bytes;
    let config = WebSocketConfig::default()
        .max_message_size(Some(most))
        .max_frame_size(Some(most))
        .read_buffer_size(READ)
        .write_buffer_size(0);
    tokio::spawn(async move {
        // A client that is gone by now needs no socket.
        if let Ok(upgraded) = upgrading.await {
            run(Stream::new(upgraded, config).await, host, address, place).await;
        }
    });
    let response = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, accept)
        .body(Body::empty());
    Ok(response.expect("these are headers"))
}

async fn run(mut socket: Stream, host: Arc<Host>, address: Address, place: SocketPlace) {
    let until_the_end = host.closing.subscribe();
    host.metrics.sockets.inc();
    let (outbox, mut waiting) = Outbox::new(host.settings.outbox_messages);
    outbox.put(&ToClient::Welcome {
        protocol: PROTOCOL,
        at: now(),
        heartbeat_ms: host.settings.heartbeat_ms,
        message_bytes: host.settings.message_bytes,
    });
    let mut session = Session::new(Arc::clone(&host), address, outbox.clone());
    let end = talk(&mut socket, &mut session, &outbox, &mut waiting, &host).await;
    outbox.end(end);
    session.end().await;
    if end == End::Slow {
        host.metrics.slow_readers.inc();
    }
    // A client that does not close in time is let go all the same.
    let _ = timeout(LAST_WORDS, part(&mut socket, &mut waiting, end)).await;
    host.metrics.sockets.dec();
    drop((place, until_the_end));
}

/// Does what the client says and sends what waits for it, until the end, of which it gives the reason. What the client says is
/// done before anything else, and never given up half done.
async fn talk(
    socket: &mut Stream,
    session: &mut Session,
    outbox: &Outbox,
    waiting: &mut mpsc::Receiver<String>,
    host: &Host,
) -> End {
    let mut closing = host.closing.subscribe();
    let beat = Duration::from_millis(host.settings.heartbeat_ms);
    let mut beats = interval(beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_at = Instant::now();
    loop {
        let ping = tokio::select! {
            said = socket.next() => {
                heard_at = Instant::now();
                match hear(said, session).await {
                    Some(end) => return end,
                    None => continue,
                }
            }
            Some(text) = waiting.recv() => {
                put(socket, &text, waiting);
                None
            }
            _ = beats.tick() => Some(Message::Ping(now().to_be_bytes().to_vec().into())),
            () = sleep_until(heard_at + beat * PATIENCE) => return End::Gone,
            end = outbox.ended() => return end,
            () = closed(&mut closing) => {
                outbox.put(&error_message(&Problem::Closing));
                return End::Closing;
            }
        };
        let sent = tokio::select! {
            sent = send(socket, ping) => sent,
            end = outbox.ended() => return end,
        };
        if sent.is_err() {
            return End::Gone;
        }
    }
}

/// Does what the client said; gives the reason if nothing more can come.
async fn hear(said: Option<Result<Message, Error>>, session: &mut Session) -> Option<End> {
    match said {
        Some(Ok(Message::Text(text))) => session.hear(&text).await,
        Some(Ok(Message::Binary(_))) => {
            session.strike(&Problem::Malformed("a binary message".into()));
        }
        Some(Ok(Message::Pong(bytes))) => session.pong(&bytes),
        Some(Ok(Message::Ping(_) | Message::Frame(_))) => {}
        Some(Err(Error::Capacity(_))) => return Some(End::TooLarge),
        Some(Ok(Message::Close(_)) | Err(_)) | None => return Some(End::Gone),
    }
    None
}

/// Comes back when the server is about to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a host there is nothing to wait for.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Puts a text and those that wait behind it to be written at once: a word to the system costs more than many to a buffer.
fn put(socket: &mut Stream, text: &str, waiting: &mut mpsc::Receiver<String>) {
    let mut bytes = socket.put(text);
    while bytes < WRITE
        && let Ok(text) = waiting.try_recv()
    {
        bytes = socket.put(&text);
    }
}

/// Sends the texts that were put, and a message that is none if there is one.
async fn send(socket: &mut Stream, message: Option<Message>) -> Result<(), Error> {
    match message {
        Some(message) => socket.send(message).await,
        None => socket.flush().await,
    }
}

/// Says what still waits and why this is the end, and reads on until the client has closed too: a connection that ends while
/// something is unread is reset, and then its client may not hear why.
async fn part(socket: &mut Stream, waiting: &mut mpsc::Receiver<String>, end: End) {
    let code = match end {
        End::Slow | End::Unfit => CloseCode::Policy,
        End::TooLarge => CloseCode::Size,
        End::Closing => CloseCode::Away,
        End::Gone => CloseCode::Normal,
    };
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::default(),
    };
    while end != End::Slow
        && let Ok(text) = waiting.try_recv()
    {
        socket.put(&text);
    }
    let sent = socket.send(Message::Close(Some(frame))).await;
    match end {
        // A client that is gone needs no word.
        _ if sent.is_err() => {}
        End::Gone => {}
        // The rest of a message that is too large cannot be read, only waited for.
        End::TooLarge => sleep(LAST_WORDS).await,
        End::Slow | End::Unfit | End::Closing => while let Some(Ok(_)) = socket.next().await {},
    }
}

/// A refusal that belongs to no table and no order.
fn error_message(problem: &Problem) -> ToClient<'static> {
    ToClient::Error {
        table: None,
        id: None,
        error: problem.body(),
    }
}
