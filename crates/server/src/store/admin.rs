//! Tables as `tara admin` reads and changes them.

use std::sync::atomic::Ordering;

use host::{Append, PersonSeat, TableId};
use play::Taker;
use serde_json::Value;

use super::admin_log::logged;
use super::reports::seat_name;
use super::write::{changing, statement};
use super::{Store, StoreError, append};
use crate::admin_messages::{LogEntry, SeatDetails, TableFilter, TableSummary};

/// A row of the list: id, variant, stage, whether it is listed, the times of its opening and of its last event, the numbers
/// of its events and of its open reports.
type SummaryRow = (i64, String, String, bool, i64, i64, u32, u32);

impl Store {
    /// Tables, the newest first; only those in `among` if that is given.
    pub(crate) async fn summaries(
        &self,
        filter: &TableFilter,
        among: Option<&[TableId]>,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let among = among.map(|tables| {
            let numbers = tables.iter().map(|table| Value::from(table.stored()));
            Value::from_iter(numbers).to_string()
        });
        let rows: Vec<SummaryRow> = sqlx::query_as(
            "select id, variant, stage, is_listed, opened_at,
                ifnull((select json_extract(event, '$.at') from events
                    where table_id = id order by version desc limit 1), changed_at),
                (select count(*) from events where table_id = id),
                (select count(*) from reports where table_id = id and closed_at is null)
             from tables
             where (not ?1 or is_listed) and (?2 is null or stage = ?2)
                and (?3 is null or id in (select value from json_each(?3)))
             order by opened_at desc limit ?4",
        )
        .bind(filter.listed)
        .bind(&filter.stage)
        .bind(among)
        .bind(filter.limit)
        .fetch_all(&self.reads)
        .await?;
        let mut summaries = Vec::new();
        for row in rows {
            let people = self.people(TableId::of_stored(row.0)).await?;
            summaries.push(summary(row, people));
        }
        Ok(summaries)
    }

    /// The seats of a table in turn order, without the addresses of clients; only those of persons if the terms cannot be read
    /// anymore.
    pub(crate) async fn seat_details(
        &self,
        table: TableId,
    ) -> Result<Vec<SeatDetails>, StoreError> {
        let (agreed, people) = (self.agreed(table).await?, self.people(table).await?);
        let person = |person: PersonSeat| SeatDetails {
            seat: seat_name(agreed.as_ref(), person.seat),
            program: None,
            is_taken: person.holder.is_some(),
            name: person.name,
            addresses: Vec::new(),
        };
        let mut people = people.into_iter().map(person);
        let Some(agreed) = &agreed else {
            return Ok(people.collect());
        };
        let seats = agreed
            .seats
            .iter()
            .filter_map(|seating| match &seating.taker {
                Taker::Person(_) => people.next(),
                Taker::Program(program) => Some(SeatDetails {
                    seat: seating.seat.clone(),
                    program: Some(program.clone()),
                    is_taken: false,
                    name: None,
                    addresses: Vec::new(),
                }),
            });
        Ok(seats.collect())
    }

    /// Writes a step of a table as [`Store::append`] does, with an entry of the audit log.
    pub(crate) async fn append_logged(
        &self,
        step: Append,
        entry: LogEntry,
    ) -> Result<(), StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                let written = append::write(connection, &[step]).await?;
                Ok(u64::from(written == [true]))
            })
        });
        match self.change(logged(change, entry)).await? {
            0 => Err(StoreError::Stale),
            _ => Ok(()),
        }
    }

    /// Deletes all rows of a table, and has them erased from the log of the database. Returns true if the table existed.
    pub(crate) async fn delete_table(
        &self,
        table: TableId,
        entry: LogEntry,
    ) -> Result<bool, StoreError> {
        let change =
            statement(sqlx::query("delete from tables where id = ?1").bind(table.stored()));
        let deleted = self.change(logged(change, entry)).await?;
        self.has_deleted.store(true, Ordering::Relaxed);
        Ok(deleted > 0)
    }

    /// Gives all seats of a screen that is taken a name, which its holder cannot change, and has the earlier one erased from the log of the database.
    pub(crate) async fn give_name(
        &self,
        table: TableId,
        screen: u8,
        name: String,
        entry: LogEntry,
    ) -> Result<(), StoreError> {
        let change = statement(
            sqlx::query(
                "update seats set name = ?3, has_given_name = 1
                     where table_id = ?1 and screen = ?2 and hash is not null",
            )
            .bind(table.stored())
            .bind(screen)
            .bind(name),
        );
        self.change(logged(change, entry)).await?;
        self.has_deleted.store(true, Ordering::Relaxed);
        Ok(())
    }
}

fn summary(row: SummaryRow, people: Vec<PersonSeat>) -> TableSummary {
    let (id, variant, stage, is_listed, opened_at, last_at, events, open_reports) = row;
    let mut names: Vec<String> = people
        .into_iter()
        .filter_map(|person| person.name)
        .collect();
    names.dedup();
    TableSummary {
        table: TableId::of_stored(id),
        variant,
        stage,
        is_listed,
        opened_at: opened_at as u64,
        last_at: last_at as u64,
        events,
        clients: 0,
        open_reports,
        names,
    }
}
