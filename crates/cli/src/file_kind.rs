//! Files of another kind than a command reads: what they seem to be, and which command reads them.

use records::FileKind;

use crate::serve::settings_file;
use crate::words::words;

/// The sentence about a file that seems to be of another kind than these; `None` if nothing speaks for one.
pub(crate) fn other(head: &[u8], wanted: &[FileKind]) -> Option<String> {
    let kind = match FileKind::seeming(head) {
        Some(kind) if wanted.contains(&kind) => return None,
        Some(kind) => kind.name(),
        None if is_settings(head) => "settings",
        None => return None,
    };
    Some(words().say("other-kind", &[("kind", kind.into())]))
}

/// Returns true if a file sets something for a server.
fn is_settings(head: &[u8]) -> bool {
    let settings = settings_file::read(&String::from_utf8_lossy(head));
    settings.is_ok_and(|settings| !settings.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_known_beside_the_files_of_games() {
        for (head, is_known) in [
            ("listen = \"127.0.0.1:0\"\n", true),
            ("high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -", true),
            ("{\"variant\":\"high-kings-1\",\"moves\":[", false),
            ("Dear all,", false),
            ("", false),
        ] {
            let other = other(head.as_bytes(), &[FileKind::Transcript]);
            assert_eq!(other.is_some(), is_known, "{head}");
        }
    }
}
