//! The state that all requests share: database, tables, limits, settings.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use host::{AnalysisLimits, Problem, RecentKingsGames};
use search::TimeLimit;
use sheets::Print;
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
    /// True if the database is too large for new tables.
    pub(crate) is_full: AtomicBool,
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

    /// Updates the metric of the size of the database, and tells the host once when that is too large for new tables.
    pub(crate) async fn measure_database(&self) {
        let bytes = match self.store.used_bytes().await {
            Ok(bytes) => bytes,
            Err(error) => return tracing::warn!(%error, "the database could not be measured"),
        };
        self.metrics.database_bytes.set(bytes as i64);
        let max = u64::from(self.settings.max_database_mib) << 20;
        let is_full = max > 0 && bytes >= max;
        let was_full = self.is_full.swap(is_full, Ordering::Relaxed);
        if is_full && !was_full {
            tracing::warn!(
                bytes,
                max,
                "the database has reached max_database_mib: no new tables are opened"
            );
        }
    }

    /// Refuses a new table if the database is too large.
    ///
    /// # Errors
    ///
    /// [`Problem::NoRoom`].
    pub(crate) fn check_room(&self) -> Result<(), Problem> {
        if self.is_full.load(Ordering::Relaxed) {
            Err(Problem::NoRoom)
        } else {
            Ok(())
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
