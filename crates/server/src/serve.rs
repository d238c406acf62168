//! The server as a whole: it starts, runs, and ends.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::Settings;
use crate::clock::now;
use crate::host::Host;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::routes;
use crate::store::{Old, Store, StoreError};
use crate::tables::Tables;
use crate::thinking::{Answer, Most, Thinking};
use crate::timer::Timer;

/// A server that runs.
pub struct Running {
    address: SocketAddr,
    host: Arc<Host>,
    listening: JoinHandle<std::io::Result<()>>,
    upkeep: Vec<JoinHandle<()>>,
}

/// Why a server does not start or run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// A setting is wrong.
    #[error("{0}")]
    Settings(
        /// The key and what is wrong.
        String,
    ),
    /// The database cannot be used.
    #[error(transparent)]
    Store(
        #[from]
        /// What is wrong.
        StoreError,
    ),
    /// The address cannot be listened at, or a thread not be started.
    #[error(transparent)]
    Io(
        #[from]
        /// What the operating system says.
        std::io::Error,
    ),
}

/// How long sockets have to end when the server does.
const LAST_WORDS: Duration = Duration::from_secs(5);

const SECOND: Duration = Duration::from_secs(1);
const DAY_MS: u64 = 86_400_000;

/// Starts a server.
///
/// # Errors
///
/// If a setting is wrong, the database cannot be used, or the address cannot be listened at.
pub async fn serve(settings: Settings) -> Result<Running, ServeError> {
    settings.check().map_err(ServeError::Settings)?;
    let metrics = Arc::new(Metrics::new());
    let listener = TcpListener::bind(settings.listen).await?;
    let address = listener.local_addr()?;
    let store = Store::open(&settings.database, Arc::clone(&metrics)).await?;
    store.come_back(now()).await?;
    let (timer, alarms) = Timer::new();
    let (answers, answered) = mpsc::unbounded_channel();
    let thinking = Thinking::start(
        settings.thinking_threads,
        Most {
            decisions: settings.thinking_queue,
            advice: settings.advice_queue,
        },
        &answers,
        &metrics,
    )?;
    let host = Arc::new(Host {
        limits: Limits::new(&settings),
        tables: Tables::new(store, thinking, alarms, Arc::clone(&metrics)),
        metrics,
        closing: watch::Sender::new(false),
        settings,
    });
    host.tables.set_alarms().await?;
    let upkeep = vec![
        tokio::spawn(ring(Arc::clone(&host), timer)),
        tokio::spawn(play(Arc::clone(&host), answered)),
        tokio::spawn(live(Arc::clone(&host))),
        tokio::spawn(sweep(Arc::clone(&host))),
    ];
    let listening = tokio::spawn(listen(listener, Arc::clone(&host)));
    Ok(Running {
        address,
        host,
        listening,
        upkeep,
    })
}

impl Running {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it: nothing new is taken, sockets are told, what waits to be written is written.
    ///
    /// # Errors
    ///
    /// If it could not listen, or the database could not be closed.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.host.closing.send_replace(true);
        let listened = timeout(LAST_WORDS, self.listening).await;
        // Each socket listens for the end until its own.
        let sockets = timeout(LAST_WORDS, self.host.closing.closed());
        if sockets.await.is_err() {
            tracing::warn!("sockets did not end in time");
        }
        for task in self.upkeep {
            task.abort();
        }
        self.host.tables.store.close(now()).await?;
        match listened {
            Ok(Ok(listened)) => Ok(listened?),
            Ok(Err(_)) | Err(_) => Ok(()),
        }
    }
}

async fn listen(listener: TcpListener, host: Arc<Host>) -> std::io::Result<()> {
    let mut closing = host.closing.subscribe();
    let routes = routes::all(host).into_make_service_with_connect_info::<SocketAddr>();
    let closed = async move {
        // Without a host there is nothing to close.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    axum::serve(listener, routes)
        .with_graceful_shutdown(closed)
        .await
}

/// Looks at tables whose alarm goes off.
async fn ring(host: Arc<Host>, mut timer: Timer) {
    while let Some(table) = timer.next().await {
        host.tables.alarm(table).await;
    }
}

/// Plays what computer players decided.
async fn play(host: Arc<Host>, mut answered: mpsc::UnboundedReceiver<Answer>) {
    while let Some(answer) = answered.recv().await {
        let host = Arc::clone(&host);
        tokio::spawn(async move { host.tables.answered(answer).await });
    }
}

/// Says again and again that the host runs.
async fn live(host: Arc<Host>) {
    let mut ticks = interval(SECOND);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = host.tables.store.alive(now()).await {
            tracing::error!(%error, "the database does not write");
        }
    }
}

/// Keeps memory and database small.
async fn sweep(host: Arc<Host>) {
    let settings = &host.settings;
    let pause = settings.idle_ms.clamp(100, 60_000);
    let mut ticks = interval(Duration::from_millis(pause));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        host.tables.sweep(settings.idle_ms);
        host.limits.sweep();
        let now = now();
        let before = |days: u32| match days {
            0 => 0,
            days => now.saturating_sub(u64::from(days) * DAY_MS),
        };
        let old = Old {
            over_before: before(settings.keep_over_days),
            unbegun_before: before(settings.keep_unbegun_days),
            idle_before: before(settings.keep_idle_days),
        };
        match host.tables.store.delete_old(old, now).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "old tables deleted"),
            Err(error) => tracing::error!(%error, "old tables could not be deleted"),
        }
    }
}
