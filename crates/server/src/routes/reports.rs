//! Reports of players about other players.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::Problem;
use host::api::ReportBody;

use super::body::{self, Body};
use super::failure::Failure;
use crate::net::address::Address;
use crate::state::AppState;

/// Report another player at a table to the operator
#[utoipa::path(post, path = "/api/tables/{table}/reports", request_body = ReportBody, responses((status = 204)))]
pub(super) async fn report(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<ReportBody>,
) -> Result<StatusCode, Failure> {
    let id = body::table(&table)?;
    let report = state.tables.own(id).await;
    let report = report.and_then(|slot| slot.loaded()?.report(id, &asked));
    let report = state.limits.count_guesses(address, report)?;
    state.limits.report(address)?;
    if !state.store.report(report, state.clock.now()).await? {
        return Err(Problem::TooMany.into());
    }
    state.count_reports().await;
    Ok(StatusCode::NO_CONTENT)
}
