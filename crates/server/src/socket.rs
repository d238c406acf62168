//! One socket: what its client says, done in order, and what waits for it, sent in order.

mod session;

use std::error::Error;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

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
const READ: usize = 4096;

/// How many bytes wait before they are written: a view and the answer to an order are usually less together.
const WRITE: usize = 8192;

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

async fn run(socket: WebSocket, host: Arc<Host>, address: Address, place: SocketPlace) {
    let until_the_end = host.closing.subscribe();
    host.metrics.sockets.inc();
    let (sink, mut stream) = socket.split();
    let (outbox, waiting) = Outbox::new(host.settings.outbox_messages);
    outbox.put(&ToClient::Welcome {
        protocol: PROTOCOL,
        at: now(),
        heartbeat_ms: host.settings.heartbeat_ms,
        message_bytes: host.settings.message_bytes,
    });
    let writing = tokio::spawn(write(sink, waiting, outbox.clone(), Arc::clone(&host)));
    let mut session = Session::new(Arc::clone(&host), address, outbox.clone());
    read(&mut stream, &mut session, &outbox, &host).await;
    outbox.end(End::Gone);
    session.end().await;
    let end = writing.await.unwrap_or(End::Gone);
    if end == End::Slow {
        host.metrics.slow_readers.inc();
    }
    if matches!(end, End::Slow | End::Unfit | End::TooLarge) {
        // A client that does not close in time is let go all the same.
        let _ = timeout(LAST_WORDS, until_closed(&mut stream)).await;
    }
    host.metrics.sockets.dec();
    drop((place, until_the_end));
}

/// Does what the client says until it is gone. Only waiting for the next message is ever given up, nothing half done.
async fn read(
    stream: &mut SplitStream<WebSocket>,
    session: &mut Session,
    outbox: &Outbox,
    host: &Host,
) {
    let patience = Duration::from_millis(host.settings.heartbeat_ms * 2);
    loop {
        let next = tokio::select! {
            next = timeout(patience, stream.next()) => next,
            _ = outbox.ended() => return,
        };
        match next {
            Ok(Some(Ok(Message::Text(text)))) => session.hear(&text).await,
            Ok(Some(Ok(Message::Binary(_)))) => {
                session.strike(&Problem::Malformed("a binary message".into()));
            }
            Ok(Some(Ok(Message::Pong(bytes)))) => session.pong(&bytes),
            Ok(Some(Ok(Message::Ping(_)))) => {}
            Ok(Some(Err(error))) if is_too_large(&error) => return outbox.end(End::TooLarge),
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return,
        }
    }
}

/// Reads on until the client has closed too. A connection that ends while something is unread is reset, and then its client may
/// not hear why.
async fn until_closed(stream: &mut SplitStream<WebSocket>) {
    while let Some(read) = stream.next().await {
        if read.is_err() {
            // The rest of a message that is too large cannot be read, only waited for.
            return pending().await;
        }
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let cause = error.source().and_then(<dyn Error>::downcast_ref);
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}

/// Sends what waits, and asks again and again whether the client lives; gives why it ended.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut waiting: mpsc::Receiver<Utf8Bytes>,
    outbox: Outbox,
    host: Arc<Host>,
) -> End {
    let mut closing = host.closing.subscribe();
    let mut beats = interval(Duration::from_millis(host.settings.heartbeat_ms));
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let end = loop {
        let message = tokio::select! {
            Some(text) = waiting.recv() => Message::Text(text),
            _ = beats.tick() => Message::Ping(now().to_be_bytes().to_vec().into()),
            end = outbox.ended() => break end,
            () = closed(&mut closing) => {
                outbox.put(&error_message(&Problem::Closing));
                outbox.end(End::Gone);
                let _ = timeout(LAST_WORDS, drain(&mut sink, &mut waiting)).await;
                let _ = timeout(LAST_WORDS, close(&mut sink, close_code::AWAY)).await;
                return End::Gone;
            }
        };
        let sent = tokio::select! {
            sent = send(&mut sink, message, &mut waiting) => sent,
            end = outbox.ended() => break end,
        };
        if sent.is_err() {
            outbox.end(End::Gone);
            return End::Gone;
        }
    };
    let code = match end {
        End::Slow | End::Unfit => close_code::POLICY,
        End::TooLarge => close_code::SIZE,
        End::Open | End::Gone => close_code::NORMAL,
    };
    if end != End::Slow {
        let _ = timeout(LAST_WORDS, drain(&mut sink, &mut waiting)).await;
    }
    let _ = timeout(LAST_WORDS, close(&mut sink, code)).await;
    end
}

/// Comes back when the server is about to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a host there is nothing to wait for.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Sends a message and all that wait behind it at once: a word to the system costs more than many to the buffer.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    message: Message,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    sink.feed(message).await?;
    while let Ok(text) = waiting.try_recv() {
        sink.feed(Message::Text(text)).await?;
    }
    sink.flush().await
}

async fn drain(sink: &mut SplitSink<WebSocket, Message>, waiting: &mut mpsc::Receiver<Utf8Bytes>) {
    while let Ok(text) = waiting.try_recv() {
        if sink.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

async fn close(sink: &mut SplitSink<WebSocket, Message>, code: u16) {
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::default(),
    };
    // A client that is gone needs no word.
    let _ = sink.send(Message::Close(Some(frame))).await;
}

/// A refusal that belongs to no table and no order.
fn error_message(problem: &Problem) -> ToClient<'static> {
    ToClient::Error {
        table: None,
        id: None,
        error: problem.body(),
    }
}
