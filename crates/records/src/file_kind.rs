//! The kinds of files that people keep of these games, each known by how it begins.

use catalog::AnyVariant;

/// The beginning of every database of SQLite.
const DATABASE: &str = "SQLite format 3\0";

/// The kind of a text, by its beginning. It is a guess for error messages: what is at fault may be read as something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// The database of a server.
    Database,
    /// A picture of a board or of a game, as PNG or SVG.
    Picture,
    /// The proof of the draws of a game.
    Proof,
    /// The events of a table, as `tara play` keeps them.
    Kept,
    /// A position, or what a seat sees of one.
    Position,
    /// Transcripts.
    Transcript,
    /// A deck of Seat of Kings.
    Deck,
    /// A game file.
    Game,
}

impl FileKind {
    /// The kind of file that begins like this; `None` if it is like none.
    pub fn seeming(head: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(head);
        if text.starts_with(DATABASE) {
            return Some(Self::Database);
        }
        // The first byte of a PNG file is no UTF-8, and its line ends may have been read as such.
        if text.starts_with("\u{fffd}PNG") {
            return Some(Self::Picture);
        }
        let text = text.trim_start();
        let has = |key: &str| text.contains(&format!("\"{key}\""));
        let first = text.split_whitespace().next().unwrap_or_default();
        match text.chars().next()? {
            '<' => text.contains("<svg").then_some(Self::Picture),
            '{' if has("agreed") && has("commitment") && !has("at") => Some(Self::Proof),
            '{' if has("at") && has("event") => Some(Self::Kept),
            '{' if has("variant") && has("round") => Some(Self::Position),
            '{' if has("variant") && (has("moves") || has("events")) => Some(Self::Transcript),
            '{' => None,
            _ if text.contains("[[card]]") => Some(Self::Deck),
            '[' => Some(Self::Game),
            _ => first.parse::<AnyVariant>().ok().map(|_| Self::Position),
        }
    }

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Database => "database",
            Self::Picture => "picture",
            Self::Proof => "proof",
            Self::Kept => "kept",
            Self::Position => "position",
            Self::Transcript => "transcript",
            Self::Deck => "deck",
            Self::Game => "game",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_of_file_is_known_by_its_beginning() {
        for (head, kind) in [
            ("SQLite format 3\0...", Some(FileKind::Database)),
            ("\u{fffd}PNG\r\n\u{1a}\n", Some(FileKind::Picture)),
            (
                "<?xml version=\"1.0\"?>\n<svg xmlns=\"",
                Some(FileKind::Picture),
            ),
            ("<p>Dear all,", None),
            (
                "{\n  \"agreed\": {\"variant\": \"high-kings-1\"},\n  \"commitment\"",
                Some(FileKind::Proof),
            ),
            (
                "{\"at\":1,\"event\":\"opened\",\"agreed\":{}}\n",
                Some(FileKind::Kept),
            ),
            (
                "{\"variant\":\"seat-of-kings\",\"round\":1,",
                Some(FileKind::Position),
            ),
            (
                "{\"variant\":\"high-kings-1\",\"moves\":[",
                Some(FileKind::Transcript),
            ),
            ("{\"a\": 1}", None),
            (
                "high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -",
                Some(FileKind::Position),
            ),
            ("[Variant \"high-kings-1\"]\n", Some(FileKind::Game)),
            (
                "# A deck.\nname = \"mine\"\n\n[[card]]\n",
                Some(FileKind::Deck),
            ),
            ("listen = \"127.0.0.1:0\"\n", None),
            ("Dear all,", None),
            ("", None),
        ] {
            assert_eq!(FileKind::seeming(head.as_bytes()), kind, "{head}");
        }
    }

    #[test]
    fn the_bytes_of_a_picture_are_known_as_well() {
        let kind = FileKind::seeming(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
        assert_eq!(kind, Some(FileKind::Picture));
    }
}
