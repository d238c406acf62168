//! What all variants have in common: who calls what, whose turn it is, and how a game ends.

use crate::broken::{Broken, Faults};
use crate::state::State;
use crate::token::Move;
use crate::variant::{Family, Phase};
use crate::{
    four_treasures, high_kings, kings_broken, poisoned_chalice, sacred_hill, stone_of_destiny,
};

/// The legal moves of the seat to move, by the rules of the phase.
pub(crate) fn legal(s: &State) -> Vec<Move> {
    if s.phase == Phase::Over {
        return Vec::new();
    }
    match s.variant.family {
        Family::SacredHill => sacred_hill::legal(s),
        Family::FourTreasures => four_treasures::legal(s),
        Family::HighKings => high_kings::legal(s),
        Family::PoisonedChalice => poisoned_chalice::legal(s),
        Family::StoneOfDestiny => stone_of_destiny::legal(s),
    }
}

/// Plays a legal move and ends the turn; the next turn's automatic events are left to `settle`.
pub(crate) fn play(s: &mut State, m: Move) {
    match s.variant.family {
        Family::HighKings => high_kings::play(s, m),
        Family::StoneOfDestiny => {
            stone_of_destiny::play(s, m);
            s.turn = s.turn.next();
        }
        _ => {
            match m {
                Move::Build(hill) => s.build(s.me(), hill),
                Move::Capture(hill) => s.replace(s.me(), hill),
                _ => {}
            }
            turn_over(s);
        }
    }
}

/// Applies the automatic events at the start of a turn: BATTLE, OUT, skipped turns, the end, capture by default;
/// repetition is `Twin`'s. Rule: SH4, SHD4, M6, PC1, SD3, SD5, SD6, HK4, HK10, HKL3
pub(crate) fn settle(s: &mut State) {
    match s.variant.family {
        Family::HighKings => high_kings::settle(s),
        Family::StoneOfDestiny => {
            if s.phase == Phase::Manoeuvres && s.is_full() {
                s.phase = Phase::Battle;
            }
            if legal(s).is_empty() {
                s.end();
                s.links = stone_of_destiny::final_links(s);
            }
        }
        _ => settle_by_out(s),
    }
}

/// One turn of a final cycle is used up, if one has begun; the turn passes. Rule: M6
fn turn_over(s: &mut State) {
    match s.last {
        None => {}
        Some(turns) if turns > 1 => s.last = Some(turns - 1),
        Some(_) => s.end(),
    }
    s.turn = s.turn.next();
}

/// BATTLE, OUT, and skipped turns of the final cycle, until a seat has a legal move or the game ends.
/// Rule: SH4, SHD4, PC1, M6
fn settle_by_out(s: &mut State) {
    loop {
        if s.phase == Phase::Manoeuvres && manoeuvres_end(s) {
            s.phase = Phase::Battle;
        }
        if s.phase == Phase::Over || !legal(s).is_empty() {
            return;
        }
        if s.last.is_none() {
            s.last = Some(s.variant.seats().len() as u8 - 1); // OUT
            s.turn = s.turn.next();
        } else {
            turn_over(s); // skipped
        }
    }
}

/// Do Manoeuvres end before this turn? Rule: SH4, SHD4, PC1
fn manoeuvres_end(s: &State) -> bool {
    match s.variant.family {
        Family::PoisonedChalice => poisoned_chalice::manoeuvres_done(s),
        _ => sacred_hill::manoeuvre_hills(s).is_empty(),
    }
}

/// Every clause that a move breaks; none exactly if it is legal. Rule: B12
pub(crate) fn broken(s: &State, m: Move) -> Vec<Broken> {
    let family = s.variant.family;
    if s.phase == Phase::Over {
        let mut faults = Faults::default();
        faults.add(&[over_clause(s)], []);
        return faults.list();
    }
    let faults = match family {
        Family::SacredHill => sacred_hill::broken(s, m),
        Family::FourTreasures => four_treasures::broken(s, m),
        Family::HighKings => kings_broken::broken(s, m),
        Family::PoisonedChalice => poisoned_chalice::broken(s, m),
        Family::StoneOfDestiny => stone_of_destiny::broken(s, m),
    };
    faults.list()
}

/// The clause that ended a game, as far as the position shows it: repetition (HK15) looks like HK9. Rule: B12
fn over_clause(s: &State) -> &'static str {
    match s.variant.family {
        Family::StoneOfDestiny => "SD5",
        Family::HighKings if s.lost.iter().any(|&kings| kings >= 2) => "HK12",
        Family::HighKings if s.is_full() => "HK11",
        Family::HighKings => "HK9",
        Family::SacredHill | Family::FourTreasures | Family::PoisonedChalice => "M6",
    }
}
