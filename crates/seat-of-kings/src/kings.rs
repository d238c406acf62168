//! Kings: victory, clearing, garrisons, and closed regions.

use game::Seat;

use crate::{Edition, Garrison, Position, Positions, Region, State, Step};

impl State {
    /// Ends the game, or clears a full region, as a change of this region asks. Rule: SKK3, SKK6
    pub(crate) fn settle_change(&mut self, region: Region) {
        let king = self.public.board.controller(region, Position::KING);
        if let Some(seat) = king.filter(|&seat| self.public.board.kings(seat) > 1) {
            self.end_game(Some(seat));
        } else if let Some(seat) = self.public.board.filled_by(region) {
            self.clear(region, seat);
        }
    }

    pub(crate) fn end_game(&mut self, winner: Option<Seat>) {
        self.public.garrison = None;
        self.public.step = Step::Over(winner);
    }

    /// Clears the next region with an ordinary piece on K; gives whether there was one. Rule: SKK1
    pub(crate) fn clear_next(&mut self) -> bool {
        let public = &self.public;
        let king = |region| {
            let seat = public.board.controller(region, Position::KING)?;
            (!public.board.has_king_piece(region)).then_some((region, seat))
        };
        let next = Region::ALL.into_iter().find_map(king);
        if let Some((region, seat)) = next {
            self.clear(region, seat);
        }
        next.is_some()
    }

    /// Clears a region, which ends all activation in it, crowns its king, and asks for a garrison, or closes it.
    /// Rule: SKK1-SKK3, SK2P1, SK2P3
    fn clear(&mut self, region: Region, king: Seat) {
        self.take_prisoners(region);
        let public = &mut self.public;
        public.step = public.step.deactivated();
        public.board.clear(region);
        if !public.board.has_king_piece(region) {
            public.board.crown(region, king);
        }
        if public.players().count() == 2 {
            return self.close(region, king);
        }
        public.garrison = Some(Garrison {
            region,
            seat: king,
            left: 2,
        });
    }

    /// Every player takes the stacks that they control: own pieces to stock, others as prisoners. Rule: SKK1
    fn take_prisoners(&mut self, region: Region) {
        let public = &mut self.public;
        for seat in public.options.players.seats() {
            let held = public.board.held(region, seat);
            let mut own = held.len() + public.board.forts(region, seat).len();
            if public.board.has_king_piece(region) && held.has(Position::KING) {
                own -= 1;
            }
            public.stock[seat.index()] += own as u8;
            for (position, owner) in public.board.captives(region) {
                if held.has(position) {
                    public.prisoners[seat.index()][owner.index()] += 1;
                }
            }
        }
    }

    /// Closes a region that one of two players has won. Rule: SK2P1-SK2P3, SKO1
    fn close(&mut self, region: Region, king: Seat) {
        let public = &mut self.public;
        let is_third = public.closed.len() > 1;
        public.closed = public.closed.with(region);
        if public.options.edition == Edition::It {
            if is_third {
                self.end_game(Some(king));
            } else if public.closed.len() == 2 {
                for closed in public.closed.iter() {
                    public.board.uncrown(closed);
                }
            }
        }
    }

    /// Places a piece of a garrison. Rule: SKK2
    pub(crate) fn garrison(&mut self, position: Position) {
        let Some(garrison) = &mut self.public.garrison else {
            return;
        };
        let (region, seat) = (garrison.region, garrison.seat);
        garrison.left = garrison.left.saturating_sub(1);
        if garrison.left == 0 {
            self.public.garrison = None;
        }
        let occupied = self.public.board.occupied(region);
        if !(occupied | Positions::KING).has(position) {
            self.public.board.put(region, position, seat);
            self.public.spend(seat);
        }
    }
}
