//! Sheets to print: the player aid and the score sheet of each game, and the cards of Seat of Kings.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalog::AnyVariant;
use host::Problem;
use sheets::{DeckSheets, GameSheet, Print, read_query};

use super::failure::Failure;
use super::language::Asked;
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::state::AppState;
use crate::tables::thinking::Lane;

/// The player aid or the score sheet of a game, to print
#[utoipa::path(get, path = "/api/sheets/{game}", operation_id = "game_sheet", params(GameSheet), responses((status = 200, content_type = "application/pdf", body = String)))]
pub(super) async fn game(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let variant: AnyVariant = game.parse().map_err(|_| Problem::NoPath)?;
    let asked: GameSheet = read_query(query.as_deref())?;
    response(&state, address, asked.print(variant, language)?).await
}

/// The cards of the deck that comes with the program, to print and cut
#[utoipa::path(get, path = "/api/sheets/deck", operation_id = "deck_sheets", params(DeckSheets), responses((status = 200, content_type = "application/pdf", body = String)))]
pub(super) async fn deck(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let asked: DeckSheets = read_query(query.as_deref())?;
    response(&state, address, asked.print(language)?).await
}

/// A file that is kept, or is made now.
async fn response(state: &AppState, address: Address, print: Print) -> Result<Response, Failure> {
    let file = match state.prints.get(&print) {
        Some(file) => file,
        None => {
            let place = state.thinking.place(address, Lane::Drawings)?;
            state.limits.advice(address, Price::Usual)?;
            let making = state
                .prints
                .make(place, print, move |_| sheets::file(print));
            making.await?
        }
    };
    let name = format!("inline; filename=\"{}\"", print.name());
    let name = HeaderValue::from_str(&name).map_err(|_| Problem::Failed)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(print.kind())),
        (header::CONTENT_DISPOSITION, name),
        (
            header::CACHE_CONTROL,
            HeaderValue::from_static("public, max-age=86400"),
        ),
        (header::VARY, HeaderValue::from_static("accept-language")),
    ];
    Ok((headers, file).into_response())
}
