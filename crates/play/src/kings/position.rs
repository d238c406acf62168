//! Positions of Seat of Kings outside of tables, with all hands: those of lessons.

use std::collections::BTreeMap;

use catalog::{AnyGame, PlyRef};
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::moment::{hands, seat_to_decide};
use crate::view::ActionInput;
use crate::{After, HandView, KingsView, Legal, Refusal};

/// A position of Seat of Kings that a client knows as a whole, as one of its seats sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct KingsPosition {
    /// The name of the variant.
    pub variant: &'static str,
    /// The position text, with nothing hidden.
    pub position: String,
    /// The seat that decides; absent if chance is next or the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'static str>,
    /// The seat that reads: the one that was asked for, or else the one that decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<&'static str>,
    /// The game as that seat sees it, or as everybody does if no seat reads.
    pub kings: KingsView,
    /// The cards of each seat, by its name.
    #[schema(value_type = HashMap<String, HandView>)]
    pub hands: BTreeMap<&'static str, HandView>,
    /// The decision that led here; absent at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The legal decisions of the seat that reads; absent if it does not decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
}

impl KingsPosition {
    /// The position after these decisions, as a seat sees it, or the one that decides; `None` for a ringfort game.
    ///
    /// # Errors
    ///
    /// If a decision is no token of the variant, or not legal after those before it: none is legal while chance is next, or after the end.
    pub fn after(
        start: AnyGame,
        actions: impl IntoIterator<Item: Into<ActionInput>>,
        reader: Option<Seat>,
    ) -> Result<Option<Self>, Refusal> {
        let (mut game, mut after) = (start, None);
        for action in actions {
            let action = action.into().action()?;
            after = Some(After::play(&mut game, PlyRef::Action(action))?);
        }
        Ok(Self::of(&game, after, reader))
    }

    fn of(game: &AnyGame, after: Option<After>, reader: Option<Seat>) -> Option<Self> {
        let state = game.as_kings()?;
        let decides = seat_to_decide(game);
        let you = reader.or(decides);
        let names = game.seat_names();
        Some(Self {
            variant: game.variant().name(),
            position: game.to_string(),
            turn: game.seat_name(),
            you: you.map(|seat| names[seat.index()]),
            kings: KingsView::of_game(game, you)?,
            hands: hands(state),
            after,
            legal: you
                .filter(|_| you == decides)
                .map(|seat| Legal::of(game, seat)),
        })
    }
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn every_position_of_a_game_is_shown_to_each_seat() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut game = AnyVariant::SeatOfKings.start();
        let nothing = || std::iter::empty::<&str>();
        loop {
            for seat in game.options().expect("it is of kings").players.seats() {
                let shown = KingsPosition::after(game.clone(), nothing(), Some(seat));
                let shown = shown
                    .expect("no action is refused")
                    .expect("it is of kings");
                assert_eq!(shown.position, game.to_string());
                let asked = (seat_to_decide(&game) == Some(seat)).then(|| Legal::of(&game, seat));
                assert_eq!(shown.legal, asked);
                assert_eq!(KingsView::of_game(&game, Some(seat)), Some(shown.kings));
            }
            if game.play_random(&mut rng).is_none() {
                break;
            }
        }
        let over = KingsPosition::after(game.clone(), nothing(), None).expect("nothing is refused");
        let over = over.expect("it is of kings");
        assert_eq!((over.turn, over.you, over.legal), (None, None, None));
        let refused = KingsPosition::after(game, ["end"], None);
        assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    }

    #[test]
    fn nobody_decides_while_chance_is_next() {
        let start = AnyVariant::SeatOfKings.start();
        let shown = KingsPosition::after(start.clone(), std::iter::empty::<&str>(), None);
        assert_eq!(
            shown
                .expect("nothing is refused")
                .expect("it is of kings")
                .turn,
            None
        );
        let refused = KingsPosition::after(start, ["end"], None);
        assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    }
}
