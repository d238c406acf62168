//! The handcrafted evaluation: the points if the game ended now, with a smooth transition where the lead is small.

use ringforts::{Color, FirstMeasure, Hills, Measures, Move, Position, measures};
use search::Score;

/// A point.
const POINT: Score = 100;

/// The points of the winner beyond the difference. Rule: M2, M3
const WIN: Score = 2 * POINT;

/// The value of a position for the side to move.
pub(super) fn value(position: &Position) -> Score {
    let measures = measures(position);
    let ahead = match measures.first {
        FirstMeasure::Kingdoms([red, blue]) => Score::from(blue) - Score::from(red),
        FirstMeasure::Bridges([red, blue]) => Score::from(red) - Score::from(blue),
    };
    let [red, blue] = measures.territory.map(Score::from);
    let value = POINT * ahead + win(4 * ahead + red - blue) + captured(&measures);
    match mover(position) {
        Color::Red => value,
        Color::Blue => -value,
    }
}

/// A static move-ordering score: higher for captures and for hills with many ringforts around.
pub(super) fn ordering_score(position: &Position, mv: Move) -> i32 {
    let Some(hill) = mv.target() else {
        return 0;
    };
    let (mover, around) = (mover(position), hill.neighbors());
    let count = |color| (position.ringforts(color) & around).len() as i32;
    let takes = !(position.ringforts(mover.enemy()) & Hills::of(hill)).is_empty();
    40 * i32::from(takes) + 10 * count(mover) + 5 * count(mover.enemy())
}

/// The expected share of the points for winning, by the lead.
const fn win(lead: Score) -> Score {
    WIN * lead / (lead.abs() + 8)
}

/// Rule: HK13
fn captured(measures: &Measures) -> Score {
    let [red, blue] = measures.kings_captured.unwrap_or_default().map(Score::from);
    POINT * (red - blue)
}

/// The color that is to move; Red if the game is over.
fn mover(position: &Position) -> Color {
    position.seat().map_or(Color::Red, Color::of_seat)
}
