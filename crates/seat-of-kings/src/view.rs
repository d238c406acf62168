//! The view of one seat, and the states that fit it.

use game::{Hidden, Seat};
use rand_core::Rng;

use crate::state::Pile;
use crate::{
    Card, Cards, Decision, Decisions, Hand, Public, Reason, State, Step, Violation,
    explain::explain,
};

/// The view of one seat: what is public, its own hand, and how many cards the others have. Rule: SKO4
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    public: Public,
    seat: Seat,
    own: Hand,
    /// By seat: the cards of its hand and those set aside.
    pub(crate) sizes: [(u8, u8); Seat::MAX_COUNT],
    /// The cards of the deck if everybody knows them. Rule: SKC4
    deck: Option<Cards>,
}

impl View {
    /// The public part.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The reader of the view.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Its own cards.
    pub const fn own(&self) -> &Hand {
        &self.own
    }

    /// The numbers of cards that a seat has in its hand and set aside.
    pub const fn sizes(&self, seat: Seat) -> (u8, u8) {
        self.sizes[seat.index()]
    }

    /// The cards of the deck, if everybody knows them. Rule: SKC4
    pub const fn deck(&self) -> Option<Cards> {
        self.deck
    }

    /// This view with its seat as the next to choose its cards; `None` unless cards are being chosen and its choice is
    /// still to come. The choices of the others do not affect it. Rule: SKR2
    pub fn choosing_now(&self) -> Option<Self> {
        let is_to_come = self.own.aside.is_empty();
        let Step::Keep(_) = self.public.step else {
            return None;
        };
        is_to_come.then(|| {
            let mut view = self.clone();
            view.public.step = Step::Keep(self.seat);
            view
        })
    }

    /// This view at the start of a turn of its seat with this card as its whole hand, to find out what the card could
    /// do on this board; `None` if it does not have the card. Rule: SKR4
    pub fn on_turn_with(&self, card: Card) -> Option<Self> {
        if !self.own.cards.has(card) {
            return None;
        }
        let mut view = self.clone();
        view.own = Hand {
            cards: Cards::of(card),
            aside: Cards::NONE,
        };
        let players = view.public.players();
        let mut clockwise = players.from(view.public.starting);
        let steps = clockwise.position(|seat| seat == self.seat)?;
        view.public.played = steps as u8;
        view.public.garrison = None;
        view.public.step = Step::Turn;
        Some(view)
    }

    /// The legal decisions of this seat, or `None` if it does not decide now.
    pub fn decisions(&self) -> Option<Decisions> {
        (self.public.decides() == Some(self.seat)).then(|| Decisions::of(&self.public, &self.own))
    }

    /// The reason why a decision of this seat is not legal; `None` exactly if it is legal. Rule: SKO6
    pub fn explain(&self, decision: Decision) -> Option<Reason> {
        match self.public.decides() {
            Some(seat) if seat != self.seat => return Some(Violation::AnotherSeat.alone()),
            _ => {}
        }
        explain(&self.public, &self.own, decision)
    }

    /// The cards that this seat has not seen, and cannot know to be in the deck.
    fn unseen(&self) -> Cards {
        let own = self.own.cards.or(self.own.aside);
        let turned = match self.public.step {
            Step::Tie { turned, .. } => turned.into_iter().flatten().collect(),
            _ => Cards::NONE,
        };
        let seen = own.or(self.public.discard).or(turned);
        Cards::ALL
            .without(seen)
            .without(self.deck.unwrap_or_default())
    }
}

impl State {
    /// By seat: the cards of its hand and those set aside.
    pub(crate) fn sizes(&self) -> [(u8, u8); Seat::MAX_COUNT] {
        let sizes = |hand: Hand| (hand.cards.len() as u8, hand.aside.len() as u8);
        self.hands.map(sizes)
    }

    /// The cards of the deck if everybody knows them. Rule: SKC4
    pub(crate) fn known_deck(&self) -> Option<Cards> {
        let is_known = self.public.reshuffled;
        is_known.then(|| self.pile.top_first().collect())
    }
}

impl Hidden for State {
    type View = View;

    /// Rule: SKO4
    fn view(&self, seat: Seat) -> View {
        View {
            public: self.public.clone(),
            seat,
            own: self.hands[seat.index()],
            sizes: self.sizes(),
            deck: self.known_deck(),
        }
    }

    /// Every order of the unseen cards is as likely as any other.
    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut unseen = ShuffledCards::new(view.unseen(), rng);
        let mut hands = [Hand::default(); Seat::MAX_COUNT];
        for seat in view.public.players().seats() {
            let (cards, aside) = view.sizes(seat);
            hands[seat.index()] = if seat == view.seat {
                view.own
            } else {
                Hand {
                    cards: unseen.take(cards).collect(),
                    aside: unseen.take(aside).collect(),
                }
            };
        }
        let pile = match view.deck {
            Some(deck) => Pile::new(ShuffledCards::new(deck, rng).rest()),
            None => Pile::new(unseen.rest()),
        };
        Self {
            public: view.public.clone(),
            hands,
            pile,
        }
    }
}

/// Cards in a random order.
struct ShuffledCards {
    cards: [Card; Card::COUNT],
    next: usize,
    end: usize,
}

impl ShuffledCards {
    fn new(set: Cards, rng: &mut impl Rng) -> Self {
        let mut cards = [Card::new(1).expect("there is a card 1"); Card::COUNT];
        let mut end = 0;
        for card in set.iter() {
            cards[end] = card;
            end += 1;
        }
        game::shuffle(&mut cards[..end], rng);
        Self {
            cards,
            next: 0,
            end,
        }
    }

    fn take(&mut self, count: u8) -> impl Iterator<Item = Card> + '_ {
        let from = self.next;
        self.next = (self.next + usize::from(count)).min(self.end);
        self.cards[from..self.next].iter().copied()
    }

    fn rest(self) -> impl DoubleEndedIterator<Item = Card> {
        let Self { cards, next, end } = self;
        (next..end).map(move |place| cards[place])
    }
}
