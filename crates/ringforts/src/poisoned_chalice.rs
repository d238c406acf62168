//! Poisoned Chalice: one ringfort on each edge, then rows in which a player may or may not build.

use game::Observer;

use crate::position_error::Fault;
use crate::rule_book::{Clauses, VariantRules};
use crate::setup::{SetupFault, check_counts, first, reading, reads_before, refuse_if_any};
use crate::{
    Color, Effect, FinalCycle, FirstMeasureKind, Hill, Hills, Kings, Level, Move, MoveKind, Moves,
    Overlay, Phase, Position, Reason, RuleBook, RuleSet, Setup, Violation, building_turn,
    row_counts,
};

const BOOK: RuleBook = RuleBook {
    name: "poisoned-chalice",
    phases: &[Phase::Manoeuvres, Phase::Battle, Phase::Over],
    kings: Kings::None,
    first_measure: FirstMeasureKind::Kingdoms,
    max_points: 2 + 45,
    final_cycle: FinalCycle::AfterOut,
    announces_battle: false,
    makes_links_singly: false,
    has_spare: false,
    can_repeat: false,
    quarter_turn_exchanges_colors: true,
    rule_set: RuleSet::PoisonedChalice,
    check,
    explain,
    explain_over: |_| Violation::Over,
};

pub(crate) const SINGLES: VariantRules = VariantRules {
    name: "poisoned-chalice",
    book: &BOOK,
    level: Level::One,
    is_doubles: false,
    move_kinds: &[MoveKind::Build, MoveKind::Capture],
    overlays: &[
        Overlay::Sieges,
        Overlay::ForcedCaptures,
        Overlay::QualifiedRows,
    ],
    lessons: &[
        "how-edges",
        "how-rows",
        "how-siege",
        "how-kingdoms",
        "how-end",
    ],
    clauses: Clauses {
        manoeuvres: "PC1",
        battle: "PC4",
        forced: "PC5",
        score: "M2",
        end: "PC6",
    },
};

/// The four edges: row 1, row 7, column A and column G. Rule: PC1
const EDGES: [Hills; 4] = [
    Hills::row(0),
    Hills::row(6),
    Hills::column(0),
    Hills::column(6),
];

/// The legal moves: in Battle the qualified rows before captures, and captures before other builds.
/// Rule: PC1, PC2, PC4, PC5
#[inline(always)]
pub(crate) fn moves(position: &Position) -> Moves {
    if position.phase == Phase::Manoeuvres {
        return Moves::places(manoeuvres(position), Hills::NONE);
    }
    let vacant = position.vacant();
    let qualified = qualified_lines(position) & vacant;
    if !qualified.is_empty() {
        return Moves::places(qualified, Hills::NONE);
    }
    let captures = position.besieged();
    Moves::places(vacant.only_if(captures.is_empty()), captures)
}

/// Battle begins after eight turns, and the game ends by OUT. Rule: PC1, PC6
#[inline(always)]
pub(crate) fn settle(position: &mut Position, observer: &mut impl Observer<Effect>) {
    if position.phase == Phase::Manoeuvres {
        if position.vacant().len() > Hill::COUNT - 8 {
            return;
        }
        position.begin_battle(observer);
    }
    building_turn::settle(position, observer);
}

/// The hills of edges that the mover has not built on, not opposite any ringfort. Rule: PC1, PC2
fn manoeuvres(position: &Position) -> Hills {
    let own = position.ringforts(position.mover());
    let vacant = position.vacant();
    let free = EDGES.into_iter().filter(|&edge| (edge & own).is_empty());
    (free.fold(Hills::NONE, Hills::with) & vacant) - opposite(!vacant)
}

/// The hills across the board from those of a set that lie on edges. Rule: PC2
fn opposite(hills: Hills) -> Hills {
    let bits = hills.bits();
    let rows =
        Hills::from_bits(bits << 6) & Hills::row(6) | Hills::from_bits(bits >> 6) & Hills::row(0);
    let columns = Hills::from_bits(bits << 48) & Hills::column(6)
        | Hills::from_bits(bits >> 48) & Hills::column(0);
    rows | columns
}

/// The hills of all lines of the mover that would be qualified if they had a vacant hill. Rule: PC3
#[inline(always)]
fn qualified_lines(position: &Position) -> Hills {
    qualified_lines_of(position, position.mover())
}

/// The same for either color. Rule: PC3
#[inline(always)]
fn qualified_lines_of(position: &Position, color: Color) -> Hills {
    let (own, enemy) = (position.ringforts(color), position.ringforts(color.enemy()));
    match color {
        Color::Red => row_counts::columns_not_ahead(own, enemy),
        Color::Blue => row_counts::rows_not_ahead(own, enemy),
    }
}

impl Color {
    /// The seven rows of a color in Poisoned Chalice: the lines of one letter for Red, of one number for Blue. Rule: PC3
    pub fn rows(self) -> impl Iterator<Item = Hills> {
        let line = match self {
            Self::Red => Hills::column,
            Self::Blue => Hills::row,
        };
        (0..7).map(line)
    }

    /// The same with their names, A to G or 1 to 7. Rule: PC3
    pub fn named_rows(self) -> impl Iterator<Item = (char, Hills)> {
        let names = match self {
            Self::Red => 'A'..='G',
            Self::Blue => '1'..='7',
        };
        names.zip(self.rows())
    }
}

impl Position {
    /// The qualified rows of the seat to move, as all their hills: lines of one letter for Red, of one number
    /// for Blue, each with a vacant hill. They count in Battle of Poisoned Chalice only. Rule: PC3
    pub fn qualified_rows(&self) -> Hills {
        self.qualified_rows_of(self.mover())
    }

    /// The rows that are qualified for a color, whoever is to move, as all their hills. Rule: PC3
    pub fn qualified_rows_of(&self, color: Color) -> Hills {
        let open = qualified_lines_of(self, color) & self.vacant();
        let qualified = color.rows().filter(|&hills| !(hills & open).is_empty());
        qualified.fold(Hills::NONE, Hills::with)
    }
}

/// Explains why a move on a hill that can be built on or taken is not legal. Rule: B12
pub(crate) fn explain(position: &Position, mv: Move) -> Reason {
    let qualified = qualified_lines(position) & position.vacant();
    match (position.phase, mv) {
        (Phase::Manoeuvres, Move::Build(hill)) => explain_manoeuvre(position, hill),
        (Phase::Manoeuvres, _) => Violation::NoCaptureOnEdges.on(mv.target()),
        (_, Move::Capture(hill)) if !position.besieged().has(hill) => {
            Violation::NotBesieged.on(hill)
        }
        _ if !qualified.is_empty() => Violation::QualifiedRows.on(qualified),
        _ => Violation::MustCaptureUnqualified.on(position.besieged()),
    }
}

/// Explains why nothing may be built on a vacant hill in Manoeuvres. Rule: PC1, PC2
fn explain_manoeuvre(position: &Position, hill: Hill) -> Reason {
    let own = position.ringforts(position.mover());
    let edge = EDGES.into_iter().find(|edge| edge.has(hill));
    match edge.map(|edge| edge & own) {
        None => Violation::OffEdges.on(hill),
        Some(taken) if !taken.is_empty() => Violation::EdgeTaken.on(taken),
        Some(_) => Violation::Opposite.on(opposite(hill.into()) - position.vacant()),
    }
}

/// Checks that the ringforts can be those of a position in Manoeuvres. Rule: PC1, PC2
fn check(setup: &Setup) -> Result<(), SetupFault> {
    if setup.phase != Phase::Manoeuvres {
        return Ok(());
    }
    let all = setup.ringforts[0] | setup.ringforts[1];
    let rim = EDGES.into_iter().fold(Hills::NONE, Hills::with);
    refuse_if_any(Fault::OffEdge, first(all - rim))?;
    for edge in EDGES {
        for ringforts in setup.ringforts {
            refuse_if_any(Fault::EdgeTwice, reading(ringforts & edge).nth(1))?;
        }
    }
    let facing = all & opposite(all);
    let is_second = |&hill: &Hill| reads_before(opposite(hill.into()) & facing, hill);
    refuse_if_any(Fault::Opposite, reading(facing).find(is_second))?;
    check_counts(setup)
}
