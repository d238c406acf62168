//! The tutor of Seat of Kings: what turns did, and who leads.
//!
//! It reads what everybody sees, and nothing of the hands of others.

use catalog::Ply;
use game::Seat;
use play::{KingsRemark, KingsTurn, Passage};
use seat_of_kings::Public;

use super::{LEAD_EVERY, PHASE};
use crate::api::{AnyRemark, Tutor, TutorMove, TutorRemark};

/// What the turns of a passage did, for a seat.
pub(super) fn looked_at(seat: Seat, passage: &Passage) -> Tutor {
    let mut now = passage.before.clone();
    let plies = passage.plies.iter().map(|made| Ply::as_ref(&made.ply));
    let turns = KingsTurn::all(&mut now, plies).expect("they were played from here before");
    let told = turns.iter().map(|turn| told(turn, seat, passage)).collect();
    let leaders = [&passage.before, &now].map(|game| leader(game.as_kings()?.public()));
    let is_due = passage.turns > 0 && passage.turns.is_multiple_of(LEAD_EVERY);
    let [earlier, leader] = leaders;
    Tutor {
        moves: told,
        says_lead: is_due || (leader.is_some() && leader != earlier),
        ..Tutor::default()
    }
}

fn told(turn: &KingsTurn, reader: Seat, passage: &Passage) -> TutorMove {
    let mut made = passage.plies[turn.plies.clone()].iter();
    let last = made.rfind(|made| made.who.is_some());
    let remarks = KingsRemark::all(turn, reader).into_iter();
    let shown = remarks.filter(|remark| turn.seat != reader || goes_on(remark));
    TutorMove {
        version: last.map_or(0, |made| made.version),
        seat: turn.seat_name(),
        remarks: shown.map(numbered).collect(),
    }
}

/// Whether it is about how the game goes on, whoever made the turn.
const fn goes_on(remark: &KingsRemark) -> bool {
    remark.kind() == PHASE && !matches!(remark, KingsRemark::Stone { .. })
}

const fn numbered(remark: KingsRemark) -> TutorRemark {
    TutorRemark {
        kind: remark.kind(),
        remark: AnyRemark::Kings(remark),
    }
}

/// The seat that alone has the most King positions, one at least.
fn leader(public: &Public) -> Option<Seat> {
    let seats = public.options().players.seats();
    let most = seats.clone().map(|seat| public.kings(seat)).max()?;
    let mut leading = seats.filter(|&seat| most > 0 && public.kings(seat) == most);
    let first = leading.next()?;
    leading.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests;
