//! The permit of an open connection.

use std::sync::Arc;

use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::net::limits::Permit;

/// Counts one open connection; released on drop.
pub(crate) struct ConnectionPermit {
    _room: OwnedSemaphorePermit,
    /// `None` for a trusted proxy.
    _of_address: Option<Permit>,
    connections: Gauge,
    discards: Arc<Semaphore>,
}

impl ConnectionPermit {
    /// Counts a connection in all these limits. `of_address` is `None` for a trusted proxy.
    pub(crate) fn new(
        room: OwnedSemaphorePermit,
        of_address: Option<Permit>,
        connections: Gauge,
        discards: Arc<Semaphore>,
    ) -> Self {
        connections.inc();
        Self {
            _room: room,
            _of_address: of_address,
            connections,
            discards,
        }
    }

    /// A permit to throw away the rest of a refused body. Returns `None` if too many connections do that already.
    pub(crate) fn begin_discarding(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.discards).try_acquire_owned().ok()
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.connections.dec();
    }
}
