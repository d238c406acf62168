//! Sheets to print, which never change.

use catalog::AnyVariant;
use draw::Paper;
use host::Problem;
use seat_of_kings::Deck;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use words::Language;

use crate::{Backs, Sheets, cards, player_aid, score_sheet};

/// The contents of sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// The player aid of a game.
    Aid(AnyVariant),
    /// The score sheet of a game.
    Score(AnyVariant),
    /// The cards of the deck that comes with the program.
    Deck(Backs),
}

/// The form of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// All pages.
    Pdf,
    /// One page, by its number, from 1.
    Svg(usize),
}

/// A file of sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Print {
    /// Its contents.
    pub content: Content,
    /// The size of its paper.
    pub paper: Paper,
    /// The language of its words.
    pub language: Language,
    /// Its form.
    pub form: Form,
}

/// A kind of sheet of a game.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// The player aid.
    #[default]
    Aid,
    /// The score sheet.
    Score,
}

/// A size of paper.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PaperSize {
    #[default]
    A4,
    Letter,
}

/// A form of file.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum FileForm {
    #[default]
    Pdf,
    Svg,
}

/// The sheet of a game that is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GameSheet {
    /// The player aid or the score sheet; the aid if it is left out.
    #[serde(default)]
    #[param(inline, required = false)]
    kind: Kind,
    /// The size of the paper; A4 if it is left out.
    #[serde(default)]
    #[param(inline, required = false)]
    paper: PaperSize,
    /// The form of the file; PDF if it is left out.
    #[serde(default)]
    #[param(inline, required = false)]
    format: FileForm,
    /// The language, `en`, `de` or `it`; that of the request if it is left out.
    lang: Option<String>,
}

impl GameSheet {
    /// The file of a game, in the language of the request unless it names another.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if it names no language of Tara.
    pub fn print(&self, variant: AnyVariant, asked: Language) -> Result<Print, Problem> {
        Ok(Print {
            content: match self.kind {
                Kind::Aid => Content::Aid(variant),
                Kind::Score => Content::Score(variant),
            },
            paper: self.paper.into(),
            language: spoken(self.lang.as_deref(), asked)?,
            form: self.format.of_page(1),
        })
    }
}

/// The sheets of cards that are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DeckSheets {
    /// True if every second page has the backs of the one before it; not if it is left out.
    #[serde(default)]
    #[param(required = false)]
    backs: bool,
    /// The size of the paper; A4 if it is left out.
    #[serde(default)]
    #[param(inline, required = false)]
    paper: PaperSize,
    /// The form of the file; PDF if it is left out.
    #[serde(default)]
    #[param(inline, required = false)]
    format: FileForm,
    /// The page that an SVG file shows, from 1; the first one if it is left out.
    page: Option<usize>,
    /// The language, `en`, `de` or `it`; that of the request if it is left out.
    lang: Option<String>,
}

impl DeckSheets {
    /// The file of the cards, in the language of the request unless it names another.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if it names no language of Tara.
    pub fn print(&self, asked: Language) -> Result<Print, Problem> {
        let backs = if self.backs {
            Backs::With
        } else {
            Backs::Without
        };
        Ok(Print {
            content: Content::Deck(backs),
            paper: self.paper.into(),
            language: spoken(self.lang.as_deref(), asked)?,
            form: self.format.of_page(self.page.unwrap_or(1)),
        })
    }
}

impl FileForm {
    const fn of_page(self, page: usize) -> Form {
        match self {
            Self::Pdf => Form::Pdf,
            Self::Svg => Form::Svg(page),
        }
    }
}

impl From<PaperSize> for Paper {
    fn from(size: PaperSize) -> Self {
        match size {
            PaperSize::A4 => Self::A4,
            PaperSize::Letter => Self::Letter,
        }
    }
}

/// The language of sheets: the one that is named, else that of the request.
fn spoken(named: Option<&str>, asked: Language) -> Result<Language, Problem> {
    let Some(tag) = named else { return Ok(asked) };
    let wrong = || Problem::Malformed("lang: not one of en, de and it".into());
    Language::of_tag(tag).ok_or_else(wrong)
}

impl Print {
    /// The type of its content.
    pub const fn kind(&self) -> &'static str {
        match self.form {
            Form::Pdf => "application/pdf",
            Form::Svg(_) => "image/svg+xml",
        }
    }

    /// A name for it.
    pub fn name(&self) -> String {
        let name = match self.content {
            Content::Aid(variant) => format!("{}-aid", variant.name()),
            Content::Score(variant) => format!("{}-score", variant.name()),
            Content::Deck(_) => "seat-of-kings-cards".into(),
        };
        let ending = match self.form {
            Form::Pdf => "pdf",
            Form::Svg(_) => "svg",
        };
        let (paper, language) = (self.paper.name(), self.language.tag());
        format!("{name}-{paper}-{language}.{ending}")
    }
}

/// A file of sheets.
///
/// # Errors
///
/// [`Problem::Malformed`] if the sheets have no such page, [`Problem::Failed`] if they cannot be made.
pub fn file(print: Print) -> Result<Vec<u8>, Problem> {
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
        Content::Aid(variant) => player_aid(variant, language, paper),
        Content::Score(variant) => score_sheet(variant, language, paper),
        Content::Deck(backs) => cards(&Deck::reconstructed(), backs, language, paper),
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
