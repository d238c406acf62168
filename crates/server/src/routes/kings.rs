//! Games of Seat of Kings that are over: what their decisions were worth.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};

use super::body::{self, Body};
use super::games;
use crate::address::Address;
use crate::api::{ErrorBody, KingsAnalysisBody, KingsAnalysisOf};
use crate::host::Host;
use crate::kings::Played;
use crate::problem::Problem;

/// What the search finds of a decision of a game of Seat of Kings that is over
#[utoipa::path(post, path = "/api/tables/{table}/games/{game}/analysis", request_body = KingsAnalysisOf, responses((status = 200, body = KingsAnalysisBody), (status = "default", body = ErrorBody)))]
pub(super) async fn analysis(
    State(host): State<Arc<Host>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
    Body(asked): Body<KingsAnalysisOf>,
) -> Result<Json<KingsAnalysisBody>, Problem> {
    let record = games::find(&host, &table, &game).await?;
    let played = of(&host, &table, &record.transcript).await?;
    let time = Duration::from_millis(host.settings.analysis_ms);
    let decided = played.decided(&asked, time)?;
    host.limits.advice(address)?;
    let found = host.tables.thinking.advise(move |_| decided.judge()).await;
    found.map(Json)
}

/// The game of a transcript of a table of Seat of Kings.
pub(super) async fn of(host: &Host, table: &str, transcript: &str) -> Result<Played, Problem> {
    let start = {
        let inner = host.tables.own(body::table(table)?).await?;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        live.table.kings_start()
    };
    Played::new(start.ok_or(Problem::KingsOnly)?, transcript)
}
