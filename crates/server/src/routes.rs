//! The routes of the server, and their description.

mod body;
mod compression;
mod decks;
mod description;
mod drafts;
mod extract;
mod failure;
mod files;
mod games;
mod guard;
mod language;
mod links;
mod lists;
mod page;
mod people;
mod pictures;
mod positions;
mod reports;
mod sheets;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use host::Problem;

use crate::state::AppState;
use description::LazyDescription;
use failure::Failure;

/// All routes, below the base path.
pub(crate) fn all(state: Arc<AppState>) -> Router {
    let compress = || middleware::from_fn(compression::compress);
    let short = short_answers()
        .layer(compress())
        .layer(middleware::from_fn_with_state(
            Arc::clone(&state),
            guard::answer_short,
        ));
    let description = LazyDescription::new(&state.settings.base_path);
    let description = get(async move || description.clone().response().await);
    let long = long_answers().route("/api/openapi.json", description);
    let long = long.layer(compress()).layer(middleware::from_fn_with_state(
        Arc::clone(&state),
        guard::answer_long,
    ));
    let dear = dear_answers()
        .layer(compress())
        .layer(middleware::from_fn_with_state(
            Arc::clone(&state),
            guard::answer_dear,
        ));
    let routes = short
        .merge(long)
        .merge(dear)
        .route("/api/socket", get(socket::open))
        .route("/healthz", get(health))
        .route("/readyz", get(health))
        .route("/metrics", get(metrics))
        .merge(page::routes(Arc::clone(&state)))
        .fallback(links::nowhere)
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

/// The routes of the API whose answers are usually short.
fn short_answers() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/tables", post(people::open))
        .route("/api/tables/{table}/join", post(people::join))
        .route("/api/tables/{table}/leave", post(people::leave))
        .route("/api/tables/{table}/dismiss", post(people::dismiss))
        .route("/api/tables/{table}/fill", post(people::fill))
        .route("/api/tables/{table}/name", post(people::rename))
        .route("/api/tables/{table}/close", post(people::close))
        .route("/api/tables/{table}/invite", post(people::invite))
        .route("/api/tables/{table}/withdraw", post(people::withdraw))
        .route("/api/tables/{table}/list", post(people::list))
        .route("/api/tables/{table}/handover", post(people::offer_handover))
        .route("/api/tables/{table}/reports", post(reports::report))
        .route("/api/handover", post(people::hand_over))
        .route("/api/names/forget", post(people::forget))
        .route("/api/tables/{table}/why-not", post(drafts::why_not))
        .route("/api/tables/{table}/hint", post(drafts::hint))
        .route("/api/positions/why-not", post(positions::why_not))
}

/// The routes of the API whose answers may be long.
fn long_answers() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/variants", get(lists::variants))
        .route("/api/variants/details", get(lists::variant_details))
        .route("/api/version", get(lists::version))
        .route("/api/tables", get(lists::lobby))
        .route("/api/tables/running", get(lists::running))
        .route("/api/tables/mine", post(lists::mine))
        .route("/api/deck", get(decks::usual))
        .route("/api/deck/file", get(decks::usual_file))
        .route("/api/deck/check", post(decks::check))
        .route("/api/tables/{table}/deck", get(decks::of_table))
        .route("/api/tables/{table}/preview", post(drafts::preview))
        .route("/api/tables/{table}/turn", post(drafts::turn))
        .route("/api/tables/{table}/turns", post(drafts::turns))
        .route("/api/positions", post(positions::moment))
        .route("/api/positions/preview", post(positions::preview))
        .route("/api/positions/turn", post(positions::turn))
        .route("/api/positions/turns", post(positions::turns))
        .route("/api/tables/{table}/games/{game}", get(games::transcript))
        .route(
            "/api/tables/{table}/games/{game}/proof",
            get(games::fairness),
        )
}

/// The routes of the API whose answers take work that has a lane of its own.
fn dear_answers() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/tables/{table}/tutor", post(drafts::tutor))
        .route("/api/positions/analysis", post(positions::analysis))
        .route(
            "/api/tables/{table}/games/{game}/analysis",
            post(games::analysis),
        )
        .route(
            "/api/tables/{table}/games/{game}/positions",
            get(games::replay),
        )
        .route(
            "/api/files/text",
            post(files::text).layer(DefaultBodyLimit::max(2 * files::MAX_BYTES)),
        )
        .route(
            "/api/files/read",
            post(files::read).layer(DefaultBodyLimit::max(files::MAX_BYTES)),
        )
        .route(
            "/api/files/write",
            post(files::write).layer(DefaultBodyLimit::max(files::MAX_BYTES)),
        )
        .route("/api/tables/{table}/picture.png", get(pictures::table))
        .route(
            "/api/tables/{table}/games/{game}/picture.png",
            get(pictures::game),
        )
        .route(
            "/api/tables/{table}/picture.svg",
            get(pictures::table_drawing),
        )
        .route(
            "/api/tables/{table}/games/{game}/picture.svg",
            get(pictures::game_drawing),
        )
        .route(
            "/api/tables/{table}/games/{game}/animation.png",
            get(pictures::film),
        )
        .route("/api/positions/picture.png", get(pictures::position))
        .route(
            "/api/positions/picture.svg",
            get(pictures::position_drawing),
        )
        .route("/api/sheets/deck", get(sheets::deck))
        .route("/api/sheets/{game}", get(sheets::game))
}

/// Checks that the server runs and its database writes
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = str)))]
async fn health(State(state): State<Arc<AppState>>) -> Result<&'static str, Failure> {
    if *state.closing.borrow() {
        return Err(Problem::Closing.into());
    }
    state.store.check(state.clock.now()).await?;
    Ok("ok\n")
}

async fn metrics(State(state): State<Arc<AppState>>) -> impl IntoResponse {
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let unsent = state.unsent.total();
    state.metrics.unsent_bytes.set(unsent as i64);
    ([(header::CONTENT_TYPE, form)], state.metrics.text())
}
