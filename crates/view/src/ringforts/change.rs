//! Changes: the differences between two ringfort boards, with the values before and after, so that a client can step in either direction.

use ringforts::{Color, FirstMeasureKind, Hill, Hills, Kings, Position};
use serde::Serialize;
use utoipa::ToSchema;

/// The differences between two boards. Sides are written as 0 for Red and 1 for Blue; equal parts are omitted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct RingfortsChange {
    /// The ringforts that came, went or changed their side, by hill.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ringforts: Vec<HillChange>,
    /// The kings that came or went, by hill: a king that moves is one of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kings: Vec<HillChange>,
    /// The bridges that came or went.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LinkChange>,
    /// The number of kingdoms of each side. Rule: B6
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kingdoms: Option<CountChange>,
    /// The number of kings that each side has lost. Rule: HK12
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings_lost: Option<CountChange>,
}

/// The side whose piece stood on a hill, and the one whose piece stands there now; left out where none does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct HillChange {
    /// The hill.
    pub hill: &'static str,
    /// The side before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    /// The side after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
}

/// A bridge that came or went.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LinkChange {
    /// Its two hills, such as `E4E5`.
    pub link: String,
    /// Its side.
    pub side: usize,
    /// True if it stands now, false if it stood before.
    pub after: bool,
}

/// A number of each side, Red's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct CountChange {
    /// Before.
    pub before: [u8; 2],
    /// After.
    pub after: [u8; 2],
}

impl RingfortsChange {
    /// The differences between two positions of one variant.
    pub fn between(before: &Position, after: &Position) -> Self {
        let book = after.variant().book();
        let ringforts = |position: &Position| Color::BOTH.map(|color| position.ringforts(color));
        let lost = |position: &Position| Color::BOTH.map(|color| position.kings_lost(color));
        let is_in_kingdoms = book.first_measure == FirstMeasureKind::Kingdoms;
        let has_captures = book.kings == Kings::Three;
        Self {
            ringforts: hills(ringforts(before), ringforts(after)),
            kings: hills(kings(before), kings(after)),
            links: links(before, after),
            kingdoms: CountChange::of(kingdom_counts(before), kingdom_counts(after))
                .filter(|_| is_in_kingdoms),
            kings_lost: CountChange::of(lost(before), lost(after)).filter(|_| has_captures),
        }
    }

    /// Returns true if both boards are equal.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Ends with the second of these sets of kings where it ended with the first.
    pub fn end_with_kings(&mut self, ended: [Hills; 2], shown: [Hills; 2]) {
        for change in hills(ended, shown) {
            match self.kings.iter_mut().find(|king| king.hill == change.hill) {
                Some(king) => king.after = change.after,
                None => self.kings.push(change),
            }
        }
        self.kings.retain(|king| king.before != king.after);
        self.kings.sort_by_key(|king| king.hill);
    }
}

impl CountChange {
    fn of(before: [u8; 2], after: [u8; 2]) -> Option<Self> {
        (before != after).then_some(Self { before, after })
    }
}

fn kings(position: &Position) -> [Hills; 2] {
    Color::BOTH.map(|color| position.kings(color))
}

fn kingdom_counts(position: &Position) -> [u8; 2] {
    Color::BOTH.map(|color| position.kingdoms(color).count() as u8)
}

/// The hills where the pieces of one kind differ.
fn hills(before: [Hills; 2], after: [Hills; 2]) -> Vec<HillChange> {
    let side = |sets: [Hills; 2], hill: Hill| sets.iter().position(|set| set.has(hill));
    let differ = |color: usize| (before[color] - after[color]) | (after[color] - before[color]);
    let hills = (differ(0) | differ(1)).into_iter();
    hills
        .map(|hill| HillChange {
            hill: hill.name(),
            before: side(before, hill),
            after: side(after, hill),
        })
        .collect()
}

fn links(before: &Position, after: &Position) -> Vec<LinkChange> {
    let of_side = |color: Color| {
        let (old, new) = (before.bridges(color), after.bridges(color));
        let gone = (old - new).into_iter().map(|link| (link, false));
        let made = (new - old).into_iter().map(|link| (link, true));
        gone.chain(made).map(move |(link, after)| LinkChange {
            link: link.to_string(),
            side: color.index(),
            after,
        })
    };
    Color::BOTH.into_iter().flat_map(of_side).collect()
}

#[cfg(test)]
mod tests {
    use game::{Effects, Tokens};

    use super::*;

    fn change(text: &str, token: &str) -> RingfortsChange {
        let before: Position = text.parse().expect("a position");
        let mut after = before;
        let mv = after.read_move(token).expect("a token");
        after.play_observed(mv, &mut ());
        RingfortsChange::between(&before, &after)
    }

    #[test]
    fn a_king_that_captures_a_king_changes_three_hills_and_a_count() {
        let text = "high-kings-1 2R2/7/2r1r2/1rB1Br1/1RrBr2/3r3/3R1 red battle 0:0 - -";
        let change = change(text, "B3-D4");
        let kings: Vec<_> = change
            .kings
            .iter()
            .map(|king| (king.hill, king.before, king.after))
            .collect();
        let (red, blue) = (Some(0), Some(1));
        assert_eq!(
            kings,
            [
                ("B3", red, None),
                ("C4", blue, None),
                ("D3", blue, None),
                ("D4", None, red),
                ("E4", blue, None)
            ]
        );
        assert_eq!(change.kings_lost, CountChange::of([0, 0], [0, 3]));
    }

    #[test]
    fn an_old_end_shows_the_kings_that_its_players_saw() {
        let mut change = RingfortsChange {
            kings: hills([Hills::of(hill("B7")), Hills::NONE], [Hills::NONE; 2]),
            ..RingfortsChange::default()
        };
        change.end_with_kings([Hills::NONE; 2], [Hills::of(hill("A5")), Hills::NONE]);
        let kings: Vec<_> = change
            .kings
            .iter()
            .map(|king| (king.hill, king.before, king.after))
            .collect();
        assert_eq!(kings, [("A5", None, Some(0)), ("B7", Some(0), None)]);
        change.end_with_kings(
            [Hills::of(hill("A5")), Hills::NONE],
            [Hills::of(hill("B7")), Hills::NONE],
        );
        assert!(change.is_empty(), "{change:?}");
    }

    fn hill(name: &str) -> Hill {
        Hill::from_name(name).expect("a hill")
    }
}
