//! Captures, moves, joins and splits, found by comparing the boards before and after a move.

use ringforts::{Color, FirstMeasureKind, Hill, Hills, Position};

/// A kingdom that was joined from several, or fell into several, at a hill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KingdomEvent {
    /// The side of the kingdoms.
    pub color: Color,
    /// The hill where a ringfort came or went.
    pub hill: Hill,
    /// The number of kingdoms that became one, or that one became.
    pub kingdoms: u8,
}

/// The ringforts that the side to move took from its enemy between two positions.
pub fn captured_ringforts(before: &Position, after: &Position) -> Option<(Color, Hills)> {
    let enemy = Color::of_seat(before.seat()?).enemy();
    let taken = before.ringforts(enemy) - after.ringforts(enemy);
    (!taken.is_empty()).then_some((enemy, taken))
}

/// The one king of the side to move that came to a hill: where it stood before, if it was on the board, and where it stands.
pub fn moved_king(before: &Position, after: &Position) -> Option<(Color, Option<Hill>, Hill)> {
    let color = Color::of_seat(before.seat()?);
    let (old, new) = (before.kings(color), after.kings(color));
    let (gone, come) = (old - new, new - old);
    let is_one = gone.len() <= 1 && come.len() == 1;
    is_one.then_some((color, gone.first(), come.first()?))
}

/// The kingdoms of which several became one, in variants where kingdoms count. Rule: B6
pub fn joined_kingdoms(before: &Position, after: &Position) -> Vec<KingdomEvent> {
    of_both(after, |color| parted(color, after, before))
}

/// The kingdoms that fell into several, in variants where kingdoms count. Rule: B6
pub fn split_kingdoms(before: &Position, after: &Position) -> Vec<KingdomEvent> {
    of_both(after, |color| parted(color, before, after))
}

fn of_both(after: &Position, of: impl Fn(Color) -> Vec<KingdomEvent>) -> Vec<KingdomEvent> {
    let is_counted = after.variant().book().first_measure == FirstMeasureKind::Kingdoms;
    let colors = Color::BOTH.into_iter().filter(|_| is_counted);
    colors.flat_map(of).collect()
}

/// The kingdoms of a side on one board that are several on another, each with a hill that the other lacks.
fn parted(color: Color, whole: &Position, parts: &Position) -> Vec<KingdomEvent> {
    let lacking = whole.ringforts(color) - parts.ringforts(color);
    if lacking.is_empty() {
        return Vec::new();
    }
    let kingdoms = whole.kingdoms(color).filter_map(|kingdom| {
        let hill = (kingdom & lacking).first()?;
        let within = parts
            .kingdoms(color)
            .filter(|part| !(*part & kingdom).is_empty());
        let count = within.count() as u8;
        (count > 1).then_some(KingdomEvent {
            color,
            hill,
            kingdoms: count,
        })
    });
    kingdoms.collect()
}

#[cfg(test)]
mod tests {
    use game::{Effects, Tokens};

    use super::*;

    fn played(text: &str, token: &str) -> [Position; 2] {
        let before: Position = text.parse().expect("a position");
        let mut after = before;
        let mv = after.read_move(token).expect("a token");
        after.play_observed(mv, &mut ());
        [before, after]
    }

    fn told(events: Vec<KingdomEvent>) -> Vec<String> {
        let words = |event: &KingdomEvent| {
            format!("{} {} {}", event.color.name(), event.hill, event.kingdoms)
        };
        events.iter().map(words).collect()
    }

    #[test]
    fn a_ringfort_between_three_kingdoms_joins_them() {
        let [before, after] = played("sacred-hill-1 5/7/3r3/2r1r2/7/7/5 red battle - - -", "D4");
        assert_eq!(told(joined_kingdoms(&before, &after)), ["red D4 3"]);
        assert_eq!(told(split_kingdoms(&after, &before)), ["red D4 3"]);
        assert!(
            split_kingdoms(&before, &after).is_empty()
                && captured_ringforts(&before, &after).is_none()
        );
    }

    #[test]
    fn a_capture_of_the_last_of_a_kingdom_splits_none() {
        let text = "sacred-hill-1 5/7/3r3/2rbr2/3b3/7/5 red battle - - -";
        let [before, after] = played(text, "xD4");
        let captured =
            captured_ringforts(&before, &after).map(|(color, hills)| (color.name(), hills.len()));
        assert_eq!(captured, Some(("blue", 1)));
        assert!(split_kingdoms(&before, &after).is_empty());
    }
}
