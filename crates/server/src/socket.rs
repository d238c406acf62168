//! One socket: what its client says, done in order, and what waits for it, sent in order.

mod session;

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, sleep_until, timeout};

use crate::address::Address;
use crate::api::ToClient;
use crate::clock::now;
use crate::host::Host;
use crate::limits::SocketPlace;
use crate::outbox::{End, Outbox};
use crate::problem::Problem;
use session::Session;

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// How many bytes of a socket are read at once: most messages are smaller.
const READ: usize = 1024;

/// How many bytes wait before they are written: a view and the answer to an order are usually less together.
const WRITE: usize = 8192;

/// For how many heartbeats a client is waited for that says nothing.
const PATIENCE: u32 = 2;

/// How long the last words to a client may take.
const LAST_WORDS: Duration = Duration::from_secs(2);

pub(crate) async fn open(
    State(host): State<Arc<Host>>,
    address: Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    host.limits.request(address)?;
    let place = host.limits.socket(address)?;
    let most = host.settings.message_bytes;
    Ok(upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .on_upgrade(move |socket| run(socket, host, address, place)))
}

async fn run(mut socket: WebSocket, host: Arc<Host>, address: Address, place: SocketPlace) {
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
    socket: &mut WebSocket,
    session: &mut Session,
    outbox: &Outbox,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
    host: &Host,
) -> End {
    let mut closing = host.closing.subscribe();
    let beat = Duration::from_millis(host.settings.heartbeat_ms);
    let mut beats = interval(beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_at = Instant::now();
    loop {
        let message = tokio::select! {
            said = socket.next() => {
                heard_at = Instant::now();
                match hear(said, session).await {
                    Some(end) => return end,
                    None => continue,
                }
            }
            Some(text) = waiting.recv() => Message::Text(text),
            _ = beats.tick() => Message::Ping(now().to_be_bytes().to_vec().into()),
            () = sleep_until(heard_at + beat * PATIENCE) => return End::Gone,
            end = outbox.ended() => return end,
            () = closed(&mut closing) => {
                outbox.put(&error_message(&Problem::Closing));
                return End::Closing;
            }
        };
        let sent = tokio::select! {
            sent = send(socket, message, waiting) => sent,
            end = outbox.ended() => return end,
        };
        if sent.is_err() {
            return End::Gone;
        }
    }
}

/// Does what the client said; gives the reason if nothing more can come.
async fn hear(said: Option<Result<Message, axum::Error>>, session: &mut Session) -> Option<End> {
    match said {
        Some(Ok(Message::Text(text))) => session.hear(&text).await,
        Some(Ok(Message::Binary(_))) => {
            session.strike(&Problem::Malformed("a binary message".into()));
        }
        Some(Ok(Message::Pong(bytes))) => session.pong(&bytes),
        Some(Ok(Message::Ping(_))) => {}
        Some(Err(error)) if is_too_large(&error) => return Some(End::TooLarge),
        Some(Ok(Message::Close(_)) | Err(_)) | None => return Some(End::Gone),
    }
    None
}

fn is_too_large(error: &axum::Error) -> bool {
    let cause = error.source().and_then(<dyn Error>::downcast_ref);
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}

/// Comes back when the server is about to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a host there is nothing to wait for.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Sends a message and all that wait behind it at once: a word to the system costs more than many to the buffer.
async fn send(
    socket: &mut WebSocket,
    message: Message,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    socket.feed(message).await?;
    while let Ok(text) = waiting.try_recv() {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}

/// Says what still waits and why this is the end, and reads on until the client has closed too: a connection that ends while
/// something is unread is reset, and then its client may not hear why.
async fn part(socket: &mut WebSocket, waiting: &mut mpsc::Receiver<Utf8Bytes>, end: End) {
    let code = match end {
        End::Slow | End::Unfit => close_code::POLICY,
        End::TooLarge => close_code::SIZE,
        End::Closing => close_code::AWAY,
        End::Gone => close_code::NORMAL,
    };
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::default(),
    };
    let close = Message::Close(Some(frame));
    let waits = match end {
        End::Slow => None,
        _ => waiting.try_recv().ok(),
    };
    let sent = match waits {
        Some(text) => match send(socket, Message::Text(text), waiting).await {
            Ok(()) => socket.send(close).await,
            failed => failed,
        },
        None => socket.send(close).await,
    };
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
