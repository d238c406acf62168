//! Files of games: what somebody kept is read, and games are written to be kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use host::api::{FileBody, FileOf, WriteOf, WrittenBody};
use host::{Problem, TableGame};
use tokio::sync::SemaphorePermit;
use tokio::task::spawn_blocking;

use super::body::Body;
use super::failure::Failure;
use super::games;
use super::language::Asked;
use crate::net::address::Address;
use crate::state::AppState;

/// The most bytes of a request: some ten times a long game of Seat of Kings. Reading so much takes about a second.
pub(super) const MAX_BYTES: usize = 1 << 19;

/// Read a game of a text, which is a game file or has transcripts; returns the fault if it cannot be read
#[utoipa::path(post, path = "/api/files/read", operation_id = "read_file", request_body = FileOf, responses((status = 200, body = FileBody)))]
pub(super) async fn read(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    Body(asked): Body<FileOf>,
) -> Result<Json<FileBody>, Failure> {
    let _turn = turn(&state, address).await?;
    let read = spawn_blocking(move || host::read_file(&asked, language)).await;
    Ok(Json(read.map_err(|_| Problem::Failed)??))
}

/// A game as a game file and as a transcript
#[utoipa::path(post, path = "/api/files/write", operation_id = "write_file", request_body = WriteOf, responses((status = 200, body = WrittenBody)))]
pub(super) async fn write(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    Body(asked): Body<WriteOf>,
) -> Result<Json<WrittenBody>, Failure> {
    let _turn = turn(&state, address).await?;
    let Some(of) = &asked.of else {
        let written = spawn_blocking(move || host::write_file(&asked, None, language)).await;
        return Ok(Json(written.map_err(|_| Problem::Failed)??));
    };
    let (id, number) = (of.table, of.game.to_string());
    let record = games::find_game(&state, address, &id.to_string(), &number).await?;
    let ended = state.store.ended(id, record.number).await?;
    let table = state.store.tables(&[id]).await?.pop();
    let table = table.ok_or(Problem::NoTable)?;
    let written = spawn_blocking(move || {
        let game = TableGame {
            table: &table,
            transcript: &record.transcript,
            ended,
        };
        host::write_file(&asked, Some(&game), language)
    });
    Ok(Json(written.await.map_err(|_| Problem::Failed)??))
}

/// Waits for a turn to read or write a file, of which there are two at a time.
async fn turn(state: &AppState, address: Address) -> Result<SemaphorePermit<'_>, Failure> {
    state.limits.advice(address)?;
    let turn = state.readers.acquire().await;
    Ok(turn.map_err(|_| Problem::Closing)?)
}
