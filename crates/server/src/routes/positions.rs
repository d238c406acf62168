//! Positions that no table has: what can be done at them, what they are worth, and those of games that are over.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use catalog::{AnyGame, AnyVariant};
use play::{ActionInput, Ended, KingsMoment, Moment, Refusal};
use records::Transcript;
use search::Limits;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::body::{self, Body};
use super::{games, kings};
use crate::address::Address;
use crate::api::{AnalysisBody, AnalysisOf, ErrorBody, PositionBody, PositionOf, Why};
use crate::host::Host;
use crate::positions::{self, Asked};
use crate::problem::Problem;

/// The most lines of an analysis.
const MOST_LINES: usize = 3;

/// A position and what can be done there, after some decisions; what is wrong if there is none, which is an answer too
#[utoipa::path(post, path = "/api/positions", request_body = PositionOf, responses((status = 200, body = Object), (status = "default", body = ErrorBody)))]
pub(super) async fn moment(Body(asked): Body<PositionOf>) -> Result<Json<PositionBody>, Problem> {
    match look_at(&asked) {
        Ok(moment) => Ok(PositionBody::Moment(Box::new(moment))),
        Err(Problem::Position(fault)) => Ok(PositionBody::None { fault }),
        Err(Problem::Refused(Refusal::Illegal(why))) => Ok(PositionBody::Illegal {
            why: Box::new(Why::from(&why)),
        }),
        Err(problem) => Err(problem),
    }
    .map(Json)
}

fn look_at(asked: &PositionOf) -> Result<Moment, Problem> {
    let start = positions::start(asked)?;
    Moment::after(start, &asked.actions)?.ok_or(Problem::RingfortsOnly)
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
    let actions = &asked.position.actions;
    let asked = Asked::of(start, actions, asked.played.as_ref(), lines, limits)?;
    host.limits.advice(address)?;
    let found = host.tables.thinking.advise(move |_| asked.answer()).await;
    found.map(Json)
}

/// From which moment on a game is shown.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct FromMoment {
    /// The number of the first moment of Seat of Kings; 0 if it is left out.
    #[serde(default)]
    from: usize,
}

/// Moments of a game that is over.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Moments {
    Ringforts(Vec<Moment>),
    Kings(Vec<KingsMoment>),
}

/// All positions of a ringfort game that is over, or some of Seat of Kings
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/positions", params(FromMoment), responses((status = 200, body = [Object]), (status = "default", body = ErrorBody)))]
pub(super) async fn replay(
    State(host): State<Arc<Host>>,
    Path((table, game)): Path<(String, String)>,
    asked: Result<Query<FromMoment>, QueryRejection>,
) -> Result<Json<Moments>, Problem> {
    let Query(asked) = asked.map_err(|refused| Problem::Malformed(refused.to_string()))?;
    let record = games::find(&host, &table, &game).await?;
    let moments = if is_of_kings(&record.transcript) {
        let played = kings::of(&host, &table, &record.transcript).await?;
        Moments::Kings(played.moments(asked.from)?)
    } else {
        let ended = host.tables.store.ended(body::table(&table)?, record.number);
        let transcript = serde_json::from_str(&record.transcript);
        let transcript = transcript.map_err(|_| Problem::OlderRules)?;
        Moments::Ringforts(all(&transcript, ended.await?)?)
    };
    Ok(Json(moments))
}

/// Whether a transcript is of Seat of Kings.
fn is_of_kings(transcript: &str) -> bool {
    #[derive(Deserialize)]
    struct Named {
        variant: String,
    }
    let named: Option<Named> = serde_json::from_str(transcript).ok();
    named.is_some_and(|named| named.variant.parse() == Ok(AnyVariant::SeatOfKings))
}

/// All moments of a ringfort game, the last with how it ended.
fn all(transcript: &Transcript, ended: Option<Ended>) -> Result<Vec<Moment>, Problem> {
    let start = AnyGame::read(&transcript.start).map_err(|_| Problem::OlderRules)?;
    let moves = transcript.moves.iter().map(|token| token.as_str().into());
    let moves: Vec<ActionInput> = moves.collect();
    let mut moments = Moment::all(start, &moves).map_err(|_| Problem::OlderRules)?;
    let last = moments.last_mut().ok_or(Problem::OlderRules)?;
    let stored = transcript.last.as_deref().ok_or(Problem::OlderRules)?;
    if !last.show_stored_final(stored) {
        return Err(Problem::OlderRules);
    }
    last.ended = ended;
    Ok(moments)
}
