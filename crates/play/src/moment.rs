//! Moments of ringfort games outside of tables: those of an editor, and those of games that are over.

use catalog::AnyGame;
use serde::Serialize;
use ts_rs::TS;

use crate::course::Course;
use crate::log::Entry;
use crate::{Ending, Legal, Measures, Refusal, RingfortsView};

/// A moment of a ringfort game, all of which everybody may know.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct Moment {
    /// The name of the variant.
    pub variant: &'static str,
    /// The position text.
    pub position: String,
    /// The seat to move; nothing if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'static str>,
    /// What can be drawn of its board.
    pub board: RingfortsView,
    /// The points of each side as the board stands, and what they are made of. Rule: M5
    #[ts(type = "Record<string, number[]>")]
    pub measures: Measures,
    /// The decision that led here; nothing at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The legal decisions of the seat to move; nothing if the game is over, or they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// How the game ended at this moment, if it was the last one of a game at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// How a game at a table ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Ended {
    /// How.
    pub ending: Ending,
    /// The points of each side.
    pub points: Vec<u8>,
}

/// A decision that led to a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct After {
    /// Who decided.
    pub seat: &'static str,
    /// The decision.
    #[ts(type = "string")]
    pub token: Box<str>,
    /// What was announced: `battle`, `out`.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub notices: &'static [&'static str],
}

impl Moment {
    /// The moment of a ringfort game after these decisions, with what is legal there; nothing of Seat of Kings.
    ///
    /// # Errors
    ///
    /// If a decision is no token of the variant, or not legal after those before it.
    pub fn after<'a>(
        start: AnyGame,
        decisions: impl IntoIterator<Item = &'a str>,
    ) -> Result<Option<Self>, Refusal> {
        let mut course = Course::new(start);
        let mut seat = course.game().seat();
        for decision in decisions {
            seat = enter(&mut course, decision)?;
        }
        let moment = Self::of(&course, seat);
        Ok(moment.map(|moment| Self {
            legal: moment.turn.map(|_| Legal::of_ringforts(course.game())),
            ..moment
        }))
    }

    /// All moments of a ringfort game, from its start to where these decisions lead, without what is legal there; none of
    /// Seat of Kings.
    ///
    /// # Errors
    ///
    /// As [`Moment::after`].
    pub fn all<'a>(
        start: AnyGame,
        decisions: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<Self>, Refusal> {
        let mut course = Course::new(start);
        let mut moments: Vec<Self> = Self::of(&course, None).into_iter().collect();
        for decision in decisions {
            let seat = enter(&mut course, decision)?;
            moments.extend(Self::of(&course, seat));
        }
        Ok(moments)
    }

    /// Where a course stands, to which this seat has led.
    fn of(course: &Course, seat: Option<&'static str>) -> Option<Self> {
        let game = course.game();
        let after = |entry: Entry<'_>| {
            Some(After {
                seat: seat?,
                token: entry.token.into(),
                notices: entry.notice.names(),
            })
        };
        Some(Self {
            variant: game.variant().name(),
            position: game.to_string(),
            turn: game.seat(),
            board: RingfortsView::of_game(game)?,
            measures: Measures::of_game(game)?,
            after: course.log().last().and_then(after),
            legal: None,
            ended: None,
        })
    }
}

/// Plays a decision and gives the seat that made it.
fn enter(course: &mut Course, decision: &str) -> Result<Option<&'static str>, Refusal> {
    let seat = course.game().seat();
    if seat.is_none() {
        return Err(Refusal::Over);
    }
    course.enter(None, decision, 0)?;
    Ok(seat)
}
