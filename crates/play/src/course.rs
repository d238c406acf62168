//! The course of one game: where it stands, and how it came there.

use catalog::{Action, AnyGame, PlayError, PlyRef};
use game::{Effects, Observer, Seat, Turn};
use ringforts::{Color, Hills};
use seat_of_kings::{Effect, State};

use crate::Decider;
use crate::log::{Disclosure, Entry, Log, Notice};
use crate::view::{LogDetail, PlyFields};

/// A game with its log.
#[derive(Clone, PartialEq)]
pub(crate) struct Course {
    start: AnyGame,
    game: AnyGame,
    log: Log,
    /// The game before each entry, while stored events are replayed.
    earlier: Option<Vec<AnyGame>>,
}

impl Course {
    pub(crate) fn new(start: AnyGame) -> Self {
        Self {
            game: start.clone(),
            start,
            log: Log::default(),
            earlier: None,
        }
    }

    /// Keeps the game before each entry from now on; there is none yet. Going back is then no replay, so that takebacks among
    /// stored events cost no more than moves. All tables of a server would need too much memory for it.
    pub(crate) fn keep_games(&mut self) {
        self.earlier = Some(Vec::new());
    }

    pub(crate) const fn keeps_games(&self) -> bool {
        self.earlier.is_some()
    }

    /// Drops the games that it kept.
    pub(crate) fn drop_games(&mut self) {
        self.earlier = None;
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

    /// The complete detail of an entry.
    pub(crate) fn detail(&self, entry: Entry<'_>) -> LogDetail {
        self.detail_with(entry, PlyFields::of(entry.ply))
    }

    /// The detail of an entry of which the reader sees these fields.
    pub(crate) fn detail_with(&self, entry: Entry<'_>, fields: PlyFields) -> LogDetail {
        match self.start.options() {
            None => LogDetail::of_ringforts(entry.ply),
            Some(options) => {
                LogDetail::of_kings(options.players, fields, entry.region, entry.effects)
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
        who: Option<(Seat, Decider)>,
        ply: PlyRef<'_>,
        version: u32,
    ) -> Result<(), PlayError> {
        let region = self.game.as_kings().and_then(State::region_now);
        if let Some(earlier) = &mut self.earlier {
            earlier.push(self.game.clone());
        }
        let mut reported = Reported::default();
        self.game.play_ply_observed(ply, &mut reported)?;
        self.log.push(Entry {
            who,
            ply,
            notice: reported.notice,
            version,
            shows: reported.shows,
            region,
            effects: &reported.effects,
        });
        Ok(())
    }

    /// The kings that left the board with the last move since HK9 forces their side to pass, and that side. Rule: HK9
    pub(crate) fn kings_of_forced_pass(&self) -> Option<(Color, Hills)> {
        let last = self.log.last()?;
        let PlyRef::Action(Action::Ringforts(mv)) = last.ply else {
            return None;
        };
        let mut before = self.start.clone();
        for entry in self.log.iter().take(self.log.len() - 1) {
            let played = before.play_ply(entry.ply);
            played.expect("it was played from the same start before");
        }
        let mut line = before.as_ringforts()?.clone();
        let mut effects: Vec<ringforts::Effect> = Vec::new();
        line.play_observed(mv, &mut effects);
        effects.into_iter().find_map(|effect| match effect {
            ringforts::Effect::ForcedPass { color, hills } => Some((color, hills)),
            _ => None,
        })
    }

    /// Goes back to where so many entries are left.
    pub(crate) fn take_back(&mut self, kept: usize) {
        self.log.truncate(kept);
        if let Some(earlier) = &mut self.earlier {
            self.game = earlier[kept].clone();
            earlier.truncate(kept);
            return;
        }
        self.game = self.start.clone();
        for entry in &self.log {
            let played = self.game.play_ply(entry.ply);
            played.expect("it was played from the same start before");
        }
    }
}

/// The report of the rules on one step, as the log keeps it.
#[derive(Default)]
struct Reported {
    /// Of Seat of Kings.
    effects: Vec<Effect>,
    notice: Notice,
    shows: Disclosure,
}

impl Observer<Effect> for Reported {
    fn observe(&mut self, effect: Effect) {
        if effect.reveals() {
            self.shows = Disclosure::Something;
        }
        self.effects.push(effect);
    }
}

impl Observer<ringforts::Effect> for Reported {
    fn observe(&mut self, effect: ringforts::Effect) {
        self.notice = match (effect, self.notice) {
            (ringforts::Effect::Battle(_), _) => Notice::Battle,
            (ringforts::Effect::Out(_), Notice::Battle | Notice::BattleAndOut) => {
                Notice::BattleAndOut
            }
            (ringforts::Effect::Out(_), Notice::None | Notice::Out) => Notice::Out,
            (_, notice) => notice,
        };
    }
}
