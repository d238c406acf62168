//! What seats, clocks and computer players do at tables.

use std::time::Instant;

use play::{CommandContext, Order};

use super::{Owned, Tables};
use crate::api::Target;
use crate::clock::now;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::table_id::TableId;
use crate::thinking::Answer;

impl Tables {
    /// Does what a seat asks for, by the secrets that its client holds; gives the version when it is durable.
    pub(crate) async fn order(
        &self,
        target: &Target,
        held: &[SecretHash],
        order: &Order,
        lag_ms: u64,
    ) -> Result<u32, Problem> {
        let began = Instant::now();
        let name = target.seat.as_deref().ok_or(Problem::WrongSecret)?;
        let mut inner = self.own(target.table).await?;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        let (seat, _) = live.seat_of(name, held)?;
        let at = now();
        // A clock that has run out speaks before the seat.
        self.tick(target.table, &mut inner, at).await?;
        let away_ms = inner.away_ms(at);
        let context = CommandContext {
            at,
            lag_ms,
            away_ms,
        };
        let done = self.change(target.table, &mut inner, |table| {
            table.order(seat, order, &context).map_err(Problem::from)
        });
        let version = done.await?;
        self.metrics.orders.inc();
        let took = began.elapsed().as_secs_f64();
        self.metrics.order_seconds.observe(took);
        Ok(version)
    }

    async fn tick(&self, id: TableId, inner: &mut Owned, at: u64) -> Result<(), Problem> {
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        if live.table.due().is_none_or(|due| due > at) {
            return Ok(());
        }
        let ticked = self.change(id, inner, |table| Ok(table.tick(at)));
        ticked.await.map(|_| ())
    }

    /// Looks at a table whose alarm went off.
    pub(crate) async fn alarm(&self, id: TableId) {
        let Ok(mut inner) = self.own(id).await else {
            return;
        };
        inner.alarm = None;
        match self.tick(id, &mut inner, now()).await {
            Ok(()) => self.go_on(id, &mut inner),
            Err(problem) => tracing::warn!(table = %id, %problem, "a clock ran out in vain"),
        }
    }

    /// Plays the decision of a computer player, unless the game has gone on since.
    pub(crate) async fn answered(&self, answer: Answer) {
        let Ok(mut inner) = self.own(answer.table).await else {
            return;
        };
        inner.thinks = None;
        let at = now();
        let moved = self.change(answer.table, &mut inner, |table| match &answer.action {
            Some(action) => table
                .program_moves(answer.seat, *action, answer.version, at)
                .map_err(Problem::from),
            None => Ok(table.stop("player", at)),
        });
        if let Err(problem) = moved.await {
            tracing::debug!(table = %answer.table, %problem, "a decision of a computer player came too late");
            self.go_on(answer.table, &mut inner);
        }
    }
}
