//! What seats, clocks and computer players do at tables.

use std::time::Instant;

use host::api::Target;
use host::{MoveAnswer, Problem, Session, TableId};
use play::Order;

use super::{Slot, Tables};
use crate::outbox::Outbox;

impl Tables {
    /// Does what a client orders in the name of a seat. Returns the version of the table once it is durable.
    pub(crate) async fn order(
        &self,
        session: &Session<Outbox>,
        target: &Target,
        order: &Order,
        lag_ms: u64,
    ) -> Result<u32, Problem> {
        let began = Instant::now();
        if target.seat.is_none() {
            return Err(Problem::WrongSecret);
        }
        let mut slot = self.own(target.table).await?;
        let seat = session.seat_of(&slot, target)?;
        let at = self.clock.now();
        // The order comes after the end of a game by a clock that has run out.
        self.tick(&mut slot, at).await?;
        let step = slot.order(seat, order, lag_ms, at);
        let version = self.finish(&mut slot, step).await?;
        self.metrics.orders.inc();
        let took = began.elapsed().as_secs_f64();
        self.metrics.order_seconds.observe(took);
        Ok(version)
    }

    async fn tick(&self, slot: &mut Slot, at: u64) -> Result<(), Problem> {
        let step = slot.tick(at);
        self.finish(slot, step).await.map(|_| ())
    }

    /// Looks at a table whose alarm went off.
    pub(crate) async fn alarm(&self, id: TableId) {
        let Ok(mut slot) = self.own(id).await else {
            return;
        };
        slot.alarm();
        match self.tick(&mut slot, self.clock.now()).await {
            Ok(()) => self.go_on(&mut slot),
            Err(problem) => tracing::warn!(table = %id, %problem, "a clock ran out in vain"),
        }
    }

    /// Plays the decision of a computer player, unless the game has gone on since.
    pub(crate) async fn answered(&self, answer: MoveAnswer) {
        let Ok(mut slot) = self.own(answer.table).await else {
            return;
        };
        let step = slot.answered(&answer, self.clock.now());
        if let Err(problem) = self.finish(&mut slot, step).await {
            tracing::debug!(table = %answer.table, %problem, "a decision of a computer player came too late");
            self.go_on(&mut slot);
        }
    }
}
