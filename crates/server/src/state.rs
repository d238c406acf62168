//! What all requests share.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use host::{AnalysisLimits, RecentKingsGames};
use search::TimeLimit;
use tokio::sync::watch;

use crate::Settings;
use crate::clock::{Clock, ELAPSED};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tables::Tables;
use crate::unsent::UnsentBytes;

/// What all requests share.
pub(crate) struct AppState {
    pub(crate) settings: Settings,
    pub(crate) tables: Tables,
    pub(crate) limits: Limits,
    pub(crate) unsent: UnsentBytes,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) clock: Clock,
    /// The finished games of Seat of Kings that somebody looks at.
    pub(crate) kings_games: Mutex<RecentKingsGames>,
    /// Whether the server is about to end.
    pub(crate) closing: watch::Sender<bool>,
}

impl AppState {
    /// How long an analysis may take at most.
    pub(crate) const fn analysis_limits(&self) -> AnalysisLimits {
        AnalysisLimits {
            nodes: self.settings.analysis_nodes,
            time: TimeLimit {
                duration: Duration::from_millis(self.settings.analysis_ms),
                clock: ELAPSED,
            },
        }
    }
}
