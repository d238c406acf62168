//! Starts, runs and ends a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use host::MoveAnswer;
use socket2::SockRef;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::admin::AdminSocket;
use crate::kept::Kept;
use crate::metrics::Metrics;
use crate::net::bans::Bans;
use crate::net::connection::RECEIVED_BYTES;
use crate::net::limits::Limits;
use crate::net::listen::{Acceptor, listen};
use crate::net::sockets::OpenSockets;
use crate::net::unsent::UnsentBytes;
use crate::routes;
use crate::state::AppState;
use crate::store::{OldTables, Store, StoreError};
use crate::tables::lobby::Lobby;
use crate::tables::thinking::{QueueLimits, Thinking};
use crate::tables::timer::Timer;
use crate::tables::{Tables, lists, orders};
use crate::{Clock, Random};
use crate::{Settings, SettingsError};

/// The number of sheets to print that are kept, of 700 KiB at most.
const MAX_PRINTS: usize = 12;

/// The maximum bytes of the bodies of requests for dear work that wait. An address may have a quarter.
const DEAR_BODIES: usize = 8 << 20;

/// A server that runs.
pub struct Running {
    address: SocketAddr,
    state: Arc<AppState>,
    listening: JoinHandle<()>,
    upkeep: Vec<JoinHandle<()>>,
}

/// An error that keeps a server from starting or running.
#[derive(Debug, Error)]
pub enum ServeError {
    /// A setting is wrong.
    #[error(transparent)]
    Settings(
        #[from]
        /// Which, and what is wrong.
        SettingsError,
    ),
    /// The database cannot be used.
    #[error(transparent)]
    Store(
        #[from]
        /// The fault.
        StoreError,
    ),
    /// The server cannot listen on the address.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// The address of the settings.
        address: SocketAddr,
        /// The error of the operating system.
        error: std::io::Error,
    },
    /// A thread cannot be started.
    #[error(transparent)]
    Io(
        #[from]
        /// The error of the operating system.
        std::io::Error,
    ),
}

/// The services of the system that a server uses and a test can replace.
#[derive(Debug, Clone)]
pub struct Environment {
    /// The time.
    pub clock: Clock,
    /// Secrets, numbers of tables, and the draws of games.
    pub random: Random,
}

impl Default for Environment {
    fn default() -> Self {
        Self {
            clock: Clock::system(),
            random: Random::system(),
        }
    }
}

/// The time limit for connections and sockets to end when the server does.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);

const SECOND: Duration = Duration::from_secs(1);
const DAY_MS: u64 = 86_400_000;

/// Starts a server.
///
/// # Errors
///
/// If a setting is wrong, the database cannot be used, or the server cannot listen on the address.
pub async fn serve(settings: Settings) -> Result<Running, ServeError> {
    serve_in(settings, Environment::default()).await
}

/// Keeps huge pages away from the many small objects of tables, between which most of a huge page stays unused. Searches are as fast
/// without them.
fn use_small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::warn!(%error, "memory comes in huge pages: tables take more of it");
    }
}

/// Starts a server in a given environment.
///
/// # Errors
///
/// As [`serve`].
pub async fn serve_in(settings: Settings, environment: Environment) -> Result<Running, ServeError> {
    settings.check()?;
    use_small_pages();
    let Environment { clock, random } = environment;
    let metrics = Arc::new(Metrics::new());
    let address = settings.listen;
    let bound = TcpListener::bind(address).await;
    let listener = bound.map_err(|error| ServeError::Listen { address, error })?;
    // Connections take it over. It bounds what the kernel keeps for a client whose answers wait; without it only memory is lost.
    let _ = SockRef::from(&listener).set_recv_buffer_size(RECEIVED_BYTES);
    let address = listener.local_addr()?;
    let store = Arc::new(Store::open(&settings.database, Arc::clone(&metrics)).await?);
    clock.catch_up(store.last_alive().await?.unwrap_or(0));
    store.come_back(clock.now()).await?;
    let (timer, alarms) = Timer::new(clock.clone());
    let (answers, answered) = mpsc::unbounded_channel();
    let limits = QueueLimits {
        moves: settings.thinking_queue,
        advice: settings.advice_queue,
        wait: Duration::from_millis(settings.work_timeout_ms),
    };
    let bans = Bans::new(store.bans(clock.now()).await?);
    let thinking = Thinking::start(settings.thinking_threads, limits, answers, &metrics)?;
    let thinking = Arc::new(thinking);
    let lobby = Arc::new(Lobby::new(&settings, clock.now()));
    let tables = Tables::new(
        &store, &thinking, &lobby, alarms, &metrics, &clock, &settings,
    );
    let state = Arc::new(AppState {
        limits: Limits::new(&settings),
        bans,
        sockets: OpenSockets::default(),
        unsent: UnsentBytes::new(&settings),
        dear_bodies: UnsentBytes::with_limits(DEAR_BODIES / 4, DEAR_BODIES),
        store,
        thinking,
        lobby,
        tables,
        running: Default::default(),
        metrics,
        clock,
        random,
        kings_games: Default::default(),
        pictures: Default::default(),
        prints: Kept::new(MAX_PRINTS),
        is_full: AtomicBool::new(false),
        closing: watch::Sender::new(false),
        settings,
    });
    orders::set_alarms(&state.tables).await?;
    state.count_reports().await;
    state.measure_database().await;
    let upkeep = spawn_upkeep(&state, timer, answered);
    let acceptor = Acceptor::new(
        routes::all(Arc::clone(&state)),
        state.settings.clone(),
        Arc::clone(&state.metrics),
        state.closing.subscribe(),
    );
    let listening = tokio::spawn(listen(listener, acceptor));
    Ok(Running {
        address,
        state,
        listening,
        upkeep,
    })
}

/// Starts what goes on beside the requests: alarms, answers of computer players, housekeeping, and `tara admin`.
fn spawn_upkeep(
    state: &Arc<AppState>,
    timer: Timer,
    answered: mpsc::UnboundedReceiver<MoveAnswer>,
) -> Vec<JoinHandle<()>> {
    let mut upkeep = vec![
        tokio::spawn(watch_alarms(Arc::clone(state), timer)),
        tokio::spawn(play_answers(Arc::clone(state), answered)),
        tokio::spawn(note_alive(Arc::clone(state))),
        tokio::spawn(sweep(Arc::clone(state))),
    ];
    match AdminSocket::bind(&state.settings.database) {
        Ok(socket) => upkeep.push(tokio::spawn(socket.run(Arc::clone(state)))),
        Err(error) => tracing::warn!(%error, "`tara admin` cannot reach this server"),
    }
    upkeep
}

impl Running {
    /// The address on which it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops it: refuses new connections, closes sockets, and finishes pending writes.
    ///
    /// # Errors
    ///
    /// If the database could not be closed.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.state.closing.send_replace(true);
        // Its sockets can be listened at again when this returns.
        let _ = self.listening.await;
        // Each connection and each socket subscribes to the end of the server until its own.
        let connections = timeout(STOP_TIMEOUT, self.state.closing.closed());
        if connections.await.is_err() {
            tracing::warn!("connections did not end in time");
        }
        for task in self.upkeep {
            task.abort();
            // Its data is dropped while the database is still locked. A panic was logged when it happened.
            let _ = task.await;
        }
        self.state.store.close(self.state.clock.now()).await?;
        Ok(())
    }
}

/// Looks at tables whose alarm goes off.
async fn watch_alarms(state: Arc<AppState>, mut timer: Timer) {
    while let Some(table) = timer.next().await {
        orders::alarm(&state.tables, table).await;
    }
}

/// Plays the decisions of computer players.
async fn play_answers(state: Arc<AppState>, mut answered: mpsc::UnboundedReceiver<MoveAnswer>) {
    while let Some(answer) = answered.recv().await {
        let state = Arc::clone(&state);
        tokio::spawn(async move { orders::answered(&state.tables, answer).await });
    }
}

/// Notes every second that the server runs, so that the next one knows since when none did, and erases what was deleted.
async fn note_alive(state: Arc<AppState>) {
    let mut ticks = interval(SECOND);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let store = &state.store;
        if let Err(error) = store.alive(state.clock.now()).await {
            tracing::error!(%error, "the database does not write");
        }
        if let Err(error) = store.erase_deleted().await {
            tracing::warn!(%error, "the log of the database could not be emptied");
        }
    }
}

/// Keeps memory and database small.
async fn sweep(state: Arc<AppState>) {
    let settings = &state.settings;
    let pause = settings.idle_ms.clamp(100, 60_000);
    let mut ticks = interval(Duration::from_millis(pause));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        state.tables.sweep(settings.idle_ms);
        state.limits.sweep();
        state.unsent.sweep();
        state.dear_bodies.sweep();
        if let Err(error) = lists::sweep(&state.store, &state.lobby).await {
            tracing::warn!(%error, "the listed tables could not be read");
        }
        let now = state.clock.now();
        state.bans.sweep(now);
        if let Err(error) = state.store.delete_old_records(now).await {
            tracing::error!(%error, "old bans, reports and log entries could not be deleted");
        }
        state.count_reports().await;
        let before = |days: u32| match days {
            0 => 0,
            days => now.saturating_sub(u64::from(days) * DAY_MS),
        };
        let old = OldTables {
            over_before: before(settings.keep_over_days),
            unbegun_before: before(settings.keep_unbegun_days),
            idle_before: before(settings.keep_idle_days),
        };
        match state.store.delete_old(old, now).await {
            Ok(0) => {}
            Ok(count) => {
                tracing::info!(count, "old tables deleted");
                // Lists load tables, so some of them may be in memory.
                state.tables.sweep(0);
            }
            Err(error) => tracing::error!(%error, "old tables could not be deleted"),
        }
        state.measure_database().await;
    }
}
