//! The page: built files within the binary, compressed beforehand.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{Path, RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use host::Problem;
use rust_embed::{EmbeddedFile, RustEmbed};
use words::Language;

use super::compression::takes;
use super::failure::Failure;
use super::links;
use crate::state::AppState;

/// The built files, each beside its compressed forms. `cargo xtask page` builds them; without that the list is empty, and the
/// server answers `no-page`.
#[derive(RustEmbed)]
#[folder = "page"]
#[allow_missing = true]
struct Files;

/// The page in a language.
const fn index(language: Language) -> &'static str {
    match language {
        Language::English => "index.html",
        Language::German => "index.de.html",
        Language::Italian => "index.it.html",
    }
}

/// Files below this have a hash of what they hold in their names, so they never change.
const HASHED: &str = "assets/";

/// The page loads what this server serves, and nothing else; nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The forms of a file in the order of preference: what a client calls them, and how their names end.
const FORMS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The pages whose path is one word.
const PAGES: [&str; 8] = [
    "editor", "import", "learn", "lobby", "mine", "rules", "settings", "take",
];

/// The routes of the page, at the root of those below the base path.
pub(super) fn routes(state: Arc<AppState>) -> Router<Arc<AppState>> {
    let pages = PAGES.into_iter().fold(Router::new(), |routes, page| {
        routes.route(&format!("/{page}"), get(links::site))
    });
    pages
        .route("/", get(links::site))
        .route("/new/{variant}", get(links::variant))
        .route("/table/{table}", get(links::table))
        .route("/join/{table}", get(links::table))
        .route("/replay/{table}/{game}", get(links::game))
        .route("/replay/{table}/{game}/{moment}", get(links::moment))
        .route("/analysis/{position}", get(links::position))
        .route("/editor/{position}", get(links::position))
        .route("/learn/{course}", get(links::site))
        .route("/learn/{course}/{step}", get(links::site))
        .route("/rules/{chapter}", get(links::site))
        .route("/robots.txt", get(robots))
        .layer(middleware::from_fn(not_modified))
        .route("/{name}", get(named))
        .route("/assets/{name}", get(asset))
        .layer(middleware::from_fn_with_state(state, as_text))
}

/// Leads from a base path to the page, whose path ends with a slash.
pub(super) fn redirect<S: Clone + Send + Sync + 'static>(base: &str) -> Router<S> {
    let to = format!("{base}/");
    let lead = move |uri: Uri| {
        let to = match uri.query() {
            Some(query) => format!("{to}?{query}"),
            None => to.clone(),
        };
        async move { Redirect::permanent(&to) }
    };
    Router::new().route(base, get(lead))
}

/// The page in a language with its files below a base path, with these tags in its head and this title, which are HTML.
///
/// Its files have absolute paths: a browser that goes back while the page loads resolves relative ones against another path.
pub(super) fn shell(
    language: Language,
    base_path: &str,
    tags: &str,
    title: &str,
) -> Result<Response, Failure> {
    let name = index(language);
    let index = Files::get(name).ok_or(Problem::NoPage)?;
    let text = String::from_utf8_lossy(&index.data);
    let text = text.replace("=\"./", &format!("=\"{base_path}/")).replace(
        "<title>Tara</title>",
        &format!("<title>{title}</title>{tags}"),
    );
    let etag = quoted(blake3::hash(text.as_bytes()).as_bytes());
    let mut response = Response::new(Body::from(text));
    let fields = response.headers_mut();
    fields.insert(header::ETAG, etag);
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    fields.insert(header::CONTENT_TYPE, kind);
    fields.insert(header::VARY, HeaderValue::from_static("accept-language"));
    set_page_headers(fields, name);
    Ok(response)
}

/// The paths that crawlers are asked to leave alone: the API, and pages of tables, games and positions, whose previews are drawn for each.
async fn robots(State(state): State<Arc<AppState>>) -> ([(HeaderName, &'static str); 1], String) {
    let base = &state.settings.base_path;
    let paths = ["api", "table", "join", "replay", "analysis", "editor"];
    let lines = paths.map(|path| format!("Disallow: {base}/{path}/\n"));
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    ([kind], format!("User-agent: *\n{}", lines.concat()))
}

/// Answers a path whose bytes are not UTF-8 like every other broken link.
async fn as_text(
    state: State<Arc<AppState>>,
    path: Result<RawPathParams, RawPathParamsRejection>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    if path.is_ok() {
        return Ok(next.run(request).await);
    }
    let (parts, _) = request.into_parts();
    links::nowhere(state, parts.method, parts.uri, parts.headers).await
}

/// Answers 304 where the client has the page that it would be sent.
async fn not_modified(request: Request, next: Next) -> Response {
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let response = next.run(request).await;
    match response.headers().get(header::ETAG) {
        Some(etag) if known.as_ref() == Some(etag) && response.status() == StatusCode::OK => {
            (StatusCode::NOT_MODIFIED, [(header::ETAG, etag.clone())]).into_response()
        }
        _ => response,
    }
}

/// A file at the root of the page, or what every other path leads to.
async fn named(
    state: State<Arc<AppState>>,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if Files::get(&name).is_none() {
        return links::nowhere(state, Method::GET, uri, headers).await;
    }
    file(&name, &headers)
}

async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    file(&format!("{HASHED}{name}"), &headers)
}

/// A file in the best form that the client takes.
fn file(name: &str, headers: &HeaderMap) -> Result<Response, Failure> {
    let plain = Files::get(name).ok_or(Problem::NoPath)?;
    let kind = kind(name).ok_or(Problem::NoPath)?;
    let etag = etag(&plain);
    if headers.get(header::IF_NONE_MATCH) == Some(&etag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, etag)]).into_response());
    }
    let (form, bytes) =
        best(name, headers).map_or((None, plain.data), |(form, file)| (Some(form), file.data));
    let mut response = Response::new(Body::from(bytes));
    let fields = response.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    fields.insert(header::ETAG, etag);
    fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    set_page_headers(fields, name);
    if let Some(form) = form {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(form));
    }
    Ok(response)
}

/// Headers of every file of the page, whose kind is set.
fn set_page_headers(fields: &mut HeaderMap, name: &str) {
    for (name, value) in [
        (header::CACHE_CONTROL, cache_control(name)),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
}

fn best(name: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    FORMS.into_iter().find_map(|(form, end)| {
        let file = takes(headers, form).then(|| Files::get(&format!("{name}{end}")))??;
        Some((form, file))
    })
}

fn cache_control(name: &str) -> &'static str {
    if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// The media type of a file, by the end of its name. Only files with one are served.
fn kind(name: &str) -> Option<&'static str> {
    match name.rsplit_once('.')?.1 {
        "html" => Some("text/html; charset=utf-8"),
        "js" => Some("text/javascript; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        "png" => Some("image/png"),
        "txt" => Some("text/plain; charset=utf-8"),
        "webmanifest" => Some("application/manifest+json"),
        "woff2" => Some("font/woff2"),
        "wasm" => Some("application/wasm"),
        "weights" => Some("application/octet-stream"),
        _ => None,
    }
}

/// The first half of the hash of a file is enough to tell it from all others of its name.
fn etag(file: &EmbeddedFile) -> HeaderValue {
    quoted(&file.metadata.sha256_hash())
}

fn quoted(hash: &[u8]) -> HeaderValue {
    let hash = &hash[..16];
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{digits}\"")).expect("hexadecimal digits in quotes")
}

#[cfg(test)]
mod tests;
