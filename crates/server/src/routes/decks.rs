//! Decks of Seat of Kings: that of a table, the one that comes with the program, and files of others.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use host::api::{DeckFileBody, DeckFileOf};
use play::DeckView;

use super::body::{self, Body};
use super::failure::Failure;
use super::language::Asked;
use crate::net::address::Address;
use crate::state::AppState;

/// The deck that comes with the program
#[utoipa::path(get, path = "/api/deck", responses((status = 200, body = DeckView)))]
pub(super) async fn usual() -> Json<DeckView> {
    Json(host::usual_deck())
}

/// The deck file of the deck that comes with the program
#[utoipa::path(get, path = "/api/deck/file", responses((status = 200, body = str)))]
pub(super) async fn usual_file() -> impl IntoResponse {
    let form = "text/plain; charset=utf-8";
    ([(header::CONTENT_TYPE, form)], host::usual_deck_file())
}

/// Check a deck file; returns all its faults
#[utoipa::path(post, path = "/api/deck/check", operation_id = "check_deck", request_body = DeckFileOf, responses((status = 200, body = DeckFileBody)))]
pub(super) async fn check(
    Asked(language): Asked,
    Body(asked): Body<DeckFileOf>,
) -> Json<DeckFileBody> {
    Json(host::check_deck(&asked, language))
}

/// The deck of a table of Seat of Kings
#[utoipa::path(get, path = "/api/tables/{table}/deck", responses((status = 200, body = DeckView)))]
pub(super) async fn of_table(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
) -> Result<Json<DeckView>, Failure> {
    let agreed = state.store.agreed(body::table(&table)?).await?;
    let deck = host::deck(agreed.as_ref());
    let deck = state.limits.count_guesses(address, deck)?;
    Ok(Json(deck))
}
