//! Positions outside tables: what can be done there, what a draft would do, and what ringfort positions are worth.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use host::api::{
    AnalysisBody, AnalysisOf, ExplanationBody, PositionBody, PositionOf, PositionPreviewOf,
    PositionTurnOf, PositionTurnsOf, PositionWhyNot,
};
use host::{AdviceAnswer, AdviceQuestion, PositionQuestion};

use play::{Preview, TurnPlan, UsualTurn};

use super::body::Body;
use super::failure::Failure;
use super::language::Asked;
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::state::AppState;

/// Get a position and its legal actions, after some actions; returns the fault if it is impossible
#[utoipa::path(post, path = "/api/positions", request_body = PositionOf, responses((status = 200, body = PositionBody)))]
pub(super) async fn moment(
    Asked(language): Asked,
    Body(asked): Body<PositionOf>,
) -> Result<Json<PositionBody>, Failure> {
    Ok(Json(host::moment(&asked, language)?))
}

/// The preview of a draft of actions of the seat that decides in a position
#[utoipa::path(post, path = "/api/positions/preview", operation_id = "position_preview", request_body = PositionPreviewOf, responses((status = 200, body = Preview)))]
pub(super) async fn preview(
    Body(asked): Body<PositionPreviewOf>,
) -> Result<Json<Preview>, Failure> {
    Ok(Json(host::position_preview(&asked)?))
}

/// Plan a turn of Seat of Kings from a position: the action that begins it, and the usual steps after it
#[utoipa::path(post, path = "/api/positions/turn", operation_id = "position_turn", request_body = PositionTurnOf, responses((status = 200, body = TurnPlan)))]
pub(super) async fn turn(Body(asked): Body<PositionTurnOf>) -> Result<Json<TurnPlan>, Failure> {
    Ok(Json(host::position_turn(&asked)?))
}

/// The usual turn of each fit of a card of Seat of Kings in a position
#[utoipa::path(post, path = "/api/positions/turns", operation_id = "position_turns", request_body = PositionTurnsOf, responses((status = 200, body = Vec<UsualTurn>)))]
pub(super) async fn turns(
    Body(asked): Body<PositionTurnsOf>,
) -> Result<Json<Vec<UsualTurn>>, Failure> {
    Ok(Json(host::position_turns(&asked)?))
}

/// Explain why an action is not legal in a position; null if it is legal
#[utoipa::path(post, path = "/api/positions/why-not", operation_id = "position_why_not", request_body = PositionWhyNot, responses((status = 200, body = Option<ExplanationBody>)))]
pub(super) async fn why_not(
    Asked(language): Asked,
    Body(asked): Body<PositionWhyNot>,
) -> Result<Json<Option<ExplanationBody>>, Failure> {
    Ok(Json(host::position_why_not(&asked, language)?))
}

/// The value of a position, and its best actions
#[utoipa::path(post, path = "/api/positions/analysis", operation_id = "position_analysis", request_body = AnalysisOf, responses((status = 200, body = AnalysisBody)))]
pub(super) async fn analysis(
    State(state): State<Arc<AppState>>,
    address: Address,
    Body(asked): Body<AnalysisOf>,
) -> Result<Json<AdviceAnswer>, Failure> {
    let question = PositionQuestion::new(&asked, state.analysis_limits())?;
    state.limits.advice(address, Price::Usual)?;
    let question = AdviceQuestion::Position(question);
    Ok(Json(state.thinking.advise(address, question).await?))
}
