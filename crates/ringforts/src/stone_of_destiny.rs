//! Stone of Destiny: kings chase each other over the board, then ringforts change hands and links are made.

use crate::explain::impossible_link;
use crate::moves::Swaps;
use crate::{Color, Hills, Links, Move, Moves, Phase, Position, Reason, Why};

/// The ringforts of a side, the spare one included. Rule: B10, SD3
pub(crate) const RINGFORTS: usize = 23;

/// Rule: SD1, SD2, SD4
pub(crate) fn moves(position: &Position) -> Moves {
    if position.phase == Phase::Manoeuvres {
        return Moves::places(manoeuvres(position), Hills::NONE);
    }
    let own = position.ringforts(position.mover());
    Moves::swaps(Swaps {
        targets: removable(position, position.mover().enemy()),
        own,
        open: Links::within(own) - position.links,
    })
}

/// Rule: SD1, SD4
pub(crate) fn play(position: &mut Position, mv: Move) {
    let mover = position.mover();
    if let Move::Build(hill) | Move::Capture(hill) | Move::Swap { at: hill, .. } = mv {
        position.set_fort(mover, hill);
        position.remove_kings(mover, position.kings(mover));
        position.toggle_king(mover, hill);
    }
    if let Move::Swap { link, .. } = mv {
        position.add_links(Links::of(link));
    }
    position.next_seat();
    settle(position);
}

/// Battle begins on a full board; OUT ends the game at once, and all that can be linked is. Rule: SD3, SD5, SD6
pub(crate) fn settle(position: &mut Position) {
    if position.phase == Phase::Manoeuvres {
        if !position.vacant().is_empty() {
            return;
        }
        position.phase = Phase::Battle;
    }
    if removable(position, position.mover().enemy()).is_empty() {
        position.finish();
    }
}

/// The hills to build on in Manoeuvres. Rule: SD1, SD2
fn manoeuvres(position: &Position) -> Hills {
    let enemy_king = position.kings(position.mover().enemy());
    let vacant = position.vacant();
    let near = vacant & enemy_king.one_or_two_away();
    match near.is_empty() {
        true => vacant,
        false => near,
    }
}

/// The ringforts of a color without a link and not under its king, which its enemy may take away. Rule: SD4
pub(crate) fn removable(position: &Position, color: Color) -> Hills {
    position.ringforts(color) - position.links.ends() - position.kings(color)
}

/// Why a move on a vacant hill, or on an enemy ringfort, is not legal. Rule: B12
pub(crate) fn explain(position: &Position, mv: Move) -> Reason {
    let enemy = position.mover().enemy();
    match (position.phase, mv) {
        (Phase::Manoeuvres, Move::Build(_)) => Why::FarFromKing.on(position.kings(enemy)),
        (Phase::Manoeuvres, _) => Why::NoSwapInManoeuvres.on(mv.target()),
        _ => explain_swap(position, mv),
    }
}

fn explain_swap(position: &Position, mv: Move) -> Reason {
    let at = Hills::from(mv.target());
    let linked = at
        .into_iter()
        .map(|hill| position.links.of_hill(hill))
        .fold(at, Hills::with);
    match mv {
        _ if !(at & position.kings(position.mover().enemy())).is_empty() => Why::UnderKing.on(at),
        _ if linked != at => Why::Linked.on(linked),
        Move::Swap { link, .. } => impossible_link(position, at, link),
        _ => Why::LinkMissing.on(at),
    }
}
