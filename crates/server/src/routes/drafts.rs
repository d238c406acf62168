//! Drafts, reasons and hints: what a seat asks before it decides.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use bots::Spec;
use game::Seat;
use play::{ActionView, Table};

use super::body::{self, Body};
use crate::address::Address;
use crate::api::{ErrorBody, Hint, HintFor, Preview, PreviewOf, Why, WhyNot};
use crate::host::Host;
use crate::problem::Problem;
use crate::secret::Secret;
use crate::thinking::Players;

/// The level of the player who gives hints.
const HINT: u8 = 5;

/// The most decisions of a draft.
const MOST_DRAFT: usize = 32;

/// What a draft of decisions would do
#[utoipa::path(post, path = "/api/tables/{table}/preview", request_body = PreviewOf, responses((status = 200, body = Preview), (status = "default", body = ErrorBody)))]
pub(super) async fn preview(
    State(host): State<Arc<Host>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<PreviewOf>,
) -> Result<Json<Preview>, Problem> {
    if asked.draft.len() > MOST_DRAFT {
        return Err(Problem::TooMany);
    }
    let draft = |table: &Table, seat| {
        let preview = table.preview(seat, &asked.draft)?;
        Ok(Preview {
            version: table.version(),
            preview,
        })
    };
    let shown = ask(&host, &table, &asked.secret, &asked.seat, draft).await;
    shown
        .map(Json)
        .map_err(|problem| host.limits.wrong(address, problem))
}

/// Why a decision is not legal; null if it is
#[utoipa::path(post, path = "/api/tables/{table}/why-not", request_body = WhyNot, responses((status = 200, body = Option<Why>), (status = "default", body = ErrorBody)))]
pub(super) async fn why_not(
    State(host): State<Arc<Host>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<WhyNot>,
) -> Result<Json<Option<Why>>, Problem> {
    let explain = |table: &Table, seat| {
        let action = table.action_of(&asked.action)?;
        let explanation = table.explain(seat, action)?;
        Ok(explanation.as_ref().map(Why::from))
    };
    let told = ask(&host, &table, &asked.secret, &asked.seat, explain).await;
    told.map(Json)
        .map_err(|problem| host.limits.wrong(address, problem))
}

/// What a computer player would decide in the place of a seat, if nobody plays at another screen
#[utoipa::path(post, path = "/api/tables/{table}/hint", request_body = HintFor, responses((status = 200, body = Hint), (status = "default", body = ErrorBody)))]
pub(super) async fn hint(
    State(host): State<Arc<Host>>,
    address: Address,
    Path(table): Path<String>,
    Body(asked): Body<HintFor>,
) -> Result<Json<Hint>, Problem> {
    let see = |table: &Table, seat| Ok((table.version(), table.hinted(seat)?));
    let seen = ask(&host, &table, &asked.secret, &asked.seat, see).await;
    let (version, seen) = seen.map_err(|problem| host.limits.wrong(address, problem))?;
    host.limits.advice(address)?;
    let thinking = &host.tables.thinking;
    let decide = move |players: &mut Players| players.decide(&Spec::Level(HINT), 0, &seen);
    let action = thinking.advise(decide).await?.ok_or(Problem::Failed)?;
    Ok(Json(Hint {
        version,
        action: ActionView::of(action),
        level: HINT,
    }))
}

/// Asks a table for a seat whose secret is shown.
async fn ask<T>(
    host: &Host,
    table: &str,
    secret: &Secret,
    seat: &str,
    what: impl FnOnce(&Table, Seat) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let inner = host.tables.own(body::table(table)?).await?;
    let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
    let (seat, _) = live.seat_of(seat, &[secret.hash()])?;
    let told = catch_unwind(AssertUnwindSafe(|| what(&live.table, seat)));
    told.unwrap_or(Err(Problem::Failed))
}
