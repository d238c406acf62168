//! Finished games: transcripts, proofs, replays, and what a decision was worth.

use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use host::api::{KingsAnalysisBody, KingsAnalysisOf, TranscriptBody};
use host::{AdviceAnswer, AdviceQuestion, FinishedKingsGame, GameRecord, Moments, Problem};
use play::Proof;
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::{self, Body};
use super::failure::Failure;
use crate::net::address::Address;
use crate::state::AppState;

/// The transcript of a game that is over, one line
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}", responses((status = 200, body = TranscriptBody)))]
pub(super) async fn transcript(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let record = find_game(&state, address, &table, &game).await?;
    Ok((json_header(), record.transcript))
}

/// The proof that the draws were fair of a game that is over, or at which the host stopped the table
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/proof", responses((status = 200, body = Proof)))]
pub(super) async fn fairness(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    match find(&state, &table, &game).await? {
        Some(record) => Ok((json_header(), record.fairness)),
        None => {
            let proof = stopped_proof(&state, &table, &game).await;
            let proof = state.limits.count_guesses(address, proof)?;
            Ok((json_header(), proof))
        }
    }
}

/// The proof of the game at which the host stopped a table.
async fn stopped_proof(state: &AppState, table: &str, game: &str) -> Result<String, Problem> {
    let (table, game) = (body::table(table)?, body::game(game)?);
    let slot = state.tables.own(table).await?;
    let proof = slot.loaded()?.table.proof_of_stopped();
    let proof = proof.filter(|proof| proof.game == game);
    let proof = proof.ok_or(Problem::NoGame)?;
    Ok(serde_json::to_string(&proof).expect("proofs have text for keys"))
}

/// Records are stored as JSON texts.
fn json_header() -> [(header::HeaderName, &'static str); 1] {
    [(header::CONTENT_TYPE, "application/json")]
}

/// The start of a part of a replay.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct FromMoment {
    /// The number of the first moment of Seat of Kings; 0 if it is left out.
    #[serde(default)]
    from: usize,
}

/// All positions of a ringfort game that is over, or some of Seat of Kings
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/positions", params(FromMoment), responses((status = 200, body = Moments)))]
pub(super) async fn replay(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
    asked: Result<Query<FromMoment>, QueryRejection>,
) -> Result<Json<Moments>, Failure> {
    let Query(asked) = asked.map_err(|refused| Problem::Malformed(refused.to_string()))?;
    let record = find_game(&state, address, &table, &game).await?;
    if host::is_seat_of_kings(&record.transcript) {
        let game = kings_game(&state, &table, &record).await?;
        return Ok(Json(Moments::Kings(game.moments(asked.from))));
    }
    let store = &state.store;
    let ended = store.ended(body::table(&table)?, record.number).await?;
    Ok(Json(host::ringfort_moments(&record.transcript, ended)?))
}

/// The analysis of a decision in a finished game of Seat of Kings
#[utoipa::path(post, path = "/api/tables/{table}/games/{game}/analysis", operation_id = "game_analysis", request_body = KingsAnalysisOf, responses((status = 200, body = KingsAnalysisBody)))]
pub(super) async fn analysis(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
    Body(asked): Body<KingsAnalysisOf>,
) -> Result<Json<AdviceAnswer>, Failure> {
    let record = find_game(&state, address, &table, &game).await?;
    let game = kings_game(&state, &table, &record).await?;
    let question = game.question(&asked, state.analysis_limits())?;
    state.limits.advice(address)?;
    let question = AdviceQuestion::Decision(question);
    Ok(Json(state.thinking.advise(address, question).await?))
}

pub(super) async fn find_game(
    state: &AppState,
    address: Address,
    table: &str,
    game: &str,
) -> Result<GameRecord, Failure> {
    if let Some(found) = find(state, table, game).await? {
        return Ok(found);
    }
    let is_stored = state.store.is_stored(body::table(table)?).await?;
    let problem = if is_stored {
        Problem::NoGame
    } else {
        Problem::NoTable
    };
    Err(state.limits.count_guess(address, problem).into())
}

/// The record of a game; `None` if it is not over or there is none.
async fn find(state: &AppState, table: &str, game: &str) -> Result<Option<GameRecord>, Failure> {
    let (table, game) = (body::table(table)?, body::game(game)?);
    Ok(state.store.game(table, game).await?)
}

/// A game of Seat of Kings that is over, which is played again unless somebody asked for it before.
async fn kings_game(
    state: &AppState,
    table: &str,
    record: &GameRecord,
) -> Result<Arc<FinishedKingsGame>, Failure> {
    let (table, number) = (body::table(table)?, record.number);
    let recent = || {
        state
            .kings_games
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    };
    if let Some(game) = recent().get(table, number) {
        return Ok(game);
    }
    let agreed = state.store.agreed(table).await?;
    let start = host::kings_start(agreed.as_ref())?;
    let game = Arc::new(FinishedKingsGame::new(start, &record.transcript)?);
    recent().put(table, number, Arc::clone(&game));
    Ok(game)
}
