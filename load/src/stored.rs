//! The database of a server: how large it is, and copies of played tables to fill it, marked as over.

use std::path::Path;

use anyhow::Result;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

/// The copies of one round: whose they are, and their own numbers.
const ROUND: [&str; 5] = [
    "create temp table copies as select id as old, random() & 0x7fffffffffffffff as new from tables order by id limit ?1",
    "insert into tables (id, variant, is_listed, stage, invitation, opened_at, changed_at)
     select new, variant, is_listed, 'over', randomblob(32), opened_at, changed_at from copies join tables on id = old",
    "insert into seats (table_id, seat, screen, hash, name)
     select new, seat, screen, randomblob(32), name from copies join seats on table_id = old",
    "insert into events (table_id, version, event)
     select new, version, event from copies join events on table_id = old order by new, version",
    "drop table copies",
];

/// The maximum number of tables copied at once.
const MAX_COPIES: usize = 10_000;

/// Copies tables until there are `count`.
///
/// # Errors
///
/// If the database cannot be written.
pub(crate) async fn fill(database: &Path, count: usize) -> Result<()> {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await?;
    loop {
        let there: i64 = sqlx::query_scalar("select count(*) from tables")
            .fetch_one(&mut connection)
            .await?;
        match count.saturating_sub(there as usize) {
            0 => return Ok(connection.close().await?),
            missing => copy(&mut connection, missing.min(MAX_COPIES)).await?,
        }
    }
}

/// The bytes of a database.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) async fn bytes(database: &Path) -> Result<u64> {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await?;
    let bytes = "select page_count * page_size from pragma_page_count, pragma_page_size";
    let bytes: i64 = sqlx::query_scalar(bytes).fetch_one(&mut connection).await?;
    Ok(bytes as u64)
}

async fn copy(connection: &mut SqliteConnection, count: usize) -> Result<()> {
    let mut transaction = connection.begin().await?;
    for statement in ROUND {
        let query = sqlx::query(statement);
        let query = if statement.contains("?1") {
            query.bind(count as i64)
        } else {
            query
        };
        query.execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
