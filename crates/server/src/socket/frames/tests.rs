//! Frames of each kind, whole, split, masked and wrong.

use futures_util::FutureExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

use super::*;
use crate::net::limits;
use crate::net::unsent::UnsentBytes;
use crate::net::unsent::tests::address;

/// A frame of so many bytes.
fn frame(first: u8, length: usize) -> Vec<u8> {
    let mut frame = vec![first];
    match length {
        0..126 => frame.push(0x80 | length as u8),
        126..65536 => {
            frame.push(0x80 | 126);
            frame.extend((length as u16).to_be_bytes());
        }
        _ => {
            frame.push(0x80 | 127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend(vec![0xff; MASK_BYTES as usize + length]);
    frame
}

fn frames<S>(io: S, unsent: &UnsentBytes) -> CountedFrames<S> {
    let limits = FrameLimits {
        rate: limits::messages(4),
        unsent: unsent.of(address(1)),
        message_bytes: 5000,
        timeout: Duration::from_secs(10),
    };
    CountedFrames::new(io, limits)
}

#[test]
fn frames_are_counted_however_they_are_cut() {
    let unsent = UnsentBytes::new(&crate::Settings::default());
    let lengths = [0, 1, 125, 126, 300, 70_000, 0];
    let bytes = lengths.map(|length| frame(0x01, length)).concat();
    for part in [1, 2, 3, 7, 1000, bytes.len()] {
        let mut frames = frames((), &unsent);
        for bytes in bytes.chunks(part) {
            assert!(frames.count(bytes).is_ok(), "seven frames, eight at once");
        }
        assert_eq!(frames.next, Next::Start, "{part}");
        assert!(frames.count(&frame(0x01, 0)).is_ok());
        let excess = frames.count(&frame(0x01, 0));
        assert_eq!(excess, Err(FrameError::TooMany));
    }
}

/// Once the memory of messages that never became whole had no bound.
#[test]
fn a_message_of_which_a_part_has_come_is_counted_until_it_is_whole() {
    let unsent = UnsentBytes::new(&crate::Settings::default());
    let ping = frame(0x89, 20);
    for part in [1, 3, 10_000] {
        let mut frames = frames((), &unsent);
        let mut count = |bytes: &[u8]| {
            for bytes in bytes.chunks(part) {
                frames.count(bytes).expect("there is room");
            }
            unsent.total()
        };
        let long = frame(0x81, 2000);
        assert_eq!(count(&long[..4]), 2000, "all that is announced");
        assert_eq!(count(&long[4..2007]), 2000);
        assert_eq!(count(&long[2007..]), 0);
        assert_eq!(count(&frame(0x01, 1000)), 0, "it fits into the buffer");
        assert_eq!(count(&ping), 0);
        assert_eq!(count(&frame(0x00, 1000)), 2000, "with the part before");
        assert_eq!(count(&ping), 2000);
        assert_eq!(count(&frame(0x80, 1)), 0);
        assert_eq!(count(&frame(0x81, 5001)[..100]), 0, "it is refused");
    }
    assert_eq!(unsent.total(), 0);
}

#[test]
fn a_message_for_which_there_is_no_room_is_not_read() {
    let unsent = UnsentBytes::new(&crate::Settings {
        unsent_bytes_per_address: 5000,
        ..crate::Settings::default()
    });
    let mut both = [frames((), &unsent), frames((), &unsent)];
    assert_eq!(both[0].count(&frame(0x81, 3000)[..10]), Ok(()));
    let refused = both[1].count(&frame(0x81, 3000)[..10]);
    assert_eq!(refused, Err(FrameError::NoRoom));
    assert_eq!(unsent.total(), 3000);
}

/// The bytes of a client who has sent these, with so much time for a message.
async fn received(bytes: &[u8], unsent: &UnsentBytes, seconds: u64) -> Received {
    let (mut client, server) = duplex(10_000);
    client.write_all(bytes).await.expect("it is sent");
    let mut frames = frames(server, unsent);
    frames.limits.timeout = Duration::from_secs(seconds);
    let mut buffer = [0; 4096];
    let read = frames.read(&mut buffer).await;
    assert_eq!(read.expect("they are there"), bytes.len());
    (client, frames)
}

type Received = (DuplexStream, CountedFrames<DuplexStream>);

#[tokio::test]
async fn only_a_message_of_which_a_part_has_come_has_to_come_in_time() {
    let unsent = UnsentBytes::new(&crate::Settings::default());
    let [whole, ping] = [frame(0x81, 2000), frame(0x89, 5)];
    for (bytes, is_late) in [
        (&whole[..], false),
        (&ping, false),
        (&whole[..100], true),
        (&ping[..3], true),
        (&frame(0x01, 5), true),
        (&[frame(0x01, 5), ping.clone()].concat(), true),
        (
            &[frame(0x01, 5), ping.clone(), frame(0x80, 0)].concat(),
            false,
        ),
    ] {
        let (_client, mut frames) = received(bytes, &unsent, 3600).await;
        assert!(frames.read_u8().now_or_never().is_none());
        assert_eq!(frames.message.until.is_some(), is_late, "{bytes:?}");
    }
    let (_client, mut frames) = received(&whole[..100], &unsent, 0).await;
    let late = frames.read_u8().await.expect_err("it stays half");
    assert_eq!(reason(&late), Some(FrameError::TooSlow));
    drop(frames);

    // A late message that has come is waited for no more.
    let (mut client, mut frames) = received(&ping[..3], &unsent, 3600).await;
    assert!(frames.read_u8().now_or_never().is_none());
    client.write_all(&ping[3..]).await.expect("it is sent");
    let mut buffer = [0; 100];
    assert!(frames.read(&mut buffer).await.is_ok());
    assert!(frames.message.until.is_none());
}
