//! Four Treasures: build anywhere, capture what is besieged, count bridges.

use crate::rule_book::{Clauses, VariantRules};
use crate::{
    FinalCycle, FirstMeasureKind, Hills, Kings, Level, Move, MoveKind, Moves, Overlay, Phase,
    Position, Reason, RuleBook, RuleSet, Violation,
};

const BOOK: RuleBook = RuleBook {
    name: "four-treasures",
    phases: &[Phase::Battle, Phase::Over],
    kings: Kings::None,
    first_measure: FirstMeasureKind::Bridges,
    // All 76 pairs of neighbors are bridges of one side.
    max_points: 2 + 76,
    final_cycle: FinalCycle::AfterOut,
    announces_battle: false,
    makes_links_singly: false,
    has_spare: false,
    can_repeat: false,
    quarter_turn_exchanges_colors: false,
    rule_set: RuleSet::FourTreasures,
    check: |_| Ok(()),
    explain,
    explain_over: |_| Violation::Over,
};

pub(crate) const SINGLES: VariantRules = VariantRules {
    name: "four-treasures",
    book: &BOOK,
    level: Level::One,
    is_doubles: false,
    move_kinds: &[MoveKind::Build, MoveKind::Capture],
    overlays: &[Overlay::Sieges, Overlay::ForcedCaptures],
    lessons: &["how-anywhere", "how-siege", "how-bridges", "how-end"],
    clauses: Clauses {
        manoeuvres: "",
        battle: "",
        forced: "FT2",
        score: "M3",
        end: "M6",
    },
};

pub(crate) const DOUBLES: VariantRules = VariantRules {
    name: "four-treasures-doubles",
    is_doubles: true,
    lessons: &[
        "how-areas",
        "how-anywhere",
        "how-siege",
        "how-bridges",
        "how-end",
    ],
    ..SINGLES
};

/// The legal moves: captures if there are any, else builds. Rule: FT1, FT2, FT4
#[inline(always)]
pub(crate) fn moves(position: &Position) -> Moves {
    let captures = position.besieged() & position.area();
    let builds = position.vacant() & position.area();
    Moves::places(builds.only_if(captures.is_empty()), captures)
}

/// Explains why a move on a hill that can be built on or taken, in the seat's own area, is not legal. Rule: B12
pub(crate) fn explain(position: &Position, mv: Move) -> Reason {
    let captures: Hills = position.besieged() & position.area();
    match mv {
        Move::Capture(hill) => Violation::NotBesieged.on(hill),
        _ => Violation::MustCaptureTreasure.on(captures),
    }
}
