//! The clocks and threads that the command passes to searches and matches.

use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use search::Clock;

/// Elapsed time.
pub(crate) const ELAPSED: Clock = Clock(elapsed);

/// The processor time of the calling thread.
pub(crate) const THREAD_CPU: Clock = Clock(thread_cpu);

/// Runs each job on a thread of its own, and returns when all have ended.
pub(crate) fn on_threads(jobs: &mut [&mut (dyn FnMut() + Send)]) {
    thread::scope(|scope| {
        for job in jobs {
            scope.spawn(job);
        }
    });
}

fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn thread_cpu() -> Duration {
    ThreadTime::now().as_duration()
}
