//! The queue of messages for one socket, bounded in messages and in bytes.

use std::io::{Result as IoResult, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use host::Problem;
use serde::Serialize;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};
use tokio::time::sleep;
use words::Language;

use crate::net::address::Address;
use crate::net::limits::RateLimit;
use crate::net::unsent::{AddressBytes, CountedBytes};

/// The size of most messages, in bytes: a buffer of this size seldom grows.
const USUAL_BYTES: usize = 2048;

/// The bytes of a long message: the view of a game of Seat of Kings with a part of its log.
const LONG_MESSAGE: usize = 1 << 16;

/// The time that a request waits at most because its address was sent too much: the socket does nothing else meanwhile.
const MAX_DELAY: Duration = Duration::from_secs(1);

/// A queue of messages for one socket. Each reader of a table has a copy, so it is small.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Box<Queued>>,
    shared: Arc<Shared>,
}

/// A message that waits for its socket. It is boxed in the queue, which keeps room for 32 even while it is empty.
pub(crate) struct Queued {
    /// JSON.
    pub(crate) text: Vec<u8>,
    pub(crate) bytes: QueuedBytes,
}

/// The bytes of a message, which are counted until this is dropped.
pub(crate) struct QueuedBytes {
    count: usize,
    shared: Arc<Shared>,
}

impl QueuedBytes {
    /// Counts bytes. Returns how many waited before.
    fn count(count: usize, shared: &Arc<Shared>) -> (Self, usize) {
        let before = shared.bytes.fetch_add(count, Ordering::Relaxed);
        shared.unsent.add(count);
        let shared = Arc::clone(shared);
        (Self { count, shared }, before)
    }
}

impl Drop for QueuedBytes {
    fn drop(&mut self) {
        self.shared.bytes.fetch_sub(self.count, Ordering::Relaxed);
        self.shared.unsent.subtract(self.count);
    }
}

/// The text of a message that is being written. Most of what `serde_json` writes are single bytes, such as quotes, for which
/// `Vec` calls a function to copy memory.
struct Text(Vec<u8>);

impl Write for Text {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> IoResult<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> IoResult<()> {
        match bytes {
            [byte] => self.0.push(*byte),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn flush(&mut self) -> IoResult<()> {
        Ok(())
    }
}

/// The state of a queue, of which its copies share one.
struct Shared {
    /// The number of unsent bytes, and of all that were ever queued.
    bytes: AtomicUsize,
    queued: AtomicUsize,
    max_bytes: usize,
    unsent: AddressBytes,
    sent: Arc<RateLimit>,
    language: Language,
    /// The reason why the socket ends, as soon as it does.
    reason: OnceLock<End>,
    notify: Notify,
}

/// The reason why a socket ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// It reads so slowly that too many messages or bytes wait.
    Slow,
    /// It sent too many messages, or too many that cannot be read.
    Unfit,
    /// It sent a message that is too large.
    TooLarge,
    /// It sent too many frames.
    Flood,
    /// It sent a part of a message for whose rest there is no room.
    NoRoom,
    /// It did not send the rest of a message in time.
    Half,
    /// It broke the rules of WebSocket.
    Protocol,
    /// It sent a text that is not UTF-8.
    NotText,
    /// The host has banned its network.
    Banned,
    /// The server closes.
    Closing,
    /// Its client is gone.
    Gone,
}

impl Outbox {
    /// An outbox for a client of an address, a rate and a language, for at most `max_messages` messages of `max_bytes` bytes together, and the end
    /// from which they are sent.
    pub(crate) fn new(
        max_messages: usize,
        max_bytes: usize,
        unsent: AddressBytes,
        sent: Arc<RateLimit>,
        language: Language,
    ) -> (Self, mpsc::Receiver<Box<Queued>>) {
        let (messages, waiting) = mpsc::channel(max_messages);
        let shared = Arc::new(Shared {
            bytes: AtomicUsize::default(),
            queued: AtomicUsize::default(),
            max_bytes,
            unsent,
            sent,
            language,
            reason: OnceLock::default(),
            notify: Notify::default(),
        });
        (Self { messages, shared }, waiting)
    }

    /// Reserves room for the messages that the client asks for. Returns `None` if it, or others of its address, leave too much unread.
    pub(crate) fn reserve(&self) -> Option<CountedBytes> {
        self.shared.unsent.reserve(LONG_MESSAGE)
    }

    /// The number of bytes that were ever queued.
    pub(crate) fn queued(&self) -> usize {
        self.shared.queued.load(Ordering::Relaxed)
    }

    /// Waits until the address may be sent so many bytes, a second at most.
    ///
    /// # Errors
    ///
    /// [`Problem::TooOften`] if it may not even then.
    pub(crate) async fn wait_for(&self, bytes: usize) -> Result<(), Problem> {
        let check = || self.shared.sent.check_bytes(self.address(), bytes);
        if let Err(excess) = check() {
            sleep(excess.wait.min(MAX_DELAY)).await;
            check()?;
        }
        Ok(())
    }

    /// The address of its client.
    pub(crate) fn address(&self) -> Address {
        self.shared.unsent.address
    }

    /// Ends the socket. The first reason stands.
    pub(crate) fn end(&self, why: End) {
        if self.shared.reason.set(why).is_ok() {
            self.shared.notify.notify_one();
        }
    }

    fn queue(&self, text: Vec<u8>) {
        let count = text.len();
        self.shared.queued.fetch_add(count, Ordering::Relaxed);
        let (bytes, before) = QueuedBytes::count(count, &self.shared);
        // One message may be longer than all together: otherwise it could never be sent.
        let has_room = before == 0 || before + count <= self.shared.max_bytes;
        let queued = Box::new(Queued { text, bytes });
        if !has_room
            || self.shared.unsent.is_excessive()
            || matches!(self.messages.try_send(queued), Err(TrySendError::Full(_)))
        {
            // A client that does not keep up is closed: it reconnects and catches up by version.
            self.end(End::Slow);
        }
    }

    /// Waits until the socket is to end, and returns the reason. Only the socket itself may wait: one waiter is notified.
    pub(crate) async fn ended(&self) -> End {
        loop {
            if let Some(&why) = self.shared.reason.get() {
                return why;
            }
            self.shared.notify.notified().await;
        }
    }
}

/// A message as JSON.
fn text(message: &impl Serialize) -> Vec<u8> {
    let mut text = Text(Vec::with_capacity(USUAL_BYTES));
    serde_json::to_writer(&mut text, message).expect("messages have text for keys");
    text.0
}

impl host::Outbox for Outbox {
    fn put(&self, message: &impl Serialize) {
        self.queue(text(message));
    }

    fn is_open(&self) -> bool {
        self.shared.reason.get().is_none()
    }

    fn language(&self) -> Language {
        self.shared.language
    }

    fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.shared, &other.shared)
    }
}

#[cfg(test)]
pub(crate) mod tests;
