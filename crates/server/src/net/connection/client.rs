//! The stream of a connection, of which a request that takes long learns that its client has gone.

use std::future::pending;
use std::io::{Error, ErrorKind, IoSlice, Read, Result as IoResult};
use std::net::Shutdown;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
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

    /// Reads what is there. If that does not fill the bytes, the socket is empty, and the next read waits without asking the kernel, as
    /// one of [`TcpStream`] itself does: otherwise each message would cost a second call.
    fn try_read(&self, bytes: &mut [u8]) -> IoResult<usize> {
        let mut part = None;
        let read = self.0.try_io(Interest::READABLE, || {
            let count = (&*SockRef::from(&*self.0)).read(bytes)?;
            if 0 < count && count < bytes.len() {
                part = Some(count);
                return Err(Error::from(ErrorKind::WouldBlock));
            }
            Ok(count)
        });
        part.map_or(read, Ok)
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
            match self.try_read(buffer.initialize_unfilled()) {
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

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    /// Once each message cost a second call of the kernel, which found nothing.
    #[tokio::test]
    async fn what_a_read_has_emptied_is_ready_only_when_more_comes() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let mut client = TcpStream::connect(address).await.expect("a client");
        let (stream, _) = listener.accept().await.expect("its connection");
        let mut stream = SharedStream::new(stream);
        for text in [&b"one"[..], b"three"] {
            client.write_all(text).await.expect("it is sent");
            let mut bytes = [0; 8];
            let count = stream.read(&mut bytes).await.expect("it comes");
            assert_eq!(&bytes[..count], text);
            let ready = stream.tcp().readable().now_or_never();
            assert!(ready.is_none(), "nothing is left");
        }
    }
}
