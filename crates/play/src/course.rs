//! The course of one game: where it stands, and how it came there.

use catalog::{AnyGame, PlayError};
use game::{Seat, Turn};
use ringforts::Phase;
use seat_of_kings::Event as KingsEvent;
use seat_of_kings::{Card, Cards, Effect, Public, SeatSet, State, Step};

use crate::log::{Entry, Log, Notice, Shows};
use crate::{By, What};

/// A game with its log.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    start: AnyGame,
    game: AnyGame,
    log: Log,
}

impl Course {
    pub(crate) fn new(start: AnyGame) -> Self {
        Self {
            game: start.clone(),
            start,
            log: Log::default(),
        }
    }

    pub(crate) const fn game(&self) -> &AnyGame {
        &self.game
    }

    pub(crate) const fn start(&self) -> &AnyGame {
        &self.start
    }

    pub(crate) const fn log(&self) -> &Log {
        &self.log
    }

    /// What happened at an entry whose token is seen so; nothing in ringfort games.
    pub(crate) fn what(&self, entry: Entry<'_>, token: &str) -> Option<What> {
        let AnyGame::SeatOfKings(state) = &self.start else {
            return None;
        };
        let players = state.public().options().players;
        Some(What::of(players, token, entry.region, entry.effects))
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
        let stood = match &self.game {
            AnyGame::Ringforts(_) => None,
            AnyGame::SeatOfKings(state) => Some(state.clone()),
        };
        self.game.play(token)?;
        let after = Glance::at(&self.game);
        let (region, effects) = match (&stood, &self.game) {
            (Some(stood), AnyGame::SeatOfKings(state)) => {
                (stood.region_now(), effects(stood, token, state))
            }
            _ => (None, Vec::new()),
        };
        self.log.push(Entry {
            who,
            token,
            notice: before.notice(&after),
            version,
            shows: before.shows(&after),
            region,
            effects: &effects,
        });
        Ok(())
    }

    /// Goes back to where so many entries are left.
    pub(crate) fn take_back(&mut self, kept: usize) {
        self.log.truncate(kept);
        self.game = self.start.clone();
        for entry in &self.log {
            let played = self.game.play(entry.token);
            played.expect("it was played from the same start before");
        }
    }
}

/// What a token did that led from one state to another.
fn effects(before: &State, token: &str, after: &State) -> Vec<Effect> {
    if let Ok(decision) = token.parse() {
        return Effect::of_decision(before, decision, after);
    }
    match token.parse() {
        Ok(KingsEvent::Lots(drawn) | KingsEvent::Shuffle(drawn)) => {
            let drawn: Vec<Card> = drawn.into_iter().filter_map(Card::new).collect();
            Effect::of_chance(before, &drawn, after)
        }
        Err(_) => Vec::new(),
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
