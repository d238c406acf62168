//! Applying a decision that is known to be legal.

use crate::amnesty;
use crate::color::Color;
use crate::decision::Decision;
use crate::kings;
use crate::placing;
use crate::promotion;
use crate::ransom;
use crate::region::Region;
use crate::round;
use crate::stage::{Question, Stage, TraitorStep};
use crate::stone;
use crate::traitor;
use crate::turn::{Turn, turn};
use crate::world::World;

/// Applies a legal decision, and everything that then happens by itself.
pub(crate) fn play(world: &mut World, decision: &Decision) {
    let Turn::Seat(seat, _) = turn(world) else {
        return;
    };
    apply(world, seat, decision);
    round::settle(world);
}

fn apply(world: &mut World, seat: Color, decision: &Decision) {
    match decision {
        Decision::Keep(cards) => keep(world, seat, cards),
        Decision::Discard(card) => discard(world, seat, *card),
        Decision::Amnesty(region, card) => {
            amnesty::grant(world, seat, *region, *card);
            round::end_turn(world);
        }
        Decision::Play(card, region, fit) => placing::play(world, seat, *card, *region, fit),
        Decision::Place(position) => placing::place(world, *position),
        Decision::Stone(card, region, one, other) => {
            stone::swap(world, seat, *card, *region, *one, *other);
        }
        Decision::KeepFort(position) => stone::keep_fort(world, *position),
        Decision::Activate => promotion::activate(world),
        Decision::Promote(position) => promotion::promote(world, *position),
        Decision::End => end(world),
        Decision::Traitor => buy_traitor(world, seat),
        Decision::Decline => decline(world),
        Decision::Exchange(position) => traitor::exchange(world, *position),
        Decision::Garrison(position) => kings::garrison(world, *position),
        Decision::Ransom(cumals) => ransom::pay(world, *cumals),
        Decision::Start(color) => world.stage = round::after_start(world, *color),
        Decision::Open(region) => open(world, *region),
    }
}

/// Three cards are kept, the others set aside. Rule: SKR2
fn keep(world: &mut World, seat: Color, cards: &[u8; 3]) {
    let player = world.player_mut(seat);
    player.aside = std::mem::replace(&mut player.hand, cards.to_vec());
    player.aside.retain(|card| !cards.contains(card));
    if let Stage::Keep(seats) = &mut world.stage {
        seats.remove(0);
    }
}

/// A card for two cumals. Rule: SKR4
fn discard(world: &mut World, seat: Color, card: u8) {
    world.use_card(seat, card);
    world.player_mut(seat).cumals += 2;
    round::end_turn(world);
}

/// Ends a garrison, an action, or the choice of an exchange. Rule: SKK2, SKA5, SKT3
fn end(world: &mut World) {
    if let Some(Question::Garrison { .. }) = world.questions.first() {
        world.questions.remove(0);
        return;
    }
    let had_action = world.action.take().is_some();
    match world.stage {
        Stage::Turns if had_action => round::end_turn(world),
        Stage::Traitors(region, _) => world.stage = Stage::Traitors(region, TraitorStep::Done),
        _ => {}
    }
}

/// The traitor is paid for before the card is seen. Rule: SKT3
fn buy_traitor(world: &mut World, seat: Color) {
    world.player_mut(seat).cumals -= 1;
    if let Stage::Traitors(region, _) = world.stage {
        world.stage = Stage::Traitors(region, TraitorStep::Card(seat));
    }
}

/// The option goes on to the next. Rule: SKT2
fn decline(world: &mut World) {
    if let Stage::Traitors(_, TraitorStep::Option(seats)) = &mut world.stage {
        seats.remove(0);
    }
}

/// The third region of two players. Rule: SK2P2
fn open(world: &mut World, region: Region) {
    world.stage = round::open_region(world, region);
}
