//! The connections that read, which note damage of the database.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use futures_util::{FutureExt, StreamExt};
use sqlx::sqlite::{SqlitePool, SqliteQueryResult, SqliteRow, SqliteStatement, SqliteTypeInfo};
use sqlx::{Either, Error, Execute, Executor, SqlStr, Sqlite};

use super::note_damage;
use crate::metrics::Metrics;

/// A pool of connections that read.
pub(super) struct Reads {
    pool: SqlitePool,
    metrics: Arc<Metrics>,
}

impl Reads {
    pub(super) const fn new(pool: SqlitePool, metrics: Arc<Metrics>) -> Self {
        Self { pool, metrics }
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

impl fmt::Debug for Reads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pool.fmt(f)
    }
}

impl<'p> Executor<'p> for &'p Reads {
    type Database = Sqlite;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<SqliteQueryResult, SqliteRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Sqlite>,
    {
        let rows = self.pool.fetch_many(query);
        rows.inspect(|row| note_damage(row.as_ref().err(), &self.metrics))
            .boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxFuture<'e, Result<Option<SqliteRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Sqlite>,
    {
        let row = self.pool.fetch_optional(query);
        row.inspect(|row| note_damage(row.as_ref().err(), &self.metrics))
            .boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [SqliteTypeInfo],
    ) -> BoxFuture<'e, Result<SqliteStatement, Error>>
    where
        'p: 'e,
    {
        self.pool.prepare_with(sql, parameters)
    }
}
