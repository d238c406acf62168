//! Reads of tables with their events, and of lists of tables.

use host::{PersonSeat, SecretHash, StoredTable, TableId};
use play::fair::Bytes;
use play::{Agreement, Event, TimedEvent};
use serde_json::Value;

use super::{Store, StoreError};

/// A table as it is stored, with its events.
pub(crate) struct StoredEvents {
    pub(crate) events: EventLines,
    pub(crate) people: Vec<PersonSeat>,
    pub(crate) stage: String,
    pub(crate) invitation: Option<SecretHash>,
    /// True if it is in the lobby, and guests need no invitation.
    pub(crate) is_listed: bool,
    /// The bytes that have to enter into its draws, since it was restored from a copy.
    pub(crate) renewal: Option<Bytes>,
}

/// The events of a table as text, a line each.
pub(crate) struct EventLines(String);

impl EventLines {
    /// Reads the events.
    ///
    /// # Errors
    ///
    /// The fault of the first one that cannot be parsed.
    pub(crate) fn read(&self) -> Result<Vec<TimedEvent>, String> {
        let events = self.0.lines().map(serde_json::from_str);
        events
            .collect::<Result<_, _>>()
            .map_err(|error| error.to_string())
    }
}

/// The maximum of tables in a list.
const MAX_LISTED: u32 = 100;

type SeatRow = (u8, u8, Option<Vec<u8>>, Option<String>, Option<i64>);
/// The stage of a table, its invitation, whether it is listed, and what has to enter into its draws.
type TableHead = (String, Vec<u8>, bool, Option<Vec<u8>>);
type TableRow = (i64, String, i64, String, u32);

impl Store {
    /// A table with all its events. Returns `None` if there is no such table.
    pub(crate) async fn load(&self, table: TableId) -> Result<Option<StoredEvents>, StoreError> {
        let row: Option<TableHead> = sqlx::query_as(
            "select stage, invitation, is_listed,
                (select nonce from renewals where table_id = id) from tables where id = ?1",
        )
        .bind(table.stored())
        .fetch_optional(&self.reads)
        .await?;
        let Some((stage, invitation, is_listed, renewal)) = row else {
            return Ok(None);
        };
        // As one text: fetching a row for each event would cost more than replaying them.
        let lines: String = sqlx::query_scalar(
            "select ifnull(group_concat(event, char(10)), '')
             from (select event from events where table_id = ?1 order by version)",
        )
        .bind(table.stored())
        .fetch_one(&self.reads)
        .await?;
        Ok(Some(StoredEvents {
            events: EventLines(lines),
            people: self.people(table).await?,
            stage,
            is_listed,
            renewal: renewal.and_then(|nonce| Some(Bytes(nonce.try_into().ok()?))),
            invitation: SecretHash::stored(&invitation),
        }))
    }

    /// The terms of a table. Returns `None` if there is no such table, or they cannot be read anymore.
    pub(crate) async fn agreed(&self, table: TableId) -> Result<Option<Agreement>, StoreError> {
        let first: Option<String> =
            sqlx::query_scalar("select event from events where table_id = ?1 and version = 0")
                .bind(table.stored())
                .fetch_optional(&self.reads)
                .await?;
        Ok(first.and_then(|text| agreed(&text)))
    }

    /// The seats of persons at a table, in turn order.
    pub(crate) async fn people(&self, table: TableId) -> Result<Vec<PersonSeat>, StoreError> {
        let rows: Vec<SeatRow> = sqlx::query_as(
            "select seat, screen, hash, name, taken_at from seats where table_id = ?1 order by seat",
        )
        .bind(table.stored())
        .fetch_all(&self.reads)
        .await?;
        let person = |(seat, screen, hash, name, taken_at): SeatRow| PersonSeat {
            seat,
            screen,
            holder: hash.and_then(|hash| SecretHash::stored(&hash)),
            name,
            taken_at: taken_at.map(|at| at as u64 + self.away_since(at as u64)),
        };
        Ok(rows.into_iter().map(person).collect())
    }

    /// The tables that look for guests, the newest first, a hundred at most.
    pub(crate) async fn open_tables(&self) -> Result<Vec<StoredTable>, StoreError> {
        let rows: Vec<TableRow> = sqlx::query_as(
            "select id, stage, opened_at, (select event from events where table_id = id and version = 0),
                (select count(*) from games where table_id = id)
             from tables
             where is_listed = 1 and stage = 'seating'
                and exists (select 1 from seats where table_id = id and hash is null)
             order by opened_at desc limit ?1",
        )
        .bind(MAX_LISTED)
        .fetch_all(&self.reads)
        .await?;
        self.listed(rows).await
    }

    /// The tables with seats of these secrets, the newest first, a hundred at most.
    pub(crate) async fn tables_of(
        &self,
        hashes: &[SecretHash],
    ) -> Result<Vec<StoredTable>, StoreError> {
        let rows: Vec<TableRow> = sqlx::query_as(
            "select id, stage, opened_at, (select event from events where table_id = id and version = 0),
                (select count(*) from games where table_id = id)
             from tables
             where id in (select table_id from seats
                where hash in (select unhex(value) from json_each(?1)))
             order by opened_at desc limit ?2",
        )
        .bind(hash_array(hashes))
        .bind(MAX_LISTED)
        .fetch_all(&self.reads)
        .await?;
        self.listed(rows).await
    }

    async fn listed(&self, rows: Vec<TableRow>) -> Result<Vec<StoredTable>, StoreError> {
        let mut tables = Vec::new();
        for (id, stage, opened_at, event, games) in rows {
            let table = TableId::of_stored(id);
            tables.push(StoredTable {
                table,
                stage,
                opened_at: opened_at as u64,
                agreed: agreed(&event),
                people: self.people(table).await?,
                games,
            });
        }
        Ok(tables)
    }
}

/// A JSON array of hashes in hexadecimal digits, for `unhex`.
pub(super) fn hash_array(hashes: &[SecretHash]) -> String {
    let hex = |hash: &SecretHash| -> String {
        let bytes = hash.bytes().iter();
        bytes.map(|byte| format!("{byte:02X}")).collect()
    };
    let hashes: Vec<String> = hashes.iter().map(hex).collect();
    Value::from(hashes).to_string()
}

/// The terms in the first event of a table. Returns `None` if they cannot be read anymore.
fn agreed(event: &str) -> Option<Agreement> {
    match serde_json::from_str(event) {
        Ok(TimedEvent {
            event: Event::Opened { agreed, .. },
            ..
        }) => Some(*agreed),
        _ => None,
    }
}
