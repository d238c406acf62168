//! The limits of the messages and frames of a socket.

use std::net::Ipv4Addr;
use std::time::Duration;

use futures_util::{FutureExt, StreamExt};
use host::api::FromClient;
use host::read_message;
use tokio::io::{join, sink};
use tokio_tungstenite::WebSocketStream;
use tungstenite::Message;
use tungstenite::protocol::{Role, WebSocketConfig};

use super::frames::{CountedFrames, FrameLimits};
use crate::Settings;
use crate::net::address::Address;
use crate::net::limits;
use crate::net::unsent::{AddressBytes, UnsentBytes};

/// The size of the read buffer, in bytes: most messages are smaller, and there are thousands of sockets.
const READ_BYTES: usize = 1024;

/// The reading of frames that hold messages of at most `max_bytes`.
pub(super) fn config(max_bytes: usize) -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(max_bytes))
        .max_frame_size(Some(max_bytes))
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
}

/// The limits of the frames of one socket.
pub(super) fn frame_limits(settings: &Settings, unsent: AddressBytes) -> FrameLimits {
    FrameLimits {
        rate: limits::frames(settings.messages_per_second),
        unsent,
        message_bytes: settings.message_bytes,
        timeout: Duration::from_millis(settings.request_timeout_ms),
    }
}

/// Reads the frames that a client sends after its handshake as a socket does, with the default limits, but from memory: the
/// fuzz target `frames`. Returns the messages up to the first frame that breaks the protocol; `None` for one that is no
/// message of this server.
pub fn read_frames(bytes: &[u8]) -> Vec<Option<FromClient>> {
    let settings = Settings::default();
    let unsent = UnsentBytes::new(&settings).of(Address(Ipv4Addr::LOCALHOST.into()));
    let io = CountedFrames::new(join(bytes, sink()), frame_limits(&settings, unsent));
    let config = Some(config(settings.message_bytes));
    let messages = async {
        let socket = WebSocketStream::from_raw_socket(io, Role::Server, config).await;
        let texts = socket.filter_map(async |message| match message {
            Ok(Message::Text(text)) => Some(read_message(&text).ok()),
            _ => None,
        });
        texts.collect().await
    };
    messages.now_or_never().expect("memory is always ready")
}
