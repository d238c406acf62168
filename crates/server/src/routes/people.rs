//! Opening a table, joining it, going to another device, being forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use play::Taker;

use super::body::{self, Body};
use crate::address::Address;
use crate::api::{Code, ErrorBody, Forget, HandOver, Join, OpenTable, Opened, SecretBody, Taken};
use crate::host::Host;
use crate::problem::Problem;
use crate::tables::{Guest, NewlyOpened};
use crate::thinking::offered;

/// Open a table
#[utoipa::path(post, path = "/api/tables", request_body = OpenTable, responses((status = 201, body = Opened), (status = "default", body = ErrorBody)))]
pub(super) async fn open(
    State(host): State<Arc<Host>>,
    address: Address,
    Body(asked): Body<OpenTable>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    for seating in &asked.agreed.seats {
        if let Taker::Program(name) = &seating.taker
            && offered(name).is_none()
        {
            return Err(Problem::Player);
        }
    }
    let opener = Guest {
        secret: asked.secret,
        seat: asked.seat,
        name: body::name(asked.name)?,
    };
    // Who asks again, because no answer came, opens nothing.
    if let Some(opened) = host.tables.opened(&asked.agreed, &opener).await? {
        return Ok(answer(opened));
    }
    host.limits.table(address)?;
    let opened = host.tables.open(asked.agreed, asked.listed, &opener);
    Ok(answer(opened.await?))
}

fn answer(opened: NewlyOpened) -> (StatusCode, Json<Opened>) {
    let opened = Opened {
        table: opened.table.to_string(),
        invitation: opened.invitation.reveal(),
        seats: opened.seats,
    };
    (StatusCode::CREATED, Json(opened))
}

/// Take a free seat
#[utoipa::path(post, path = "/api/tables/{table}/join", request_body = Join, responses((status = 200, body = Taken), (status = "default", body = ErrorBody)))]
pub(super) async fn join(
    State(host): State<Arc<Host>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<Join>,
) -> Result<Json<Taken>, Problem> {
    let (id, name) = (body::table(&table)?, body::name(asked.name)?);
    let invitation = asked.invitation.map(|secret| secret.hash());
    let guest = Guest {
        secret: asked.secret,
        seat: asked.seat,
        name,
    };
    let seats = host.tables.join(id, invitation, &guest).await;
    let seats = seats.map_err(|problem| host.limits.wrong(address, problem))?;
    Ok(Json(Taken { table, seats }))
}

/// Ask for a code that moves seats to another device
#[utoipa::path(post, path = "/api/tables/{table}/handover", request_body = SecretBody, responses((status = 200, body = Code), (status = "default", body = ErrorBody)))]
pub(super) async fn offer_handover(
    State(host): State<Arc<Host>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<SecretBody>,
) -> Result<Json<Code>, Problem> {
    let id = body::table(&table)?;
    let offered = host.tables.offer_handover(id, asked.secret.hash()).await;
    let (code, until) = offered.map_err(|problem| host.limits.wrong(address, problem))?;
    Ok(Json(Code {
        code: code.reveal(),
        until,
    }))
}

/// Move seats to this device
#[utoipa::path(post, path = "/api/handover", request_body = HandOver, responses((status = 200, body = Taken), (status = "default", body = ErrorBody)))]
pub(super) async fn hand_over(
    State(host): State<Arc<Host>>,
    address: Address,
    Body(asked): Body<HandOver>,
) -> Result<Json<Taken>, Problem> {
    let (code, to) = (asked.code.hash(), asked.secret.hash());
    let handed = host.tables.hand_over(code, to).await;
    let (table, seats) = handed.map_err(|problem| host.limits.wrong(address, problem))?;
    Ok(Json(Taken {
        table: table.to_string(),
        seats,
    }))
}

/// Delete the name at seats
#[utoipa::path(post, path = "/api/names/forget", request_body = Forget, responses((status = 204), (status = "default", body = ErrorBody)))]
pub(super) async fn forget(
    State(host): State<Arc<Host>>,
    Body(asked): Body<Forget>,
) -> Result<StatusCode, Problem> {
    for hash in body::hashes(&asked.secrets)? {
        host.tables.forget_name(hash).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
