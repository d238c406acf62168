//! Lists: the variants, the lobby, a client's own tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use host::api::{OwnTables, TableEntry, VariantDetails, VariantEntry, VersionBody};

use super::body::Body;
use super::failure::Failure;
use crate::net::address::Address;
use crate::state::AppState;
use crate::tables::lists;

/// The variants on offer
#[utoipa::path(get, path = "/api/variants", responses((status = 200, body = [VariantEntry])))]
pub(super) async fn variants() -> Json<Vec<VariantEntry>> {
    Json(host::variants())
}

/// The lessons of each variant, the clauses behind its words, and the form of its positions
#[utoipa::path(get, path = "/api/variants/details", responses((status = 200, body = [VariantDetails])))]
pub(super) async fn variant_details() -> Json<Vec<VariantDetails>> {
    Json(host::variant_details())
}

/// Get the version of the program
#[utoipa::path(get, path = "/api/version", responses((status = 200, body = VersionBody)))]
pub(super) async fn version() -> Json<VersionBody> {
    Json(crate::version::body())
}

/// List the public tables with a free seat: those with somebody present first, the newest first
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [TableEntry])))]
pub(super) async fn lobby(
    State(state): State<Arc<AppState>>,
) -> Result<Json<Vec<TableEntry>>, Failure> {
    Ok(Json(
        lists::listed(&state.store, &state.lobby, state.clock.now()).await?,
    ))
}

/// List the public tables with a game in progress: those with somebody present first, the latest move first
#[utoipa::path(get, path = "/api/tables/running", responses((status = 200, body = [TableEntry])))]
pub(super) async fn running(
    State(state): State<Arc<AppState>>,
) -> Result<Json<Vec<TableEntry>>, Failure> {
    Ok(Json(lists::running(&state.tables, &state.running).await?))
}

/// List the tables where these secrets hold seats, the newest first
#[utoipa::path(post, path = "/api/tables/mine", request_body = OwnTables, responses((status = 200, body = [TableEntry])))]
pub(super) async fn mine(
    State(state): State<Arc<AppState>>,
    address: Address,
    Body(asked): Body<OwnTables>,
) -> Result<Json<Vec<TableEntry>>, Failure> {
    let holders = host::hashes(&asked.secrets)?;
    let tables = state.store.tables_of(&holders).await?;
    if tables.is_empty() && !holders.is_empty() {
        state.limits.guess(address)?;
    }
    let tables = lists::with_live(&state.tables, tables).await;
    Ok(Json(host::table_entries(tables, &holders)))
}
