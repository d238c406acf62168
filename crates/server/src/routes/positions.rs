//! Ringfort positions outside tables: what can be done there, and what they are worth.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use host::api::{AnalysisBody, AnalysisOf, PositionBody, PositionOf};
use host::{AdviceAnswer, AdviceQuestion, PositionQuestion};

use super::body::Body;
use super::failure::Failure;
use super::language::Asked;
use crate::net::address::Address;
use crate::state::AppState;

/// Get a position and its legal actions, after some actions; returns the fault if it is impossible
#[utoipa::path(post, path = "/api/positions", request_body = PositionOf, responses((status = 200, body = PositionBody)))]
pub(super) async fn moment(
    Asked(language): Asked,
    Body(asked): Body<PositionOf>,
) -> Result<Json<PositionBody>, Failure> {
    Ok(Json(host::moment(&asked, language)?))
}

/// The value of a position, and its best actions
#[utoipa::path(post, path = "/api/positions/analysis", operation_id = "position_analysis", request_body = AnalysisOf, responses((status = 200, body = AnalysisBody)))]
pub(super) async fn analysis(
    State(state): State<Arc<AppState>>,
    address: Address,
    Body(asked): Body<AnalysisOf>,
) -> Result<Json<AdviceAnswer>, Failure> {
    let question = PositionQuestion::new(&asked, state.analysis_limits())?;
    state.limits.advice(address)?;
    let question = AdviceQuestion::Position(question);
    Ok(Json(state.thinking.advise(address, question).await?))
}
