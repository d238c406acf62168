//! The command language of `tara play`: a decision, or a word for something else.

/// A parsed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum LineCommand {
    /// An empty line.
    Empty,
    /// Any other text, to be read as the token of a decision.
    Token(String),
    /// `moves`: list the legal decisions that begin so.
    Moves(String),
    /// `why`: explain why this decision is not legal.
    Why(String),
    /// `try`: preview these decisions, one after the other.
    Try(Vec<String>),
    /// `save`: write the game into this new file.
    Save(String),
    Hint,
    Undo,
    Board,
    Score,
    Log,
    Draw,
    Abort,
    Resign,
    Rematch,
    Next,
    Help,
    Quit,
}

/// The error of a line that cannot be parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UsageError {
    /// This command takes no argument.
    Excess(&'static str),
    /// `why` without a decision.
    Why,
    /// `try` without decisions.
    Try,
    /// `save` without a file.
    Save,
}

/// The commands without arguments.
const BARE_COMMANDS: [(&str, LineCommand); 15] = [
    ("hint", LineCommand::Hint),
    ("undo", LineCommand::Undo),
    ("takeback", LineCommand::Undo),
    ("board", LineCommand::Board),
    ("show", LineCommand::Board),
    ("score", LineCommand::Score),
    ("log", LineCommand::Log),
    ("draw", LineCommand::Draw),
    ("abort", LineCommand::Abort),
    ("resign", LineCommand::Resign),
    ("rematch", LineCommand::Rematch),
    ("next", LineCommand::Next),
    ("help", LineCommand::Help),
    ("?", LineCommand::Help),
    ("quit", LineCommand::Quit),
];

/// Parses a line. Any amount of white space separates words.
pub(crate) fn parse(line: &str) -> Result<LineCommand, UsageError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((&first, rest)) = words.split_first() else {
        return Ok(LineCommand::Empty);
    };
    if let Some((word, typed)) = BARE_COMMANDS.into_iter().find(|(word, _)| *word == first) {
        return match rest {
            [] => Ok(typed),
            _ => Err(UsageError::Excess(word)),
        };
    }
    let after = rest.join(" ");
    match first {
        "moves" => Ok(LineCommand::Moves(after)),
        "why" if after.is_empty() => Err(UsageError::Why),
        "why" => Ok(LineCommand::Why(after)),
        "save" if after.is_empty() => Err(UsageError::Save),
        "save" => Ok(LineCommand::Save(after)),
        "try" => {
            let draft = after.split(';').map(|token| token.trim().to_owned());
            let draft: Vec<_> = draft.filter(|token| !token.is_empty()).collect();
            match draft.as_slice() {
                [] => Err(UsageError::Try),
                _ => Ok(LineCommand::Try(draft)),
            }
        }
        _ => Ok(LineCommand::Token(words.join(" "))),
    }
}

/// The token of a ringfort move with its column letters in capitals.
pub(crate) fn with_capitals(token: &str) -> String {
    let letters: Vec<char> = token.chars().collect();
    let is_column = |place: usize| {
        let is_row = letters.get(place + 1).is_some_and(char::is_ascii_digit);
        ('a'..='g').contains(&letters[place]) && is_row
    };
    let capital = |place: usize| {
        if is_column(place) {
            letters[place].to_ascii_uppercase()
        } else {
            letters[place]
        }
    };
    (0..letters.len()).map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::man;

    #[test]
    fn lines_are_read() {
        let token = |text: &str| Ok(LineCommand::Token(text.into()));
        assert_eq!(parse(" \t"), Ok(LineCommand::Empty));
        assert_eq!(parse(" D4 \r"), token("D4"));
        assert_eq!(parse("play  8   ulster"), token("play 8 ulster"));
        assert_eq!(parse("takeback"), Ok(LineCommand::Undo));
        assert_eq!(parse("undo it"), Err(UsageError::Excess("undo")));
        assert_eq!(parse("moves"), Ok(LineCommand::Moves(String::new())));
        assert_eq!(
            parse("moves play 8"),
            Ok(LineCommand::Moves("play 8".into()))
        );
        assert_eq!(parse("why"), Err(UsageError::Why));
        assert_eq!(parse("why xD4"), Ok(LineCommand::Why("xD4".into())));
        assert_eq!(parse("save"), Err(UsageError::Save));
        assert_eq!(
            parse("save a b.tara"),
            Ok(LineCommand::Save("a b.tara".into()))
        );
        assert_eq!(parse("try ; "), Err(UsageError::Try));
        let draft = ["activate A1", "end"].map(String::from).to_vec();
        assert_eq!(parse("try activate  A1; end;"), Ok(LineCommand::Try(draft)));
    }

    #[test]
    fn the_man_page_has_every_word() {
        let page = man::page("play");
        let words = BARE_COMMANDS.iter().map(|(word, _)| *word);
        for word in words.chain(["moves", "why", "try", "save"]) {
            assert!(page.contains(word), "{word}");
        }
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
