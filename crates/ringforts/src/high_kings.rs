//! High Kings of Tara: three kings a side build where they go; they capture, backtrack, and are captured.
//!
//! Level 2 adds the sacrifice, after which a king stands stranded on an enemy ringfort.

mod check;
mod explain;

use game::Observer;

pub(crate) use explain::explain_stuck;

use crate::moves::KingMoves;
use crate::rule_book::{Clauses, VariantRules};
use crate::{
    Color, Effect, FinalCycle, FirstMeasureKind, Hill, Hills, Kings, Level, Move, MoveKind, Moves,
    Overlay, Phase, Position, RuleBook, RuleSet, Violation,
};

/// Kings of each side. Rule: HK1
const KINGS: usize = 3;

const BOOK: RuleBook = RuleBook {
    name: "high-kings",
    phases: &[Phase::Setup, Phase::Manoeuvres, Phase::Battle, Phase::Over],
    kings: Kings::Three,
    first_measure: FirstMeasureKind::Kingdoms,
    // Beside the difference in kingdoms or territory a point for one captured king.
    max_points: 2 + 45 + 1,
    final_cycle: FinalCycle::FinalTurn,
    announces_battle: true,
    makes_links_singly: false,
    has_spare: false,
    can_repeat: true,
    quarter_turn_exchanges_colors: false,
    rule_set: RuleSet::HighKings,
    check: check::check,
    explain: explain::explain,
    explain_over,
};

pub(crate) const LEVEL_1: VariantRules = VariantRules {
    name: "high-kings-1",
    book: &BOOK,
    level: Level::One,
    is_doubles: false,
    move_kinds: &[
        MoveKind::Build,
        MoveKind::Pass,
        MoveKind::Step,
        MoveKind::Take,
    ],
    overlays: &[Overlay::Sieges],
    lessons: &[
        "how-kings-setup",
        "how-kings-leap",
        "how-kings-stuck",
        "how-siege",
        "how-kings-capture",
        "how-kingdoms",
        "how-king-points",
    ],
    clauses: Clauses {
        manoeuvres: "HK3",
        battle: "HK5",
        forced: "",
        score: "HK13",
        end: "HK11",
    },
};

pub(crate) const LEVEL_2: VariantRules = VariantRules {
    name: "high-kings-2",
    level: Level::Two,
    move_kinds: &[
        MoveKind::Build,
        MoveKind::Pass,
        MoveKind::Step,
        MoveKind::Take,
        MoveKind::Sacrifice,
    ],
    lessons: &[
        "how-kings-setup",
        "how-kings-leap",
        "how-kings-stuck",
        "how-siege",
        "how-kings-capture",
        "how-sacrifice",
        "how-kingdoms",
        "how-king-points",
    ],
    ..LEVEL_1
};

/// The legal moves of any phase. Rule: HK1-HK3, HK5, HK6, HK9, HKL1, HKL2, HKL5
pub(crate) fn moves(position: &Position) -> Moves {
    match position.phase {
        Phase::Setup => Moves::places(setup_hills(position), Hills::NONE),
        _ => Moves::kings(king_moves(position)),
    }
}

/// Moves, captures kings and sacrifices; then ends the game, or gives the turn to the other side.
/// Rule: HK1, HK3, HK5-HK7, HK9, HK11, HKL1
pub(crate) fn play(position: &mut Position, mv: Move, observer: &mut impl Observer<Effect>) {
    let mover = position.mover();
    let is_final_turn = position.turns_left == 1;
    let is_after_pass = is_final_turn && position.kings(mover.enemy()).is_empty();
    match mv {
        Move::Build(hill) => {
            position.set_ringfort(mover, hill);
            position.toggle_king(mover, hill);
        }
        Move::Step { from, to } | Move::Take { from, to } | Move::Sacrifice { from, to } => {
            move_king(position, from, to);
            capture_kings(position, to, observer);
        }
        Move::Pass => {
            let hills = withdraw_kings(position, mover);
            let color = mover;
            observer.observe(Effect::KingsWithdrawn { color, hills });
            position.turns_left = 1;
        }
        Move::Capture(_) | Move::Swap { .. } => {}
    }
    if is_double_capture(position) {
        return finish(position, observer);
    }
    if let Move::Sacrifice { to, .. } = mv {
        position.set_ringfort(mover.enemy(), to);
    }
    if is_final_turn {
        return finish_after_final_turn(position, is_after_pass, observer);
    }
    position.next_seat();
    settle(position, observer);
    if position.turns_left == 1 {
        observer.observe(Effect::FinalTurn(position.next_to_move()));
    }
}

/// Begins the next phase, skips a seat that cannot move, and captures by default. Rule: HK1, HK4, HK10, HK11, HKL3
#[inline(always)]
pub(crate) fn settle(position: &mut Position, observer: &mut impl Observer<Effect>) {
    while !is_settled(position, observer) {
        // In the final turn the enemy has no kings or the board is full: a pass is legal and nobody is skipped.
        observer.observe(Effect::Skipped(position.next_to_move()));
        position.next_seat();
    }
}

/// Begins the phase of the seat to move. Returns whether that seat has a legal move, or the game is over.
/// Rule: HK1, HK4, HK11, HKL3
#[inline(always)]
fn is_settled(position: &mut Position, observer: &mut impl Observer<Effect>) -> bool {
    let mover = position.mover();
    let kings = position.kings(mover);
    if position.phase == Phase::Setup {
        if kings.len() < KINGS {
            return true;
        }
        position.phase = Phase::Manoeuvres;
    }
    if position.phase == Phase::Manoeuvres {
        if !are_immobile(kings, kings, open_hills(position)) {
            return true;
        }
        position.begin_battle(observer);
    }
    if position.vacant().is_empty() {
        position.turns_left = 1;
    }
    if !game::Moves::is_empty(&Moves::kings(king_moves(position))) {
        return true;
    }
    let is_stranded = position.stranded(mover).is_some();
    if is_stranded {
        capture_by_default(position, mover, observer);
        finish(position, observer);
    }
    is_stranded
}

/// Ends the game as if both sides had passed: at the third occurrence of a position. No king is stranded in a
/// position that comes twice. Rule: HK15
pub(crate) fn end_by_repetition(position: &mut Position, observer: &mut impl Observer<Effect>) {
    observer.observe(Effect::Repetition);
    for color in Color::BOTH {
        withdraw_kings(position, color);
    }
    finish(position, observer);
}

/// Ends the game after a final turn; after a pass the side that moved last is forced to pass too.
/// Rule: HK9, HK11, HKL4
fn finish_after_final_turn(
    position: &mut Position,
    is_after_pass: bool,
    observer: &mut impl Observer<Effect>,
) {
    for color in Color::BOTH {
        capture_by_default(position, color, observer);
    }
    let color = position.mover();
    if is_after_pass && !position.kings(color).is_empty() {
        let hills = withdraw_kings(position, color);
        observer.observe(Effect::ForcedPass { color, hills });
    }
    finish(position, observer);
}

/// Ends the game, by double capture if a side has lost two kings. Rule: HK12
fn finish(position: &mut Position, observer: &mut impl Observer<Effect>) {
    for color in Color::BOTH {
        if position.kings_lost(color) >= 2 {
            observer.observe(Effect::DoubleCapture(color));
        }
    }
    position.finish(observer);
}

/// Moves a king of the mover; the hill that it reaches becomes the mover's.
fn move_king(position: &mut Position, from: Hill, to: Hill) {
    let mover = position.mover();
    position.toggle_king(mover, from);
    position.toggle_king(mover, to);
    if !position.ringforts(mover).has(to) {
        position.set_ringfort(mover, to);
    }
}

/// Takes the kings of a color off the board, and gives the hills on which they stood. Rule: HK9
fn withdraw_kings(position: &mut Position, color: Color) -> Hills {
    let kings = position.kings(color);
    position.remove_kings(color, kings);
    kings
}

/// The hills to build on in Setup. Rule: HK1
fn setup_hills(position: &Position) -> Hills {
    position.vacant() - position.ringforts(position.mover()).neighbors()
}

/// The vacant hills that the phase opens to the mover's kings. Rule: HK3, HK5
fn open_hills(position: &Position) -> Hills {
    match position.phase {
        Phase::Battle => position.vacant(),
        _ => position.vacant() - position.ringforts(position.mover()).neighbors(),
    }
}

/// The moves of these kings of the mover onto vacant hills. Rule: HK2, HK3, HK5
fn vacant_moves(position: &Position, kings: Hills) -> KingMoves {
    reach(
        kings,
        position.kings(position.mover()),
        open_hills(position),
    )
}

/// Returns whether no king of a color can move to a vacant hill in Battle, a stranded one included. Rule: HK5, HK9
fn are_all_immobile(position: &Position, color: Color) -> bool {
    let kings = position.kings(color);
    are_immobile(kings, kings, position.vacant())
}

/// The kings of a color that can move to a vacant hill in Battle. Rule: HK4, HK5
fn mobile_kings(position: &Position, color: Color) -> Hills {
    let (kings, vacant) = (position.kings(color), position.vacant());
    let is_mobile = |&king: &Hill| !reach_of(king, kings, vacant).is_empty();
    kings.into_iter().filter(is_mobile).collect()
}

/// Returns whether none of these kings can move onto some hills. Rule: HK4
fn are_immobile(kings: Hills, friends: Hills, onto: Hills) -> bool {
    kings
        .into_iter()
        .all(|king| reach_of(king, friends, onto).is_empty())
}

/// The moves of these kings onto some hills.
fn reach(kings: Hills, friends: Hills, onto: Hills) -> KingMoves {
    let (mut from, mut reach) = ([Hill::FIRST; KINGS], [Hills::NONE; KINGS]);
    for ((from, reach), king) in from.iter_mut().zip(&mut reach).zip(kings) {
        *from = king;
        *reach = reach_of(king, friends, onto);
    }
    KingMoves::onward(from, reach)
}

/// The knight's moves of a king onto some hills, never beside another of its friends. Rule: HK2
fn reach_of(king: Hill, friends: Hills, onto: Hills) -> Hills {
    (king.knight_moves() & onto) - (friends - king.into()).neighbors()
}

/// The moves of the kings of the seat to move, and the pass if it is legal. In Manoeuvres some king can always move onto a
/// vacant hill, or it would be Battle. Rule: HK3-HK6, HK9, HKL1, HKL2, HKL5
fn king_moves(position: &Position) -> KingMoves {
    let mover = position.mover();
    let kings = position.kings(mover);
    let stranded = position.stranded(mover);
    let movable = stranded.map_or(kings, Hills::of);
    let onward = vacant_moves(position, movable);
    if onward.is_any() {
        return onward;
    }
    let is_immobile = stranded.is_none() || are_all_immobile(position, mover);
    let takes = capturable(position);
    KingMoves {
        takes,
        sacrifices: sacrificable(position).only_if(is_immobile),
        may_pass: stranded.is_none() && are_all_immobile(position, mover.enemy()),
        ..reach(movable, kings, backtracks(position) | takes)
    }
}

/// The friendly ringforts without a king. Rule: HK6
fn backtracks(position: &Position) -> Hills {
    position.ringforts(position.mover()) - position.kings[0] - position.kings[1]
}

/// The besieged enemy ringforts without a king. Rule: HK6
fn capturable(position: &Position) -> Hills {
    position.besieged() - position.kings[0] - position.kings[1]
}

/// The friendly ringforts that may be sacrificed on arrival, if all own kings are immobile: besieged ones
/// where the arrival does not end the game by double capture. Rule: HKL1
fn sacrificable(position: &Position) -> Hills {
    let mover = position.mover();
    if !position.is_level_2() || position.kings_lost(mover) != 1 {
        return Hills::NONE;
    }
    let besieged = position
        .ringforts(mover)
        .besieged_by(position.ringforts(mover.enemy()));
    let goes_on = |&hill: &Hill| {
        let captured = threatened_kings(position) & hill.neighbors();
        usize::from(position.kings_lost(mover.enemy())) + captured.len() < 2
    };
    (besieged & backtracks(position))
        .into_iter()
        .filter(goes_on)
        .collect()
}

/// The enemy kings on single ringforts whose neighbors are all the mover's: they fall to a king that arrives
/// beside them. A stranded king is immune. Rule: HK7, HKL2
fn threatened_kings(position: &Position) -> Hills {
    position.besieged() & position.kings(position.mover().enemy())
}

/// Captures the kings that fall to the king that arrived on this hill. Rule: HK7, HK8
fn capture_kings(position: &mut Position, arrival: Hill, observer: &mut impl Observer<Effect>) {
    let color = position.mover().enemy();
    let beside = position.kings(color) & arrival.neighbors();
    if beside.is_empty() {
        return;
    }
    let captured = beside & threatened_kings(position);
    position.remove_kings(color, captured);
    position.lost[color.index()] += captured.len() as u8;
    for hill in captured {
        observer.observe(Effect::KingCaptured { color, hill });
    }
}

/// Returns whether a side has lost two kings or more. Rule: HK12
fn is_double_capture(position: &Position) -> bool {
    let [red, blue] = position.lost;
    (red | blue) >= 2
}

/// Captures the stranded king of a color, if it has one. Rule: HKL3, HKL4
fn capture_by_default(position: &mut Position, color: Color, observer: &mut impl Observer<Effect>) {
    if let Some(hill) = position.stranded(color) {
        position.toggle_king(color, hill);
        position.lost[color.index()] += 1;
        observer.observe(Effect::KingCapturedByDefault { color, hill });
    }
}

/// The reason for the end of a game. A text has no history, so passes stand for a repetition too. Rule: B12, HK9, HK11,
/// HK12
fn explain_over(position: &Position) -> Violation {
    if is_double_capture(position) {
        Violation::OverByDoubleCapture
    } else if position.vacant().is_empty() {
        Violation::OverOnFullBoard
    } else {
        Violation::OverByPasses
    }
}
