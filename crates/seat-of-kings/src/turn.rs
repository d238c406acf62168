//! A turn: its four actions, placing, activation and promotion.

use game::{Observer, Seat};

use crate::board::Placement;
use crate::deck::Face;
use crate::{
    Card, Decision, Edition, Effect, Hand, Position, Positions, Print, Public, Region, Return,
    State, Step,
};

/// The price of placing the first piece in an empty region, in cumals. Rule: SKP5
pub(crate) const FEE_CUMALS: u8 = 2;
/// The price of an amnesty, in cumals. Rule: SKM1
pub const AMNESTY_CUMALS: u8 = 4;
/// The cumals that a seat receives for a discarded card. Rule: SKR4
pub const DISCARD_CUMALS: u8 = 2;

impl State {
    /// Plays a decision of the seat on turn that begins its turn. Rule: SKR4
    pub(crate) fn act(&mut self, action: Decision, observer: &mut impl Observer<Effect>) {
        if self.public.step != Step::Turn {
            return;
        }
        let seat = self.public.on_turn();
        match action {
            Decision::Discard(card) => {
                self.use_card(seat, card, observer);
                self.receive(seat, DISCARD_CUMALS, observer);
                self.end_turn(observer);
            }
            Decision::Amnesty(region, card) => {
                self.use_card(seat, card, observer);
                self.pay(seat, AMNESTY_CUMALS, observer);
                self.free(region, observer);
                self.end_turn(observer);
            }
            Decision::Play(card, region, first, second) => {
                self.use_card(seat, card, observer);
                let fit = Positions::of(first) | second.into_iter().collect();
                self.public.step = Step::Place {
                    card,
                    region,
                    fit,
                    left: fit,
                };
            }
            Decision::Stone(card, region, one, other) => {
                self.use_card(seat, card, observer);
                self.swap(region, one, other, observer);
            }
            _ => {}
        }
    }

    /// Moves a card from a hand to the discard pile. Rule: SKR4
    fn use_card(&mut self, seat: Seat, card: Card, observer: &mut impl Observer<Effect>) {
        self.hands[seat.index()].cards.remove(card);
        self.public.discard.insert(card);
        observer.observe(Effect::CardUsed(seat, card));
    }

    /// Takes cumals from a seat, which must have them.
    pub(crate) fn pay(&mut self, seat: Seat, cumals: u8, observer: &mut impl Observer<Effect>) {
        self.public.remove_cumals(seat, cumals);
        if cumals > 0 {
            observer.observe(Effect::Paid(seat, cumals));
        }
    }

    /// Gives cumals to a seat. Rule: SKB5
    pub(crate) fn receive(&mut self, seat: Seat, cumals: u8, observer: &mut impl Observer<Effect>) {
        self.public.add_cumals(seat, cumals.into());
        if cumals > 0 {
            observer.observe(Effect::Received(seat, cumals));
        }
    }

    /// Gives pieces back to the stock of a seat. Rule: SKB3
    pub(crate) fn give_back(
        &mut self,
        seat: Seat,
        pieces: u8,
        why: Return,
        observer: &mut impl Observer<Effect>,
    ) {
        self.public.add_to_stock(seat, pieces);
        if pieces > 0 {
            observer.observe(Effect::Returned(seat, pieces, why));
        }
    }

    /// Gives back all captives of a region. Rule: SKM1, SKO1
    fn free(&mut self, region: Region, observer: &mut impl Observer<Effect>) {
        let spared = self.public.spared();
        let Public { board, stock, .. } = &mut self.public;
        let before = *stock;
        board.free_captives(region, spared, |owner| stock[owner.index()] += 1);
        for owner in self.public.players().seats() {
            let freed = self.public.stock(owner) - before[owner.index()];
            if freed > 0 {
                observer.observe(Effect::Returned(owner, freed, Return::Removed));
            }
        }
    }

    /// Ends a turn; the round may end with it. Rule: SKR3
    pub(crate) fn end_turn(&mut self, observer: &mut impl Observer<Effect>) {
        self.public.played += 1;
        self.public.step = Step::Turn;
        if self.public.is_round_played() {
            self.begin_traitors(observer);
        }
    }

    /// Places a piece on a Placement Position. Rule: SKP2-SKP5
    pub(crate) fn place(&mut self, position: Position, observer: &mut impl Observer<Effect>) {
        let Step::Place {
            card,
            region,
            fit,
            left,
        } = self.public.step
        else {
            return;
        };
        let seat = self.public.on_turn();
        self.pay(seat, self.public.fee(region), observer);
        let left = left - position.into();
        self.public.step = Step::Place {
            card,
            region,
            fit,
            left,
        };
        self.put(seat, region, position, observer);
        self.settle_change(region, observer);
    }

    /// Pays the Activation Cost and activates. Rule: SKA1, SKA2, SKD4, SKT4
    pub(crate) fn activate(&mut self, observer: &mut impl Observer<Effect>) {
        let Some(activation) = self.public.activation() else {
            return;
        };
        let Activation {
            region,
            seat,
            cost,
            active,
        } = activation;
        self.pay(seat, cost, observer);
        let active = self.promote_from(region, seat, active, Positions::NONE);
        observer.observe(Effect::Activated(active));
    }

    /// Promotes into a position. Rule: SKA3-SKA5
    pub(crate) fn promote(&mut self, position: Position, observer: &mut impl Observer<Effect>) {
        let Step::Promote {
            region,
            seat,
            mut active,
            done,
        } = self.public.step
        else {
            return;
        };
        if self.put(seat, region, position, observer) {
            active |= position.into();
        }
        self.promote_from(region, seat, active, done | position.into());
        self.settle_change(region, observer);
    }

    /// Goes on promoting; own positions above active pairs are active too. Returns all active positions. Rule: SKA4
    fn promote_from(
        &mut self,
        region: Region,
        seat: Seat,
        active: Positions,
        done: Positions,
    ) -> Positions {
        let active = self.public.awakened(region, seat, active);
        self.public.step = Step::Promote {
            region,
            seat,
            active,
            done,
        };
        active
    }

    /// Puts a piece from stock onto a position. Returns whether it stands there. Rule: SKP3, SKP4, SKF1, SKF2, SKK5
    fn put(
        &mut self,
        seat: Seat,
        region: Region,
        position: Position,
        observer: &mut impl Observer<Effect>,
    ) -> bool {
        match self.public.board.put(region, position, seat, observer) {
            Placement::Stands { back, why } => {
                self.public.remove_from_stock(seat);
                self.give_back(seat, back, why, observer);
                true
            }
            Placement::StrikesFort { owner } => {
                self.public.add_to_stock(owner, 1);
                false
            }
            Placement::StrikesKing => false,
        }
    }
}

/// An activation that is open to a seat. Rule: SKA1, SKA2, SKD4, SKT4
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Activation {
    /// The region in which it activates.
    pub region: Region,
    /// The seat that pays and promotes.
    pub seat: Seat,
    /// The price, in cumals.
    pub cost: u8,
    /// The positions that it activates first; others may follow from them by [`Public::awakened`].
    pub active: Positions,
}

impl Public {
    /// The positions that an amnesty leaves alone. Rule: SKM1, SKO1
    pub(crate) const fn spared(&self) -> Positions {
        match self.options.edition {
            Edition::En => Positions::NONE,
            Edition::It => Positions::KING,
        }
    }

    /// The fee that the seat on turn pays for its next placing in a region, in cumals. Rule: SKP5
    pub(crate) fn fee(&self, region: Region) -> u8 {
        self.fee_of(region, self.on_turn())
    }

    /// The fee that a seat would pay for its next placing in a region, in cumals, as the board stands. Rule: SKP5
    pub fn fee_of(&self, region: Region, seat: Seat) -> u8 {
        let is_exempt = self.round == 1 && seat == self.starting;
        if self.board.occupied(region).is_empty() && !is_exempt {
            FEE_CUMALS
        } else {
            0
        }
    }

    /// The activation that is open to the seat that decides, if there is one at this step, whether it can be paid
    /// or not. Rule: SKA1, SKA2, SKD4, SKT4
    pub fn activation(&self) -> Option<Activation> {
        let own = |region, seat| self.board.held(region, seat);
        match self.step {
            Step::Place {
                card, region, fit, ..
            } => {
                let seat = self.on_turn();
                let cost = self.options.deck.cost(card);
                let is_closed = self.closed.has(region);
                let active = if is_closed {
                    Positions::NONE
                } else {
                    fit & own(region, seat)
                };
                Some(Activation {
                    region,
                    seat,
                    cost,
                    active,
                })
            }
            Step::Stone { region, tops, .. } => {
                let seat = self.on_turn();
                let cost = Print::STONE_CUMALS;
                Some(Activation {
                    region,
                    seat,
                    cost,
                    active: tops & own(region, seat),
                })
            }
            Step::Activate {
                region,
                seat,
                cost,
                active,
            } => Some(Activation {
                region,
                seat,
                cost,
                active: active & own(region, seat),
            }),
            _ => None,
        }
    }

    /// Those of some activated positions that a seat controls, and its own positions above active pairs, which are
    /// activated with them. Rule: SKA4
    pub fn awakened(&self, region: Region, seat: Seat, active: Positions) -> Positions {
        let own = self.board.held(region, seat);
        let mut active = active & own;
        loop {
            let more = active | own.above_pairs(active) & own;
            if more == active {
                return active;
            }
            active = more;
        }
    }

    /// The positions that a piece can be placed on now. Rule: SKP2-SKP6, SKF1
    pub(crate) fn placeable(&self) -> Positions {
        let Step::Place { region, left, .. } = self.step else {
            return Positions::NONE;
        };
        let seat = self.on_turn();
        let can_pay = self.can_pay(seat, self.fee(region));
        if can_pay && self.stock[seat.index()] > 0 && !self.closed.has(region) {
            left - self.board.forts(region, seat)
        } else {
            Positions::NONE
        }
    }

    /// The positions that can be promoted into now. Rule: SKA3, SKA5, SKF1, SKP6
    pub(crate) fn promotable(&self) -> Positions {
        let Step::Promote {
            region,
            seat,
            active,
            done,
        } = self.step
        else {
            return Positions::NONE;
        };
        self.promotable_from(region, seat, active, done)
    }

    /// The positions that a seat could promote into from these active ones, without those that are done. Rule: SKA3, SKA5,
    /// SKF1, SKP6
    pub(crate) fn promotable_from(
        &self,
        region: Region,
        seat: Seat,
        active: Positions,
        done: Positions,
    ) -> Positions {
        if self.stock[seat.index()] == 0 {
            return Positions::NONE;
        }
        let own = self.board.held(region, seat);
        let barred = self.board.forts(region, seat) | own & Positions::KING | done;
        own.above_pairs(active & own) - barred
    }

    /// The positions that the owner of the traitor can exchange on. Rule: SKT3, SKT5
    pub(crate) fn exchangeable(&self, region: Region, seat: Seat, card: Card) -> Positions {
        let enemies = self.board.occupied(region) - self.board.held(region, seat);
        if self.stock[seat.index()] > 0 {
            enemies & self.exchange_reach(card)
        } else {
            Positions::NONE
        }
    }

    /// The positions on which a traitor's card can exchange, occupied or not. Rule: SKT3, SKT5
    pub(crate) fn exchange_reach(&self, card: Card) -> Positions {
        let reach = match self.options.deck.face(card) {
            Face::Stone => Positions::ALL,
            Face::Array(array) => array.reach(),
        };
        reach - Positions::KING
    }

    /// The positions that a garrison piece can be placed on now. Rule: SKK2
    pub(crate) fn garrisonable(&self) -> Positions {
        match self.garrison {
            Some(garrison) if self.stock[garrison.seat.index()] > 0 => {
                Positions::ALL - Positions::KING - self.board.occupied(garrison.region)
            }
            _ => Positions::NONE,
        }
    }
}

impl Hand {
    /// Keeps three of six cards and sets the others aside. Rule: SKR2
    pub(crate) fn keep(&mut self, cards: [Card; 3]) {
        let kept = cards.into_iter().collect();
        self.aside = self.cards.without(kept);
        self.cards = kept;
    }
}
