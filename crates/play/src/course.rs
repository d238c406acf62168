//! The course of one game: where it stands, and how it came there.

use catalog::{AnyGame, PlayError};
use game::{Seat, Turn};
use ringforts::Phase;
use seat_of_kings::{Cards, Public, SeatSet, Step};

use crate::By;

/// A game with its log.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    start: AnyGame,
    game: AnyGame,
    log: Vec<Entry>,
}

/// One entry of the log of a game: a decision, or something drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who decided; nobody if something was drawn.
    pub who: Option<(Seat, By)>,
    /// The decision or the chance event, as in a transcript.
    pub token: Box<str>,
    /// What was announced with it.
    pub notice: Notice,
    /// The version of the table that it made.
    pub version: u32,
    /// Whether something was drawn, or a card was shown, so that it cannot be taken back.
    pub(crate) shows: Shows,
}

/// Whether an entry shows something that was hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shows {
    Nothing,
    Something,
}

/// What is announced with a move of a ringfort game. Rule: SH4, HK4, M6
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    None,
    /// BATTLE: all play by the rules of Battle from now on.
    Battle,
    /// OUT: the final cycle has begun.
    Out,
    /// Both at once.
    BattleAndOut,
}

impl Notice {
    /// What is announced, by name, in the order in which it happens.
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            Self::None => &[],
            Self::Battle => &["battle"],
            Self::Out => &["out"],
            Self::BattleAndOut => &["battle", "out"],
        }
    }
}

impl Course {
    pub(crate) fn new(start: AnyGame) -> Self {
        Self {
            game: start.clone(),
            start,
            log: Vec::new(),
        }
    }

    pub(crate) const fn game(&self) -> &AnyGame {
        &self.game
    }

    pub(crate) const fn start(&self) -> &AnyGame {
        &self.start
    }

    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The seat that decides; nobody if chance is next or the game is over.
    pub(crate) fn decides(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Plays a decision or lets a chance event happen, and enters it; nobody has decided what was drawn.
    pub(crate) fn enter(
        &mut self,
        who: Option<(Seat, By)>,
        token: &str,
        version: u32,
    ) -> Result<(), PlayError> {
        let before = Glance::at(&self.game);
        self.game.play(token)?;
        let after = Glance::at(&self.game);
        self.log.push(Entry {
            who,
            token: token.into(),
            notice: before.notice(&after),
            version,
            shows: before.shows(&after),
        });
        Ok(())
    }

    /// Goes back to where so many entries are left.
    pub(crate) fn take_back(&mut self, kept: usize) {
        self.log.truncate(kept);
        self.game = self.start.clone();
        for entry in &self.log {
            let played = self.game.play(&entry.token);
            played.expect("it was played from the same start before");
        }
    }
}

/// What of a moment tells whether a move announces or shows something.
enum Glance {
    Ringforts {
        phase: Phase,
        turns_left: Option<u8>,
    },
    Kings {
        step: Step,
        known: Known,
    },
}

/// What everybody knows of the cards: those discarded, how many are left in the deck, and whose is still to be turned up.
#[derive(PartialEq)]
struct Known {
    discarded: Cards,
    deck_left: u8,
    tied: Option<SeatSet>,
}

impl Glance {
    fn at(game: &AnyGame) -> Self {
        match game {
            AnyGame::Ringforts(line) => Self::Ringforts {
                phase: line.position().phase(),
                turns_left: line.position().turns_left(),
            },
            AnyGame::SeatOfKings(state) => Self::Kings {
                step: state.public().step(),
                known: Known::of(state.public()),
            },
        }
    }

    /// What is announced between this moment and another.
    fn notice(&self, after: &Self) -> Notice {
        let (
            &Self::Ringforts { phase, turns_left },
            &Self::Ringforts {
                phase: then,
                turns_left: left,
            },
        ) = (self, after)
        else {
            return Notice::None;
        };
        let is_battle = phase != Phase::Battle && then == Phase::Battle;
        match (is_battle, turns_left.is_none() && left.is_some()) {
            (true, true) => Notice::BattleAndOut,
            (true, false) => Notice::Battle,
            (false, true) => Notice::Out,
            (false, false) => Notice::None,
        }
    }

    /// Whether between this moment and another a card was drawn or shown. The choice of cards counts as that too, since all
    /// make it at once.
    fn shows(&self, after: &Self) -> Shows {
        match (self, after) {
            (
                Self::Kings {
                    step: Step::Lots | Step::Deal | Step::Keep(_),
                    ..
                },
                _,
            ) => Shows::Something,
            (Self::Kings { known, .. }, Self::Kings { known: then, .. }) if known != then => {
                Shows::Something
            }
            _ => Shows::Nothing,
        }
    }
}

impl Known {
    fn of(public: &Public) -> Self {
        Self {
            discarded: public.discard(),
            deck_left: public.deck_left(),
            tied: match public.step() {
                Step::Tie { left, .. } => Some(left),
                _ => None,
            },
        }
    }
}
