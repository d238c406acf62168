//! Exchange and ransom of prisoners.

use crate::color::Color;
use crate::stage::Stage;
use crate::world::World;

/// Lets the first of the captors exchange, and offer the other prisoners; `None` if there is no captor left.
/// Rule: SKX1, SKX2
pub(crate) fn next_captor(world: &mut World, captors: &[Color]) -> Option<Stage> {
    let (&captor, rest) = captors.split_first()?;
    let others: Vec<Color> = world.clockwise_from(captor).split_off(1);
    for &other in &others {
        let exchanged = held(world, captor, other).min(held(world, other, captor));
        free(world, captor, other, exchanged);
        free(world, other, captor, exchanged);
    }
    Some(Stage::Ransom {
        captor,
        owners: others
            .into_iter()
            .filter(|&owner| held(world, captor, owner) > 0)
            .collect(),
        captors: rest.to_vec(),
    })
}

/// The number of pieces of a player on a Rath card.
pub(crate) fn held(world: &World, captor: Color, owner: Color) -> u32 {
    let prisoners = &world.player(captor).prisoners;
    prisoners.get(&owner).copied().unwrap_or(0)
}

/// The number of prisoners that a ransom frees; `None` if it is no ransom. Rule: SKX2
pub(crate) fn freed_by(cumals: u8, held: u32) -> Option<u32> {
    match cumals {
        0 => Some(0),
        1 if held >= 1 => Some(1),
        2 if held >= 2 => Some(2),
        3 if held >= 3 => Some(held),
        _ => None,
    }
}

/// Prisoners go back to their owner's stock.
fn free(world: &mut World, captor: Color, owner: Color, count: u32) {
    let left = held(world, captor, owner) - count;
    let prisoners = &mut world.player_mut(captor).prisoners;
    if left == 0 {
        prisoners.remove(&owner);
    } else {
        prisoners.insert(owner, left);
    }
    world.player_mut(owner).stock += count;
}

/// The first owner asked pays, or does not. Rule: SKX2
pub(crate) fn pay(world: &mut World, cumals: u8) {
    let Stage::Ransom { captor, owners, .. } = &mut world.stage else {
        return;
    };
    let (captor, owner) = (*captor, owners.remove(0));
    let freed = freed_by(cumals, held(world, captor, owner)).unwrap_or(0);
    free(world, captor, owner, freed);
    world.player_mut(owner).cumals -= u64::from(cumals);
    world.player_mut(captor).cumals += u64::from(cumals);
}
