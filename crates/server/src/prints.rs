//! Sheets to print, which never change: laid out when somebody asks for one, and kept for a while.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use catalog::AnyVariant;
use draw::Paper;
use host::Problem;
use seat_of_kings::Deck;
use sheets::{Backs, Sheets};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use words::Language;

/// What is on sheets.
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

/// Lays out sheets, one file at a time, and keeps the last ones.
pub(crate) struct Prints {
    /// The newest first.
    made: Mutex<VecDeque<(Print, Bytes)>>,
    press: Semaphore,
}

/// The number of files that are kept, of 700 KiB at most.
const MAX_KEPT: usize = 12;

impl Default for Prints {
    fn default() -> Self {
        Self {
            made: Mutex::default(),
            press: Semaphore::new(1),
        }
    }
}

impl Prints {
    /// A file, if it is kept.
    pub(crate) fn kept(&self, print: Print) -> Option<Bytes> {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let found = made.iter().find(|(of, _)| *of == print);
        found.map(|(_, file)| file.clone())
    }

    /// Makes a file.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if the sheets have no such page, [`Problem::Failed`] if they cannot be made.
    pub(crate) async fn make(&self, print: Print) -> Result<Bytes, Problem> {
        let _press = self.press.acquire().await.map_err(|_| Problem::Closing)?;
        // Somebody else may have asked for the same meanwhile.
        if let Some(file) = self.kept(print) {
            return Ok(file);
        }
        let file = spawn_blocking(move || file(print)).await;
        let file = file.map_err(|_| Problem::Failed)??;
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.push_front((print, file.clone()));
        made.truncate(MAX_KEPT);
        Ok(file)
    }
}

fn file(print: Print) -> Result<Bytes, Problem> {
    let sheets = laid_out(print);
    match print.form {
        Form::Pdf => sheets.pdf().map(Bytes::from).map_err(|_| Problem::Failed),
        Form::Svg(number) => {
            let page = number.checked_sub(1).and_then(|at| sheets.pages().get(at));
            let pages = sheets.pages().len();
            let none = || Problem::Malformed(format!("page: not a number from 1 to {pages}"));
            page.map(|page| Bytes::from(page.clone())).ok_or_else(none)
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

    #[tokio::test]
    async fn files_are_made_once_and_kept_until_there_are_many() {
        let prints = Prints::default();
        let [first, second] =
            [1, 2].map(|page| print(Content::Deck(Backs::Without), Form::Svg(page)));
        let page = prints.make(first).await.expect("a page");
        assert!(page.starts_with(b"<svg"));
        assert_ne!(prints.make(second).await.expect("a page"), page);
        assert_eq!(prints.kept(first), Some(page));
        let none = prints.make(print(Content::Deck(Backs::Without), Form::Svg(0)));
        assert!(matches!(none.await, Err(Problem::Malformed(_))));
        for variant in AnyVariant::all() {
            prints
                .make(print(Content::Score(variant), Form::Svg(1)))
                .await
                .expect("a page");
        }
        assert_eq!(prints.kept(first), None);
        assert!(prints.kept(second).is_some());
    }
}
