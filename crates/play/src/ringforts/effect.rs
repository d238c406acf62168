//! Effects of a move of a ringfort game, as messages.

use ::view::{KingdomEvent, captured_ringforts, joined_kingdoms, moved_king, split_kingdoms};
use catalog::{Action, PlyRef};
use game::Seat;
use ringforts::{Color, Effect, Hill, Hills, Position, Variant};
use serde::Serialize;
use utoipa::ToSchema;

/// One effect of a move. A `side` is 0 for Red and 1 for Blue.
#[expect(
    missing_docs,
    reason = "the sentence of each effect tells what its seats, sides and hills are"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum RingfortsEffect {
    /// The ringfort of a side was captured.
    RingfortCaptured { side: usize, hill: &'static str },
    /// The king of a side went from a hill to another, by a move that names no king. Rule: SD1
    KingMoved {
        side: usize,
        from: &'static str,
        to: &'static str,
    },
    /// A king of a side was set on its new ringfort. Rule: HK1, SD1
    KingPlaced { side: usize, hill: &'static str },
    /// A new ringfort of a side joined this many of its kingdoms into one. Rule: B6
    KingdomsJoined {
        side: usize,
        hill: &'static str,
        kingdoms: u8,
    },
    /// Without the ringfort that it lost on a hill, a kingdom of a side fell into this many. Rule: B6
    KingdomSplit {
        side: usize,
        hill: &'static str,
        kingdoms: u8,
    },
    /// Battle begins with the turn of a seat. Rule: SH4, SHD4, HK4, PC1, SD3
    Battle { seat: &'static str },
    /// A seat has no legal turn and calls OUT. Rule: M6, SD5
    Out { seat: &'static str },
    /// A seat has no legal turn and is skipped. Rule: M6, HK10
    Skipped { seat: &'static str },
    /// A seat has the final turn of the game. Rule: HK9, HK11
    FinalTurn { seat: &'static str },
    /// The king of a side was captured. Rule: HK7
    KingCaptured { side: usize, hill: &'static str },
    /// The stranded king of a side was captured by default. Rule: HKL3, HKL4
    KingCapturedByDefault { side: usize, hill: &'static str },
    /// A side has lost two kings or more, which ends the game. Rule: HK12
    DoubleCapture { side: usize },
    /// A side passed, and its kings left the board from these hills. Rule: HK9
    KingsWithdrawn {
        side: usize,
        hills: Vec<&'static str>,
    },
    /// The side that moved last has to pass too, and its kings left the board from these hills. Rule: HK9
    ForcedPass {
        side: usize,
        hills: Vec<&'static str>,
    },
    /// A position came for the third time: all kings left the board, and the game is over. Rule: HK15
    Repetition,
    /// The bridges that are made at the end of Stone of Destiny, such as `E4E5`. Rule: SD6
    LinksMade { links: Vec<String> },
}

impl RingfortsEffect {
    /// The effects of a move between two positions, of which the rules reported these: what it took, joined and split, and then
    /// those of the rules in their order.
    pub(crate) fn all(
        before: &Position,
        ply: PlyRef<'_>,
        after: &Position,
        reported: &[Effect],
    ) -> Vec<Self> {
        let captured = captured_ringforts(before, after).into_iter();
        let captured = captured.flat_map(|(color, hills)| {
            hills.into_iter().map(move |hill| Self::RingfortCaptured {
                side: color.index(),
                hill: hill.name(),
            })
        });
        let moved = moved_king(before, after).filter(|_| !names_king(ply));
        let moved = moved.map(|(color, from, to)| Self::moved(color, from, to));
        let joined = joined_kingdoms(before, after).into_iter().map(Self::joined);
        let split = split_kingdoms(before, after).into_iter().map(Self::split);
        let variant = after.variant();
        let reported = reported.iter().map(|&effect| Self::of(variant, effect));
        captured
            .chain(moved)
            .chain(joined)
            .chain(split)
            .chain(reported)
            .collect()
    }

    fn moved(color: Color, from: Option<Hill>, to: Hill) -> Self {
        let (side, to) = (color.index(), to.name());
        match from {
            Some(from) => Self::KingMoved {
                side,
                from: from.name(),
                to,
            },
            None => Self::KingPlaced { side, hill: to },
        }
    }

    fn joined(
        KingdomEvent {
            color,
            hill,
            kingdoms,
        }: KingdomEvent,
    ) -> Self {
        Self::KingdomsJoined {
            side: color.index(),
            hill: hill.name(),
            kingdoms,
        }
    }

    fn split(
        KingdomEvent {
            color,
            hill,
            kingdoms,
        }: KingdomEvent,
    ) -> Self {
        Self::KingdomSplit {
            side: color.index(),
            hill: hill.name(),
            kingdoms,
        }
    }

    fn of(variant: Variant, effect: Effect) -> Self {
        let name = |seat: Seat| variant.seat_name(seat);
        let side = Color::index;
        match effect {
            Effect::Battle(seat) => Self::Battle { seat: name(seat) },
            Effect::Out(seat) => Self::Out { seat: name(seat) },
            Effect::Skipped(seat) => Self::Skipped { seat: name(seat) },
            Effect::FinalTurn(seat) => Self::FinalTurn { seat: name(seat) },
            Effect::KingCaptured { color, hill } => Self::KingCaptured {
                side: side(color),
                hill: hill.name(),
            },
            Effect::KingCapturedByDefault { color, hill } => Self::KingCapturedByDefault {
                side: side(color),
                hill: hill.name(),
            },
            Effect::DoubleCapture(color) => Self::DoubleCapture { side: side(color) },
            Effect::KingsWithdrawn { color, hills } => Self::KingsWithdrawn {
                side: side(color),
                hills: names(hills),
            },
            Effect::ForcedPass { color, hills } => Self::ForcedPass {
                side: side(color),
                hills: names(hills),
            },
            Effect::Repetition => Self::Repetition,
            Effect::LinksMade(links) => Self::LinksMade {
                links: links.into_iter().map(|link| link.to_string()).collect(),
            },
        }
    }
}

/// Returns true if an action says itself which king it moves.
const fn names_king(ply: PlyRef<'_>) -> bool {
    matches!(ply, PlyRef::Action(Action::Ringforts(mv)) if mv.origin().is_some())
}

fn names(hills: Hills) -> Vec<&'static str> {
    hills.into_iter().map(Hill::name).collect()
}
