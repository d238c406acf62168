//! The places that the second hint of a step lights.

use catalog::AnyGame;
use ringforts::{Color, Hill, Variant};
use seat_of_kings::{Card, Position, Region, State};

use crate::measures::{kings_seat, named};
use crate::{Checked, ensure};

/// A fault unless each place is there. `seat` is the learner's.
pub(crate) fn check(game: &AnyGame, looks: &[String], seat: &str) -> Checked {
    for look in looks {
        let is_there = match game {
            AnyGame::Ringforts(line) => is_on_board(line.position().variant(), look),
            AnyGame::SeatOfKings(state) => is_at_table(state, look, seat)?,
        };
        ensure(is_there, || format!("look: no {look}"))?;
    }
    Ok(())
}

/// Returns whether it is a hill, or a row where rows have names.
fn is_on_board(variant: Variant, look: &str) -> bool {
    let mut rows = Color::BOTH.into_iter().flat_map(Color::named_rows);
    let has_rows = variant == Variant::PoisonedChalice;
    Hill::from_name(look).is_some() || has_rows && rows.any(|(name, _)| name.to_string() == look)
}

/// Returns whether it is a position of a region, a card in the learner's hand, or one of the things beside the board.
fn is_at_table(state: &State, look: &str, seat: &str) -> Checked<bool> {
    let public = state.public();
    Ok(match *look.split(' ').collect::<Vec<_>>() {
        ["cumals" | "stock" | "prisoners" | "deck"] => true,
        ["card", number] => {
            let card = number.parse().ok().and_then(Card::new);
            let hand = state.hand(kings_seat(public, seat)?);
            card.is_some_and(|card| hand.cards.has(card))
        }
        [region, position] => {
            named::<Position>(position)?;
            public.options().regions.has(named::<Region>(region)?)
        }
        _ => false,
    })
}
