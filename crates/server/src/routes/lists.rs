//! Lists: the variants, the tables that look for guests, one's own tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use catalog::AnyVariant;
use play::{Agreed, Taker};

use super::body::{self, Body};
use crate::api::{ErrorBody, Mine, SeatEntry, TableEntry, VariantEntry};
use crate::host::Host;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::store::Listed;

/// The variants on offer
#[utoipa::path(get, path = "/api/variants", responses((status = 200, body = [VariantEntry])))]
pub(super) async fn variants() -> Json<Vec<VariantEntry>> {
    let entry = |variant: AnyVariant| VariantEntry {
        variant: variant.name(),
        book: variant.book(),
        level: variant.level(),
        seats: variant.seats(),
        fewest_players: variant.fewest_players(),
    };
    Json(AnyVariant::all().map(entry).collect())
}

/// The tables that look for guests, the newest first
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [TableEntry]), (status = "default", body = ErrorBody)))]
pub(super) async fn lobby(State(host): State<Arc<Host>>) -> Result<Json<Vec<TableEntry>>, Problem> {
    let listed = host.tables.store.open_tables().await?;
    Ok(Json(entries(listed, &[])))
}

/// The tables with seats of these secrets, the newest first
#[utoipa::path(post, path = "/api/tables/mine", request_body = Mine, responses((status = 200, body = [TableEntry]), (status = "default", body = ErrorBody)))]
pub(super) async fn mine(
    State(host): State<Arc<Host>>,
    Body(asked): Body<Mine>,
) -> Result<Json<Vec<TableEntry>>, Problem> {
    let hashes = body::hashes(&asked.secrets)?;
    let listed = host.tables.store.tables_of(&hashes).await?;
    Ok(Json(entries(listed, &hashes)))
}

/// A table whose first event cannot be read anymore is left out.
fn entries(listed: Vec<Listed>, own: &[SecretHash]) -> Vec<TableEntry> {
    let entry = |listed: Listed| {
        let agreed = listed.agreed.as_ref()?;
        Some(TableEntry {
            table: listed.table.to_string(),
            stage: listed.stage.clone(),
            opened_at: listed.opened_at,
            variant: agreed.variant.clone(),
            clock: agreed.clock,
            length: agreed.length,
            start: agreed.position.clone(),
            games: listed.games,
            seats: seats(agreed, &listed, own),
        })
    };
    listed.into_iter().filter_map(entry).collect()
}

fn seats(agreed: &Agreed, listed: &Listed, own: &[SecretHash]) -> Vec<SeatEntry> {
    let seats = agreed.seats.iter().enumerate();
    seats
        .map(|(number, seating)| {
            let mut places = listed.places.iter();
            let place = places.find(|place| usize::from(place.seat) == number);
            let hash = place.and_then(|place| place.hash);
            SeatEntry {
                seat: seating.seat.clone(),
                program: match &seating.taker {
                    Taker::Program(name) => Some(name.clone()),
                    Taker::Person(_) => None,
                },
                name: place.and_then(|place| place.name.clone()),
                free: place.is_some() && hash.is_none(),
                yours: hash.is_some_and(|hash| own.contains(&hash)),
            }
        })
        .collect()
}
