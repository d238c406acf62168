//! Decks of Seat of Kings: that of a table, and the one that comes with the program.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use play::DeckView;
use seat_of_kings::Deck;

use super::kings;
use crate::api::ErrorBody;
use crate::host::Host;
use crate::problem::Problem;

/// The deck that comes with the program
#[utoipa::path(get, path = "/api/deck", responses((status = 200, body = Object)))]
pub(super) async fn usual() -> Json<DeckView> {
    Json(DeckView::of(&Deck::reconstructed()))
}

/// The deck of a table of Seat of Kings
#[utoipa::path(get, path = "/api/tables/{table}/deck", responses((status = 200, body = Object), (status = "default", body = ErrorBody)))]
pub(super) async fn of_table(
    State(host): State<Arc<Host>>,
    Path(table): Path<String>,
) -> Result<Json<DeckView>, Problem> {
    let start = kings::start(&host, &table).await?;
    Ok(Json(DeckView::of(&start.public().options().deck)))
}
