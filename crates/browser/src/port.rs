//! The messages for clients, collected until the worker passes them on.

use std::cell::RefCell;
use std::rc::Rc;

use host::Outbox;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use words::Language;

/// The messages that wait for the end of a call, in order. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Sent(Rc<RefCell<Vec<Message>>>);

/// A message with the number of its client.
type Message = (u32, Box<RawValue>);

/// The way to one client.
#[derive(Clone)]
pub(crate) struct Port {
    client: u32,
    language: Language,
    sent: Sent,
}

impl Sent {
    /// The way to a client who speaks this language.
    pub(crate) fn port(&self, client: u32, language: Language) -> Port {
        let sent = self.clone();
        Port {
            client,
            language,
            sent,
        }
    }

    pub(crate) fn take(&self) -> Vec<Message> {
        self.0.take()
    }
}

impl Outbox for Port {
    fn put(&self, message: &impl Serialize) {
        let message = to_raw_value(message).expect("messages have text for keys");
        self.sent.0.borrow_mut().push((self.client, message));
    }

    /// A client that closes leaves all that it watches in the same call.
    fn is_open(&self) -> bool {
        true
    }

    fn language(&self) -> Language {
        self.language
    }

    fn is_same(&self, other: &Self) -> bool {
        self.client == other.client
    }
}
