//! Advice: hints and analyses, which people wait for and tables do not.

use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use super::{Players, Thinking};
use crate::problem::Problem;

/// How long somebody waits for advice at the most: tables come first, and they may have much to ask.
const PATIENCE: Duration = Duration::from_secs(20);

impl Thinking {
    /// What the players of a thread find out, when no table waits for them.
    ///
    /// # Errors
    ///
    /// If too many wait already, it takes too long until a thread is free, or the program failed.
    pub(crate) async fn advise<T: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Players) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (tell, told) = oneshot::channel();
        let advice = move |players: &mut Players| {
            if tell.is_closed() {
                return;
            }
            // Whoever waits no longer needs no answer.
            let _ = tell.send(what(players));
        };
        let metrics = &self.shared.metrics;
        {
            let mut queues = self.shared.lock();
            if queues.advice.len() >= self.most.advice {
                metrics.advice_full.inc();
                return Err(Problem::Busy);
            }
            queues.advice.push_back(Box::new(advice));
            metrics.advice_waits.inc();
        }
        self.shared.filled.notify_one();
        match timeout(PATIENCE, told).await {
            Ok(Ok(found)) => {
                metrics.advice.inc();
                Ok(found)
            }
            Ok(Err(_)) => Err(Problem::Failed),
            Err(_) => Err(Problem::Busy),
        }
    }
}
