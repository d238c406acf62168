//! The routes of the server, and their description.

mod body;
mod decks;
mod drafts;
mod games;
mod guard;
mod lists;
mod page;
mod people;
mod positions;

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use host::{Problem, api};
use utoipa::OpenApi;

use crate::failure::Failure;
use crate::socket;
use crate::state::AppState;

/// The description of all routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tara",
        description = "Live tables of the Tara games. docs/protocol.md tells more, and the messages of the socket."
    ),
    paths(
        people::open,
        people::join,
        people::leave,
        people::dismiss,
        people::close,
        people::offer_handover,
        people::hand_over,
        people::forget,
        lists::lobby,
        lists::mine,
        lists::variants,
        lists::variant_details,
        games::transcript,
        games::fairness,
        decks::usual,
        decks::of_table,
        drafts::preview,
        drafts::why_not,
        drafts::hint,
        positions::moment,
        positions::analysis,
        games::replay,
        games::analysis,
        health
    ),
    components(schemas(api::ErrorBody))
)]
struct Description;

/// All routes, below the base path.
pub(crate) fn all(state: Arc<AppState>) -> Router {
    let api = Router::new()
        .route("/api/variants", get(lists::variants))
        .route("/api/variants/details", get(lists::variant_details))
        .route("/api/tables", get(lists::lobby).post(people::open))
        .route("/api/tables/mine", post(lists::mine))
        .route("/api/tables/{table}/join", post(people::join))
        .route("/api/tables/{table}/leave", post(people::leave))
        .route("/api/tables/{table}/dismiss", post(people::dismiss))
        .route("/api/tables/{table}/close", post(people::close))
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
        .layer(middleware::from_fn_with_state(
            Arc::clone(&state),
            guard::answer,
        ));
    let routes = api
        .route("/api/socket", get(socket::open))
        .route("/api/openapi.json", get(description))
        .route("/healthz", get(health))
        .route("/readyz", get(health))
        .route("/metrics", get(metrics))
        .merge(page::routes())
        .fallback(async || Failure::from(Problem::NoPath))
        .method_not_allowed_fallback(async || Failure::from(Problem::NoMethod))
        .layer(DefaultBodyLimit::max(state.settings.message_bytes));
    let base = state.settings.base_path.clone();
    let guard = middleware::from_fn_with_state(Arc::clone(&state), guard::guard);
    let routes = routes.with_state(state);
    if base.is_empty() {
        return routes.layer(guard);
    }
    Router::new()
        .nest(&format!("{base}/"), routes)
        .merge(page::redirect(&base))
        .fallback(async || Failure::from(Problem::NoPath))
        .layer(guard)
}

async fn description() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let text = Description::openapi().to_json();
        text.expect("a description has text for keys")
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, TEXT.as_str())
}

/// Whether the server runs and its database writes
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = str), (status = 503, body = api::ErrorBody)))]
async fn health(State(state): State<Arc<AppState>>) -> Result<&'static str, Failure> {
    if *state.closing.borrow() {
        return Err(Problem::Closing.into());
    }
    state.tables.store.check(state.clock.now()).await?;
    Ok("ok\n")
}

async fn metrics(State(state): State<Arc<AppState>>) -> impl IntoResponse {
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let unsent = state.unsent.total();
    state.metrics.unsent_bytes.set(unsent as i64);
    ([(header::CONTENT_TYPE, form)], state.metrics.text())
}
