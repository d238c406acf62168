//! The tutor of Seat of Kings: warnings, what turns did, what a person's own one missed, and who leads.
//!
//! It reads what everybody and the seat itself sees, and nothing of the hands of others.

mod judged;

use catalog::{Action, Ply};
use game::{Hidden, Seat};
use play::{Decider, KingsRemark, KingsTurn, Passage};
use search::StopFlag;
use seat_of_kings::{Decision, Public, View};

pub(super) use judged::warning;

use super::{LEAD_EVERY, PHASE};
use crate::api::{AnyRemark, Tutor, TutorMove, TutorRemark};

/// The remarks on the turns of a passage, for a seat.
pub(super) fn looked_at(seat: Seat, passage: &Passage, stop: &StopFlag) -> Tutor {
    let mut now = passage.before.clone();
    let plies = passage.plies.iter().map(|made| Ply::as_ref(&made.ply));
    let turns = KingsTurn::all(&mut now, plies).expect("they were played from here before");
    let moves = turns
        .iter()
        .map(|turn| tutor_move(turn, seat, passage))
        .collect();
    let leaders = [&passage.before, &now].map(|game| leader(game.as_kings()?.public()));
    let is_due = passage.turns > 0 && passage.turns.is_multiple_of(LEAD_EVERY);
    let [earlier, leader] = leaders;
    let own = own_turn(seat, passage, &turns);
    let (missed, only_way) = own.map_or((None, None), |(view, action, turn)| {
        judged::looked_back(&view, action, turn, stop)
    });
    Tutor {
        moves,
        missed,
        only_way,
        says_lead: is_due || (leader.is_some() && leader != earlier),
        ..Tutor::default()
    }
}

/// The last turn in which the player of a seat used a card: what the seat saw before it, and the action that began it.
fn own_turn<'a>(
    seat: Seat,
    passage: &Passage,
    turns: &'a [KingsTurn],
) -> Option<(View, Decision, &'a KingsTurn)> {
    let own = turns.iter().rev().filter(|turn| turn.seat == seat);
    let (turn, action) = own
        .filter_map(|turn| Some((turn, action_of(turn, passage)?)))
        .next()?;
    let mut before = passage.before.clone();
    for made in &passage.plies[..turn.plies.start] {
        before.play_ply(made.ply.as_ref()).ok()?;
    }
    Some((before.as_kings()?.view(seat), action, turn))
}

/// The action that began a turn, if its player chose one.
fn action_of(turn: &KingsTurn, passage: &Passage) -> Option<Decision> {
    let made = &passage.plies[turn.plies.start];
    match (made.who, &made.ply) {
        (Some((_, Decider::Seat)), Ply::Action(Action::Kings(decision))) => {
            decision.card().map(|_| *decision)
        }
        _ => None,
    }
}

/// A turn with the remarks that its reader gets: all of another seat's, of the own only those that go on.
fn tutor_move(turn: &KingsTurn, reader: Seat, passage: &Passage) -> TutorMove {
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

/// Returns true for a remark on how the game goes on, which is shown for the turns of every seat.
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
