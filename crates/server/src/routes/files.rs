//! Files of games: what somebody kept is read, and games are written to be kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use host::api::{FileBody, FileOf, TextBody, WriteOf, WrittenBody};
use host::{Problem, TableGame};

use super::body::{Body, Bytes};
use super::failure::Failure;
use super::games;
use super::language::Asked;
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::state::AppState;
use crate::tables::thinking::{Lane, Place};

/// The most bytes of a request: some ten times a long game of Seat of Kings. Reading so much takes about a second.
pub(super) const MAX_BYTES: usize = 1 << 19;

/// The text of a file, in UTF-8 or UTF-16, for `read` and for `/api/deck/check`
#[utoipa::path(post, path = "/api/files/text", operation_id = "text_of_file", request_body(content = [u8], content_type = "application/octet-stream"), responses((status = 200, body = TextBody)))]
pub(super) async fn text(Bytes(bytes): Bytes) -> Result<Json<TextBody>, Failure> {
    Ok(Json(host::text_of_file(&bytes)?))
}

/// Read a game of a text, which is a game file or has transcripts; returns the fault if it cannot be read
#[utoipa::path(post, path = "/api/files/read", operation_id = "read_file", request_body = FileOf, responses((status = 200, body = FileBody)))]
pub(super) async fn read(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    Body(asked): Body<FileOf>,
) -> Result<Json<FileBody>, Failure> {
    let place = place(&state, address)?;
    let read = place.work(move |_, _| host::read_file(&asked, language));
    Ok(Json(read.await?))
}

/// A game as a game file and as a transcript
#[utoipa::path(post, path = "/api/files/write", operation_id = "write_file", request_body = WriteOf, responses((status = 200, body = WrittenBody)))]
pub(super) async fn write(
    State(state): State<Arc<AppState>>,
    address: Address,
    Asked(language): Asked,
    Body(asked): Body<WriteOf>,
) -> Result<Json<WrittenBody>, Failure> {
    let place = place(&state, address)?;
    let Some(of) = &asked.of else {
        let written = place.work(move |_, _| host::write_file(&asked, None, language));
        return Ok(Json(written.await?));
    };
    let (id, number) = (of.table, of.game.to_string());
    let played = games::find_played(&state, address, &id.to_string(), &number).await?;
    let ended = state.store.ended(id, played.number).await?;
    let table = state.store.tables(&[id]).await?.pop();
    let table = table.ok_or(Problem::NoTable)?;
    let written = place.work(move |_, _| {
        let (record, _) = played.load()?;
        let game = TableGame {
            table: &table,
            transcript: &record.transcript,
            ended,
        };
        host::write_file(&asked, Some(&game), language)
    });
    Ok(Json(written.await?))
}

/// A place to read or write a file, which costs as much as a hint.
fn place(state: &AppState, address: Address) -> Result<Place<'_>, Failure> {
    let place = state.thinking.place(address, Lane::Drawings)?;
    state.limits.advice(address, Price::Usual)?;
    Ok(place)
}
