//! What all requests share.

use std::sync::Arc;

use tokio::sync::watch;

use crate::Settings;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tables::Tables;

/// What all requests share.
pub(crate) struct Host {
    pub(crate) settings: Settings,
    pub(crate) tables: Tables,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    /// Whether the server is about to end.
    pub(crate) closing: watch::Sender<bool>,
}
