//! The frames of a socket, which take memory only until the system has them: most sockets say nothing most of the time.

use std::io::{Error as IoError, ErrorKind};

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Error, Message};

/// A socket. Texts are written by itself, all else by `tungstenite`, which would keep as much memory as its longest message took.
pub(super) struct Stream {
    socket: WebSocketStream<TokioIo<Upgraded>>,
    /// Frames of texts that the system has not taken yet. While it has a part of them, nothing else is written.
    frames: Vec<u8>,
    /// How many bytes of them it has.
    written: usize,
}

/// The first byte of a text in one frame.
const TEXT: u8 = 0x81;

impl Stream {
    /// The server's end of a connection.
    pub(super) async fn new(upgraded: Upgraded, config: WebSocketConfig) -> Self {
        let io = TokioIo::new(upgraded);
        Self {
            socket: WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await,
            frames: Vec::new(),
            written: 0,
        }
    }

    /// The next message. Whoever stops waiting loses nothing.
    pub(super) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.socket.next().await
    }

    /// Puts a text to those that are to be flushed; gives how many bytes those have.
    pub(super) fn put(&mut self, text: &str) -> usize {
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
        self.frames.extend_from_slice(text.as_bytes());
        self.frames.len()
    }

    /// Writes all texts that were put. Whoever stops waiting can go on later.
    ///
    /// # Errors
    ///
    /// If the connection has ended.
    pub(super) async fn flush(&mut self) -> Result<(), Error> {
        if self.written == 0 {
            // A pong that is written by half would be cut by a text.
            self.socket.flush().await?;
        }
        while let Some(left @ [_, ..]) = self.frames.get(self.written..) {
            self.written += match self.socket.get_mut().write(left).await? {
                0 => return Err(IoError::from(ErrorKind::WriteZero).into()),
                written => written,
            };
        }
        self.frames = Vec::new();
        self.written = 0;
        Ok(())
    }

    /// Writes the texts that were put, and then a message that is no text.
    ///
    /// # Errors
    ///
    /// If the connection has ended.
    pub(super) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.flush().await?;
        self.socket.send(message).await
    }
}
