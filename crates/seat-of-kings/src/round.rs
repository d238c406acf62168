//! A round from its deal to its end: cards, income, prisoners, and the next Starting Player.

use game::{Observer, Seat};

use crate::state::Pile;
use crate::{Card, Cards, Effect, Hand, Public, Region, State, Step};

impl State {
    /// Goes on until the game waits for a seat or for chance, or is over.
    pub(crate) fn settle(&mut self, observer: &mut impl Observer<Effect>) {
        loop {
            if self.public.garrison.is_some() {
                if !self.public.garrisonable().is_empty() {
                    return;
                }
                self.public.garrison = None;
            }
            let goes_on = match self.public.step {
                Step::Tie { .. } => self.turn_up(observer),
                Step::TraitorCard { .. } => self.take_traitor(observer),
                Step::Clear => {
                    if !self.clear_next(observer) {
                        self.ransoms_from(self.public.starting, observer);
                    }
                    true
                }
                _ => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// The cards turned over name the first Starting Player. Rule: SKR1
    pub(crate) fn cast_lots(
        &mut self,
        in_seat_order: &[Card],
        observer: &mut impl Observer<Effect>,
    ) {
        let lots = self.public.players().seats().zip(in_seat_order);
        for (seat, &card) in lots.clone() {
            observer.observe(Effect::TurnedUp(None, seat, card));
        }
        if let Some((highest, _)) = lots.max_by_key(|(_, card)| card.number()) {
            self.public.starting = highest;
            observer.observe(Effect::Starts(highest));
        }
        self.public.step = Step::Deal;
    }

    /// Deals six cards to each player. Rule: SKR2
    pub(crate) fn deal(&mut self, top_first: &[Card], observer: &mut impl Observer<Effect>) {
        self.pile = Pile::new(top_first.iter().copied());
        self.public.discard = Cards::NONE;
        self.public.reshuffled = false;
        let starting = self.public.starting;
        for seat in self.public.players().from(starting) {
            let six: Cards = (0..6).filter_map(|_| self.pile.take()).collect();
            self.hands[seat.index()] = Hand {
                cards: six,
                aside: Cards::NONE,
            };
        }
        self.public.deck_left = self.pile.len();
        self.public.step = Step::Keep(starting);
        observer.observe(Effect::Dealt);
    }

    /// Makes the deck of the discards. Rule: SKC4
    pub(crate) fn reshuffle(&mut self, top_first: &[Card], observer: &mut impl Observer<Effect>) {
        self.pile = Pile::new(top_first.iter().copied());
        self.public.deck_left = self.pile.len();
        self.public.discard = Cards::NONE;
        self.public.reshuffled = true;
        observer.observe(Effect::Reshuffled(self.pile.len()));
    }

    /// A seat keeps three of its six cards. Rule: SKR2
    pub(crate) fn keep(
        &mut self,
        seat: Seat,
        cards: [Card; 3],
        observer: &mut impl Observer<Effect>,
    ) {
        self.hands[seat.index()].keep(cards);
        observer.observe(Effect::Kept(seat));
        let next = self.public.players().after(seat, 1);
        self.public.step = if next == self.public.starting {
            Step::Turn
        } else {
            Step::Keep(next)
        };
    }

    /// Exchanges the prisoners of this captor and asks for ransoms, then of the captors after it. Rule: SKX1, SKX2
    fn ransoms_from(&mut self, mut captor: Seat, observer: &mut impl Observer<Effect>) {
        loop {
            self.exchange_prisoners(captor, observer);
            if self.ask_ransom(captor, captor) {
                return;
            }
            captor = self.public.players().after(captor, 1);
            if captor == self.public.starting {
                return self.end_round(observer);
            }
        }
    }

    /// Exchanges prisoners one for one with every other player. Rule: SKX1
    fn exchange_prisoners(&mut self, captor: Seat, observer: &mut impl Observer<Effect>) {
        for other in self.public.players().seats() {
            let prisoners = &mut self.public.prisoners;
            let theirs = prisoners[captor.index()][other.index()];
            let count = theirs.min(prisoners[other.index()][captor.index()]);
            prisoners[captor.index()][other.index()] -= count;
            prisoners[other.index()][captor.index()] -= count;
            self.public.add_to_stock(captor, count);
            self.public.add_to_stock(other, count);
            if count > 0 {
                observer.observe(Effect::PrisonersExchanged(captor, other, count));
            }
        }
    }

    /// Asks the first player clockwise after this one with prisoners at a captor. Returns whether there is one.
    /// Rule: SKX2
    fn ask_ransom(&mut self, captor: Seat, after: Seat) -> bool {
        let players = self.public.players();
        let mut owner = players.after(after, 1);
        while owner != captor {
            if self.public.prisoners[captor.index()][owner.index()] > 0 {
                self.public.step = Step::Ransom { captor, owner };
                return true;
            }
            owner = players.after(owner, 1);
        }
        false
    }

    /// Pays for prisoners: 1 cumal for one, 2 for two, 3 for all. Rule: SKX2
    pub(crate) fn ransom(&mut self, cumals: u8, observer: &mut impl Observer<Effect>) {
        let Step::Ransom { captor, owner } = self.public.step else {
            return;
        };
        self.pay(owner, cumals, observer);
        self.receive(captor, cumals, observer);
        let held = &mut self.public.prisoners[captor.index()][owner.index()];
        let freed = Public::ransomed(cumals, *held);
        *held -= freed;
        self.public.add_to_stock(owner, freed);
        if freed > 0 {
            observer.observe(Effect::Ransomed(captor, owner, freed));
        }
        if !self.ask_ransom(captor, owner) {
            match self.public.players().after(captor, 1) {
                next if next == self.public.starting => self.end_round(observer),
                next => self.ransoms_from(next, observer),
            }
        }
    }

    /// Draws the game at its last round, else asks for the next Starting Player. Rule: SKR5, SKO2
    fn end_round(&mut self, observer: &mut impl Observer<Effect>) {
        let players = self.public.players();
        if self.public.round >= self.public.options.max_rounds {
            self.end_game(None, observer);
        } else if players.count() == 2 {
            self.start(players.after(self.public.starting, 1), observer);
        } else {
            self.public.step = Step::Start;
        }
    }

    /// Begins the next round, or asks for the third region before. Rule: SKR5, SK2P2
    pub(crate) fn start(&mut self, starting: Seat, observer: &mut impl Observer<Effect>) {
        observer.observe(Effect::Starts(starting));
        self.public.starting = starting;
        let is_two = self.public.players().count() == 2;
        let is_tied = self.public.closed.len() == 2 && self.public.options.regions.len() == 2;
        if is_two && is_tied {
            self.public.step = Step::Region
        } else {
            self.next_round(observer)
        }
    }

    /// Opens the third region. Rule: SK2P2
    pub(crate) fn open(&mut self, region: Region, observer: &mut impl Observer<Effect>) {
        self.public.options.regions = self.public.options.regions.with(region);
        self.next_round(observer);
    }

    /// Deals in odd rounds; in even ones the cards set aside are the hand. Rule: SKR2
    fn next_round(&mut self, observer: &mut impl Observer<Effect>) {
        self.public.round = self.public.round.saturating_add(1);
        self.public.played = 0;
        observer.observe(Effect::Round(self.public.round));
        if self.public.round % 2 == 1 {
            self.public.step = Step::Deal;
            return;
        }
        for hand in &mut self.hands {
            *hand = Hand {
                cards: hand.aside,
                aside: Cards::NONE,
            };
        }
        self.public.step = Step::Turn;
    }
}
