//! The queue of messages for one socket, bounded in messages and in bytes.

use std::io::{Result as IoResult, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};

use crate::address::Address;
use crate::unsent::{AddressBytes, CountedBytes};

/// The size of most messages, in bytes: a buffer of this size seldom grows.
const USUAL_BYTES: usize = 2048;

/// A queue of messages for one socket.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Queued>,
    ending: Arc<Ending>,
    unsent: AddressBytes,
    max_bytes: usize,
}

/// A message that waits for its socket.
pub(crate) struct Queued {
    /// JSON.
    pub(crate) text: Vec<u8>,
    pub(crate) bytes: QueuedBytes,
}

/// The bytes of a message, which are counted until this is dropped.
pub(crate) struct QueuedBytes {
    count: usize,
    ending: Arc<Ending>,
    _of_address: CountedBytes,
}

impl Drop for QueuedBytes {
    fn drop(&mut self) {
        self.ending.bytes.fetch_sub(self.count, Ordering::Relaxed);
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

/// The reason why a socket ends, as soon as it does, and the number of its unsent bytes.
#[derive(Default)]
struct Ending {
    bytes: AtomicUsize,
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
    /// An outbox for a client of an address, for at most `max_messages` messages of `max_bytes` bytes together, and the end
    /// from which they are sent.
    pub(crate) fn new(
        max_messages: usize,
        max_bytes: usize,
        unsent: AddressBytes,
    ) -> (Self, mpsc::Receiver<Queued>) {
        let (messages, waiting) = mpsc::channel(max_messages);
        let outbox = Self {
            messages,
            ending: Arc::default(),
            unsent,
            max_bytes,
        };
        (outbox, waiting)
    }

    /// Returns true if the client may ask for more: not if it, or others of its address, leave too much unread.
    pub(crate) fn has_room(&self) -> bool {
        self.unsent.has_room()
    }

    /// The address of its client.
    pub(crate) const fn address(&self) -> Address {
        self.unsent.address
    }

    /// Ends the socket. The first reason stands.
    pub(crate) fn end(&self, why: End) {
        if self.ending.reason.set(why).is_ok() {
            self.ending.notify.notify_one();
        }
    }

    /// Waits until the socket is to end, and returns the reason. Only the socket itself may wait: one waiter is notified.
    pub(crate) async fn ended(&self) -> End {
        loop {
            if let Some(&why) = self.ending.reason.get() {
                return why;
            }
            self.ending.notify.notified().await;
        }
    }
}

impl host::Outbox for Outbox {
    fn put(&self, message: &impl Serialize) {
        let mut text = Text(Vec::with_capacity(USUAL_BYTES));
        serde_json::to_writer(&mut text, message).expect("messages have text for keys");
        let Text(text) = text;
        let count = text.len();
        let before = self.ending.bytes.fetch_add(count, Ordering::Relaxed);
        let bytes = QueuedBytes {
            count,
            ending: Arc::clone(&self.ending),
            _of_address: self.unsent.count(count),
        };
        // One message may be longer than all together: otherwise it could never be sent.
        let has_room = before == 0 || before + count <= self.max_bytes;
        let queued = Queued { text, bytes };
        if !has_room || matches!(self.messages.try_send(queued), Err(TrySendError::Full(_))) {
            // A client that does not keep up is closed: it reconnects and catches up by version.
            self.end(End::Slow);
        }
    }

    fn is_open(&self) -> bool {
        self.ending.reason.get().is_none()
    }

    fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ending, &other.ending)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::net::IpAddr;

    use host::Outbox as _;

    use super::*;
    use crate::Settings;
    use crate::address::Address;
    use crate::unsent::UnsentBytes;

    /// An outbox for a client of an address of its own.
    pub(crate) fn outbox(
        max_messages: usize,
        max_bytes: usize,
    ) -> (Outbox, mpsc::Receiver<Queued>) {
        let unsent = UnsentBytes::new(&Settings::default());
        let address = Address(IpAddr::from([10, 0, 0, 1]));
        Outbox::new(max_messages, max_bytes, unsent.of(address))
    }

    #[tokio::test]
    async fn an_outbox_that_is_full_is_at_its_end() {
        let (outbox, mut waiting) = outbox(2, 1000);
        outbox.put(&"one");
        outbox.put(&"two");
        assert!(outbox.is_open());
        outbox.put(&"three");
        assert!(!outbox.is_open());
        assert_eq!(outbox.ended().await, End::Slow);
        outbox.end(End::Gone);
        assert_eq!(outbox.ended().await, End::Slow);
        let first = waiting.recv().await.expect("it waits");
        assert_eq!(first.text, b"\"one\"");
    }

    #[tokio::test]
    async fn an_outbox_is_bounded_in_bytes_too() {
        let (outbox, mut waiting) = outbox(100, 1000);
        outbox.put(&"a".repeat(5000));
        assert!(outbox.is_open(), "one message may be longer");
        drop(waiting.recv().await);
        outbox.put(&"b".repeat(600));
        outbox.put(&"c".repeat(300));
        assert!(outbox.is_open());
        outbox.put(&"d".repeat(300));
        assert_eq!(outbox.ended().await, End::Slow);
    }
}
