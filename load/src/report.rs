//! The report of a run, compared with the targets.

use std::fmt;
use std::time::Duration;

use crate::bars::Bars;

/// The events of the measured time and what they cost the server.
#[derive(Debug)]
pub(crate) struct Costs {
    pub(crate) seconds: f64,
    pub(crate) events: u64,
    /// The processor time of the server.
    pub(crate) processor: Duration,
    /// Samples of its memory, in bytes.
    pub(crate) memory: Vec<u64>,
}

/// The measurements of a run.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) tables: usize,
    pub(crate) playing: usize,
    pub(crate) moves: usize,
    /// The median, the 99th percentile and the maximum of the latencies.
    pub(crate) waits: [Duration; 3],
    /// Bytes for each table at the end, sockets included.
    pub(crate) table: u64,
    /// Bytes for each idle table, before the first move.
    pub(crate) idle_table: u64,
    pub(crate) costs: Costs,
    pub(crate) stored: usize,
    /// The start time of a server with `stored` stored tables.
    pub(crate) start: Duration,
}

impl Report {
    fn moves_a_second(&self) -> f64 {
        self.moves as f64 / self.costs.seconds
    }

    fn processor_us(&self) -> f64 {
        self.costs.processor.as_secs_f64() * 1e6 / self.moves as f64
    }

    /// The targets missed.
    pub(crate) fn misses(&self, bars: &Bars) -> Vec<&'static str> {
        let [_, most, _] = self.waits.map(milliseconds);
        let held = [
            // Of a rate that is asked for, the last moves may still be on their way.
            ("moves a second", self.moves_a_second() >= bars.moves * 0.99),
            ("the wait for a move", most <= bars.wait_ms),
            ("the processor", self.processor_us() <= bars.processor_us),
            ("memory", self.table as f64 / 1024.0 <= bars.table_kib),
            ("the start", milliseconds(self.start) <= bars.start_ms),
        ];
        let missed = held.iter().filter(|(_, is_held)| !is_held);
        missed.map(|(what, _)| *what).collect()
    }

    /// The growth of memory from the first third of the time to the last, as a fraction.
    pub(crate) fn growth(&self) -> f64 {
        match self.thirds()[..] {
            [first, .., last] => last / first - 1.0,
            _ => 0.0,
        }
    }

    /// The memory in each third of the time, in bytes.
    fn thirds(&self) -> Vec<f64> {
        let third = (self.costs.memory.len() / 3).max(1);
        let thirds = self.costs.memory.chunks_exact(third);
        thirds
            .map(|part| part.iter().sum::<u64>() as f64 / part.len() as f64)
            .collect()
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [middle, most, longest] = self.waits.map(milliseconds);
        let kib = |bytes: u64| bytes as f64 / 1024.0;
        let lines = [
            format!(
                "{} live tables, {} of them played at by two sockets, {:.0} s",
                self.tables, self.playing, self.costs.seconds
            ),
            format!("moves a second        {:>10.1}", self.moves_a_second()),
            format!(
                "events a second       {:>10.1}",
                self.costs.events as f64 / self.costs.seconds
            ),
            format!("wait, 50 of 100       {middle:>10.1} ms"),
            format!("wait, 99 of 100       {most:>10.1} ms"),
            format!("wait, longest         {longest:>10.1} ms"),
            format!("processor a move      {:>10.1} us", self.processor_us()),
            format!(
                "a table               {:>10.1} KiB, sockets and all",
                kib(self.table)
            ),
            format!("a table left alone    {:>10.1} KiB", kib(self.idle_table)),
            format!(
                "memory at the end     {:>10.1} MiB, {:+.1} % from the first third to the last: {:.1?}",
                kib(self.costs.memory.last().copied().unwrap_or_default()) / 1024.0,
                self.growth() * 100.0,
                self.thirds()
                    .iter()
                    .map(|bytes| bytes / 1024.0 / 1024.0)
                    .collect::<Vec<_>>()
            ),
            format!(
                "start, {} stored  {:>10.1} ms",
                self.stored,
                milliseconds(self.start)
            ),
        ];
        f.write_str(&lines.join("\n"))
    }
}
