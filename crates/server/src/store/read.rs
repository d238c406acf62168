//! Reads of tables with their events, and of lists of tables.

use std::collections::{HashMap, HashSet};

use host::{Invitation, PersonSeat, SecretHash, StoredTable, TableId};
use play::fair::Bytes;
use play::{Agreement, Event, Taker, TimedEvent};
use serde_json::Value;

use super::{Store, StoreError};

/// A table that the lobby can show.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) table: TableId,
    /// When it was opened, in milliseconds since the beginning of 1970.
    pub(crate) opened_at: u64,
}

/// A table as it is stored, with its events.
pub(crate) struct StoredEvents {
    pub(crate) events: EventLines,
    pub(crate) people: Vec<PersonSeat>,
    pub(crate) stage: String,
    pub(crate) invitation: Option<Invitation>,
    /// True if it is in the lobby, and guests need no invitation.
    pub(crate) is_listed: bool,
    /// The bytes that have to enter into its draws, since it was restored from a copy.
    pub(crate) renewal: Option<Bytes>,
    /// Another number after each restore, 0 before the first.
    pub(crate) epoch: u64,
}

/// The events of a table as text, a line each.
pub(crate) struct EventLines(String);

impl EventLines {
    pub(super) const fn new(lines: String) -> Self {
        Self(lines)
    }

    /// Returns true if they are read and replayed within a millisecond or so.
    pub(crate) const fn are_few(&self) -> bool {
        self.0.len() <= FEW_BYTES
    }

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

/// The most bytes of few events: those of a whole game of most ringfort variants.
const FEW_BYTES: usize = 16_384;

/// The maximum number of tables in a list.
const MAX_LISTED: u32 = 100;

/// Among how many tables the list of running games chooses at most.
const MAX_RUNNING: u32 = 60;

/// Among how many tables the lobby chooses at most.
const MAX_CANDIDATES: u32 = 2_000;

type SeatRow = (u8, u8, Option<Vec<u8>>, Option<String>, Option<i64>);
/// The number of a table, and a seat of it as above, without when it was taken, and the program that took it in the place of
/// a person.
type ListedSeatRow = (i64, u8, u8, Option<Vec<u8>>, Option<String>, Option<String>);
/// The seats of persons at a table, and those that programs took in their place.
type ListedSeats = (Vec<PersonSeat>, Vec<(u8, String)>);
/// The stage of a table, its invitation and until when that is good, whether it is listed, and what has to enter into its
/// draws.
type TableHead = (String, Vec<u8>, i64, bool, Option<Vec<u8>>, i64);
type TableRow = (i64, String, i64, String, u32);

impl Store {
    /// A table with all its events. Returns `None` if there is no such table.
    pub(crate) async fn load(&self, table: TableId) -> Result<Option<StoredEvents>, StoreError> {
        let row: Option<TableHead> = sqlx::query_as(
            "select stage, invitation, invited_until, is_listed,
                (select nonce from renewals where table_id = id), epoch from tables where id = ?1",
        )
        .bind(table.stored())
        .fetch_optional(&self.reads)
        .await?;
        let Some((stage, invitation, until, is_listed, renewal, epoch)) = row else {
            return Ok(None);
        };
        let until = until as u64;
        let invitation = SecretHash::stored(&invitation).map(|hash| Invitation { hash, until });
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
            epoch: epoch.unsigned_abs(),
            invitation,
        }))
    }

    /// Returns true if there is such a table.
    pub(crate) async fn is_stored(&self, table: TableId) -> Result<bool, StoreError> {
        let stored = sqlx::query_scalar("select exists (select 1 from tables where id = ?1)")
            .bind(table.stored())
            .fetch_one(&self.reads)
            .await?;
        Ok(stored)
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
            "select seat, screen, hash, name, taken_at from seats
             where table_id = ?1 and program is null order by seat",
        )
        .bind(table.stored())
        .fetch_all(&self.reads)
        .await?;
        Ok(rows.into_iter().map(|row| self.person(row)).collect())
    }

    fn person(&self, (seat, screen, hash, name, taken_at): SeatRow) -> PersonSeat {
        PersonSeat {
            seat,
            screen,
            holder: hash.and_then(|hash| SecretHash::stored(&hash)),
            name,
            taken_at: taken_at.map(|at| at as u64 + self.downtime_ms_since(at as u64)),
        }
    }

    /// The listed tables with a free seat, the newest first, 2,000 at most.
    pub(crate) async fn waiting_tables(&self) -> Result<Vec<Candidate>, StoreError> {
        // As one text, since a row costs more than its few bytes.
        let rows: String = sqlx::query_scalar(
            "select json_group_array(json_array(id, opened_at)) from (
                select id, opened_at from tables
                where is_listed = 1 and stage = 'seating'
                    and exists (select 1 from seats
                        where table_id = id and hash is null and program is null)
                order by opened_at desc limit ?1
             )",
        )
        .bind(MAX_CANDIDATES)
        .fetch_one(&self.reads)
        .await?;
        let rows: Vec<(i64, i64)> = serde_json::from_str(&rows).expect("pairs of numbers");
        let candidate = |(table, opened_at): (i64, i64)| Candidate {
            table: TableId::of_stored(table),
            opened_at: opened_at as u64,
        };
        Ok(rows.into_iter().map(candidate).collect())
    }

    /// The listed tables where a game is played, the one that began last first, 60 at most.
    pub(crate) async fn running_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<i64> = sqlx::query_scalar(
            "select id from tables where is_listed = 1 and stage = 'playing'
             order by changed_at desc limit ?1",
        )
        .bind(MAX_RUNNING)
        .fetch_all(&self.reads)
        .await?;
        Ok(rows.into_iter().map(TableId::of_stored).collect())
    }

    /// The listed tables where a game waits to begin.
    pub(crate) async fn listed_ids(&self) -> Result<HashSet<TableId>, StoreError> {
        let rows: Vec<i64> =
            sqlx::query_scalar("select id from tables where is_listed = 1 and stage = 'seating'")
                .fetch_all(&self.reads)
                .await?;
        Ok(rows.into_iter().map(TableId::of_stored).collect())
    }

    /// These tables without their events, in any order.
    pub(crate) async fn tables(&self, ids: &[TableId]) -> Result<Vec<StoredTable>, StoreError> {
        let rows: Vec<TableRow> = sqlx::query_as(
            "select id, stage, opened_at, (select event from events where table_id = id and version = 0),
                (select count(*) from games where table_id = id)
             from tables where id in (select value from json_each(?1))",
        )
        .bind(numbers(ids.iter().copied()))
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
        let mut people = self
            .people_of(rows.iter().map(|row| TableId::of_stored(row.0)))
            .await?;
        let stored = |(id, stage, opened_at, event, games): TableRow| {
            let (people, filled) = people.remove(&id).unwrap_or_default();
            StoredTable {
                table: TableId::of_stored(id),
                stage,
                opened_at: opened_at as u64,
                agreed: agreed(&event).map(|agreed| with_programs(agreed, filled)),
                people,
                games,
                here: None,
                live: None,
            }
        };
        Ok(rows.into_iter().map(stored).collect())
    }

    /// By the stored number of each table: the seats of its persons, in turn order.
    async fn people_of(
        &self,
        tables: impl Iterator<Item = TableId>,
    ) -> Result<HashMap<i64, ListedSeats>, StoreError> {
        let rows: Vec<ListedSeatRow> = sqlx::query_as(
            "select table_id, seat, screen, hash, name, program from seats
             where table_id in (select value from json_each(?1)) order by table_id, seat",
        )
        .bind(numbers(tables))
        .fetch_all(&self.reads)
        .await?;
        let mut seats: HashMap<i64, ListedSeats> = HashMap::new();
        for (table, seat, screen, hash, name, program) in rows {
            let (people, filled) = seats.entry(table).or_default();
            match program {
                Some(program) => filled.push((seat, program)),
                None => people.push(self.person((seat, screen, hash, name, None))),
            }
        }
        Ok(seats)
    }
}

/// The terms of a table where programs took some seats of persons.
fn with_programs(mut agreed: Agreement, filled: Vec<(u8, String)>) -> Agreement {
    for (seat, program) in filled {
        if let Some(seating) = agreed.seats.get_mut(usize::from(seat)) {
            seating.taker = Taker::Program(program);
        }
    }
    agreed
}

/// The stored numbers of tables, as a JSON list.
fn numbers(tables: impl Iterator<Item = TableId>) -> String {
    let numbers: Vec<i64> = tables.map(TableId::stored).collect();
    Value::from(numbers).to_string()
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
