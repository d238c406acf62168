//! The queue of messages for one socket, of bounded length.

use std::sync::{Arc, OnceLock};

use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// The size of most messages, in bytes: a buffer of this size seldom grows.
const USUAL_BYTES: usize = 2048;

/// Where messages for one socket are queued.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<String>,
    ending: Arc<Ending>,
}

/// Why a socket ends, as soon as it does.
#[derive(Default)]
struct Ending {
    reason: OnceLock<End>,
    notify: Notify,
}

/// Why a socket ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// It reads so slowly that too many messages wait.
    Slow,
    /// It sent too many messages, or too many that cannot be read.
    Unfit,
    /// It sent a message that is too large.
    TooLarge,
    /// The server closes.
    Closing,
    /// Its client is gone.
    Gone,
}

impl Outbox {
    /// An outbox for at most `max_messages` messages, and the end from which they are sent.
    pub(crate) fn new(max_messages: usize) -> (Self, mpsc::Receiver<String>) {
        let (messages, waiting) = mpsc::channel(max_messages);
        let ending = Arc::default();
        (Self { messages, ending }, waiting)
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
        let mut text = Vec::with_capacity(USUAL_BYTES);
        serde_json::to_writer(&mut text, message).expect("messages have text for keys");
        let text = String::from_utf8(text).expect("JSON is text");
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(text) {
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
mod tests {
    use host::Outbox as _;

    use super::*;

    #[tokio::test]
    async fn an_outbox_that_is_full_is_at_its_end() {
        let (outbox, mut waiting) = Outbox::new(2);
        outbox.put(&"one");
        outbox.put(&"two");
        assert!(outbox.is_open());
        outbox.put(&"three");
        assert!(!outbox.is_open());
        assert_eq!(outbox.ended().await, End::Slow);
        outbox.end(End::Gone);
        assert_eq!(outbox.ended().await, End::Slow);
        assert_eq!(waiting.recv().await.as_deref(), Some("\"one\""));
    }
}
