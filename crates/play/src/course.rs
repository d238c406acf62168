//! The course of one game: where it stands, and how it came there.

use catalog::{Action, AnyGame, Draw, PlayError, PlyRef};
use game::{Seat, Turn};
use ringforts::Phase;
use seat_of_kings::{Card, Cards, Effect, Public, SeatSet, State, Step};

use crate::By;
use crate::log::{Entry, Log, Notice, Shows};
use crate::view::{LogDetail, PlyFields};

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

    /// What happened at an entry, all of it.
    pub(crate) fn detail(&self, entry: Entry<'_>) -> LogDetail {
        self.detail_with(entry, PlyFields::of(entry.ply))
    }

    /// What happened at an entry, of which the reader sees these fields.
    pub(crate) fn detail_with(&self, entry: Entry<'_>, fields: PlyFields) -> LogDetail {
        match &self.start {
            AnyGame::Ringforts(_) => LogDetail::of_ringforts(entry.ply),
            AnyGame::SeatOfKings(state) => {
                let players = state.public().options().players;
                LogDetail::of_kings(players, fields, entry.region, entry.effects)
            }
        }
    }

    /// The seat that decides; nobody if chance is next or the game is over.
    pub(crate) fn decides(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Plays a step and enters it in the log; `who` is `None` if chance drew.
    pub(crate) fn enter(
        &mut self,
        who: Option<(Seat, By)>,
        ply: PlyRef<'_>,
        version: u32,
    ) -> Result<(), PlayError> {
        let before = Glance::at(&self.game);
        let stood = match &self.game {
            AnyGame::Ringforts(_) => None,
            AnyGame::SeatOfKings(state) => Some(state.clone()),
        };
        self.game.play_ply(ply)?;
        let after = Glance::at(&self.game);
        let (region, effects) = match (&stood, &self.game) {
            (Some(stood), AnyGame::SeatOfKings(state)) => {
                (stood.region_now(), effects(stood, ply, state))
            }
            _ => (None, Vec::new()),
        };
        self.log.push(Entry {
            who,
            ply,
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
            let played = self.game.play_ply(entry.ply);
            played.expect("it was played from the same start before");
        }
    }
}

/// What a step did that led from one state to another.
fn effects(before: &State, ply: PlyRef<'_>, after: &State) -> Vec<Effect> {
    match ply {
        PlyRef::Action(Action::Kings(decision)) => Effect::of_decision(before, decision, after),
        PlyRef::Action(Action::Ringforts(_)) => Vec::new(),
        PlyRef::Draw(Draw::Lots(cards) | Draw::Shuffle(cards)) => {
            let drawn: Vec<Card> = cards.iter().filter_map(|&card| Card::new(card)).collect();
            Effect::of_chance(before, &drawn, after)
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
