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
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};

use crate::Settings;
use crate::closing::closed;
use crate::metrics::Metrics;
use crate::net::address::{Address, network};
use crate::net::connection::{Connection, ConnectionPermit, MAX_HEAD, Timeouts};
use crate::net::limits::ConcurrencyLimit;

/// The number of open files that are reserved for the database, and for connections that are being refused.
const RESERVED_FILES: u64 = 96;

/// The maximum number of connections that are refused with an answer at once; more are closed without one.
const MAX_REFUSALS: usize = 32;

/// The maximum number of connections that throw away the rest of a refused body at once; more are closed at once, and may be reset before
/// their client has read the answer.
const MAX_DISCARDS: usize = 256;

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
pub(crate) async fn listen(listener: TcpListener, mut acceptor: Acceptor) {
    let mut closing = acceptor.closing.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => return,
        };
        match accepted {
            Ok((stream, peer)) => acceptor.accept(stream, peer),
            Err(error) if is_of_client(&error) => {}
            Err(error) => {
                acceptor.note_failure(&error);
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Accepts connections while there is room, for a service that answers their requests.
pub(crate) struct Acceptor {
    service: Router,
    settings: Settings,
    metrics: Arc<Metrics>,
    closing: watch::Receiver<bool>,
    room: Arc<Semaphore>,
    max_connections: usize,
    by_address: ConcurrencyLimit,
    refusals: Arc<Semaphore>,
    discards: Arc<Semaphore>,
    logged_at: Option<Instant>,
}

impl Acceptor {
    /// Accepts connections for a service until `closing` is true.
    pub(crate) fn new(
        service: Router,
        settings: Settings,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Self {
        let max_connections = max_connections(&settings);
        tracing::info!(max_connections, "room for connections");
        Self {
            room: Arc::new(Semaphore::new(max_connections)),
            max_connections,
            by_address: ConcurrencyLimit::new(settings.connections_per_address),
            refusals: Arc::new(Semaphore::new(MAX_REFUSALS)),
            discards: Arc::new(Semaphore::new(MAX_DISCARDS)),
            logged_at: None,
            service,
            settings,
            metrics,
            closing,
        }
    }

    /// Serves a connection if there is room for it.
    fn accept(&mut self, stream: TcpStream, peer: SocketAddr) {
        let is_crowded = self.room.available_permits() < self.max_connections / CROWDED;
        let mut timeouts = timeouts(&self.settings);
        if is_crowded {
            timeouts.request = timeouts.request.min(CROWDED_TIMEOUT);
        }
        match self.permit(peer.ip(), is_crowded) {
            Some(permit) => {
                let connection = Connection::new(stream, timeouts, Some(permit));
                let (service, closing) = (self.service.clone(), self.closing.clone());
                tokio::spawn(serve(connection, peer, timeouts, service, closing));
            }
            None => self.refuse(stream, timeouts),
        }
    }

    fn permit(&mut self, peer: IpAddr, is_crowded: bool) -> Option<ConnectionPermit> {
        let Ok(room) = Arc::clone(&self.room).try_acquire_owned() else {
            self.log("no room for more connections", &"all are taken");
            return None;
        };
        let is_proxy = self.settings.is_trusted(peer);
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
        let connections = self.metrics.connections.clone();
        let discards = Arc::clone(&self.discards);
        Some(ConnectionPermit::new(
            room,
            of_address,
            connections,
            discards,
        ))
    }

    /// Says in an answer that there is no room.
    fn refuse(&self, stream: TcpStream, timeouts: Timeouts) {
        self.metrics.connections_refused.inc();
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
        self.metrics.accept_failures.inc();
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
    service: Router,
    mut closing: watch::Receiver<bool>,
) {
    let head = tokio::select! {
        head = timeout(timeouts.request, connection.first_head()) => head,
        () = closed(&mut closing) => return,
    };
    match head {
        // Boxed: the future is large and many connections only wait.
        Ok(Ok(())) => Box::pin(answer(connection, peer, timeouts, service, closing)).await,
        Ok(Err(Some(problem))) => connection.refuse(&problem).await,
        Ok(Err(None)) | Err(_) => {}
    }
}

async fn answer(
    connection: Connection,
    peer: SocketAddr,
    timeouts: Timeouts,
    service: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = TowerToHyperService::new(service);
    let client = connection.client();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(client.clone());
        service.call(request)
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
