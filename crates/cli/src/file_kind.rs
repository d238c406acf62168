//! Files of another kind than a command reads: what they seem to be, and which command reads them.

use catalog::AnyVariant;

use crate::serve::settings_file;
use crate::words::words;

/// What begins every database of SQLite.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// The sentence about a file that seems to be of another kind than these; `None` if nothing speaks for one.
pub(crate) fn other(head: &[u8], wanted: &[&str]) -> Option<String> {
    let kind = seeming(head).filter(|kind| !wanted.contains(kind))?;
    Some(words().say("other-kind", &[("kind", kind.into())]))
}

/// The kind of file that begins like this, by its name in messages; `None` if it is like none.
fn seeming(head: &[u8]) -> Option<&'static str> {
    if head.starts_with(DATABASE) {
        return Some("database");
    }
    let text = String::from_utf8_lossy(head);
    let text = text.trim_start();
    let has = |key: &str| text.contains(&format!("\"{key}\""));
    let first = text.split_whitespace().next().unwrap_or_default();
    match text.chars().next()? {
        '{' if has("agreed") && has("commitment") && !has("at") => Some("proof"),
        '{' if has("at") && has("event") => Some("kept"),
        '{' if has("variant") && has("round") => Some("position"),
        '{' if has("variant") && (has("moves") || has("events")) => Some("transcript"),
        '{' => None,
        _ if text.contains("[[card]]") => Some("deck"),
        '[' => Some("game"),
        _ if first.parse::<AnyVariant>().is_ok() => Some("position"),
        _ => settings_file::read(text)
            .is_ok_and(|settings| !settings.is_empty())
            .then_some("settings"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_of_file_is_known_by_its_beginning() {
        for (head, kind) in [
            ("SQLite format 3\0...", Some("database")),
            (
                "{\n  \"agreed\": {\"variant\": \"high-kings-1\"},\n  \"commitment\"",
                Some("proof"),
            ),
            (
                "{\"at\":1,\"event\":\"opened\",\"agreed\":{}}\n",
                Some("kept"),
            ),
            (
                "{\"variant\":\"seat-of-kings\",\"round\":1,",
                Some("position"),
            ),
            (
                "{\"variant\":\"high-kings-1\",\"moves\":[",
                Some("transcript"),
            ),
            ("{\"a\": 1}", None),
            (
                "high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -",
                Some("position"),
            ),
            ("[Variant \"high-kings-1\"]\n", Some("game")),
            ("# A deck.\nname = \"mine\"\n\n[[card]]\n", Some("deck")),
            ("listen = \"127.0.0.1:0\"\n", Some("settings")),
            ("Dear all,", None),
            ("", None),
        ] {
            assert_eq!(seeming(head.as_bytes()), kind, "{head}");
        }
    }
}
