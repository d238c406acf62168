//! The rules that all variants share: the phases, the order of turns, the end of a game.

use crate::state::State;
use crate::token::Move;
use crate::variant::{Family, Phase};
use crate::{
    four_treasures, high_kings, high_kings_broken, poisoned_chalice, sacred_hill, stone_of_destiny,
};
use std::collections::BTreeSet;

/// Clause ids.
pub(crate) type Clauses = BTreeSet<&'static str>;

/// The legal moves of the seat to move, by the rules of the phase.
pub(crate) fn legal_moves(s: &State) -> Vec<Move> {
    if s.phase == Phase::Over {
        return Vec::new();
    }
    match s.variant.family {
        Family::SacredHill => sacred_hill::legal_moves(s),
        Family::FourTreasures => four_treasures::legal_moves(s),
        Family::HighKings => high_kings::legal_moves(s),
        Family::PoisonedChalice => poisoned_chalice::legal_moves(s),
        Family::StoneOfDestiny => stone_of_destiny::legal_moves(s),
    }
}

/// Plays a legal move and passes the turn. The automatic events of the next turn are left to `settle`.
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
            end_turn(s);
        }
    }
}

/// Applies the automatic events at the start of a turn: BATTLE, OUT, skipped turns, the end, capture by default. Ends
/// by repetition need the history and are left to `Twin`. Rule: SH4, SHD4, M6, PC1, SD3, SD5, SD6, HK4, HK10, HKL3
pub(crate) fn settle(s: &mut State) {
    match s.variant.family {
        Family::HighKings => high_kings::settle(s),
        Family::StoneOfDestiny => {
            if s.phase == Phase::Manoeuvres && s.is_full() {
                s.phase = Phase::Battle;
            }
            if legal_moves(s).is_empty() {
                s.end_game();
                s.links = stone_of_destiny::final_links(s);
            }
        }
        _ => settle_by_out(s),
    }
}

/// Passes the turn and, in a final cycle, counts it down. Rule: M6
fn end_turn(s: &mut State) {
    match s.last {
        None => {}
        Some(turns) if turns > 1 => s.last = Some(turns - 1),
        Some(_) => s.end_game(),
    }
    s.turn = s.turn.next();
}

/// Applies BATTLE, OUT and skipped turns until a seat has a legal move or the game ends.
/// Rule: SH4, SHD4, PC1, M6
fn settle_by_out(s: &mut State) {
    loop {
        if s.phase == Phase::Manoeuvres && is_battle_due(s) {
            s.phase = Phase::Battle;
        }
        if s.phase == Phase::Over || !legal_moves(s).is_empty() {
            return;
        }
        if s.last.is_none() {
            s.last = Some(s.variant.seats().len() as u8 - 1); // OUT
            s.turn = s.turn.next();
        } else {
            end_turn(s); // skipped
        }
    }
}

/// True if Manoeuvres end before this turn. Rule: SH4, SHD4, PC1
fn is_battle_due(s: &State) -> bool {
    match s.variant.family {
        Family::PoisonedChalice => poisoned_chalice::are_manoeuvres_over(s),
        _ => sacred_hill::manoeuvre_hills(s).is_empty(),
    }
}

/// The clauses that a move breaks; none exactly if it is legal. Rule: B12
pub(crate) fn broken(s: &State, m: Move) -> Clauses {
    if s.phase == Phase::Over {
        return Clauses::from([over_clause(s)]);
    }
    match s.variant.family {
        Family::SacredHill => sacred_hill::broken(s, m),
        Family::FourTreasures => four_treasures::broken(s, m),
        Family::HighKings => high_kings_broken::broken(s, m),
        Family::PoisonedChalice => poisoned_chalice::broken(s, m),
        Family::StoneOfDestiny => stone_of_destiny::broken(s, m),
    }
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
