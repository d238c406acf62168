//! What all requests share.

use std::sync::Arc;

use host::AnalysisLimits;
use tokio::sync::watch;

use crate::Settings;
use crate::clock::Clock;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tables::Tables;

/// What all requests share.
pub(crate) struct AppState {
    pub(crate) settings: Settings,
    pub(crate) tables: Tables,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) clock: Clock,
    /// Whether the server is about to end.
    pub(crate) closing: watch::Sender<bool>,
}

impl AppState {
    /// How long an analysis may take at most.
    pub(crate) const fn analysis_limits(&self) -> AnalysisLimits {
        AnalysisLimits {
            nodes: self.settings.analysis_nodes,
            ms: self.settings.analysis_ms,
        }
    }
}
