//! Sacred Hill: knight's moves apart in Manoeuvres, then kingdoms grow in Battle.
//!
//! Level 2 replaces the choice in Battle by orders of priority, doubles restrict it to the seat's own area.

use game::Observer;

use crate::rule_book::{Clauses, VariantRules};
use crate::{
    Color, Effect, FinalCycle, FirstMeasureKind, Hill, Hills, Kings, Level, Move, MoveKind, Moves,
    Overlay, Phase, Position, Reason, RuleBook, RuleSet, Violation, building_turn,
};

const BOOK: RuleBook = RuleBook {
    name: "sacred-hill",
    phases: &[Phase::Manoeuvres, Phase::Battle, Phase::Over],
    kings: Kings::None,
    first_measure: FirstMeasureKind::Kingdoms,
    max_points: 2 + 45,
    final_cycle: FinalCycle::AfterOut,
    announces_battle: true,
    makes_links_singly: false,
    has_spare: false,
    can_repeat: false,
    quarter_turn_exchanges_colors: false,
    rule_set: RuleSet::SacredHill,
    check: |_| Ok(()),
    explain,
    explain_over: |_| Violation::Over,
};

pub(crate) const LEVEL_1: VariantRules = VariantRules {
    name: "sacred-hill-1",
    book: &BOOK,
    level: Level::One,
    is_doubles: false,
    move_kinds: &[MoveKind::Build, MoveKind::Capture],
    overlays: &[Overlay::Sieges, Overlay::ForcedCaptures],
    lessons: &[
        "how-leap",
        "how-adjacent",
        "how-siege",
        "how-kingdoms",
        "how-end",
    ],
    clauses: Clauses {
        manoeuvres: "SH3",
        battle: "SH5",
        forced: "SH7",
        score: "M2",
        end: "M6",
    },
};

pub(crate) const LEVEL_2: VariantRules = VariantRules {
    name: "sacred-hill-2",
    level: Level::Two,
    overlays: &[
        Overlay::Sieges,
        Overlay::ForcedCaptures,
        Overlay::OrdersOfPriority,
    ],
    lessons: &[
        "how-leap",
        "how-orders",
        "how-siege",
        "how-kingdoms",
        "how-end",
    ],
    clauses: Clauses {
        battle: "SHL2",
        forced: "SHL2",
        ..LEVEL_1.clauses
    },
    ..LEVEL_1
};

pub(crate) const DOUBLES_1: VariantRules = VariantRules {
    name: "sacred-hill-doubles-1",
    is_doubles: true,
    lessons: &[
        "how-areas",
        "how-leap-doubles",
        "how-adjacent",
        "how-siege",
        "how-kingdoms",
        "how-end",
    ],
    clauses: Clauses {
        manoeuvres: "SHD3",
        battle: "SHD5",
        ..LEVEL_1.clauses
    },
    ..LEVEL_1
};

pub(crate) const DOUBLES_2: VariantRules = VariantRules {
    name: "sacred-hill-doubles-2",
    is_doubles: true,
    lessons: &[
        "how-areas",
        "how-leap-doubles",
        "how-orders",
        "how-siege",
        "how-kingdoms",
        "how-end",
    ],
    clauses: Clauses {
        manoeuvres: "SHD3",
        battle: "SHD5",
        ..LEVEL_2.clauses
    },
    ..LEVEL_2
};

/// The legal moves of either phase. Rule: SH2-SH7, SHL2, SHD2-SHD5
#[inline(always)]
pub(crate) fn moves(position: &Position) -> Moves {
    match position.phase {
        Phase::Manoeuvres => Moves::places(manoeuvres(position), Hills::NONE),
        _ => battle(position),
    }
}

/// Announces BATTLE for all seats, then OUT. Rule: SH4, SHD4, SH8, SHD6
#[inline(always)]
pub(crate) fn settle(position: &mut Position, observer: &mut impl Observer<Effect>) {
    if position.phase == Phase::Manoeuvres {
        if !manoeuvres(position).is_empty() {
            return;
        }
        position.begin_battle(observer);
    }
    building_turn::settle(position, observer);
}

/// The hills to build on in Manoeuvres. Rule: SH2, SH3, SHD2, SHD3
#[inline(always)]
fn manoeuvres(position: &Position) -> Hills {
    let mover = position.mover();
    let own = position.ringforts(mover);
    let hills = if own.is_empty() {
        first_hills(position, mover)
    } else {
        own.knight_moves() - own.closer_than_knight()
    };
    hills & position.vacant() & position.area()
}

/// The hills for the first ringfort of a color. Rule: SH2, SHD3
#[inline(always)]
fn first_hills(position: &Position, mover: Color) -> Hills {
    if position.variant().is_doubles() {
        position.variant().shared_row(mover)
    } else {
        Hills::BOARD
    }
}

/// The legal moves of Battle: on Level 1 captures if there are any, on Level 2 the hills of the highest priority.
/// Rule: SH5-SH7, SHL2, SHD5
#[inline(always)]
fn battle(position: &Position) -> Moves {
    let (vacant, besieged) = reach(position);
    if position.is_level_2() {
        let highest = highest_priority(position, vacant | besieged);
        Moves::places(vacant & highest, besieged & highest)
    } else if besieged.is_empty() {
        Moves::places(buildable(position), Hills::NONE)
    } else {
        Moves::places(Hills::NONE, besieged)
    }
}

/// The vacant hills and the besieged enemy ringforts in the area of the seat to move. Rule: SHD5
#[inline(always)]
fn reach(position: &Position) -> (Hills, Hills) {
    let area = position.area();
    (position.vacant() & area, position.besieged() & area)
}

/// The vacant hills next to friendly ringforts, or any if there is none. Rule: SH5, SH6
#[inline(always)]
fn buildable(position: &Position) -> Hills {
    let vacant = position.vacant() & position.area();
    let beside = vacant & position.ringforts(position.mover()).neighbors();
    if beside.is_empty() { vacant } else { beside }
}

/// Of the hills in reach, vacant or besieged, those of the highest order of priority. Rule: SHL1, SHL2
#[inline(always)]
fn highest_priority(position: &Position, all: Hills) -> Hills {
    let [_, one, two, three, four] = position.ringforts(position.mover()).neighbor_counts();
    let mut highest = all;
    for at_least in [one, two, three, four] {
        let higher = highest & at_least;
        if higher.is_empty() {
            break;
        }
        highest = higher;
    }
    highest
}

/// Hills by how many of these ringforts are next to them, 0 to 4: the others are left out. Rule: SHL1
pub(crate) fn orders(own: Hills, all: Hills) -> [Hills; 5] {
    let [_, one, two, three, four] = own.neighbor_counts();
    [all - one, one - two, two - three, three - four, four].map(|hills| hills & all)
}

impl Position {
    /// The orders of priority, 0 to 4, that the seat to move sees: one set of hills a number, vacant hills and
    /// besieged enemy ringforts in its area. Only in Battle of Sacred Hill do they say what must be played.
    /// Rule: SHL1, SHD5
    pub fn orders_of_priority(&self) -> [Hills; 5] {
        let (vacant, besieged) = reach(self);
        orders(self.ringforts(self.mover()), vacant | besieged)
    }

    /// Returns whether the seat to move sees no order of priority above 1: a lull, in Battle of Level 2. Rule: SHL3
    pub fn is_lull(&self) -> bool {
        let [_, _, higher @ ..] = self.orders_of_priority();
        higher.into_iter().all(Hills::is_empty)
    }
}

/// Explains why a move on a hill that can be built on or taken, in the seat's own area, is not legal. Rule: B12
pub(crate) fn explain(position: &Position, mv: Move) -> Reason {
    match (position.phase, mv) {
        (Phase::Manoeuvres, Move::Build(hill)) => explain_manoeuvre(position, hill),
        (Phase::Manoeuvres, _) => Violation::NoCaptureInManoeuvres.on(mv.target()),
        (_, Move::Capture(hill)) if !position.besieged().has(hill) => {
            Violation::NotBesieged.on(hill)
        }
        _ if position.is_level_2() => {
            let (vacant, besieged) = reach(position);
            Violation::HigherPriority.on(highest_priority(position, vacant | besieged))
        }
        _ => explain_battle(position, mv),
    }
}

/// Level 1. While a capture is due nothing may be built, beside a friend or not. Rule: SH5, SH7
fn explain_battle(position: &Position, mv: Move) -> Reason {
    let (_, besieged) = reach(position);
    if besieged.is_empty() {
        return Violation::NotBesideFriend.on(mv.target());
    }
    Violation::MustCapture.on(besieged)
}

/// Explains why nothing may be built on a vacant hill in Manoeuvres. Rule: SH3, SHD3
fn explain_manoeuvre(position: &Position, hill: Hill) -> Reason {
    let own = position.ringforts(position.mover());
    let too_close = own & Hills::of(hill).closer_than_knight();
    if own.is_empty() {
        off_shared(position.mover(), hill)
    } else if too_close.is_empty() {
        Violation::NoKnightsMove.on(hill)
    } else {
        Violation::TooClose.on(too_close)
    }
}

/// Explains why the first ringfort of a color does not go there. Rule: SHD3
fn off_shared(color: Color, hill: Hill) -> Reason {
    let why = match color {
        Color::Red => Violation::OffSharedRow,
        Color::Blue => Violation::OffSharedColumn,
    };
    why.on(hill)
}
