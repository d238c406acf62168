//! Splits Rust source into code, comments and strings, line by line.

/// Three texts with the lines of the source: each keeps its own characters and has spaces for the others.
pub(crate) struct Source {
    /// What is neither comment nor inside quotation marks.
    pub(crate) code: String,
    /// Comments, doc comments included.
    pub(crate) comments: String,
    /// What stands inside quotation marks; the marks themselves stay.
    pub(crate) strings: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Code,
    Comment,
    Text,
}

impl Source {
    /// Splits a source file. Relies on it to compile.
    pub(crate) fn new(text: &str) -> Self {
        let mut source = Self {
            code: String::new(),
            comments: String::new(),
            strings: String::new(),
        };
        let mut rest = text;
        while !rest.is_empty() {
            let (kind, length) = piece(rest);
            let (now, later) = rest.split_at(length);
            source.push(kind, now);
            rest = later;
        }
        source
    }

    fn push(&mut self, kind: Kind, piece: &str) {
        let blank: String = piece
            .chars()
            .map(|letter| if letter == '\n' { '\n' } else { ' ' })
            .collect();
        let of = |wanted| {
            if kind == wanted {
                piece
            } else {
                blank.as_str()
            }
        };
        self.code.push_str(of(Kind::Code));
        self.comments.push_str(of(Kind::Comment));
        self.strings.push_str(of(Kind::Text));
    }
}

/// The kind and the length of the first piece; code comes a word or a character at a time.
fn piece(text: &str) -> (Kind, usize) {
    if text.starts_with("//") {
        return (Kind::Comment, text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return (
            Kind::Comment,
            text.find("*/").map_or(text.len(), |end| end + 2),
        );
    }
    if let Some(length) = raw_string(text) {
        return (Kind::Text, length);
    }
    if text.starts_with('"') {
        return (Kind::Text, quoted(text));
    }
    if let Some(length) = character(text) {
        return (Kind::Text, length);
    }
    (Kind::Code, word(text))
}

/// The length of a word, so that the `r` of `for"` begins no raw string, or else of one character.
fn word(text: &str) -> usize {
    let ends = |letter: char| !letter.is_alphanumeric() && letter != '_';
    match text.find(ends).unwrap_or(text.len()) {
        0 => text.chars().next().map_or(1, char::len_utf8),
        length => length,
    }
}

/// The length of a string with its marks and escapes.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a raw string, if one begins here.
fn raw_string(text: &str) -> Option<usize> {
    let after = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let inside = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = text.len() - inside.len();
    Some(
        inside
            .find(&end)
            .map_or(text.len(), |at| start + at + end.len()),
    )
}

/// The length of a character literal, if one begins here; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let mut letters = text.strip_prefix('\'')?.char_indices();
    match letters.next()? {
        (_, '\\') => {
            letters.next()?;
            letters
                .find(|&(_, letter)| letter == '\'')
                .map(|(at, _)| at + 2)
        }
        _ => letters
            .next()
            .filter(|&(_, letter)| letter == '\'')
            .map(|(at, _)| at + 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_comments_are_not_code() {
        let source = Source::new("let a = \"x // \\\" y\"; // z \"q\"\nfor_r'b';");
        assert_eq!(source.code, "let a =            ;         \nfor_r   ;");
        assert_eq!(source.comments.trim(), "// z \"q\"");
        assert!(source.strings.contains("\"x // \\\" y\""));
        assert!(!source.strings.contains('q'));
    }

    #[test]
    fn raw_strings_end_with_their_own_hashes() {
        let source = Source::new("f(r#\"one \" two\"#, 'static, '\\'', '\"') // end");
        assert_eq!(
            source.code.split_whitespace().collect::<String>(),
            "f(,'static,,)"
        );
        assert_eq!(source.comments.trim(), "// end");
    }
}
