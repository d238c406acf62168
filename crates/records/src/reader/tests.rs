//! Tests of reading transcripts.

use super::*;

const GOOD: &str = r#"{"variant":"V","start":"S","moves":[]}"#;

fn refused(text: &str) -> String {
    let mut reader = TranscriptReader::new(text.as_bytes());
    loop {
        match reader.next_transcript() {
            Ok(Some(_)) => {}
            Ok(None) => panic!("not refused: {text}"),
            Err(refused) => return refused.to_string(),
        }
    }
}

#[test]
fn lines_end_with_or_without_a_line_feed() -> Result<(), ReadError> {
    for text in [format!("{GOOD}\n{GOOD}"), format!("{GOOD}\r\n{GOOD}\n")] {
        let mut reader = TranscriptReader::new(text.as_bytes());
        assert!(reader.next_transcript()?.is_some());
        assert!(reader.next_transcript()?.is_some());
        assert_eq!(reader.line(), 2);
        assert!(reader.next_transcript()?.is_none());
    }
    assert!(TranscriptReader::new(&[][..]).next_transcript()?.is_none());
    Ok(())
}

#[test]
fn an_empty_line_between_two_is_refused_by_its_number() {
    assert_eq!(refused(&format!("{GOOD}\n\n{GOOD}\n")), "line 2: empty");
    let text = format!("{GOOD}\n \n\n{GOOD}\n");
    let mut reader = TranscriptReader::new(text.as_bytes());
    assert!(matches!(reader.next_transcript(), Ok(Some(_))));
    let refused = reader.next_transcript().expect_err("empty").to_string();
    assert_eq!(refused, "line 2: empty");
    assert!(matches!(reader.next_transcript(), Ok(Some(_))));
    assert_eq!(reader.line(), 4);
    assert!(matches!(reader.next_transcript(), Ok(None)));
}

#[test]
fn empty_lines_before_all_and_after_all_are_passed_over() -> Result<(), ReadError> {
    for (text, line) in [
        (format!("\n \n{GOOD}"), 3),
        (format!("{GOOD}\n\n \n\t\n"), 1),
    ] {
        let mut reader = TranscriptReader::new(text.as_bytes());
        assert!(reader.next_transcript()?.is_some());
        assert_eq!(reader.line(), line);
        assert!(reader.next_transcript()?.is_none());
    }
    assert!(
        TranscriptReader::new(&b"\n \n"[..])
            .next_transcript()?
            .is_none()
    );
    Ok(())
}

#[test]
fn broken_json_is_refused_by_line_and_column() {
    let truncated = &GOOD[..30];
    assert_eq!(
        refused(&format!("{GOOD}\n{truncated}\n")),
        "line 2, column 30: EOF while parsing a string"
    );
    assert_eq!(
        refused(r#"["V",["red"],"S",[]]"#),
        "line 1: not a JSON object"
    );
    assert!(
        refused(&format!("{GOOD}{GOOD}")).starts_with("line 1, column 39: trailing characters")
    );
    assert!(refused("{\"variant\":\"\u{7}\"}").contains("control character"));
}

#[test]
fn missing_keys_and_wrong_types_are_refused_by_name_or_column() {
    assert!(refused(r#"{"variant":"V","moves":[]}"#).contains("missing field `start`"));
    assert!(refused(r#"{"variant":"V","start":"S"}"#).contains("missing field `moves`"));
    assert!(refused(r#"{"start":"S","moves":[]}"#).contains("missing field `variant`"));
    for wrong in [
        r#""moves":"D4""#,
        r#""moves":[1]"#,
        r#""legal":[["D4"],1]"#,
        r#""seats":null"#,
        r#""final":7"#,
        r#""points":[1,0]"#,
        r#""measures":"""#,
        r#""challenge":1"#,
    ] {
        let refused = refused(&format!(
            r#"{{"variant":"V","start":"S",{wrong},"moves":[]}}"#
        ));
        assert!(
            refused.contains("invalid type") && refused.contains("column"),
            "{wrong}: {refused}"
        );
    }
}

#[test]
fn a_key_that_is_there_twice_is_refused_by_name() {
    let refused = |more: &str| refused(&GOOD.replace("[]", &format!("[],{more}")));
    for key in ["points", "measures"] {
        assert_eq!(
            refused(&format!(r#""{key}":{{"red":1,"blue":0,"red":1}}"#)),
            format!("line 1, column {}: duplicate key `red`", 64 + key.len())
        );
    }
    assert!(refused(r#""moves":[]"#).contains("duplicate field `moves`"));
    assert!(refused(r#""points":{},"points":{}"#).contains("duplicate field `points`"));
}

#[test]
fn bytes_that_are_no_text_are_refused_by_line_and_column() {
    let mut text = format!("{GOOD}\n{GOOD}\n\n").into_bytes();
    text[GOOD.len() + 1 + 12] = 0xff;
    text[2 * GOOD.len() + 2] = 0x80;
    let mut reader = TranscriptReader::new(text.as_slice());
    assert!(matches!(reader.next_transcript(), Ok(Some(_))));
    let mut refused = || reader.next_transcript().expect_err("no text").to_string();
    assert_eq!(refused(), "line 2, column 13: not UTF-8");
    assert_eq!(refused(), "line 3, column 1: not UTF-8");
}

#[test]
fn after_a_line_that_is_refused_comes_the_next() {
    let long = "x".repeat(MAX_BYTES as usize + 10);
    for bad in ["[]", "{", "{\"variant\":", long.as_str()] {
        let text = format!("{bad}\n{GOOD}\n");
        let mut reader = TranscriptReader::new(text.as_bytes());
        assert!(reader.next_transcript().is_err());
        assert!(matches!(reader.next_transcript(), Ok(Some(_))));
        assert_eq!(reader.line(), 2);
        assert!(matches!(reader.next_transcript(), Ok(None)));
    }
}

#[test]
fn what_follows_a_transcript_is_told() {
    const KINGS: &str =
        r#"{"variant":"seat-of-kings","seats":["blue","red"],"options":{},"events":[]}"#;
    for one in [GOOD, KINGS] {
        let behind = one.len() + 1;
        for (rest, want) in [
            (
                "\u{a0}",
                format!("line 1, column {behind}: trailing characters (U+00A0)"),
            ),
            (
                " x",
                format!("line 1, column {}: trailing characters", behind + 1),
            ),
            (
                "\n\u{feff}{}",
                "line 2, column 1: a byte order mark: a second file begins here".into(),
            ),
            (
                "\u{feff}{}",
                format!("line 1, column {behind}: a byte order mark: a second file begins here"),
            ),
        ] {
            assert_eq!(refused(&format!("{one}{rest}")), want);
        }
    }
    let half = [GOOD.as_bytes(), b"\n\xed\xa0\x80"].concat();
    let mut reader = TranscriptReader::new(half.as_slice());
    assert!(matches!(reader.next_transcript(), Ok(Some(_))));
    let refused = reader.next_transcript().expect_err("no text").to_string();
    assert_eq!(refused, "line 2, column 1: half of a UTF-16 character");
}
