//! Outboxes are small, and bounded in messages and in bytes.

use std::net::IpAddr;

use host::Outbox as _;

use super::*;
use crate::Settings;
use crate::net::address::Address;
use crate::net::unsent::UnsentBytes;

/// An outbox for a client of an address of its own.
pub(crate) fn outbox(
    max_messages: usize,
    max_bytes: usize,
) -> (Outbox, mpsc::Receiver<Box<Queued>>) {
    let unsent = UnsentBytes::new(&Settings::default());
    let address = Address(IpAddr::from([10, 0, 0, 1]));
    Outbox::new(
        max_messages,
        max_bytes,
        unsent.of(address),
        Arc::new(RateLimit::kib_per_second(1)),
        Language::English,
    )
}

#[test]
fn an_outbox_and_the_places_of_its_queue_are_small() {
    fn place_bytes<T>(_: &mpsc::Receiver<T>) -> usize {
        size_of::<T>()
    }
    let (_, waiting) = outbox(1, 1);
    assert!(place_bytes(&waiting) <= 8);
    assert!(size_of::<Outbox>() <= 16);
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
