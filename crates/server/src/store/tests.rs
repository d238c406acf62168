//! The promises of the store: nothing is acknowledged before it is committed, and nothing is written on a stale version.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::future::join_all;
use host::api::ReportReason;
use host::{Append, DueUpdate, Guest, NewReport, ReportSeat, Secret, TableId, open_table};
use play::{Agreement, Event, Taker, TimedEvent};
use sqlx::{ConnectOptions, SqliteConnection};

use super::{Store, StoreError, check_database, options};
use crate::admin_messages::{Ban, LogEntry};
use crate::metrics::Metrics;
use crate::random::Random;

/// A database of a test, which is deleted with this.
pub(crate) struct TempDatabase(PathBuf);

impl TempDatabase {
    pub(crate) fn new() -> Self {
        let name = format!(
            "tara-store-{}",
            Secret::from_bytes(Random::system().bytes()).reveal()
        );
        Self(std::env::temp_dir().join(name))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    async fn reader(&self) -> SqliteConnection {
        options(&self.0).connect().await.expect("a connection")
    }
}

impl Drop for TempDatabase {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(end);
            // Not every one of them is there.
            let _ = std::fs::remove_file(name);
        }
    }
}

/// A store with one table of two persons.
pub(crate) async fn opened(place: &TempDatabase, metrics: &Arc<Metrics>) -> (Store, TableId) {
    let store = Store::open(&place.0, Arc::clone(metrics)).await;
    let store = store.expect("a store");
    let id = new_table(&store).await;
    (store, id)
}

pub(crate) async fn new_table(store: &Store) -> TableId {
    let takers = [Taker::Person(1), Taker::Person(2)];
    let agreed = Agreement::game("sacred-hill-1".parse().expect("a variant"), takers);
    let random = Random::system();
    let opener = Guest {
        secret: Secret::from_bytes(random.bytes()),
        seat: None,
        name: None,
    };
    let id = TableId::from_bytes(random.bytes());
    let opened = open_table(id, &agreed, false, &opener, random.bytes(), 1, 1);
    let (new, _) = opened.expect("agreed");
    store.open_table(new, None).await.expect("it is written");
    id
}

fn append(table: TableId, expected: u32) -> Append {
    Append {
        table,
        expected_version: expected,
        at: 2,
        events: vec![TimedEvent {
            at: 2,
            order: None,
            id: Some(7),
            event: Event::HostResumed { downtime_ms: 1 },
        }],
        due: DueUpdate::Set(5),
        stage: None,
        games: Vec::new(),
        freed: Vec::new(),
        filled: Vec::new(),
        barred: Vec::new(),
        withheld: Vec::new(),
    }
}

#[tokio::test]
async fn a_stale_version_is_refused_and_writes_nothing() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    for (expected, is_fresh) in [(0, false), (2, false), (1, true), (1, false), (2, true)] {
        let done = store.append(append(id, expected)).await;
        assert_eq!(done.is_ok(), is_fresh, "{expected}");
        assert!(matches!(done, Ok(()) | Err(StoreError::Stale)));
    }
    let stored = store.load(id).await.expect("it reads").expect("a table");
    assert_eq!(stored.events.read().map(|events| events.len()), Ok(3));
}

#[tokio::test]
async fn of_two_appends_to_one_version_one_is_refused() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    let both = tokio::join!(store.append(append(id, 1)), store.append(append(id, 1)));
    assert_eq!(both.0.is_ok(), both.1.is_err());
}

#[tokio::test]
async fn one_that_is_stale_does_not_hold_up_the_others() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, first) = opened(&place, &metrics).await;
    let tables = [first, new_table(&store).await, new_table(&store).await];
    let appends = tables.iter().zip([1, 2, 1]).map(|(&id, expected)| {
        let mut several = append(id, expected);
        several.events = [several.events.clone(), several.events].concat();
        store.append(several)
    });
    let done = join_all(appends).await;
    let is_written: Vec<bool> = done.iter().map(Result::is_ok).collect();
    assert_eq!(is_written, [true, false, true]);
    assert!(matches!(done[1], Err(StoreError::Stale)));
    for (id, version) in tables.into_iter().zip([3, 1, 3]) {
        let stored = store.load(id).await.expect("it reads").expect("a table");
        assert_eq!(stored.events.read().map(|events| events.len()), Ok(version));
    }
}

#[tokio::test]
async fn a_step_of_more_events_than_a_statement_has_is_written_all_or_nothing() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    for (expected, is_fresh, events) in [(2, false, 1), (1, true, 151), (151, true, 301)] {
        let mut step = append(id, expected);
        step.events = vec![step.events[0].clone(); 150];
        assert_eq!(store.append(step).await.is_ok(), is_fresh, "{expected}");
        let stored = store.load(id).await.expect("it reads").expect("a table");
        assert_eq!(stored.events.read().map(|events| events.len()), Ok(events));
    }
}

/// Everything acknowledged is committed, which another connection sees; and a commit of a writer of this kind is an fsync:
/// SQLite makes one for each commit to its log at `synchronous = full`, and none at less.
#[tokio::test]
async fn nothing_is_acknowledged_before_it_is_committed_with_full_synchronization() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    let mut reader = place.reader().await;
    let mode: (String, i64) = sqlx::query_as(
        "select journal_mode, synchronous from pragma_journal_mode, pragma_synchronous",
    )
    .fetch_one(&mut reader)
    .await
    .expect("it reads");
    assert_eq!(mode, ("wal".into(), 2));
    for expected in 1..20 {
        let before = metrics.commits.get();
        store.append(append(id, expected)).await.expect("fresh");
        assert!(
            metrics.commits.get() > before,
            "a commit for each that is acknowledged"
        );
        let seen: u32 = sqlx::query_scalar("select count(*) from events where table_id = ?1")
            .bind(id.stored())
            .fetch_one(&mut reader)
            .await
            .expect("it reads");
        assert_eq!(seen, expected + 1);
    }
}

#[tokio::test]
async fn what_many_tables_append_at_once_is_committed_together() {
    const TABLES: usize = 100;
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, first) = opened(&place, &metrics).await;
    let mut tables = vec![first];
    while tables.len() < TABLES {
        tables.push(new_table(&store).await);
    }
    let before = metrics.commits.get();
    let appends = tables.iter().map(|&id| store.append(append(id, 1)));
    let done = join_all(appends).await;
    assert!(done.iter().all(Result::is_ok));
    let commits = metrics.commits.get() - before;
    assert!(commits < TABLES as u64 / 2, "{commits} commits");
}

#[tokio::test]
async fn an_absence_puts_off_what_is_due() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    store.append(append(id, 1)).await.expect("fresh");
    let alive: i64 = sqlx::query_scalar("select alive_at from host")
        .fetch_one(&mut place.reader().await)
        .await
        .expect("it reads");
    store
        .come_back(alive as u64 + 1000)
        .await
        .expect("it writes");
    assert_eq!(store.dues().await.expect("it reads"), [(id, 1005)]);
    assert_eq!(store.downtime_ms_since(alive as u64), 1000);
    assert_eq!(store.downtime_ms_since(alive as u64 + 400), 600);
    assert_eq!(store.downtime_ms_since(alive as u64 + 1000), 0);
}

#[tokio::test]
async fn one_server_opens_a_database() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, _) = opened(&place, &metrics).await;
    let second = Store::open(place.path(), Arc::clone(&metrics)).await;
    assert!(matches!(second, Err(StoreError::InUse(_))));
    store.close(1).await.expect("it closes");
    let second = Store::open(place.path(), metrics).await;
    assert!(second.is_ok());
}

/// Returns true if any file of a database has these bytes.
fn holds(place: &TempDatabase, bytes: &[u8]) -> bool {
    let holds = |end| {
        let mut name = place.path().as_os_str().to_owned();
        name.push(end);
        let file = std::fs::read(name).unwrap_or_default();
        file.windows(bytes.len()).any(|window| window == bytes)
    };
    ["", "-wal", "-shm"].into_iter().any(holds)
}

/// Once the log kept a forgotten name until the server stopped.
#[tokio::test]
async fn a_forgotten_name_is_in_no_file() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, table) = opened(&place, &metrics).await;
    let holder = Secret::from_bytes([3; 16]).hash();
    let name = "Fidelma-nic-Aoidh";
    let taken = store.take(table, 2, holder, Some(name.into()), 1, 2).await;
    assert!(taken.expect("it writes"));
    assert!(holds(&place, name.as_bytes()));
    let forgotten = store.forget_names(&[holder]).await.expect("it writes");
    assert_eq!(forgotten, [table]);
    assert!(holds(&place, name.as_bytes()), "the log has it still");
    store.erase_deleted().await.expect("it writes");
    assert!(!holds(&place, name.as_bytes()));
    let again = store.forget_names(&[holder]).await.expect("it reads");
    assert_eq!(again, [], "no name is left");
}

/// Once the server said that it was well while nothing could be written.
#[tokio::test]
async fn what_was_reported_logged_and_banned_is_deleted_in_time() {
    const DAY_MS: u64 = 86_400_000;
    let place = TempDatabase::new();
    let (store, table) = opened(&place, &Arc::new(Metrics::new())).await;
    let seat = |seat| ReportSeat {
        seat,
        holder: Secret::from_bytes([seat; 16]).hash(),
    };
    let report = NewReport {
        table,
        by: seat(0),
        about: seat(1),
        reason: ReportReason::Name,
        text: "shouts".into(),
    };
    store.report(report, 1).await.expect("it is written");
    let ban = Ban {
        network: "1.2.3.0/24".parse().expect("a network"),
        since: 1,
        until: 2,
        reason: None,
    };
    let entry = LogEntry {
        at: 1,
        user: None,
        command: "ban".into(),
        target: "1.2.3.0/24".into(),
        until: Some(2),
        reason: None,
    };
    store.ban(ban, entry).await.expect("it is written");
    assert_eq!(store.bans(1).await.expect("it reads").len(), 1);
    assert_eq!(store.bans(2).await.expect("it reads"), []);
    for (now, reports, entries) in [
        (180 * DAY_MS + 1, 1, 1),
        (180 * DAY_MS + 2, 0, 1),
        (730 * DAY_MS + 1, 0, 1),
        (730 * DAY_MS + 2, 0, 0),
    ] {
        store.delete_old_records(now).await.expect("it is written");
        let kept = store.reports(None, true, 10).await.expect("it reads");
        let log = store.admin_log(10).await.expect("it reads");
        assert_eq!((kept.len(), log.len()), (reports, entries), "{now}");
    }
}

#[tokio::test]
async fn a_change_that_is_not_made_is_not_logged() {
    let place = TempDatabase::new();
    let (store, table) = opened(&place, &Arc::new(Metrics::new())).await;
    let entry = || LogEntry {
        at: 1,
        user: Some(7),
        command: "stop".into(),
        target: table.to_string(),
        until: None,
        reason: None,
    };
    let stale = store.append_logged(append(table, 7), entry()).await;
    assert!(matches!(stale, Err(StoreError::Stale)));
    assert!(!store.close_report(7, entry()).await.expect("it is written"));
    assert_eq!(store.admin_log(10).await.expect("it reads").len(), 0);
    let written = store.append_logged(append(table, 1), entry()).await;
    written.expect("it is of this version");
    assert_eq!(store.admin_log(10).await.expect("it reads").len(), 1);
    assert!(
        store
            .delete_table(table, entry())
            .await
            .expect("it is written")
    );
    assert!(
        !store
            .delete_table(table, entry())
            .await
            .expect("it is written")
    );
    assert_eq!(store.admin_log(10).await.expect("it reads").len(), 2);
}

#[tokio::test]
async fn a_locked_database_is_found_out() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, _) = opened(&place, &metrics).await;
    store.check(1).await.expect("it writes");
    let mut other = place.reader().await;
    let locked = sqlx::query("begin immediate").execute(&mut other).await;
    locked.expect("it is not locked yet");
    while store.check(2).await.is_ok() {
        tokio::task::yield_now().await;
    }
    let freed = sqlx::query("rollback").execute(&mut other).await;
    freed.expect("it was locked");
    while store.check(3).await.is_err() {
        tokio::task::yield_now().await;
    }
}

/// Once it was unwell for thirty seconds after a failure that was mended, if nobody ordered anything.
#[tokio::test]
async fn a_failure_is_known_until_it_is_mended_and_no_longer() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    let mut other = place.reader().await;
    // A kind of event that no probe writes by itself, all events, and anything.
    for (refuse, allow, writes_others) in [
        (
            "create trigger no before insert on events when new.event ->> '$.id' = 7
             begin select raise(abort, 'refused by the test'); end",
            "drop trigger no",
            true,
        ),
        (
            "create trigger no before insert on events
             begin select raise(abort, 'refused by the test'); end",
            "drop trigger no",
            false,
        ),
        (
            "alter table events rename to elsewhere",
            "alter table elsewhere rename to events",
            false,
        ),
    ] {
        store.check(1).await.expect("it writes");
        sqlx::query(refuse)
            .execute(&mut other)
            .await
            .expect("it is done");
        assert!(store.append(append(id, 1)).await.is_err(), "{refuse}");
        for _ in 0..3 {
            assert!(store.check(2).await.is_err(), "{refuse}");
            // Other tables go on as far as they can.
            assert_eq!(store.probe(2).await.is_ok(), writes_others, "{refuse}");
        }
        sqlx::query(allow)
            .execute(&mut other)
            .await
            .expect("it is done");
        store.check(3).await.expect("it writes again");
    }
    let stored = store.load(id).await.expect("it reads").expect("a table");
    assert_eq!(stored.events.read().map(|events| events.len()), Ok(1));
    assert!(store.append(append(id, 1)).await.is_ok());
}

#[tokio::test]
async fn a_change_that_failed_counts_until_a_probe_writes() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    store.check(1).await.expect("it writes");
    let moved = place.path().with_extension("moved");
    std::fs::rename(place.path(), &moved).expect("it is there");
    let holder = Secret::from_bytes([3; 16]).hash();
    assert!(store.take(id, 2, holder, None, 1, 2).await.is_err());
    assert!(store.check(2).await.is_err());
    std::fs::rename(&moved, place.path()).expect("it is there");
    store.check(3).await.expect("it writes again");
    assert!(store.take(id, 2, holder, None, 1, 2).await.is_ok());
}

#[tokio::test]
async fn nothing_is_acknowledged_while_the_file_is_elsewhere() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, _) = opened(&place, &metrics).await;
    assert!(store.alive(1).await.is_ok());
    let moved = place.path().with_extension("moved");
    std::fs::rename(place.path(), &moved).expect("it is there");
    assert!(store.alive(2).await.is_err());
    std::fs::write(place.path(), "another file").expect("it is written");
    assert!(store.alive(3).await.is_err());
    std::fs::rename(&moved, place.path()).expect("it is there");
    assert!(store.alive(4).await.is_ok());
}

/// A database of two tables that is closed, as its bytes.
async fn closed(place: &TempDatabase) -> Vec<u8> {
    let (store, _) = opened(place, &Arc::new(Metrics::new())).await;
    for _ in 0..40 {
        new_table(&store).await;
    }
    store.close(1).await.expect("it closes");
    std::fs::read(place.path()).expect("it is there")
}

#[tokio::test]
async fn a_damaged_database_is_refused_and_left_as_it_is() {
    let place = TempDatabase::new();
    let whole = closed(&place).await;
    let pages = whole.len() / 4096;
    let without = |page: usize| {
        let mut bytes = whole.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0);
        bytes
    };
    let cut = |bytes: usize| whole[..whole.len() - bytes].to_vec();
    let mut damaged: Vec<Vec<u8>> = (1..pages).map(without).collect();
    damaged.extend([cut(1), cut(1_000), cut(4_096), cut(whole.len() / 2)]);
    for (number, bytes) in damaged.iter().enumerate() {
        std::fs::write(place.path(), bytes).expect("it is written");
        let opened = Store::open(place.path(), Arc::new(Metrics::new())).await;
        let refused = opened.err().expect("it is refused");
        assert!(
            matches!(refused, StoreError::Damaged(_)),
            "{number}: {refused}"
        );
        assert!(std::fs::read(place.path()).expect("it is there") == *bytes);
    }
    std::fs::write(place.path(), &whole).expect("it is written");
    assert!(
        Store::open(place.path(), Arc::new(Metrics::new()))
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_as_it_is() {
    for made in [
        "create table events (id integer primary key, what text)",
        "pragma application_id = 7; create table tables (id); create table events (id); create table seats (id)",
    ] {
        let place = TempDatabase::new();
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(place.path());
        let mut other = options
            .create_if_missing(true)
            .connect()
            .await
            .expect("a database");
        sqlx::raw_sql(made)
            .execute(&mut other)
            .await
            .expect("it is made");
        sqlx::Connection::close(other).await.expect("it closes");
        let before = std::fs::read(place.path()).expect("it is there");
        let opened = Store::open(place.path(), Arc::new(Metrics::new())).await;
        let refused = opened.err().expect("it is refused");
        assert!(matches!(refused, StoreError::Foreign(_)), "{refused}");
        assert!(std::fs::read(place.path()).expect("it is there") == before);
    }
}

#[tokio::test]
async fn a_check_finds_rows_without_tables_and_events_that_make_no_table() {
    let place = TempDatabase::new();
    closed(&place).await;
    let whole = check_database(place.path()).await.expect("it is read");
    assert!(whole.is_whole(), "{whole:?}");
    assert_eq!((whole.tables, whole.events), (41, 41));
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(place.path());
    let mut other = options
        .foreign_keys(false)
        .connect()
        .await
        .expect("a database");
    for hurt in [
        "update events set event = '{}' where table_id = (select min(id) from tables)",
        "update tables set stage = 'stopped' where id = (select max(id) from tables)",
        "delete from events where table_id = (select max(id) from tables)",
        "insert into games values (-7, 0, '', '')",
    ] {
        let hurt = sqlx::query(hurt).execute(&mut other).await;
        hurt.expect("it is written");
    }
    let report = check_database(place.path()).await.expect("it is read");
    assert!(report.damage.is_empty(), "{report:?}");
    assert_eq!((report.orphans, report.unreadable.len()), (1, 1));
    assert_eq!((report.tables, report.events), (41, 40));
    for (change, reason) in [
        (
            "insert into _sqlx_migrations select 99, description, installed_on, success, checksum, execution_time from _sqlx_migrations limit 1",
            "newer",
        ),
        ("pragma application_id = 7", "other"),
    ] {
        let changed = sqlx::query(change).execute(&mut other).await;
        changed.expect("it is written");
        let refused = check_database(place.path())
            .await
            .expect_err("it is refused");
        assert_eq!(refused.reason(), reason, "{refused}");
    }
}

#[tokio::test]
async fn nothing_is_lost_or_acknowledged_after_the_log_was_deleted() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    let log = super::files::beside(place.path(), "-wal");
    std::fs::remove_file(&log).expect("it is there");
    for _ in 0..2 {
        assert!(store.check(2).await.is_err());
        assert!(store.append(append(id, 1)).await.is_err());
        // No other file takes its place.
        std::fs::write(&log, "").expect("it is written");
    }
    // As a server finds it that starts after a kill.
    let killed = TempDatabase::new();
    std::fs::copy(place.path(), killed.path()).expect("it is there");
    let store = Store::open(killed.path(), metrics).await.expect("a store");
    assert!(store.load(id).await.expect("it reads").is_some());
}

#[tokio::test]
async fn damage_that_is_found_counts_until_the_server_starts_again() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, id) = opened(&place, &metrics).await;
    store.check(1).await.expect("it writes");
    let moved = sqlx::query("pragma wal_checkpoint(truncate)");
    let moved = moved.execute(&mut place.reader().await).await;
    moved.expect("it is moved");
    let whole = std::fs::read(place.path()).expect("it is there");
    let file = std::fs::File::options().write(true).open(place.path());
    let cut = file.expect("it is there").set_len(4096);
    cut.expect("it is cut");
    assert!(store.load(id).await.is_err());
    std::fs::write(place.path(), whole).expect("it is written");
    assert!(store.check(2).await.is_err());
    assert_eq!(metrics.database_damaged.get(), 1);
    // Other tables go on as far as they can.
    assert!(store.probe(2).await.is_ok());
}

#[tokio::test]
async fn a_name_that_is_no_file_to_sqlite_is_refused_and_leaves_none() {
    for name in [":memory:", "file:tara.db", "file:tara.db?mode=memory"] {
        let path = Path::new(name);
        let opened = Store::open(path, Arc::new(Metrics::new())).await;
        assert!(
            matches!(opened.err(), Some(StoreError::NoFile(_))),
            "{name}"
        );
        assert!(super::restore(path, path).await.is_err(), "{name}");
        assert!(super::backup(path, path).await.is_err(), "{name}");
        assert!(!path.exists(), "{name}");
    }
}
