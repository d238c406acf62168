//! Positions as texts give them, before they are checked.

mod pieces;
mod stage;

use game::Seat;

use crate::position_error::Fault;
use crate::state::Pile;
use crate::{
    Card, Cards, Color, Garrison, Hand, Options, Players, Position, PositionError, Positions,
    Public, Region, Regions, State, Step,
};

/// A position as a text gives it. Only a checked one becomes a [`State`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The options of the game; with two players the third region is among its regions, once it is opened.
    pub options: Options,
    /// From 1.
    pub round: u32,
    /// The Starting Player.
    pub starting: Seat,
    /// Turns played in this round.
    pub played: u8,
    /// The step of the round.
    pub step: Step,
    /// A pending garrison.
    pub garrison: Option<Garrison>,
    /// By seat; those of empty seats mean nothing.
    pub players: [Holding; Seat::MAX_COUNT],
    /// The stacks, each from bottom to top.
    pub board: Vec<(Region, Position, Vec<StackPiece>)>,
    /// The regions that are closed.
    pub closed: Regions,
    /// The top first.
    pub deck: Vec<Card>,
    /// In any order.
    pub discard: Vec<Card>,
    /// True if the deck was made of discards since the last deal.
    pub reshuffled: bool,
}

/// The belongings of a player off the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Holding {
    /// Its cumals.
    pub cumals: u32,
    /// The cards of this round.
    pub hand: Vec<Card>,
    /// The cards of the next round.
    pub aside: Vec<Card>,
    /// By owner: the prisoners on the Rath card.
    pub prisoners: [u8; Seat::MAX_COUNT],
}

/// A piece of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StackPiece {
    /// An ordinary piece.
    Piece(Seat),
    /// A King piece.
    King(Seat),
}

impl StackPiece {
    /// Its owner.
    pub const fn owner(self) -> Seat {
        match self {
            Self::Piece(seat) | Self::King(seat) => seat,
        }
    }

    /// The name of its owner, as positions write it: that of a King piece in capitals.
    pub fn name(self, players: Players) -> &'static str {
        let color = players.color(self.owner());
        match (self, color) {
            (Self::Piece(_), color) => color.name(),
            (Self::King(_), Color::Blue) => "BLUE",
            (Self::King(_), Color::Red) => "RED",
            (Self::King(_), Color::White) => "WHITE",
            (Self::King(_), Color::Yellow) => "YELLOW",
        }
    }
}

/// A fault at a key.
pub(crate) fn refused<T>(key: impl Into<String>, fault: Fault) -> Result<T, PositionError> {
    Err(PositionError {
        key: key.into(),
        fault,
    })
}

impl TryFrom<Setup> for State {
    type Error = PositionError;

    /// Checks a position, and settles it.
    ///
    /// # Errors
    ///
    /// The first fault: seats, options, round, cards, pieces, then the stage.
    fn try_from(setup: Setup) -> Result<Self, PositionError> {
        setup.check_seats()?;
        setup.check_options()?;
        setup.check_round()?;
        let cards = setup.check_cards()?;
        let mut public = setup.public(cards.discard)?;
        setup.check_stage(&public)?;
        public.garrison = setup.garrison;
        let pile = Pile::new(setup.deck.iter().copied());
        let mut state = Self {
            public,
            hands: cards.hands,
            pile,
        };
        state.settle(&mut ());
        Ok(state)
    }
}

/// The cards of a checked position, the deck apart.
struct DealtCards {
    hands: [Hand; Seat::MAX_COUNT],
    discard: Cards,
}

impl Setup {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        self.options.players.seats()
    }

    pub(crate) fn name(&self, seat: Seat) -> &'static str {
        self.options.players.color(seat).name()
    }

    /// Every seat that is named anywhere plays, and every position is named once. Rule: SKB3
    fn check_seats(&self) -> Result<(), PositionError> {
        let plays = |seat: Seat| seat.index() < self.options.players.count();
        if !plays(self.starting) {
            return refused("starting", Fault::EmptySeat);
        }
        if !self.step.seats().all(plays) {
            return refused("stage", Fault::EmptySeat);
        }
        if !self.garrison.is_none_or(|garrison| plays(garrison.seat)) {
            return refused("stage.garrison", Fault::EmptySeat);
        }
        let mut named = [Positions::NONE; Region::ALL.len()];
        for (region, position, stack) in &self.board {
            let key = format!("board.{region}.{position}");
            if named[region.index()].has(*position) {
                return refused(key, Fault::PositionTwice);
            }
            named[region.index()] |= (*position).into();
            if !stack.iter().all(|piece| plays(piece.owner())) {
                return refused(key, Fault::EmptySeat);
            }
        }
        Ok(())
    }

    /// Rule: SKB6, SK2P1, SK2P2, SKO2
    fn check_options(&self) -> Result<(), PositionError> {
        let count = self.options.players.count();
        let regions = self.options.regions.len();
        let closed = self.closed.len();
        if regions != count && !(count == 2 && regions == 3) {
            let fault = Fault::RegionCount {
                expected: count,
                found: regions,
            };
            return refused("options.regions", fault);
        }
        if self.options.max_rounds == 0 {
            return refused("options.max_rounds", Fault::AtLeastOne);
        }
        if closed > 0 && count > 2 {
            return refused("closed", Fault::ClosedOfMany);
        }
        if !self.closed.without(self.options.regions).is_empty() {
            return refused("closed", Fault::NotInGame);
        }
        if regions > count && closed < 2 {
            return refused("options.regions", Fault::ThirdTooEarly);
        }
        Ok(())
    }

    fn check_round(&self) -> Result<(), PositionError> {
        if self.round == 0 {
            return refused("round", Fault::AtLeastOne);
        }
        if self.round > self.options.max_rounds {
            return refused("round", Fault::AboveMaxRounds(self.options.max_rounds));
        }
        let turns = 3 * self.options.players.count();
        let is_turn = matches!(self.step, Step::Turn);
        let most = if is_turn { turns - 1 } else { turns };
        if usize::from(self.played) > most {
            refused("played", Fault::Played(most))
        } else {
            Ok(())
        }
    }

    /// Every card is in one place. Rule: SKC1, SKR2
    fn check_cards(&self) -> Result<DealtCards, PositionError> {
        let mut seen = Cards::NONE;
        let mut take = |key: &dyn Fn() -> String, cards: &[Card]| {
            let before = seen;
            for &card in cards {
                if seen.has(card) {
                    return refused(key(), Fault::CardTwice(card));
                }
                seen.insert(card);
            }
            Ok(seen.without(before))
        };
        let mut hands = [Hand::default(); Seat::MAX_COUNT];
        for seat in self.seats() {
            let holding = &self.players[seat.index()];
            let key = |what| move || format!("players.{}.{what}", self.name(seat));
            hands[seat.index()] = Hand {
                cards: take(&key("hand"), &holding.hand)?,
                aside: take(&key("aside"), &holding.aside)?,
            };
        }
        if let Step::Tie { turned, .. } = self.step {
            let turned: Vec<_> = turned.into_iter().flatten().collect();
            take(&|| "stage.turned".into(), &turned)?;
        }
        take(&|| "deck".into(), &self.deck)?;
        let discard = take(&|| "discard".into(), &self.discard)?;
        if let Some(&missing) = Cards::ALL.without(seen).by_number().first() {
            return refused("deck", Fault::CardMissing(missing));
        }
        self.check_hands(&hands)?;
        Ok(DealtCards { hands, discard })
    }

    /// Hands have as many cards as the point of the round asks for. Rule: SKR2, SKR3
    fn check_hands(&self, hands: &[Hand]) -> Result<(), PositionError> {
        for seat in self.seats() {
            let hand = hands[seat.index()];
            let Some((cards, aside)) = self.hand_size(seat) else {
                continue;
            };
            for (key, set, expected) in [("hand", hand.cards, cards), ("aside", hand.aside, aside)]
            {
                if set.len() != expected {
                    let fault = Fault::CardCount {
                        expected,
                        found: set.len(),
                    };
                    return refused(format!("players.{}.{key}", self.name(seat)), fault);
                }
            }
        }
        Ok(())
    }

    /// The number of cards that a seat has in its hand and set aside, or `None` if that may be any number. Rule: SKR2,
    /// SKR3
    fn hand_size(&self, seat: Seat) -> Option<(usize, usize)> {
        let players = self.options.players;
        let place = players.from(self.starting).position(|each| each == seat)?;
        let aside = if self.round % 2 == 1 { 3 } else { 0 };
        Some(match self.step {
            Step::Lots | Step::Deal => (0, 0),
            Step::Over(_) => return None,
            Step::Keep(keeper) => {
                let keeping = players
                    .from(self.starting)
                    .position(|each| each == keeper)?;
                if place < keeping { (3, aside) } else { (6, 0) }
            }
            _ => {
                // A turn that has begun has used its card.
                let has_begun = usize::from(self.is_within_turn());
                let used = usize::from(self.played) + has_begun;
                let turns_begun = (used + players.count() - 1 - place) / players.count();
                (3_usize.saturating_sub(turns_begun), aside)
            }
        })
    }

    /// Returns whether the seat on turn has chosen its action, and not ended its turn; it may be said of the time after
    /// the last turn too, when nobody has a card left.
    const fn is_within_turn(&self) -> bool {
        matches!(
            self.step,
            Step::Place { .. } | Step::Stone { .. } | Step::Promote { .. }
        )
    }

    /// The public part, with the stage unchecked.
    fn public(&self, discard: Cards) -> Result<Public, PositionError> {
        let (board, on_board) = self.pieces()?;
        let mut public = Public {
            options: self.options.clone(),
            closed: self.closed,
            round: self.round,
            starting: self.starting,
            played: self.played,
            step: self.step,
            garrison: None,
            board,
            stock: [State::PIECES; Seat::MAX_COUNT],
            cumals: [0; Seat::MAX_COUNT],
            prisoners: [[0; Seat::MAX_COUNT]; Seat::MAX_COUNT],
            discard,
            deck_left: self.deck.len() as u8,
            reshuffled: self.reshuffled,
        };
        let mut out = on_board;
        for seat in self.seats() {
            let holding = &self.players[seat.index()];
            public.cumals[seat.index()] = holding.cumals;
            public.prisoners[seat.index()] = holding.prisoners;
            if holding.prisoners[seat.index()] > 0 {
                let name = self.name(seat);
                return refused(
                    format!("players.{name}.prisoners.{name}"),
                    Fault::OwnPrisoners,
                );
            }
            for owner in self.seats() {
                out[owner.index()] += usize::from(holding.prisoners[owner.index()]);
            }
        }
        for seat in self.seats() {
            let stock = usize::from(State::PIECES).checked_sub(out[seat.index()]);
            let Some(stock) = stock else {
                let color = self.options.players.color(seat);
                return refused("board", Fault::TooManyPieces(color));
            };
            public.stock[seat.index()] = stock as u8;
        }
        Ok(public)
    }
}

impl From<&State> for Setup {
    fn from(state: &State) -> Self {
        let public = &state.public;
        let holding = |seat: usize| Holding {
            cumals: public.cumals[seat],
            hand: state.hands[seat].cards.by_number(),
            aside: state.hands[seat].aside.by_number(),
            prisoners: public.prisoners[seat],
        };
        Self {
            options: public.options.clone(),
            round: public.round,
            starting: public.starting,
            played: public.played,
            step: public.step,
            garrison: public.garrison,
            players: std::array::from_fn(holding),
            board: public.stacks(),
            closed: public.closed,
            deck: state.pile.top_first().collect(),
            discard: public.discard.by_number(),
            reshuffled: public.reshuffled,
        }
    }
}
