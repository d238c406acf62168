//! The course of a game: setup, rounds, and everything that happens by itself.

use crate::color::Color;
use crate::income;
use crate::kings::{clear, drop_vain_garrison, next_to_clear};
use crate::ransom::next_captor;
use crate::region::Region;
use crate::stage::{Outcome, Stage, TraitorStep};
use crate::traitor;
use crate::world::World;

/// Goes on until a seat or a chance event is waited for, or the game is over.
pub(crate) fn settle(world: &mut World) {
    loop {
        drop_vain_garrison(world);
        let is_asked = !world.questions.is_empty() || world.action.is_some();
        if is_asked || matches!(world.stage, Stage::Over(_)) {
            return;
        }
        match next_stage(world) {
            Some(stage) => world.stage = stage,
            None => return,
        }
    }
}

/// The next step of the course of the game, if the present one is done. Rule: SKR3, SKR5
fn next_stage(world: &mut World) -> Option<Stage> {
    match world.stage.clone() {
        Stage::Keep(seats) => seats.is_empty().then_some(Stage::Turns),
        Stage::Turns => {
            let is_done = world.played == 3 * world.seats.len();
            is_done.then(|| next_traitor(world, None))
        }
        Stage::Traitors(region, TraitorStep::Done) => Some(next_traitor(world, Some(region))),
        Stage::Traitors(region, step) => {
            let step = traitor::next_step(world, region, &step)?;
            Some(Stage::Traitors(region, step))
        }
        Stage::Clear => match next_to_clear(world) {
            Some((region, king)) => {
                clear(world, region, king);
                // The Italian third region may have ended the game.
                Some(world.stage.clone())
            }
            None => {
                let captors = world.clockwise_from(world.starting);
                next_captor(world, &captors)
            }
        },
        Stage::Ransom {
            owners, captors, ..
        } => {
            if !owners.is_empty() {
                return None;
            }
            Some(next_captor(world, &captors).unwrap_or_else(|| after_ransom(world)))
        }
        Stage::Lots | Stage::Deal | Stage::NameStart | Stage::OpenRegion | Stage::Over(_) => None,
    }
}

/// The traitor of the next region in play; after the last one income, and on to the kings. Rule: SKT1, SKR5
fn next_traitor(world: &mut World, last: Option<Region>) -> Stage {
    let next = world
        .open_regions()
        .into_iter()
        .find(|&region| Some(region) > last);
    match next {
        Some(region) => Stage::Traitors(region, TraitorStep::Begin),
        None => {
            income::pay(world);
            Stage::Clear
        }
    }
}

/// The end of the game at its limit, or the next Starting Player. Rule: SKO2, SKR5
fn after_ransom(world: &mut World) -> Stage {
    if world.round >= world.max_rounds {
        return Stage::Over(Outcome::Drawn);
    }
    if world.is_for_two() {
        let other = world.clockwise_from(world.starting)[1];
        return after_start(world, other);
    }
    Stage::NameStart
}

/// A new Starting Player is known: perhaps a third region, then the next round. Rule: SKR5, SK2P2
pub(crate) fn after_start(world: &mut World, starting: Color) -> Stage {
    world.starting = starting;
    if world.is_for_two() && world.closed.len() == 2 && world.regions.len() == 2 {
        return Stage::OpenRegion;
    }
    next_round(world)
}

/// Opens the third region of two players. Rule: SK2P2
pub(crate) fn open_region(world: &mut World, region: Region) -> Stage {
    world.regions.push(region);
    world.regions.sort();
    next_round(world)
}

/// Begins the next round: with a deal, or with the cards set aside. Rule: SKR2
fn next_round(world: &mut World) -> Stage {
    world.round += 1;
    world.played = 0;
    if world.round % 2 == 1 {
        return Stage::Deal;
    }
    for player in world.players.values_mut() {
        player.hand = std::mem::take(&mut player.aside);
    }
    Stage::Turns
}

/// A turn is over. Rule: SKR3
pub(crate) fn end_turn(world: &mut World) {
    world.played += 1;
}
