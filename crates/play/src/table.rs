//! A table: the games of a match, as far as they have come.

use std::collections::VecDeque;

use catalog::{AnyGame, AnyVariant};
use game::Seat;

use crate::agreed::Taker;
use crate::clock::Clocks;
use crate::course::Course;
use crate::fair::{self, Bytes, Root};
use crate::log::Log;
use crate::rules::Rules;
use crate::standing::{Finished, Standing};
use crate::{Agreed, Ending, Event, Leaving, Offer, RULES, Refusal, Stamped};

/// One table. It takes commands and is told the time, it gives events, and it is what its events say: the same events
/// make the same table.
#[derive(Debug, Clone)]
pub struct Table {
    pub(crate) agreed: Agreed,
    pub(crate) rules: Rules,
    pub(crate) root: Root,
    /// How many events there were.
    pub(crate) version: u32,
    /// The version since which the moment of the game is what it is.
    pub(crate) moment: u32,
    /// When the last event happened.
    pub(crate) at: u64,
    pub(crate) stage: Stage,
    pub(crate) standing: Standing,
    pub(crate) course: Course,
    pub(crate) clocks: Clocks,
    /// By seat: what its person adds to everything random of this game, if it sits.
    pub(crate) sent: [Option<Bytes>; Seat::MOST],
    /// How often something was drawn in this game.
    pub(crate) draws: u32,
    /// By seat: the cards that it chose before its turn to choose.
    pub(crate) chosen: [Option<Box<str>>; Seat::MOST],
    /// By seat: how it left this game, if it did.
    pub(crate) left: [Option<Leaving>; Seat::MOST],
    pub(crate) offer: Option<OpenOffer>,
    /// The last commands, which are known again.
    recent: VecDeque<u64>,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The next game begins when all persons sit.
    Seating,
    /// A game is played.
    Playing,
    /// The match is over.
    Over,
    /// The host stopped the table.
    Stopped,
}

/// An offer that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenOffer {
    pub(crate) by: Seat,
    pub(crate) offer: Offer,
    /// By seat: whether it has agreed.
    pub(crate) agreed: [bool; Seat::MOST],
}

/// How many commands a table knows again.
const KNOWN_AGAIN: usize = 32;

impl Table {
    /// Opens a table, at a moment in milliseconds since the beginning of 1970; gives its first event too.
    ///
    /// # Errors
    ///
    /// The key of what cannot be agreed.
    pub fn open(agreed: Agreed, root: Root, at: u64) -> Result<(Self, Vec<Stamped>), Refusal> {
        let opened = Stamped {
            at,
            id: None,
            event: Event::Opened {
                rules: RULES,
                agreed: Box::new(agreed.clone()),
                root: root.clone(),
            },
        };
        let mut table = Self::new(agreed, root, at)?;
        let mut events = vec![opened];
        events.extend(table.settle(at));
        Ok((table, events))
    }

    pub(crate) fn new(agreed: Agreed, root: Root, at: u64) -> Result<Self, Refusal> {
        let rules = agreed.rules()?;
        Ok(Self {
            version: 1,
            moment: 1,
            at,
            stage: Stage::Seating,
            standing: Standing::default(),
            course: Course::new(rules.start(Seat::new(0))),
            clocks: Clocks::new(agreed.clock),
            sent: [None; Seat::MOST],
            draws: 0,
            chosen: [const { None }; Seat::MOST],
            left: [None; Seat::MOST],
            offer: None,
            recent: VecDeque::new(),
            agreed,
            rules,
            root,
        })
    }

    /// What was agreed when it was opened.
    pub const fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// The variant that is played.
    pub const fn variant(&self) -> AnyVariant {
        self.rules.variant
    }

    /// How many events there were: the number of the next.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// When the last event happened, in milliseconds since the beginning of 1970.
    pub const fn last_at(&self) -> u64 {
        self.at
    }

    /// How far it has come.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The game that is played, or was played last. It holds what no seat may see: give it to nobody.
    pub const fn game(&self) -> &AnyGame {
        self.course.game()
    }

    /// The log of that game, all of it. It holds what no seat may see: give it to nobody before the game is over.
    pub const fn log(&self) -> &Log {
        self.course.log()
    }

    /// The games of this match that are over, in order.
    pub fn finished(&self) -> &[Finished] {
        &self.standing.finished
    }

    /// How the game began that is played, or was played last; before the first game, how it would begin if the first seat
    /// started it.
    pub const fn start(&self) -> &AnyGame {
        self.course.start()
    }

    /// The seat that starts the first game by what is agreed; nothing if lots decide. Rule: M1, SKR1
    pub fn agreed_first(&self) -> Option<Seat> {
        let agreed = self.agreed.first.as_ref();
        let first = agreed.and_then(|first| self.agreed.seat(first));
        self.rules.first_of_position().or(first)
    }

    /// How a game of this table began.
    pub fn start_of(&self, game: &Finished) -> AnyGame {
        self.rules.start(game.first)
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.seats.len() as u8).map(Seat::new)
    }

    /// The name of a seat.
    ///
    /// # Panics
    ///
    /// If nobody takes it.
    pub fn name(&self, seat: Seat) -> &str {
        &self.agreed.seats[seat.index()].seat
    }

    /// When a clock runs out: the moment at which the host should [`tick`](Self::tick); nothing if none runs.
    pub fn due(&self) -> Option<u64> {
        self.clocks.due().map(|(_, due)| due)
    }

    /// Whether a command of this number is one of the last that happened.
    pub(crate) fn knows(&self, id: u64) -> bool {
        self.recent.contains(&id)
    }

    pub(crate) fn remember(&mut self, id: u64) {
        if self.recent.len() == KNOWN_AGAIN {
            self.recent.pop_front();
        }
        self.recent.push_back(id);
    }

    /// Whether what stands at a seat is a person, and at which screen.
    pub(crate) fn screen(&self, seat: Seat) -> Option<u8> {
        match self.agreed.seats.get(seat.index())?.taker {
            Taker::Person(screen) => Some(screen),
            Taker::Program(_) => None,
        }
    }

    /// The seats that persons take, those out of the game too.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(|&seat| self.screen(seat).is_some())
    }

    /// Whether this seat still plays.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.left[seat.index()].is_none()
    }

    /// The secret of the game of this table that is next, played, or was played last.
    pub(crate) fn secret(&self) -> Bytes {
        self.root.secret(self.standing.number)
    }

    /// The random numbers of the next draw.
    pub(crate) fn stream(&self) -> fair::Stream {
        fair::stream(fair::seed(self.secret(), &self.all_sent()), self.draws)
    }

    /// What each seat adds to everything random, in turn order.
    pub(crate) fn all_sent(&self) -> Vec<Bytes> {
        let sent = self.seats().map(|seat| self.sent[seat.index()]);
        sent.map(Option::unwrap_or_default).collect()
    }

    /// How the game ended that was played last, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Playing => None,
            Stage::Seating | Stage::Over | Stage::Stopped => {
                self.standing.finished.last().map(|game| game.ending)
            }
        }
    }
}
