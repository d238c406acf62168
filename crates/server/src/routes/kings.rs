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
    Played::new(start(host, table).await?, transcript)
}

/// How the games of a table of Seat of Kings start, whatever has become of the table since.
pub(super) async fn start(host: &Host, table: &str) -> Result<seat_of_kings::State, Problem> {
    let agreed = host.tables.store.agreed(body::table(table)?).await?;
    let agreed = agreed.ok_or(Problem::NoTable)?;
    agreed.kings_start().ok_or(Problem::KingsOnly)
}
