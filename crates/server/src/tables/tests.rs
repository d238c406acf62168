//! A fault of the program at one table: it is stopped, what happened there is kept, and the others go on.

use std::sync::Arc;

use game::Seat;
use play::{Command, CommandContext, Event, Order, Stage, fair};
use serde_json::Value;
use tokio::sync::mpsc;

use super::Tables;
use crate::api::Target;
use crate::clock::now;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::problem::Problem;
use crate::secret::random;
use crate::store::tests::{Place, new_table, opened};
use crate::table_id::TableId;
use crate::thinking::{Most, Thinking};

/// Lets a person sit, which gives the version after it.
async fn sit(tables: &Tables, id: TableId, seat: u8) -> Result<u32, Problem> {
    let mut inner = tables.own(id).await?;
    let at = now();
    let context = CommandContext {
        at,
        lag_ms: 0,
        away_ms: [0; Seat::MOST],
    };
    let done = tables.change(id, &mut inner, |table| {
        let order = Order {
            id: at,
            version: table.version(),
            command: Command::Sit {
                sent: fair::Bytes(random()),
            },
        };
        let sat = table.order(Seat::new(seat), &order, &context);
        sat.map_err(Problem::from)
    });
    done.await
}

#[tokio::test]
async fn a_panic_stops_its_table_alone_and_keeps_what_happened() {
    let (place, metrics) = (Place::new(), Arc::new(Metrics::new()));
    let (store, failing) = opened(&place, &metrics).await;
    let other = new_table(&store).await;
    let (answers, _) = mpsc::unbounded_channel();
    let most = Most {
        decisions: 1,
        advice: 1,
    };
    let thinking = Thinking::start(0, most, &answers, &metrics).expect("no thread is started");
    let (alarms, _) = mpsc::unbounded_channel();
    let tables = Tables::new(store, thinking, alarms, Arc::clone(&metrics));
    let (outbox, mut waiting) = Outbox::new(8);
    let target = Target {
        table: failing,
        seat: None,
    };
    let watched = tables.watch(target, &[], None, &outbox).await;
    watched.expect("anybody may watch");
    assert_eq!(sit(&tables, failing, 0).await.ok(), Some(2));

    let mut inner = tables.own(failing).await.expect("it is there");
    let failed = tables.change(failing, &mut inner, |_| panic!("a fault of the program"));
    assert!(matches!(failed.await, Err(Problem::Failed)));
    drop(inner);

    assert_eq!(metrics.panics.get(), 1);
    let stored = tables.store.load(failing).await.expect("it reads");
    let stored = stored.expect("it is kept");
    assert_eq!(stored.stage, Stage::Stopped.name());
    let events = stored.events.expect("they are read");
    let [_, sat, stopped] = &events[..] else {
        panic!("{events:?}")
    };
    assert!(matches!(sat.event, Event::SeatTaken { seat: 0, .. }));
    assert!(matches!(&stopped.event, Event::TableStopped { reason } if reason == "failed"));
    let mut last = Value::Null;
    while let Ok(text) = waiting.try_recv() {
        last = serde_json::from_str(&text).expect("JSON");
    }
    assert_eq!(last["view"]["stage"], "stopped");
    let refused = sit(&tables, failing, 1).await;
    assert!(matches!(
        refused,
        Err(Problem::Refused(play::Refusal::Over))
    ));
    assert_eq!(sit(&tables, other, 0).await.ok(), Some(2));
}
