//! Tara, Seat of Kings, as JSON: positions, views, options, and the final state.
//!
//! A position is one JSON object on one line, as `docs/notation.md` describes it. [`read`] and [`read_view`] take one and
//! check it; [`position`], [`view`], [`outcome`] and [`options`] write. A view is made from what its seat has seen, and from
//! nothing else.
//!
//! ```
//! use catalog::{AnyGame, seat_of_kings};
//! use game::Hidden;
//! use ::seat_of_kings::{Color, Deck};
//!
//! let mut game = AnyGame::read("seat-of-kings")?;
//! game.play_text("lots 17 5 30 2")?;
//! let AnyGame::SeatOfKings(state) = game else { unreachable!("of that name") };
//! let text = seat_of_kings::position(&state).to_string();
//! assert_eq!(seat_of_kings::read(&text, &Deck::reconstructed())?, *state);
//!
//! let players = state.public().options().players;
//! let blue = players.seat(Color::Blue).expect("Blue plays");
//! let view = seat_of_kings::view(&state.view(blue));
//! assert_eq!(view.deck, seat_of_kings::CardList::Count(36));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod object;

mod options_text;
mod position_text;
mod stage_text;
mod view_text;

mod names;
mod parse_error;

mod by_seat;
mod perspective;
mod position_object;
mod stage_object;

const VARIANT: &str = crate::AnyVariant::SeatOfKings.name();

pub use by_seat::BySeat;
pub use object::CardList;
pub use options_text::OptionsText;
pub use parse_error::ParseError;
pub use perspective::Perspective;
pub use position_object::{
    BoardObject, OptionsObject, PlayerObject, PositionObject, options, outcome, position, view,
};
pub use position_text::read;
pub use stage_object::StageObject;
pub use view_text::{is_view, read_view};
