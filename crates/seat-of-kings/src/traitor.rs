//! The traitor step: who may buy the traitor of each region, and what they do with it.

use game::{Observer, Seat};

use crate::queries::TraitorOrder;
use crate::{Card, Effect, Position, Positions, Public, Region, Return, SeatSet, State, Step};

/// The price of a traitor, in cumals. Rule: SKT3
pub(crate) const TRAITOR_CUMALS: u8 = 1;

impl State {
    /// Begins the end of a round. Rule: SKR5, SKT1
    pub(crate) fn begin_traitors(&mut self, observer: &mut impl Observer<Effect>) {
        self.traitors_from(0, observer);
    }

    /// Goes on after the traitor of a region. Rule: SKT1
    pub(crate) fn next_traitor(&mut self, region: Region, observer: &mut impl Observer<Effect>) {
        self.traitors_from(region.index() + 1, observer);
    }

    /// Finds the next region with a traitor, else goes on with income. Rule: SKT1
    fn traitors_from(&mut self, first: usize, observer: &mut impl Observer<Effect>) {
        let in_play = self.public.in_play();
        let mut regions = Region::ALL
            .into_iter()
            .skip(first)
            .filter(|&region| in_play.has(region));
        match regions.find_map(|region| self.public.traitor_step(region)) {
            Some(
                step @ Step::Traitor {
                    region,
                    seat,
                    waiting,
                },
            ) => {
                self.public.step = step;
                self.offer(region, seat, waiting, observer);
            }
            Some(step) => self.public.step = step,
            None => {
                self.take_income(observer);
                self.public.step = Step::Clear;
            }
        }
    }

    /// Turns up the cards of a tie. Returns whether the deck had enough. Rule: SKT2, SKC4
    pub(crate) fn turn_up(&mut self, observer: &mut impl Observer<Effect>) -> bool {
        let Step::Tie {
            region,
            eligible,
            mut left,
            mut turned,
        } = self.public.step
        else {
            return true;
        };
        for seat in self.public.players().from(self.public.starting) {
            if !left.has(seat) {
                continue;
            }
            let Some(card) = self.take_card() else {
                self.public.step = Step::Tie {
                    region,
                    eligible,
                    left,
                    turned,
                };
                return false;
            };
            observer.observe(Effect::TurnedUp(Some(region), seat, card));
            turned[seat.index()] = Some(card);
            left = left.without(seat);
        }
        let cards = turned.into_iter().flatten().collect();
        self.public.discard = self.public.discard.or(cards);
        let number = |seat: &Seat| turned[seat.index()].map(Card::number);
        let first = eligible
            .iter()
            .max_by_key(number)
            .unwrap_or(self.public.starting);
        self.offer(region, first, eligible, observer);
        true
    }

    /// Offers the traitor to the first seat clockwise that has not been asked and can pay. Rule: SKT2, SKT3
    pub(crate) fn offer(
        &mut self,
        region: Region,
        from: Seat,
        mut waiting: SeatSet,
        observer: &mut impl Observer<Effect>,
    ) {
        for seat in self.public.players().from(from) {
            if !waiting.has(seat) {
                continue;
            }
            if self.public.can_pay(seat, TRAITOR_CUMALS) {
                self.public.step = Step::Traitor {
                    region,
                    seat,
                    waiting,
                };
                return;
            }
            waiting = waiting.without(seat);
        }
        self.next_traitor(region, observer);
    }

    /// Hands the option on. Rule: SKT2
    pub(crate) fn decline(&mut self, observer: &mut impl Observer<Effect>) {
        if let Step::Traitor {
            region,
            seat,
            waiting,
        } = self.public.step
        {
            self.offer(region, seat, waiting.without(seat), observer);
        }
    }

    /// Pays for the traitor. Rule: SKT3
    pub(crate) fn buy_traitor(&mut self, observer: &mut impl Observer<Effect>) {
        if let Step::Traitor { region, seat, .. } = self.public.step {
            self.pay(seat, TRAITOR_CUMALS, observer);
            self.public.step = Step::TraitorCard { region, seat };
        }
    }

    /// Takes the traitor's card. Returns whether the deck had one. Rule: SKT3, SKT5
    pub(crate) fn take_traitor(&mut self, observer: &mut impl Observer<Effect>) -> bool {
        let Step::TraitorCard { region, seat } = self.public.step else {
            return true;
        };
        let Some(card) = self.take_card() else {
            return false;
        };
        self.public.discard.insert(card);
        observer.observe(Effect::TraitorCard(region, seat, card));
        if self.public.exchangeable(region, seat, card).is_empty() {
            self.next_traitor(region, observer);
        } else {
            self.public.step = Step::Exchange { region, seat, card };
        }
        true
    }

    /// Exchanges a piece from stock for the top piece of an opponent. Rule: SKT3
    pub(crate) fn exchange(&mut self, position: Position, observer: &mut impl Observer<Effect>) {
        let Step::Exchange { region, seat, card } = self.public.step else {
            return;
        };
        let Some((owner, released)) = self.public.board.exchange(region, position, seat) else {
            return;
        };
        self.public.remove_from_stock(seat);
        self.give_back(owner, 1, Return::Exchanged, observer);
        self.give_back(seat, released, Return::Released(position), observer);
        let cost = self.public.options.deck.cost(card);
        let active = Positions::of(position);
        self.public.step = Step::Activate {
            region,
            seat,
            cost,
            active,
        };
        self.settle_change(region, observer);
    }

    fn take_card(&mut self) -> Option<Card> {
        let card = self.pile.take()?;
        self.public.deck_left = self.pile.len();
        Some(card)
    }
}

impl Public {
    /// The first step for the traitor of a region, or `None` if no seat is eligible. Rule: SKT1, SKT2
    fn traitor_step(&self, region: Region) -> Option<Step> {
        let TraitorOrder { eligible, first } = self.traitor_order(region)?;
        let one = first.iter().next()?;
        Some(match first.len() {
            1 => Step::Traitor {
                region,
                seat: one,
                waiting: eligible,
            },
            _ => Step::Tie {
                region,
                eligible,
                left: first,
                turned: [None; Seat::MAX_COUNT],
            },
        })
    }

    /// The dominant seat of a region, or `None` with a tie. Rule: SKT1
    pub fn dominant(&self, region: Region) -> Option<Seat> {
        if let Some(king) = self.board.controller(region, Position::KING) {
            return Some(king);
        }
        self.most(|seat| self.board.held(region, seat).len())
    }

    /// The seat with the most of something, if there is one alone.
    pub(crate) fn most(&self, count: impl Fn(Seat) -> usize) -> Option<Seat> {
        let mut most = self.players().seats().map(|seat| (count(seat), Some(seat)));
        let first = most.next()?;
        let (_, seat) = most.fold(first, |best, next| match next.0.cmp(&best.0) {
            std::cmp::Ordering::Greater => next,
            std::cmp::Ordering::Equal => (best.0, None),
            std::cmp::Ordering::Less => best,
        });
        seat
    }
}
