//! The rules of Tara, Seat of Kings, for two to four players.
//!
//! A [`State`] is the whole state of a game: what is [`Public`], the [`Hand`]s, and the deck. It is a [`game::Game`]
//! with [`game::Chance`] and [`game::Hidden`]: a [`View`] is what one seat has seen. A turn is a sequence of small
//! [`Decision`]s; [`Decisions`] are the legal ones, made from what is public and one hand. A [`Reason`] names the
//! clause that makes a decision illegal. The cards are a [`Deck`], read from a file.
//!
//! The crate does no IO, reads no clock and draws no random number of its own.
//!
//! ```
//! use game::{Chance, Game, Moves, Turn};
//! use seat_of_kings::{Color, Options, Players, State};
//!
//! let players = Players::new(&[Color::Blue, Color::Red]).expect("two colors");
//! let mut state = State::new(Options::new(players));
//! assert_eq!(state.turn(), Turn::Chance);
//! Chance::apply_draw(&mut state, &[17, 5]); // Blue turns over the higher card.
//! let deck: Vec<u8> = (1..=36).collect();
//! Chance::apply_draw(&mut state, &deck);
//! assert_eq!(state.moves().len(), 20); // Three of six cards.
//! assert_eq!(state.moves().get(0).to_string(), "keep 1 2 3");
//! ```

#[macro_use]
mod named;

mod card;
mod color;
mod position;
mod positions;
mod region;

mod deck;
mod deck_file;
mod plain_names;

mod board;
mod captives;

mod actions;
mod decision;
mod decisions;
mod draw;
mod field;
mod part;
mod stage;
mod state;
mod step;
mod swaps;
mod token;

mod clearing;
mod income;
mod round;
mod stone;
mod traitor;
mod turn;

mod board_queries;
mod effect;
mod explain;
mod game_traits;
mod observation;
mod prospects;
mod queries;
mod reason;
mod reason_values;
mod subject;
mod view;

mod position_error;
mod setup;

pub use card::{Card, CardIter, Cards};
pub use color::{Color, Players, SeatSet};
pub use decision::{Decision, DecisionKind, Piece};
pub use decisions::{DecisionIter, Decisions};
pub use deck::{Deck, Print, Spot};
pub use deck_file::{CardFault, DeckFault, Faults};
pub use draw::{Draw, NotADraw};
pub use effect::{Effect, Return};
pub use field::{FieldValue, FieldValues, Key};
pub use income::{Income, IncomeReasons};
pub use named::UnknownName;
pub use part::Part;
pub use position::{Position, Rank};
pub use position_error::{Fault, PositionError};
pub use positions::{PositionIter, Positions};
pub use queries::{NearWinner, TraitorOrder};
pub use reason::{Reason, Violation};
pub use reason_values::{ReasonValue, ReasonValues};
pub use region::{Region, Regions};
pub use setup::{Holding, Setup, StackPiece};
pub use stage::Stage;
pub use state::{Edition, Hand, Options, Public, State};
pub use step::{Garrison, Step};
pub use subject::Subject;
pub use token::NotADecision;
pub use turn::{AMNESTY_CUMALS, Activation, DISCARD_CUMALS};
pub use view::View;

#[cfg(feature = "serde")]
game::serde_by_text!(Color, Decision, Draw, Piece, Position, Region);
