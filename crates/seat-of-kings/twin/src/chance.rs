//! Chance events: lots and shuffles.

use crate::position::number;
use crate::stage::Stage;
use crate::turn::{Chance, cards_to_shuffle};
use crate::world::{CARDS, World};
use std::collections::BTreeSet;

/// Applies the line of a chance event that the game waits for.
///
/// # Errors
///
/// A line of another form, or cards that cannot be.
pub(crate) fn play(world: &mut World, chance: Chance, line: &str) -> Result<(), String> {
    let wanted = match chance {
        Chance::Lots => "lots",
        Chance::Deal | Chance::Reshuffle => "shuffle",
    };
    let mut words = line.split(' ');
    if words.next() != Some(wanted) {
        return Err(format!("{wanted} is next, not: {line}"));
    }
    let cards: Vec<u8> = words
        .map(|word| {
            number(word)
                .filter(|number| (1..=usize::from(CARDS)).contains(number))
                .map(|number| number as u8)
                .ok_or_else(|| format!("no card: {word}"))
        })
        .collect::<Result<_, _>>()?;
    let different: BTreeSet<u8> = cards.iter().copied().collect();
    if different.len() != cards.len() {
        return Err("a card twice".to_string());
    }
    match chance {
        Chance::Lots => lots(world, &cards),
        Chance::Deal | Chance::Reshuffle => {
            if different.into_iter().collect::<Vec<u8>>() != cards_to_shuffle(world, chance) {
                return Err("not the cards that are shuffled".to_string());
            }
            match chance {
                Chance::Deal => deal(world, &cards),
                _ => reshuffle(world, &cards),
            }
            Ok(())
        }
    }
}

/// The highest of the cards turned over, in seat order, decides who is the first Starting Player. Rule: SKR1
fn lots(world: &mut World, cards: &[u8]) -> Result<(), String> {
    if cards.len() != world.seats.len() {
        return Err("not one card for each seat".to_string());
    }
    let highest = world.seats.iter().zip(cards).max_by_key(|&(_, card)| card);
    if let Some((&seat, _)) = highest {
        world.starting = seat;
    }
    world.stage = Stage::Deal;
    Ok(())
}

/// Six cards to each player, as blocks from the top, clockwise from the Starting Player. Rule: SKR2
fn deal(world: &mut World, cards: &[u8]) {
    let seats = world.clockwise_from(world.starting);
    let (dealt, rest) = cards.split_at(6 * seats.len());
    for (&seat, block) in seats.iter().zip(dealt.chunks(6)) {
        let mut hand = block.to_vec();
        hand.sort_unstable();
        world.player_mut(seat).hand = hand;
    }
    world.pile = rest.to_vec();
    world.discard.clear();
    world.is_reshuffled = false;
    world.stage = Stage::Keep(seats);
}

/// The discards become the pile. Rule: SKC4
fn reshuffle(world: &mut World, cards: &[u8]) {
    world.pile = cards.to_vec();
    world.discard.clear();
    world.is_reshuffled = true;
}
