//! The state that all requests share: database, tables, limits, settings.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use host::{AnalysisLimits, RecentKingsGames};
use search::TimeLimit;
use tokio::sync::watch;

use crate::Settings;
use crate::clock::{Clock, ELAPSED};
use crate::kept::Kept;
use crate::metrics::Metrics;
use crate::net::bans::Bans;
use crate::net::limits::Limits;
use crate::net::sockets::OpenSockets;
use crate::net::unsent::UnsentBytes;
use crate::pictures::Pictures;
use crate::prints::Print;
use crate::random::Random;
use crate::store::Store;
use crate::tables::Tables;
use crate::tables::lists::RunningGames;
use crate::tables::lobby::Lobby;
use crate::tables::thinking::Thinking;

/// The state that all requests share.
pub(crate) struct AppState {
    pub(crate) settings: Settings,
    pub(crate) store: Arc<Store>,
    pub(crate) thinking: Arc<Thinking>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) tables: Tables,
    pub(crate) running: RunningGames,
    pub(crate) limits: Limits,
    pub(crate) bans: Bans,
    pub(crate) sockets: OpenSockets,
    pub(crate) unsent: UnsentBytes,
    /// The bodies of requests for dear work that wait.
    pub(crate) dear_bodies: UnsentBytes,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) clock: Clock,
    pub(crate) random: Random,
    /// The finished games of Seat of Kings that somebody looks at.
    pub(crate) kings_games: Mutex<RecentKingsGames>,
    pub(crate) pictures: Pictures,
    pub(crate) prints: Kept<Print>,
    /// True if the server is about to end.
    pub(crate) closing: watch::Sender<bool>,
}

impl AppState {
    /// Updates the metric of open reports.
    pub(crate) async fn count_reports(&self) {
        match self.store.open_reports().await {
            Ok(count) => {
                self.metrics.open_reports.set(count);
            }
            Err(error) => tracing::warn!(%error, "reports could not be counted"),
        }
    }

    /// The time limit of an analysis.
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
