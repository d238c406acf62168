//! Moments of ringfort games outside of tables: those of an editor, and those of games that are over.

use catalog::{AnyGame, PlayError, PlyRef};
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::step::Step;
use crate::view::{ActionInput, LogDetail};
use crate::{Ending, Legal, Measures, Refusal, RingfortsView};

/// A moment of a ringfort game, all of which everybody may know.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Moment {
    /// The name of the variant.
    pub variant: &'static str,
    /// The position text.
    pub position: String,
    /// The seat to move; absent if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'static str>,
    /// The seats, in turn order.
    pub seats: Vec<SeatSide>,
    /// The board with everything that the rules say about it.
    pub board: RingfortsView,
    /// The points of each side on the current board, and the measures behind them. Rule: M5
    #[schema(value_type = HashMap<String, Vec<u32>>)]
    pub measures: Measures,
    /// The decision that led here; absent at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The legal decisions of the seat to move; absent if the game is over, or if they were not requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// The end of the game, at the last moment of a game at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// A seat of a ringfort game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatSide {
    /// Its name.
    pub seat: &'static str,
    /// The number of its side, from 0. Rule: SHD1
    pub side: usize,
}

/// The end of a game at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ended {
    /// The way in which it ended.
    pub ending: Ending,
    /// The points of each side.
    pub points: Vec<u8>,
}

/// A decision or an event of chance that led to a moment of a game of either family.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct After {
    /// The seat that decided; `None` for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// The token of the action, or the text of the draw.
    pub token: String,
    /// The same by its fields, with its effects and changes.
    pub detail: LogDetail,
}

impl After {
    /// Plays an action or a draw.
    pub(crate) fn play(game: &mut AnyGame, ply: PlyRef<'_>) -> Result<Self, PlayError> {
        let seat = game.seat_name();
        Ok(Self {
            seat,
            token: ply.to_string(),
            detail: LogDetail::of(ply, Step::play(game, ply)?),
        })
    }
}

impl Moment {
    /// The moment of a ringfort game after these decisions, with what is legal there; nothing of Seat of Kings.
    ///
    /// # Errors
    ///
    /// If a decision is no token of the variant, or not legal after those before it.
    pub fn after(
        start: AnyGame,
        actions: impl IntoIterator<Item: Into<ActionInput>>,
    ) -> Result<Option<Self>, Refusal> {
        let (mut game, mut after) = (start, None);
        for action in actions {
            after = Some(play(&mut game, &action.into())?);
        }
        let moment = Self::of(&game, after);
        Ok(moment.map(|moment| Self {
            legal: moment
                .turn
                .and_then(|_| game.as_ringforts().map(Legal::of_line)),
            ..moment
        }))
    }

    /// All moments of a ringfort game, from its start to where these decisions lead, without what is legal there; none of
    /// Seat of Kings. Each is made when it is asked for; an error as of [`Moment::after`] is the last one.
    pub fn each(
        start: AnyGame,
        actions: impl IntoIterator<Item: Into<ActionInput>>,
    ) -> impl Iterator<Item = Result<Self, Refusal>> {
        let first = Self::of(&start, None).map(Ok);
        let rest = actions.into_iter().scan(Some(start), |left, action| {
            let mut game = left.take()?;
            let played = play(&mut game, &action.into());
            let moment = played.map(|after| Self::of(&game, Some(after)));
            *left = moment.is_ok().then_some(game);
            Some(moment.transpose())
        });
        first.into_iter().chain(rest.flatten())
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
        let Some(moment) = Self::of(&game, None) else {
            return false;
        };
        let is_same = moment.variant == self.variant
            && moment.turn == self.turn
            && moment.board.ringforts == self.board.ringforts
            && moment.measures == self.measures;
        if is_same {
            if let Some(after) = &mut self.after {
                let kings = |board: &RingfortsView| board.kings.map(|hills| hills.0);
                after
                    .detail
                    .end_with_kings(kings(&self.board), kings(&moment.board));
            }
            self.position = moment.position;
            self.board = moment.board;
        }
        is_same
    }

    /// The moment of a game to which this has led.
    fn of(game: &AnyGame, after: Option<After>) -> Option<Self> {
        let variant = game.variant();
        let seats = variant.seats().into_iter().zip(0..);
        let with_side = |(seat, number)| SeatSide {
            seat,
            side: variant.side(Seat::new(number)),
        };
        Some(Self {
            variant: variant.name(),
            position: game.to_string(),
            turn: game.seat_name(),
            seats: seats.map(with_side).collect(),
            board: RingfortsView::of_game(game)?,
            measures: Measures::of_game(game)?,
            after,
            legal: None,
            ended: None,
        })
    }
}

/// Plays an action, and says what it did.
fn play(game: &mut AnyGame, input: &ActionInput) -> Result<After, Refusal> {
    if game.seat_name().is_none() {
        return Err(Refusal::Over);
    }
    let action = input.action()?;
    Ok(After::play(game, PlyRef::Action(action))?)
}
