//! Positions that no table has: what can be done at them, what they are worth, and those of games that are over.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use catalog::AnyGame;
use play::Moment;
use records::Transcript;
use search::Limits;

use super::body::Body;
use super::games;
use crate::address::Address;
use crate::api::{AnalysisBody, AnalysisOf, ErrorBody, PositionOf};
use crate::host::Host;
use crate::positions::{self, Asked};
use crate::problem::Problem;

/// The most lines of an analysis.
const MOST_LINES: usize = 3;

/// A position and what can be done there, after some decisions
#[utoipa::path(post, path = "/api/positions", request_body = PositionOf, responses((status = 200, body = Object), (status = "default", body = ErrorBody)))]
pub(super) async fn moment(Body(asked): Body<PositionOf>) -> Result<Json<Moment>, Problem> {
    let start = positions::start(&asked)?;
    let decisions = asked.decisions.iter().map(String::as_str);
    let moment = Moment::after(start, decisions)?;
    moment.map(Json).ok_or(Problem::RingfortsOnly)
}

/// What a position is worth, and by which decisions
#[utoipa::path(post, path = "/api/positions/analysis", request_body = AnalysisOf, responses((status = 200, body = AnalysisBody), (status = "default", body = ErrorBody)))]
pub(super) async fn analysis(
    State(host): State<Arc<Host>>,
    address: Address,
    Body(asked): Body<AnalysisOf>,
) -> Result<Json<AnalysisBody>, Problem> {
    let start = positions::start(&asked.position)?;
    let most = host.settings.analysis_nodes;
    let limits = Limits {
        nodes: Some(asked.nodes.unwrap_or(most).clamp(1, most)),
        time: Some(Duration::from_millis(host.settings.analysis_ms)),
        depth: None,
    };
    let lines = asked.lines.unwrap_or(MOST_LINES).clamp(1, MOST_LINES);
    let decisions = &asked.position.decisions;
    let asked = Asked::of(start, decisions, asked.played.as_deref(), lines, limits)?;
    host.limits.advice(address)?;
    let found = host.tables.thinking.advise(move |_| asked.answer()).await;
    found.map(Json)
}

/// All positions of a ringfort game that is over
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/positions", responses((status = 200, body = [Object]), (status = "default", body = ErrorBody)))]
pub(super) async fn replay(
    State(host): State<Arc<Host>>,
    Path((table, game)): Path<(String, String)>,
) -> Result<Json<Vec<Moment>>, Problem> {
    let record = games::find(&host, &table, &game).await?;
    let Ok(transcript) = serde_json::from_str::<Transcript>(&record.transcript) else {
        return Err(Problem::RingfortsOnly);
    };
    let start = AnyGame::read(&transcript.start).map_err(|_| Problem::OlderRules)?;
    let moves = transcript.moves.iter().map(String::as_str);
    let moments = Moment::all(start, moves).map_err(|_| Problem::OlderRules)?;
    let last = moments.last().map(|moment| &moment.position);
    match transcript.last.as_ref() == last {
        true => Ok(Json(moments)),
        false => Err(Problem::OlderRules),
    }
}
