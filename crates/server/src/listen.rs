//! Accepts connections, as many as there is room for, and serves the requests of each.

use std::io::{Error as IoError, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use host::Problem;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use prometheus_client::metrics::gauge::Gauge;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};

use crate::Settings;
use crate::address::{Address, network};
use crate::connection::{Connection, MAX_HEAD, Timeouts};
use crate::limits::{Place, Places};
use crate::routes;
use crate::state::AppState;

/// The number of open files that are reserved for the database, and for connections that are being refused.
const RESERVED_FILES: u64 = 96;

/// The maximum number of connections that are refused with an answer at once; more are closed without one.
const MAX_REFUSALS: usize = 32;

/// The fraction of free places below which an address gets only a few, and connections without a request end soon.
const CROWDED: usize = 4;

/// The maximum number of connections from one address in a crowd.
const CROWDED_CONNECTIONS: usize = 8;

/// The time limit for a request to arrive in a crowd.
const CROWDED_TIMEOUT: Duration = Duration::from_secs(1);

/// The pause in accepting connections when the system could not open one.
const ACCEPT_PAUSE: Duration = Duration::from_millis(250);

/// The least time between two log lines about a lack of room for connections.
const LOG_PAUSE: Duration = Duration::from_secs(60);

/// The time limit for requests when the server closes.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Accepts connections until the server closes.
pub(crate) async fn listen(listener: TcpListener, state: Arc<AppState>) {
    let mut closing = state.closing.subscribe();
    let mut door = Door::new(state);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => return,
        };
        match accepted {
            Ok((stream, peer)) => door.enter(stream, peer),
            Err(error) if is_of_client(&error) => {}
            Err(error) => {
                door.note_failure(&error);
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Waits until the server is about to end.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a server there is nothing to wait for.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Lets connections in.
struct Door {
    state: Arc<AppState>,
    routes: Router,
    room: Arc<Semaphore>,
    max_connections: usize,
    by_address: Places,
    refusals: Arc<Semaphore>,
    logged_at: Option<Instant>,
}

/// The place of a connection in the counts; dropping it frees that.
pub(crate) struct Occupied {
    _room: OwnedSemaphorePermit,
    /// `None` for a trusted proxy.
    _of_address: Option<Place>,
    connections: Gauge,
}

impl Drop for Occupied {
    fn drop(&mut self) {
        self.connections.dec();
    }
}

impl Door {
    fn new(state: Arc<AppState>) -> Self {
        let max_connections = max_connections(&state.settings);
        tracing::info!(max_connections, "room for connections");
        Self {
            routes: routes::all(Arc::clone(&state)),
            room: Arc::new(Semaphore::new(max_connections)),
            max_connections,
            by_address: Places::new(state.settings.connections_per_address),
            refusals: Arc::new(Semaphore::new(MAX_REFUSALS)),
            logged_at: None,
            state,
        }
    }

    /// Serves a connection if there is room for it.
    fn enter(&mut self, stream: TcpStream, peer: SocketAddr) {
        let is_crowded = self.room.available_permits() < self.max_connections / CROWDED;
        let mut timeouts = timeouts(&self.state.settings);
        if is_crowded {
            timeouts.request = timeouts.request.min(CROWDED_TIMEOUT);
        }
        match self.occupy(peer.ip(), is_crowded) {
            Some(occupied) => {
                let connection = Connection::new(stream, timeouts, Some(occupied));
                let (state, routes) = (Arc::clone(&self.state), self.routes.clone());
                tokio::spawn(serve(connection, peer, timeouts, state, routes));
            }
            None => self.refuse(stream, timeouts),
        }
    }

    fn occupy(&mut self, peer: IpAddr, is_crowded: bool) -> Option<Occupied> {
        let Ok(room) = Arc::clone(&self.room).try_acquire_owned() else {
            self.log("no room for more connections", &"all are taken");
            return None;
        };
        let is_proxy = self.state.settings.is_trusted(peer);
        let of_address = if is_proxy {
            None
        } else {
            let most = if is_crowded {
                CROWDED_CONNECTIONS
            } else {
                usize::MAX
            };
            Some(self.by_address.take(Address(network(peer)), most)?)
        };
        let connections = self.state.metrics.connections.clone();
        connections.inc();
        Some(Occupied {
            _room: room,
            _of_address: of_address,
            connections,
        })
    }

    /// Says in an answer that there is no room.
    fn refuse(&self, stream: TcpStream, timeouts: Timeouts) {
        self.state.metrics.connections_refused.inc();
        if let Ok(place) = Arc::clone(&self.refusals).try_acquire_owned() {
            tokio::spawn(async move {
                let connection = Connection::new(stream, timeouts, None);
                connection.refuse(&Problem::TooMany).await;
                drop(place);
            });
        }
    }

    /// Notes that the system could not open a connection, as when the process has too many open files.
    fn note_failure(&mut self, error: &IoError) {
        self.state.metrics.accept_failures.inc();
        self.log("connections cannot be accepted", error);
    }

    fn log(&mut self, what: &str, why: &dyn std::fmt::Display) {
        if self.logged_at.is_none_or(|at| at.elapsed() >= LOG_PAUSE) {
            self.logged_at = Some(Instant::now());
            tracing::error!(%why, "{what}");
        }
    }
}

/// The maximum number of connections: as set, but no more than the process can have files.
fn max_connections(settings: &Settings) -> usize {
    let limits = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limits.maximum,
        ..limits
    };
    // If it cannot be raised it stays.
    let _ = setrlimit(Resource::Nofile, raised);
    match getrlimit(Resource::Nofile).current {
        Some(files) => settings
            .connections
            .min(files.saturating_sub(RESERVED_FILES).max(1) as usize),
        None => settings.connections,
    }
}

fn timeouts(settings: &Settings) -> Timeouts {
    Timeouts {
        request: Duration::from_millis(settings.request_timeout_ms),
        socket: Duration::from_millis(settings.heartbeat_ms.saturating_mul(2)),
    }
}

/// Returns true if the failure is of one client, who went away before it was accepted.
fn is_of_client(error: &IoError) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset
    )
}

/// Serves the requests of a connection, one after the other.
async fn serve(
    mut connection: Connection,
    peer: SocketAddr,
    timeouts: Timeouts,
    state: Arc<AppState>,
    routes: Router,
) {
    let mut closing = state.closing.subscribe();
    let head = tokio::select! {
        head = timeout(timeouts.request, connection.first_head()) => head,
        () = closed(&mut closing) => return,
    };
    match head {
        // Boxed: the future is large and many connections only wait.
        Ok(Ok(())) => Box::pin(answer(connection, peer, timeouts, routes, closing)).await,
        Ok(Err(Some(problem))) => connection.refuse(&problem).await,
        Ok(Err(None)) | Err(_) => {}
    }
}

async fn answer(
    connection: Connection,
    peer: SocketAddr,
    timeouts: Timeouts,
    routes: Router,
    mut closing: watch::Receiver<bool>,
) {
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.call(request)
    });
    let served = Builder::new()
        .timer(TokioTimer::new())
        // A head that is refused ends what `hyper` reads, and the answers to the requests before it are still sent.
        .half_close(true)
        .header_read_timeout(timeouts.request)
        .max_buf_size(2 * MAX_HEAD)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    let is_closing = tokio::select! {
        // Whatever is wrong with a connection concerns its client alone, who has been answered.
        _ = served.as_mut() => false,
        () = closed(&mut closing) => true,
    };
    if is_closing {
        served.as_mut().graceful_shutdown();
        let _ = timeout(CLOSE_TIMEOUT, served).await;
    }
}
