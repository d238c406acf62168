//! The frames of a socket, whose memory is freed as soon as the system has them: most sockets are idle.

use std::io::{Error as IoError, ErrorKind};

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Error, Message};

use super::frames::{CountedFrames, FrameLimits};
use crate::net::outbox::{Queued, QueuedBytes};

/// A socket. It writes texts itself: `tungstenite`, which writes all else, would keep a buffer as large as the longest
/// message.
pub(super) struct Stream {
    socket: WebSocketStream<CountedFrames<TokioIo<Upgraded>>>,
    /// Frames of texts that are not written yet. While they are written in part, nothing else may be.
    frames: Vec<u8>,
    /// The number of bytes of them that are written.
    written: usize,
    /// The counter of their unsent messages.
    unsent: Vec<QueuedBytes>,
}

/// The first byte of a text frame that is a whole message.
const TEXT: u8 = 0x81;

impl Stream {
    /// The server's end of a connection.
    pub(super) async fn new(
        upgraded: Upgraded,
        config: WebSocketConfig,
        limits: FrameLimits,
    ) -> Self {
        let io = CountedFrames::new(TokioIo::new(upgraded), limits);
        Self {
            socket: WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await,
            frames: Vec::new(),
            written: 0,
            unsent: Vec::new(),
        }
    }

    /// The next message. Cancel safe.
    pub(super) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.socket.next().await
    }

    /// Adds a message to the buffer. Returns how many bytes that has.
    pub(super) fn put(&mut self, Queued { text, bytes }: Queued) -> usize {
        self.unsent.push(bytes);
        let (short, long) = (text.len() as u16, text.len() as u64);
        self.frames.push(TEXT);
        match text.len() {
            0..126 => self.frames.push(short as u8),
            126..=0xffff => {
                self.frames.push(126);
                self.frames.extend(short.to_be_bytes());
            }
            _ => {
                self.frames.push(127);
                self.frames.extend(long.to_be_bytes());
            }
        }
        self.frames.extend_from_slice(&text);
        self.frames.len()
    }

    /// Writes the buffered texts. Cancel safe: the next call goes on with the rest.
    ///
    /// # Errors
    ///
    /// If the connection has ended.
    pub(super) async fn flush(&mut self) -> Result<(), Error> {
        if self.written == 0 {
            // A pong may be written in part: a text must not cut it.
            self.socket.flush().await?;
        }
        while let Some(left @ [_, ..]) = self.frames.get(self.written..) {
            self.written += match self.socket.get_mut().write(left).await? {
                0 => return Err(IoError::from(ErrorKind::WriteZero).into()),
                written => written,
            };
        }
        self.frames = Vec::new();
        self.unsent = Vec::new();
        self.written = 0;
        Ok(())
    }

    /// Writes the buffered texts, and then a control message.
    ///
    /// # Errors
    ///
    /// If the connection has ended.
    pub(super) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.flush().await?;
        self.socket.send(message).await
    }
}
