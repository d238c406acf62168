//! A panic at one table stops it and keeps its events; the other tables go on.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use host::api::Target;
use host::{Problem, Session, TableId};
use play::{Command, Event, Order, Stage, fair};
use serde_json::Value;
use tokio::sync::mpsc;

use super::lobby::Lobby;
use super::{Tables, readers};
use crate::Settings;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::net::address::Address;
use crate::net::outbox::tests::outbox;
use crate::random::Random;
use crate::store::Store;
use crate::store::tests::{TempDatabase, new_table, opened};
use crate::tables::thinking::{QueueLimits, Thinking};

const ADDRESS: Address = Address(IpAddr::V4(Ipv4Addr::LOCALHOST));

/// Takes a seat for the next game. Returns the version after it.
async fn sit(tables: &Tables, id: TableId, seat: u8) -> Result<u32, Problem> {
    let mut slot = tables.own(id).await?;
    let at = tables.clock.now();
    let order = Order {
        id: at + u64::from(seat),
        version: slot.loaded()?.table.version(),
        command: Command::Sit {
            commitment: fair::Bytes(Random::system().bytes()),
        },
    };
    let step = slot.table.order(Seat::new(seat), &order, 0, at);
    tables.finish(&mut slot, step).await
}

/// The tables of a store, without computer players.
fn tables_of(store: Store, metrics: &Arc<Metrics>) -> Tables {
    let (answers, _) = mpsc::unbounded_channel();
    let limits = QueueLimits {
        moves: 1,
        advice: 1,
        wait: Duration::MAX,
    };
    let thinking = Thinking::start(0, limits, answers, metrics).expect("a thread starts");
    let (alarms, _) = mpsc::unbounded_channel();
    let settings = Settings::default();
    let (lobby, clock) = (Lobby::new(&settings, 0), Clock::system());
    Tables::new(
        &Arc::new(store),
        &Arc::new(thinking),
        &Arc::new(lobby),
        alarms,
        metrics,
        &clock,
        &settings,
    )
}

#[tokio::test]
async fn a_panic_stops_its_table_alone_and_keeps_what_happened() {
    let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
    let (store, failing) = opened(&place, &metrics).await;
    let other = new_table(&store).await;
    let tables = tables_of(store, &metrics);
    let (outbox, mut waiting) = outbox(8, 1 << 20);
    let target = Target {
        table: failing,
        seat: None,
    };
    let mut session = Session::new(outbox, 1);
    let watched = readers::watch(&tables, &mut session, ADDRESS, target, None).await;
    watched.expect("anybody may watch");
    assert_eq!(sit(&tables, failing, 0).await.ok(), Some(2));

    let mut slot = tables.own(failing).await.expect("it is there");
    let step = slot
        .table
        .change(tables.clock.now(), |_| panic!("a fault of the program"));
    let failed = tables.finish(&mut slot, step).await;
    assert!(matches!(failed, Err(Problem::Failed)));
    drop(slot);

    assert_eq!(metrics.panics.get(), 1);
    let stored = tables.store.load(failing).await.expect("it reads");
    let stored = stored.expect("it is kept");
    assert_eq!(stored.stage, Stage::Stopped.name());
    let events = stored.events.read().expect("they are read");
    let [_, sat, stopped] = &events[..] else {
        panic!("{} events", events.len())
    };
    assert!(matches!(sat.event, Event::SeatCommitted { seat: 0, .. }));
    assert!(matches!(&stopped.event, Event::TableStopped { reason } if reason == "failed"));
    let mut last = Value::Null;
    while let Ok(queued) = waiting.try_recv() {
        last = serde_json::from_slice(&queued.text).expect("JSON");
    }
    assert_eq!(last["view"]["stage"], "stopped");
    let refused = sit(&tables, failing, 1).await;
    assert!(matches!(
        refused,
        Err(Problem::Refused(play::Refusal::Over))
    ));
    assert_eq!(sit(&tables, other, 0).await.ok(), Some(2));
}

/// Threads apart keep memory of their own for all tables that are made on them.
#[test]
fn a_table_with_few_events_is_loaded_without_a_thread_apart() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(1)
        .build();
    runtime.expect("a runtime").block_on(async {
        let (place, metrics) = (TempDatabase::new(), Arc::new(Metrics::new()));
        let (store, table) = opened(&place, &metrics).await;
        let tables = tables_of(store, &metrics);
        let (release, released) = std::sync::mpsc::channel::<()>();
        let occupied = tokio::task::spawn_blocking(move || released.recv());
        // A table that waits for the one thread waits for ever: the limit only ends a test that fails.
        let owned = tokio::time::timeout(Duration::from_secs(60), tables.own(table)).await;
        assert!(owned.is_ok_and(|owned| owned.is_ok()));
        drop(release);
        assert!(occupied.await.is_ok());
    });
}
