//! One socket: messages of its client are handled in order, and queued messages sent in order.

mod frames;
mod messages;
mod session;
mod stream;

use std::sync::Arc;
use std::time::Duration;

use host::api::{PROTOCOL, ToClient};
use host::{Outbox as _, Problem};
use hyper::upgrade::Upgraded;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, sleep_until, timeout};
use tungstenite::error::ProtocolError;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message, Utf8Bytes};
use words::Language;

use crate::closing::closed;
use crate::net::address::Address;
use crate::net::limits::Permit;
use crate::net::outbox::{End, Outbox, Queued};
use crate::net::sockets::error_message;
use crate::state::AppState;
use frames::FrameError;
use session::Session;
use stream::Stream;

pub use messages::read_frames;

/// The size of the write buffer in bytes: a view and the acknowledgment of an order usually fit.
const WRITE_BYTES: usize = 8192;

/// After how many heartbeats without a sign of life a client is gone.
const MAX_SILENT_BEATS: u32 = 2;

/// The time limit for closing a socket.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Serves the socket of a client, which is sent sentences in this language, to its end. `permit` counts it for its address.
pub(crate) async fn serve(
    upgraded: Upgraded,
    state: Arc<AppState>,
    address: Address,
    language: Language,
    permit: Permit,
) {
    // Boxed, as the other steps that pass: what a socket keeps has room for the largest of them.
    let mut socket = Box::pin(stream(upgraded, &state, address)).await;
    let until_the_end = state.closing.subscribe();
    state.metrics.sockets.inc();
    let settings = &state.settings;
    let unsent = state.unsent.of(address);
    let (outbox, mut waiting) = Outbox::new(
        settings.outbox_messages,
        settings.outbox_bytes,
        unsent,
        Arc::clone(&state.limits.sent),
        language,
    );
    outbox.put(&ToClient::Welcome {
        protocol: PROTOCOL,
        at: state.clock.now(),
        heartbeat_ms: settings.heartbeat_ms,
        message_bytes: settings.message_bytes,
    });
    let open = state.sockets.add(outbox.clone());
    // A ban that came since the request was checked did not find this socket.
    if let Err(banned) = state.bans.check(address, state.clock.now()) {
        outbox.put(&error_message(&banned.problem, language));
        outbox.end(End::Banned);
    }
    let mut session = Session::new(Arc::clone(&state), address, outbox.clone());
    let end = run(&mut socket, &mut session, &outbox, &mut waiting, &state).await;
    outbox.end(end);
    Box::pin(session.end()).await;
    if end == End::Slow {
        state.metrics.slow_readers.inc();
    }
    // A client that does not close in time is let go all the same.
    let _ = timeout(
        CLOSE_TIMEOUT,
        Box::pin(close(&mut socket, &mut waiting, end)),
    )
    .await;
    state.metrics.sockets.dec();
    drop((open, permit, until_the_end));
}

/// The stream of messages on an upgraded connection.
async fn stream(upgraded: Upgraded, state: &AppState, address: Address) -> Stream {
    let config = messages::config(state.settings.message_bytes);
    let limits = messages::frame_limits(&state.settings, state.unsent.of(address).of_halves());
    Stream::new(upgraded, config, limits).await
}

/// Handles messages and sends queued ones until the socket is to end; returns the reason. A message is handled to its end
/// before anything else, so that no step of a table is dropped half done.
async fn run(
    socket: &mut Stream,
    session: &mut Session,
    outbox: &Outbox,
    waiting: &mut mpsc::Receiver<Box<Queued>>,
    state: &AppState,
) -> End {
    let mut closing = state.closing.subscribe();
    let beat = Duration::from_millis(state.settings.heartbeat_ms);
    let mut beats = interval(beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last_heard = Instant::now();
    loop {
        let silent_until = last_heard + beat * MAX_SILENT_BEATS;
        let ping = tokio::select! {
            message = socket.next() => {
                last_heard = Instant::now();
                match handle(message, session).await {
                    Some(end) => return end,
                    None => continue,
                }
            }
            Some(message) = waiting.recv() => {
                queue(socket, *message, waiting);
                None
            }
            _ = beats.tick() => Some(Message::Ping(session.ping().to_vec().into())),
            () = sleep_until(silent_until) => return End::Gone,
            end = outbox.ended() => return end,
            () = closed(&mut closing) => {
                outbox.put(&error_message(&Problem::Closing, outbox.language()));
                return End::Closing;
            }
        };
        // Nothing is heard while the client makes no room for what is sent.
        let sent = tokio::select! {
            sent = send(socket, ping) => sent,
            end = outbox.ended() => return end,
            () = sleep_until(silent_until) => return End::Gone,
            () = closed(&mut closing) => return End::Closing,
        };
        if sent.is_err() {
            return End::Gone;
        }
    }
}

/// Handles a message. Returns the reason if it is the last one.
async fn handle(message: Option<Result<Message, Error>>, session: &mut Session) -> Option<End> {
    match message {
        Some(Ok(Message::Text(text))) => session.handle(&text).await,
        Some(Ok(Message::Binary(_))) => {
            let problem = Problem::Malformed("a binary message".into());
            session.penalize(None, None, &problem);
        }
        Some(Ok(Message::Pong(bytes))) => {
            session.count();
            session.pong(&bytes);
        }
        Some(Ok(Message::Ping(_) | Message::Frame(_))) => session.count(),
        Some(Ok(Message::Close(_))) | None => return Some(End::Gone),
        Some(Err(error)) => return Some(end_of(&error)),
    }
    None
}

/// The reason for which a socket ends that cannot be read.
fn end_of(error: &Error) -> End {
    match error {
        Error::Capacity(_) => End::TooLarge,
        Error::Utf8(_) => End::NotText,
        // A client that just goes breaks no rule.
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => End::Gone,
        Error::Protocol(_) => End::Protocol,
        Error::Io(error) => match frames::reason(error) {
            Some(FrameError::TooMany) => End::Flood,
            Some(FrameError::NoRoom) => End::NoRoom,
            Some(FrameError::TooSlow) => End::Half,
            None => End::Gone,
        },
        _ => End::Gone,
    }
}

/// Buffers a text and those queued behind it, to be written at once: a call of the system costs more than copying.
fn queue(socket: &mut Stream, message: Queued, waiting: &mut mpsc::Receiver<Box<Queued>>) {
    let mut bytes = socket.put(message);
    while bytes < WRITE_BYTES
        && let Ok(message) = waiting.try_recv()
    {
        bytes = socket.put(*message);
    }
}

/// Flushes buffered text frames, then sends a control message, if any.
async fn send(socket: &mut Stream, message: Option<Message>) -> Result<(), Error> {
    match message {
        Some(message) => socket.send(message).await,
        None => socket.flush().await,
    }
}

/// Sends what is queued and the reason, then reads on until the client has closed too: TCP resets a connection that is
/// closed with unread data, and then the client may not get the reason.
async fn close(socket: &mut Stream, waiting: &mut mpsc::Receiver<Box<Queued>>, end: End) {
    let code = match end {
        End::Slow | End::Unfit | End::Flood | End::Half | End::Banned => CloseCode::Policy,
        End::NoRoom => CloseCode::Again,
        End::TooLarge => CloseCode::Size,
        End::Protocol => CloseCode::Protocol,
        End::NotText => CloseCode::Invalid,
        End::Closing => CloseCode::Away,
        End::Gone => CloseCode::Normal,
    };
    let frame = CloseFrame {
        code,
        reason: match end {
            End::Banned => Utf8Bytes::from_static("banned"),
            _ => Utf8Bytes::default(),
        },
    };
    while end != End::Slow
        && let Ok(message) = waiting.try_recv()
    {
        socket.put(*message);
    }
    let sent = socket.send(Message::Close(Some(frame))).await;
    match end {
        // Nobody reads on.
        _ if sent.is_err() => {}
        End::Gone => {}
        // Further frames cannot be read, only waited for.
        End::TooLarge | End::Flood | End::NoRoom | End::Half | End::Protocol | End::NotText => {
            sleep(CLOSE_TIMEOUT).await
        }
        End::Slow | End::Unfit | End::Banned | End::Closing => {
            while let Some(Ok(_)) = socket.next().await {}
        }
    }
}
