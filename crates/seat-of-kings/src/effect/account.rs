//! The account of what a decision did, step by step.

use game::Seat;

use super::Effect;
use crate::board::{Board, Put};
use crate::traitor::TRAITOR_CUMALS;
use crate::turn::{AMNESTY_CUMALS, DISCARD_CUMALS};
use crate::{Card, Decision, Edition, Piece, Position, Positions, Public, Region, State, Step};

/// What is known of a decision while it is told.
pub(super) struct Account<'a> {
    before: &'a State,
    /// What is public, as it is once the decision itself is done and nothing else has followed.
    then: Public,
    pub(super) starting: Seat,
    pub(super) effects: Vec<Effect>,
}

impl<'a> Account<'a> {
    pub(super) fn new(before: &'a State) -> Self {
        Self {
            before,
            then: before.public.clone(),
            starting: before.public.starting,
            effects: Vec::new(),
        }
    }

    /// Tells what a decision itself does.
    pub(super) fn decide(&mut self, decision: Decision) {
        let Some(seat) = self.before.public.decides() else {
            return;
        };
        let region = self.before.region_now();
        match (decision, region) {
            (Decision::Discard(_), _) => self.receive(seat, DISCARD_CUMALS as u8),
            (Decision::Amnesty(region, _), _) => self.free(seat, region),
            (Decision::Stone(_, region, one, other), _) => self.swap(region, one, other),
            (Decision::Place(position), Some(region)) => {
                self.pay(seat, self.then.fee(region));
                self.put(seat, region, position);
            }
            (Decision::Promote(position), Some(region)) => self.put(seat, region, position),
            (Decision::Activate, _) => self.activate(),
            (Decision::KeepFort(kept), Some(region)) => {
                let lost = self.then.board.forts(region, seat) - kept.into();
                self.effects.push(Effect::Returned(seat, lost.len() as u8));
            }
            (Decision::Traitor, _) => self.pay(seat, TRAITOR_CUMALS),
            (Decision::Exchange(position), Some(region)) => {
                if let Some((owner, released)) = self.then.board.exchange(region, position, seat) {
                    self.give_back(owner, 1);
                    self.give_back(seat, released);
                }
            }
            (Decision::Garrison(position), Some(region)) => {
                self.then.board.put(region, position, seat);
            }
            (Decision::Ransom(cumals), _) => self.ransom(cumals),
            _ => {}
        }
    }

    fn pay(&mut self, seat: Seat, cumals: u8) {
        if cumals > 0 {
            self.then.pay(seat, cumals);
            self.effects.push(Effect::Paid(seat, cumals));
        }
    }

    fn receive(&mut self, seat: Seat, cumals: u8) {
        if cumals > 0 {
            self.then.give(seat, cumals.into());
            self.effects.push(Effect::Received(seat, cumals));
        }
    }

    fn give_back(&mut self, seat: Seat, pieces: u8) {
        if pieces > 0 {
            self.effects.push(Effect::Returned(seat, pieces));
        }
    }

    fn free(&mut self, seat: Seat, region: Region) {
        self.pay(seat, AMNESTY_CUMALS);
        let freed = self.then.freed_by_amnesty(region);
        for owner in self.then.players().seats() {
            self.give_back(owner, freed[owner.index()]);
        }
        let spared = self.then.spared();
        self.then.board.free_captives(region, spared, |_| {});
    }

    fn put(&mut self, seat: Seat, region: Region, position: Position) {
        let controller = self.then.board.controller(region, position);
        let old = self.then.board.forts(region, seat).iter().next();
        match (self.then.board.put(region, position, seat), controller) {
            (Put::Stands { back }, Some(owner)) => {
                self.effects.push(match (owner == seat, old) {
                    (true, None) => Effect::FortMade(position),
                    (true, Some(old)) => Effect::FortMoved(old, position),
                    (false, _) => Effect::Captured(position, owner),
                });
                self.give_back(seat, back);
            }
            (Put::StrikesFort { owner }, _) => {
                self.effects.push(Effect::FortStruck(position, owner));
            }
            (Put::StrikesKing, Some(owner)) => self.effects.push(Effect::KingStruck(owner)),
            (Put::Stands { .. } | Put::StrikesKing, None) => {}
        }
    }

    fn activate(&mut self) {
        let Some(activation) = self.then.activation() else {
            return;
        };
        let seat = activation.seat;
        self.pay(seat, activation.cost);
        let awake = self
            .then
            .awakened(activation.region, seat, activation.active);
        self.effects.push(Effect::Activated(awake));
    }

    fn ransom(&mut self, cumals: u8) {
        let Step::Ransom { captor, owner } = self.then.step else {
            return;
        };
        self.pay(owner, cumals);
        self.receive(captor, cumals);
        let held = &mut self.then.prisoners[captor.index()][owner.index()];
        let freed = Public::ransomed(cumals, *held);
        *held -= freed;
        if freed > 0 {
            self.effects.push(Effect::Ransomed(captor, owner, freed));
        }
    }

    /// Swaps two pieces, which may take some off. Rule: SKD1, SKD2
    fn swap(&mut self, region: Region, one: Piece, other: Piece) {
        let mut state = self.before.clone();
        state.swap_pieces(region, one, other);
        for seat in self.then.players().seats() {
            let more = state.public.stock(seat) - self.then.stock(seat);
            self.give_back(seat, more);
        }
        self.then.board = state.public.board;
    }

    /// The first region whose traitor is still to come. Rule: SKT1
    fn next_region(&self) -> usize {
        match self.before.public.step {
            Step::Tie { region, .. }
            | Step::Offer { region, .. }
            | Step::Taking { region, .. }
            | Step::Exchange { region, .. }
            | Step::Exchanged { region, .. } => region.index() + 1,
            Step::Promoting { region, .. } if self.before.public.is_round_played() => {
                region.index() + 1
            }
            _ => 0,
        }
    }

    /// Tells whose the cards are that were taken from the top of the deck: that of a traitor who was just bought, those of
    /// a tie under way, then those of ties in the regions that follow. Rule: SKT2, SKT3
    pub(super) fn show(&mut self, cards: &[Card], taker: Option<(Region, Seat)>) {
        let mut cards = cards.iter().copied();
        let public = &self.before.public;
        if let Some((region, seat)) = taker
            && let Some(card) = cards.next()
        {
            self.effects.push(Effect::TraitorCard(region, seat, card));
        }
        if let Step::Tie { region, left, .. } = public.step {
            self.turn_up(region, |seat| left.has(seat), &mut cards);
        }
        let regions = Region::ALL.into_iter().skip(self.next_region());
        for region in regions.filter(|&region| public.in_play().has(region)) {
            match self.then.traitor_order(region) {
                Some(order) if order.first.len() > 1 => {
                    self.turn_up(region, |seat| order.first.has(seat), &mut cards);
                }
                _ => {}
            }
        }
    }

    fn turn_up(
        &mut self,
        region: Region,
        is_tied: impl Fn(Seat) -> bool,
        cards: &mut impl Iterator<Item = Card>,
    ) {
        let players = self.then.players();
        let tied = players
            .from(self.then.starting)
            .filter(|&seat| is_tied(seat));
        for (seat, card) in tied.zip(cards) {
            self.effects
                .push(Effect::TurnedUp(Some(region), seat, card));
        }
    }

    /// Tells what followed by itself. Rule: SKR5
    pub(super) fn conclude(mut self, after: &Public) -> Vec<Effect> {
        let players = after.players();
        for seat in players.seats() {
            let more = after.cumals(seat).saturating_sub(self.then.cumals(seat));
            if more > 0 {
                self.effects.push(Effect::Income(seat, more as u8));
            }
        }
        let mut prisoners = self.then.prisoners;
        for region in self.then.options.regions.iter() {
            if is_cleared(&self.then.board, &after.board, region) {
                self.clear(region, &mut prisoners);
            }
            if after.closed.has(region) && !self.then.closed.has(region) {
                self.effects.push(Effect::Closed(region));
            }
        }
        self.uncrown(after);
        for one in players.seats() {
            for other in players.seats().filter(|other| other.index() > one.index()) {
                let held = prisoners[one.index()][other.index()];
                let swapped = held.saturating_sub(after.prisoners(one, other));
                if swapped > 0 {
                    self.effects
                        .push(Effect::PrisonersExchanged(one, other, swapped));
                }
            }
        }
        if after.starting != self.starting {
            self.effects.push(Effect::Starts(after.starting));
        }
        if after.round != self.then.round {
            self.effects.push(Effect::Round(after.round));
        }
        match after.step {
            Step::Over(Some(winner)) => self.effects.push(Effect::Won(winner)),
            Step::Over(None) => self.effects.push(Effect::Drawn),
            _ => {}
        }
        self.effects
    }

    /// Tells whose King pieces came off once a second region was closed. Rule: SKO1
    fn uncrown(&mut self, after: &Public) {
        let is_second = after.closed.len() == 2 && self.then.closed.len() < 2;
        if !is_second || after.options.edition != Edition::It {
            return;
        }
        for seat in after.players().seats() {
            let is_its =
                |region: &Region| self.then.board.controller(*region, Position::KING) == Some(seat);
            let pieces = after.closed.iter().filter(is_its).count() as u8;
            if pieces > 0 {
                self.effects.push(Effect::Uncrowned(seat, pieces));
            }
        }
    }

    /// Tells of a region that is cleared, and of the prisoners who are made. Rule: SKK1
    fn clear(&mut self, region: Region, prisoners: &mut [[u8; Seat::MOST]; Seat::MOST]) {
        let board = &self.then.board;
        if let Some(king) = board.controller(region, Position::KING) {
            self.effects.push(Effect::Cleared(region, king));
        }
        for captor in self.then.players().seats() {
            let held = board.held(region, captor);
            let mut taken = [0; Seat::MOST];
            for (position, owner) in board.captives(region) {
                taken[owner.index()] += u8::from(held.has(position));
            }
            for owner in self.then.players().seats() {
                let pieces = taken[owner.index()];
                prisoners[captor.index()][owner.index()] += pieces;
                if pieces > 0 {
                    self.effects.push(Effect::Imprisoned(captor, owner, pieces));
                }
            }
        }
    }
}

/// Whether a region that had ordinary pieces has none anymore: nothing but clearing it does that.
fn is_cleared(before: &Board, after: &Board, region: Region) -> bool {
    let ordinary = |board: &Board| match board.has_king_piece(region) {
        true => board.occupied(region) - Positions::KING,
        false => board.occupied(region),
    };
    !ordinary(before).is_empty() && ordinary(after).is_empty()
}
