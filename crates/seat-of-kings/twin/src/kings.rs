//! Kings: victory, clearing of regions, garrisons, closed regions.

use crate::color::Color;
use crate::position::Position;
use crate::region::Region;
use crate::stage::{Kind, Outcome, Question, Stage};
use crate::world::{Edition, World};

/// Applies what follows at once from a placing, promotion, swap or exchange: victory, or the clearing of a region that
/// is one player's whole. Rule: SKK3, SKK6
pub(crate) fn after_change(world: &mut World, region: Region) {
    if let Some(winner) = high_king(world) {
        world.stage = Stage::Over(Outcome::HighKing(winner));
        return;
    }
    if let Some(owner) = owner_of_all(world, region) {
        clear(world, region, owner);
    }
}

/// The player who controls the King positions of two regions. Rule: SKK6, SK2P2
pub(crate) fn high_king(world: &World) -> Option<Color> {
    let kings = |seat: Color| {
        let controls =
            |region: &&Region| world.ground(**region).controller(Position::KING) == Some(seat);
        world.regions.iter().filter(controls).count()
    };
    world.seats.iter().copied().find(|&seat| kings(seat) >= 2)
}

/// The player who controls all 15 positions of a region. Rule: SKK3
pub(crate) fn owner_of_all(world: &World, region: Region) -> Option<Color> {
    let controls_all =
        |&seat: &Color| world.ground(region).controlled(seat).len() == Position::all().len();
    world.seats.iter().copied().find(controls_all)
}

/// The first region in play whose King position is controlled by an ordinary piece, with its king. Rule: SKK1
pub(crate) fn next_to_clear(world: &World) -> Option<(Region, Color)> {
    world.open_regions().into_iter().find_map(|region| {
        let king = world.ground(region).stack(Position::KING).last()?;
        Some((region, *king))
    })
}

/// Clears a region: own pieces to stock, captives become prisoners, a King piece, then a garrison, or with two players
/// the region is closed. Rule: SKK1, SKK2, SKK3, SK2P1, SK2P3
pub(crate) fn clear(world: &mut World, region: Region, king: Color) {
    for stack in std::mem::take(&mut world.ground_mut(region).stacks).into_values() {
        let Some(&captor) = stack.last() else {
            continue;
        };
        for piece in stack {
            if piece == captor {
                world.player_mut(captor).stock += 1;
            } else {
                *world.player_mut(captor).prisoners.entry(piece).or_insert(0) += 1;
            }
        }
    }
    if world.ground(region).king_piece.is_none() {
        world.player_mut(king).kings -= 1;
        world.ground_mut(region).king_piece = Some(king);
    }
    end_activation(world, region);
    if world.is_for_two() {
        close(world, region, king);
    } else {
        world.questions.push(Question::Garrison {
            owner: king,
            region,
            left: 2,
        });
    }
}

/// Clearing ends all activation in the region. Rule: SKK3
fn end_activation(world: &mut World, region: Region) {
    let Some(action) = &mut world.action else {
        return;
    };
    if action.region != region {
        return;
    }
    if let Kind::Stone(spots) | Kind::Exchange(spots) = &mut action.kind {
        spots.clear();
    }
    if let Some(promotions) = &mut action.promotions {
        promotions.activated.clear();
    }
}

/// Closes a region that one of two players has won. By the Italian text the third region wins the game, and at one region
/// each the King pieces are taken off. Rule: SK2P1, SK2P2, SK2P3, SKO1
fn close(world: &mut World, region: Region, king: Color) {
    world.closed.insert(region);
    if world.edition == Edition::En {
        return;
    }
    if world.regions.len() == 3 {
        world.stage = Stage::Over(Outcome::ThirdRegion(king));
    } else if world.closed.len() == 2 {
        for region in world.regions.clone() {
            if let Some(owner) = world.ground_mut(region).king_piece.take() {
                world.player_mut(owner).kings += 1;
            }
        }
    }
}

/// Puts a piece of the garrison. Rule: SKK2
pub(crate) fn garrison(world: &mut World, position: Position) {
    let Some(Question::Garrison {
        owner,
        region,
        left,
    }) = world.questions.first_mut()
    else {
        return;
    };
    *left -= 1;
    let (owner, region) = (*owner, *region);
    world.put_from_stock(region, position, owner);
}

/// Drops the question for a garrison if none is possible any more. Rule: SKK2
pub(crate) fn drop_vain_garrison(world: &mut World) {
    if let Some(Question::Garrison { owner, left, .. }) = world.questions.first()
        && (*left == 0 || world.player(*owner).stock == 0)
    {
        world.questions.remove(0);
    }
}
