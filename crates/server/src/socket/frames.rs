//! Counts the frames and unfinished messages of a client.
//!
//! `tungstenite` says nothing of pings, of fragments without a byte, or of a message of which only a part has come. That one is counted with
//! all that is announced of it, and has to be whole in time.

use std::io::{Error as IoError, Result as IoResult};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use governor::DefaultDirectRateLimiter;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::net::unsent::{AddressBytes, CountedBytes};

/// The bytes of a socket, which fail when frames come too often, or when a message stays half.
pub(super) struct CountedFrames<S> {
    io: S,
    limits: FrameLimits,
    next: Next,
    /// The kind of the frame that has begun.
    kind: Kind,
    message: PartialMessage,
}

/// The limits of what a client sends.
pub(super) struct FrameLimits {
    pub(super) rate: DefaultDirectRateLimiter,
    /// The count of its address.
    pub(super) unsent: AddressBytes,
    /// The most bytes of a message.
    pub(super) message_bytes: usize,
    /// The time for a message to arrive.
    pub(super) timeout: Duration,
}

/// The message of which a part has come.
#[derive(Default)]
struct PartialMessage {
    /// The bytes of its frames so far, of the last one also those that have not come.
    bytes: u64,
    /// `None` while they fit into the buffer that each socket has.
    counted: Option<CountedBytes>,
    /// The end of the time for it, once it is waited for.
    until: Option<Pin<Box<Sleep>>>,
}

/// The kinds of frames, by what they do to a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A part of a message, which goes on behind it.
    Part,
    /// The end of a message, or all of it.
    Last,
    /// No part of a message, such as a ping.
    Control,
}

/// The meaning of the next byte of a client.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The first of a frame.
    Start,
    /// The one that says how long the frame is.
    Length,
    /// The first of so many that say it in place of that one, with what the others have said.
    LongLength { left: u8, bytes: u64 },
    /// The first of the rest, of so many bytes.
    Rest(u64),
}

/// The reason why the frames of a client are not read on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(super) enum FrameError {
    /// Too many came.
    #[error("too many frames")]
    TooMany,
    /// There is no room for the rest of a message.
    #[error("no room for a message")]
    NoRoom,
    /// A message was not whole in time.
    #[error("a message came too slowly")]
    TooSlow,
}

/// The mask of a client's frame, in bytes.
const MASK_BYTES: u64 = 4;

/// Messages up to this size, in bytes, are not counted: they fit into the buffer that each socket has.
const UNCOUNTED_BYTES: u64 = 1024;

/// The bit of the first byte of a frame that ends its message, and that of the kinds which are no part of one.
const LAST: u8 = 0x80;
const CONTROL: u8 = 0x08;

/// The reason in an error of [`CountedFrames`]; `None` if it is of the connection.
pub(super) fn reason(error: &IoError) -> Option<FrameError> {
    error.get_ref()?.downcast_ref().copied()
}

impl<S> CountedFrames<S> {
    pub(super) fn new(io: S, limits: FrameLimits) -> Self {
        Self {
            io,
            limits,
            next: Next::Start,
            kind: Kind::Last,
            message: PartialMessage::default(),
        }
    }

    fn count(&mut self, mut bytes: &[u8]) -> Result<(), FrameError> {
        while let [byte, behind @ ..] = bytes {
            if let Next::Rest(left) = self.next {
                let count = usize::try_from(left).unwrap_or(usize::MAX).min(bytes.len());
                self.next = rest(left - count as u64);
                bytes = &bytes[count..];
                self.end_message();
                continue;
            }
            if self.next == Next::Start {
                let checked = self.limits.rate.check();
                checked.map_err(|_| FrameError::TooMany)?;
                self.kind = Kind::of(*byte);
            }
            self.next = self.next.after(*byte);
            bytes = behind;
            if let Next::Rest(left) = self.next {
                self.begin_frame(left - MASK_BYTES)?;
            }
        }
        Ok(())
    }

    /// Counts a frame of so many bytes before they have come: `tungstenite` makes room for all of it at once.
    fn begin_frame(&mut self, bytes: u64) -> Result<(), FrameError> {
        if self.kind == Kind::Control {
            return Ok(());
        }
        let message = &mut self.message;
        message.bytes = message.bytes.saturating_add(bytes);
        let is_refused = message.bytes > self.limits.message_bytes as u64;
        if message.bytes <= UNCOUNTED_BYTES || is_refused {
            return Ok(());
        }
        let count = message.bytes as usize;
        let has_room = match &mut message.counted {
            Some(counted) => counted.resize(count),
            None => {
                message.counted = self.limits.unsent.reserve(count);
                message.counted.is_some()
            }
        };
        if has_room {
            Ok(())
        } else {
            Err(FrameError::NoRoom)
        }
    }

    fn end_message(&mut self) {
        let is_between = self.kind == Kind::Control && self.message.bytes > 0;
        if self.next == Next::Start && self.kind != Kind::Part && !is_between {
            self.message = PartialMessage::default();
        }
    }

    /// Fails if a message is half and its time is over. Only to be asked while nothing comes.
    fn poll_late(&mut self, context: &mut Context<'_>) -> Result<(), FrameError> {
        if self.next == Next::Start && self.message.bytes == 0 && self.kind != Kind::Part {
            return Ok(());
        }
        let timeout = self.limits.timeout;
        let until = &mut self.message.until;
        let until = until.get_or_insert_with(|| Box::pin(sleep(timeout)));
        match until.as_mut().poll(context) {
            Poll::Ready(()) => Err(FrameError::TooSlow),
            Poll::Pending => Ok(()),
        }
    }
}

impl Kind {
    /// The kind of a frame, by its first byte.
    const fn of(byte: u8) -> Self {
        if byte & CONTROL != 0 {
            Self::Control
        } else if byte & LAST != 0 {
            Self::Last
        } else {
            Self::Part
        }
    }
}

impl Next {
    /// The part that comes behind a byte of the head of a frame.
    const fn after(self, byte: u8) -> Self {
        match self {
            Self::Start => Self::Length,
            Self::Length => match byte & 0x7f {
                126 => Self::LongLength { left: 2, bytes: 0 },
                127 => Self::LongLength { left: 8, bytes: 0 },
                length => Self::Rest(length as u64 + MASK_BYTES),
            },
            Self::LongLength { left, bytes } => match (left, bytes << 8 | byte as u64) {
                (1, bytes) => Self::Rest(bytes.saturating_add(MASK_BYTES)),
                (left, bytes) => Self::LongLength {
                    left: left - 1,
                    bytes,
                },
            },
            Self::Rest(left) => rest(left - 1),
        }
    }
}

const fn rest(left: u64) -> Next {
    match left {
        0 => Next::Start,
        left => Next::Rest(left),
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for CountedFrames<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<IoResult<()>> {
        let before = buffer.filled().len();
        let checked = match Pin::new(&mut self.io).poll_read(context, buffer) {
            Poll::Ready(read) => {
                read?;
                self.count(&buffer.filled()[before..])
            }
            Poll::Pending => match self.poll_late(context) {
                Ok(()) => return Poll::Pending,
                late => late,
            },
        };
        Poll::Ready(checked.map_err(IoError::other))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for CountedFrames<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<IoResult<usize>> {
        Pin::new(&mut self.io).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<IoResult<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<IoResult<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests;
