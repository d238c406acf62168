//! Pages by their paths: the page itself, with what a preview of the link shows.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use host::{LinkTarget, LinkText, Problem, StoredTable, TableId, link_text};
use words::Language;

use super::failure::Failure;
use super::{body, language, page};
use crate::net::address::Address;
use crate::state::AppState;

/// A link: what it shows, and the path of its picture below the base path, if it has one.
struct Link {
    text: LinkText,
    picture: Option<String>,
}

impl Link {
    fn to(target: LinkTarget<'_>, language: Language) -> Self {
        Self {
            text: link_text(target, language),
            picture: None,
        }
    }
}

/// The home page, and each page that shows nothing in particular.
pub(super) async fn site(
    State(state): State<Arc<AppState>>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    shown(
        &state,
        &uri,
        &headers,
        &Link::to(LinkTarget::Site, language::of(&uri, &headers)),
    )
}

/// A new game.
pub(super) async fn variant(
    State(state): State<Arc<AppState>>,
    uri: Uri,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    shown(
        &state,
        &uri,
        &headers,
        &Link::to(LinkTarget::Variant(&name), language::of(&uri, &headers)),
    )
}

/// A table, or an invitation to it.
pub(super) async fn table(
    State(state): State<Arc<AppState>>,
    address: Address,
    uri: Uri,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Result<Response, Failure> {
    let link = match stored(&state, address, &table).await? {
        Some(found) => Link {
            text: link_text(LinkTarget::Table(&found), language::of(&uri, &headers)),
            picture: Some(format!("api/tables/{}/picture.png", found.table)),
        },
        None => Link::to(LinkTarget::Site, language::of(&uri, &headers)),
    };
    shown(&state, &uri, &headers, &link)
}

/// A finished game.
pub(super) async fn game(
    state: State<Arc<AppState>>,
    address: Address,
    uri: Uri,
    headers: HeaderMap,
    Path((table, game)): Path<(String, String)>,
) -> Result<Response, Failure> {
    finished(state, address, uri, headers, (table, game, None)).await
}

/// A moment of a finished game.
pub(super) async fn moment(
    state: State<Arc<AppState>>,
    address: Address,
    uri: Uri,
    headers: HeaderMap,
    Path((table, game, moment)): Path<(String, String, String)>,
) -> Result<Response, Failure> {
    // Its picture does not give the end away.
    let moment: Option<usize> = moment.parse().ok();
    finished(state, address, uri, headers, (table, game, moment)).await
}

async fn finished(
    State(state): State<Arc<AppState>>,
    address: Address,
    uri: Uri,
    headers: HeaderMap,
    (table, game, moment): (String, String, Option<usize>),
) -> Result<Response, Failure> {
    let found = stored(&state, address, &table).await?;
    let digits = game.split(|c: char| !c.is_ascii_digit()).next();
    let number = body::game(digits.unwrap_or_default()).ok();
    let query = moment.map_or(String::new(), |moment| format!("?moment={moment}"));
    let link = match (found, number) {
        (Some(found), Some(number)) if number < found.games => Link {
            text: link_text(LinkTarget::Game(&found), language::of(&uri, &headers)),
            picture: Some(format!(
                "api/tables/{}/games/{number}/picture.png{query}",
                found.table
            )),
        },
        _ => Link::to(LinkTarget::Site, language::of(&uri, &headers)),
    };
    shown(&state, &uri, &headers, &link)
}

/// A position, analyzed or edited.
pub(super) async fn position(
    State(state): State<Arc<AppState>>,
    uri: Uri,
    headers: HeaderMap,
    Path(position): Path<String>,
) -> Result<Response, Failure> {
    let language = language::of(&uri, &headers);
    let text = link_text(LinkTarget::Position(&position), language);
    let is_site = text == link_text(LinkTarget::Site, language);
    // As it stands in the path, so that it is encoded already.
    let encoded = uri.path().rsplit('/').next().unwrap_or_default();
    let picture = (!is_site).then(|| format!("api/positions/picture.png?position={encoded}"));
    shown(&state, &uri, &headers, &Link { text, picture })
}

/// Any other path: a person gets the page, which says so; a program gets a refusal. What a chat or a
/// mail has made of a link, the page finds out.
pub(super) async fn nowhere(
    State(state): State<Arc<AppState>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let accepted = headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok());
    let is_person = accepted.is_some_and(|accepted| accepted.contains("text/html"));
    if method != Method::GET || !is_person || uri.path().starts_with("/api/") {
        return Err(Problem::NoPath.into());
    }
    let path = uri.path().to_ascii_lowercase();
    let mut words = path.split(|c: char| !c.is_ascii_alphanumeric());
    let is_link = match words.find(|word| !word.is_empty()) {
        Some("join" | "table" | "replay") => id_in(&path).is_some(),
        word => word == Some("take"),
    };
    let page = shown(
        &state,
        &uri,
        &headers,
        &Link::to(LinkTarget::Site, language::of(&uri, &headers)),
    );
    // Without a page there is nobody to say it.
    let page = page.map_err(|_| Problem::NoPath)?;
    let status = if is_link {
        StatusCode::OK
    } else {
        StatusCode::NOT_FOUND
    };
    Ok((status, page).into_response())
}

async fn stored(
    state: &AppState,
    address: Address,
    table: &str,
) -> Result<Option<StoredTable>, Failure> {
    // The number of a table that a browser keeps guesses at none here.
    let Some(id) = id_in(table).filter(|id| id.stored() >= 0) else {
        return Ok(None);
    };
    let found = state.store.tables(&[id]).await?.pop();
    if found.is_none() {
        // The page says that there is none; a guesser learns no more from this than from there.
        state.limits.guess(address)?;
    }
    Ok(found)
}

/// The table that a part of a link names, whatever a chat or a mail has added to it.
fn id_in(text: &str) -> Option<TableId> {
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.find_map(|word| word.parse().ok())
}

/// The page at a path, with what a preview shows.
fn shown(
    state: &AppState,
    uri: &Uri,
    headers: &HeaderMap,
    link: &Link,
) -> Result<Response, Failure> {
    let base = site_address(state, headers);
    let path = uri.path().trim_start_matches('/');
    let mut tags = vec![
        tag("og:site_name", "Tara"),
        tag("og:type", "website"),
        tag("og:title", &link.text.title),
        tag("og:description", &link.text.about),
        tag("og:url", &format!("{base}/{path}")),
        format!(
            "<meta name=\"description\" content=\"{}\" />",
            escaped(&link.text.about)
        ),
        "<meta name=\"twitter:card\" content=\"summary\" />".into(),
    ];
    if let Some(picture) = &link.picture {
        tags.push(tag("og:image", &format!("{base}/{picture}")));
        tags.push(tag("og:image:alt", &link.text.title));
    }
    page::shell(
        language::of(uri, headers),
        &state.settings.base_path,
        &tags.concat(),
        &escaped(&link.text.title),
    )
}

/// The address of the site with its base path, as previews need it, which show it elsewhere.
fn site_address(state: &AppState, headers: &HeaderMap) -> String {
    let settings = &state.settings;
    let named = settings.public_urls.first().cloned().map(String::from);
    let asked = || {
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or_default())
    };
    named.unwrap_or_else(asked) + &settings.base_path
}

fn tag(property: &str, content: &str) -> String {
    format!(
        "<meta property=\"{property}\" content=\"{}\" />",
        escaped(content)
    )
}

/// A text as it stands in HTML: names of people are in it.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests;
