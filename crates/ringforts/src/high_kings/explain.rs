//! Explanations of illegal moves of kings, builds and passes.

use super::{backtracks, mobile_kings, sacrificable, vacant_moves};
use crate::press::{Missing, NoMove};
use crate::{Hill, Hills, Move, Phase, Position, Reason, ReasonValue, Violation};

/// Explains why a move that agrees with what stands on the board is not legal. Rule: B12
pub(super) fn explain(position: &Position, mv: Move) -> Reason {
    match (mv, mv.target(), mv.origin()) {
        (_, Some(to), Some(from)) => explain_king(position, mv, from, to),
        (_, Some(hill), None) => explain_build(position, hill),
        _ => explain_pass(position),
    }
}

fn explain_build(position: &Position, hill: Hill) -> Reason {
    let friends = position.ringforts(position.mover());
    match position.phase {
        Phase::Setup => Violation::BesideFriendInSetup.on(friends & Hills::of(hill).neighbors()),
        Phase::Manoeuvres => Violation::KingsBuildInManoeuvres.on(hill),
        _ => Violation::KingsBuildInBattle.on(hill),
    }
}

fn explain_pass(position: &Position) -> Reason {
    let mover = position.mover();
    match position.stranded(mover) {
        _ if position.phase != Phase::Battle => Violation::NoPassBeforeBattle.on(Hills::NONE),
        Some(king) => Violation::NoPassWhileStranded.on(king),
        None => Violation::NoPassWhileMobile
            .on(mobile_kings(position, mover) | mobile_kings(position, mover.enemy())),
    }
}

/// First the geometry of the move, then what must be done instead. Rule: B12
fn explain_king(position: &Position, mv: Move, from: Hill, to: Hill) -> Reason {
    if position.phase == Phase::Setup {
        return Violation::OnlyBuildInSetup.on(to);
    }
    let onto_ringfort = !position.vacant().has(to);
    geometry(position, from, to, onto_ringfort)
        .or_else(|| siege(position, mv, to))
        .unwrap_or_else(|| compulsion(position, from))
}

/// The reason that a king cannot go from one hill to the other, whatever is besieged; `None` if it can.
/// Rule: HK2, HK3, HK5, HK6
fn geometry(position: &Position, from: Hill, to: Hill, onto_ringfort: bool) -> Option<Reason> {
    let in_manoeuvres = position.phase == Phase::Manoeuvres;
    if !Hills::of(from).knight_moves().has(to) {
        let why = if onto_ringfort {
            Violation::NoKnightsStepToRingfort
        } else if in_manoeuvres {
            Violation::NoKnightsStepInManoeuvres
        } else {
            Violation::NoKnightsStepInBattle
        };
        return Some(why.on(Hills::of(from) | Hills::of(to)));
    }
    let mover = position.mover();
    let beside = Hills::of(to).neighbors();
    let kings = (position.kings(mover) - from.into()) & beside;
    if !kings.is_empty() {
        return Some(Violation::BesideFriendlyKing.on(kings));
    }
    in_manoeuvres.then(|| {
        if onto_ringfort {
            Violation::OnlyVacantInManoeuvres.on(to)
        } else {
            Violation::BesideFriendInManoeuvres.on(position.ringforts(mover) & beside)
        }
    })
}

/// The reason that the ringfort on a hill cannot be taken or sacrificed; `None` if it can. Rule: HK6, HKL1
fn siege(position: &Position, mv: Move, to: Hill) -> Option<Reason> {
    let mover = position.mover();
    let why = match mv {
        Move::Take { .. } if !position.besieged().has(to) => Violation::NotBesieged,
        Move::Sacrifice { .. } if sacrificable(position).has(to) => return None,
        Move::Sacrifice { .. } if position.kings_lost(mover) != 1 => {
            Violation::SacrificeNeedsOneLoss
        }
        Move::Sacrifice { .. } if is_besieged_by_enemy(position, to) => {
            Violation::SacrificeAfterEnd
        }
        Move::Sacrifice { .. } => Violation::SacrificeNeedsSiege,
        _ => return None,
    };
    Some(why.on(to))
}

fn is_besieged_by_enemy(position: &Position, hill: Hill) -> bool {
    let enemy = position.ringforts(position.mover().enemy());
    backtracks(position).besieged_by(enemy).has(hill)
}

/// The kings that must move instead. Rule: HK6, HKL1, HKL2
fn compulsion(position: &Position, from: Hill) -> Reason {
    let mover = position.mover();
    match position.stranded(mover) {
        Some(king) if king != from => Violation::StrandedMustMove.on(king),
        Some(king) if vacant_moves(position, king.into()).is_any() => {
            Violation::StrandedMustEscape.on(king)
        }
        Some(_) => Violation::SacrificeWhileMobile.on(mobile_kings(position, mover)),
        None => Violation::KingsAreMobile.on(mobile_kings(position, mover)),
    }
}

/// Explains why a king of the mover has no move while others have: own kings or ringforts beside all hills within its reach, or that
/// each of these is taken. In Battle one of the others that can build must. Rule: HK2, HK3, HK4, HK6
pub(crate) fn explain_stuck(position: &Position, king: Hill) -> NoMove {
    let mover = position.mover();
    let (guards, beside) = if position.phase == Phase::Manoeuvres {
        (position.ringforts(mover), Missing::BesideRingforts)
    } else {
        let others = position.kings(mover) - king.into();
        (others, Missing::BesideKings)
    };
    let mobile = mobile_kings(position, mover).only_if(position.phase == Phase::Battle);
    let onto_own =
        backtracks(position).only_if(position.phase == Phase::Battle && mobile.is_empty());
    let barred = king.knight_moves() & (position.vacant() | onto_own) & guards.neighbors();
    let guards = guards & barred.neighbors();
    let why = if barred.is_empty() {
        Missing::AllTaken
    } else {
        beside
    };
    let mut values = vec![
        ("hills", ReasonValue::Hills(guards)),
        ("count", ReasonValue::Number(guards.len() as u8)),
        ("others", ReasonValue::Hills(barred)),
        ("barred", ReasonValue::Number(barred.len() as u8)),
    ];
    if mobile.is_empty() {
        return why.at(king, guards, values);
    }
    values.extend([
        ("case", ReasonValue::Word(why.code())),
        ("mobile", ReasonValue::Hills(mobile)),
        ("own", ReasonValue::Number(mobile.len() as u8)),
    ]);
    Missing::WhileMobile.at(king, guards | mobile, values)
}
