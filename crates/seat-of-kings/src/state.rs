//! The state of a game: what is public, the hands, and the deck.

use std::sync::Arc;

use game::{Scores, Seat, Turn};

use crate::board::Board;
use crate::{Card, Cards, Deck, Garrison, Players, Position, Region, Regions, Step};

/// The whole state of a game, which nobody at the table sees completely. Rule: SKO4
///
/// It is settled: all automatic consequences have happened, and the game waits for a seat or for chance, or is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    /// By seat.
    pub(crate) hands: [Hand; Seat::MAX_COUNT],
    pub(crate) pile: Pile,
}

/// The part of a game that everybody at the table sees. Rule: SKO4
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Public {
    pub(crate) options: Options,
    /// The regions that are closed. Rule: SK2P1
    pub(crate) closed: Regions,
    /// From 1.
    pub(crate) round: u32,
    pub(crate) starting: Seat,
    /// Turns played in this round, 0 to three for each player.
    pub(crate) played: u8,
    pub(crate) step: Step,
    pub(crate) garrison: Option<Garrison>,
    pub(crate) board: Board,
    /// By seat, 0 to 20. Rule: SKB3
    pub(crate) stock: [u8; Seat::MAX_COUNT],
    /// By seat. Rule: SKB5
    pub(crate) cumals: [u32; Seat::MAX_COUNT],
    /// By captor, then by owner. Rule: SKK1
    pub(crate) prisoners: [[u8; Seat::MAX_COUNT]; Seat::MAX_COUNT],
    pub(crate) discard: Cards,
    /// The number of cards in the deck.
    pub(crate) deck_left: u8,
    /// True if the deck has been made of discards since the last deal: then everybody knows its cards. Rule: SKC4
    pub(crate) reshuffled: bool,
}

/// The options of a game, agreed before it begins. Rule: SKB3, SKB6, SKO1, SKO2
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The players, clockwise.
    pub players: Players,
    /// The regions in the game; as many as players, or three of two players once the third is opened.
    pub regions: Regions,
    /// The text that the rules follow.
    pub edition: Edition,
    /// The number of rounds after which a game is drawn: 1 or more.
    pub max_rounds: u32,
    /// The cards.
    pub deck: Arc<Deck>,
}

/// The texts that differ. Rule: SKO1
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edition {
    /// The English text, and the German one.
    En,
    /// The Italian text.
    It,
}

impl Edition {
    /// Its name in every text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
        }
    }
}

/// The cards of one player, which nobody else sees. Rule: SKR2
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand {
    /// The cards of this round; before the choice all six.
    pub cards: Cards,
    /// The cards of the next round.
    pub aside: Cards,
}

/// The deck, in an order that nobody knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pile {
    /// From the bottom up; what is above `left` means nothing, and is the first card so that equal decks are equal.
    cards: [Card; Card::COUNT],
    left: u8,
}

impl Pile {
    /// A deck of these cards, the top first; those beyond 36 are left out.
    pub(crate) fn new(top_first: impl DoubleEndedIterator<Item = Card>) -> Self {
        let bottom = Card::new(1).expect("there is a card 1");
        let mut pile = Self {
            cards: [bottom; Card::COUNT],
            left: 0,
        };
        for card in top_first.rev().take(Card::COUNT) {
            pile.cards[usize::from(pile.left)] = card;
            pile.left += 1;
        }
        pile
    }

    /// Takes the top card.
    pub(crate) fn take(&mut self) -> Option<Card> {
        self.left = self.left.checked_sub(1)?;
        let bottom = Card::new(1).expect("there is a card 1");
        Some(std::mem::replace(
            &mut self.cards[usize::from(self.left)],
            bottom,
        ))
    }

    pub(crate) fn len(&self) -> u8 {
        self.left
    }

    /// The cards, the top first.
    pub(crate) fn top_first(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.cards[..usize::from(self.left)].iter().rev().copied()
    }
}

impl Options {
    /// The usual game of these players: the first regions, the English text, 60 rounds. Rule: SKB6, SKO1, SKO2
    pub fn new(players: Players) -> Self {
        Self {
            players,
            regions: Regions::first(players.count()),
            edition: Edition::En,
            max_rounds: 60,
            deck: Deck::reconstructed(),
        }
    }
}

impl State {
    /// The pieces of each player, King pieces apart. Rule: SKB3
    pub const PIECES: u8 = 20;

    /// The start of a game, which waits for lots. Rule: SKR1
    ///
    /// # Panics
    ///
    /// If there are not as many regions as players, or no round. Rule: SKB6, SKO2
    pub fn new(options: Options) -> Self {
        assert_eq!(
            options.regions.len(),
            options.players.count(),
            "a region a player"
        );
        assert!(options.max_rounds > 0, "at least one round");
        let mut cumals = [0; Seat::MAX_COUNT];
        cumals[..options.players.count()].fill(2);
        let public = Public {
            options,
            closed: Regions::NONE,
            round: 1,
            starting: Seat::new(0),
            played: 0,
            step: Step::Lots,
            garrison: None,
            board: Board::EMPTY,
            stock: [Self::PIECES; Seat::MAX_COUNT],
            cumals,
            prisoners: [[0; Seat::MAX_COUNT]; Seat::MAX_COUNT],
            discard: Cards::NONE,
            deck_left: Card::COUNT as u8,
            reshuffled: false,
        };
        let pile = Pile::new(Cards::ALL.iter().collect::<Vec<_>>().into_iter());
        Self {
            public,
            hands: [Hand::default(); Seat::MAX_COUNT],
            pile,
        }
    }

    /// The part that everybody sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The cards of a seat.
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The deck, the top first.
    pub fn deck(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.pile.top_first()
    }
}

impl Public {
    /// The King pieces of each player. Rule: SKB3
    const KINGS: u8 = 2;

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The pieces of a seat that are off the board and not prisoners, 0 to 20. Rule: SKB3
    pub const fn stock(&self, seat: Seat) -> u8 {
        self.stock[seat.index()]
    }

    /// The King pieces of a seat that are off the board, 0 to 2. Rule: SKB3
    pub fn king_pieces(&self, seat: Seat) -> u8 {
        let is_here = |region: &Region| {
            let king = self.board.controller(*region, Position::KING);
            king == Some(seat) && self.board.has_king_piece(*region)
        };
        Self::KINGS - Region::ALL.into_iter().filter(is_here).count() as u8
    }

    /// The cumals of a seat.
    pub const fn cumals(&self, seat: Seat) -> u32 {
        self.cumals[seat.index()]
    }

    /// The number of prisoners of an owner that a captor holds. Rule: SKK1
    pub const fn prisoners(&self, captor: Seat, owner: Seat) -> u8 {
        self.prisoners[captor.index()][owner.index()]
    }

    /// The discard pile.
    pub const fn discard(&self) -> Cards {
        self.discard
    }

    /// The number of cards in the deck.
    pub const fn deck_left(&self) -> u8 {
        self.deck_left
    }

    /// The step of the round.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The round, from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The Starting Player.
    pub const fn starting(&self) -> Seat {
        self.starting
    }

    /// The number of turns of the round that have been played, 0 to three for each player. Rule: SKR3
    pub const fn played(&self) -> u8 {
        self.played
    }

    /// The pending garrison, if any. Rule: SKK2
    pub const fn garrison(&self) -> Option<Garrison> {
        self.garrison
    }

    /// Returns whether the deck was made of discards since the last deal, so that everybody knows its cards. Rule: SKC4
    pub const fn is_reshuffled(&self) -> bool {
        self.reshuffled
    }

    /// The regions that are closed. Rule: SK2P1
    pub const fn closed(&self) -> Regions {
        self.closed
    }

    /// The regions that are played in: those of the game that are not closed. Rule: SKB6, SK2P1
    pub const fn in_play(&self) -> Regions {
        self.options.regions.without(self.closed)
    }

    /// The players, clockwise.
    pub(crate) const fn players(&self) -> Players {
        self.options.players
    }

    /// The seat whose turn of the round it is; once all are played, the Starting Player. Rule: SKR3
    pub fn on_turn(&self) -> Seat {
        let players = self.players();
        let count = players.count() as u8;
        let mut steps = self.played;
        while steps >= count {
            steps -= count;
        }
        players.after(self.starting, steps)
    }

    /// The number of turns of a round. Rule: SKR3
    pub const fn turns(&self) -> u8 {
        3 * self.players().count() as u8
    }

    /// Returns whether all turns of the round have been played. Rule: SKR3
    pub const fn is_round_played(&self) -> bool {
        self.played >= self.turns()
    }

    /// The seat that decides now, or `None` if chance is next or the game is over.
    pub fn decides(&self) -> Option<Seat> {
        if let Some(garrison) = self.garrison {
            return Some(garrison.seat);
        }
        match self.step {
            Step::Turn | Step::Place { .. } => Some(self.on_turn()),
            Step::Stone { .. } => Some(self.fort_chooser().unwrap_or_else(|| self.on_turn())),
            Step::Keep(seat)
            | Step::Promote { seat, .. }
            | Step::Traitor { seat, .. }
            | Step::Exchange { seat, .. }
            | Step::Activate { seat, .. }
            | Step::Ransom { owner: seat, .. } => Some(seat),
            Step::Start | Step::Region => Some(self.starting),
            Step::Lots | Step::Deal | Step::Tie { .. } | Step::TraitorCard { .. } => None,
            Step::Clear | Step::Over(_) => None,
        }
    }

    /// The seat that has to give up one of two forts after a swap. Rule: SKD3
    pub(crate) fn fort_chooser(&self) -> Option<Seat> {
        let Step::Stone { region, .. } = self.step else {
            return None;
        };
        let has_two = |seat: &Seat| self.board.forts(region, *seat).len() > 1;
        self.players().from(self.on_turn()).find(has_two)
    }

    /// The seat to decide, chance, or the end.
    pub(crate) fn turn(&self) -> Turn {
        match self.step {
            Step::Over(winner) => Turn::Over(self.scores(winner)),
            _ => self.decides().map_or(Turn::Chance, Turn::Seat),
        }
    }

    /// One point for the winner, none for the others. Rule: SKO3
    fn scores(&self, winner: Option<Seat>) -> Scores {
        let mut points = [0; Seat::MAX_COUNT];
        if let Some(winner) = winner {
            points[winner.index()] = 1;
        }
        Scores::new(&points[..self.players().count()])
    }

    /// Returns whether a seat has at least these cumals.
    pub(crate) fn can_pay(&self, seat: Seat, cumals: u8) -> bool {
        self.cumals[seat.index()] >= cumals.into()
    }

    /// Takes cumals from a seat, which must have them.
    pub(crate) fn remove_cumals(&mut self, seat: Seat, cumals: u8) {
        let own = &mut self.cumals[seat.index()];
        *own = own.saturating_sub(cumals.into());
    }

    /// Gives cumals to a seat. Rule: SKB5
    pub(crate) fn add_cumals(&mut self, seat: Seat, cumals: u32) {
        let own = &mut self.cumals[seat.index()];
        *own = own.saturating_add(cumals);
    }

    /// Takes a piece out of the stock of a seat, which must have one. Rule: SKP6
    pub(crate) fn remove_from_stock(&mut self, seat: Seat) {
        let stock = &mut self.stock[seat.index()];
        *stock = stock.saturating_sub(1);
    }

    /// Gives pieces back to the stock of a seat. Rule: SKB3
    pub(crate) fn add_to_stock(&mut self, seat: Seat, pieces: u8) {
        let stock = &mut self.stock[seat.index()];
        *stock = stock.saturating_add(pieces);
    }
}
