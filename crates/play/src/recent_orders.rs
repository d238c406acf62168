//! The last orders of each seat, which a table knows again.

use std::collections::VecDeque;

use game::Seat;

use crate::{Command, OrderStamp, Refusal, TimedEvent};

/// The last orders of each seat.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct RecentOrders {
    orders: VecDeque<RecentOrder>,
}

/// An order, in 12 bytes: a host holds hundreds of thousands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RecentOrder {
    /// The number of the order, the lower half first.
    id: [u32; 2],
    /// Three bytes of the digest of its command; 0 if `seat` is `UNKNOWN`.
    digest: [u8; 3],
    /// The seat that gave it; `UNKNOWN` if only the number of the order was stored.
    seat: u8,
}

/// The seat of an order of which only the number was stored.
const UNKNOWN: u8 = u8::MAX;

/// The number of orders of each seat that a table remembers.
const MAX_ORDERS: usize = 32;

impl OrderStamp {
    pub(crate) fn new(seat: Seat, id: u64, command: &Command) -> Self {
        let text = serde_json::to_vec(command).expect("commands have text for keys");
        let hash = blake3::hash(&text);
        let digest = hash.as_bytes().first_chunk().expect("a hash has 32 bytes");
        Self {
            seat: seat.index() as u8,
            id,
            digest: u32::from_le_bytes(*digest),
        }
    }
}

impl RecentOrder {
    const fn stamped(stamp: OrderStamp) -> Self {
        let [digest @ .., _] = stamp.digest.to_le_bytes();
        Self {
            id: halves(stamp.id),
            digest,
            seat: stamp.seat,
        }
    }

    const fn numbered(id: u64) -> Self {
        Self {
            id: halves(id),
            digest: [0; 3],
            seat: UNKNOWN,
        }
    }
}

const fn halves(id: u64) -> [u32; 2] {
    [id as u32, (id >> 32) as u32]
}

impl RecentOrders {
    /// Returns true if this order has been carried out.
    ///
    /// # Errors
    ///
    /// [`Refusal::UsedId`] if the seat gave its number to another order.
    pub(crate) fn contains(&self, stamp: OrderStamp) -> Result<bool, Refusal> {
        let wanted = RecentOrder::stamped(stamp);
        let mut same_id = self.orders.iter().filter(|order| order.id == wanted.id);
        match same_id.find(|order| [UNKNOWN, wanted.seat].contains(&order.seat)) {
            None => Ok(false),
            Some(order) if order.seat == UNKNOWN || order.digest == wanted.digest => Ok(true),
            Some(_) => Err(Refusal::UsedId),
        }
    }

    /// Remembers the order that an event follows from, if it follows from one.
    pub(crate) fn remember(&mut self, event: &TimedEvent) {
        let stamped = event.order.map(RecentOrder::stamped);
        let Some(order) = stamped.or(event.id.map(RecentOrder::numbered)) else {
            return;
        };
        let mut of_seat = self.orders.iter();
        let oldest = of_seat.position(|other| other.seat == order.seat);
        let count = 1 + of_seat.filter(|other| other.seat == order.seat).count();
        if let Some(oldest) = oldest
            && count >= MAX_ORDERS
        {
            self.orders.remove(oldest);
        }
        self.orders.push_back(order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_small() {
        assert!(size_of::<RecentOrder>() <= 12);
    }
}
