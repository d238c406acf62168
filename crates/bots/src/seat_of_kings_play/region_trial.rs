//! A copy of one region without its captives, in which placing and promoting are tried.

use game::Seat;
use seat_of_kings::{Position, Positions, Public, Region};

/// A region without its captives.
#[derive(Debug, Clone, Copy)]
pub(super) struct RegionTrial {
    /// By seat.
    pub(super) held: [Positions; Seat::MAX_COUNT],
    forts: Positions,
    /// The King position if a King piece is on it.
    king_piece: Positions,
    /// The stock of the seat that tries.
    stock: u8,
}

impl RegionTrial {
    /// A copy of a region for this seat to try moves in.
    pub(super) fn new(public: &Public, region: Region, seat: Seat) -> Self {
        let mut held = [Positions::NONE; Seat::MAX_COUNT];
        for each in public.options().players.seats() {
            held[each.index()] = public.held(region, each);
        }
        let king_piece = if public.has_king_piece(region) {
            Positions::KING
        } else {
            Positions::NONE
        };
        Self {
            held,
            forts: public.forts(region),
            king_piece,
            stock: public.stock(seat),
        }
    }

    /// Places or promotes a piece, if the stock has one. Rule: SKP3, SKP4, SKF2, SKK5, SKA3
    pub(super) fn put(&mut self, seat: Seat, position: Position) {
        let own = self.held[seat.index()];
        if self.stock == 0 {
            return;
        }
        if own.has(position) {
            // A first fort takes a piece; a later one moves the fort that is there.
            let old = self.forts & own;
            self.stock -= u8::from(old.is_empty());
            self.forts = (self.forts - old) | position.into();
        } else if self.forts.has(position) {
            self.forts -= position.into();
        } else if self.king_piece.has(position) {
            self.king_piece = Positions::NONE;
            self.held
                .iter_mut()
                .for_each(|held| *held -= Positions::KING);
        } else {
            self.take(seat, position);
            self.stock -= 1;
        }
    }

    /// Returns whether there is a fort on a position.
    pub(super) fn is_fort(&self, position: Position) -> bool {
        self.forts.has(position)
    }

    /// Gives a position to a seat and removes all others from it. Rule: SKP3, SKT3, SKD1
    pub(super) fn take(&mut self, seat: Seat, position: Position) {
        self.held
            .iter_mut()
            .for_each(|held| *held -= position.into());
        self.held[seat.index()] |= position.into();
        self.forts -= position.into();
    }

    /// Promotes from the active positions into every position the seat does not hold, as far as the stock goes. Rule: SKA3-SKA5
    pub(super) fn promote_all(&mut self, seat: Seat, active: Positions) {
        let mut active = active & self.held[seat.index()];
        let mut done = Positions::NONE;
        loop {
            let own = self.held[seat.index()];
            let above = own.above_pairs(active) - done;
            let Some(position) = above.first() else {
                return;
            };
            done |= position.into();
            if !own.has(position) {
                self.put(seat, position);
            }
            if self.held[seat.index()].has(position) {
                active |= position.into();
            }
        }
    }
}
