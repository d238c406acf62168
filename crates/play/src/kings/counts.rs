//! Counts of a game of Seat of Kings that is over.

use catalog::{Action, AnyGame, PlyRef};
use game::Seat;
use seat_of_kings::{Decision, Effect, Region, Return};
use serde::Serialize;
use utoipa::ToSchema;

use super::moment::seat_to_decide;
use crate::step::Reported;

/// The counts of a player in a game that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct KingsCounts {
    /// Cumals of income. Rule: SKI1, SKI2
    pub income: u32,
    /// Cumals paid, for whatever it was.
    pub paid: u32,
    /// Positions taken from others, by captures and exchanges. Rule: SKP3, SKA3, SKT3
    pub taken: u32,
    /// Regions that were cleared for it. Rule: SKK1
    pub kings: u32,
    /// Its pieces on the board at the end, King pieces and captives too.
    pub pieces: u32,
    /// Traitors bought. Rule: SKT3
    pub bought: u32,
}

impl KingsCounts {
    /// The counts of the seats, in turn order, in a game that these plies led to; `None` for a ringfort game.
    pub(crate) fn all<'a>(
        start: &AnyGame,
        plies: impl Iterator<Item = PlyRef<'a>>,
    ) -> Option<Vec<Self>> {
        let players = start.as_kings()?.public().options().players;
        let mut counts = vec![Self::default(); players.count()];
        let mut game = start.clone();
        for ply in plies {
            // A draw takes no position.
            let decides = seat_to_decide(&game).map_or(0, Seat::index);
            if ply == PlyRef::Action(Action::Kings(Decision::Traitor)) {
                counts[decides].bought += 1;
            }
            let mut reported = Reported::default();
            let played = game.play_ply_observed(ply, &mut reported);
            played.expect("it was played from the same start before");
            for effect in reported.kings {
                match effect {
                    Effect::Income(seat, sum, _) => counts[seat.index()].income += u32::from(sum),
                    Effect::Paid(seat, sum) => counts[seat.index()].paid += u32::from(sum),
                    Effect::Cleared(_, king) => counts[king.index()].kings += 1,
                    Effect::Captured(..) | Effect::Returned(_, _, Return::Exchanged) => {
                        counts[decides].taken += 1;
                    }
                    _ => {}
                }
            }
        }
        let public = game.as_kings()?.public();
        for region in Region::ALL {
            let stacks = public.occupied(region).by_rank();
            for piece in stacks.flat_map(|position| public.pieces(region, position)) {
                counts[piece.owner().index()].pieces += 1;
            }
        }
        Some(counts)
    }
}
