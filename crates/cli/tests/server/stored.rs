//! The database of a server that does not run, read and changed by a test.

use std::path::Path;

use play::TimedEvent;
use sqlx::{ConnectOptions, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::runtime::Runtime;

/// All events of the one table of a database, in order.
pub(crate) fn events(database: &Path) -> Vec<TimedEvent> {
    let texts: Vec<String> = with(database, async |connection| {
        let events = sqlx::query_scalar("select event from events order by version");
        events.fetch_all(connection).await.expect("events")
    });
    let read = |text: &String| serde_json::from_str(text).expect("an event");
    texts.iter().map(read).collect()
}

/// Writes another event in the place of one.
pub(crate) fn change(database: &Path, version: usize, event: &str) {
    with(database, async |connection| {
        let change = sqlx::query("update events set event = ?2 where version = ?1");
        let changed = change
            .bind(version as i64)
            .bind(event)
            .execute(connection)
            .await;
        assert_eq!(changed.expect("it writes").rows_affected(), 1);
    });
}

/// Adds an event to the one table of a database.
pub(crate) fn add(database: &Path, version: usize, event: &str) {
    with(database, async |connection| {
        let add = sqlx::query("insert into events select id, ?1, ?2 from tables");
        let added = add
            .bind(version as i64)
            .bind(event)
            .execute(connection)
            .await;
        assert_eq!(added.expect("it writes").rows_affected(), 1);
    });
}

/// Adds an event to a table of a database.
pub(crate) fn add_to(database: &Path, table: &str, version: usize, event: &str) {
    let id = u64::from_str_radix(table, 16).expect("a table");
    with(database, async |connection| {
        let add = sqlx::query("insert into events values (?1, ?2, ?3)");
        let added = add
            .bind(id.cast_signed())
            .bind(version as i64)
            .bind(event)
            .execute(connection)
            .await;
        assert_eq!(added.expect("it writes").rows_affected(), 1);
    });
}

/// Makes all that is stored older, as if it had been left alone for so many milliseconds.
pub(crate) fn age(database: &Path, by_ms: i64) {
    let ages = [
        "update host set alive_at = alive_at - ?1",
        "update dues set due = due - ?1",
        "update events set event = json_set(event, '$.at', json_extract(event, '$.at') - ?1)",
    ];
    with(database, async |connection| {
        for age in ages {
            let aged = sqlx::query(age).bind(by_ms).execute(&mut *connection).await;
            assert!(aged.expect("it writes").rows_affected() > 0, "{age}");
        }
    });
}

/// Makes all tables older by so many milliseconds, with what happened at them.
pub(crate) fn age_tables(database: &Path, by_ms: i64) {
    let ages = [
        "update tables set opened_at = opened_at - ?1, changed_at = changed_at - ?1",
        "update events set event = json_set(event, '$.at', json_extract(event, '$.at') - ?1)",
    ];
    with(database, async |connection| {
        for age in ages {
            let aged = sqlx::query(age).bind(by_ms).execute(&mut *connection).await;
            assert!(aged.expect("it writes").rows_affected() > 0, "{age}");
        }
    });
}

/// Makes a database by the statements of a dump.
pub(crate) fn create(database: &Path, dump: &'static str) {
    let create = async {
        let options = SqliteConnectOptions::new().filename(database);
        // A dump names the tables by name: rows may stand before the table to which they refer.
        let options = options.create_if_missing(true).foreign_keys(false);
        let mut connection = options.connect().await.expect("a database");
        let made = sqlx::raw_sql(dump).execute(&mut connection).await;
        made.expect("it is made");
    };
    Runtime::new().expect("a runtime").block_on(create);
}

fn with<T>(database: &Path, what: impl AsyncFnOnce(&mut SqliteConnection) -> T) -> T {
    Runtime::new().expect("a runtime").block_on(async {
        let options = SqliteConnectOptions::new().filename(database);
        let mut connection = options.connect().await.expect("a database");
        what(&mut connection).await
    })
}

/// Lets the database of a server that runs refuse the events that a condition picks, and its signs of life.
pub(crate) fn refuse(database: &Path, condition: &'static str) {
    let events = format!(
        "create trigger refuse_events before insert on events when {condition}
         begin select raise(abort, 'refused by the test'); end"
    );
    let alive = "create trigger refuse_alive before update on host
         begin select raise(abort, 'refused by the test'); end";
    run(database, [events, alive.into()]);
}

/// Lets the database of a server that runs refuse all events, and nothing else.
pub(crate) fn refuse_events(database: &Path) {
    let events = "create trigger refuse_events before insert on events
         begin select raise(abort, 'refused by the test'); end";
    run(database, [events.into()]);
}

/// Lets it write events again after [`refuse_events`].
pub(crate) fn allow_events(database: &Path) {
    run(database, ["drop trigger refuse_events".into()]);
}

/// Lets it write again.
pub(crate) fn allow(database: &Path) {
    let drops = ["drop trigger refuse_events", "drop trigger refuse_alive"];
    run(database, drops.map(String::from));
}

/// Lets the one table of a database have so many events, by a draw that blue offers and withdraws again and again. It adds an even
/// number of events.
pub(crate) fn fill(database: &Path, events: u32) {
    let fill = format!(
        "with recursive
            last (version, at) as (select max(version), max(event ->> '$.at') from events),
            next (version, is_offer) as (
                select version + 1, true from last
                union all select version + 1, not is_offer from next where version + 1 < {events}
            )
         insert into events (table_id, version, event)
            select (select id from tables), next.version, json_object(
                'at', (select at from last),
                'event', iif(is_offer, 'offer_made', 'offer_withdrawn'), 'seat', 1, 'offer', 'draw'
            ) from next"
    );
    run(database, [fill]);
}

/// Makes a database larger by two megabytes.
pub(crate) fn grow(database: &Path) {
    let grow = "insert or replace into fillers values (1, zeroblob(2000000))";
    run(database, [grow.into()]);
}

fn run(database: &Path, statements: impl IntoIterator<Item = String>) {
    with(database, async |connection| {
        for statement in statements {
            let run = sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut *connection);
            run.await.expect("the statement runs");
        }
    });
}
