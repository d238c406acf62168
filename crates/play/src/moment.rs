//! Moments of ringfort games outside of tables: those of an editor, and those of games that are over.

use catalog::{AnyGame, PlyRef};
use serde::Serialize;
use utoipa::ToSchema;

use crate::course::Course;
use crate::log::Entry;
use crate::view::{ActionInput, PlyFields};
use crate::{Ending, Legal, Measures, Refusal, RingfortsView};

/// A moment of a ringfort game, all of which everybody may know.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Moment {
    /// The name of the variant.
    pub variant: &'static str,
    /// The position text.
    pub position: String,
    /// The seat to move; nothing if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'static str>,
    /// The board with all that the rules say of it.
    pub board: RingfortsView,
    /// The points of each side as the board stands, and what they are made of. Rule: M5
    #[schema(value_type = HashMap<String, Vec<u32>>)]
    pub measures: Measures,
    /// The decision that led here; nothing at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The legal decisions of the seat to move; nothing if the game is over, or they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// The end of the game, at the last moment of a game at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// The end of a game at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ended {
    /// The way in which it left.
    pub ending: Ending,
    /// The points of each side.
    pub points: Vec<u8>,
}

/// A decision that led to a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct After {
    /// The seat that decided.
    pub seat: &'static str,
    /// The token of the action.
    pub token: String,
    /// The same by its fields.
    pub action: PlyFields,
    /// The announcements: `battle`, `out`.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
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
        actions: impl IntoIterator<Item = &'a ActionInput>,
    ) -> Result<Option<Self>, Refusal> {
        let mut course = Course::new(start);
        let mut seat = course.game().seat_name();
        for action in actions {
            seat = enter(&mut course, action)?;
        }
        let moment = Self::of(&course, seat);
        Ok(moment.map(|moment| Self {
            legal: moment
                .turn
                .and_then(|_| course.game().as_ringforts().map(Legal::of_line)),
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
        actions: impl IntoIterator<Item = &'a ActionInput>,
    ) -> Result<Vec<Self>, Refusal> {
        let mut course = Course::new(start);
        let mut moments: Vec<Self> = Self::of(&course, None).into_iter().collect();
        for action in actions {
            let seat = enter(&mut course, action)?;
            moments.extend(Self::of(&course, seat));
        }
        Ok(moments)
    }

    /// Shows the final position that was stored with a finished game in place of this one, if it differs in kings alone: rules
    /// before version 2 left the kings of a side that HK9 forces to pass on the board. Returns whether it is that position now.
    pub fn show_stored_final(&mut self, stored: &str) -> bool {
        if self.position == stored {
            return true;
        }
        let Ok(game) = AnyGame::read_position(stored) else {
            return false;
        };
        let Some(moment) = Self::of(&Course::new(game), None) else {
            return false;
        };
        let is_same = moment.variant == self.variant
            && moment.turn == self.turn
            && moment.board.ringforts == self.board.ringforts
            && moment.measures == self.measures;
        if is_same {
            self.position = moment.position;
            self.board = moment.board;
        }
        is_same
    }

    /// The moment of a course to which this seat has led.
    fn of(course: &Course, seat: Option<&'static str>) -> Option<Self> {
        let game = course.game();
        let after = |entry: Entry<'_>| {
            Some(After {
                seat: seat?,
                token: entry.ply.to_string(),
                action: PlyFields::of(entry.ply),
                notices: entry.notice.names(),
            })
        };
        Some(Self {
            variant: game.variant().name(),
            position: game.to_string(),
            turn: game.seat_name(),
            board: RingfortsView::of_game(game)?,
            measures: Measures::of_game(game)?,
            after: course.log().last().and_then(after),
            legal: None,
            ended: None,
        })
    }
}

/// Plays an action. Returns the seat that acted.
fn enter(course: &mut Course, input: &ActionInput) -> Result<Option<&'static str>, Refusal> {
    let seat = course.game().seat_name();
    if seat.is_none() {
        return Err(Refusal::Over);
    }
    let action = input.action(course.game()).ok_or(Refusal::NotAMove)?;
    course.enter(None, PlyRef::Action(action), 0)?;
    Ok(seat)
}
