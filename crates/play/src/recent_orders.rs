//! The last orders of each seat, which a table knows again.

use std::collections::VecDeque;

use game::Seat;

use crate::{Command, OrderStamp, Refusal, TimedEvent};

/// The last orders of each seat.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct RecentOrders {
    orders: VecDeque<RecentOrder>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RecentOrder {
    Stamped(OrderStamp),
    /// An order of which only the number was stored.
    Numbered(u64),
}

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
    /// The seat that gave the order; `None` if that was not stored.
    const fn seat(&self) -> Option<u8> {
        match self {
            Self::Stamped(stamp) => Some(stamp.seat),
            Self::Numbered(_) => None,
        }
    }
}

impl RecentOrders {
    /// Returns true if this order has been carried out.
    ///
    /// # Errors
    ///
    /// [`Refusal::UsedId`] if the seat gave its number to another order.
    pub(crate) fn contains(&self, stamp: OrderStamp) -> Result<bool, Refusal> {
        for order in &self.orders {
            match order {
                RecentOrder::Numbered(id) if *id == stamp.id => return Ok(true),
                RecentOrder::Stamped(other) if (other.seat, other.id) == (stamp.seat, stamp.id) => {
                    return if other.digest == stamp.digest {
                        Ok(true)
                    } else {
                        Err(Refusal::UsedId)
                    };
                }
                RecentOrder::Numbered(_) | RecentOrder::Stamped(_) => {}
            }
        }
        Ok(false)
    }

    /// Remembers the order that an event follows from, if it follows from one.
    pub(crate) fn remember(&mut self, event: &TimedEvent) {
        let stamped = event.order.map(RecentOrder::Stamped);
        let Some(order) = stamped.or(event.id.map(RecentOrder::Numbered)) else {
            return;
        };
        let mut of_seat = self.orders.iter();
        let oldest = of_seat.position(|other| other.seat() == order.seat());
        let count = 1 + of_seat.filter(|other| other.seat() == order.seat()).count();
        if let Some(oldest) = oldest
            && count >= MAX_ORDERS
        {
            self.orders.remove(oldest);
        }
        self.orders.push_back(order);
    }
}
