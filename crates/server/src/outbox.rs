//! What waits to be sent to a socket: never without end.

use std::sync::{Arc, OnceLock};

use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// How many bytes most messages have at most.
const USUAL: usize = 2048;

/// Where messages for one socket are put.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<String>,
    ending: Arc<Ending>,
}

/// Why a socket ends, as soon as it does.
#[derive(Default)]
struct Ending {
    why: OnceLock<End>,
    told: Notify,
}

/// Why a socket ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// It reads so slowly that too many messages wait.
    Slow,
    /// It said too much that cannot be read, or too much at all.
    Unfit,
    /// It sent a message that is too large.
    TooLarge,
    /// The server closes.
    Closing,
    /// Its client is gone.
    Gone,
}

impl Outbox {
    /// An outbox that holds so many messages, and its other end.
    pub(crate) fn new(most: usize) -> (Self, mpsc::Receiver<String>) {
        let (messages, waiting) = mpsc::channel(most);
        let ending = Arc::default();
        (Self { messages, ending }, waiting)
    }

    /// Puts a message there. A socket for which too many wait is at its end.
    pub(crate) fn put(&self, message: &impl Serialize) {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, message).expect("messages have text for keys");
        let text = String::from_utf8(text).expect("JSON is text");
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(text) {
            self.end(End::Slow);
        }
    }

    /// Whether anybody still reads.
    pub(crate) fn is_open(&self) -> bool {
        self.ending.why.get().is_none()
    }

    /// Says that it is at its end; the first reason stands.
    pub(crate) fn end(&self, why: End) {
        if self.ending.why.set(why).is_ok() {
            self.ending.told.notify_one();
        }
    }

    /// Comes back when it is at its end, with the reason. Only the socket itself waits for this.
    pub(crate) async fn ended(&self) -> End {
        loop {
            if let Some(&why) = self.ending.why.get() {
                return why;
            }
            self.ending.told.notified().await;
        }
    }

    /// Whether two are of the same socket.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ending, &other.ending)
    }
}

#[cfg(test)]
mod tests {
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
