//! The stream of a connection, of which a request that takes long learns that its client has gone.

use std::future::pending;
use std::io::{ErrorKind, IoSlice, Result as IoResult};
use std::net::Shutdown;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// A stream that its connection reads and writes, and others may look at.
pub(super) struct SharedStream(Arc<TcpStream>);

/// The client of a request.
#[derive(Clone)]
pub(crate) struct Client(Arc<TcpStream>);

/// The time between two looks at a client that has sent something which is not read yet.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

impl Client {
    /// Waits until a client closes its side of the connection. Waits forever for the client of a request that came over no connection.
    pub(crate) async fn gone(client: Option<Self>) {
        let Some(Self(stream)) = client else {
            return pending().await;
        };
        while stream.peek(&mut [0]).await.is_ok_and(|count| count > 0) {
            sleep(LOOK_AGAIN).await;
        }
    }
}

impl SharedStream {
    pub(super) fn new(stream: TcpStream) -> Self {
        Self(Arc::new(stream))
    }

    pub(super) fn client(&self) -> Client {
        Client(Arc::clone(&self.0))
    }

    pub(super) fn tcp(&self) -> &TcpStream {
        &self.0
    }

    /// Writes as soon as there is room.
    fn poll_to_write(
        &self,
        context: &mut Context<'_>,
        write: impl Fn(&TcpStream) -> IoResult<usize>,
    ) -> Poll<IoResult<usize>> {
        loop {
            ready!(self.0.poll_write_ready(context))?;
            match write(&self.0) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                written => return Poll::Ready(written),
            }
        }
    }
}

impl AsyncRead for SharedStream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<IoResult<()>> {
        loop {
            ready!(self.0.poll_read_ready(context))?;
            match self.0.try_read(buffer.initialize_unfilled()) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                read => {
                    buffer.advance(read?);
                    return Poll::Ready(Ok(()));
                }
            }
        }
    }
}

impl AsyncWrite for SharedStream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<IoResult<usize>> {
        self.poll_to_write(context, |stream| stream.try_write(bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<IoResult<usize>> {
        self.poll_to_write(context, |stream| stream.try_write_vectored(bytes))
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, _context: &mut Context<'_>) -> Poll<IoResult<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _context: &mut Context<'_>) -> Poll<IoResult<()>> {
        Poll::Ready(SockRef::from(&*self.0).shutdown(Shutdown::Write))
    }
}
