//! Previews: the result of a draft of actions, with nothing committed.

use catalog::{Action, AnyGame, Observation, PlyRef};
use game::Seat;
use seat_of_kings::{Decision, Effect};
use serde::Serialize;
use utoipa::ToSchema;

use crate::course::Course;
use crate::fair::{self, Bytes};
use crate::log::Disclosure;
use crate::view::{ActionInput, Legal, LogDetail};
use crate::{Decider, KingsView, Refusal, RingfortsView, Stage, Table};

/// The result of a draft of actions of one seat.
#[derive(Clone, PartialEq, Serialize, ToSchema)]
pub struct Preview {
    /// The number of actions of the draft that are shown.
    pub shown: usize,
    /// The continuation after it.
    pub then: Continuation,
    /// The game as that seat would see it afterwards, for a host that shows it without a page.
    #[serde(skip)]
    pub seen: Observation,
    /// The ringfort board then; nothing in Seat of Kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<RingfortsView>,
    /// The game of Seat of Kings then, as that seat may see it; nothing in ringfort games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<KingsView>,
    /// The cumals that the draft costs that seat, if any: the fee, the one price of activating, however much it promotes, an
    /// amnesty, a traitor, or a ransom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<u32>,
    /// The details of each action that is shown, in the form of the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<LogDetail>,
    /// The legal decisions of that seat then; nothing if it does not go on.
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
    /// The next decision of the draft is legal; something would be drawn or shown by it, so what comes of it is not shown.
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
        let (course, shown, then) = self.play_draft(seat, draft)?;
        Ok(of(&course, seat, shown, then))
    }

    /// Plays a draft. Returns where it leads, how many of its actions are shown, and how it would go on.
    fn play_draft(
        &self,
        seat: Seat,
        draft: impl IntoIterator<Item: Into<ActionInput>>,
    ) -> Result<(Course, usize, Continuation), Refusal> {
        if self.stage() != Stage::Playing || self.course().decides() != Some(seat) {
            return Err(Refusal::NotAsked);
        }
        let mut draft = draft.into_iter();
        let (mut course, mut shown) = (Course::new(seen_by(self.course().game(), seat)), 0);
        let mut then = Continuation::Decides;
        while then == Continuation::Decides
            && let Some(input) = draft.next()
        {
            let action = self.action_of(&input.into())?;
            let mut next = course.clone();
            next.enter(Some((seat, Decider::Seat)), PlyRef::Action(action), 0)
                .map_err(Refusal::from)?;
            if shows_what_is_hidden(&course, &next, action) {
                then = Continuation::Drawn;
                break;
            }
            (course, shown) = (next, shown + 1);
            if course.decides() != Some(seat) {
                then = Continuation::Done;
            }
        }
        match draft.next() {
            Some(_) => Err(Refusal::NotAsked),
            None => Ok((course, shown, then)),
        }
    }
}

fn of(course: &Course, seat: Seat, shown: usize, then: Continuation) -> Preview {
    let game = course.game();
    let legal = (then == Continuation::Decides).then(|| Legal::of(game, seat));
    Preview {
        shown,
        then,
        seen: game.seen_by(seat),
        board: RingfortsView::of_game(game),
        kings: KingsView::of_game(game, Some(seat)),
        paid: paid(course, seat),
        details: course
            .log()
            .iter()
            .map(|entry| course.detail(entry))
            .collect(),
        legal,
    }
}

/// The cumals that a seat pays in a course.
fn paid(course: &Course, seat: Seat) -> Option<u32> {
    let effects = course.log().iter().flat_map(|entry| entry.effects);
    let payments = effects.map(|&effect| match effect {
        Effect::Paid(who, cumals) if who == seat => cumals.into(),
        _ => 0,
    });
    Some(payments.sum()).filter(|&cumals| cumals > 0)
}

/// A game that this seat cannot tell from the one that is played. Which of them does not matter, since a preview ends before
/// anything is drawn.
fn seen_by(game: &AnyGame, seat: Seat) -> AnyGame {
    game.guess(seat, &mut fair::stream(Bytes::default(), 0))
}

/// Returns true if a decision leads to something that its seat does not know: everything but its own card in the discards.
fn shows_what_is_hidden(before: &Course, after: &Course, action: Action) -> bool {
    let (Some(one), Some(other)) = (before.game().as_kings(), after.game().as_kings()) else {
        return false;
    };
    let is_shown = after
        .log()
        .last()
        .is_some_and(|entry| entry.shows == Disclosure::Something);
    let is_own = shows_own_card(action);
    let is_deck_as_it_was = one.public().deck_left() == other.public().deck_left();
    is_shown && !(is_own && is_deck_as_it_was && !after.game().is_chance_next())
}

/// Returns true if an action puts a card of its own seat into the discards.
const fn shows_own_card(action: Action) -> bool {
    match action {
        Action::Kings(
            Decision::Discard(_) | Decision::Amnesty(..) | Decision::Play(..) | Decision::Stone(..),
        ) => true,
        Action::Ringforts(_)
        | Action::Kings(
            Decision::Keep(_)
            | Decision::Place(_)
            | Decision::KeepFort(_)
            | Decision::Activate
            | Decision::Promote(_)
            | Decision::End
            | Decision::Traitor
            | Decision::Decline
            | Decision::Exchange(_)
            | Decision::Garrison(_)
            | Decision::Ransom(_)
            | Decision::Start(_)
            | Decision::Region(_),
        ) => false,
    }
}
