//! The route of the socket: an upgrade to WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use tungstenite::handshake::derive_accept_key;

use super::failure::Failure;
use super::language;
use crate::net::address::Address;
use crate::socket;
use crate::state::AppState;

/// The socket for live tables: an upgrade to WebSocket
#[utoipa::path(get, path = "/api/socket", operation_id = "socket", responses((status = 101)))]
pub(super) async fn open(
    State(state): State<Arc<AppState>>,
    address: Address,
    upgrading: Option<Extension<OnUpgrade>>,
    uri: Uri,
    headers: HeaderMap,
    _checked: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let permit = state.limits.socket(address)?;
    let Extension(upgrading) = upgrading.expect("a request that was checked has it");
    let key = headers.get(header::SEC_WEBSOCKET_KEY);
    let key = key.expect("a request that was checked has it");
    let accept = derive_accept_key(key.as_bytes());
    let language = language::of(&uri, &headers);
    tokio::spawn(async move {
        // A client that is gone by now needs no socket.
        if let Ok(upgraded) = upgrading.await {
            socket::serve(upgraded, state, address, language, permit).await;
        }
    });
    let response = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, accept)
        .body(Body::empty());
    Ok(response.expect("these are headers"))
}
