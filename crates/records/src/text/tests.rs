//! Tests of reading texts.

use std::io::{BufReader, Cursor};

use super::*;

/// A text in UTF-16 with its mark.
fn utf16(text: &str, bytes_of: fn(u16) -> [u8; 2]) -> Vec<u8> {
    format!("\u{feff}{text}")
        .encode_utf16()
        .flat_map(bytes_of)
        .collect()
}

/// The text of some bytes that come in pieces of each size.
fn read(bytes: &[u8]) -> Result<String, usize> {
    let whole = text(bytes).map_err(|error| error.valid_up_to());
    for size in 1..=5 {
        let mut pieces = Vec::new();
        let from = BufReader::with_capacity(size, Cursor::new(bytes));
        let read = TextReader::new(from).read_to_end(&mut pieces);
        read.expect("memory can be read");
        let pieces = String::from_utf8(pieces).map_err(|error| error.utf8_error().valid_up_to());
        assert_eq!(pieces, whole, "in pieces of {size}");
    }
    whole
}

#[test]
fn one_byte_order_mark_is_skipped_at_the_beginning_only() {
    for (bytes, want) in [
        ("", ""),
        ("\u{feff}", ""),
        ("\u{feff}D4", "D4"),
        ("\u{feff}\u{feff}D4", "\u{feff}D4"),
        ("D4\u{feff}", "D4\u{feff}"),
        ("\u{fedc}", "\u{fedc}"),
    ] {
        assert_eq!(read(bytes.as_bytes()).as_deref(), Ok(want), "{bytes:?}");
    }
}

#[test]
fn a_carriage_return_ends_a_line_alone_and_before_a_line_feed() {
    for (bytes, want) in [
        ("a\r\nb\r\n", "a\nb\n"),
        ("a\rb\r", "a\nb\n"),
        ("a\n\rb", "a\n\nb"),
        ("\r\r\n\n", "\n\n\n"),
    ] {
        assert_eq!(read(bytes.as_bytes()).as_deref(), Ok(want), "{bytes:?}");
    }
}

#[test]
fn utf_16_is_known_by_its_mark_in_either_order() {
    for (typed, want) in [
        ("", ""),
        ("König \u{1f451}\r\nD4\rE5\n", "König \u{1f451}\nD4\nE5\n"),
        ("\u{feff}D4", "\u{feff}D4"),
    ] {
        for bytes_of in [u16::to_le_bytes, u16::to_be_bytes] {
            assert_eq!(read(&utf16(typed, bytes_of)).as_deref(), Ok(want));
        }
    }
}

#[test]
fn what_is_no_character_is_found_where_it_stands() {
    assert_eq!(read(b"D4\xff"), Err(2));
    assert_eq!(read(b"\xef\xbb\xbfD4\r\n\xc3"), Err(3));
    assert_eq!(read(b"\xef\xbb"), Err(0));
    assert_eq!(read(b"\xff"), Err(0));
    // Half a unit, and halves of a character without the other.
    assert_eq!(read(b"\xff\xfeD\x004"), Err(1));
    assert_eq!(read(b"\xfe\xff\0D\xd8\x3d"), Err(1));
    assert_eq!(read(b"\xfe\xff\0D\xd8\x3d\x004"), Err(1));
    assert_eq!(read(b"\xfe\xff\xdc\x51\0D"), Err(0));
    for (bytes, want) in [
        (&b"\xff\xfeD\x004"[..], true),
        (b"\xfe\xff\0D\xd8\x3d", true),
        (b"D4\xff", false),
    ] {
        let mut text = Vec::new();
        let read = TextReader::new(bytes).read_to_end(&mut text);
        read.expect("memory can be read");
        let good = text.utf8_chunks().next().expect("a chunk").valid().len();
        assert_eq!(is_half(&text[good..]), want, "{bytes:?}");
    }
}
