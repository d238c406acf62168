//! Sheets to print, which never change.

use catalog::AnyVariant;
use draw::Paper;
use host::Problem;
use seat_of_kings::Deck;
use sheets::{Backs, Sheets};
use words::Language;

/// The contents of sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    /// The player aid of a game.
    Aid(AnyVariant),
    /// The score sheet of a game.
    Score(AnyVariant),
    /// The cards of the deck that comes with the program.
    Deck(Backs),
}

/// The form of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// All pages.
    Pdf,
    /// One page, by its number, from 1.
    Svg(usize),
}

/// A file of sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Print {
    pub(crate) content: Content,
    pub(crate) paper: Paper,
    pub(crate) language: Language,
    pub(crate) form: Form,
}

/// The number of files that are kept, of 700 KiB at most.
pub(crate) const MAX_KEPT: usize = 12;

/// A file of sheets.
///
/// # Errors
///
/// [`Problem::Malformed`] if the sheets have no such page, [`Problem::Failed`] if they cannot be made.
pub(crate) fn file(print: Print) -> Result<Vec<u8>, Problem> {
    let sheets = laid_out(print);
    match print.form {
        Form::Pdf => sheets.pdf().map_err(|_| Problem::Failed),
        Form::Svg(number) => {
            let page = number.checked_sub(1).and_then(|at| sheets.pages().get(at));
            let pages = sheets.pages().len();
            let none = || Problem::Malformed(format!("page: not a number from 1 to {pages}"));
            page.map(|page| page.clone().into()).ok_or_else(none)
        }
    }
}

fn laid_out(print: Print) -> Sheets {
    let (language, paper) = (print.language, print.paper);
    match print.content {
        Content::Aid(variant) => sheets::player_aid(variant, language, paper),
        Content::Score(variant) => sheets::score_sheet(variant, language, paper),
        Content::Deck(backs) => sheets::cards(&Deck::reconstructed(), backs, language, paper),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(content: Content, form: Form) -> Print {
        Print {
            content,
            paper: Paper::A4,
            language: Language::German,
            form,
        }
    }

    #[test]
    fn each_page_is_a_file_and_others_are_refused() {
        let [first, second] =
            [1, 2].map(|page| file(print(Content::Deck(Backs::Without), Form::Svg(page))));
        let first = first.expect("a page");
        assert!(first.starts_with(b"<svg"));
        assert_ne!(second.expect("a page"), first);
        let none = file(print(Content::Deck(Backs::Without), Form::Svg(0)));
        assert!(matches!(none, Err(Problem::Malformed(_))));
    }
}
