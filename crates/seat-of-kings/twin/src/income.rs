//! The income at the end of a round.

use crate::color::Color;
use crate::position::Rank;
use crate::world::{World, sole_most};

/// Pays everybody's income. Rule: SKI1, SKI2
pub(crate) fn pay(world: &mut World) {
    let income: Vec<(Color, u64)> = world
        .seats
        .iter()
        .map(|&seat| (seat, for_majorities(world, seat) + for_several(world, seat)))
        .collect();
    for (seat, cumals) in income {
        world.player_mut(seat).cumals += cumals;
    }
}

/// One cumal for each region and rank where the player alone controls most positions. Rule: SKI1
fn for_majorities(world: &World, player: Color) -> u64 {
    let mut cumals = 0;
    for region in world.open_regions() {
        let ground = world.ground(region);
        for rank in Rank::PAID {
            let counts = world
                .seats
                .iter()
                .map(|&seat| (seat, ground.controlled_in(seat, rank)));
            if sole_most(counts) == Some(player) {
                cumals += 1;
            }
        }
    }
    cumals
}

/// One cumal for each rank in which the player controls positions in more than one region. Rule: SKI2
fn for_several(world: &World, player: Color) -> u64 {
    let regions_with = |rank: Rank| {
        world
            .open_regions()
            .into_iter()
            .filter(|&region| world.ground(region).controlled_in(player, rank) > 0)
            .count()
    };
    let several = |&rank: &Rank| regions_with(rank) > 1;
    Rank::PAID.into_iter().filter(several).count() as u64
}
