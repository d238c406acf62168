//! Decks of Seat of Kings: that of a table, and the one that comes with the program.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use play::DeckView;

use super::body;
use super::failure::Failure;
use crate::net::address::Address;
use crate::state::AppState;

/// The deck that comes with the program
#[utoipa::path(get, path = "/api/deck", responses((status = 200, body = DeckView)))]
pub(super) async fn usual() -> Json<DeckView> {
    Json(host::usual_deck())
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
