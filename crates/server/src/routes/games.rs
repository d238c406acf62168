//! Finished games: transcripts, proofs, replays, and what a decision was worth.

use std::convert::Infallible;
use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::body::Body as ResponseBody;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::AnyGame;
use futures_util::stream;
use host::api::{KingsAnalysisBody, KingsAnalysisOf, TranscriptBody};
use host::{
    AdviceAnswer, AdviceQuestion, FinishedKingsGame, GameRecord, Moments, Problem, TableId,
};
use play::{Agreement, Moment, Proof};
use serde::Deserialize;
use tokio::runtime::Handle;
use tokio::task::yield_now;
use tokio::time::sleep;
use utoipa::IntoParams;

use super::body::{self, Body};
use super::failure::Failure;
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::state::AppState;
use crate::store::Store;
use crate::tables::thinking::Lane;

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

/// The bytes of a part of a long answer, at least, each of which is made when there is room for it.
const PART_BYTES: usize = 1 << 15;

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
) -> Result<Response, Failure> {
    let Query(asked) = asked.map_err(|refused| Problem::Malformed(refused.to_string()))?;
    let record = find_game(&state, address, &table, &game).await?;
    if host::is_seat_of_kings(&record.transcript) {
        drop(record);
        let played = find_played(&state, address, &table, &game).await?;
        let game = kings_game(&state, address, played).await?;
        return Ok(Json(Moments::Kings(game.moments(asked.from))).into_response());
    }
    let store = &state.store;
    let ended = store.ended(body::table(&table)?, record.number).await?;
    let moments = host::ringfort_moments(&record.transcript, ended)?;
    let counted = state.unsent.of(address).reserve(PART_BYTES);
    let counted = counted.ok_or(Problem::TooMany)?;
    let rate = (Arc::clone(&state.limits.sent), address);
    let parts = stream::unfold(
        (moments, "[", rate, counted),
        async |(mut moments, before, rate, counted)| {
            yield_now().await;
            let part = part(&mut moments, before)?;
            while let Err(excess) = rate.0.check_bytes(rate.1, part.len()) {
                sleep(excess.wait).await;
            }
            let next = if part.ends_with("]") { "" } else { "," };
            Some((Ok::<_, Infallible>(part), (moments, next, rate, counted)))
        },
    );
    Ok((json_header(), ResponseBody::from_stream(parts)).into_response())
}

/// The next part of a list of moments as JSON, with the sign `before` its first one; `None` after the end, where that sign is empty.
fn part(moments: &mut impl Iterator<Item = Moment>, before: &str) -> Option<String> {
    if before.is_empty() {
        return None;
    }
    let mut part = before.to_owned();
    for moment in moments {
        let moment = serde_json::to_string(&moment).expect("a moment has text for keys");
        part.push_str(&moment);
        if part.len() >= PART_BYTES {
            return Some(part);
        }
        part.push(',');
    }
    part.pop();
    part.push(']');
    Some(part)
}

/// The analysis of a decision in a finished game of Seat of Kings
#[utoipa::path(post, path = "/api/tables/{table}/games/{game}/analysis", operation_id = "game_analysis", request_body = KingsAnalysisOf, responses((status = 200, body = KingsAnalysisBody)))]
pub(super) async fn analysis(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
    Body(asked): Body<KingsAnalysisOf>,
) -> Result<Json<AdviceAnswer>, Failure> {
    let played = find_played(&state, address, &table, &game).await?;
    let game = kings_game(&state, address, played).await?;
    let question = game.question(&asked, state.analysis_limits())?;
    state.limits.advice(address, Price::Usual)?;
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

/// A game that is over, to be loaded by a thread for dear work: what waits for its turn holds no transcript.
pub(super) struct PlayedGame {
    pub(super) table: TableId,
    pub(super) number: u32,
    store: Arc<Store>,
    runtime: Handle,
}

impl PlayedGame {
    /// Its record, and the terms of its table. Waits for the database.
    pub(super) fn load(&self) -> Result<(GameRecord, Option<Agreement>), Problem> {
        self.runtime.block_on(async {
            let record = self.store.game(self.table, self.number).await?;
            let record = record.ok_or(Problem::NoGame)?;
            Ok((record, self.store.agreed(self.table).await?))
        })
    }

    /// The game after so many decisions and draws, or at its end.
    pub(super) fn at(&self, moment: Option<usize>) -> Result<AnyGame, Problem> {
        let (record, agreed) = self.load()?;
        host::game_at(&record.transcript, agreed.as_ref(), moment)
    }
}

/// A game that is over.
pub(super) async fn find_played(
    state: &AppState,
    address: Address,
    table: &str,
    game: &str,
) -> Result<PlayedGame, Failure> {
    let record = find_game(state, address, table, game).await?;
    Ok(PlayedGame {
        table: body::table(table)?,
        number: record.number,
        store: Arc::clone(&state.store),
        runtime: Handle::current(),
    })
}

/// A game of Seat of Kings that is over, which is played again unless somebody asked for it before.
async fn kings_game(
    state: &AppState,
    address: Address,
    played: PlayedGame,
) -> Result<Arc<FinishedKingsGame>, Failure> {
    let (table, number) = (played.table, played.number);
    let recent = || {
        state
            .kings_games
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    };
    if let Some(game) = recent().get(table, number) {
        return Ok(game);
    }
    let place = state.thinking.place(address, Lane::Drawings)?;
    let game = place.work(move |_, _| {
        let (record, agreed) = played.load()?;
        let start = host::kings_start(agreed.as_ref())?;
        FinishedKingsGame::new(start, &record.transcript)
    });
    let game = Arc::new(game.await?);
    recent().put(table, number, Arc::clone(&game));
    Ok(game)
}
