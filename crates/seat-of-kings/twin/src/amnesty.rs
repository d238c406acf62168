//! The amnesty.

use crate::color::Color;
use crate::position::{Position, Spot};
use crate::region::Region;
use crate::world::{Edition, World};

/// The price of an amnesty, in cumals. Rule: SKM1
pub(crate) const COST: u64 = 4;

/// All captives of a region go home; by the Italian text those on K stay. Rule: SKM1, SKO1
pub(crate) fn grant(world: &mut World, seat: Color, region: Region, card: u8) {
    world.use_card(seat, card);
    world.player_mut(seat).cumals -= COST;
    for position in Position::all() {
        if position == Position::KING && world.edition == Edition::It {
            continue;
        }
        let captives = world.ground(region).stack(position).len().saturating_sub(1);
        for level in (0..captives).rev() {
            world.send_home(region, Spot { position, level });
        }
    }
}
