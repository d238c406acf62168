//! The history of one game: its start, its log, and where it stands now.

use std::ops::Range;

use catalog::{Action, AnyGame, PlayError, PlyRef};
use game::{Effects, Observer, Seat, Turn};
use ringforts::{Color, Hills};
use seat_of_kings::Effect;

use crate::Decider;
use crate::log::{Disclosure, Entry, Log};
use crate::step::Step;

/// A game with its log.
#[derive(Clone, PartialEq)]
pub(crate) struct GameHistory {
    start: AnyGame,
    game: AnyGame,
    log: Log,
    /// The game before each entry, while stored events are replayed.
    earlier: Option<Vec<AnyGame>>,
    /// The number of the last entry that a seat decided itself, and the game before it, so that what is new to readers is found
    /// without playing from the start.
    marked: Option<(usize, AnyGame)>,
}

impl GameHistory {
    pub(crate) fn new(start: AnyGame) -> Self {
        Self {
            game: start.clone(),
            start,
            log: Log::default(),
            earlier: None,
            marked: None,
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

    /// The steps of the entries of these numbers, in order.
    pub(crate) fn steps(&self, numbers: Range<usize>) -> Vec<Step> {
        let mut game = self.game_before(numbers.start);
        let entries = self.log.since(numbers.start).take(numbers.len());
        let steps = entries.map(|entry| Step::play(&mut game, entry.ply));
        let steps: Result<Vec<Step>, PlayError> = steps.collect();
        steps.expect("they were played from the same start before")
    }

    /// The game before the entry of this number; as it stands for the number of the next one.
    pub(crate) fn game_before(&self, number: usize) -> AnyGame {
        let (from, mut game) = match &self.marked {
            Some((from, game)) if *from <= number => (*from, game.clone()),
            _ => (0, self.start.clone()),
        };
        for entry in self.log.since(from).take(number - from) {
            let played = game.play_ply(entry.ply);
            played.expect("it was played from the same start before");
        }
        game
    }

    /// The game after so many entries, for each of these numbers in order.
    pub(crate) fn games_after(&self, numbers: Range<usize>) -> impl Iterator<Item = AnyGame> {
        let first = self.game_before(numbers.start);
        let entries = self.log.since(numbers.start).take(numbers.len());
        let later = entries.scan(first.clone(), |game, entry| {
            let played = game.play_ply(entry.ply);
            played.expect("it was played from the same start before");
            Some(game.clone())
        });
        std::iter::once(first).chain(later).take(numbers.len())
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
        if let Some(earlier) = &mut self.earlier {
            earlier.push(self.game.clone());
        }
        if matches!(who, Some((_, Decider::Seat))) {
            self.marked = Some((self.log.len(), self.game.clone()));
        }
        let mut shows = Disclosures::default();
        self.game.play_ply_observed(ply, &mut shows)?;
        self.log.push(Entry {
            who,
            ply,
            version,
            shows: shows.0,
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
        self.marked = None;
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

/// Finds whether a step reveals anything hidden.
#[derive(Default)]
struct Disclosures(Disclosure);

impl Observer<Effect> for Disclosures {
    fn observe(&mut self, effect: Effect) {
        self.0 = self.0.max(match effect {
            Effect::CardUsed(..) => Disclosure::OwnCard,
            effect if effect.reveals() => Disclosure::Something,
            _ => Disclosure::Nothing,
        });
    }
}

impl Observer<ringforts::Effect> for Disclosures {
    fn observe(&mut self, _: ringforts::Effect) {}
}
