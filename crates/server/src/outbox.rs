//! What waits to be sent to a socket: never without end.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{mpsc, watch};

/// Where messages for one socket are put.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    end: Arc<watch::Sender<End>>,
}

/// Whether a socket is at its end, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// It is not.
    Open,
    /// It reads so slowly that too many messages wait.
    Slow,
    /// It said too much that cannot be read, or too much at all.
    Unfit,
    /// It sent a message that is too large.
    TooLarge,
    /// Its client is gone.
    Gone,
}

impl Outbox {
    /// An outbox that holds so many messages, and its other end.
    pub(crate) fn new(most: usize) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (messages, waiting) = mpsc::channel(most);
        let end = Arc::new(watch::Sender::new(End::Open));
        (Self { messages, end }, waiting)
    }

    /// Puts a message there. A socket for which too many wait is at its end.
    pub(crate) fn put(&self, message: &impl Serialize) {
        let text = serde_json::to_string(message).expect("messages have text for keys");
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(text.into()) {
            self.end(End::Slow);
        }
    }

    /// Whether anybody still reads.
    pub(crate) fn is_open(&self) -> bool {
        *self.end.borrow() == End::Open
    }

    /// Says that it is at its end; the first reason stands.
    pub(crate) fn end(&self, why: End) {
        self.end.send_if_modified(|end| {
            let is_first = *end == End::Open;
            if is_first {
                *end = why;
            }
            is_first
        });
    }

    /// Comes back when it is at its end, with the reason.
    pub(crate) async fn ended(&self) -> End {
        let mut end = self.end.subscribe();
        let ended = end.wait_for(|end| *end != End::Open).await;
        ended.map_or(End::Gone, |end| *end)
    }

    /// Whether two are of the same socket.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.end, &other.end)
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
