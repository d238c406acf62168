//! Games that are over.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;

use super::body;
use crate::api::ErrorBody;
use crate::host::Host;
use crate::problem::Problem;
use crate::store::GameRecord;

/// The transcript of a game that is over, one line
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}", responses((status = 200, body = Object), (status = "default", body = ErrorBody)))]
pub(super) async fn transcript(
    State(host): State<Arc<Host>>,
    Path((table, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, Problem> {
    let record = find(&host, &table, &game).await?;
    let form = [(header::CONTENT_TYPE, "application/json")];
    Ok((form, record.transcript))
}

/// The proof that the draws of a game that is over were fair
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/proof", responses((status = 200, body = Object), (status = "default", body = ErrorBody)))]
pub(super) async fn fairness(
    State(host): State<Arc<Host>>,
    Path((table, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, Problem> {
    let record = find(&host, &table, &game).await?;
    let form = [(header::CONTENT_TYPE, "application/json")];
    Ok((form, record.fairness))
}

/// A game of a table that is over.
pub(super) async fn find(host: &Host, table: &str, game: &str) -> Result<GameRecord, Problem> {
    let (table, game) = (body::table(table)?, body::game(game)?);
    let found = host.tables.store.game(table, game).await?;
    found.ok_or(Problem::NoGame)
}
