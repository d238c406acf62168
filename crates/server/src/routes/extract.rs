//! The extractor of the address of a client.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::failure::Failure;
use crate::net::address::Address;
use crate::state::AppState;

impl FromRequestParts<Arc<AppState>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Self, Failure> {
        let address = Self::of(&parts.extensions, &parts.headers, &state.settings);
        Ok(address?)
    }
}
