//! The writing connection of the store, and its write-ahead log.

use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::task::JoinHandle;

use super::BUSY_TIMEOUT;
use super::files::beside;
use super::opened_file::OpenedFile;

/// The connection that writes. A pool would ping the database around each use; this one is opened again after a failure,
/// which also rolls back what it had begun.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    file: OpenedFile,
    open: Option<SqliteConnection>,
    /// The log of the open connection; `None` before it has one.
    log: Option<OpenedFile>,
    /// The number of events written since the last checkpoint of the log.
    events: usize,
    /// The task that is moving the log into the database.
    moving: Option<JoinHandle<Result<(), sqlx::Error>>>,
}

/// After how many events the log is moved into the database. Each takes one to three pages; at `LOG_PAGES` SQLite would
/// move them all within a commit, which then takes long.
const MAX_EVENTS: usize = 2000;

/// The time that a checkpoint of the log waits for readers; nothing is written meanwhile.
const READER_WAIT: Duration = Duration::from_millis(50);

impl Writer {
    pub(super) const fn new(
        options: SqliteConnectOptions,
        file: OpenedFile,
        open: SqliteConnection,
    ) -> Self {
        Self {
            options,
            file,
            open: Some(open),
            log: None,
            events: 0,
            moving: None,
        }
    }

    /// Does one thing with the connection. After a failure the connection is dropped. It fails too if the file of the database
    /// or its log is no longer at its path: SQLite would go on writing to a file that nobody finds again.
    pub(super) async fn with<T>(
        &mut self,
        what: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        // Before it connects: SQLite would apply the log to whatever file is there.
        self.file.check()?;
        self.check_log().await?;
        let mut connection = match self.open.take() {
            Some(connection) => connection,
            None => {
                self.log = None;
                self.options.connect().await?
            }
        };
        let done = what(&mut connection).await?;
        self.file.check()?;
        self.open = Some(connection);
        if self.log.is_none() {
            self.log = OpenedFile::at(&beside(self.file.path(), "-wal")).ok();
        }
        self.check_log().await?;
        Ok(done)
    }

    /// Fails if the log of the open connection is no longer at its path, until the server starts again. The connection still has
    /// it, and moves all of it into the database.
    async fn check_log(&mut self) -> Result<(), sqlx::Error> {
        let (Some(connection), Some(log)) = (&mut self.open, &self.log) else {
            return Ok(());
        };
        if let Err(gone) = log.check() {
            move_log(connection).await?;
            return Err(gone);
        }
        Ok(())
    }

    /// Notes that events were written, and moves the log into the database when it is long. A second connection moves most
    /// of it while writing goes on; this one moves what came meanwhile, after which SQLite starts the log again from its
    /// beginning.
    pub(super) async fn wrote(&mut self, events: usize) {
        self.events += events;
        let moved = match self.moving.take_if(|moving| moving.is_finished()) {
            // A task that failed says so by itself.
            Some(moving) => match moving.await.unwrap_or(Ok(())) {
                Ok(()) => self.with(move_log).await,
                failed => failed,
            },
            None => Ok(()),
        };
        if self.moving.is_none() && self.events >= MAX_EVENTS {
            self.events = 0;
            self.moving = Some(tokio::spawn(move_beside(self.options.clone())));
        }
        if let Err(error) = moved {
            tracing::warn!(%error, "the log could not be moved into the database");
        }
    }

    /// Moves all of the log into the database and cuts its file to nothing, so that nothing deleted is left there. Returns
    /// `false` if a reader or a copy needs the log.
    pub(super) async fn empty_log(&mut self) -> Result<bool, sqlx::Error> {
        self.with(async |connection| {
            set_busy_timeout(connection, READER_WAIT).await?;
            let (is_busy, _, _): (i64, i64, i64) =
                sqlx::query_as("pragma wal_checkpoint(truncate)")
                    .fetch_one(&mut *connection)
                    .await?;
            set_busy_timeout(connection, BUSY_TIMEOUT).await?;
            Ok(is_busy == 0)
        })
        .await
    }

    pub(super) async fn close(&mut self) {
        if let Some(moving) = self.moving.take() {
            // The last connection that is closed moves what is left.
            let _ = moving.await;
        }
        if let Some(connection) = self.open.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database could not be closed");
        }
    }
}

async fn move_beside(options: SqliteConnectOptions) -> Result<(), sqlx::Error> {
    let mut connection = options.connect().await?;
    move_log(&mut connection).await?;
    connection.close().await
}

/// Moves as much of the log as it can without blocking readers or the writer.
async fn move_log(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let moved = sqlx::query("pragma wal_checkpoint(passive)").execute(connection);
    moved.await.map(|_| ())
}

async fn set_busy_timeout(
    connection: &mut SqliteConnection,
    timeout: Duration,
) -> Result<(), sqlx::Error> {
    let pragma = format!("pragma busy_timeout = {}", timeout.as_millis());
    let set = sqlx::query(sqlx::AssertSqlSafe(pragma)).execute(connection);
    set.await.map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::super::options;
    use super::super::tests::TempDatabase;
    use super::*;

    async fn write(writer: &mut Writer, pages: i64) {
        let written = writer.with(async |connection| {
            sqlx::query(
                "with recursive page (number) as
                     (select 1 union all select number + 1 from page where number < ?1)
                 insert into wide (bytes) select zeroblob(4000) from page",
            )
            .bind(pages)
            .execute(connection)
            .await
        });
        written.await.expect("it writes");
    }

    #[tokio::test]
    async fn a_long_log_is_moved_and_begins_anew() {
        let place = TempDatabase::new();
        let options = options(place.path());
        let mut open = options
            .clone()
            .create_if_missing(true)
            .connect()
            .await
            .expect("a database");
        let made = sqlx::query("create table wide (bytes blob)").execute(&mut open);
        made.await.expect("a table");
        let file = OpenedFile::at(place.path()).expect("it is there");
        let mut writer = Writer::new(options, file, open);
        write(&mut writer, 500).await;
        writer.wrote(MAX_EVENTS - 1).await;
        assert!(writer.moving.is_none());
        writer.wrote(1).await;
        while writer.moving.is_some() {
            tokio::task::yield_now().await;
            writer.wrote(0).await;
        }
        write(&mut writer, 1).await;
        let state = writer.with(async |connection| {
            sqlx::query_as("pragma wal_checkpoint(passive)")
                .fetch_one(connection)
                .await
        });
        let (_, log, _): (i64, i64, i64) = state.await.expect("it reads");
        assert!(log < 20, "{log} pages of the log after one was written");
        writer.close().await;
    }
}
