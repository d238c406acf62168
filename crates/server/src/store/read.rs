//! What is read: tables with their events, and lists of tables.

use play::{Agreed, Event, Stamped};
use serde_json::Value;

use super::{Place, Store, StoreError};
use crate::secret::SecretHash;
use crate::table_id::TableId;

/// A table as it is stored.
pub(crate) struct Stored {
    /// Its events; what is wrong with the first that cannot be read, if there is one.
    pub(crate) events: Result<Vec<Stamped>, String>,
    /// How many events there are, those that cannot be read too.
    pub(crate) version: u32,
    pub(crate) places: Vec<Place>,
    pub(crate) stage: String,
    pub(crate) invitation: SecretHash,
    /// Whether it is told to everybody who looks for a table.
    pub(crate) is_listed: bool,
}

/// A table in a list.
pub(crate) struct Listed {
    pub(crate) table: TableId,
    pub(crate) stage: String,
    pub(crate) opened_at: u64,
    /// What was agreed; nothing if that cannot be read anymore.
    pub(crate) agreed: Option<Agreed>,
    pub(crate) places: Vec<Place>,
    /// The number of each seat whose secret was presented.
    pub(crate) games: u32,
}

/// How many tables a list has at most.
const MOST_LISTED: u32 = 100;

type SeatRow = (u8, u8, Option<Vec<u8>>, Option<String>);
type TableRow = (i64, String, i64, String, u32);

impl Store {
    /// A table with all its events; nothing if there is none of that number.
    pub(crate) async fn load(&self, table: TableId) -> Result<Option<Stored>, StoreError> {
        let row: Option<(String, Vec<u8>, bool)> =
            sqlx::query_as("select stage, invitation, is_listed from tables where id = ?1")
                .bind(table.stored())
                .fetch_optional(&self.reads)
                .await?;
        let Some((stage, invitation, is_listed)) = row else {
            return Ok(None);
        };
        let texts: Vec<String> =
            sqlx::query_scalar("select event from events where table_id = ?1 order by version")
                .bind(table.stored())
                .fetch_all(&self.reads)
                .await?;
        let events = texts.iter().map(|text| serde_json::from_str(text));
        Ok(Some(Stored {
            events: events
                .collect::<Result<_, _>>()
                .map_err(|error| error.to_string()),
            version: texts.len() as u32,
            places: self.places(table).await?,
            stage,
            is_listed,
            invitation: SecretHash::stored(&invitation)
                .unwrap_or_else(|| crate::secret::Secret::new().hash()),
        }))
    }

    /// What was agreed at a table; nothing if there is none of that number, or if that cannot be read anymore.
    pub(crate) async fn agreed(&self, table: TableId) -> Result<Option<Agreed>, StoreError> {
        let first: Option<String> =
            sqlx::query_scalar("select event from events where table_id = ?1 and version = 0")
                .bind(table.stored())
                .fetch_optional(&self.reads)
                .await?;
        Ok(first.and_then(|text| agreed(&text)))
    }

    pub(crate) async fn places(&self, table: TableId) -> Result<Vec<Place>, StoreError> {
        let rows: Vec<SeatRow> = sqlx::query_as(
            "select seat, screen, hash, name from seats where table_id = ?1 order by seat",
        )
        .bind(table.stored())
        .fetch_all(&self.reads)
        .await?;
        let place = |(seat, screen, hash, name): SeatRow| Place {
            seat,
            screen,
            hash: hash.and_then(|hash| SecretHash::stored(&hash)),
            name,
        };
        Ok(rows.into_iter().map(place).collect())
    }

    /// The tables that look for guests, the newest first, a hundred at most.
    pub(crate) async fn open_tables(&self) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<TableRow> = sqlx::query_as(
            "select id, stage, opened_at, (select event from events where table_id = id and version = 0),
                (select count(*) from games where table_id = id)
             from tables
             where is_listed = 1 and stage = 'seating'
                and exists (select 1 from seats where table_id = id and hash is null)
             order by opened_at desc limit ?1",
        )
        .bind(MOST_LISTED)
        .fetch_all(&self.reads)
        .await?;
        self.listed(rows).await
    }

    /// The tables with seats of these secrets, the newest first, a hundred at most.
    pub(crate) async fn tables_of(&self, hashes: &[SecretHash]) -> Result<Vec<Listed>, StoreError> {
        let hex = |hash: &SecretHash| -> String {
            hash.bytes()
                .iter()
                .map(|byte| format!("{byte:02X}"))
                .collect()
        };
        let hashes: Vec<String> = hashes.iter().map(hex).collect();
        let rows: Vec<TableRow> = sqlx::query_as(
            "select id, stage, opened_at, (select event from events where table_id = id and version = 0),
                (select count(*) from games where table_id = id)
             from tables
             where id in (select table_id from seats
                where hash in (select unhex(value) from json_each(?1)))
             order by opened_at desc limit ?2",
        )
        .bind(Value::from(hashes).to_string())
        .bind(MOST_LISTED)
        .fetch_all(&self.reads)
        .await?;
        self.listed(rows).await
    }

    async fn listed(&self, rows: Vec<TableRow>) -> Result<Vec<Listed>, StoreError> {
        let mut tables = Vec::new();
        for (id, stage, opened_at, event, games) in rows {
            let table = TableId::of_stored(id);
            tables.push(Listed {
                table,
                stage,
                opened_at: opened_at as u64,
                agreed: agreed(&event),
                places: self.places(table).await?,
                games,
            });
        }
        Ok(tables)
    }
}

/// What was agreed by the first event of a table; nothing if that cannot be read anymore.
fn agreed(event: &str) -> Option<Agreed> {
    match serde_json::from_str(event) {
        Ok(Stamped {
            event: Event::Opened { agreed, .. },
            ..
        }) => Some(*agreed),
        _ => None,
    }
}
