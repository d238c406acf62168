//! How people look at tables, and look away.

use game::Seat;

use super::Tables;
use crate::api::{Target, ToClient};
use crate::clock::now;
use crate::live::{self, Looker};
use crate::outbox::Outbox;
use crate::problem::Problem;
use crate::secret::SecretHash;

impl Tables {
    /// Lets somebody look at a table, now and after each change, with what came of the log since a version.
    pub(crate) async fn watch(
        &self,
        target: Target,
        held: &[SecretHash],
        since: Option<u32>,
        outbox: &Outbox,
    ) -> Result<(), Problem> {
        let id = target.table;
        let mut inner = self.own(id).await?;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        let seat = match &target.seat {
            Some(name) => Some(live.seat_of(name, held)?),
            None => None,
        };
        let was_here = seat.is_none_or(|(seat, _)| inner.is_here(seat));
        let has = since.map_or(0, |since| live::has(&live.table, since));
        let is_again = |looker: &Looker| looker.outbox.is_same(outbox) && looker.target == target;
        inner.lookers.retain(|looker| !is_again(looker));
        let looker = Looker {
            outbox: outbox.clone(),
            target,
            seat,
            has,
        };
        inner.lookers.push(looker);
        inner.show_last();
        self.metrics.views.inc();
        if !was_here {
            self.tell_people(id, &inner);
        }
        Ok(())
    }

    /// Lets somebody look no longer.
    pub(crate) async fn leave(&self, target: &Target, outbox: &Outbox) {
        let slot = self.shard(target.table).get(&target.table).cloned();
        let Some(slot) = slot else {
            return;
        };
        let mut inner = slot.lock_owned().await;
        let is_gone = |looker: &Looker| looker.outbox.is_same(outbox) && looker.target == *target;
        let gone = inner.lookers.iter().position(is_gone);
        let Some(gone) = gone.map(|place| inner.lookers.swap_remove(place)) else {
            return;
        };
        if let Some((seat, _)) = gone.seat
            && !inner.is_here(seat)
        {
            inner.away_since[seat.index()] = now();
            self.tell_people(target.table, &inner);
        }
    }
}

impl live::Inner {
    /// Lets those go who looked by a secret that holds nothing anymore.
    pub(super) fn dismiss_holder(&mut self, hash: SecretHash, problem: &Problem) {
        let is_holder = |seat: Option<(Seat, SecretHash)>| seat.is_some_and(|(_, own)| own == hash);
        for looker in self.lookers.iter().filter(|looker| is_holder(looker.seat)) {
            let error = problem.body();
            let target = &looker.target;
            looker.outbox.put(&ToClient::Gone { target, error });
        }
        self.lookers.retain(|looker| !is_holder(looker.seat));
    }
}
