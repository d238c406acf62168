//! Counts the frames that a client sends: also pings, and fragments without a byte, of which `tungstenite` says nothing.

use std::io::{Error as IoError, Result as IoResult};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use governor::DefaultDirectRateLimiter;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The bytes of a socket, which fail when frames come too often.
pub(super) struct CountedFrames<S> {
    io: S,
    rate: DefaultDirectRateLimiter,
    next: Next,
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

/// Too many frames came.
#[derive(Debug, Error)]
#[error("too many frames")]
struct TooManyFrames;

/// The mask of a client's frame, in bytes.
const MASK_BYTES: u64 = 4;

/// True once frames arrived too often.
pub(super) fn is_excess(error: &IoError) -> bool {
    error
        .get_ref()
        .is_some_and(|error| error.is::<TooManyFrames>())
}

impl<S> CountedFrames<S> {
    pub(super) fn new(io: S, rate: DefaultDirectRateLimiter) -> Self {
        Self {
            io,
            rate,
            next: Next::Start,
        }
    }

    fn count(&mut self, mut bytes: &[u8]) -> Result<(), TooManyFrames> {
        while let [byte, behind @ ..] = bytes {
            if let Next::Rest(left) = self.next {
                let count = usize::try_from(left).unwrap_or(usize::MAX).min(bytes.len());
                self.next = rest(left - count as u64);
                bytes = &bytes[count..];
                continue;
            }
            if self.next == Next::Start {
                self.rate.check().map_err(|_| TooManyFrames)?;
            }
            self.next = self.next.after(*byte);
            bytes = behind;
        }
        Ok(())
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
        ready!(Pin::new(&mut self.io).poll_read(context, buffer))?;
        let counted = self.count(&buffer.filled()[before..]);
        Poll::Ready(counted.map_err(IoError::other))
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
mod tests {
    use super::*;
    use crate::limits;

    /// A frame of so many bytes.
    fn frame(length: usize) -> Vec<u8> {
        let mut frame = vec![0x01];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            126..65536 => {
                frame.push(0x80 | 126);
                frame.extend((length as u16).to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 127);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend(vec![0xff; MASK_BYTES as usize + length]);
        frame
    }

    #[test]
    fn frames_are_counted_however_they_are_cut() {
        let bytes = [0, 1, 125, 126, 300, 70_000, 0].map(frame).concat();
        for part in [1, 2, 3, 7, 1000, bytes.len()] {
            let mut frames = CountedFrames::new((), limits::messages(4));
            for bytes in bytes.chunks(part) {
                assert!(frames.count(bytes).is_ok(), "seven frames, eight at once");
            }
            assert_eq!(frames.next, Next::Start, "{part}");
            assert!(frames.count(&frame(0)).is_ok());
            assert!(frames.count(&frame(0)).is_err());
        }
    }
}
