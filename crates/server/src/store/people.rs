//! Seats in the database, by the hash of the secret of their holder.

use std::sync::atomic::Ordering;

use host::{Invitation, NewTable, SecretHash, TableId};

use super::append::{text, write_earlier_due};
use super::read::hash_array;
use super::write::{changing, statement};
use super::{Store, StoreError};

impl Store {
    /// Writes a new table, whose opener has to sit by `due` if it takes a seat. Returns whether it is written: a secret opens
    /// one table only.
    pub(crate) async fn open_table(
        &self,
        new: NewTable,
        due: Option<u64>,
    ) -> Result<bool, StoreError> {
        let change = changing(move |connection| Box::pin(write_table(connection, new, due)));
        self.change(change).await.map(|rows| rows > 0)
    }

    /// The table that a secret opened. Returns `None` if it opened none, or the table was deleted.
    pub(crate) async fn opened_by(
        &self,
        opening: SecretHash,
    ) -> Result<Option<TableId>, StoreError> {
        let table: Option<i64> = sqlx::query_scalar("select id from tables where opening = ?1")
            .bind(opening.bytes().as_slice())
            .fetch_optional(&self.reads)
            .await?;
        Ok(table.map(TableId::of_stored))
    }

    /// Returns true if a secret has the rights of the opener of a table.
    pub(crate) async fn is_opener(
        &self,
        table: TableId,
        secret: SecretHash,
    ) -> Result<bool, StoreError> {
        let opener = sqlx::query_scalar(
            "select exists (select 1 from tables where id = ?1 and opener = ?2)",
        );
        let is_opener = opener
            .bind(table.stored())
            .bind(secret.bytes().as_slice())
            .fetch_one(&self.reads)
            .await?;
        Ok(is_opener)
    }

    /// Gives the free seats of a screen to a secret at this time, which has to sit by `due`. Returns whether any was free.
    pub(crate) async fn take(
        &self,
        table: TableId,
        screen: u8,
        hash: SecretHash,
        name: Option<String>,
        at: u64,
        due: u64,
    ) -> Result<bool, StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                let done = sqlx::query(
                    "update seats set hash = ?3, name = ?4, taken_at = ?5, has_given_name = 0
                     where table_id = ?1 and screen = ?2 and hash is null and program is null",
                )
                .bind(table.stored())
                .bind(screen)
                .bind(hash.bytes().as_slice())
                .bind(name)
                .bind(at as i64)
                .execute(&mut *connection)
                .await?;
                if done.rows_affected() > 0 {
                    write_earlier_due(connection, table, due, at).await?;
                }
                Ok(done.rows_affected())
            })
        });
        self.change(change).await.map(|rows| rows > 0)
    }

    /// Returns true if a secret lost a seat of a table for good.
    pub(crate) async fn has_lost_seat(
        &self,
        table: TableId,
        hash: SecretHash,
    ) -> Result<bool, StoreError> {
        let lost = sqlx::query_scalar(
            "select exists (select 1 from lost_seats where table_id = ?1 and hash = ?2)",
        );
        let lost = lost
            .bind(table.stored())
            .bind(hash.bytes().as_slice())
            .fetch_one(&self.reads)
            .await?;
        Ok(lost)
    }

    /// Stores by which invitation guests may take seats of a table; `None` for none.
    pub(crate) async fn set_invitation(
        &self,
        table: TableId,
        invitation: Option<Invitation>,
    ) -> Result<(), StoreError> {
        let hash = invitation.map_or(Vec::new(), |invitation| invitation.hash.bytes().to_vec());
        let until = invitation.map_or(0, |invitation| invitation.until);
        let change = statement(
            sqlx::query("update tables set invitation = ?2, invited_until = ?3 where id = ?1")
                .bind(table.stored())
                .bind(hash)
                .bind(until as i64),
        );
        self.change(change).await.map(|_| ())
    }

    /// Stores whether guests of a table need no invitation.
    pub(crate) async fn set_listed(
        &self,
        table: TableId,
        is_listed: bool,
    ) -> Result<(), StoreError> {
        let change = statement(
            sqlx::query("update tables set is_listed = ?2 where id = ?1")
                .bind(table.stored())
                .bind(is_listed),
        );
        self.change(change).await.map(|_| ())
    }

    /// Stores a code that moves the seats of a secret to another device. Returns whether it has any.
    pub(crate) async fn offer_handover(
        &self,
        table: TableId,
        held: SecretHash,
        code: SecretHash,
        until: u64,
    ) -> Result<bool, StoreError> {
        let change = statement(
sqlx::query(
                    "insert into handovers (hash, table_id, held, until)
                     select ?3, table_id, hash, ?4 from seats where table_id = ?1 and hash = ?2 limit 1",
                )
                .bind(table.stored())
                .bind(held.bytes().to_vec())
                .bind(code.bytes().to_vec())
                .bind(until as i64),
);
        self.change(change).await.map(|rows| rows > 0)
    }

    /// The table and the secret whose seats a code moves. Returns `None` if it moves none, or no longer.
    pub(crate) async fn handover(
        &self,
        code: SecretHash,
        now: u64,
    ) -> Result<Option<(TableId, SecretHash)>, StoreError> {
        let row: Option<(i64, Vec<u8>)> =
            sqlx::query_as("select table_id, held from handovers where hash = ?1 and until > ?2")
                .bind(code.bytes().as_slice())
                .bind(now as i64)
                .fetch_optional(&self.reads)
                .await?;
        Ok(row.and_then(|(table, held)| {
            Some((TableId::of_stored(table), SecretHash::stored(&held)?))
        }))
    }

    /// Moves the seats of one secret to another, once, and with them the rights of the opener if it has them. Returns whether
    /// that other secret is the one that used the code: the same request again changes nothing.
    pub(crate) async fn hand_over(
        &self,
        code: SecretHash,
        table: TableId,
        from: SecretHash,
        to: SecretHash,
    ) -> Result<bool, StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                let used = sqlx::query(
                    "update handovers set taken_by = ?2 where hash = ?1 and taken_by is null",
                )
                .bind(code.bytes().as_slice())
                .bind(to.bytes().as_slice())
                .execute(&mut *connection)
                .await?;
                if used.rows_affected() == 0 {
                    return times_used_by(connection, code, to).await;
                }
                let moved =
                    sqlx::query("update seats set hash = ?3 where table_id = ?1 and hash = ?2")
                        .bind(table.stored())
                        .bind(from.bytes().as_slice())
                        .bind(to.bytes().as_slice())
                        .execute(&mut *connection)
                        .await?;
                if moved.rows_affected() > 0 {
                    sqlx::query("update tables set opener = ?3 where id = ?1 and opener = ?2")
                        .bind(table.stored())
                        .bind(from.bytes().as_slice())
                        .bind(to.bytes().as_slice())
                        .execute(connection)
                        .await?;
                }
                Ok(moved.rows_affected())
            })
        });
        self.change(change).await.map(|rows| rows > 0)
    }

    /// Gives the seats of a secret another name, and has the earlier one erased from the log of the database. Returns false if the
    /// host gave them their name, which stays.
    pub(crate) async fn rename(
        &self,
        table: TableId,
        holder: SecretHash,
        name: String,
    ) -> Result<bool, StoreError> {
        let change = statement(
            sqlx::query(
                "update seats set name = ?3
                     where table_id = ?1 and hash = ?2 and has_given_name = 0",
            )
            .bind(table.stored())
            .bind(holder.bytes().to_vec())
            .bind(name),
        );
        let renamed = self.change(change).await?;
        self.has_deleted.store(true, Ordering::Relaxed);
        Ok(renamed > 0)
    }

    /// Deletes the names at all seats of some secrets. Returns the tables of those seats. Writes nothing if they have no names.
    pub(crate) async fn forget_names(
        &self,
        holders: &[SecretHash],
    ) -> Result<Vec<TableId>, StoreError> {
        let holders = hash_array(holders);
        let tables: Vec<i64> = sqlx::query_scalar(
            "select distinct table_id from seats
             where name is not null and hash in (select unhex(value) from json_each(?1))",
        )
        .bind(&holders)
        .fetch_all(&self.reads)
        .await?;
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let change = statement(
            sqlx::query(
                "update seats set name = null
                     where hash in (select unhex(value) from json_each(?1))",
            )
            .bind(holders),
        );
        self.change(change).await?;
        self.has_deleted.store(true, Ordering::Relaxed);
        Ok(tables.into_iter().map(TableId::of_stored).collect())
    }
}

/// The number of times that a secret used a code: 0 or 1.
async fn times_used_by(
    connection: &mut sqlx::SqliteConnection,
    code: SecretHash,
    by: SecretHash,
) -> Result<u64, sqlx::Error> {
    let times: i64 =
        sqlx::query_scalar("select count(*) from handovers where hash = ?1 and taken_by = ?2")
            .bind(code.bytes().as_slice())
            .bind(by.bytes().as_slice())
            .fetch_one(connection)
            .await?;
    Ok(times.unsigned_abs())
}

async fn write_table(
    connection: &mut sqlx::SqliteConnection,
    new: NewTable,
    due: Option<u64>,
) -> Result<u64, sqlx::Error> {
    let opened = new.events.first().map_or(0, |event| event.at as i64);
    let written = sqlx::query(
        "insert into tables (id, variant, is_listed, stage, invitation, opened_at, changed_at, opening, invited_until, opener)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?7)
         on conflict (opening) where opening is not null do nothing",
    )
    .bind(new.table.stored())
    .bind(new.variant)
    .bind(new.is_listed)
    .bind(new.stage)
    .bind(new.invitation.hash.bytes().as_slice())
    .bind(opened)
    .bind(new.opening.bytes().as_slice())
    .bind(new.invitation.until as i64)
    .execute(&mut *connection)
    .await?;
    if written.rows_affected() == 0 {
        return Ok(0);
    }
    for (version, event) in new.events.iter().enumerate() {
        sqlx::query("insert into events (table_id, version, event) values (?1, ?2, ?3)")
            .bind(new.table.stored())
            .bind(version as i64)
            .bind(text(event))
            .execute(&mut *connection)
            .await?;
    }
    for person in &new.people {
        sqlx::query(
            "insert into seats (table_id, seat, screen, hash, name, taken_at)
             values (?1, ?2, ?3, ?4, ?5, ?6)",
        )
        .bind(new.table.stored())
        .bind(person.seat)
        .bind(person.screen)
        .bind(person.holder.as_ref().map(|hash| hash.bytes().as_slice()))
        .bind(&person.name)
        .bind(person.taken_at.map(|at| at as i64))
        .execute(&mut *connection)
        .await?;
    }
    if let Some(due) = due {
        write_earlier_due(connection, new.table, due, opened as u64).await?;
    }
    Ok(1)
}
