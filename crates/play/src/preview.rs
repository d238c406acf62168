//! What a draft of decisions would do, with nothing committed.

use catalog::AnyGame;
use game::{Hidden, Seat};
use seat_of_kings::Effect;
use serde::Serialize;
use ts_rs::TS;

use crate::course::Course;
use crate::fair::{self, Bytes};
use crate::legal::Legal;
use crate::log::Shows;
use crate::{By, KingsView, Refusal, RingfortsView, Seen, Stage, Table, What};

/// What a draft of decisions of one seat would do.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct Preview {
    /// How many decisions of the draft are shown.
    pub shown: usize,
    /// How it would go on then.
    pub then: Then,
    /// What that seat would see after those, for a host that shows it without a page.
    #[serde(skip)]
    #[ts(skip)]
    pub seen: Seen,
    /// What can be drawn of a ringfort board then; nothing in Seat of Kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<RingfortsView>,
    /// What can be shown of a game of Seat of Kings then, as that seat may see it; nothing in ringfort games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<KingsView>,
    /// How many cumals the draft costs that seat, if any: the fee, the one price of activating, however much it promotes, an
    /// amnesty, a traitor, or a ransom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<u32>,
    /// What each decision that is shown would do, in Seat of Kings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub what: Vec<What>,
    /// The legal decisions of that seat then; nothing if it does not go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
}

/// How it would go on after a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The seat decides again.
    Decides,
    /// Others decide, or the game is over.
    Done,
    /// The next decision of the draft is legal; something would be drawn or shown by it, so what comes of it is not shown.
    Drawn,
}

impl Table {
    /// What these decisions of a seat would do, one after the other, up to the first thing that is drawn or that others show.
    /// In Seat of Kings it follows from what that seat has seen and from nothing else.
    ///
    /// # Errors
    ///
    /// If the seat is not asked, or a decision is not legal after those before it.
    pub fn preview<'a>(
        &self,
        seat: Seat,
        draft: impl IntoIterator<Item = &'a str>,
    ) -> Result<Preview, Refusal> {
        if self.stage != Stage::Playing || self.course.decides() != Some(seat) {
            return Err(Refusal::NotAsked);
        }
        let mut draft = draft.into_iter();
        let (mut course, mut shown) = (Course::new(seen_by(self.course.game(), seat)), 0);
        let mut then = Then::Decides;
        while then == Then::Decides
            && let Some(decision) = draft.next()
        {
            let mut next = course.clone();
            next.enter(Some((seat, By::Seat)), decision, 0)
                .map_err(Refusal::from)?;
            if shows_what_is_hidden(&course, &next, decision) {
                then = Then::Drawn;
                break;
            }
            (course, shown) = (next, shown + 1);
            if course.decides() != Some(seat) {
                then = Then::Done;
            }
        }
        match draft.next() {
            Some(_) => Err(Refusal::NotAsked),
            None => Ok(of(&course, seat, shown, then)),
        }
    }
}

fn of(course: &Course, seat: Seat, shown: usize, then: Then) -> Preview {
    let game = course.game();
    let legal = (then == Then::Decides).then(|| Legal::of(game, seat));
    Preview {
        shown,
        then,
        seen: Seen::of(game, seat),
        board: RingfortsView::of_game(game),
        kings: KingsView::of_game(game, Some(seat)),
        paid: paid(course, seat),
        what: course
            .log()
            .iter()
            .filter_map(|entry| course.what(entry, entry.token))
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
    match game {
        AnyGame::Ringforts(_) => game.clone(),
        AnyGame::SeatOfKings(state) => {
            let mut numbers = fair::stream(Bytes::default(), 0);
            let guess = Hidden::guess(&state.view(seat), &mut numbers);
            AnyGame::SeatOfKings(Box::new(guess))
        }
    }
}

/// Whether a decision leads to something that its seat does not know: everything but its own card in the discards.
fn shows_what_is_hidden(before: &Course, after: &Course, decision: &str) -> bool {
    let (AnyGame::SeatOfKings(one), AnyGame::SeatOfKings(other)) = (before.game(), after.game())
    else {
        return false;
    };
    let is_shown = after
        .log()
        .last()
        .is_some_and(|entry| entry.shows == Shows::Something);
    let own_card = ["discard", "amnesty", "play", "stone"];
    let is_own = own_card.contains(&decision.split(' ').next().unwrap_or_default());
    let is_deck_as_it_was = one.public().deck_left() == other.public().deck_left();
    is_shown && !(is_own && is_deck_as_it_was && !after.game().is_chance_next())
}
