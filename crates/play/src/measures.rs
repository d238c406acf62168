//! What the points of ringfort games are made of, as the board stands.

use catalog::AnyGame;
use serde_json::Value;

/// The points of each side and their measures, by name; nothing of Seat of Kings. Rule: M5
pub(crate) fn of(game: &AnyGame) -> Option<Value> {
    if matches!(game, AnyGame::SeatOfKings(_)) {
        return None;
    }
    let score = game.score();
    let points = score.points.into_iter().map(|(_, points)| points);
    let points: Vec<u8> = points.collect();
    let measures = score.measures.into_iter();
    let pairs = measures.map(|(name, numbers)| (name.to_owned(), numbers.to_vec().into()));
    let told = [("points".to_owned(), points.into())].into_iter();
    Some(Value::Object(told.chain(pairs).collect()))
}
