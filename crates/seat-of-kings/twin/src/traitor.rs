//! The traitors at the end of a round.

use crate::color::Color;
use crate::kings::after_change;
use crate::position::{Position, Spot};
use crate::region::Region;
use crate::stage::{Action, Kind, Stage, TraitorStep};
use crate::world::{World, sole_most};

/// The dominant player of a region. Rule: SKT1
pub(crate) fn dominant(world: &World, region: Region) -> Option<Color> {
    let ground = world.ground(region);
    ground.controller(Position::KING).or_else(|| {
        sole_most(
            world
                .seats
                .iter()
                .map(|&seat| (seat, ground.controlled(seat).len())),
        )
    })
}

/// The eligible players of a region, in seat order from the Starting Player. Rule: SKT2
fn eligible(world: &World, region: Region) -> Vec<Color> {
    let dominant = dominant(world, region);
    let mut seats = world.clockwise_from(world.starting);
    seats.retain(|&seat| Some(seat) != dominant && world.ground(region).has_piece_of(seat));
    seats
}

/// Takes the next step of a region's traitor that happens by itself; `None` if a seat or a shuffle is needed.
/// Rule: SKT2, SKT3
pub(crate) fn next_step(
    world: &mut World,
    region: Region,
    step: &TraitorStep,
) -> Option<TraitorStep> {
    match step {
        TraitorStep::Begin => Some(begin(world, region)),
        TraitorStep::Tie { tied, turned } if turned.len() == tied.len() => {
            Some(settle_tie(world, region, tied, turned))
        }
        TraitorStep::Tie { tied, turned } => {
            let card = top_card(world)?;
            Some(TraitorStep::Tie {
                tied: tied.clone(),
                turned: [turned.as_slice(), &[card]].concat(),
            })
        }
        TraitorStep::Option(seats) => match seats.as_slice() {
            [] => Some(TraitorStep::Done),
            [first, rest @ ..] if world.player(*first).cumals == 0 => {
                Some(TraitorStep::Option(rest.to_vec()))
            }
            _ => None,
        },
        TraitorStep::Card(owner) => take_card(world, region, *owner),
        TraitorStep::Exchange(..) | TraitorStep::Done => None,
    }
}

/// The first step: one player has the first option, or several turn up cards for it. Rule: SKT2
fn begin(world: &World, region: Region) -> TraitorStep {
    let eligible = eligible(world, region);
    let controlled = |seat: &Color| world.ground(region).controlled(*seat).len();
    let most = eligible.iter().map(controlled).max();
    let tied: Vec<Color> = eligible
        .into_iter()
        .filter(|seat| Some(controlled(seat)) == most)
        .collect();
    match tied.as_slice() {
        [] => TraitorStep::Done,
        [first] => option_from(world, region, *first),
        _ => TraitorStep::Tie {
            tied,
            turned: Vec::new(),
        },
    }
}

/// The option goes clockwise from its first holder. Rule: SKT2
fn option_from(world: &World, region: Region, first: Color) -> TraitorStep {
    let eligible = eligible(world, region);
    let mut seats = world.clockwise_from(first);
    seats.retain(|seat| eligible.contains(seat));
    TraitorStep::Option(seats)
}

/// The highest card has the first option; the cards of the tie are discarded together. Rule: SKT2, SKC4
fn settle_tie(world: &mut World, region: Region, tied: &[Color], turned: &[u8]) -> TraitorStep {
    world.discard.extend(turned);
    let highest = tied.iter().zip(turned).max_by_key(|&(_, card)| card);
    match highest {
        Some((&first, _)) => option_from(world, region, first),
        None => TraitorStep::Done,
    }
}

/// The top card of the pile; none if it is empty and the discards must be shuffled first. Rule: SKC4
fn top_card(world: &mut World) -> Option<u8> {
    (!world.pile.is_empty()).then(|| world.pile.remove(0))
}

/// The owner of the traitor takes a card, if there is one. Rule: SKT3, SKT5
fn take_card(world: &mut World, region: Region, owner: Color) -> Option<TraitorStep> {
    let card = top_card(world)?;
    world.discard.insert(card);
    let can_exchange = world.player(owner).stock > 0
        && Position::all()
            .into_iter()
            .any(|position| is_exchange(world, region, owner, card, position));
    Some(if can_exchange {
        TraitorStep::Exchange(owner, card)
    } else {
        TraitorStep::Done
    })
}

/// Returns whether the owner of the traitor may exchange on a position. Rule: SKT3
pub(crate) fn is_exchange(
    world: &World,
    region: Region,
    owner: Color,
    card: u8,
    position: Position,
) -> bool {
    let card = world.deck.card(card);
    let is_shown = if card.is_stone {
        position != Position::KING
    } else {
        card.fits().concat().contains(&position)
    };
    let controller = world.ground(region).controller(position);
    is_shown && controller.is_some_and(|controller| controller != owner)
}

/// Exchanges a piece from stock for the top piece of an opponent. Rule: SKT3, SKT4, SKF3, SKK3, SKK6
pub(crate) fn exchange(world: &mut World, position: Position) {
    let Stage::Traitors(region, TraitorStep::Exchange(owner, card)) = world.stage else {
        return;
    };
    world.send_top_home(region, position);
    world.release(region, position, owner);
    world.put_from_stock(region, position, owner);
    let level = world.ground(region).stack(position).len() - 1;
    world.stage = Stage::Traitors(region, TraitorStep::Done);
    world.action = Some(Action {
        seat: owner,
        region,
        cost: world.deck.card(card).cost,
        kind: Kind::Exchange(vec![Spot { position, level }]),
        promotions: None,
    });
    after_change(world, region);
}
