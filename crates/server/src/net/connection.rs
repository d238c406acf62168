//! A connection of a client: whole heads only, deadlines for writing, and bounded buffers.
//!
//! A head is collected here, in a buffer that grows with it, before the parser sees any of it. So a client that sends half
//! a head, or none, costs little memory.

mod client;
mod head;
mod permit;

use std::future::poll_fn;
use std::io::{ErrorKind, IoSlice, Result as IoResult};
use std::mem;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use host::Problem;
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, Sleep, sleep, sleep_until, timeout};

use crate::net::refusal::raw_response;

use head::has_lone_break;

pub(crate) use client::Client;
pub use head::Head;
pub(crate) use permit::ConnectionPermit;

use client::SharedStream;

/// A connection of a client.
pub(crate) struct Connection {
    stream: SharedStream,
    timeouts: Timeouts,
    /// Bytes that were received and not passed on yet.
    received: Vec<u8>,
    /// The number of them that were searched for the end of a head.
    searched: usize,
    stage: Stage,
    /// The unsent rest of the answer to a head that is refused behind other requests.
    refusal: Vec<u8>,
    /// The deadline of a write, which is set while the client does not read.
    deadline: Option<Pin<Box<Sleep>>>,
    /// The end of the time for which the rest of a refused body is thrown away, once the answer is sent.
    discard_until: Option<Pin<Box<Sleep>>>,
    /// `None` for a connection that is refused.
    permit: Option<ConnectionPermit>,
    /// Held while the rest of a refused body is thrown away.
    discarding: Option<OwnedSemaphorePermit>,
}

/// The time limit of a client.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Timeouts {
    /// For a head, a body, between requests, and to read a part of an answer.
    pub(crate) request: Duration,
    /// To confirm bytes that a socket sent.
    pub(crate) socket: Duration,
}

/// The meaning of the next bytes of the client.
#[derive(Debug, Clone, Copy)]
enum Stage {
    /// A head.
    Head,
    /// The rest of a request, of this many bytes.
    Request(usize),
    /// Frames of a socket.
    Socket,
}

/// The most bytes of a head.
pub(crate) const MAX_HEAD: usize = 16_384;

/// The number of bytes of a head that are read at once.
const READ_BYTES: usize = 2048;

/// The size of the kernel's send buffer in bytes.
const UNSENT_BYTES: u32 = 16_384;

/// The size of the kernel's buffer for what the client sends, in bytes. Linux takes as much again for its own records.
pub(crate) const RECEIVED_BYTES: usize = 32_768;

/// The time limit for the answer to a refused connection.
const REFUSAL_TIMEOUT: Duration = Duration::from_millis(500);

/// The most bytes of a refused body that are thrown away, so that a client that sends first and reads then gets its answer.
const MAX_DISCARDED: usize = 8 << 20;

/// The time limit for that.
const DISCARD_TIMEOUT: Duration = Duration::from_secs(2);

impl Connection {
    /// Takes over an accepted connection.
    pub(crate) fn new(
        stream: TcpStream,
        timeouts: Timeouts,
        permit: Option<ConnectionPermit>,
    ) -> Self {
        // Each option saves time or memory, and none is needed.
        let _ = stream.set_nodelay(true);
        let connection = Self {
            stream: SharedStream::new(stream),
            timeouts,
            received: Vec::new(),
            searched: 0,
            stage: Stage::Head,
            refusal: Vec::new(),
            deadline: None,
            discard_until: None,
            permit,
            discarding: None,
        };
        connection.limit_kernel(timeouts.request);
        connection
    }

    /// The client of this connection.
    pub(crate) fn client(&self) -> Client {
        self.stream.client()
    }

    /// Waits for the first head.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`], [`Problem::TooLarge`], or `None` if the client is gone.
    pub(crate) async fn first_head(&mut self) -> Result<(), Option<Problem>> {
        poll_fn(|context| self.poll_head(context)).await
    }

    /// Answers with a refusal, without a parser, and closes.
    pub(crate) async fn refuse(mut self, problem: &Problem) {
        let answer = raw_response(problem);
        let answered = async {
            self.stream.write_all(answer.as_bytes()).await?;
            self.stream.shutdown().await?;
            self.drain();
            IoResult::Ok(())
        };
        // A client that does not read it gets none.
        let _ = timeout(REFUSAL_TIMEOUT, answered).await;
    }

    /// Reads what has come and is not needed. TCP resets a connection that is closed with unread bytes, and then the client
    /// may not get the answer.
    fn drain(&self) {
        let mut rest = [0; READ_BYTES];
        while self
            .stream
            .tcp()
            .try_read(&mut rest)
            .is_ok_and(|count| count > 0)
        {}
    }

    /// Bounds what the kernel keeps for a client that does not read, in bytes and in time.
    fn limit_kernel(&self, confirmed_in: Duration) {
        #[cfg(target_os = "linux")]
        {
            let socket = SockRef::from(self.stream.tcp());
            let _ = socket.set_tcp_notsent_lowat(UNSENT_BYTES);
            let _ = socket.set_tcp_user_timeout(Some(confirmed_in));
        }
    }

    /// Collects a head until it is whole.
    fn poll_head(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Option<Problem>>> {
        loop {
            if let Some(end) = head_end(&self.received, self.searched) {
                return Poll::Ready(self.take_head(end).map_err(Some));
            }
            if has_lone_break(&self.received, self.searched) {
                let why = "a line of the head ends with CRLF".into();
                return Poll::Ready(Err(Some(Problem::Malformed(why))));
            }
            self.searched = self.received.len();
            if self.searched > MAX_HEAD {
                return Poll::Ready(Err(Some(Problem::TooLarge)));
            }
            let mut bytes = [0; READ_BYTES];
            let mut read = ReadBuf::new(&mut bytes);
            let done = ready!(Pin::new(&mut self.stream).poll_read(context, &mut read));
            if done.is_err() || read.filled().is_empty() {
                return Poll::Ready(Err(None));
            }
            self.received.extend_from_slice(read.filled());
        }
    }

    /// Learns from a whole head of `end` bytes what comes behind it.
    fn take_head(&mut self, end: usize) -> Result<(), Problem> {
        let head = Head::parse(&self.received[..end])?;
        self.searched = 0;
        if head.has_upgrade {
            self.stage = Stage::Socket;
            self.limit_kernel(self.timeouts.socket);
        } else {
            self.stage = Stage::Request(end.saturating_add(head.body_bytes));
        }
        Ok(())
    }

    /// Throws away the rest of a refused body. TCP resets a connection that is closed before, and the answer may be lost.
    fn poll_discard(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Stage::Request(left @ 1..) = &mut self.stage else {
            return Poll::Ready(());
        };
        *left = left.saturating_sub(mem::take(&mut self.received).len());
        let permit = self.permit.as_ref();
        let discarding = &mut self.discarding;
        if discarding.is_none() {
            *discarding = permit.and_then(ConnectionPermit::begin_discarding);
        }
        if *left > MAX_DISCARDED || discarding.is_none() {
            return Poll::Ready(());
        }
        let until = self
            .discard_until
            .get_or_insert_with(|| Box::pin(sleep(DISCARD_TIMEOUT)));
        let mut bytes = [0; READ_BYTES];
        while *left > 0 && until.as_mut().poll(context).is_pending() {
            let mut read = ReadBuf::new(&mut bytes);
            let done = ready!(Pin::new(&mut self.stream).poll_read(context, &mut read));
            if done.is_err() || read.filled().is_empty() {
                break;
            }
            *left = left.saturating_sub(read.filled().len());
        }
        Poll::Ready(())
    }

    /// Passes on at most `max_bytes` bytes of a request. Returns how many.
    fn poll_request(
        &mut self,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
        max_bytes: usize,
    ) -> Poll<IoResult<usize>> {
        let max_bytes = max_bytes.min(buffer.remaining());
        let count = if self.received.is_empty() {
            let mut part = ReadBuf::new(buffer.initialize_unfilled_to(max_bytes));
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut part))?;
            let count = part.filled().len();
            buffer.advance(count);
            count
        } else {
            self.pass_on(buffer, max_bytes)
        };
        Poll::Ready(Ok(count))
    }

    /// Passes on received bytes. Returns how many.
    fn pass_on(&mut self, buffer: &mut ReadBuf<'_>, max_bytes: usize) -> usize {
        let count = self.received.len().min(max_bytes);
        buffer.put_slice(&self.received[..count]);
        self.received.drain(..count);
        if self.received.is_empty() {
            self.received = Vec::new();
        }
        count
    }

    /// Fails a write for which the client has made no room in time.
    fn bound<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<IoResult<T>>,
    ) -> Poll<IoResult<T>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let at = Instant::now() + self.timeouts.request;
        let deadline = self
            .deadline
            .get_or_insert_with(|| Box::pin(sleep_until(at)));
        // A socket has heartbeats, and deadlines of its own.
        if !matches!(self.stage, Stage::Socket) && deadline.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<IoResult<()>> {
        loop {
            match self.stage {
                Stage::Request(left @ 1..) => {
                    let count = ready!(self.poll_request(context, buffer, left))?;
                    self.stage = Stage::Request(left - count);
                    return Poll::Ready(Ok(()));
                }
                Stage::Socket if self.received.is_empty() => {
                    return Pin::new(&mut self.stream).poll_read(context, buffer);
                }
                Stage::Socket => {
                    let room = buffer.remaining();
                    self.pass_on(buffer, room);
                    return Poll::Ready(Ok(()));
                }
                Stage::Request(0) => self.stage = Stage::Head,
                Stage::Head => match ready!(self.poll_head(context)) {
                    Ok(()) => {}
                    // For `hyper` the stream ends here. It sends what it has left to send, then closes.
                    Err(problem) => {
                        let refusal = problem.as_ref().map(raw_response);
                        self.refusal = refusal.unwrap_or_default().into_bytes();
                        return Poll::Ready(Ok(()));
                    }
                },
            }
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<IoResult<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bound(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<IoResult<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.bound(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<IoResult<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<IoResult<()>> {
        let connection = &mut *self;
        while !connection.refusal.is_empty() {
            let written = Pin::new(&mut connection.stream).poll_write(context, &connection.refusal);
            let count = ready!(connection.bound(context, written))?;
            connection.refusal.drain(..count);
            connection.drain();
        }
        if connection.discard_until.is_none() {
            ready!(Pin::new(&mut connection.stream).poll_shutdown(context))?;
        }
        connection.poll_discard(context).map(Ok)
    }
}

/// A client that does not read is reset: otherwise the kernel would keep for minutes what it has still to send.
impl Drop for Connection {
    fn drop(&mut self) {
        if self.deadline.is_some() {
            // It may be gone already.
            let _ = self.stream.tcp().set_zero_linger();
        }
    }
}

/// The end of a head, behind its empty line; `None` if it is not there yet. The first `searched` bytes hold none.
fn head_end(bytes: &[u8], searched: usize) -> Option<usize> {
    let from = searched.saturating_sub(3);
    let mut windows = bytes.get(from..)?.windows(4);
    let place = windows.position(|window| window == b"\r\n\r\n")?;
    Some(from + place + 4)
}
