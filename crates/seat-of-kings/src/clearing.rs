//! The kings of regions: victory, clearing, garrisons, and closed regions.

use game::{Observer, Seat};

use crate::{Edition, Effect, Garrison, Position, Positions, Public, Region, Return, State, Step};

impl State {
    /// Ends the game, or clears a full region, as a change of this region asks. Rule: SKK3, SKK6
    pub(crate) fn settle_change(&mut self, region: Region, observer: &mut impl Observer<Effect>) {
        let king = self.public.board.controller(region, Position::KING);
        if let Some(seat) = king.filter(|&seat| self.public.board.kings(seat) > 1) {
            self.end_game(Some(seat), observer);
        } else if let Some(seat) = self.public.board.filled_by(region) {
            self.clear(region, seat, observer);
        }
    }

    pub(crate) fn end_game(&mut self, winner: Option<Seat>, observer: &mut impl Observer<Effect>) {
        observer.observe(winner.map_or(Effect::Drawn, Effect::Won));
        self.public.garrison = None;
        self.public.step = Step::Over(winner);
    }

    /// Clears the next region with an ordinary piece on K. Returns whether there was one. Rule: SKK1
    pub(crate) fn clear_next(&mut self, observer: &mut impl Observer<Effect>) -> bool {
        let public = &self.public;
        let king = |region| {
            let seat = public.board.controller(region, Position::KING)?;
            (!public.board.has_king_piece(region)).then_some((region, seat))
        };
        let next = Region::ALL.into_iter().find_map(king);
        if let Some((region, seat)) = next {
            self.clear(region, seat, observer);
        }
        next.is_some()
    }

    /// Clears a region, which ends all activation in it, crowns its king, and asks for a garrison, or closes it.
    /// Rule: SKK1-SKK3, SK2P1, SK2P3
    fn clear(&mut self, region: Region, king: Seat, observer: &mut impl Observer<Effect>) {
        observer.observe(Effect::Cleared(region, king));
        self.take_prisoners(region, observer);
        let public = &mut self.public;
        public.step = public.step.deactivated();
        public.board.clear(region);
        if !public.board.has_king_piece(region) {
            public.board.crown(region, king);
            observer.observe(Effect::Crowned(region, king));
        }
        if public.players().count() == 2 {
            return self.close(region, king, observer);
        }
        public.garrison = Some(Garrison {
            region,
            seat: king,
            left: 2,
        });
    }

    /// Every player takes the stacks that they control: own pieces to stock, others as prisoners. Rule: SKK1
    fn take_prisoners(&mut self, region: Region, observer: &mut impl Observer<Effect>) {
        for captor in self.public.players().seats() {
            let board = &self.public.board;
            let held = board.held(region, captor);
            let mut own = held.len() + board.forts(region, captor).len();
            if board.has_king_piece(region) && held.has(Position::KING) {
                own -= 1;
            }
            let before = self.public.prisoners[captor.index()];
            self.give_back(captor, own as u8, Return::Removed, observer);
            let Public {
                board, prisoners, ..
            } = &mut self.public;
            let prisoners = &mut prisoners[captor.index()];
            for (position, owner) in board.captives(region) {
                if held.has(position) {
                    prisoners[owner.index()] += 1;
                }
            }
            for owner in self.public.players().seats() {
                let taken = self.public.prisoners(captor, owner) - before[owner.index()];
                if taken > 0 {
                    observer.observe(Effect::Imprisoned(captor, owner, taken));
                }
            }
        }
    }

    /// Closes a region that one of two players has won. Rule: SK2P1-SK2P3, SKO1
    fn close(&mut self, region: Region, king: Seat, observer: &mut impl Observer<Effect>) {
        observer.observe(Effect::Closed(region));
        let public = &mut self.public;
        let is_third = public.closed.len() > 1;
        public.closed = public.closed.with(region);
        if public.options.edition == Edition::It {
            if is_third {
                self.end_game(Some(king), observer);
            } else if public.closed.len() == 2 {
                self.uncrown(observer);
            }
        }
    }

    /// Takes the King pieces of the closed regions off the board. Rule: SKO1
    fn uncrown(&mut self, observer: &mut impl Observer<Effect>) {
        let Public { closed, board, .. } = &mut self.public;
        let mut pieces = [0; Seat::MAX_COUNT];
        for region in closed.iter() {
            if let Some(king) = board.controller(region, Position::KING) {
                pieces[king.index()] += 1;
            }
            board.uncrown(region);
        }
        for seat in self.public.players().seats() {
            if pieces[seat.index()] > 0 {
                observer.observe(Effect::Uncrowned(seat, pieces[seat.index()]));
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
            self.public.board.put(region, position, seat, &mut ());
            self.public.remove_from_stock(seat);
        }
    }
}
