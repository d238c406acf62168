//! What somebody types: a decision, or a word that asks for something else.

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Nothing stands there.
    Nothing,
    /// Anything else: a decision, if it is one.
    Token(String),
    /// The legal decisions that begin so.
    Moves(String),
    /// Why a decision is not legal.
    Why(String),
    /// What decisions would do one after the other.
    Try(Vec<String>),
    /// To write the game into this file.
    Save(String),
    Hint,
    Undo,
    Board,
    Score,
    Log,
    Draw,
    Resign,
    Rematch,
    Next,
    Help,
    Quit,
}

/// Why a line asks for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Misused {
    /// This word takes nothing after it.
    Excess(&'static str),
    /// `why` without a decision.
    Why,
    /// `try` without decisions.
    Try,
    /// `save` without a file.
    Save,
}

/// The words that take nothing after them.
const ALONE: [(&str, Typed); 14] = [
    ("hint", Typed::Hint),
    ("undo", Typed::Undo),
    ("takeback", Typed::Undo),
    ("board", Typed::Board),
    ("show", Typed::Board),
    ("score", Typed::Score),
    ("log", Typed::Log),
    ("draw", Typed::Draw),
    ("resign", Typed::Resign),
    ("rematch", Typed::Rematch),
    ("next", Typed::Next),
    ("help", Typed::Help),
    ("?", Typed::Help),
    ("quit", Typed::Quit),
];

/// Reads a line. Space at its ends does not matter, nor how much there is between words.
pub(crate) fn read(line: &str) -> Result<Typed, Misused> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((&first, rest)) = words.split_first() else {
        return Ok(Typed::Nothing);
    };
    if let Some((word, typed)) = ALONE.into_iter().find(|(word, _)| *word == first) {
        return match rest {
            [] => Ok(typed),
            _ => Err(Misused::Excess(word)),
        };
    }
    let after = rest.join(" ");
    match first {
        "moves" => Ok(Typed::Moves(after)),
        "why" if after.is_empty() => Err(Misused::Why),
        "why" => Ok(Typed::Why(after)),
        "save" if after.is_empty() => Err(Misused::Save),
        "save" => Ok(Typed::Save(after)),
        "try" => {
            let draft = after.split(';').map(|token| token.trim().to_owned());
            let draft: Vec<_> = draft.filter(|token| !token.is_empty()).collect();
            match draft.as_slice() {
                [] => Err(Misused::Try),
                _ => Ok(Typed::Try(draft)),
            }
        }
        _ => Ok(Typed::Token(words.join(" "))),
    }
}

/// A decision of a ringfort game with its hills in capitals, as tokens have them.
pub(crate) fn with_capitals(token: &str) -> String {
    let letters: Vec<char> = token.chars().collect();
    let is_column = |place: usize| {
        let is_row = letters.get(place + 1).is_some_and(char::is_ascii_digit);
        ('a'..='g').contains(&letters[place]) && is_row
    };
    let capital = |place: usize| match is_column(place) {
        true => letters[place].to_ascii_uppercase(),
        false => letters[place],
    };
    (0..letters.len()).map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let token = |text: &str| Ok(Typed::Token(text.into()));
        assert_eq!(read(" \t"), Ok(Typed::Nothing));
        assert_eq!(read(" D4 \r"), token("D4"));
        assert_eq!(read("play  8   ulster"), token("play 8 ulster"));
        assert_eq!(read("takeback"), Ok(Typed::Undo));
        assert_eq!(read("undo it"), Err(Misused::Excess("undo")));
        assert_eq!(read("moves"), Ok(Typed::Moves(String::new())));
        assert_eq!(read("moves play 8"), Ok(Typed::Moves("play 8".into())));
        assert_eq!(read("why"), Err(Misused::Why));
        assert_eq!(read("why xD4"), Ok(Typed::Why("xD4".into())));
        assert_eq!(read("save"), Err(Misused::Save));
        assert_eq!(read("save a b.tara"), Ok(Typed::Save("a b.tara".into())));
        assert_eq!(read("try ; "), Err(Misused::Try));
        let draft = ["activate A1", "end"].map(String::from).to_vec();
        assert_eq!(read("try activate  A1; end;"), Ok(Typed::Try(draft)));
    }

    #[test]
    fn hills_may_be_typed_small() {
        for (typed, token) in [
            ("d4", "D4"),
            ("xd4+e4e5", "xD4+E4E5"),
            ("b2-c4", "B2-C4"),
            ("pass", "pass"),
            ("h9", "h9"),
        ] {
            assert_eq!(with_capitals(typed), token);
        }
    }
}
