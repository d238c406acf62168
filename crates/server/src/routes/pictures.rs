//! Pictures of tables, finished games and positions, which previews of links show and people keep.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::AnyGame;
use host::Problem;
use sheets::{PictureMoment, PicturePosition, animation, drawing, picture, read_query};

use super::failure::Failure;
use super::{body, games};
use crate::net::address::Address;
use crate::net::limits::Price;
use crate::pictures::Subject;
use crate::state::AppState;
use crate::tables::thinking::Lane;

/// For how many seconds the picture of what does not change is good.
const DAY: &str = "public, max-age=86400";

/// The board of a table as everybody sees it
#[utoipa::path(get, path = "/api/tables/{table}/picture.png", operation_id = "table_picture", responses((status = 200, content_type = "image/png", body = String)))]
pub(super) async fn table(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let id = body::table(&table)?;
    let (version, game) = {
        let slot = state.tables.own(id).await;
        let slot = state.limits.count_guesses(address, slot)?;
        let table = &slot.loaded()?.table;
        (table.version(), table.game().clone())
    };
    let etag = format!("\"{version}\"");
    if headers
        .get(header::IF_NONE_MATCH)
        .is_some_and(|kept| kept == etag.as_str())
    {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, etag)]).into_response());
    }
    let subject = Subject::Table(id, version);
    let picture = drawn(&state, address, subject, move || Ok(game)).await?;
    let etag = HeaderValue::from_str(&etag).expect("a number in quotes");
    let mut response = png(picture, "no-cache");
    response.headers_mut().insert(header::ETAG, etag);
    Ok(response)
}

/// The board of a table as everybody sees it, as a drawing
#[utoipa::path(get, path = "/api/tables/{table}/picture.svg", operation_id = "table_drawing", responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(super) async fn table_drawing(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path(table): Path<String>,
) -> Result<Response, Failure> {
    let id = body::table(&table)?;
    let game = {
        let slot = state.tables.own(id).await;
        let slot = state.limits.count_guesses(address, slot)?;
        slot.loaded()?.table.game().clone()
    };
    state.limits.advice(address, Price::Usual)?;
    Ok(svg(&game, "no-cache"))
}

/// The board of a game that is over, at its end or at a moment
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/picture.png", operation_id = "game_picture", params(PictureMoment), responses((status = 200, content_type = "image/png", body = String)))]
pub(super) async fn game(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let asked: PictureMoment = read_query(query.as_deref())?;
    let played = games::find_played(&state, address, &table, &game).await?;
    let subject = Subject::Game(played.table, played.number, asked.moment);
    let at_moment = move || played.at(asked.moment);
    Ok(png(drawn(&state, address, subject, at_moment).await?, DAY))
}

/// The board of a game that is over, at its end or at a moment, as a drawing
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/picture.svg", operation_id = "game_drawing", params(PictureMoment), responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(super) async fn game_drawing(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let asked: PictureMoment = read_query(query.as_deref())?;
    let played = games::find_played(&state, address, &table, &game).await?;
    let place = state.thinking.place(address, Lane::Drawings)?;
    state.limits.advice(address, Price::Usual)?;
    let shown = place.work(move |_, _| played.at(asked.moment)).await?;
    Ok(svg(&shown, DAY))
}

/// A game that is over, from its start to its end, as an animated PNG
#[utoipa::path(get, path = "/api/tables/{table}/games/{game}/animation.png", operation_id = "game_animation", responses((status = 200, content_type = "image/png", body = String)))]
pub(super) async fn film(
    State(state): State<Arc<AppState>>,
    address: Address,
    Path((table, game)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let played = games::find_played(&state, address, &table, &game).await?;
    let (kept, key) = (&state.pictures.animated, (played.table, played.number));
    if let Some(picture) = kept.get(&key) {
        return Ok(png(picture, DAY));
    }
    let place = state.thinking.place(address, Lane::Films)?;
    state.limits.advice(address, Price::Film)?;
    let film = kept.make(place, key, move |stop| {
        let (record, agreed) = played.load()?;
        let moments = host::GameMoments::new(&record.transcript, agreed.as_ref())?;
        drop(record);
        animation(moments.count(), || moments.games(), stop)
    });
    Ok(png(film.await?, DAY))
}

/// The board of a position
#[utoipa::path(get, path = "/api/positions/picture.png", operation_id = "position_picture", params(PicturePosition), responses((status = 200, content_type = "image/png", body = String)))]
pub(super) async fn position(
    State(state): State<Arc<AppState>>,
    address: Address,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let asked: PicturePosition = read_query(query.as_deref())?;
    let game = asked.game()?;
    let subject = Subject::Position(asked.position);
    let picture = drawn(&state, address, subject, move || Ok(game)).await?;
    Ok(png(picture, DAY))
}

/// The board of a position as a drawing
#[utoipa::path(get, path = "/api/positions/picture.svg", operation_id = "position_drawing", params(PicturePosition), responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(super) async fn position_drawing(
    State(state): State<Arc<AppState>>,
    address: Address,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let asked: PicturePosition = read_query(query.as_deref())?;
    let game = asked.game()?;
    state.limits.advice(address, Price::Usual)?;
    Ok(svg(&game, DAY))
}

/// A picture that is kept, or is drawn now.
async fn drawn(
    state: &AppState,
    address: Address,
    subject: Subject,
    game: impl FnOnce() -> Result<AnyGame, Problem> + Send + 'static,
) -> Result<Bytes, Failure> {
    let kept = &state.pictures.drawn;
    if let Some(picture) = kept.get(&subject) {
        return Ok(picture);
    }
    let place = state.thinking.place(address, Lane::Drawings)?;
    state.limits.advice(address, Price::Usual)?;
    let drawing = kept.make(place, subject, move |_| picture(&game()?));
    Ok(drawing.await?)
}

fn png(picture: Bytes, kept_for: &'static str) -> Response {
    image("image/png", picture, kept_for)
}

fn svg(game: &AnyGame, kept_for: &'static str) -> Response {
    image("image/svg+xml", drawing(game).into(), kept_for)
}

fn image(kind: &'static str, picture: Bytes, kept_for: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, kept_for),
    ];
    (headers, picture).into_response()
}
