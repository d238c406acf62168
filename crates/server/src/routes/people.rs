//! Opening a table, joining it, going to another device, being forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use host::Guest;
use host::api::{
    Code, Dismiss, Fill, Forget, HandOver, Join, Listing, MovedSeats, NewInvitation, OpenTable,
    OpenedTable, Rename, SecretBody, TakenSeats,
};

use super::body::{self, Body};
use super::failure::Failure;
use crate::net::address::Address;
use crate::state::AppState;
use crate::tables::{handover, invitations, opening, seats};

/// Open a table
#[utoipa::path(post, path = "/api/tables", request_body = OpenTable, responses((status = 201, body = OpenedTable)))]
pub(super) async fn open(
    State(state): State<Arc<AppState>>,
    address: Address,
    Body(asked): Body<OpenTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Failure> {
    host::check_terms(&asked.agreed)?;
    let opener = Guest::opener(&asked)?;
    // A client that repeats a request, because no answer came, opens no second table and counts once.
    let opened = match opening::opened_before(&state.tables, &asked, &opener).await? {
        Some(opened) => opened,
        None => {
            state.check_room()?;
            state.limits.table(address)?;
            opening::open(&state.tables, &state.random, &asked, &opener, address).await?
        }
    };
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Take a free seat
#[utoipa::path(post, path = "/api/tables/{table}/join", request_body = Join, responses((status = 200, body = TakenSeats)))]
pub(super) async fn join(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<Join>,
) -> Result<Json<TakenSeats>, Failure> {
    state.limits.join(address)?;
    let (id, guest) = (body::table(&table)?, Guest::joining(&asked)?);
    let invitation = asked.invitation.map(|secret| secret.hash());
    let joined = seats::join(&state.tables, id, invitation, &guest, address);
    let joined = state.limits.count_guesses(address, joined.await)?;
    Ok(Json(joined))
}

/// Give up seats before the first game
#[utoipa::path(post, path = "/api/tables/{table}/leave", request_body = SecretBody, responses((status = 204)))]
pub(super) async fn leave(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<SecretBody>,
) -> Result<StatusCode, Failure> {
    let id = body::table(&table)?;
    let left = seats::give_up(&state.tables, id, asked.secret.hash()).await;
    state.limits.count_guesses(address, left)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a guest from your table before the first game
#[utoipa::path(post, path = "/api/tables/{table}/dismiss", request_body = Dismiss, responses((status = 200, body = NewInvitation)))]
pub(super) async fn dismiss(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<Dismiss>,
) -> Result<Json<NewInvitation>, Failure> {
    let (id, opener) = (body::table(&table)?, asked.secret.hash());
    let dismissed = seats::dismiss(&state.tables, &state.random, id, opener, &asked.seat).await;
    let invited = state.limits.count_guesses(address, dismissed)?;
    Ok(Json(invited))
}

/// Give free seats of your table to a computer player before the first game
#[utoipa::path(post, path = "/api/tables/{table}/fill", request_body = Fill, responses((status = 204)))]
pub(super) async fn fill(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<Fill>,
) -> Result<StatusCode, Failure> {
    let (id, opener) = (body::table(&table)?, asked.secret.hash());
    let seat = asked.seat.as_deref();
    let filled = seats::fill(&state.tables, id, opener, seat, &asked.program).await;
    state.limits.count_guesses(address, filled)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Change your name at a table
#[utoipa::path(post, path = "/api/tables/{table}/name", request_body = Rename, responses((status = 204)))]
pub(super) async fn rename(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<Rename>,
) -> Result<StatusCode, Failure> {
    state.limits.join(address)?;
    let (id, holder) = (body::table(&table)?, asked.secret.hash());
    let renamed = seats::rename(&state.tables, id, holder, &asked.name).await;
    state.limits.count_guesses(address, renamed)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Close your table before the first game
#[utoipa::path(post, path = "/api/tables/{table}/close", request_body = SecretBody, responses((status = 204)))]
pub(super) async fn close(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<SecretBody>,
) -> Result<StatusCode, Failure> {
    let id = body::table(&table)?;
    let closed = opening::close(&state.tables, id, asked.secret.hash()).await;
    state.limits.count_guesses(address, closed)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a new invitation to your table, which replaces the earlier one
#[utoipa::path(post, path = "/api/tables/{table}/invite", request_body = SecretBody, responses((status = 200, body = NewInvitation)))]
pub(super) async fn invite(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<SecretBody>,
) -> Result<Json<NewInvitation>, Failure> {
    let id = body::table(&table)?;
    let invitation =
        invitations::invite(&state.tables, &state.random, id, asked.secret.hash()).await;
    let invitation = state.limits.count_guesses(address, invitation)?;
    Ok(Json(invitation))
}

/// Withdraw the invitation to your table
#[utoipa::path(post, path = "/api/tables/{table}/withdraw", request_body = SecretBody, responses((status = 204)))]
pub(super) async fn withdraw(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<SecretBody>,
) -> Result<StatusCode, Failure> {
    let id = body::table(&table)?;
    let withdrawn = invitations::withdraw(&state.tables, id, asked.secret.hash()).await;
    state.limits.count_guesses(address, withdrawn)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make your table public or private
#[utoipa::path(post, path = "/api/tables/{table}/list", request_body = Listing, responses((status = 204)))]
pub(super) async fn list(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<Listing>,
) -> Result<StatusCode, Failure> {
    let (id, opener) = (body::table(&table)?, asked.secret.hash());
    let listed = invitations::set_listed(&state.tables, id, opener, asked.listed, address).await;
    state.limits.count_guesses(address, listed)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get a code that moves seats to another device
#[utoipa::path(post, path = "/api/tables/{table}/handover", request_body = SecretBody, responses((status = 200, body = Code)))]
pub(super) async fn offer_handover(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<SecretBody>,
) -> Result<Json<Code>, Failure> {
    let id = body::table(&table)?;
    let (held, now) = (asked.secret.hash(), state.clock.now());
    let code = handover::offer(&state.store, &state.random, id, held, now).await;
    let code = state.limits.count_guesses(address, code)?;
    Ok(Json(code))
}

/// Move seats to this device
#[utoipa::path(post, path = "/api/handover", request_body = HandOver, responses((status = 200, body = MovedSeats)))]
pub(super) async fn hand_over(
    State(state): State<Arc<AppState>>,
    address: Address,
    Body(asked): Body<HandOver>,
) -> Result<Json<MovedSeats>, Failure> {
    let (code, to) = (asked.code.hash(), asked.secret.hash());
    let moved = handover::accept(&state.tables, code, to).await;
    let moved = state.limits.count_guesses(address, moved)?;
    Ok(Json(moved))
}

/// Delete the names at some seats
#[utoipa::path(post, path = "/api/names/forget", request_body = Forget, responses((status = 204)))]
pub(super) async fn forget(
    State(state): State<Arc<AppState>>,
    Body(asked): Body<Forget>,
) -> Result<StatusCode, Failure> {
    let holders = host::hashes(&asked.secrets)?;
    seats::forget_names(&state.tables, &holders).await?;
    Ok(StatusCode::NO_CONTENT)
}
