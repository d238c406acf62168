//! Metrics of the server, in the text format of Prometheus.

use std::fs;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use rustix::param::page_size;

/// The counts of a server.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) opened: Counter,
    pub(crate) orders: Counter,
    pub(crate) refused: Counter,
    pub(crate) events: Counter,
    pub(crate) commits: Counter,
    pub(crate) failed_writes: Counter,
    pub(crate) views: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) connections: Gauge,
    pub(crate) connections_refused: Counter,
    pub(crate) bans_refused: Counter,
    pub(crate) open_reports: Gauge,
    pub(crate) database_bytes: Gauge,
    pub(crate) database_damaged: Gauge,
    pub(crate) accept_failures: Counter,
    pub(crate) unsent_bytes: Gauge,
    resident_bytes: Gauge,
    pub(crate) panics: Counter,
    pub(crate) thinking_waits: Gauge,
    pub(crate) thinking_full: Counter,
    pub(crate) short_decision_seconds: Histogram,
    pub(crate) advice: Counter,
    /// By the lane of the threads.
    pub(crate) advice_waits: Family<[(&'static str, &'static str); 1], Gauge>,
    pub(crate) advice_full: Counter,
    pub(crate) advice_wait_seconds: Histogram,
    pub(crate) commit_seconds: Histogram,
    pub(crate) order_seconds: Histogram,
    request_seconds: RouteTimes,
}

/// Times by the pattern of a path.
type RouteTimes = Family<[(&'static str, String); 1], Histogram, fn() -> Histogram>;

/// The upper bounds of what is timed, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("tara"),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            opened: Counter::default(),
            orders: Counter::default(),
            refused: Counter::default(),
            events: Counter::default(),
            commits: Counter::default(),
            failed_writes: Counter::default(),
            views: Counter::default(),
            slow_readers: Counter::default(),
            connections: Gauge::default(),
            connections_refused: Counter::default(),
            bans_refused: Counter::default(),
            open_reports: Gauge::default(),
            database_bytes: Gauge::default(),
            database_damaged: Gauge::default(),
            accept_failures: Counter::default(),
            unsent_bytes: Gauge::default(),
            resident_bytes: Gauge::default(),
            panics: Counter::default(),
            thinking_waits: Gauge::default(),
            thinking_full: Counter::default(),
            short_decision_seconds: Histogram::new(BOUNDS),
            advice: Counter::default(),
            advice_waits: Family::default(),
            advice_full: Counter::default(),
            advice_wait_seconds: Histogram::new(BOUNDS),
            commit_seconds: Histogram::new(BOUNDS),
            order_seconds: Histogram::new(BOUNDS),
            request_seconds: Family::new_with_constructor(|| Histogram::new(BOUNDS)),
        };
        metrics.register_gauges();
        metrics.register_counters();
        metrics.register_times();
        metrics
    }

    fn register_gauges(&mut self) {
        let gauges = [
            ("sockets", "Sockets that are open", &self.sockets),
            (
                "connections",
                "Connections that are open, with those of sockets",
                &self.connections,
            ),
            (
                "unsent_bytes",
                "Bytes that wait for clients to read them",
                &self.unsent_bytes,
            ),
            (
                "resident_bytes",
                "Bytes of memory that the process has; 0 if the system does not tell",
                &self.resident_bytes,
            ),
            ("tables", "Tables in memory", &self.tables),
            (
                "open_reports",
                "Reports of players that the host has not closed",
                &self.open_reports,
            ),
            (
                "database_bytes",
                "Bytes of the database that are in use",
                &self.database_bytes,
            ),
            (
                "database_damaged",
                "1 if the database was found to be damaged",
                &self.database_damaged,
            ),
            (
                "thinking_waits",
                "Decisions that computer players have still to make",
                &self.thinking_waits,
            ),
        ];
        for (name, help, gauge) in gauges {
            self.registry.register(name, help, gauge.clone());
        }
        self.registry.register(
            "advice_waits",
            "Analyses, tutors, drawings and films that wait for the thread of their lane",
            self.advice_waits.clone(),
        );
        let version = ("version", env!("CARGO_PKG_VERSION"));
        let build = Info::new([version, ("commit", env!("TARA_COMMIT"))]);
        self.registry
            .register("build", "The version of the program", build);
    }

    fn register_counters(&mut self) {
        let counters = [
            ("opened", "Tables opened", &self.opened),
            ("orders", "Orders of seats that were done", &self.orders),
            (
                "refused",
                "Messages and requests that were refused",
                &self.refused,
            ),
            ("events", "Events written", &self.events),
            ("commits", "Commits of the database", &self.commits),
            (
                "failed_writes",
                "Writes that the database failed to do",
                &self.failed_writes,
            ),
            ("views", "Views sent", &self.views),
            (
                "slow_readers",
                "Sockets closed because they read too slowly",
                &self.slow_readers,
            ),
            (
                "connections_refused",
                "Connections for which there was no room",
                &self.connections_refused,
            ),
            (
                "bans_refused",
                "Requests of banned networks",
                &self.bans_refused,
            ),
            (
                "accept_failures",
                "Connections that the system could not open, as for want of files",
                &self.accept_failures,
            ),
            (
                "panics",
                "Tables that were stopped by a fault of the program",
                &self.panics,
            ),
            (
                "thinking_full",
                "Decisions that found no place to wait for a computer player",
                &self.thinking_full,
            ),
            (
                "advice",
                "Hints, analyses, tutors, pictures, sheets and files given",
                &self.advice,
            ),
            (
                "advice_full",
                "Hints, analyses, tutors, pictures, sheets and files that found no place to wait",
                &self.advice_full,
            ),
        ];
        for (name, help, counter) in counters {
            self.registry.register(name, help, counter.clone());
        }
    }

    fn register_times(&mut self) {
        let times = [
            (
                "commit_seconds",
                "How long a commit took",
                &self.commit_seconds,
            ),
            (
                "order_seconds",
                "How long an order took until it was durable",
                &self.order_seconds,
            ),
            (
                "advice_wait_seconds",
                "How long a hint, an analysis, a tutor, a picture, a sheet or a file waited for a thread",
                &self.advice_wait_seconds,
            ),
            (
                "short_decision_seconds",
                "How long a short decision of a computer player took, from the question to the answer",
                &self.short_decision_seconds,
            ),
        ];
        for (name, help, histogram) in times {
            self.registry.register(name, help, histogram.clone());
        }
        self.registry.register(
            "request_seconds",
            "How long a request took until its answer began to be sent",
            self.request_seconds.clone(),
        );
    }

    /// Notes how long a request of a route took.
    pub(crate) fn time_request(&self, route: &str, took: Duration) {
        let labels = [("route", route.to_owned())];
        let times = self.request_seconds.get_or_create(&labels);
        times.observe(took.as_secs_f64());
    }

    /// All counts as text.
    pub(crate) fn text(&self) -> String {
        self.resident_bytes.set(resident_bytes().unwrap_or(0));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes all text");
        text
    }
}

/// The bytes of memory that this process has. Returns `None` on other systems than Linux.
fn resident_bytes() -> Option<i64> {
    let pages = fs::read_to_string("/proc/self/statm").ok()?;
    let pages: i64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * page_size() as i64)
}
