//! Reports of players, as they are stored.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use host::{NewReport, TableId};
use play::Agreement;

use super::admin_log::logged;
use super::write::statement;
use super::{Store, StoreError};
use crate::admin_messages::{LogEntry, Report};

/// The maximum number of reports that the person of a seat makes at a table.
const MAX_OF_SEAT: i64 = 3;

/// A row of the list: number, time, table, both seats with the names of their persons, reason, text, time of closing.
type ReportRow = (
    i64,
    i64,
    i64,
    u8,
    Option<String>,
    u8,
    Option<String>,
    String,
    String,
    Option<i64>,
);

impl Store {
    /// Stores a report. Returns false if its seat has made too many.
    pub(crate) async fn report(&self, report: NewReport, at: u64) -> Result<bool, StoreError> {
        let change = statement(
sqlx::query(
                    "insert into reports (table_id, at, by_seat, about_seat, by_hash, about_hash, reason, text)
                     select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
                     where (select count(*) from reports where table_id = ?1 and by_hash = ?5) < ?9",
                )
                .bind(report.table.stored())
                .bind(at as i64)
                .bind(report.by.seat)
                .bind(report.about.seat)
                .bind(report.by.holder.bytes().to_vec())
                .bind(report.about.holder.bytes().to_vec())
                .bind(report.reason.name())
                .bind(report.text)
                .bind(MAX_OF_SEAT),
);
        self.change(change).await.map(|rows| rows > 0)
    }

    /// The reports of a table, or of all tables, the newest first; closed ones only if `all` are asked for.
    pub(crate) async fn reports(
        &self,
        table: Option<TableId>,
        all: bool,
        limit: u32,
    ) -> Result<Vec<Report>, StoreError> {
        let rows: Vec<ReportRow> = sqlx::query_as(
            "select number, at, reports.table_id, by_seat, reporter.name, about_seat, other.name, reason, text, closed_at
             from reports
             left join seats as reporter
                on reporter.table_id = reports.table_id and reporter.seat = by_seat and reporter.hash = by_hash
             left join seats as other
                on other.table_id = reports.table_id and other.seat = about_seat and other.hash = about_hash
             where (?1 is null or reports.table_id = ?1) and (?2 or closed_at is null)
             order by number desc limit ?3",
        )
        .bind(table.map(TableId::stored))
        .bind(all)
        .bind(limit)
        .fetch_all(&self.reads)
        .await?;
        let mut agreements = HashMap::new();
        let mut reports = Vec::new();
        for row in rows {
            let table = TableId::of_stored(row.2);
            let agreed = match agreements.entry(table) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(place) => place.insert(self.agreed(table).await?),
            };
            reports.push(report(row, agreed.as_ref()));
        }
        Ok(reports)
    }

    /// The number of open reports.
    pub(crate) async fn open_reports(&self) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar("select count(*) from reports where closed_at is null");
        Ok(count.fetch_one(&self.reads).await?)
    }

    /// Closes a report. Returns true if it was open.
    pub(crate) async fn close_report(
        &self,
        number: i64,
        entry: LogEntry,
    ) -> Result<bool, StoreError> {
        let at = entry.at;
        let change = statement(
            sqlx::query(
                "update reports set closed_at = ?2 where number = ?1 and closed_at is null",
            )
            .bind(number)
            .bind(at as i64),
        );
        self.change(logged(change, entry))
            .await
            .map(|rows| rows > 0)
    }
}

fn report(row: ReportRow, agreed: Option<&Agreement>) -> Report {
    let (number, at, table, by, by_name, about, about_name, reason, text, closed_at) = row;
    Report {
        number,
        at: at as u64,
        table: TableId::of_stored(table),
        by: seat_name(agreed, by),
        by_name,
        about: seat_name(agreed, about),
        about_name,
        reason,
        text,
        closed_at: closed_at.map(|at| at as u64),
    }
}

/// The name of a seat by its number; the number if the terms cannot be read anymore.
pub(super) fn seat_name(agreed: Option<&Agreement>, seat: u8) -> String {
    let seating = agreed.and_then(|agreed| agreed.seats.get(usize::from(seat)));
    seating.map_or_else(|| seat.to_string(), |seating| seating.seat.clone())
}
