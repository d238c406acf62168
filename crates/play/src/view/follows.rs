//! The immediate consequences of a legal move of a ringfort game, so that a client can draw them before the server answers.

use ::view::joined_kingdoms;
use game::Game;
use ringforts::{Color, Hill, Hills, Link, Move, Overlay, Position};

/// The consequences of a move on the hill where a ringfort is built or captured, or a king arrives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Follows {
    /// The hill.
    pub(super) hill: &'static str,
    /// The bridges that are made there, two hills each. Rule: B5
    pub(super) links: String,
    /// One hill of each kingdom that becomes one with the others; empty if none does. Rule: B6
    pub(super) joins: String,
    /// The enemy ringforts that become besieged, where sieges count. Rule: B7
    pub(super) besieges: String,
}

impl Follows {
    /// The consequences of a move; `None` if it leads to no hill, or its end depends on more than that hill.
    pub(super) fn of(position: &Position, mv: Move) -> Option<Self> {
        let (Move::Build(hill)
        | Move::Capture(hill)
        | Move::Step { to: hill, .. }
        | Move::Take { to: hill, .. }) = mv
        else {
            return None;
        };
        let color = Color::of_seat(position.seat()?);
        let after = played(position, mv);
        let linked = |position: &Position| position.bridges(color).of_hill(hill);
        Some(Self {
            hill: hill.name(),
            links: texts(hill, linked(&after) - linked(position)),
            joins: names(joined(position, &after, color, hill)),
            besieges: names(besieged(&after, color) - besieged(position, color)),
        })
    }
}

/// One hill of each kingdom of a color that a ringfort on a hill makes one with others.
fn joined(before: &Position, after: &Position, color: Color, hill: Hill) -> Hills {
    let is_joined = joined_kingdoms(before, after)
        .iter()
        .any(|event| event.color == color);
    if !is_joined {
        return Hills::NONE;
    }
    let whole = after.kingdoms(color).find(|kingdom| kingdom.has(hill));
    let parts = before
        .kingdoms(color)
        .filter(|part| !(*part & whole.unwrap_or(Hills::NONE)).is_empty());
    parts.filter_map(Hills::first).collect()
}

/// The ringforts of the enemy of a color that are besieged, where that means something.
fn besieged(position: &Position, color: Color) -> Hills {
    let has_sieges = position.variant().overlays().contains(&Overlay::Sieges);
    if has_sieges {
        position.besieged_ringforts(color.enemy())
    } else {
        Hills::NONE
    }
}

fn names(hills: Hills) -> String {
    hills.into_iter().map(Hill::name).collect()
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play(mv);
    after
}

/// The bridges between a hill and some of its neighbors, two hills each.
fn texts(hill: Hill, linked: Hills) -> String {
    let bridges = linked
        .into_iter()
        .filter_map(|other| Link::new(hill.min(other), hill.max(other)));
    bridges.map(|link| link.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use game::Moves;
    use ringforts::Variant;

    use super::*;

    /// Plays the first move that is legal so many times.
    fn after(variant: Variant, moves: usize) -> Position {
        let mut position = Position::start(variant);
        for _ in 0..moves {
            let first = position.moves().iter().next().expect("the game goes on");
            position.play(first);
        }
        position
    }

    #[test]
    fn a_ringfort_beside_its_like_makes_bridges() {
        let position = after(Variant::FourTreasures, 6);
        let hills = position.ringforts(Color::Red);
        for hill in position.vacant() {
            let found = Follows::of(&position, Move::Build(hill)).expect("a hill");
            let count = (Hills::of(hill).neighbors() & hills).len();
            assert_eq!(found.links.len() / 4, count, "{hill}");
        }
    }

    #[test]
    fn kingdoms_that_are_joined_and_ringforts_that_are_besieged_are_named() {
        let follows = |text: &str, hill: &str| {
            let position: Position = text.parse().expect("a position");
            let hill = Hill::from_name(hill).expect("a hill");
            let found = Follows::of(&position, Move::Build(hill)).expect("a hill");
            [found.joins, found.besieges]
        };
        let joining = "sacred-hill-1 5/7/3r3/2r1r2/7/7/5 red battle - - -";
        assert_eq!(follows(joining, "D4"), ["C4D5E4", ""]);
        assert_eq!(follows(joining, "C3"), ["", ""], "one kingdom only grows");
        let besieging = "sacred-hill-1 5/7/3r3/2rbr2/2r4/7/5 red battle - - -";
        assert_eq!(follows(besieging, "D3"), ["", "D4"]);
    }
}
