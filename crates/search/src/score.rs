//! The unit of values, and the value of a finished game.

use game::{Scores, Side};

/// The expected points of a side minus the highest points of any other side, in hundredths of a point.
pub type Score = i32;

/// The value of a finished game for a side: its points minus the highest points of any other side, in hundredths.
pub fn terminal_value(scores: &Scores, side: Side) -> Score {
    let own = Score::from(scores.of(side));
    let others = scores.all().iter().enumerate();
    let best = others
        .filter(|&(other, _)| other != side.index())
        .map(|(_, &points)| Score::from(points))
        .max();
    100 * (own - best.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_value_is_against_the_best_of_the_others() {
        let scores = Scores::new(&[3, 0, 5]);
        let of = |side| terminal_value(&scores, Side::new(side));
        assert_eq!([of(0), of(1), of(2)], [-200, -500, 200]);
        assert_eq!(terminal_value(&Scores::new(&[4]), Side::new(0)), 400);
    }
}
