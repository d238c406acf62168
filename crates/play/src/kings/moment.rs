//! Moments of a game of Seat of Kings that is over, with all hands as they were.

use std::collections::BTreeMap;

use catalog::AnyGame;
use catalog::seat_of_kings::outcome;
use game::Seat;
use seat_of_kings::State;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

use super::name;
use crate::course::Course;
use crate::view::LogDetail;
use crate::{KingsView, Refusal};

/// A moment of a game that is over: nothing of it is hidden anymore.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct KingsMoment {
    /// How many decisions and events of chance came before it.
    pub number: usize,
    /// What the seat saw that decided then, or what everybody saw if nobody did.
    pub kings: KingsView,
    /// The cards of each seat, by its name.
    #[ts(type = "Record<string, HandView>")]
    pub hands: BTreeMap<&'static str, HandView>,
    /// The decision or the event of chance that led here; nothing at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<KingsAfter>,
}

/// The cards of a seat, ascending.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HandView {
    /// Those of this round.
    pub cards: Vec<u8>,
    /// Those set aside for the next. Rule: SKR2
    pub aside: Vec<u8>,
}

/// A decision or an event of chance that led to a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct KingsAfter {
    /// Who decided; nobody if something was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// The decision or the event.
    pub token: String,
    /// What it did.
    pub detail: LogDetail,
}

impl KingsMoment {
    /// So many moments of a game from one on, and what lay on the table at its end, of a game that these decisions and
    /// events of chance lead to. Nothing of a ringfort game.
    ///
    /// # Errors
    ///
    /// If one of them is no token, not legal or not what chance can draw.
    pub fn some<'a>(
        start: AnyGame,
        tokens: impl IntoIterator<Item = &'a str>,
        from: usize,
        count: usize,
    ) -> Result<(Vec<Self>, Map<String, Value>), Refusal> {
        let mut course = Course::new(start);
        let asked = from..from.saturating_add(count);
        let mut moments = Vec::new();
        if asked.contains(&0) {
            moments.extend(Self::of(&course, 0, None));
        }
        for (token, number) in tokens.into_iter().zip(1..) {
            let seat = course.game().seat();
            let ply = course
                .game()
                .parse_ply(token)
                .map_err(|_| Refusal::NotAMove)?;
            course.enter(None, ply.as_ref(), 0).map_err(Refusal::from)?;
            if asked.contains(&number) {
                moments.extend(Self::of(&course, number, seat));
            }
        }
        let last = course.game().as_kings();
        let last = last.map(|state| outcome(state.public()));
        Ok((moments, last.unwrap_or_default()))
    }

    fn of(course: &Course, number: usize, seat: Option<&'static str>) -> Option<Self> {
        let state = course.game().as_kings()?;
        let entry = course.log().last();
        Some(Self {
            number,
            kings: KingsView::of_game(course.game(), course.decides())?,
            hands: hands(state),
            after: entry.map(|entry| KingsAfter {
                seat,
                token: entry.ply.to_string(),
                detail: course.detail(entry),
            }),
        })
    }
}

fn hands(state: &State) -> BTreeMap<&'static str, HandView> {
    let players = state.public().options().players;
    let hand = |seat: Seat| {
        let hand = state.hand(seat);
        HandView {
            cards: hand.cards.numbers().collect(),
            aside: hand.aside.numbers().collect(),
        }
    };
    let seats = players.seats();
    seats
        .map(|seat| (name(players, seat), hand(seat)))
        .collect()
}
