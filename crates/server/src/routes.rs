//! The routes of the server, and their description.

mod body;
mod decks;
mod description;
mod drafts;
mod games;
mod lists;
mod page;
mod people;
mod positions;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use host::Problem;

use crate::address::Address;
use crate::failure::Failure;
use crate::socket;
use crate::state::AppState;

/// All routes, below the base path.
pub(crate) fn all(state: Arc<AppState>) -> Router {
    let api = Router::new()
        .route("/api/variants", get(lists::variants))
        .route("/api/variants/details", get(lists::variant_details))
        .route("/api/tables", get(lists::lobby).post(people::open))
        .route("/api/tables/mine", post(lists::mine))
        .route("/api/tables/{table}/join", post(people::join))
        .route("/api/tables/{table}/handover", post(people::offer_handover))
        .route("/api/handover", post(people::hand_over))
        .route("/api/names/forget", post(people::forget))
        .route("/api/deck", get(decks::usual))
        .route("/api/tables/{table}/deck", get(decks::of_table))
        .route("/api/tables/{table}/preview", post(drafts::preview))
        .route("/api/tables/{table}/why-not", post(drafts::why_not))
        .route("/api/tables/{table}/hint", post(drafts::hint))
        .route("/api/positions", post(positions::moment))
        .route("/api/positions/analysis", post(positions::analysis))
        .route(
            "/api/tables/{table}/games/{game}/positions",
            get(games::replay),
        )
        .route(
            "/api/tables/{table}/games/{game}/analysis",
            post(games::analysis),
        )
        .route("/api/tables/{table}/games/{game}", get(games::transcript))
        .route(
            "/api/tables/{table}/games/{game}/proof",
            get(games::fairness),
        )
        .layer(middleware::from_fn_with_state(Arc::clone(&state), count));
    let description = description::response(&state.settings.base_path);
    let routes = api
        .route("/api/socket", get(socket::open))
        .route("/api/openapi.json", get(async move || description.clone()))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .merge(page::routes())
        .fallback(async || Failure(Problem::NoPath))
        .method_not_allowed_fallback(async || Failure(Problem::NoMethod))
        .layer(DefaultBodyLimit::max(state.settings.message_bytes));
    let base = state.settings.base_path.clone();
    let routes = routes.with_state(state);
    if base.is_empty() {
        return routes;
    }
    Router::new()
        .nest(&format!("{base}/"), routes)
        .merge(page::redirect(&base))
        .fallback(async || Failure(Problem::NoPath))
}

/// Counts requests by address, refuses excess ones, and handles the others to their end.
async fn count(
    State(state): State<Arc<AppState>>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    if let Err(problem) = state.limits.request(address) {
        return Failure(problem).into_response();
    }
    // In a task of its own: a client that goes away leaves nothing half done, and a panic ends one request only.
    let done = tokio::spawn(next.run(request)).await;
    let response = done.unwrap_or_else(|_| Failure(Problem::Failed).into_response());
    if response.status().is_client_error() {
        state.metrics.refused.inc();
    }
    response
}

/// Whether the server runs and its database writes
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = str)))]
async fn health(State(state): State<Arc<AppState>>) -> Result<&'static str, Failure> {
    if *state.closing.borrow() {
        return Err(Problem::Closing.into());
    }
    state.tables.store.writes().await?;
    Ok("ok\n")
}

async fn metrics(State(state): State<Arc<AppState>>) -> impl IntoResponse {
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, form)], state.metrics.text())
}
