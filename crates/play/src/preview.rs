//! Previews: the result of a draft of actions, with nothing committed.

use catalog::{Action, AnyGame, Observation, PlyRef};
use game::{Seat, Turn};
use serde::Serialize;
use utoipa::ToSchema;

use crate::fair::{self, Bytes};
use crate::game_history::GameHistory;
use crate::log::Disclosure;
use crate::view::{ActionInput, Legal, LogDetail};
use crate::{Decider, EffectView, KingsEffect, KingsView, Refusal, RingfortsView, Stage, Table};

/// The result of a draft of actions of one seat.
#[derive(Clone, PartialEq, Serialize, ToSchema)]
pub struct Preview {
    /// The number of actions of the draft that are shown.
    pub shown: usize,
    /// The continuation after it.
    pub then: Continuation,
    /// The game as that seat would see it afterwards, for a host without a page.
    #[serde(skip)]
    pub seen: Observation,
    /// The ringfort board then; absent in Seat of Kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<RingfortsView>,
    /// The board after the first half of the last action: a ringfort is replaced, and the link not made yet. Rule: SD4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_link: Option<RingfortsView>,
    /// The game of Seat of Kings then, as that seat may see it; absent in ringfort games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<KingsView>,
    /// The cumals that the draft costs that seat, if any: the fee, the one price of activating, however much it promotes, an
    /// amnesty, a traitor, or a ransom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<u32>,
    /// The positions from where and to where it moves a fort that stood before, if it does. Rule: SKF1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fort_moved: Option<[&'static str; 2]>,
    /// The details of each action shown, in the form of the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<LogDetail>,
    /// The legal decisions of that seat then; absent if it does not decide next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
}

/// The continuation after a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Continuation {
    /// The seat decides again.
    Decides,
    /// Others decide, or the game is over.
    Done,
    /// The next decision of the draft is legal; something would be drawn or shown by it, so its outcome is not shown.
    Drawn,
}

impl Table {
    /// Previews these actions of a seat, one after the other, up to the first thing that is drawn or that others show.
    /// In Seat of Kings it follows from what that seat has seen and from nothing else.
    ///
    /// # Errors
    ///
    /// If the seat is not asked, or a decision is not legal after those before it.
    pub fn preview(
        &self,
        seat: Seat,
        draft: impl IntoIterator<Item: Into<ActionInput>>,
    ) -> Result<Preview, Refusal> {
        self.empty_draft(seat)?.preview_of(draft)
    }

    /// A draft of a seat without actions yet.
    pub(crate) fn empty_draft(&self, seat: Seat) -> Result<Draft, Refusal> {
        if self.stage() != Stage::Playing || self.history().decides() != Some(seat) {
            return Err(Refusal::NotAsked);
        }
        Ok(Draft::new(self.history().game(), seat))
    }
}

/// Actions of one seat that were played in a game which that seat cannot tell from the real one.
#[derive(Clone)]
pub struct Draft {
    pub(crate) seat: Seat,
    pub(crate) history: GameHistory,
    shown: usize,
    pub(crate) then: Continuation,
}

impl Draft {
    /// A draft without actions yet, of the seat that decides in a game outside of tables.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`] if the game is over, [`Refusal::NotAsked`] if chance is next.
    pub fn of(game: &AnyGame) -> Result<Self, Refusal> {
        match game.turn() {
            Turn::Seat(seat) => Ok(Self::new(game, seat)),
            Turn::Chance => Err(Refusal::NotAsked),
            Turn::Over(_) => Err(Refusal::Over),
        }
    }

    fn new(game: &AnyGame, seat: Seat) -> Self {
        Self {
            seat,
            history: GameHistory::new(seen_by(game, seat)),
            shown: 0,
            then: Continuation::Decides,
        }
    }

    /// Previews these actions, as [`Table::preview`].
    ///
    /// # Errors
    ///
    /// If a decision is not legal after those before it, or not of this seat.
    pub fn preview_of(
        mut self,
        draft: impl IntoIterator<Item: Into<ActionInput>>,
    ) -> Result<Preview, Refusal> {
        let mut draft = draft.into_iter();
        while self.then == Continuation::Decides
            && let Some(input) = draft.next()
        {
            self.add(input.into().action()?)?;
        }
        match draft.next() {
            Some(_) => Err(Refusal::NotAsked),
            None => Ok(self.preview()),
        }
    }

    /// Plays the next action, unless something would be drawn or shown by it.
    ///
    /// # Errors
    ///
    /// If it is not legal.
    pub(crate) fn add(&mut self, action: Action) -> Result<(), Refusal> {
        let mut next = self.history.clone();
        next.enter(Some((self.seat, Decider::Seat)), PlyRef::Action(action), 0)
            .map_err(Refusal::from)?;
        if shows_what_is_hidden(&self.history, &next, action) {
            self.then = Continuation::Drawn;
            return Ok(());
        }
        (self.history, self.shown) = (next, self.shown + 1);
        if self.history.decides() != Some(self.seat) {
            self.then = Continuation::Done;
        }
        Ok(())
    }

    /// The preview as its seat would see it.
    pub(crate) fn preview(&self) -> Preview {
        of(&self.history, self.seat, self.shown, self.then)
    }

    /// The details of its actions, in the form of the log.
    pub(crate) fn details(&self) -> Vec<LogDetail> {
        details(&self.history)
    }

    /// The cumals that its seat pays, if any.
    pub(crate) fn paid(&self) -> Option<u32> {
        paid(&self.history, &self.details(), self.seat)
    }
}

fn of(history: &GameHistory, seat: Seat, shown: usize, then: Continuation) -> Preview {
    let game = history.game();
    let legal = (then == Continuation::Decides).then(|| Legal::of(game, seat));
    let details = details(history);
    Preview {
        shown,
        then,
        seen: game.seen_by(seat),
        board: RingfortsView::of_game(game),
        before_link: before_link(history),
        kings: KingsView::of_game(game, Some(seat)),
        paid: paid(history, &details, seat),
        fort_moved: fort_moved(&details),
        details,
        legal,
    }
}

fn before_link(history: &GameHistory) -> Option<RingfortsView> {
    let PlyRef::Action(Action::Ringforts(mv)) = history.log().last()?.ply else {
        return None;
    };
    let before = history.game_before(history.log().len() - 1);
    let half = before.as_ringforts()?.position().before_link(mv)?;
    Some(RingfortsView::of(&half))
}

/// The details of all entries of a history, as the log shows them.
fn details(history: &GameHistory) -> Vec<LogDetail> {
    let steps = history.steps(0..history.log().len());
    let entries = history.log().iter().zip(steps);
    entries
        .map(|(entry, step)| LogDetail::of(entry.ply, step))
        .collect()
}

/// The cumals that a seat pays in a history, of which these are the details.
fn paid(history: &GameHistory, details: &[LogDetail], payer: Seat) -> Option<u32> {
    let payer = history.game().seat_names()[payer.index()];
    let effects = details.iter().flat_map(|detail| &detail.effects);
    let payments = effects.map(|effect| match effect {
        EffectView::Kings(KingsEffect::Paid { seat, cumals }) if *seat == payer => (*cumals).into(),
        _ => 0,
    });
    Some(payments.sum()).filter(|&cumals| cumals > 0)
}

/// The first and the last position of a fort that these steps move; `None` if they make it too, or it goes home in the end.
fn fort_moved(details: &[LogDetail]) -> Option<[&'static str; 2]> {
    use KingsEffect::{Cleared, FortMade, FortMoved};
    let (mut made, mut moved) = (None, None::<[&str; 2]>);
    for effect in details.iter().flat_map(|detail| &detail.effects) {
        match effect {
            EffectView::Kings(FortMade { at }) => made = Some(*at),
            EffectView::Kings(FortMoved { from, to }) => {
                moved = Some([moved.map_or(*from, |[first, _]| first), to]);
            }
            EffectView::Kings(Cleared { .. }) => return None,
            _ => {}
        }
    }
    moved.filter(|&[from, to]| from != to && made != Some(from))
}

/// A game that this seat cannot tell from the one that is played. Which of them does not matter, since a preview ends before
/// anything is drawn.
fn seen_by(game: &AnyGame, seat: Seat) -> AnyGame {
    game.guess(seat, &mut fair::stream(Bytes::default(), 0))
}

/// Returns true if a decision leads to something that its seat does not know: everything but its own card in the discards.
fn shows_what_is_hidden(before: &GameHistory, after: &GameHistory, action: Action) -> bool {
    let (Some(one), Some(other)) = (before.game().as_kings(), after.game().as_kings()) else {
        return false;
    };
    let is_shown = after
        .log()
        .last()
        .is_some_and(|entry| entry.shows != Disclosure::Nothing);
    let is_own = matches!(action, Action::Kings(decision) if decision.card().is_some());
    let is_deck_as_it_was = one.public().deck_left() == other.public().deck_left();
    is_shown && !(is_own && is_deck_as_it_was && !after.game().is_chance_next())
}
