//! Previews, explanations, hints and tutors: what a seat asks before it decides.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use host::api::{
    ExplanationBody, Hint, HintFor, Preview, PreviewOf, Turn, TurnOf, Turns, TurnsOf, Tutor,
    TutorFor, WhyNot,
};
use host::{AdviceAnswer, AdviceQuestion, LoadedTable, Problem};

use super::body::{self, Body};
use super::failure::Failure;
use super::language::Asked;
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::state::AppState;

/// The preview of a draft of actions
#[utoipa::path(post, path = "/api/tables/{table}/preview", request_body = PreviewOf, responses((status = 200, body = Preview)))]
pub(super) async fn preview(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<PreviewOf>,
) -> Result<Json<Preview>, Failure> {
    host::check_draft(&asked.draft)?;
    let preview = read(&state, address, &table, |loaded| {
        host::preview(loaded, &asked)
    });
    Ok(Json(preview.await?))
}

/// Plan a turn of Seat of Kings: the action that begins it, and the usual steps after it
#[utoipa::path(post, path = "/api/tables/{table}/turn", request_body = TurnOf, responses((status = 200, body = Turn)))]
pub(super) async fn turn(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<TurnOf>,
) -> Result<Json<Turn>, Failure> {
    let plan = read(&state, address, &table, |loaded| {
        host::plan_turn(loaded, &asked)
    });
    Ok(Json(plan.await?))
}

/// The usual turn of each fit of a card of Seat of Kings
#[utoipa::path(post, path = "/api/tables/{table}/turns", request_body = TurnsOf, responses((status = 200, body = Turns)))]
pub(super) async fn turns(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<TurnsOf>,
) -> Result<Json<Turns>, Failure> {
    let turns = read(&state, address, &table, |loaded| {
        host::usual_turns(loaded, &asked)
    });
    Ok(Json(turns.await?))
}

/// Explain why an action is not legal; null if it is legal
#[utoipa::path(post, path = "/api/tables/{table}/why-not", request_body = WhyNot, responses((status = 200, body = Option<ExplanationBody>)))]
pub(super) async fn why_not(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Asked(language): Asked,
    Body(asked): Body<WhyNot>,
) -> Result<Json<Option<ExplanationBody>>, Failure> {
    let why = read(&state, address, &table, |loaded| {
        host::explain(loaded, &asked, language)
    });
    Ok(Json(why.await?))
}

/// A hint for a seat: the action of a computer player, if nobody plays at another screen
#[utoipa::path(post, path = "/api/tables/{table}/hint", request_body = HintFor, responses((status = 200, body = Hint)))]
pub(super) async fn hint(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<HintFor>,
) -> Result<Json<AdviceAnswer>, Failure> {
    let question = read(&state, address, &table, |loaded| host::hint(loaded, &asked));
    let question = AdviceQuestion::Hint(question.await?);
    state.limits.advice(address, Price::Usual)?;
    Ok(Json(state.thinking.advise(address, question).await?))
}

/// The remarks of a tutor on an action before it is made, or on the moves that were made, if everybody else at the table is a computer player
#[utoipa::path(post, path = "/api/tables/{table}/tutor", request_body = TutorFor, responses((status = 200, body = Tutor)))]
pub(super) async fn tutor(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<TutorFor>,
) -> Result<Json<AdviceAnswer>, Failure> {
    let question = read(&state, address, &table, |loaded| {
        host::tutor(loaded, &asked)
    });
    let question = AdviceQuestion::Tutor(question.await?);
    state.limits.advice(address, Price::Usual)?;
    Ok(Json(state.thinking.advise(address, question).await?))
}

/// Reads a table of which the request shows a secret.
async fn read<T>(
    state: &AppState,
    address: Address,
    table: &str,
    read: impl FnOnce(&LoadedTable) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let result = async {
        let slot = state.tables.own(body::table(table)?).await?;
        read(slot.loaded()?)
    };
    let result = result.await;
    state.limits.count_guesses(address, result)
}
