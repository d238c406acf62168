//! The server under load: a process on this machine, and its metrics.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::processor::ProcessorTime;

/// The server under load, which is killed on drop.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    /// The time from its start to its first answer.
    pub(crate) started_in: Duration,
}

/// Limits high enough for all players at one address.
const FLAGS: [&str; 16] = [
    "--messages-per-second=100000",
    "--requests-per-second=1000000",
    "--kib-per-second=100000000",
    "--tables-per-hour=10000000",
    "--joins-per-hour=10000000",
    "--events-per-hour=100000000",
    "--sockets-per-address=1000000",
    "--connections=1000000",
    "--connections-per-address=1000000",
    "--unsent-bytes=1000000000",
    "--unsent-bytes-per-address=1000000000",
    "--wrong-secrets-per-minute=1000",
    // Tables stay in memory, with or without subscribers.
    "--idle-ms=86400000",
    "--log=warn",
    "--log-form=text",
    "--thinking-threads=1",
];

impl Server {
    /// Starts `tara serve` on a database, and waits until it is healthy.
    ///
    /// # Errors
    ///
    /// If it does not start or answer.
    pub(crate) fn start(tara: &Path, database: &Path) -> Result<Self> {
        Self::start_with(tara, database, &FLAGS)
    }

    /// Starts `tara serve` on a database with these flags, and waits until it is healthy.
    ///
    /// # Errors
    ///
    /// If it does not start or answer.
    pub(crate) fn start_with(tara: &Path, database: &Path, flags: &[&str]) -> Result<Self> {
        let began = Instant::now();
        let mut child = Command::new(tara)
            .args(["serve", "--listen=127.0.0.1:0", "--database"])
            .arg(database)
            .args(flags)
            .stdout(Stdio::piped())
            .spawn()
            .context("tara does not start")?;
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().context("it is piped")?);
        out.read_line(&mut line)?;
        let address = line.split("http://").nth(1);
        let address = address.context("it does not say where it listens")?;
        let mut server = Self {
            address: address.trim().to_owned(),
            child,
            started_in: Duration::ZERO,
        };
        server.get("/healthz")?;
        server.started_in = began.elapsed();
        Ok(server)
    }

    pub(crate) fn get(&self, path: &str) -> Result<String> {
        let mut answer = ureq::get(format!("http://{}{path}", self.address)).call()?;
        Ok(answer.body_mut().read_to_string()?)
    }

    /// The value of one of its metrics.
    pub(crate) fn count(&self, name: &str) -> Result<u64> {
        let text = self.get("/metrics")?;
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        let number = line.with_context(|| format!("it does not count {name}"))?;
        Ok(number.trim().parse()?)
    }

    /// The number of short decisions of computer players, and of those that took 100 ms at most.
    pub(crate) fn decisions(&self) -> Result<[u64; 2]> {
        let name = "tara_short_decision_seconds";
        Ok([
            self.count(&format!("{name}_count "))?,
            self.count(&format!("{name}_bucket{{le=\"0.1\"}} "))?,
        ])
    }

    /// The processor time that it has used.
    pub(crate) fn processor(&self) -> Result<Duration> {
        let time = ProcessorTime::of(self.child.id())?;
        Ok(time.user + time.system)
    }

    /// Its memory in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let mut lines = status.lines();
        let line = lines.find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
        let kib: u64 = kib.context("no memory")?.parse()?;
        Ok(kib * 1024)
    }

    /// Asks it to end and waits for it.
    ///
    /// # Errors
    ///
    /// If it exits with a failure.
    pub(crate) fn stop(mut self) -> Result<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        let status = self.child.wait()?;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
