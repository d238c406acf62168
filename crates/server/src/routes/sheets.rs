//! Sheets to print: the player aid and the score sheet of each game, and the cards of Seat of Kings.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalog::AnyVariant;
use draw::Paper;
use host::Problem;
use serde::Deserialize;
use sheets::Backs;
use utoipa::{IntoParams, ToSchema};
use words::Language;

use super::failure::Failure;
use super::language::Asked;
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::prints::{self, Content, Form, Print};
use crate::state::AppState;
use crate::tables::thinking::Lane;

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
pub(super) struct GameSheet {
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

/// The player aid or the score sheet of a game, to print
#[utoipa::path(get, path = "/api/sheets/{game}", operation_id = "game_sheet", params(GameSheet), responses((status = 200, content_type = "application/pdf", body = String)))]
pub(super) async fn game(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    Path(game): Path<String>,
    asked: Result<Query<GameSheet>, QueryRejection>,
) -> Result<Response, Failure> {
    let variant: AnyVariant = game.parse().map_err(|_| Problem::NoPath)?;
    let Query(asked) = asked.map_err(|refused| Problem::Malformed(refused.to_string()))?;
    let (content, kind) = match asked.kind {
        Kind::Aid => (Content::Aid(variant), "aid"),
        Kind::Score => (Content::Score(variant), "score"),
    };
    let print = Print {
        content,
        paper: asked.paper.into(),
        language: spoken(asked.lang.as_deref(), language)?,
        form: match asked.format {
            FileForm::Pdf => Form::Pdf,
            FileForm::Svg => Form::Svg(1),
        },
    };
    response(&state, address, print, &format!("{game}-{kind}")).await
}

/// The sheets of cards that are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct DeckSheets {
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

/// The cards of the deck that comes with the program, to print and cut
#[utoipa::path(get, path = "/api/sheets/deck", operation_id = "deck_sheets", params(DeckSheets), responses((status = 200, content_type = "application/pdf", body = String)))]
pub(super) async fn deck(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    asked: Result<Query<DeckSheets>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(asked) = asked.map_err(|refused| Problem::Malformed(refused.to_string()))?;
    let backs = if asked.backs {
        Backs::With
    } else {
        Backs::Without
    };
    let print = Print {
        content: Content::Deck(backs),
        paper: asked.paper.into(),
        language: spoken(asked.lang.as_deref(), language)?,
        form: match asked.format {
            FileForm::Pdf => Form::Pdf,
            FileForm::Svg => Form::Svg(asked.page.unwrap_or(1)),
        },
    };
    response(&state, address, print, "seat-of-kings-cards").await
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

/// A file that is kept, or is made now.
async fn response(
    state: &AppState,
    address: Address,
    print: Print,
    name: &str,
) -> Result<Response, Failure> {
    let file = match state.prints.get(&print) {
        Some(file) => file,
        None => {
            let place = state.thinking.place(address, Lane::Drawings)?;
            state.limits.advice(address, Price::Usual)?;
            let making = state
                .prints
                .make(place, print, move |_| prints::file(print));
            making.await?
        }
    };
    let (kind, ending) = match print.form {
        Form::Pdf => ("application/pdf", "pdf"),
        Form::Svg(_) => ("image/svg+xml", "svg"),
    };
    let (paper, language) = (print.paper.name(), print.language.tag());
    let name = format!("inline; filename=\"{name}-{paper}-{language}.{ending}\"");
    let name = HeaderValue::from_str(&name).map_err(|_| Problem::Failed)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, name),
        (
            header::CACHE_CONTROL,
            HeaderValue::from_static("public, max-age=86400"),
        ),
        (header::VARY, HeaderValue::from_static("accept-language")),
    ];
    Ok((headers, file).into_response())
}
